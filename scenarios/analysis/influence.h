#pragma once

#include "scenarios/analysis/fairness.h"

#include <optional>

namespace sightline::scenarios {

/// What one piece, with what it carries, does for the lines between the zones of different players.
struct PieceInfluence {
    PieceId piece;
    double removed = 0.0; ///< change of the share of clear lines between zones if it were not there
    double nudged = 0.0;  ///< the largest change, either way, of moves by `kNudge` in eight directions
    friend bool operator==(const PieceInfluence&, const PieceInfluence&) = default;
};

inline constexpr geometry::Length kNudge = geometry::Length::fromNanometers(25'400'000LL);

/// Of all lines between spots of the ground of different players (see `SideGround`), the share that is clear.
[[nodiscard]] double
clearBetweenZones(const PreparedTable& table, geometry::Length cell, int threads = 0, const std::stop_token& stop = {});

/// The largest change by removal first. Tells pieces done, of all; after a stop request nothing is told.
[[nodiscard]] std::vector<PieceInfluence> influences(const PreparedTable& table,
                                                     geometry::Length cell,
                                                     const RegionProgress& progress = {},
                                                     int threads = 0,
                                                     const std::stop_token& stop = {});

/// What a layout should be like.
struct LayoutGoal {
    std::optional<double> longestLaneInches; ///< no clear line between zones of different players is longer
    std::optional<double>
        safeAreaSquareInches; ///< of each player's zones together as much can be seen from no enemy zone
};

/// The smallest change that was found: a shift in inches counts as much as a turn of 15 degrees, and an added piece
/// more than both.
struct LayoutSuggestion {
    enum class Kind { Nothing, Shift, Turn, Add } kind = Kind::Nothing; ///< nothing: the goal is met as it is
    PieceId piece;                 ///< with what it carries; of an addition its new id
    geometry::Vector by;           ///< shift
    geometry::Angle turn;          ///< about the middle of what is moved
    std::optional<Piece> addition; ///< a wall-like block of 6 by 1 in, 5 in high
    Scenario scenario;             ///< the table afterwards
};

/// Nothing: none of the changes tried meets the goal: shifts of up to 6 in by half inches in 16 directions, turns of up
/// to 45 degrees by 5, one block across a lane. Pieces are not moved off the table, nor onto others they did not meet
/// before. Tells changes tried, of all. Precondition: the goal asks for something.
[[nodiscard]] std::optional<LayoutSuggestion> suggestChange(const PreparedTable& table,
                                                            const LayoutGoal& goal,
                                                            geometry::Length cell,
                                                            const RegionProgress& progress = {},
                                                            const std::stop_token& stop = {});

/// Is the goal met as the table is?
[[nodiscard]] bool meetsGoal(const PreparedTable& table,
                             const LayoutGoal& goal,
                             geometry::Length cell,
                             int threads = 0,
                             const std::stop_token& stop = {});

} // namespace sightline::scenarios
