#pragma once

#include "scenarios/analysis/fairness.h"

#include <optional>

namespace sightline::scenarios {

/// The effect of one object of the table, a piece with its group and what it carries, on the lines between zones of
/// different players.
struct PieceInfluence {
    PieceId piece;        ///< the first of the object, see `tableObjectsOf`
    double removed = 0.0; ///< change of the share of clear lines between zones if the object is removed
    double nudged = 0.0;  ///< largest absolute change over moves by `kNudge` in eight directions
    friend bool operator==(const PieceInfluence&, const PieceInfluence&) = default;
};

/// The displacement of test moves: 1 in.
inline constexpr geometry::Length kNudge = geometry::Length::fromNanometers(25'400'000LL);

/// Returns the share of clear lines among all between grid points in the zones of different players (see `SideZones`).
[[nodiscard]] double
clearBetweenZones(const PreparedTable& table, geometry::Length cell, int threads = 0, const std::stop_token& stop = {});

/// Computes the influences, by decreasing change on removal. Reports the number of finished pieces and of all; the
/// result is empty after a stop request.
[[nodiscard]] std::vector<PieceInfluence> influences(const PreparedTable& table,
                                                     geometry::Length cell,
                                                     const RegionProgress& progress = {},
                                                     int threads = 0,
                                                     const std::stop_token& stop = {});

/// The requirements on a layout.
struct LayoutGoal {
    std::optional<double> longestLaneInches; ///< maximum length of a clear line between zones of different players
    /// Minimum area of each player's zones that no enemy zone sees.
    std::optional<double> safeAreaSquareInches;
    /// Maximum difference between the two sides, a share from 0 to 1: the largest of the four of a fairness study of
    /// the table as it is placed. A table without two sides has none.
    std::optional<double> sideDifference;
    geometry::Length move = geometry::Length::fromInches(6); ///< the enemies' move in that study
};

/// The smallest change found. A shift by one inch weighs as much as a rotation by 15 degrees, and an additional piece
/// more than any of them.
struct LayoutSuggestion {
    enum class Kind { Nothing, Shift, Turn, Add } kind = Kind::Nothing; ///< `Nothing`: the goal is already met
    PieceId piece;                   ///< moved with its group and what it carries; for an addition its new id
    geometry::Vector by;             ///< translation
    geometry::Angle turn;            ///< rotation about the center of what is moved
    std::optional<Piece> addition;   ///< a block of 6 by 1 in, 5 in high
    Scenario scenario;               ///< the table after the change
    std::vector<PieceId> moved = {}; ///< `piece` and what moves with it; for an addition its new id only
};

/// The change that comes closest to a goal that none meets.
struct ClosestChange {
    std::optional<LayoutSuggestion> change; ///< std::nullopt: no change comes closer than the table as it is
    /// The goals that the table meets as it is, and those that it would meet after the change. What misses a goal is
    /// measured, but nothing after it: lanes come first, then the safe area, then the sides.
    LayoutGoal before;
    LayoutGoal reached;
};

/// The progress of the search for a change counts each change as so many steps, and so many changes before the first
/// one for the table as it is, which is measured before.
inline constexpr int kStepsOfAChange = 100;
inline constexpr int kMeasuringChanges = 10;

/// Searches for the smallest change that meets the goal, among translations of up to 6 in by half inches in 16
/// directions, rotations of up to 45 degrees by 5, and one block across a lane. Returns std::nullopt if none of them
/// does; `closest` then holds the one that comes closest, and that so far after a stop request. Where a change meets
/// the goal, `closest` holds that one, with all goals measured before and after it. Pieces are not moved off the table,
/// nor onto others that they did not meet before, nor so that they cover more of others. A piece moves with its group
/// and what it carries, except for what lies apart from it, which is moved by itself. The search looks at the goal
/// only: it does not keep the symmetry of a table, nor its fairness unless that is the goal. Reports the steps of
/// measuring the table and trying the changes; each report has more than the one before. Precondition: the goal has a
/// requirement.
[[nodiscard]] std::optional<LayoutSuggestion> suggestChange(const PreparedTable& table,
                                                            const LayoutGoal& goal,
                                                            geometry::Length cell,
                                                            const RegionProgress& progress = {},
                                                            const std::stop_token& stop = {},
                                                            ClosestChange* closest = nullptr);

/// True if the table meets the goal unchanged.
[[nodiscard]] bool meetsGoal(const PreparedTable& table,
                             const LayoutGoal& goal,
                             geometry::Length cell,
                             int threads = 0,
                             const std::stop_token& stop = {});

} // namespace sightline::scenarios
