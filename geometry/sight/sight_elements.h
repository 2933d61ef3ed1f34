#pragma once

#include "geometry/detail/convex_shape.h"
#include "geometry/detail/edge.h"
#include "geometry/sight/sight.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// The frame of one pair of convex bases: `along` points from the observer to the target and separates them.
/// A line's direction is an angle from `along` towards `across`; its offset is measured along the normal
/// `normalAt(angle)`.
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
    double from = 0.0; ///< radians, above -pi/2
    double to = 0.0;   ///< radians, below pi/2

    /// Nothing if the bases share a point.
    [[nodiscard]] static std::optional<BasePair> make(const ConvexShape& observer, const ConvexShape& target);
};

/// What an element is cut from. Of an arc, a list of several points stands for "as far as the base reaches".
enum class Matter {
    Whole,       ///< all corners of a blocker, or of a group of them
    Edge,        ///< a straight part of an outline
    ObserverArc, ///< lines leave the observer inside the blocker
    TargetArc,   ///< lines enter the target inside the blocker
};

/// Connected matter that lies beyond the observer and before the target on each line that meets both bases and it, for
/// directions in [from, to]. It blocks the offsets strictly between min over `lower` and max over `upper` of p .
/// normal.
struct SightElement {
    std::vector<Vec> upper;
    std::vector<Vec> lower;
    double from = 0.0;
    double to = 0.0;
    std::vector<int> joined; ///< elements that share a point with this one, by index
    int blocker = -1;        ///< the blocker it is part of; -1: several
    Matter matter = Matter::Whole;
};

/// A direction n with n . (g - a) >= 0 for all points a of the shape and g of the segment p q, which does not enter it.
[[nodiscard]] Vec separatingNormal(const ConvexShape& shape, Vec p, Vec q);

enum class Grouping { Joined, PerBlocker };

/// Cuts the blockers into such elements.
///
/// A group of touching blockers that lies wholly between the bases is one element for all directions. Of any other
/// group each edge is cut off where it runs inside a base; a straight part outside a convex base has a separating line,
/// so it is before or beyond that base according to the direction alone. An edge of a piece that a base inside it only
/// touches is cut at the touching place if touching is clear: a line that starts there and leads out meets no inside.
/// With `Grouping::PerBlocker` groups are not joined: each blocker between the bases is an element of its own.
/// `screens` are further walls, joined to each other alone; their elements name no blocker.
[[nodiscard]] std::vector<SightElement> sightElements(const BasePair& pair,
                                                      const TerrainMap& map,
                                                      std::span<const int> active,
                                                      Point origin,
                                                      TouchRule touch,
                                                      Grouping grouping = Grouping::Joined,
                                                      std::span<const Edge> screens = {});

} // namespace sightline::geometry::detail
