#pragma once

#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// A translation, in millimeters.
struct Move {
    double x = 0.0;
    double y = 0.0;
    /// Returns the length in millimeters.
    [[nodiscard]] double length() const;
};

/// The questions that the search for the shortest move asks.
struct MoveQuestions {
    std::function<bool(Move)> turns; ///< true if the move turns the verdict
    /// True if it is proved that no move within that distance (millimeters) of the given one turns it. False proves
    /// nothing.
    std::function<bool(Move, double)> noneTurns;
    std::vector<double> firstDirections; ///< directions in radians that are tried first
};

/// The limits of the search; lengths are in millimeters. It ends when the lengths found and proved differ by at most
/// `close`, or their ratio is at most `closeRatio`.
struct MoveLimits {
    double reach = 152.4;
    double close = 0.05;
    double closeRatio = 1.005;
    int maxQuestions = 6'000;
    int maxProofs = 0;           ///< maximum number of proofs, besides the questions; 0: proofs count as questions
    bool startsWithDisc = false; ///< true: first proves the largest possible disc of moves at once
};

/// The result of the search; lengths are in millimeters.
struct MoveFound {
    std::optional<Move> shortest; ///< the shortest move found that turns the verdict
    double atLeast = 0.0;         ///< proved: no shorter move turns it; at most the reach
};

/// Finds the shortest move within the reach that turns the verdict: along rays for a first one, then by best-first
/// search over cells of moves for the proof.
[[nodiscard]] MoveFound
shortestMove(const MoveQuestions& questions, const MoveLimits& limits, const std::stop_token& stop);

} // namespace sightline::scenarios
