#pragma once

#include "geometry/region/space_region.h"
#include "geometry/region/whole_base.h"
#include "scenarios/analysis/region.h"

#include <optional>

/// For the files of regions: regions with true borders.
namespace sightline::scenarios {

/// Nothing: not `hasBorders`. After a stop request it is empty.
[[nodiscard]] std::optional<geometry::RegionBounds> borderedRegion(const RegionTable& table,
                                                                   const RegionQuestion& question,
                                                                   const RegionProgress& progress,
                                                                   const std::stop_token& stop);

/// The part for rule packs.
[[nodiscard]] bool hasPackBorders(const PreparedTable& table, const RegionQuestion& question);
/// Of one viewer, without the limits of the question; of the middles of targets where these have a size.
[[nodiscard]] geometry::RegionBounds packRegion(const RegionTable& table,
                                                const Model& viewer,
                                                const RegionQuestion& question,
                                                const RegionProgress& progress,
                                                const std::stop_token& stop);

/// The part for targets of which all is to be seen. Of one viewer, without the limits of the question; the map holds
/// `boxForTargets`.
[[nodiscard]] bool hasWholeBorders(const PreparedTable& table, const RegionQuestion& question);
/// `hair`: half the width of what may be hidden all the same.
[[nodiscard]] geometry::RegionBounds wholeRegion(const RegionTable& table,
                                                 const Model& viewer,
                                                 const RegionQuestion& question,
                                                 const RegionProgress& progress,
                                                 const std::stop_token& stop,
                                                 geometry::Length sliver = geometry::kHiddenSliver);

/// What belongs to both.
[[nodiscard]] geometry::RegionBounds bothOf(const geometry::RegionBounds& one, const geometry::RegionBounds& other);

/// Where the middle of a target may be of which some lies in the region, or at the place overlapped, joined over the
/// parts of its base.
[[nodiscard]] geometry::RegionBounds grownByTarget(const geometry::RegionBounds& region,
                                                   const RegionQuestion& question,
                                                   std::optional<geometry::Point> overlapped);
/// Of a viewer without size: a target whose base lies over it is seen, whatever stands there.
[[nodiscard]] std::optional<geometry::Point>
overlappedPlace(const Model& viewer, const RegionQuestion& question, bool inSpace);

/// Of the table, of a box, and round a region that is not empty.
[[nodiscard]] geometry::Box boxOf(const Table& table);
[[nodiscard]] geometry::Ring outlineOf(const geometry::Box& box);
[[nodiscard]] geometry::Box boundsOf(const geometry::PolygonSet& region);

/// The table, larger by what a target that stands on it may reach over its edge.
[[nodiscard]] geometry::Box boxForTargets(const Table& table, const RegionQuestion& question);

} // namespace sightline::scenarios
