#pragma once

#include "geometry/region/visibility_polygon.h"
#include "scenarios/analysis/region.h"
#include "scenarios/judge/prepared_table.h"

#include <vector>

/// @file
/// The blockers of lines from a viewer to positions. Internal to the region computation.
namespace sightline::scenarios {

/// Returns for each blocker whether it counts between the viewer and a target of the question.
[[nodiscard]] std::vector<geometry::Occlusion>
countsFor(const PreparedTable::Parts& parts, const Model& viewer, const RegionQuestion& question);

/// Returns the pieces that do not block lines that end in them.
[[nodiscard]] std::vector<geometry::ContainingPiece> containersOf(const PreparedTable::Parts& parts);

/// Returns the question's arc for this viewer, in the frame of the table.
[[nodiscard]] std::optional<geometry::ViewArc> viewArcOf(const RegionQuestion& question, const Model& viewer);

/// Returns the limits for a viewer of no extent.
[[nodiscard]] geometry::RegionLimits limitsOf(const RuleSet& rules, const RegionQuestion& question);

/// Returns the viewers: models, displaced models, positions and the zone.
[[nodiscard]] std::vector<Model> regionViewers(const Scenario& scenario, const RegionQuestion& question);
/// True if the viewer has no extent.
[[nodiscard]] bool isSamplePoint(const Model& viewer);

/// Puts a viewer on the table, in place of itself if it is a model of the table; returns its index.
std::size_t placeViewer(const Model& viewer, Scenario& scenario);

/// Returns the target of the question at a position, as a probe of the first player who is not the viewer's.
[[nodiscard]] Model regionEnemyAt(const RegionTable& table,
                                  const RegionQuestion& question,
                                  geometry::Point samplePoint,
                                  const Model& viewer);

/// True if the target is within the question's range and arc.
[[nodiscard]] bool isWithinLimits(const RegionQuestion& question, const Model& viewer, const Model& target);

/// Returns what a position sees: for each part of the map's table past the blockers of lines that end there. A position
/// on the border of a piece is not contained in it.
[[nodiscard]] geometry::PolygonSet regionFromPoint(geometry::Point place,
                                                   const geometry::RegionMap& map,
                                                   std::vector<geometry::Occlusion> counts,
                                                   const std::vector<geometry::ContainingPiece>& containers,
                                                   const geometry::RegionLimits& limits);

/// Returns what the viewer sees in plan, for targets of no extent. Blockers depend on the viewer's height, so the
/// region is that of one viewer.
[[nodiscard]] geometry::PolygonSet planRegion(const PreparedTable::Parts& parts,
                                              const geometry::RegionMap& map,
                                              const Model& viewer,
                                              const RegionQuestion& question,
                                              const std::stop_token& stop);

/// Returns what one position of the viewer sees in plan, without range and arc.
[[nodiscard]] geometry::PolygonSet planRegionFromPoint(const PreparedTable::Parts& parts,
                                                       const geometry::RegionMap& map,
                                                       const Model& viewer,
                                                       geometry::Point place,
                                                       const RegionQuestion& question);

} // namespace sightline::scenarios
