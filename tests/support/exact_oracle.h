#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/sight/plan/sight.h"
#include "geometry/terrain/terrain_map.h"

#include <span>

/// Plan-view sight in exact numbers, by CGAL's exact kernel: slow, and written from the contract alone.
///
/// Lines that pass the same corners on the same sides see the same. The corners of blockers and bases, and the places
/// where a blocker's side crosses a base's, cut the space of lines into cells: lines through two such points, through
/// one and between the directions of two neighbors, and between two. One line of each cell is judged by the definition
/// of a clear segment, touching included.
namespace sightline::testsupport {

enum class Decided {
    Clear,
    Blocked,
    Open, ///< between what a base holds for sure and what it reaches at most
};

struct ExactVerdict {
    Decided ifTouchClear = Decided::Open;
    Decided ifTouchBlocked = Decided::Open;

    [[nodiscard]] Decided by(geometry::TouchRule touch) const {
        return touch == geometry::TouchRule::Clear ? ifTouchClear : ifTouchBlocked;
    }
};

/// Rectangles and hulls at whole quarter turns are taken as they are, so that nothing stays open. Of round, oval and
/// turned bases polygons of rational corners inside and outside are taken, with more and more corners; a turned hull
/// stands with corners rounded far below a nanometer, and what rests on touching then stays open.
[[nodiscard]] ExactVerdict exactVerdict(const geometry::PlacedFootprint& observer,
                                        const geometry::PlacedFootprint& target,
                                        std::span<const geometry::Blocker> blockers,
                                        std::span<const int> active);

} // namespace sightline::testsupport
