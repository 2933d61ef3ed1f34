#pragma once

#include "geometry/region/polygon_set.h"
#include "scenarios/analysis/region.h"
#include "scenarios/rules/pack_table.h"

#include <vector>

/// For the files of regions: where on the table a target stands alike to all that a pack asks about.
namespace sightline::scenarios {

/// A part of the table.
struct UniformCell {
    geometry::PolygonSet region;
    geometry::Point within; ///< a place of it
};

/// The table in parts, in each of which a target of the question stands in the same pieces, as near to the same things,
/// and as far from the viewer, as far as the pack asks. What the pack decides by where the target stands is so the same
/// for all places of a part. Borders of curved bases and of distances are chords within `kRangeChord`; parts no wider
/// than the rounding of corners are left out.
[[nodiscard]] std::vector<UniformCell>
partitionByRules(const PackTable& table, const Model& viewer, const RegionQuestion& question);

/// Where the middle of a target may be that touches the viewer's base, or lies over it.
[[nodiscard]] geometry::PolygonSet contactGround(const Model& viewer, const RegionQuestion& question);

/// The middles of targets that lie in the region with all of their base, or touch it with some of it.
[[nodiscard]] geometry::PolygonSet middlesWithin(const geometry::PolygonSet& region, const RegionQuestion& question);
[[nodiscard]] geometry::PolygonSet
middlesTouching(const geometry::PolygonSet& region, const RegionQuestion& question, bool within = true);

} // namespace sightline::scenarios
