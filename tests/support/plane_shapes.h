#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/terrain/terrain_map.h"

#include <array>
#include <span>
#include <utility>
#include <vector>

/// Shapes in extended precision and millimeters, for the reference alone: nothing here is shared with the judge.
namespace sightline::testsupport {

using Real = long double;

inline constexpr Real kPi = 3.14159265358979323846264338327950288L;

struct Vec {
    Real x = 0;
    Real y = 0;
};

[[nodiscard]] inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
[[nodiscard]] inline Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
[[nodiscard]] inline Vec operator*(Real k, Vec a) { return {k * a.x, k * a.y}; }
[[nodiscard]] inline Real dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
[[nodiscard]] inline Real cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
[[nodiscard]] Real lengthOf(Vec a);
[[nodiscard]] Vec toMillimeters(geometry::Point p);
[[nodiscard]] Real distanceToSegment(Vec p, Vec from, Vec to);

/// A directed line: points `offset * normal + t * along`, `normal` being `along` turned by a quarter.
struct PlaneLine {
    Vec along;
    Vec normal;
    Real offset = 0;

    [[nodiscard]] static PlaneLine at(Real theta, Real offset);
    [[nodiscard]] Real side(Vec p) const { return dot(normal, p) - offset; }
    [[nodiscard]] Vec point(Real t) const { return offset * normal + t * along; }
};

using Interval = std::pair<Real, Real>;

/// A base in the plane: an ellipse `center + cos(s) * firstAxis + sin(s) * secondAxis`, or a simple polygon.
class PlaneShape {
public:
    explicit PlaneShape(const geometry::PlacedFootprint& placed);

    [[nodiscard]] bool isCurved() const { return m_corners.empty(); }
    [[nodiscard]] const std::vector<Vec>& corners() const { return m_corners; }
    /// How far the shape reaches towards `normal`.
    [[nodiscard]] Real support(Vec normal) const;
    /// Where a line in general position runs inside the shape, ascending.
    [[nodiscard]] std::vector<Interval> intervalsOn(const PlaneLine& line) const;
    /// The directions theta (any branch) of the two tangents through an outer point; none from inside. Curved shapes
    /// only.
    [[nodiscard]] std::vector<Real> tangentsThrough(Vec p) const;
    /// Where the segment meets the curve. Curved shapes only.
    [[nodiscard]] std::vector<Vec> crossings(Vec from, Vec to) const;
    /// Convex shapes whose union is this one: itself if it is convex, else triangles.
    [[nodiscard]] std::vector<PlaneShape> convexParts() const;
    /// The closed interval of a convex shape on a line that may be a tangent, to within `slack`; empty (first >
    /// second): none.
    [[nodiscard]] Interval closedIntervalOn(const PlaneLine& line, Real slack) const;
    /// Distance from `p` to the closed shape, 0 inside, within 1e-12 mm.
    [[nodiscard]] Real distanceFrom(Vec p) const;
    [[nodiscard]] bool contains(Vec p) const;
    /// A point of the outline, `share` in [0, 1) of the way round (by angle, or by corners).
    [[nodiscard]] Vec outlinePoint(Real share) const;

private:
    PlaneShape() = default;

    Vec m_center;
    Vec m_firstAxis;
    Vec m_secondAxis;
    std::vector<Vec> m_corners;
};

/// How far two convex shapes are apart; minus a measure of the overlap if they meet. Second: the normal of the best
/// separating line, from the first to the second shape.
struct Separation {
    Real distance = 0;
    Real normalAngle = 0;
};
[[nodiscard]] Separation separationOf(const PlaneShape& first, const PlaneShape& second);

/// A blocking outline: rings of a polygon (holes among them), or one open polyline.
struct PlaneBlocker {
    bool isWall = false;
    std::vector<std::vector<Vec>> rings;
};
[[nodiscard]] PlaneBlocker toPlane(const geometry::Blocker& blocker);

} // namespace sightline::testsupport
