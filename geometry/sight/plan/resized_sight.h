#pragma once

#include "geometry/sight/plan/fast_sight.h"

#include <optional>
#include <span>

/// @file
/// The filtered test for questions that list their blockers, and for bases that are grown or shrunk.
namespace sightline::geometry::detail {

/// Returns the result of `fastSight` with the blockers `active`. Blockers ignored by lines that end in a piece of
/// `containers` do not contribute to a proof of "blocked". A clear line is written to `witness`, if given.
[[nodiscard]] FilteredVerdict sightBetweenResized(const SightBase& observer,
                                                  const SightBase& target,
                                                  const TerrainMap& map,
                                                  std::span<const int> active,
                                                  std::span<const ContainingPiece> containers,
                                                  SightLine* witness = nullptr);

/// Returns whether both bases, grown outwards by `growth` or shrunk, see each other, tested with simpler bases that are
/// contained in the resized ones and with others that contain them. Returns std::nullopt if these do not decide it.
[[nodiscard]] std::optional<bool> seesWhenResizedAtOnce(const PlacedFootprint& observer,
                                                        const PlacedFootprint& target,
                                                        const TerrainMap& map,
                                                        std::span<const int> active,
                                                        Length growth,
                                                        std::span<const ContainingPiece> containers);

} // namespace sightline::geometry::detail
