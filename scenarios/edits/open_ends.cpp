#include "scenarios/edits/open_ends.h"

#include "geometry/base/predicates.h"
#include "geometry/shapes/distance.h"
#include "scenarios/edits/outline_edits.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;

struct Edge {
    std::size_t piece;
    std::size_t chain;
    std::size_t index;
    Point a;
    Point b;
};

Point nearestOn(Point a, Point b, Point p) {
    const std::vector<Point> edge{a, b};
    return pointAlong(edge, nearestAlong(edge, p));
}

} // namespace

std::vector<OpenEnd> openEndsOf(const Scenario& scenario, Length gap) {
    std::vector<Edge> edges;
    for (std::size_t p = 0; p < scenario.terrain.size(); ++p) {
        const auto chains = chainsOf(scenario.terrain[p]);
        for (std::size_t c = 0; c < chains.size(); ++c) {
            for (std::size_t i = 0; i < chains[c].edges(); ++i) {
                edges.push_back({p, c, i, chains[c].points[i], chains[c].next(i)});
            }
        }
    }
    std::vector<OpenEnd> found;
    const double reach = gap.inches();
    const auto look = [&](std::size_t piece, std::size_t chain, std::optional<std::size_t> wall,
                          const std::vector<Point>& points, bool isLast) {
        const Point end = isLast ? points.back() : points.front();
        const std::size_t own = isLast ? points.size() - 2 : 0;
        OpenEnd open{scenario.terrain[piece].id, wall, isLast, end, {}, {}, {}};
        double nearest = reach;
        for (const Edge& edge : edges) {
            const bool isItself = edge.piece == piece && edge.chain == chain && edge.index == own;
            const bool isFar = std::min(edge.a.x, edge.b.x) > end.x + gap ||
                               std::max(edge.a.x, edge.b.x) < end.x - gap ||
                               std::min(edge.a.y, edge.b.y) > end.y + gap || std::max(edge.a.y, edge.b.y) < end.y - gap;
            if (isItself || isFar) {
                continue;
            }
            // The adjacent edge contains its other end, not this one, unless the wall is tiny.
            if (geometry::isOnSegment(edge.a, edge.b, end)) {
                return;
            }
            const Point foot = nearestOn(edge.a, edge.b, end);
            if (const double off = inchesBetween(foot, end); off < nearest) {
                nearest = off;
                open.other = scenario.terrain[edge.piece].id;
                open.nearest = foot;
                open.gap = Length::fromInches(off);
            }
        }
        const bool crosses = std::ranges::any_of(edges, [&](const Edge& edge) {
            const bool isOwn = edge.piece == piece && edge.chain == chain;
            const Point before = isLast ? points[points.size() - 2] : points[1];
            return !isOwn && scenario.terrain[edge.piece].id == open.other &&
                   geometry::segmentsMeet(before, end, edge.a, edge.b);
        });
        if (!open.other.isEmpty() && !crosses) {
            found.push_back(std::move(open));
        }
    };
    for (std::size_t p = 0; p < scenario.terrain.size(); ++p) {
        const Piece& piece = scenario.terrain[p];
        const std::size_t rings = chainsOf(piece).size() - piece.walls.size();
        const auto both = [&](std::size_t chain, std::optional<std::size_t> wall, const std::vector<Point>& points) {
            if (points.front() != points.back()) {
                look(p, chain, wall, points, false);
                look(p, chain, wall, points, true);
            }
        };
        if (const auto* wall = std::get_if<geometry::Wall>(&piece.outline)) {
            both(0, {}, wall->vertices());
        }
        for (std::size_t w = 0; w < piece.walls.size(); ++w) {
            both(rings + w, w, piece.walls[w].polyline.vertices());
        }
    }
    return found;
}

Scenario withEndClosed(const Scenario& scenario, const OpenEnd& open) {
    const Piece* piece = scenario.piece(open.piece);
    if (!piece) {
        return scenario;
    }
    auto chains = chainsOf(*piece);
    const std::size_t chain = open.wall ? chains.size() - piece->walls.size() + *open.wall : 0;
    if (chain >= chains.size() || chains[chain].closed) {
        return scenario;
    }
    auto& points = chains[chain].points;
    (open.isLast ? points.back() : points.front()) = open.nearest;
    auto closed = withChains(*piece, chains);
    return closed ? withPiece(scenario, std::move(*closed)) : scenario;
}

} // namespace sightline::scenarios
