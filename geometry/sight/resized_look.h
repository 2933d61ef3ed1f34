#pragma once

#include "geometry/sight/fast_sight.h"

#include <optional>
#include <span>

/// Quick looks where a question names its blockers by a list, and between bases that are grown or shrunk.
namespace sightline::geometry::detail {

/// What the quick look says when `active` count. What some lines ignore that end in a piece of `holders` proves nothing
/// blocked. A clear line then stands in `witness`, if it is asked for.
[[nodiscard]] FilteredVerdict lookAtOnce(const QuickBase& observer,
                                         const QuickBase& target,
                                         const TerrainMap& map,
                                         std::span<const int> active,
                                         std::span<const ContainingPiece> holders,
                                         SightLine* witness = nullptr);

/// Whether both bases, grown outwards by `growth` or shrunk, see each other: looked at between simpler bases that lie
/// inside the resized ones, and between others that hold them. Nothing where these do not tell.
[[nodiscard]] std::optional<bool> seesWhenResizedAtOnce(const PlacedFootprint& observer,
                                                        const PlacedFootprint& target,
                                                        const TerrainMap& map,
                                                        std::span<const int> active,
                                                        Length growth,
                                                        std::span<const ContainingPiece> holders);

} // namespace sightline::geometry::detail
