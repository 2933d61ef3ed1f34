#pragma once

#include "geometry/sight/volume_cells.h"

namespace sightline::geometry::detail {

/// The search for footprints that meet in plan, one solid wholly above the other: plan lines have no common direction there.
///
/// Branch and bound over boxes of start points and of end points. Proved blocked: at some height between the solids blockers
/// cover all places where lines of the two boxes pass, or all these lines cross one upright face.
[[nodiscard]] CellAnswer searchOverhead(const ConvexShape& observer, const ConvexShape& target, Point origin,
                                        const Solid& from, const Solid& to, const VolumeMapData& data,
                                        std::span<const int> parts, const CellSearch& search, const std::stop_token& stop);

} // namespace sightline::geometry::detail
