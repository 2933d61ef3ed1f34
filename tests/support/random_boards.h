#pragma once

#include "tests/support/random.h"
#include "tests/support/sight_case.h"

/// Boards from seeds. The same seed gives the same board on each machine.
namespace sightline::testsupport {

struct BoardSize {
    int pieces = 14;
    int bases = 12;
    double widthInches = 44;
    double heightInches = 30;
};

/// A base of a usual size and any shape, any facing; hulls may be concave.
[[nodiscard]] geometry::Footprint randomFootprint(Random& random);
[[nodiscard]] geometry::PlacedFootprint randomBase(Random& random, const BoardSize& size);

/// Pieces of all kinds (boxes, ruins, walls, stars, courtyards with a hole) and mixed bases, anywhere, overlapping too.
[[nodiscard]] SightBoard randomBoard(std::uint64_t seed, const BoardSize& size = {});

/// A tournament-like table of 44 pieces: L ruins with their thin walls and boxes, turned half round about the center;
/// bases stand clear of the pieces.
[[nodiscard]] SightBoard tournamentBoard(std::uint64_t seed);

/// Two bases, and boxes that leave one straight slot of the given width between them, its middle line meeting both.
struct SlotBoard {
    SightBoard board;
    double widthMillimeters = 0.0;
};
[[nodiscard]] SlotBoard slotBoard(double widthMillimeters, std::uint64_t seed);

} // namespace sightline::testsupport
