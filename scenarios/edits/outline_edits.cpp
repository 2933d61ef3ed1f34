#include "scenarios/edits/outline_edits.h"

#include "geometry/base/predicates.h"
#include "geometry/shapes/distance.h"
#include "scenarios/edits/tape_lines.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Vector;
using geometry::Wall;

void addChains(std::vector<Chain>& chains, const Polygon& polygon) {
    chains.push_back({polygon.outline(), true});
    for (const geometry::Ring& hole : polygon.holes()) {
        chains.push_back({hole, true});
    }
}

tl::expected<Polygon, geometry::Error> polygonOf(const std::vector<Chain>& chains, std::size_t holes) {
    std::vector<geometry::Ring> rings;
    for (std::size_t i = 1; i <= holes; ++i) {
        rings.push_back(chains[i].points);
    }
    return Polygon::fromVertices(chains.front().points, rings);
}

Length between(Length a, Length b, double share) {
    return Length::fromNanometers(a.nanometers() + std::llround(share * static_cast<double>((b - a).nanometers())));
}

Point between(Point a, Point b, double share) { return {between(a.x, b.x, share), between(a.y, b.y, share)}; }

/// Returns the position of the point along a -> b, 0 to 1, if it lies there within 2 nm: a corner that was put on a
/// slanting edge is rounded by up to 0.71 nm, and so may both ends of the edge have been.
std::optional<double> shareOn(Point a, Point b, Point p) {
    const double length = inchesBetween(a, b);
    if (length <= 0.0) {
        return {};
    }
    const double share =
        ((p.x - a.x).inches() * (b.x - a.x).inches() + (p.y - a.y).inches() * (b.y - a.y).inches()) / (length * length);
    const bool stands =
        share >= 0.0 && share <= 1.0 && inchesBetween(between(a, b, share), p) <= Length::fromNanometers(2).inches();
    return stands ? std::optional{share} : std::nullopt;
}

} // namespace

std::vector<Chain> chainsOf(const Piece& piece) {
    std::vector<Chain> chains;
    if (const auto* wall = std::get_if<Wall>(&piece.outline)) {
        chains.push_back({wall->vertices(), false});
    } else {
        addChains(chains, std::get<Polygon>(piece.outline));
    }
    for (const PieceWall& wall : piece.walls) {
        chains.push_back({wall.polyline.vertices(), false});
    }
    return chains;
}

std::vector<Chain> chainsOf(const Zone& zone) {
    std::vector<Chain> chains;
    addChains(chains, zone.polygon);
    return chains;
}

tl::expected<Piece, geometry::Error> withChains(Piece piece, const std::vector<Chain>& chains) {
    assert(chains.size() > piece.walls.size());
    const auto before = outlineCorners(piece);
    const std::vector<Point> corners(before.begin(), before.end());
    const std::size_t rings = chains.size() - piece.walls.size();
    if (piece.isWall()) {
        auto wall = Wall::fromVertices(chains.front().points);
        if (!wall) {
            return tl::unexpected{wall.error()};
        }
        piece.outline = std::move(*wall);
    } else {
        auto polygon = polygonOf(chains, rings - 1);
        if (!polygon) {
            return tl::unexpected{polygon.error()};
        }
        piece.outline = std::move(*polygon);
    }
    for (std::size_t i = 0; i < piece.walls.size(); ++i) {
        auto wall = Wall::fromVertices(chains[rings + i].points);
        if (!wall) {
            return tl::unexpected{wall.error()};
        }
        piece.walls[i].polyline = std::move(*wall);
    }
    if (chains.front().points.size() != corners.size()) { // otherwise a corner was moved, and keeps its index
        followCorners(piece, corners, [](Point p) { return p; });
    }
    return piece;
}

tl::expected<Piece, geometry::Error> withHoleOf(Piece outer, const geometry::Polygon& inner) {
    assert(!outer.isWall());
    std::vector<Chain> chains = chainsOf(outer);
    const auto walls = static_cast<std::ptrdiff_t>(outer.walls.size());
    chains.insert(chains.end() - walls, Chain{inner.outline(), true});
    return withChains(std::move(outer), chains);
}

Piece withoutHoles(Piece piece) {
    if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline); polygon && !polygon->holes().empty()) {
        piece.outline = *geometry::Polygon::fromVertices(polygon->outline()); // it was connected to them
    }
    return piece;
}

tl::expected<Zone, geometry::Error> withChains(Zone zone, const std::vector<Chain>& chains) {
    auto polygon = polygonOf(chains, chains.size() - 1);
    if (!polygon) {
        return tl::unexpected{polygon.error()};
    }
    zone.polygon = std::move(*polygon);
    return zone;
}

std::vector<Chain> withCornerMoved(std::vector<Chain> chains, CornerAt corner, Point to) {
    const Chain& own = chains[corner.chain];
    const std::size_t count = own.points.size();
    const Point from = own.points[corner.index];
    std::vector<Point> neighbors;
    if (own.closed || corner.index > 0) {
        neighbors.push_back(own.points[(corner.index + count - 1) % count]);
    }
    if (own.closed || corner.index + 1 < count) {
        neighbors.push_back(own.points[(corner.index + 1) % count]);
    }
    for (std::size_t i = 0; i < chains.size(); ++i) {
        if (i == corner.chain) {
            continue;
        }
        for (Point& point : chains[i].points) {
            if (point == from) {
                point = to;
                continue;
            }
            for (const Point& neighbor : neighbors) {
                if (const auto share = shareOn(neighbor, from, point); share && *share > 0.0) {
                    point = between(neighbor, to, *share);
                    break;
                }
            }
        }
    }
    chains[corner.chain].points[corner.index] = to;
    return chains;
}

std::vector<Chain> withCornerInserted(std::vector<Chain> chains, CornerAt edge, Point point) {
    auto& points = chains[edge.chain].points;
    points.insert(points.begin() + static_cast<std::ptrdiff_t>(edge.index) + 1, point);
    return chains;
}

std::optional<std::vector<Chain>> withCornersRemoved(std::vector<Chain> chains, const std::set<CornerAt>& corners) {
    for (auto corner = corners.rbegin(); corner != corners.rend(); ++corner) {
        auto& points = chains[corner->chain].points;
        points.erase(points.begin() + static_cast<std::ptrdiff_t>(corner->index));
    }
    // A hole of fewer than three corners is removed.
    for (std::size_t i = chains.size(); i-- > 1;) {
        if (chains[i].closed && chains[i].points.size() < 3) {
            chains.erase(chains.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    const bool stands =
        std::ranges::all_of(chains, [](const Chain& chain) { return chain.points.size() >= (chain.closed ? 3U : 2U); });
    return stands ? std::optional{std::move(chains)} : std::nullopt;
}

Length lengthAlong(const std::vector<Point>& polyline) {
    double length = 0.0;
    for (std::size_t i = 0; i + 1 < polyline.size(); ++i) {
        length += inchesBetween(polyline[i], polyline[i + 1]);
    }
    return Length::fromInches(length);
}

Point pointAlong(const std::vector<Point>& polyline, Length along) {
    double left = along.inches();
    for (std::size_t i = 0; i + 1 < polyline.size(); ++i) {
        const double edge = inchesBetween(polyline[i], polyline[i + 1]);
        if (left <= edge) {
            return edge > 0.0 ? between(polyline[i], polyline[i + 1], std::max(0.0, left / edge)) : polyline[i];
        }
        left -= edge;
    }
    return polyline.back();
}

Length nearestAlong(const std::vector<Point>& polyline, Point place) {
    double best = std::numeric_limits<double>::infinity();
    double along = 0.0;
    double passed = 0.0;
    for (std::size_t i = 0; i + 1 < polyline.size(); ++i) {
        const Point a = polyline[i];
        const Point b = polyline[i + 1];
        const double edge = inchesBetween(a, b);
        const double dot =
            (place.x - a.x).inches() * (b.x - a.x).inches() + (place.y - a.y).inches() * (b.y - a.y).inches();
        const double share = edge > 0.0 ? std::clamp(dot / (edge * edge), 0.0, 1.0) : 0.0;
        if (const double off = inchesBetween(between(a, b, share), place); off < best) {
            best = off;
            along = passed + share * edge;
        }
        passed += edge;
    }
    return Length::fromInches(along);
}

} // namespace sightline::scenarios
