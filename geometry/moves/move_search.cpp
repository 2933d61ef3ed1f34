#include "geometry/moves/move_search.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/region/visibility_polygon.h"
#include "geometry/shapes/distance.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace sightline::geometry {

namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();
/// The difference, in inches, below which two costs of paths are equal: 1 nm, the unit of stored corners. Sums of
/// lengths of up to 1000 in are rounded by less than 1e-10 in, a hundredth of that; without this slack a path exactly
/// as long as the limit could be refused.
constexpr double kSame = toLength(kStoredUnit).inches();

/// True if a shortest path without cost areas may bend at the corner: the path is tangent there, with both neighbors on
/// one side of each line to it.
bool bends(const MoveCorner& corner, Point other) {
    return corner.bendsAtWill ||
           orientation(other, corner.at, corner.beside[0]) * orientation(other, corner.at, corner.beside[1]) >= 0;
}

} // namespace

MoveSearch::MoveSearch(const FreeSpace& space,
                       Point from,
                       std::optional<double> maxCost,
                       std::optional<Point> towards,
                       const std::stop_token& stop)
    : m_space{space}, m_from{from}, m_maxCost{maxCost ? *maxCost + kSame : kFar} {
    const auto& corners = space.corners();
    m_reached.assign(corners.size(), {kFar, kStart});
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (corners[i].beside.empty()) {
            m_atWill.push_back(i);
        }
    }
    search(towards, stop);
}

std::optional<std::size_t> MoveSearch::cornerAt(Point place) const {
    const auto& corners = m_space.corners();
    const auto found = std::ranges::lower_bound(corners, place, {}, &MoveCorner::at);
    return found != corners.end() && found->at == place
               ? std::optional{static_cast<std::size_t>(found - corners.begin())}
               : std::nullopt;
}

template <class Matters>
void MoveSearch::findVisibleCorners(Point place,
                                    const MoveCorner* corner,
                                    const Matters& matters,
                                    std::vector<std::size_t>& seen) const {
    thread_local VisibilityPolygon region;
    thread_local std::vector<Occlusion> counts;
    counts.assign(m_space.map().terrain().blockers().size(), Occlusion::Always);
    findVisibilityPolygon(place, m_space.map(), counts, {}, region);
    seen.clear();
    for (const Point p : region.outline) {
        if (const auto at = cornerAt(p); at && p != place) {
            seen.push_back(*at);
        }
    }
    // The visibility polygon merges collinear corners, so the neighbors along a side are added.
    for (const Point p : corner ? corner->beside : m_space.endsOfSidesAt(place)) {
        if (const auto at = cornerAt(p); at && p != place && m_space.isClear(place, p)) {
            seen.push_back(*at);
        }
    }
    for (const std::size_t at : m_atWill) {
        const Point p = m_space.corners()[at].at;
        if (p != place && matters(at) && region.contains(p)) {
            seen.push_back(at);
        }
    }
}

void MoveSearch::search(std::optional<Point> towards, const std::stop_token& stop) {
    struct Step {
        double atLeast; ///< lower bound for the whole path
        double cost;
        std::size_t to;
        bool operator>(const Step& other) const { return atLeast > other.atLeast; }
    };
    const auto& corners = m_space.corners();
    std::priority_queue<Step, std::vector<Step>, std::greater<>> open;
    std::vector<char> isDone(corners.size());
    std::vector<std::size_t> seen;
    double best = m_maxCost;
    std::vector<double> toGoal;
    const auto isFar = [&](Point p, double cost) { return cost + (towards ? inchesBetween(p, *towards) : 0.0) > best; };
    if (towards) {
        toGoal.assign(corners.size(), kFar);
        findVisibleCorners(
            *towards, nullptr,
            [&](std::size_t at) { return !isFar(corners[at].at, inchesBetween(m_from, corners[at].at)); }, seen);
        for (const std::size_t at : seen) {
            toGoal[at] = m_space.costs().costBetween(corners[at].at, *towards);
        }
        if (const auto at = cornerAt(*towards)) {
            toGoal[*at] = 0.0;
        }
        if (m_space.isClear(m_from, *towards)) {
            best = std::min(best, m_space.costs().costBetween(m_from, *towards));
        }
    }
    const bool isEven = m_space.costs().isEven();
    const auto mayBend = [&](std::size_t at, Point other) {
        return !isEven || at == kStart || bends(corners[at], other);
    };
    const auto leave = [&](Point place, std::size_t from, double cost) {
        const MoveCorner* here = from == kStart ? nullptr : &corners[from];
        if (!here) {
            if (const auto at = cornerAt(place)) {
                here = &corners[*at];
                m_reached[*at] = {0.0, kStart};
                open.push({towards ? inchesBetween(place, *towards) : 0.0, 0.0, *at});
            }
        }
        const auto matters = [&](std::size_t to) {
            const Point there = corners[to].at;
            const double straight = inchesBetween(place, there);
            return isDone[to] == 0 && cost + straight < m_reached[to].cost && !isFar(there, cost + straight) &&
                   mayBend(to, place) && mayBend(from, there);
        };
        findVisibleCorners(place, here, matters, seen);
        for (const std::size_t to : seen) {
            const Point there = corners[to].at;
            if (!matters(to)) {
                continue;
            }
            const double next = cost + m_space.costs().costBetween(place, there);
            if (next < m_reached[to].cost && !isFar(there, next)) {
                m_reached[to] = {next, from};
                open.push({next + (towards ? inchesBetween(there, *towards) : 0.0), next, to});
            }
        }
    };
    leave(m_from, kStart, 0.0);
    while (!open.empty()) {
        if (stop.stop_requested()) {
            m_isStopped = true;
            return;
        }
        const Step step = open.top();
        open.pop();
        if (step.atLeast > best) {
            break;
        }
        if (isDone[step.to] != 0) {
            continue;
        }
        isDone[step.to] = 1;
        if (towards) {
            best = std::min(best, step.cost + toGoal[step.to]);
        }
        leave(corners[step.to].at, step.to, step.cost);
    }
    m_isStopped = stop.stop_requested();
}

std::optional<MoveSearch::Reached> MoveSearch::lastStep(Point to) const {
    if (m_isStopped || !m_space.isFree(to)) {
        return {};
    }
    Reached last{kFar, kStart};
    if (inchesBetween(m_from, to) <= m_maxCost && m_space.isClear(m_from, to)) {
        last.cost = m_space.costs().costBetween(m_from, to);
    }
    if (last.cost > inchesBetween(m_from, to) + kSame) {
        thread_local std::vector<std::size_t> seen;
        const double most = last.cost;
        findVisibleCorners(
            to, nullptr,
            [&](std::size_t at) { return m_reached[at].cost + inchesBetween(m_space.corners()[at].at, to) < most; },
            seen);
        if (const auto at = cornerAt(to); at && m_reached[*at].cost < last.cost) {
            last = m_reached[*at];
        }
        for (const std::size_t at : seen) {
            const Point corner = m_space.corners()[at].at;
            if (m_reached[at].cost + inchesBetween(corner, to) < last.cost) {
                if (const double cost = m_reached[at].cost + m_space.costs().costBetween(corner, to);
                    cost < last.cost) {
                    last = {cost, at};
                }
            }
        }
    }
    return last.cost <= m_maxCost ? std::optional{last} : std::nullopt;
}

std::optional<double> MoveSearch::costTo(Point to) const {
    const auto last = lastStep(to);
    return last && last->cost < kFar ? std::optional{last->cost} : std::nullopt;
}

std::optional<MovePath> MoveSearch::pathTo(Point to) const {
    const auto last = lastStep(to);
    if (!last || last->cost == kFar) {
        return {};
    }
    MovePath path;
    path.cost = last->cost;
    path.corners = {to};
    for (std::size_t at = last->from; at != kStart; at = m_reached[at].from) {
        path.corners.push_back(m_space.corners()[at].at);
    }
    path.corners.push_back(m_from);
    std::ranges::reverse(path.corners);
    const auto repeated = std::ranges::unique(path.corners);
    path.corners.erase(repeated.begin(), repeated.end());
    if (path.corners.size() == 1) {
        path.corners.push_back(to);
    }
    for (std::size_t i = 1; i < path.corners.size(); ++i) {
        path.inches += inchesBetween(path.corners[i - 1], path.corners[i]);
    }
    return path;
}

} // namespace sightline::geometry
