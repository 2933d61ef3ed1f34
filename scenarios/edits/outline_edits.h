#pragma once

#include "geometry/base/error.h"
#include "scenarios/model/scenario.h"

#include <tl/expected.hpp>

#include <compare>
#include <optional>
#include <set>
#include <vector>

/// @file
/// Edits of single corners: an outline with its holes and walls is split into chains of points and rebuilt from them.
namespace sightline::scenarios {

/// A polyline, or a closed polygon whose last point is joined to the first.
struct Chain {
    std::vector<geometry::Point> points;
    bool closed = false;
    friend bool operator==(const Chain&, const Chain&) = default;

    [[nodiscard]] std::size_t edges() const { return closed ? points.size() : points.size() - 1; }
    [[nodiscard]] geometry::Point next(std::size_t index) const { return points[(index + 1) % points.size()]; }
};

/// A point of the chains, or the edge that begins there.
struct CornerAt {
    std::size_t chain = 0;
    std::size_t index = 0;
    friend auto operator<=>(const CornerAt&, const CornerAt&) = default;
};

/// Returns the outline, its holes, then the walls that stand on it.
[[nodiscard]] std::vector<Chain> chainsOf(const Piece& piece);
[[nodiscard]] std::vector<Chain> chainsOf(const Zone& zone);

/// Returns the piece or zone with other points, and perhaps another number of holes. Precondition: `chains` has an
/// outline, and as many walls as `chainsOf` gives. Errors: those of `Polygon::fromVertices` and `Wall::fromVertices`.
[[nodiscard]] tl::expected<Piece, geometry::Error> withChains(Piece piece, const std::vector<Chain>& chains);
[[nodiscard]] tl::expected<Zone, geometry::Error> withChains(Zone zone, const std::vector<Chain>& chains);

/// Moves one point. Coincident points of other chains move along; points of other chains on the two adjacent edges keep
/// their relative position along the edge.
[[nodiscard]] std::vector<Chain> withCornerMoved(std::vector<Chain> chains, CornerAt corner, geometry::Point to);
/// Inserts a point on the edge that begins at `edge`; the new point has the next index.
[[nodiscard]] std::vector<Chain> withCornerInserted(std::vector<Chain> chains, CornerAt edge, geometry::Point point);
/// Removes points. A hole that would keep fewer than three points is removed entirely. Returns std::nullopt if an
/// outline would keep fewer than three points, or a line fewer than two.
[[nodiscard]] std::optional<std::vector<Chain>> withCornersRemoved(std::vector<Chain> chains,
                                                                   const std::set<CornerAt>& corners);

/// Cuts the outline of `inner` out of `outer`. Preconditions: both are polygons. Errors: those of
/// `Polygon::fromVertices`, e.g. if `inner` lies outside.
[[nodiscard]] tl::expected<Piece, geometry::Error> withHoleOf(Piece outer, const geometry::Polygon& inner);
/// Returns the piece without holes.
[[nodiscard]] Piece withoutHoles(Piece piece);

/// Returns the total length of the polyline.
[[nodiscard]] geometry::Length lengthAlong(const std::vector<geometry::Point>& polyline);
/// Returns the point at `distance` along the polyline, from its first point, clamped to its ends.
[[nodiscard]] geometry::Point pointAlong(const std::vector<geometry::Point>& polyline, geometry::Length distance);
/// Returns the distance along the polyline of its point nearest to `place`.
[[nodiscard]] geometry::Length nearestAlong(const std::vector<geometry::Point>& polyline, geometry::Point place);

} // namespace sightline::scenarios
