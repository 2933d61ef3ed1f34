#pragma once

#include "geometry/shapes/convex_shape.h"

#include <memory>
#include <optional>
#include <vector>

namespace sightline::geometry::detail {

/// A stretch of an outline, in nanometers along it; `to` exceeds the total length if the stretch runs across the
/// outline's first point.
struct Stretch {
    double from = 0.0;
    double to = 0.0;

    [[nodiscard]] double length() const { return to - from; }
};

/// The outline of a base as a closed curve, parametrized by the distance along it. Rectangles and hulls start at their
/// first corner and continue in the order of corners; round and oval bases start on their long axis and continue
/// clockwise on screen.
///
/// Lengths along a curve are those of 2880 chords, too small by a relative 2e-7 (1 - sin(x) / x with x = pi / 2880).
class TargetOutline {
public:
    TargetOutline(const PlacedFootprint& target, Point origin);

    /// A point of the outline with its normal.
    struct Place {
        Vec point;
        Vec outward;          ///< unit normal
        std::size_t side = 0; ///< side of a polygon
    };

    [[nodiscard]] double length() const { return m_lengths->back(); }
    /// Returns the corners of a polygon; empty for curves.
    [[nodiscard]] const std::vector<Vec>& corners() const { return m_corners; }

    /// Returns the point of the outline at `distance` nm along it, 0 to `length()`.
    [[nodiscard]] Place at(double distance) const;

    /// Returns the distance along a round or oval outline of the point with this parameter of
    /// `ConvexShape::curvePoint`, 0 to `length()`.
    [[nodiscard]] double distanceOf(double parameter) const;
    /// Returns the parameter at a distance along a round or oval outline, 0 to 2 pi.
    [[nodiscard]] double parameterAt(double distance) const;
    /// Returns the distance along the outline to the start of side `i` of a polygon.
    [[nodiscard]] double distanceOfCorner(std::size_t i) const { return (*m_lengths)[i]; }
    /// Returns the shape of a round or oval base; nothing for polygons.
    [[nodiscard]] const std::optional<ConvexShape>& curve() const { return m_curve; }

    /// Returns the length, in nanometers, that the stretches cover when projected on a unit vector; where several cover
    /// the same, it counts once. Precondition: the stretches lie within the outline.
    [[nodiscard]] double extentOf(const std::vector<Stretch>& stretches, Vec axis) const;

    /// Returns the stretch as a polyline for display, ends included: corners at their positions, curves with points 2
    /// degrees apart.
    [[nodiscard]] std::vector<Point> points(const Stretch& stretch) const;

private:
    /// Returns the side, or the chord of a curve, at a distance, and the share of it before that point.
    [[nodiscard]] std::pair<std::size_t, double> sideAt(double distance) const;
    [[nodiscard]] Vec corner(std::size_t i) const { return m_corners[i % m_corners.size()]; }

    Point m_origin;
    std::optional<ConvexShape> m_curve;
    std::vector<Vec> m_corners;
    double m_outwards = 1.0;
    /// distance along the outline to each corner or point of the curve
    std::shared_ptr<const std::vector<double>> m_lengths;
};

/// Returns the parts of a stretch within [0, wholeLength]. Precondition: it starts or ends at most one length outside.
[[nodiscard]] std::vector<Stretch> unrolled(const Stretch& stretch, double wholeLength);

/// Returns the stretches in order, with touching ones merged, also across the outline's first point.
[[nodiscard]] std::vector<Stretch> joined(std::vector<Stretch> stretches, double wholeLength);

/// Returns the intersection of two lists of stretches. Precondition: each list is sorted, without overlaps, and within
/// the outline.
[[nodiscard]] std::vector<Stretch> common(const std::vector<Stretch>& first, const std::vector<Stretch>& second);

/// Returns the difference of two lists of stretches; preconditions as for `common`.
[[nodiscard]] std::vector<Stretch> without(const std::vector<Stretch>& stretches, const std::vector<Stretch>& what);

/// Returns the union of the stretches, sorted, with those that meet merged. Precondition: all lie within the outline.
[[nodiscard]] std::vector<Stretch> united(std::vector<Stretch> stretches);

[[nodiscard]] double totalLength(const std::vector<Stretch>& stretches);

} // namespace sightline::geometry::detail
