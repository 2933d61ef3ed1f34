#pragma once

#include "geometry/sight/line_space.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// Points of the plane in the coordinates of a range of directions: t along its middle, s across.
struct PlanePoint {
    double t;
    double s;
};

/// Joined elements over one range of directions.
struct JoinedElements {
    std::vector<PlanePoint> upper; ///< those that can be largest in s - m t
    std::vector<PlanePoint> lower; ///< those that can be smallest

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

/// The length of (1, m): what a width across a line measures along s.
inline double stretch(double m) {
    return std::sqrt(1.0 + m * m);
}

/// The bases and the joined elements over a range of directions short enough for one set of coordinates: a line is
/// s = c + m t, and passes a base while bottom(base, m) <= c <= top(base, m).
class Slab {
public:
    Slab(const BasePair& pair, std::span<const SightElement> elements, double from, double to);

    [[nodiscard]] double from() const { return m_from; }
    [[nodiscard]] double to() const { return m_to; }
    [[nodiscard]] const std::vector<JoinedElements>& obstacles() const { return m_obstacles; }
    [[nodiscard]] Vec axisT() const { return m_axisT; }
    [[nodiscard]] Vec axisS() const { return m_axisS; }

    [[nodiscard]] std::array<const ConvexShape*, 2> bases() const { return {&m_pair.observer, &m_pair.target}; }

    /// Largest and smallest s - m t over a base.
    [[nodiscard]] double top(const ConvexShape& base, double m) const { return base.support(m_axisS - m * m_axisT); }
    [[nodiscard]] double bottom(const ConvexShape& base, double m) const { return -base.support(m * m_axisT - m_axisS); }
    [[nodiscard]] double baseTop(double m) const { return std::min(top(m_pair.observer, m), top(m_pair.target, m)); }
    [[nodiscard]] double baseBottom(double m) const { return std::max(bottom(m_pair.observer, m), bottom(m_pair.target, m)); }

    /// The widest signed gap at one slope.
    [[nodiscard]] Beam widestAt(double m) const;

private:
    void join(std::span<const SightElement> elements, double from, double to);

    const BasePair& m_pair;
    double m_middle;
    Vec m_axisT;
    Vec m_axisS;
    double m_from = 0.0;
    double m_to = 0.0;
    std::vector<JoinedElements> m_obstacles; ///< widest first
};

/// Calls `visit(from, to)` for the ranges of directions of a pair over which the same elements count, none longer than slopes stay
/// moderate, in order; stops when it returns false.
template <class Visit>
void eachRange(const BasePair& pair, std::span<const SightElement> elements, Visit&& visit) {
    // Directions at which elements come and go, and at least each sixth of a turn.
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
