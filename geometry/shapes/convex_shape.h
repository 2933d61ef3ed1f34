#pragma once

#include "geometry/shapes/footprint.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace sightline::geometry::detail {

/// A vector or point in nanometers from a local origin. Coordinates relative to it are small, so that doubles retain
/// their precision.
struct Vec {
    double x = 0.0;
    double y = 0.0;
};

inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
inline Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
inline Vec operator-(Vec a) { return {-a.x, -a.y}; }
inline Vec operator*(double k, Vec a) { return {k * a.x, k * a.y}; }
/// Returns the dot product.
inline double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
/// Returns the cross product, positive if b points to the right of a as seen on screen (y down).
inline double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
/// Returns the Euclidean norm. Coordinates are below 1e13 nm, so the squares neither overflow nor underflow
/// significantly; std::hypot is not needed.
inline double norm(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }
/// Returns the point of the closed segment a b nearest to p.
inline Vec nearestOnSegment(Vec a, Vec b, Vec p) {
    const Vec along = b - a;
    const double length = dot(along, along);
    const double share = length > 0 ? std::clamp(dot(p - a, along) / length, 0.0, 1.0) : 0.0;
    return a + share * along;
}
/// Returns the vector rotated by a quarter turn from +x towards +y (clockwise on screen).
inline Vec turned(Vec a) { return {-a.y, a.x}; }

/// Returns the position of p relative to `origin`; exact up to 2^53 nm.
[[nodiscard]] inline Vec toVec(Point p, Point origin) {
    return {static_cast<double>((p.x - origin.x).nanometers()), static_cast<double>((p.y - origin.y).nanometers())};
}
/// Returns the nearest number of nanometers, halves away from zero, as `std::llround` does but without a call.
/// Precondition: |value| < 2^62.
[[nodiscard]] inline Length rounded(double value) {
    const auto whole = static_cast<std::int64_t>(value);
    const double rest = value - static_cast<double>(whole);
    return Length::fromNanometers(whole + (rest >= 0.5 ? 1 : 0) - (rest <= -0.5 ? 1 : 0));
}
/// Returns the point of the table at v relative to `origin`, rounded to the nearest nanometer.
[[nodiscard]] inline Point toPoint(Vec v, Point origin) { return {origin.x + rounded(v.x), origin.y + rounded(v.y)}; }

/// A closed convex set: a disc, an ellipse or a convex polygon, in nanometers from a local origin; optionally offset
/// outwards or inwards.
class ConvexShape {
public:
    enum class Kind { Disc, Ellipse, Polygon };

    /// Returns the disc of this radius.
    [[nodiscard]] static ConvexShape disc(Vec center, double radius);
    /// Returns an ellipse; `axis` is the unit direction of the half axis of length `along`, and the other half axis has
    /// the length `across`.
    [[nodiscard]] static ConvexShape ellipse(Vec center, double along, double across, Vec axis);
    /// Returns the polygon with these corners, which are clockwise on screen.
    [[nodiscard]] static ConvexShape polygon(std::vector<Vec> corners);

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// Returns an interior point that rotates with the shape.
    [[nodiscard]] Vec center() const { return m_center; }
    /// Returns the radius of a disc, the larger half axis of an ellipse, or the distance of a polygon's farthest corner
    /// from the center.
    [[nodiscard]] double reach() const { return m_along; }
    [[nodiscard]] double along() const { return m_along; }
    [[nodiscard]] double across() const { return m_across; }
    /// Returns the unit direction of the half axis `along` of an ellipse.
    [[nodiscard]] Vec axis() const { return m_axis; }
    [[nodiscard]] const std::vector<Vec>& corners() const { return m_corners; }

    /// Returns the maximum of p . n over the points p of the set (the support function); `n` need not be a unit vector.
    [[nodiscard]] double support(Vec n) const;
    /// Returns a point of the set at which that maximum is attained.
    [[nodiscard]] Vec supportPoint(Vec n) const;

    /// Returns the part of the segment p q inside the closed set grown by about `slack` nm, as parameters 0 <= first <=
    /// second <= 1; nothing if they are disjoint.
    [[nodiscard]] std::optional<std::pair<double, double>> insidePart(Vec p, Vec q, double slack = 0.0) const;
    /// Returns the part of the infinite line through p with direction `along` inside the closed set grown by about
    /// `slack` nm, as parameters in units of `along`; nothing if they are disjoint.
    [[nodiscard]] std::optional<std::pair<double, double>> insideOfLine(Vec p, Vec along, double slack = 0.0) const;

    /// Returns the outward normal at a point of the outline. At a corner it is the normal of the side that follows
    /// (`following`) or precedes the corner when the outline is walked clockwise on screen.
    [[nodiscard]] Vec outwardNormal(Vec p, bool following) const;
    /// Returns a normal that separates an ellipse from a segment outside it, computed in the affine frame in which the
    /// ellipse is a circle. Precondition: the shape is an ellipse.
    [[nodiscard]] Vec separatorFrom(Vec p, Vec q) const;

    /// Returns the two points at which the tangents from an outside point touch. Precondition: a disc or ellipse
    /// without offset.
    [[nodiscard]] std::pair<Vec, Vec> tangentPoints(Vec from) const;
    /// Returns the point of the outline at parameter `t` in radians, which increases clockwise on screen. Precondition:
    /// a disc or ellipse without offset.
    [[nodiscard]] Vec curvePoint(double t) const;
    /// Returns the parameter of a point of the outline, or of the point at which the line start + k direction enters;
    /// for a line that misses the shape, of the point at which the parallel tangent touches. Precondition: a disc or
    /// ellipse without offset.
    [[nodiscard]] double parameterOf(Vec p) const;
    [[nodiscard]] double parameterOfEntry(Vec start, Vec direction) const;

    /// Returns the signed distance to the outline: positive outside, negative inside. Exact up to rounding for discs
    /// and polygons, within about 1e-6 nm for ellipses.
    [[nodiscard]] double distanceTo(Vec p) const;
    /// Returns the point of the set nearest to p, which is p itself if it lies inside.
    [[nodiscard]] Vec nearestTo(Vec p) const;

    /// Returns the set offset outwards by `by` nm (all points within `by` of it), or inwards by -`by`; nothing if it
    /// vanishes. The exact offset of an ellipse is not an ellipse, so the offset is stored and added to the support
    /// function.
    [[nodiscard]] std::optional<ConvexShape> grownBy(double by) const;
    [[nodiscard]] double offset() const { return m_offset; }

private:
    [[nodiscard]] std::size_t farthestCorner(Vec n) const;
    /// Returns the point of the ellipse's outline nearest to p, which may lie inside; the offset is ignored. Source: D.
    /// Eberly, "Distance from a point to an ellipse, an ellipsoid, or a hyperellipsoid" (2013), with Newton's method
    /// inside the bracket.
    [[nodiscard]] Vec nearestOnEllipse(Vec p) const;

    Kind m_kind = Kind::Disc;
    Vec m_center;
    double m_along = 0.0;
    double m_across = 0.0;
    Vec m_axis{1.0, 0.0};
    std::vector<Vec> m_corners;
    double m_offset = 0.0;
};

/// Returns convex sets whose union is the base: several for concave hulls, otherwise one.
[[nodiscard]] std::vector<ConvexShape> convexPartsOf(const PlacedFootprint& placed, Point origin);

/// Returns the corners of a rectangle or hull at its position, rounded to the nearest nanometer; empty for round and
/// oval bases.
[[nodiscard]] Ring placedCorners(const PlacedFootprint& placed);

/// Returns a partition of a simple outline into convex parts, each clockwise on screen, by CGAL's implementation of the
/// algorithm of S. Hertel and K. Mehlhorn, "Fast triangulation of simple polygons" (1983), which yields at most four
/// times the minimal number of parts.
[[nodiscard]] std::vector<Ring> convexPartition(const Ring& outline);

/// Returns a partition of a polygon into convex parts; a polygon with holes is cut into triangles by CGAL's constrained
/// Delaunay triangulation.
[[nodiscard]] std::vector<Ring> convexPartition(const Polygon& polygon);

/// Returns the intersection of two convex rings, each clockwise on screen; corners are rounded to the nearest
/// nanometer.
[[nodiscard]] Ring convexIntersection(const Ring& first, const Ring& second);

/// Returns the convex hull, clockwise on screen from its least point, without collinear points. Exact. Source: A. M.
/// Andrew, "Another efficient algorithm for convex hulls in two dimensions" (1979).
[[nodiscard]] Ring convexHull(std::vector<Point> points);
[[nodiscard]] Ring convexHull(const Polygon& polygon);

/// A unit vector from the first set to the second and the separation along it, which is the largest over all
/// directions. If `apart` is not positive, the sets intersect.
struct Separator {
    Vec normal;
    double apart = 0.0;
};
/// Returns the separator of two sets, in nanometers.
[[nodiscard]] Separator separatorBetween(const ConvexShape& first, const ConvexShape& second);

/// The distance between two convex sets (0 or less if they share a point) and their nearest points.
struct ShapeGap {
    double gap = 0.0;
    Vec onFirst;
    Vec onSecond;
    Vec normal; ///< unit vector from the first to the second; separates them if the gap is positive
};
/// Returns the distance of two sets, in nanometers, and their nearest points.
[[nodiscard]] ShapeGap gapBetween(const ConvexShape& first, const ConvexShape& second);

} // namespace sightline::geometry::detail
