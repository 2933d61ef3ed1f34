#pragma once

#include "geometry/region/complete_visibility_region.h"
#include "geometry/region/space_region.h"
#include "scenarios/analysis/region.h"

#include <optional>

/// @file
/// Regions with computed borders. Internal to the region computation.
namespace sightline::scenarios {

/// Returns the region; std::nullopt if not `hasBorders`. After a stop request it is empty.
[[nodiscard]] std::optional<geometry::RegionBounds> borderedRegion(const RegionTable& table,
                                                                   const RegionQuestion& question,
                                                                   const RegionProgress& progress,
                                                                   int threads,
                                                                   const std::stop_token& stop);

/// True if regions under the table's rule pack have computed borders.
[[nodiscard]] bool hasPackBorders(const PreparedTable& table, const RegionQuestion& question);
/// Computes the region of one viewer without the limits of the question; for targets of some extent, the region of
/// their centers.
[[nodiscard]] geometry::RegionBounds packRegion(const RegionTable& table,
                                                const Model& viewer,
                                                const RegionQuestion& question,
                                                const RegionProgress& progress,
                                                int threads,
                                                const std::stop_token& stop);

/// True if regions of wholly seen targets have computed borders.
[[nodiscard]] bool hasWholeBorders(const PreparedTable& table, const RegionQuestion& question);
/// Computes the region of one viewer in which all of a target is seen, without the limits of the question. `sliver` is
/// half the width of what may be hidden nevertheless. Precondition: the map covers `boxForTargets`.
[[nodiscard]] geometry::RegionBounds wholeRegion(const RegionTable& table,
                                                 const Model& viewer,
                                                 const RegionQuestion& question,
                                                 const RegionProgress& progress,
                                                 const std::stop_token& stop,
                                                 geometry::Length sliver = geometry::kHiddenSliver);

/// Returns the part of a region of centers of targets within the range and the arc of the question. With `within`
/// curved bases are taken as chords inside them, else as sides outside them.
[[nodiscard]] geometry::PolygonSet withinLimits(geometry::PolygonSet region,
                                                const Model& viewer,
                                                const RegionQuestion& question,
                                                const geometry::Box& table,
                                                bool within);

/// Returns the intersection of two regions.
[[nodiscard]] geometry::RegionBounds bothOf(const geometry::RegionBounds& one, const geometry::RegionBounds& other);

/// Returns the positions of the target's center at which a part of it lies in the region, or at the overlapped
/// position; the union over the parts of its base.
[[nodiscard]] geometry::RegionBounds grownByTarget(const geometry::RegionBounds& region,
                                                   const RegionQuestion& question,
                                                   std::optional<geometry::Point> overlapped);
/// Returns the position of a viewer of no extent, at which any target whose base covers it is seen, regardless of
/// obstacles; std::nullopt for other viewers.
[[nodiscard]] std::optional<geometry::Point>
overlapPosition(const Model& viewer, const RegionQuestion& question, bool inSpace);

/// Return the bounding box of the table, the outline of a box, and the bounding box of a region that is not empty.
[[nodiscard]] geometry::Box boxOf(const Table& table);
[[nodiscard]] geometry::Ring outlineOf(const geometry::Box& box);
[[nodiscard]] geometry::Box boundsOf(const geometry::PolygonSet& region);

/// Returns the table extended by the distance to which a target standing on it may reach over its edge.
[[nodiscard]] geometry::Box boxForTargets(const Table& table, const RegionQuestion& question);

} // namespace sightline::scenarios
