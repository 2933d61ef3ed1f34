#pragma once

#include "scenarios/model/scenario.h"

#include <functional>
#include <optional>
#include <vector>

/// @file
/// Whether a model is as high up as a piece that it is over as seen from above. Among solids who stands high above a
/// wood, as on a bridge, does not stand in it.
namespace sightline::scenarios {

/// How high a model stands compared with a piece.
enum class Level {
    Beneath,    ///< all of it is lower
    Beside,     ///< up to its top, or at any height of a piece that reaches as high
    OverGround, ///< above what has no top of its own: in it, unless some other solid carries the model
    OverSolid   ///< above its top: in it only if what carries the model stands on it
};

/// The heights at which models stand in pieces.
class Levels {
public:
    /// What is above the top of a piece.
    enum class Above { Solid, Ground, Zone };

    Levels() = default;
    /// `above` is by piece. Zones reach from the table to any height.
    Levels(std::vector<const Piece*> pieces, std::vector<Above> above);

    /// Returns where a model with that foot and that top stands.
    [[nodiscard]] Level of(std::size_t piece, geometry::Length foot, geometry::Length top) const;

    /// Returns the solids that carry what stands at that height and touches them as seen from above: those with their
    /// top there, and those that they stand on.
    [[nodiscard]] std::vector<std::size_t> carriers(geometry::Length foot,
                                                    const std::function<bool(std::size_t piece)>& touches) const;
    /// True if the foot of the one is as high as the top of the other.
    [[nodiscard]] bool mayStandOn(std::size_t solid, std::size_t piece) const;

private:
    struct Solid {
        std::size_t piece = 0;
        geometry::Length foot;
        geometry::Length top;
    };

    std::vector<const Piece*> m_pieces; ///< empty: every model is beside every piece
    std::vector<Above> m_above;
    std::vector<Solid> m_solids; ///< the highest top first
};

/// True if the footprint lies in another, apart from what rounding of corners adds. False for walls.
[[nodiscard]] bool liesWithin(const Piece& piece, const Piece& ground);

} // namespace sightline::scenarios
