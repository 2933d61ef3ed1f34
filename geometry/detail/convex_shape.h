#pragma once

#include "geometry/footprint.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace sightline::geometry::detail {

/// Nanometers from a local origin, so that doubles keep their precision.
struct Vec {
    double x = 0.0;
    double y = 0.0;
};

inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
inline Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
inline Vec operator-(Vec a) { return {-a.x, -a.y}; }
inline Vec operator*(double k, Vec a) { return {k * a.x, k * a.y}; }
inline double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
inline double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
/// Coordinates stay below 1e13 nm, so squares neither overflow nor lose what matters.
inline double norm(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }
inline Vec nearestOnSegment(Vec a, Vec b, Vec p) {
    const Vec along = b - a;
    const double length = dot(along, along);
    const double share = length > 0 ? std::clamp(dot(p - a, along) / length, 0.0, 1.0) : 0.0;
    return a + share * along;
}
/// A quarter turn from +x to +y.
inline Vec turned(Vec a) { return {-a.y, a.x}; }

[[nodiscard]] inline Vec toVec(Point p, Point origin) {
    return {static_cast<double>((p.x - origin.x).nanometers()), static_cast<double>((p.y - origin.y).nanometers())};
}
[[nodiscard]] inline Point toPoint(Vec v, Point origin) {
    return {origin.x + Length::fromNanometers(std::llround(v.x)), origin.y + Length::fromNanometers(std::llround(v.y))};
}

/// A closed convex set: a disc, an ellipse or a convex polygon, in nanometers from a local origin.
class ConvexShape {
public:
    enum class Kind { Disc, Ellipse, Polygon };

    [[nodiscard]] static ConvexShape disc(Vec center, double radius);
    /// `axis` is the unit direction of the half axis `along`.
    [[nodiscard]] static ConvexShape ellipse(Vec center, double along, double across, Vec axis);
    /// Corners in order of positive area.
    [[nodiscard]] static ConvexShape polygon(std::vector<Vec> corners);

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// A point inside, fixed under turning.
    [[nodiscard]] Vec center() const { return m_center; }
    /// Disc: its radius; ellipse: the larger half axis; polygon: the farthest corner from the center.
    [[nodiscard]] double reach() const { return m_along; }
    [[nodiscard]] double along() const { return m_along; }
    [[nodiscard]] double across() const { return m_across; }
    /// Ellipses: the unit direction of the half axis `along`.
    [[nodiscard]] Vec axis() const { return m_axis; }
    [[nodiscard]] const std::vector<Vec>& corners() const { return m_corners; }

    /// max of p . n over the set; `n` need not be a unit vector.
    [[nodiscard]] double support(Vec n) const;
    /// A point where that maximum is taken.
    [[nodiscard]] Vec supportPoint(Vec n) const;

    /// Part of the segment p q inside the closed set grown by about `slack` nm, as parameters 0 <= first <= second
    /// <= 1.
    [[nodiscard]] std::optional<std::pair<double, double>> insidePart(Vec p, Vec q, double slack = 0.0) const;
    /// Part of the whole line through p with direction `along`, as parameters in units of `along`.
    [[nodiscard]] std::optional<std::pair<double, double>> insideOfLine(Vec p, Vec along, double slack = 0.0) const;

    /// Outward normal at a point of the outline. At a corner: of the side that follows (`following`) or precedes it
    /// when the outline is walked from +x to +y.
    [[nodiscard]] Vec outwardNormal(Vec p, bool following) const;
    /// Ellipses only: a normal that separates the ellipse from a segment outside it, by the affine map to a circle.
    [[nodiscard]] Vec separatorFrom(Vec p, Vec q) const;

    /// Discs and ellipses without offset: the two points where tangents from an outside point touch.
    [[nodiscard]] std::pair<Vec, Vec> tangentPoints(Vec from) const;
    /// Discs and ellipses without offset: the point of the outline at parameter `t`, radians, rising from +x to +y.
    [[nodiscard]] Vec curvePoint(double t) const;
    /// Discs and ellipses without offset: that parameter of a point of the outline, or of the place where the line
    /// start + k direction enters; for a line that misses, of the place where its parallel tangent touches.
    [[nodiscard]] double parameterOf(Vec p) const;
    [[nodiscard]] double parameterOfEntry(Vec start, Vec direction) const;

    /// Signed: positive outside, negative inside; exact for discs and polygons, for ellipses to about 1e-6 nm.
    [[nodiscard]] double distanceTo(Vec p) const;
    /// The point of the set nearest to p; p itself if it lies inside.
    [[nodiscard]] Vec nearestTo(Vec p) const;

    /// The set grown outwards by `by` (all points within `by`), or shrunk by -`by`; an ellipse by its exact offset
    /// curve is no ellipse, so the support function carries the offset. Nothing left: empty.
    [[nodiscard]] std::optional<ConvexShape> grownBy(double by) const;
    [[nodiscard]] double offset() const { return m_offset; }

private:
    [[nodiscard]] std::size_t farthestCorner(Vec n) const;
    /// Of the ellipse without offset: the point of its outline nearest to p, which may lie inside.
    [[nodiscard]] Vec nearestOnEllipse(Vec p) const;

    Kind m_kind = Kind::Disc;
    Vec m_center;
    double m_along = 0.0;
    double m_across = 0.0;
    Vec m_axis{1.0, 0.0};
    std::vector<Vec> m_corners;
    double m_offset = 0.0;
};

/// The convex sets whose union is the base; one but for concave hulls.
[[nodiscard]] std::vector<ConvexShape> convexPartsOf(const PlacedFootprint& placed, Point origin);

/// Corners of rectangles and hulls where they stand, to the nearest nanometer; empty for round and oval bases.
[[nodiscard]] Ring placedCorners(const PlacedFootprint& placed);

/// Convex parts of a simple outline, each in order of positive area. CGAL's Hertel and Mehlhorn partition.
[[nodiscard]] std::vector<Ring> convexPartition(const Ring& outline);

/// Convex parts of a polygon; with holes its triangles. CGAL's constrained Delaunay triangulation.
[[nodiscard]] std::vector<Ring> convexPartition(const Polygon& polygon);

/// What two convex rings, each in order of positive area, have in common; corners to the nearest nanometer.
[[nodiscard]] Ring convexIntersection(const Ring& first, const Ring& second);

/// Convex hull in order of positive area, without collinear points. Exact.
[[nodiscard]] Ring convexHull(std::vector<Point> points);
/// The same of points in ascending order, each once.
[[nodiscard]] Ring convexHullOfSorted(const std::vector<Point>& points);

/// A unit vector from the first set to the second, and how far they lie apart along it; the farthest that they do along
/// any. Not positive: they meet.
struct Separator {
    Vec normal;
    double apart = 0.0;
};
[[nodiscard]] Separator separatorBetween(const ConvexShape& first, const ConvexShape& second);

/// Gap between two convex sets (0 or less: they share a point) and the nearest points.
struct ShapeGap {
    double gap = 0.0;
    Vec onFirst;
    Vec onSecond;
    Vec normal; ///< unit, from the first to the second; separates them if the gap is positive
};
[[nodiscard]] ShapeGap gapBetween(const ConvexShape& first, const ConvexShape& second);

} // namespace sightline::geometry::detail
