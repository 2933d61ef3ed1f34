#pragma once

#include "tests/support/random_boards.h"

namespace sightline::testsupport {

/// Generators of what goes wrong: each puts the pair of interest first.
enum class Degenerate {
    GridAligned,       ///< corners on whole inches, boxes that share corners, edges and lines
    SharedCorners,     ///< a staircase of boxes joined at their corners between the bases
    RuinRoundBase,     ///< a U ruin wraps round a base
    WallThroughBase,   ///< walls run through a base
    UnderPieces,       ///< bases partly or wholly under pieces
    LargeBases,        ///< bases of 160 mm, near each other
    ManyThinWalls,     ///< forty short walls
    AtOrigin,          ///< corners, wall ends and a base at (0, 0)
    CollinearEdges,    ///< sides of boxes and walls along a few common lines, in a direction of whole inches
    ThinSlits,         ///< two or three rows of boxes with slits of 0.1 mm, now in one line and now not
    ThousandThinWalls, ///< a thousand short walls on a large table
    WithHoles,         ///< pieces with holes, bases and walls in the holes
    OverlappingStacks, ///< pieces on pieces: the same outline again, a nanometer aside, nested, sharing sides
    BasesAtCorners,    ///< bases that touch corners, sides and wall ends of pieces
    FarFromOrigin,     ///< a small board 900 m from (0, 0)
    OnlyByTouching, ///< walls and pieces from both sides that end on one coarse lattice: often only a line that touches
                    ///< is left
};
inline constexpr int kDegenerateKinds = 16;

/// "grid aligned", …
[[nodiscard]] const char* nameOf(Degenerate kind);

[[nodiscard]] SightBoard degenerateBoard(Degenerate kind, std::uint64_t seed);

} // namespace sightline::testsupport
