#pragma once

#include "geometry/sight/line_space.h"

namespace sightline::geometry::detail {

/// To the nearest nanometer towards zero.
[[nodiscard]] Point middleOf(Point a, Point b);

/// One question in the coordinates of the search: the convex parts of both bases and what stands between them.
struct SightScene {
    struct Part {
        BasePair pair;
        std::vector<SightElement> elements;
    };

    Point origin;
    std::vector<Part> parts; ///< each convex part of one base with each of the other
    /// The bases' own convex parts where `parts` holds the convex hull of a concave base; else empty.
    std::vector<ConvexShape> observerInHull;
    std::vector<ConvexShape> targetInHull;
    bool basesTouch = false;

    /// Both bases grown outwards by `growth` nm, or shrunk. A base that vanishes is kept as a point-like disc.
    [[nodiscard]] static SightScene make(const PlacedFootprint& observer,
                                         const PlacedFootprint& target,
                                         const TerrainMap& map,
                                         std::span<const int> active,
                                         TouchRule touch,
                                         double growth = 0.0,
                                         Grouping grouping = Grouping::Joined);
};

/// A line meets a base just when it meets its convex hull, so a concave hull may stand in for itself as one convex
/// shape as long as no blocker reaches into its notches. Else the parts come back.
[[nodiscard]] std::vector<ConvexShape>
hullIfFree(std::vector<ConvexShape> parts, const TerrainMap& map, std::span<const int> active, Point origin);

/// A beam and the pair of convex parts it runs between.
struct SceneBeam {
    Beam beam;
    std::size_t part = 0;
};

/// The widest beam over all parts. Precondition: the bases do not touch.
[[nodiscard]] SceneBeam widestBeam(const SightScene& scene, const BeamSearch& search, std::stop_token stop = {});

/// The middle line of a beam, from where it leaves the observer to where it enters the target, ends rounded to stored
/// points inside the bases.
[[nodiscard]] SightLine middleLine(const SightScene& scene, const SceneBeam& beam);

/// True if the middle line of a beam of no width at most touches the blockers, so that the touch rule decides.
[[nodiscard]] bool
restsOnTouch(const SightScene& scene, const SceneBeam& beam, const TerrainMap& map, std::span<const int> active);

/// Each blocker's part of all lines between the bases, by direction and offset; they add up to 1. Empty if nothing
/// blocks. Where several blockers cover the same line each takes an equal part. Integrated over the offsets exactly,
/// over the directions by the midpoint rule.
[[nodiscard]] std::vector<BlockerShare>
blockerShares(const SightScene& scene, const TerrainMap& map, std::span<const int> active, TouchRule touch);

} // namespace sightline::geometry::detail
