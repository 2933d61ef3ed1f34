#pragma once

#include "geometry/detail/convex_shape.h"

#include <memory>
#include <optional>
#include <vector>

namespace sightline::geometry::detail {

/// A stretch of an outline, in nanometers along it; `to` may lie beyond the whole length where the stretch runs over
/// the outline's first point.
struct Stretch {
    double from = 0.0;
    double to = 0.0;

    [[nodiscard]] double length() const { return to - from; }
};

/// The outline of a base as a closed curve, walked by the distance along it. Rectangles and hulls start at their first
/// corner and run through the others in order; round and oval bases start on their long axis and turn from +x to +y.
///
/// Lengths along a curve are those of 2880 chords: 2e-7 of themselves too short.
class TargetOutline {
public:
    TargetOutline(const PlacedFootprint& target, Point origin);

    struct Place {
        Vec point;
        Vec outward;          ///< unit normal
        std::size_t side = 0; ///< of a polygon
    };

    [[nodiscard]] double length() const { return m_lengths->back(); }
    /// Of a polygon, else empty.
    [[nodiscard]] const std::vector<Vec>& corners() const { return m_corners; }

    /// Where the outline is after `distance` nm along it, 0 to `length()`.
    [[nodiscard]] Place at(double distance) const;

    /// Round and oval bases: how far along the outline a parameter of `ConvexShape::curvePoint` lies, 0 to `length()`.
    [[nodiscard]] double distanceOf(double parameter) const;
    /// The parameter there, 0 to 2 pi.
    [[nodiscard]] double parameterAt(double distance) const;
    /// Distance along the outline to the start of side `i` of a polygon.
    [[nodiscard]] double distanceOfCorner(std::size_t i) const { return (*m_lengths)[i]; }
    /// Of round and oval bases, else nothing.
    [[nodiscard]] const std::optional<ConvexShape>& curve() const { return m_curve; }

    /// The stretch as a line of points to draw, ends included: corners where they stand, curves by points 2 degrees
    /// apart.
    [[nodiscard]] std::vector<Point> points(const Stretch& stretch) const;

private:
    /// The side, or the chord of a curve, and how much of it comes before.
    [[nodiscard]] std::pair<std::size_t, double> sideAt(double distance) const;
    [[nodiscard]] Vec corner(std::size_t i) const { return m_corners[i % m_corners.size()]; }

    Point m_origin;
    std::optional<ConvexShape> m_curve;
    std::vector<Vec> m_corners;
    double m_outwards = 1.0;
    std::shared_ptr<const std::vector<double>> m_lengths; ///< along the outline, to each corner or point of the curve
};

/// The parts of a stretch within [0, wholeLength], for one that may start or end anywhere up to one length outside.
[[nodiscard]] std::vector<Stretch> unrolled(const Stretch& stretch, double wholeLength);

/// Stretches in order, those that touch joined, also over the outline's first point.
[[nodiscard]] std::vector<Stretch> joined(std::vector<Stretch> stretches, double wholeLength);

/// What lies in both; each list sorted, without overlaps, within the outline.
[[nodiscard]] std::vector<Stretch> common(const std::vector<Stretch>& first, const std::vector<Stretch>& second);

/// What of the first lies in none of the second; as above.
[[nodiscard]] std::vector<Stretch> without(const std::vector<Stretch>& stretches, const std::vector<Stretch>& what);

/// Sorted, those that meet put together; within the outline.
[[nodiscard]] std::vector<Stretch> united(std::vector<Stretch> stretches);

[[nodiscard]] double totalLength(const std::vector<Stretch>& stretches);

} // namespace sightline::geometry::detail
