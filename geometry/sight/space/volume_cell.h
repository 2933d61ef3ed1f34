#pragma once

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace sightline::geometry::detail {

/// A convex polygon in a space of lines.
struct PlanCell {
    static constexpr int kMax = 40;
    union { // cells are created and copied very often, so unused corners stay uninitialized
        std::array<Vec, kMax> corners;
    };
    int count = 0;
    /// True if the cell is an inner bound, all of whose lines have a property: a corner that does not fit is cut off.
    /// Otherwise it is an outer bound, which grows instead.
    bool isWithin = false;

    PlanCell() {} // NOLINT(modernize-use-equals-default): the corners stay uninitialized
    PlanCell(const PlanCell& other) : count{other.count}, isWithin{other.isWithin} {
        std::copy_n(other.corners.begin(), count, corners.begin());
    }
    PlanCell& operator=(const PlanCell& other) {
        count = other.count;
        isWithin = other.isWithin;
        std::copy_n(other.corners.begin(), count, corners.begin());
        return *this;
    }
    ~PlanCell() = default;

    [[nodiscard]] std::span<const Vec> all() const { return {corners.data(), static_cast<std::size_t>(count)}; }
    void add(Vec v) {
        if (count < kMax) {
            corners[static_cast<std::size_t>(count++)] = v;
        }
    }

    /// Clips the cell to a * x + b * y + k >= -slack.
    void clip(double a, double b, double k, double slack = 0.0) {
        if (count == 0) {
            return;
        }
        if (count == kMax) {
            makeRoom();
            if (count == kMax) {
                return;
            }
        }
        std::array<double, kMax> value;
        bool anyOut = false;
        bool anyIn = false;
        for (int i = 0; i < count; ++i) {
            const Vec v = corners[static_cast<std::size_t>(i)];
            const double at = a * v.x + b * v.y + k + slack;
            value[static_cast<std::size_t>(i)] = at;
            anyOut = anyOut || at < 0;
            anyIn = anyIn || at >= 0;
        }
        if (!anyOut) {
            return;
        }
        if (!anyIn) {
            count = 0;
            return;
        }
        PlanCell left;
        left.isWithin = isWithin;
        for (int i = 0; i < count; ++i) {
            const auto here = static_cast<std::size_t>(i);
            const auto next = static_cast<std::size_t>(i + 1 == count ? 0 : i + 1);
            if (value[here] >= 0) {
                left.add(corners[here]);
            }
            if ((value[here] > 0 && value[next] < 0) || (value[here] < 0 && value[next] > 0)) {
                const double t = value[here] / (value[here] - value[next]);
                left.add(corners[here] + t * (corners[next] - corners[here]));
            }
        }
        *this = left;
    }

    /// Reduces the number of corners, with the least increase of area, or the least decrease if `isWithin`.
    void makeRoom();

    [[nodiscard]] Vec middle() const {
        Vec sum;
        double area = 0;
        for (int i = 1; i + 1 < count; ++i) {
            const Vec a = corners[0];
            const Vec b = corners[static_cast<std::size_t>(i)];
            const Vec d = corners[static_cast<std::size_t>(i) + 1];
            const double part = cross(b - a, d - a);
            area += part;
            sum = sum + (part / 3) * ((b - a) + (d - a));
        }
        if (area != 0.0 && std::isfinite(1.0 / area)) {
            return corners[0] + (1.0 / area) * sum;
        }
        Vec mean;
        for (const Vec v : all()) {
            mean = mean + (1.0 / count) * v;
        }
        return mean;
    }

    [[nodiscard]] double area() const {
        double twice = 0;
        for (int i = 1; i + 1 < count; ++i) {
            twice += cross(corners[static_cast<std::size_t>(i)] - corners[0],
                           corners[static_cast<std::size_t>(i) + 1] - corners[0]);
        }
        return std::abs(twice) / 2;
    }
};

/// A closed interval, initially empty.
struct Range {
    double low = kInfinity;
    double high = -kInfinity;
    void add(double v) {
        low = std::min(low, v);
        high = std::max(high, v);
    }
};

} // namespace sightline::geometry::detail
