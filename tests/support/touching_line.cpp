#include "tests/support/touching_line.h"

#include <algorithm>
#include <numeric>

namespace sightline::testsupport {

namespace {

constexpr Real kJoined = 1e-9L;

/// A piece of an edge in the frame of a line: x along it, y to its side.
struct Clipped {
    Vec from;
    Vec to;
};

/// The part of a segment with low <= coordinate <= high; false: none.
bool clip(Clipped& piece, Real Vec::*coordinate, Real low, Real high) {
    const Real a = piece.from.*coordinate;
    const Real b = piece.to.*coordinate;
    if (std::max(a, b) < low || std::min(a, b) > high) {
        return false;
    }
    const auto at = [&](Real value) { return piece.from + ((value - a) / (b - a)) * (piece.to - piece.from); };
    const Clipped whole = piece;
    piece.from = a < low ? at(low) : a > high ? at(high) : whole.from;
    piece.to = b < low ? at(low) : b > high ? at(high) : whole.to;
    return true;
}

Real distanceOf(const Clipped& a, const Clipped& b) {
    const Vec da = a.to - a.from;
    const Vec db = b.to - b.from;
    const bool crossing = (cross(da, b.from - a.from) < 0) != (cross(da, b.to - a.from) < 0) &&
                          (cross(db, a.from - b.from) < 0) != (cross(db, a.to - b.from) < 0);
    if (crossing) {
        return 0;
    }
    return std::min({distanceToSegment(a.from, b.from, b.to), distanceToSegment(a.to, b.from, b.to),
                     distanceToSegment(b.from, a.from, a.to), distanceToSegment(b.to, a.from, a.to)});
}

template <typename Visit> void forEachEdge(const PlaneBlocker& blocker, Visit visit) {
    for (const auto& ring : blocker.rings) {
        for (std::size_t i = 0; i + (blocker.isWall ? 1 : 0) < ring.size(); ++i) {
            visit(ring[i], ring[(i + 1) % ring.size()]);
        }
    }
}

bool deepInside(const PlaneBlocker& blocker, Vec p) {
    if (blocker.isWall) {
        return false;
    }
    bool inside = false;
    bool deep = true;
    forEachEdge(blocker, [&](Vec a, Vec b) {
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) {
            inside = !inside;
        }
        deep = deep && distanceToSegment(p, a, b) > kTouchingStrip;
    });
    return inside && deep;
}

bool chainCrosses(const std::vector<Clipped>& pieces) {
    std::vector<std::size_t> parent(pieces.size());
    std::iota(parent.begin(), parent.end(), std::size_t{0});
    const auto root = [&](std::size_t i) {
        while (parent[i] != i) {
            i = parent[i];
        }
        return i;
    };
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (root(i) != root(k) && distanceOf(pieces[i], pieces[k]) <= kJoined) {
                parent[root(i)] = root(k);
            }
        }
    }
    std::vector<bool> low(pieces.size());
    std::vector<bool> high(pieces.size());
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto [least, most] = std::minmax(pieces[i].from.y, pieces[i].to.y);
        low[root(i)] = low[root(i)] || least < -0.999L * kTouchingStrip;
        high[root(i)] = high[root(i)] || most > 0.999L * kTouchingStrip;
    }
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (low[i] && high[i]) {
            return true;
        }
    }
    return false;
}

/// True if the part of the line over [from, to] is blocked with all its neighbors.
bool surelyBlocked(const PlaneLine& line, Real from, Real to, std::span<const PlaneBlocker> blockers) {
    std::vector<Clipped> pieces;
    std::vector<Real> stops{from, to};
    bool crossed = false;
    for (const PlaneBlocker& blocker : blockers) {
        forEachEdge(blocker, [&](Vec a, Vec b) {
            Clipped piece{{dot(line.along, a), line.side(a)}, {dot(line.along, b), line.side(b)}};
            if (crossed || !clip(piece, &Vec::y, -kTouchingStrip, kTouchingStrip) ||
                !clip(piece, &Vec::x, from - kJoined, to + kJoined)) {
                return;
            }
            crossed = std::min(piece.from.y, piece.to.y) < -0.999L * kTouchingStrip &&
                      std::max(piece.from.y, piece.to.y) > 0.999L * kTouchingStrip;
            pieces.push_back(piece);
            stops.push_back(piece.from.x);
            stops.push_back(piece.to.x);
        });
    }
    if (crossed || chainCrosses(pieces)) {
        return true;
    }
    std::sort(stops.begin(), stops.end());
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        const Vec middle = line.point((stops[i] + stops[i + 1]) / 2);
        const auto holds = [&](const PlaneBlocker& blocker) { return deepInside(blocker, middle); };
        if (stops[i + 1] - stops[i] > kTouchingStrip && std::any_of(blockers.begin(), blockers.end(), holds)) {
            return true;
        }
    }
    return false;
}

} // namespace

bool touchingLineExists(const PlaneShape& observer,
                        const PlaneShape& target,
                        std::span<const PlaneBlocker> blockers,
                        std::span<const PlaneLine> lines) {
    const auto observerParts = observer.convexParts();
    const auto targetParts = target.convexParts();
    for (const PlaneLine& line : lines) {
        for (const PlaneShape& first : observerParts) {
            const Interval a = first.closedIntervalOn(line, kTouchingStrip);
            if (a.first > a.second) {
                continue;
            }
            for (const PlaneShape& second : targetParts) {
                const Interval b = second.closedIntervalOn(line, kTouchingStrip);
                if (b.first > b.second) {
                    continue;
                }
                if (!surelyBlocked(line, std::min(a.second, b.second), std::max(a.first, b.first), blockers)) {
                    return true;
                }
            }
        }
    }
    return false;
}

} // namespace sightline::testsupport
