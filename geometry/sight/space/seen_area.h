#pragma once

#include "geometry/sight/space/volume.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// The number of columns that a target is sampled in.
enum class AreaColumns {
    Few = 64,  ///< for decisions
    Many = 256 ///< for figures that no decision rests on
};

/// Returns the share, 0 to 1, of the target's side that some point of the observer sees past the parts of blockers. The
/// side is the facing width, measured across the line between the two centers, times the height; its top does not
/// count.
///
/// Sampled: columns of equal width; lines from a column run along the tangents of the observer, to its middle and
/// beside parts that form a slot, to its near and its far side, and from its top; past what they may run under
/// from 9 heights to 64 heights of the column. Edges of blockers are off by up to a column or half of a height, and
/// removing a part lowers the share by no more than the latter. Returns std::nullopt if one base lies over the other,
/// or touches it.
[[nodiscard]] std::optional<double>
seenArea(const Solid& observer, const Solid& target, std::span<const UprightPart> parts, AreaColumns columns);

/// Returns whether `seenArea` with few columns is more than `share`, which an eighth of them often tells.
[[nodiscard]] std::optional<bool>
seesMoreThan(double share, const Solid& observer, const Solid& target, std::span<const UprightPart> parts);

} // namespace sightline::geometry
