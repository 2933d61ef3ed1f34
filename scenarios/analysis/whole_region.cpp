#include "scenarios/analysis/region_borders.h"
#include "scenarios/analysis/region_lines.h"

#include "geometry/region/whole_base.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::BoundedRegion;

namespace {

geometry::WholeTarget targetOf(const RegionQuestion& question) { return {question.targetBase, question.targetFacing}; }

} // namespace

bool hasWholeBorders(const PreparedTable& table, const RegionQuestion& question) {
    const RuleSet& rules = table.rules();
    // From bases the two bounds leave out spots that the judge sees (tst_whole_region with 8,000 boards, seeds 18 and 42): those are asked one by one.
    return !rules.pack && rules.view == SightGeometry::Plan && isConvexBase(targetOf(question)) && std::ranges::all_of(regionViewers(table.scenario(), question), isSpot);
}

BoundedRegion wholeRegion(const RegionTable& table, const Model& viewer, const RegionQuestion& question, const RegionProgress& progress, const std::stop_token& stop) {
    const PreparedTable::Parts& parts = table.table().parts();
    const geometry::RegionMap map{parts.map, boxForTargets(table.table().scenario().table, question)};
    const auto fromPlace = [&](geometry::Point place) { return planRegionFromPlace(parts, map, viewer, place, question); };
    if (isSpot(viewer)) {
        return wholeRegionFromSpot(viewer.position, fromPlace(viewer.position), map.table(), targetOf(question), stop);
    }
    geometry::BaseRegionOptions options;
    options.ignoredIfHoldingEnd = holdersOf(parts);
    return wholeRegionFromBase(viewer.placed(), map, countsFor(parts, viewer, question), targetOf(question), fromPlace, options, progress, stop);
}

} // namespace sightline::scenarios
