#pragma once

#include "geometry/base/tolerances.h"
#include "geometry/sight/proof/line_space.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A point of the plane in the coordinates of a range of directions: t along its middle direction, s across.
struct PlanePoint {
    double t;
    double s;
};

/// A bound of the offsets of lines with a given slope, and its derivative with respect to the slope.
struct Border {
    double offset;
    double rise;
};

/// Returns the maximum of s - m t over the points, or the minimum if `side` is -1.
inline Border borderOf(std::span<const PlanePoint> points, double m, double side) {
    Border border{-side * std::numeric_limits<double>::infinity(), 0.0};
    for (const PlanePoint& p : points) {
        const double offset = p.s - m * p.t;
        if (side * offset > side * border.offset) {
            border = {offset, -p.t};
        }
    }
    return border;
}

/// Joined elements over one range of directions.
struct JoinedElements {
    std::span<const PlanePoint> upper; ///< the points that can maximize s - m t
    std::span<const PlanePoint> lower; ///< the points that can minimize s - m t

    [[nodiscard]] double top(double m) const {
        double value = -std::numeric_limits<double>::infinity();
        for (const PlanePoint& p : upper) {
            value = std::max(value, p.s - m * p.t);
        }
        return value;
    }
    [[nodiscard]] double bottom(double m) const {
        double value = std::numeric_limits<double>::infinity();
        for (const PlanePoint& p : lower) {
            value = std::min(value, p.s - m * p.t);
        }
        return value;
    }
};

/// Returns the length of (1, m), the factor from a width across a line to its extent along s.
inline double stretch(double m) { return std::sqrt(1.0 + m * m); }

/// A base over one range of directions: the maximum and minimum of s - m t over its points.
struct SlabBase {
    const ConvexShape* shape = nullptr;
    PlanePoint center{}; ///< center of a curve
    PlanePoint along{};  ///< half axes of an ellipse
    PlanePoint across{};
    double radius = 0.0;               ///< radius of a disc; otherwise the offset of the shape
    std::span<const PlanePoint> upper; ///< the corners of a polygon that can be extreme
    std::span<const PlanePoint> lower;

    [[nodiscard]] Border top(double m) const { return border(m, +1.0); }
    [[nodiscard]] Border bottom(double m) const { return border(m, -1.0); }

private:
    [[nodiscard]] Border border(double m, double side) const;
};

/// The bases and the joined elements over a range of directions small enough for one coordinate system: a line is s = c
/// + m t and meets a base if bottom(m) <= c <= top(m).
class Slab {
public:
    Slab(const BasePair& pair, std::span<const SightElement> elements, double from, double to);
    Slab(const Slab&) = delete;
    Slab& operator=(const Slab&) = delete;

    [[nodiscard]] double from() const { return m_from; }
    [[nodiscard]] double to() const { return m_to; }
    [[nodiscard]] const std::vector<JoinedElements>& obstacles() const { return m_obstacles; }
    [[nodiscard]] Vec axisT() const { return m_axisT; }
    [[nodiscard]] Vec axisS() const { return m_axisS; }

    [[nodiscard]] const std::array<SlabBase, 2>& bases() const { return m_bases; } ///< observer, target

    [[nodiscard]] double baseTop(double m) const {
        return std::min(m_bases[0].top(m).offset, m_bases[1].top(m).offset);
    }
    [[nodiscard]] double baseBottom(double m) const {
        return std::max(m_bases[0].bottom(m).offset, m_bases[1].bottom(m).offset);
    }

    /// The widest signed gap at one slope: its width across the line, the derivative of the width with respect to the
    /// slope, and the offset of the middle line along s.
    struct Gap {
        double width;
        double rise;
        double middle;
    };
    [[nodiscard]] Gap widestAt(double m) const;
    /// Returns the beam of that gap.
    [[nodiscard]] Beam beamOf(const Gap& gap, double m) const;

private:
    void join(std::span<const SightElement> elements, double from, double to);
    [[nodiscard]] SlabBase baseOf(const ConvexShape& shape);
    [[nodiscard]] PlanePoint planeOf(Vec p) const { return {dot(p, m_axisT), dot(p, m_axisS)}; }
    /// Retains the points that can be maximal (`side` 1) or minimal (-1).
    [[nodiscard]] std::span<const PlanePoint> envelopeOf(std::vector<PlanePoint>& points, double side);

    double m_center;
    Vec m_axisT;
    Vec m_axisS;
    double m_from = 0.0;
    double m_to = 0.0;
    std::vector<PlanePoint> m_points; ///< points of all envelopes; never reallocated
    std::array<SlabBase, 2> m_bases;
    std::vector<JoinedElements> m_obstacles; ///< by decreasing width
};

/// Calls `visit(from, to)`, in ascending order, for the ranges of directions of a pair over which the same elements are
/// present, each short enough for moderate slopes; stops if `visit` returns false.
template <class Visit> void eachRange(const BasePair& pair, std::span<const SightElement> elements, Visit&& visit) {
    // The directions at which elements appear or disappear; longer ranges are divided below.
    thread_local std::vector<double> borders;
    borders.assign({pair.from, pair.to});
    for (const SightElement& element : elements) {
        for (const double border : {element.from, element.to}) {
            if (border > pair.from && border < pair.to) {
                borders.push_back(border);
            }
        }
    }
    std::ranges::sort(borders);
    // Radians. Directions then differ from the middle of their range by at most 0.45, and slopes are below tan(0.45) =
    // 0.49. Empirical: wider ranges have steeper lines, narrower ones cost more steps.
    constexpr double kWidestRange = 0.9;
    for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
        const double from = borders[i];
        const double to = borders[i + 1];
        if (to - from < kThinDirections) {
            continue;
        }
        const int parts = static_cast<int>(std::ceil((to - from) / kWidestRange));
        for (int part = 0; part < parts; ++part) {
            if (!visit(from + (to - from) * part / parts, from + (to - from) * (part + 1) / parts)) {
                return;
            }
        }
    }
}

} // namespace sightline::geometry::detail
