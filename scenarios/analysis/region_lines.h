#pragma once

#include "geometry/region/visible_region.h"
#include "scenarios/analysis/region.h"
#include "scenarios/prepared_table.h"

#include <vector>

/// For the files of regions: what stands in the way of lines from a viewer to spots.
namespace sightline::scenarios {

/// Which blockers count between the viewer and a target of the question.
[[nodiscard]] std::vector<geometry::Occlusion>
countsFor(const PreparedTable::Parts& parts, const Model& viewer, const RegionQuestion& question);

/// The pieces that do not count for lines that end in them.
[[nodiscard]] std::vector<geometry::ContainingPiece> containersOf(const PreparedTable::Parts& parts);

/// The question's arc as it lies on the table for this viewer.
[[nodiscard]] std::optional<geometry::ViewArc> viewArcOf(const RegionQuestion& question, const Model& viewer);

/// Of a viewer without size.
[[nodiscard]] geometry::RegionLimits limitsOf(const RuleSet& rules, const RegionQuestion& question);

/// Who looks: models, those placed elsewhere, spots and the zone.
[[nodiscard]] std::vector<Model> regionViewers(const Scenario& scenario, const RegionQuestion& question);
/// It has no size.
[[nodiscard]] bool isSamplePoint(const Model& viewer);

/// The target is within the question's range and arc.
[[nodiscard]] bool isWithinLimits(const RegionQuestion& question, const Model& viewer, const Model& target);

/// What a place sees: of each part of the map's table past what counts for lines that end there. On the border of a
/// piece it is not in it.
[[nodiscard]] geometry::PolygonSet regionFromPlace(geometry::Point place,
                                                   const geometry::RegionMap& map,
                                                   std::vector<geometry::Occlusion> counts,
                                                   const std::vector<geometry::ContainingPiece>& containers,
                                                   const geometry::RegionLimits& limits);

/// What the viewer sees in plan past all that counts; of one viewer, since what counts depends on its height. Of
/// targets without size.
[[nodiscard]] geometry::PolygonSet planRegion(const PreparedTable::Parts& parts,
                                              const geometry::RegionMap& map,
                                              const Model& viewer,
                                              const RegionQuestion& question,
                                              const std::stop_token& stop);

/// What a place of it sees by itself, in plan past all that counts for the viewer; without range and arc.
[[nodiscard]] geometry::PolygonSet planRegionFromPlace(const PreparedTable::Parts& parts,
                                                       const geometry::RegionMap& map,
                                                       const Model& viewer,
                                                       geometry::Point place,
                                                       const RegionQuestion& question);

} // namespace sightline::scenarios
