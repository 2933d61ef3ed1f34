#pragma once

#include "geometry/region/polygon_set.h"
#include "scenarios/analysis/region.h"
#include "scenarios/judge/pack_table.h"

#include <vector>

/// @file
/// The partition of the table into cells in which a target is alike for all conditions of a pack. Internal to the
/// region computation.
namespace sightline::scenarios {

/// A part of the table.
struct UniformCell {
    geometry::PolygonSet region;
    geometry::Point within; ///< interior point of the region
};

/// Partitions the table into cells. Within a cell a target of the question is in the same pieces, as near to the same
/// obstacles, and as far from the viewer, as far as the pack's conditions distinguish; decisions of the pack about the
/// target's position are thus constant in a cell. Borders of curved bases and of distances are chords within
/// `kRangeChord`; cells no wider than the rounding of corners are omitted.
/// The result does not depend on the number of threads (0: one per processor).
[[nodiscard]] std::vector<UniformCell>
partitionByRules(const PackTable& table, const Model& viewer, const RegionQuestion& question, int threads = 1);

/// Returns the positions of the target's center at which it touches or overlaps the viewer's base; none
/// if one of the two stands above the top of the other.
[[nodiscard]] geometry::PolygonSet contactArea(const Model& viewer, const RegionQuestion& question);

/// Return the centers of targets whose base lies wholly in the region, or touches it. With `within` curved bases are
/// taken as chords inside them, else as sides outside them, both within `kRangeChord`.
[[nodiscard]] geometry::PolygonSet centersWithin(const geometry::PolygonSet& region, const RegionQuestion& question);
[[nodiscard]] geometry::PolygonSet
centersTouching(const geometry::PolygonSet& region, const RegionQuestion& question, bool within = true);

} // namespace sightline::scenarios
