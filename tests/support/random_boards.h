#pragma once

#include "tests/support/sight_case.h"

#include <cstdint>
#include <random>

/// Boards from seeds. The same seed gives the same board on each machine: only the generator's own bits are used, none of
/// the library's distributions.
namespace sightline::testsupport {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine{seed} {}

    /// In [low, high).
    [[nodiscard]] double between(double low, double high);
    /// In [0, count).
    [[nodiscard]] int below(int count);
    [[nodiscard]] bool oneIn(int count) { return below(count) == 0; }

private:
    std::mt19937_64 m_engine;
};

struct BoardSize {
    int pieces = 14;
    int bases = 12;
    double widthInches = 44;
    double heightInches = 30;
};

/// A base of a usual size and any shape, any facing; hulls may be concave.
[[nodiscard]] geometry::Footprint randomFootprint(Dice& dice);
[[nodiscard]] geometry::PlacedFootprint randomBase(Dice& dice, const BoardSize& size);

/// Pieces of all kinds (boxes, ruins, walls, stars, courtyards with a hole) and mixed bases, anywhere, overlapping too.
[[nodiscard]] SightBoard randomBoard(std::uint64_t seed, const BoardSize& size = {});

/// A tournament-like table of 44 pieces: L ruins with their thin walls and boxes, turned half round about the centre; bases
/// stand clear of the pieces.
[[nodiscard]] SightBoard tournamentBoard(std::uint64_t seed);

/// Generators of what goes wrong: each puts the pair of interest first.
enum class Degenerate {
    GridAligned,     ///< corners on whole inches, boxes that share corners, edges and lines
    SharedCorners,   ///< a staircase of boxes joined at their corners between the bases
    RuinRoundBase,   ///< a U ruin wraps round a base
    WallThroughBase, ///< walls run through a base
    UnderPieces,     ///< bases partly or wholly under pieces
    LargeBases,      ///< bases of 160 mm, near each other
    ManyThinWalls,   ///< forty short walls
    AtOrigin,        ///< corners, wall ends and a base at (0, 0)
};
inline constexpr int kDegenerateKinds = 8;

[[nodiscard]] SightBoard degenerateBoard(Degenerate kind, std::uint64_t seed);

/// Two bases, and boxes that leave one straight slot of the given width between them, its middle line meeting both.
struct SlotBoard {
    SightBoard board;
    double widthMillimeters = 0.0;
};
[[nodiscard]] SlotBoard slotBoard(double widthMillimeters, std::uint64_t seed);

} // namespace sightline::testsupport
