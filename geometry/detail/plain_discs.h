#pragma once

#include "geometry/detail/convex_shape.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <limits>

namespace sightline::geometry::detail {

/// A disc round a thing and, if it is convex, one in it, both about one place; nanometers of the table. What they say
/// of a segment holds whatever rounding did, and under both touch rules.
struct PlainDiscs {
    double x = 0.0;
    double y = 0.0;
    double inner = 0.0; ///< what is nearer lies inside; 0: nothing is known to
    double outer = 0.0; ///< what is farther lies outside

    /// Of the corners `corner(0)` to `corner(count - 1)` of a convex hull in order of positive area; `isConvex`: the
    /// thing is all of it.
    template <class Corner> [[nodiscard]] static PlainDiscs of(std::size_t count, bool isConvex, Corner&& corner) {
        Vec middle;
        for (std::size_t k = 0; k < count; ++k) {
            middle = middle + (1.0 / static_cast<double>(count)) * (corner(k) - corner(0));
        }
        middle = middle + corner(0);
        double inner = isConvex ? std::numeric_limits<double>::infinity() : 0.0;
        double outer = 0.0;
        for (std::size_t k = 0; k < count; ++k) {
            const Vec from = corner(k);
            const Vec side = corner(k + 1 == count ? 0 : k + 1) - from;
            outer = std::max(outer, norm(from - middle));
            inner = isConvex ? std::min(inner, cross(side, middle - from) / norm(side)) : 0.0;
        }
        return {middle.x, middle.y, std::max(0.0, inner - kPlainlyBeside), outer + kPlainlyBeside};
    }

    enum class Meets { No, Yes, Unsure };

    /// Whether the segment from (fromX, fromY), of the length (dx, dy), meets the thing; `Yes`: some of it lies inside.
    [[nodiscard]] Meets met(double fromX, double fromY, double dx, double dy) const {
        const double towardsX = x - fromX;
        const double towardsY = y - fromY;
        const double along = dx * towardsX + dy * towardsY;
        const double length = dx * dx + dy * dy;
        // Squares: of how far the middle is from the segment, and of the radii, all times the length's.
        const double across = dx * towardsY - dy * towardsX;
        const double away = along <= 0.0 ? (towardsX * towardsX + towardsY * towardsY) * length
                            : along >= length
                                ? ((towardsX - dx) * (towardsX - dx) + (towardsY - dy) * (towardsY - dy)) * length
                                : across * across;
        return away < inner * inner * length ? Meets::Yes : away > outer * outer * length ? Meets::No : Meets::Unsure;
    }
};

} // namespace sightline::geometry::detail
