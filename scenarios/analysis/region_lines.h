#pragma once

#include "geometry/region/visible_region.h"
#include "scenarios/analysis/region.h"
#include "scenarios/prepared_table.h"

#include <vector>

/// For the files of regions: what stands in the way of lines from a viewer to spots.
namespace sightline::scenarios {

/// Which blockers count between the viewer and a target of the question.
[[nodiscard]] std::vector<geometry::Counts> countsFor(const PreparedTable::Parts& parts, const Model& viewer, const RegionQuestion& question);

/// The pieces that do not count for lines that end in them.
[[nodiscard]] std::vector<geometry::EndHolder> holdersOf(const PreparedTable::Parts& parts);

[[nodiscard]] geometry::RegionLimits limitsOf(const RuleSet& rules, const RegionQuestion& question);

} // namespace sightline::scenarios
