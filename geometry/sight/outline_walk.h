#pragma once

#include "geometry/sight/sight.h"
#include "geometry/sight/target_outline.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// One place the observer may look from, and the blockers that count from there.
struct Viewpoint {
    PlacedFootprint region;
    std::vector<int> active;
};

struct WalkedOutline {
    std::vector<Stretch> facing;
    std::vector<Stretch> seen;
};

/// The facing and the seen part of a target's outline by asking place after place, for bases that overlap, where no
/// line separates them. Steps of 1/1440 of the outline, each change narrowed to a ten-thousandth of a step: a part
/// shorter than a step may be missed.
[[nodiscard]] WalkedOutline walkOutline(std::span<const Viewpoint> observer,
                                        const PlacedFootprint& target,
                                        const TerrainMap& map,
                                        std::span<const ContainingPiece> holders,
                                        Point origin);

} // namespace sightline::geometry::detail
