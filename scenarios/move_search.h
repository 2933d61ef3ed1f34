#pragma once

#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// A move in millimeters.
struct Move {
    double x = 0.0;
    double y = 0.0;
    [[nodiscard]] double length() const;
};

/// What a search for the shortest move asks.
struct MoveQuestions {
    std::function<bool(Move)> turns;             ///< does this move turn the verdict?
    std::function<bool(Move, double)> noneTurns; ///< true: proved that no move as near as that to this one does
    std::vector<double> firstDirections;         ///< radians: where a short move may lie
};

struct MoveLimits {
    double reach = 152.4;
    double close = 0.05;
    double closeRatio = 1.005;
    int maxQuestions = 6'000;
    int maxProofs = 0; ///< of those questions that ask for a proof, besides the others; 0: they count among them
    bool startsWithDisc = false; ///< first looks for the largest disc of moves that is proved at once
};

struct MoveFound {
    std::optional<Move> shortest; ///< the shortest found that turns
    double atLeast = 0.0;         ///< proved: none shorter than this turns; at most the reach
};

/// The shortest move within the reach that turns, by rays for a first one and best first search over cells of moves for
/// the proof.
[[nodiscard]] MoveFound
shortestMove(const MoveQuestions& questions, const MoveLimits& limits, const std::stop_token& stop);

} // namespace sightline::scenarios
