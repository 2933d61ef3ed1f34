#pragma once

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"

#include <algorithm>
#include <limits>

namespace sightline::geometry::detail {

/// A disc around a shape and, if the shape is convex, a disc inside it, with a common center; nanometers of the table.
/// The radii include a margin of `kPlainlyBeside`, so conclusions for a segment are valid despite rounding and under
/// both touch rules.
struct PlainDiscs {
    double x = 0.0;
    double y = 0.0;
    double inner = 0.0; ///< points nearer than this lie inside the shape; 0: no such radius is known
    double outer = 0.0; ///< points farther than this lie outside the shape

    /// Returns the discs for the corners `corner(0)` to `corner(count - 1)` of a convex hull, clockwise on screen.
    /// `isConvex`: the shape equals its hull.
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

    /// The relation of a segment to a shape as far as the discs decide it.
    enum class Meets { No, Yes, Unsure };

    /// Classifies the segment that starts at (fromX, fromY) and extends by (dx, dy). `Yes`: a part of it lies inside
    /// the shape; `No`: it misses the shape.
    [[nodiscard]] Meets met(double fromX, double fromY, double dx, double dy) const {
        const double towardsX = x - fromX;
        const double towardsY = y - fromY;
        const double along = dx * towardsX + dy * towardsY;
        const double length = dx * dx + dy * dy;
        // Squared distance of the center from the segment, compared with squared radii; all multiplied by the squared
        // length.
        const double across = dx * towardsY - dy * towardsX;
        const double away = along <= 0.0 ? (towardsX * towardsX + towardsY * towardsY) * length
                            : along >= length
                                ? ((towardsX - dx) * (towardsX - dx) + (towardsY - dy) * (towardsY - dy)) * length
                                : across * across;
        return away < inner * inner * length ? Meets::Yes : away > outer * outer * length ? Meets::No : Meets::Unsure;
    }
};

} // namespace sightline::geometry::detail
