#include "scenarios/analysis/region_borders.h"
#include "scenarios/analysis/region_lines.h"

namespace sightline::scenarios {

using geometry::BoundedRegion;

namespace {

geometry::WholeTarget targetOf(const RegionQuestion& question, geometry::Length hair = geometry::kHiddenHair) { return {question.targetBase, question.targetFacing, hair}; }

} // namespace

bool hasWholeBorders(const PreparedTable& table, const RegionQuestion& question) {
    const RuleSet& rules = table.rules();
    return !rules.pack && rules.view == SightGeometry::Plan && isConvexBase(targetOf(question));
}

BoundedRegion wholeRegion(const RegionTable& table, const Model& viewer, const RegionQuestion& question, const RegionProgress& progress, const std::stop_token& stop,
                          geometry::Length hair) {
    const PreparedTable::Parts& parts = table.table().parts();
    const geometry::RegionMap map{parts.map, boxForTargets(table.table().scenario().table, question)};
    const auto fromPlace = [&](geometry::Point place) { return planRegionFromPlace(parts, map, viewer, place, question); };
    if (isSpot(viewer)) {
        return wholeRegionFromSpot(viewer.position, fromPlace(viewer.position), map.table(), targetOf(question, hair), stop);
    }
    geometry::BaseRegionOptions options;
    options.ignoredIfHoldingEnd = holdersOf(parts);
    return wholeRegionFromBase(viewer.placed(), map, countsFor(parts, viewer, question), targetOf(question, hair), fromPlace, options, progress, stop);
}

} // namespace sightline::scenarios
