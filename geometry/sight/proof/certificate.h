#pragma once

#include "geometry/sight/proof/line_space.h"

namespace sightline::geometry::detail {

/// Returns the midpoint, rounded towards zero to whole nanometers.
[[nodiscard]] Point centerPointOf(Point a, Point b);

/// A question in the coordinates of the search: the convex parts of both bases and the elements between them.
struct SightScene {
    struct Part {
        BasePair pair;
        std::vector<SightElement> elements;
    };

    Point origin;
    std::vector<Part> parts; ///< every convex part of one base paired with every part of the other
    /// The convex parts of a concave base that `parts` represents by its convex hull; otherwise empty.
    std::vector<ConvexShape> observerInHull;
    std::vector<ConvexShape> targetInHull;
    bool basesTouch = false;

    /// Creates the scene for both bases grown outwards by `growth` nm, or shrunk if it is negative. A base that
    /// vanishes is replaced by a disc of radius `kStoredUnit`.
    [[nodiscard]] static SightScene make(const PlacedFootprint& observer,
                                         const PlacedFootprint& target,
                                         const TerrainMap& map,
                                         std::span<const int> active,
                                         TouchRule touch,
                                         double growth = 0.0,
                                         Grouping grouping = Grouping::Joined);
};

/// Returns the convex hull of the parts as one shape if no blocker reaches into the notches of a concave base,
/// otherwise the parts. The replacement is valid because a line meets a connected base if and only if it meets the
/// base's convex hull.
[[nodiscard]] std::vector<ConvexShape>
hullIfFree(std::vector<ConvexShape> parts, const TerrainMap& map, std::span<const int> active, Point origin);

/// A beam and the pair of convex parts between which it runs.
struct SceneBeam {
    Beam beam;
    std::size_t part = 0;
};

/// Returns the widest beam over all parts. Precondition: the bases do not touch.
[[nodiscard]] SceneBeam widestBeam(const SightScene& scene, const BeamSearch& search, std::stop_token stop = {});

/// Returns the middle line of a beam, from where it leaves the observer to where it enters the target, with ends
/// rounded to stored points inside the bases.
[[nodiscard]] SightLine midlineOf(const SightScene& scene, const SceneBeam& beam);

/// True if the middle line of a beam of zero width at most touches the blockers, so that the touch rule decides.
[[nodiscard]] bool
restsOnTouch(const SightScene& scene, const SceneBeam& beam, const TerrainMap& map, std::span<const int> active);

/// Returns the share of each blocker in all lines between the bases, measured over direction and offset; the shares add
/// up to 1. Empty if nothing blocks. A line blocked by several blockers is divided equally among them. The integral
/// over offsets is exact, the one over directions uses the midpoint rule.
[[nodiscard]] std::vector<BlockerShare>
blockerShares(const SightScene& scene, const TerrainMap& map, std::span<const int> active, TouchRule touch);

} // namespace sightline::geometry::detail
