#include "scenarios/base/move_search.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <queue>

namespace sightline::scenarios {

namespace {

/// The accuracy of lengths, in millimeters, 0.1 micrometers: far below `MoveLimits::close`, by which the lengths found
/// and proved may differ, so that the bisection does not add to that. Lengths below it count as 0. Empirical.
constexpr double kNarrowed = 1e-4;
/// The minimum half side of cells, in millimeters. Moves undecided there are taken as possible, so the proved length
/// may be too small, never too large. Empirical: it bounds the depth of the subdivision, below `MoveLimits::close`.
constexpr double kSmallestCell = 2e-3;

Move moveOf(double angle, double length) { return {length * std::cos(angle), length * std::sin(angle)}; }

/// A square of moves.
struct Cell {
    Move middle;
    double half = 0.0;
    double nearest = 0.0; ///< length of its shortest move
    int number = 0;       ///< ties are broken by order of creation

    [[nodiscard]] double radius() const { return half * std::numbers::sqrt2; }
    friend bool operator<(const Cell& a, const Cell& b) {
        return std::pair{b.nearest, b.number} < std::pair{a.nearest, a.number};
    }
};

class ShortestMoveSearch {
public:
    ShortestMoveSearch(const MoveQuestions& questions, const MoveLimits& limits, const std::stop_token& stop)
        : m_questions{questions}, m_limits{limits}, m_stop{stop} {}

    MoveFound run() {
        if (m_limits.startsWithDisc) {
            proveDisc();
        }
        if (m_disc >= m_limits.reach) {
            return {{}, m_limits.reach};
        }
        alongRays();
        refine();
        MoveFound found;
        found.atLeast = proved();
        found.shortest = m_best;
        if (m_best) {
            found.atLeast = std::min(found.atLeast, m_best->length());
        }
        return found;
    }

private:
    [[nodiscard]] bool mayAsk() { return ++m_asked <= m_limits.maxQuestions && !m_stop.stop_requested(); }
    [[nodiscard]] bool mayProve() {
        if (m_limits.maxProofs == 0) {
            return mayAsk();
        }
        return ++m_proofs <= m_limits.maxProofs && !m_stop.stop_requested();
    }
    bool isProved(Move middle, double radius) { return mayProve() && m_questions.noneTurns(middle, radius); }

    /// Finds the largest disc of moves that one proof settles.
    void proveDisc() {
        double high = m_limits.reach;
        if (isProved({}, high)) {
            m_disc = high;
            return;
        }
        for (double length = high / 4; length > kNarrowed && m_disc == 0.0 && !m_stop.stop_requested(); length /= 4) {
            (isProved({}, length) ? m_disc : high) = length;
        }
        while (m_disc > 0.0 && high - m_disc > std::max(m_limits.close / 2, m_disc * (m_limits.closeRatio - 1.0)) &&
               !m_stop.stop_requested()) {
            const double middle = (m_disc + high) / 2;
            (isProved({}, middle) ? m_disc : high) = middle;
        }
    }

    [[nodiscard]] double bestLength() const {
        return m_best ? m_best->length() : std::numeric_limits<double>::infinity();
    }
    /// Longer moves are of no interest.
    [[nodiscard]] double horizon() const { return std::min(m_limits.reach, bestLength()); }

    bool turns(Move move) { return mayAsk() && m_questions.turns(move); }

    /// Bisects a known turning move of this direction to the shortest one, with a move that does not turn below it.
    void shorten(double angle, double low, double length) {
        m_best = moveOf(angle, length);
        while (length - low > kNarrowed) {
            const double middle = (low + length) / 2;
            if (turns(moveOf(angle, middle))) {
                length = middle;
                m_best = moveOf(angle, length);
            } else {
                low = middle;
            }
        }
    }

    /// Tries growing lengths, each a quarter longer than the last, for one shorter than the best.
    void along(double angle) {
        // Millimeters, the first length that is tried; shorter moves are found by bisection below it.
        constexpr double kFirst = 0.02;
        constexpr double kGrowth = 1.25;
        double before = m_disc;
        for (double length = std::max(kFirst, m_disc * 1.01); before < horizon(); length *= kGrowth) {
            const double here = std::min(length, horizon() - kNarrowed / 2);
            if (here <= before) {
                return;
            }
            if (turns(moveOf(angle, here))) {
                shorten(angle, before, here);
                m_bestAngle = angle;
                return;
            }
            if (here < length) {
                return;
            }
            before = here;
        }
    }

    void alongRays() {
        constexpr int kRays = 16;
        std::ranges::for_each(m_questions.firstDirections, [&](double angle) { along(angle); });
        for (int i = 0; i < kRays; ++i) {
            along(2 * std::numbers::pi * i / kRays);
        }
    }

    /// Varies the best direction in small steps.
    void refine() {
        // Radians. At the usual reach of 152.4 mm the end of the move shifts by 0.015 mm, less than
        // `MoveLimits::close`.
        constexpr double kSmallestTurn = 1e-4;
        for (double turn = 0.1; m_best && turn > kSmallestTurn;) {
            bool better = false;
            for (const double side : {-1.0, 1.0}) {
                const double angle = m_bestAngle + side * turn;
                const double length = bestLength() - 2 * kNarrowed;
                if (length > 0 && turns(moveOf(angle, length))) {
                    shorten(angle, std::min(m_disc, length), length);
                    m_bestAngle = angle;
                    better = true;
                    break;
                }
            }
            turn = better ? turn : turn / 2;
        }
    }

    void push(Move middle, double half) {
        const double x = std::max(0.0, std::abs(middle.x) - half);
        const double y = std::max(0.0, std::abs(middle.y) - half);
        const bool isInDisc = std::hypot(std::abs(middle.x) + half, std::abs(middle.y) + half) <= m_disc;
        const Cell cell{middle, half, std::max(m_disc, std::hypot(x, y)), m_number++};
        if (cell.nearest < horizon() && !isInDisc) {
            m_cells.push(cell);
        }
    }

    /// Returns the proved bound: no shorter move turns.
    double proved() {
        double undecided = std::numeric_limits<double>::infinity();
        push({}, m_limits.reach);
        while (!m_cells.empty()) {
            const Cell cell = m_cells.top();
            const double limit = std::min(horizon(), undecided);
            if (cell.nearest >= limit || isClose(cell.nearest)) {
                return std::min(limit, cell.nearest);
            }
            if (!mayProve()) {
                return std::min(limit, cell.nearest);
            }
            m_cells.pop();
            if (m_questions.noneTurns(cell.middle, cell.radius())) {
                continue;
            }
            const double length = cell.middle.length();
            if (length > 0 && length < horizon() && turns(cell.middle)) {
                m_bestAngle = std::atan2(cell.middle.y, cell.middle.x);
                shorten(m_bestAngle, m_disc, length);
                refine();
            }
            if (cell.half < kSmallestCell) {
                undecided = std::min(undecided, cell.nearest);
                continue;
            }
            const double half = cell.half / 2;
            for (const double dx : {-half, half}) {
                for (const double dy : {-half, half}) {
                    push({cell.middle.x + dx, cell.middle.y + dy}, half);
                }
            }
        }
        return std::min(horizon(), undecided);
    }

    [[nodiscard]] bool isClose(double length) const {
        return m_best && (bestLength() - length <= m_limits.close || bestLength() <= length * m_limits.closeRatio);
    }

    const MoveQuestions& m_questions;
    const MoveLimits& m_limits;
    const std::stop_token& m_stop;
    std::priority_queue<Cell> m_cells;
    std::optional<Move> m_best;
    double m_bestAngle = 0.0;
    double m_disc = 0.0; ///< proved: no shorter move turns
    int m_asked = 0;
    int m_proofs = 0;
    int m_number = 0;
};

} // namespace

double Move::length() const { return std::hypot(x, y); }

MoveFound shortestMove(const MoveQuestions& questions, const MoveLimits& limits, const std::stop_token& stop) {
    return ShortestMoveSearch{questions, limits, stop}.run();
}

} // namespace sightline::scenarios
