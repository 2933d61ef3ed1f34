#include "geometry/sight/plan/resized_sight.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/sight/plan/fast_sight_shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

/// Bases of which one is contained in the resized base and the other contains it.
struct Bracket {
    std::optional<SightBase> inside;
    std::optional<SightBase> around;
};

/// The resized pair of one convex part.
struct ShapeBracket {
    std::optional<ConvexShape> inside;
    std::optional<ConvexShape> around;
};

/// The least half extent, in nanometers, of a shrunk base that is computed: 5 micrometers. Corners are rounded by up to
/// 0.71 nm, so a much smaller remainder would consist of rounding, or have vanished; this is several `kOutlineError`.
/// Below it there is no inner shape, and the outer one is a disc of twice this radius where no better one is known.
constexpr double kMinHalf = 5 * kOutlineError;

/// Returns ellipses around and inside the offset of an ellipse, which is not an ellipse itself.
///
/// The outward offset contains the ellipse with half axes increased by `by`, and the inward offset is contained in the
/// corresponding one. For the other bound let h be the support function of the ellipse and k > 0. From h <= (k + h^2 /
/// k) / 2 follows (h + by)^2 <= h^2 + by (k + h^2 / k) + by^2, which is the squared support function of an ellipse;
/// likewise for the inward offset.
ShapeBracket bracketOfEllipse(const ConvexShape& base, double by) {
    const double along = base.along();
    const double across = base.across();
    if (across + by < kMinHalf) {
        return {};
    }
    const auto longer = ConvexShape::ellipse(base.center(), along + by, across + by, base.axis());
    const double k = std::sqrt(along * across);
    const auto bound = [&](double half) { return half * half + by * (k + half * half / k) + by * by; };
    if (bound(across) < kMinHalf * kMinHalf) {
        return by < 0 ? ShapeBracket{{}, longer} : ShapeBracket{longer, {}};
    }
    const auto other =
        ConvexShape::ellipse(base.center(), std::sqrt(bound(along)), std::sqrt(bound(across)), base.axis());
    return by < 0 ? ShapeBracket{other, longer} : ShapeBracket{longer, other};
}

/// Returns the polygon with its sides moved outwards and, at each corner, tangents of the arc around it at most `turn`
/// radians apart.
ConvexShape cornered(const ConvexShape& polygon, double by, double turn) {
    const auto& corners = polygon.corners();
    std::vector<Vec> result;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec here = corners[i];
        const Vec in = here - corners[i == 0 ? corners.size() - 1 : i - 1];
        const Vec out = corners[i + 1 == corners.size() ? 0 : i + 1] - here;
        const double angle = std::atan2(cross(in, out), dot(in, out));
        const int tangents = std::max(1, static_cast<int>(std::ceil(angle / turn)));
        const double first = std::atan2(-in.x, in.y); // direction of the outward normal of the side that ends here
        const double reach = by / std::cos(angle / tangents / 2);
        for (int k = 0; k < tangents; ++k) {
            const double at = first + angle * (k + 0.5) / tangents;
            result.push_back(here + reach * Vec{std::cos(at), std::sin(at)});
        }
    }
    return ConvexShape::polygon(std::move(result));
}

enum class Corners { Round, Sharp };

ShapeBracket bracketOfPart(const ConvexShape& part, double by, Corners corners) {
    switch (part.kind()) {
    case ConvexShape::Kind::Ellipse: return bracketOfEllipse(part, by);
    case ConvexShape::Kind::Disc: break;
    case ConvexShape::Kind::Polygon:
        if (by > 0) {
            // Radians. The corners of tangents 30 degrees apart exceed the arc by less than 3.6 % of `by` (1 / cos(pi /
            // 12) = 1.0353). Empirical.
            constexpr double kFewTangents = std::numbers::pi / 6;
            return {part, cornered(part, by, corners == Corners::Sharp ? std::numbers::pi : kFewTangents)};
        }
        break;
    }
    const auto exact = part.grownBy(by);
    if (!exact || exact->reach() < kMinHalf) {
        // The remaining shape, or the disc that replaces a vanished base.
        return {{}, ConvexShape::disc(exact ? exact->center() : part.center(), 2 * kMinHalf)};
    }
    return {exact, exact};
}

Bracket bracketOf(const PlacedFootprint& placed, Length growth, bool hasContainers) {
    const Point origin = placed.position;
    const auto by = static_cast<double>(growth.nanometers());
    const bool isRectangle = std::holds_alternative<RectangleBase>(placed.footprint.shape());
    const bool isHull = std::holds_alternative<HullOutline>(placed.footprint.shape());
    std::vector<ConvexShape> parts = convexPartsOf(placed, origin);
    // If pieces contain parts of bases, hulls keep their size and rectangles their sharp corners too.
    const Corners corners = isRectangle && hasContainers ? Corners::Sharp : Corners::Round;
    const auto resized = [&](const ConvexShape& part) {
        ShapeBracket bracket = bracketOfPart(part, by, corners);
        if (isHull && hasContainers && by < 0) {
            bracket.around = part;
        }
        return bracket;
    };
    Bracket result;
    if (parts.size() == 1) {
        ShapeBracket whole = resized(parts.front());
        if (whole.inside) {
            result.inside.emplace(shapeAbout(std::move(*whole.inside), origin));
        }
        if (whole.around) {
            result.around.emplace(shapeAbout(std::move(*whole.around), origin));
        }
        return result;
    }
    std::vector<ConvexShape> inside;
    std::vector<ConvexShape> around;
    for (const ConvexShape& part : parts) {
        ShapeBracket bracket = resized(part);
        if (bracket.inside) {
            inside.push_back(std::move(*bracket.inside));
        }
        around.push_back(std::move(*bracket.around));
    }
    ShapeBracket hull = resized(convexHullOf(placed, origin));
    if (hull.inside && !inside.empty()) {
        result.inside.emplace(shapeOfParts(std::move(*hull.inside), std::move(inside), origin));
    }
    result.around.emplace(shapeOfParts(std::move(*hull.around), std::move(around), origin));
    return result;
}

} // namespace

FilteredVerdict sightBetweenResized(const SightBase& observer,
                                    const SightBase& target,
                                    const TerrainMap& map,
                                    std::span<const int> active,
                                    std::span<const ContainingPiece> containers,
                                    SightLine* witness) {
    thread_local std::vector<Occlusion> counts;
    counts.assign(map.blockers().size(), Occlusion::Never);
    for (const int blocker : active) {
        const bool mayBeIgnored = std::ranges::any_of(containers, [&](const ContainingPiece& container) {
            return container.footprint <= blocker && blocker <= container.last;
        });
        counts[static_cast<std::size_t>(blocker)] = mayBeIgnored ? Occlusion::Conditional : Occlusion::Always;
    }
    return fastSight(observer, target, map, counts, witness);
}

std::optional<bool> seesWhenResizedAtOnce(const PlacedFootprint& observer,
                                          const PlacedFootprint& target,
                                          const TerrainMap& map,
                                          std::span<const int> active,
                                          Length growth,
                                          std::span<const ContainingPiece> containers) {
    const Bracket from = bracketOf(observer, growth, !containers.empty());
    const Bracket to = bracketOf(target, growth, !containers.empty());
    const auto seenInside = [&] {
        return from.inside && to.inside &&
               sightBetweenResized(*from.inside, *to.inside, map, active, containers) == FilteredVerdict::Clear;
    };
    const auto hiddenAround = [&] {
        return from.around && to.around &&
               sightBetweenResized(*from.around, *to.around, map, active, containers) == FilteredVerdict::Blocked;
    };
    // The tolerance rarely changes the verdict: test first the base that would prove that.
    if (growth < Length{}) {
        return seenInside() ? std::optional{true} : hiddenAround() ? std::optional{false} : std::nullopt;
    }
    return hiddenAround() ? std::optional{false} : seenInside() ? std::optional{true} : std::nullopt;
}

} // namespace sightline::geometry::detail
