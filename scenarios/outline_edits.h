#pragma once

#include "geometry/error.h"
#include "scenarios/scenario.h"

#include <tl/expected.hpp>

#include <compare>
#include <optional>
#include <set>
#include <vector>

/// Edits of single corners: an outline with its holes and walls is taken apart into chains of points and put together
/// again.
namespace sightline::scenarios {

/// Points joined one to the next; a closed one also last to first.
struct Chain {
    std::vector<geometry::Point> points;
    bool closed = false;
    friend bool operator==(const Chain&, const Chain&) = default;

    [[nodiscard]] std::size_t edges() const { return closed ? points.size() : points.size() - 1; }
    [[nodiscard]] geometry::Point next(std::size_t index) const { return points[(index + 1) % points.size()]; }
};

/// One point of the chains, or the edge that begins there.
struct CornerAt {
    std::size_t chain = 0;
    std::size_t index = 0;
    friend auto operator<=>(const CornerAt&, const CornerAt&) = default;
};

/// The outline, its holes, then the walls that stand on it.
[[nodiscard]] std::vector<Chain> chainsOf(const Piece& piece);
[[nodiscard]] std::vector<Chain> chainsOf(const Zone& zone);

/// The same thing with other points, and perhaps fewer or more holes. Precondition: an outline, and as many walls as
/// `chainsOf` gives. Errors: those of `Polygon::fromVertices` and `Wall::fromVertices`.
[[nodiscard]] tl::expected<Piece, geometry::Error> withChains(Piece piece, const std::vector<Chain>& chains);
[[nodiscard]] tl::expected<Zone, geometry::Error> withChains(Zone zone, const std::vector<Chain>& chains);

/// Moves one point. What stands on it goes along: points of other chains at the same place, and those on the two edges
/// beside it keep their share of the way along the edge.
[[nodiscard]] std::vector<Chain> withCornerMoved(std::vector<Chain> chains, CornerAt corner, geometry::Point to);
/// Puts a point on the edge that begins at `edge`; it is then the point after that.
[[nodiscard]] std::vector<Chain> withCornerInserted(std::vector<Chain> chains, CornerAt edge, geometry::Point point);
/// A hole that would keep fewer than three points goes altogether. Nothing if an outline would keep fewer than three
/// points, or a line fewer than two.
[[nodiscard]] std::optional<std::vector<Chain>> withCornersRemoved(std::vector<Chain> chains,
                                                                   const std::set<CornerAt>& corners);

/// The outline of `inner` cut out of `outer`; both are polygons. Errors: those of `Polygon::fromVertices`, as when it
/// lies outside.
[[nodiscard]] tl::expected<Piece, geometry::Error> withHoleOf(Piece outer, const geometry::Polygon& inner);
/// The same piece without holes.
[[nodiscard]] Piece withoutHoles(Piece piece);

/// The whole length of an open chain.
[[nodiscard]] geometry::Length lengthAlong(const std::vector<geometry::Point>& polyline);
/// The place at a distance along a polyline, from its first point; beyond its ends: the end.
[[nodiscard]] geometry::Point pointAlong(const std::vector<geometry::Point>& polyline, geometry::Length distance);
/// How far along the polyline its nearest point to `place` is.
[[nodiscard]] geometry::Length nearestAlong(const std::vector<geometry::Point>& polyline, geometry::Point place);

} // namespace sightline::scenarios
