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
    return !rules.pack && rules.view == SightGeometry::Plan && isConvexBase(targetOf(question)) && std::ranges::all_of(regionViewers(table.scenario(), question), isSpot);
}

BoundedRegion wholeRegion(const RegionTable& table, const Model& viewer, const RegionQuestion& question, const std::stop_token& stop) {
    const PreparedTable::Parts& parts = table.table().parts();
    const geometry::RegionMap map{parts.map, boxForTargets(table.table().scenario().table, question)};
    RegionQuestion unlimited = question;
    unlimited.range.reset();
    unlimited.arc.reset();
    return wholeRegionFromSpot(viewer.position, planRegion(parts, map, viewer, unlimited, stop), map.table(), targetOf(question), stop);
}

} // namespace sightline::scenarios
