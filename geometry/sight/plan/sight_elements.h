#pragma once

#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/edge.h"
#include "geometry/sight/plan/sight.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// The coordinate frame of a pair of convex bases: `along` points from the observer to the target and separates them.
/// The direction of a line is an angle in radians from `along` towards `across`; its offset is measured along the
/// normal `normalAt(angle)`.
struct SightFrame {
    Vec along;
    Vec across;

    [[nodiscard]] Vec directionAt(double angle) const { return std::cos(angle) * along + std::sin(angle) * across; }
    [[nodiscard]] Vec normalAt(double angle) const { return std::cos(angle) * across - std::sin(angle) * along; }
};

/// Two disjoint convex bases and the directions of the lines that meet both.
struct BasePair {
    ConvexShape observer;
    ConvexShape target;
    SightFrame frame;
    double from = 0.0; ///< radians, greater than -pi/2
    double to = 0.0;   ///< radians, less than pi/2

    /// Returns the pair, or nothing if the bases share a point.
    [[nodiscard]] static std::optional<BasePair> make(const ConvexShape& observer, const ConvexShape& target);
};

/// The origin of an element. For an arc, a list of several points means "as far as the base extends".
enum class Matter {
    Whole,       ///< all corners of a blocker or of a group of touching blockers
    Edge,        ///< a straight part of an outline
    ObserverArc, ///< lines leave the observer inside the blocker
    TargetArc,   ///< lines enter the target inside the blocker
};

/// Connected matter that lies beyond the observer and before the target on every line that meets it and both bases, for
/// directions in [from, to]. It blocks the offsets strictly between the minimum of p . normal over `lower` and the
/// maximum over `upper`.
struct SightElement {
    std::vector<Vec> upper;
    std::vector<Vec> lower;
    double from = 0.0;
    double to = 0.0;
    std::vector<int> joined; ///< indices of elements that share a point with this one
    int blocker = -1;        ///< the blocker it is part of; -1: several
    Matter matter = Matter::Whole;
};

/// Returns a direction n with n . (g - a) >= 0 for all points a of the shape and g of the segment p q. Precondition:
/// the segment does not enter the shape.
[[nodiscard]] Vec separatingNormal(const ConvexShape& shape, Vec p, Vec q);

/// Selects whether touching blockers form one element, or each blocker elements of its own.
enum class Grouping { Joined, PerBlocker };

/// Returns the elements of the active blockers.
///
/// A group of touching blockers that lies wholly between the bases is one element for all directions. Every other edge
/// is cut off where it runs inside a base; a straight part outside a convex base has a separating line, so it lies
/// before or beyond that base depending on the direction alone. If touching is clear, an edge of a piece around a base
/// is cut at the point where the base touches it from inside: a line that starts there and leads out does not meet the
/// interior. With `Grouping::PerBlocker` every blocker between the bases is an element of its own. `screens` are
/// additional walls, joined only to each other; their elements name no blocker.
[[nodiscard]] std::vector<SightElement> sightElements(const BasePair& pair,
                                                      const TerrainMap& map,
                                                      std::span<const int> active,
                                                      Point origin,
                                                      TouchRule touch,
                                                      Grouping grouping = Grouping::Joined,
                                                      std::span<const Edge> screens = {});

} // namespace sightline::geometry::detail
