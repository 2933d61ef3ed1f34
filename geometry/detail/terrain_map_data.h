#pragma once

#include "geometry/detail/box_index.h"
#include "geometry/detail/convex_shape.h"
#include "geometry/detail/edge.h"
#include "geometry/detail/plain_discs.h"
#include "geometry/predicates.h"
#include "geometry/terrain_map.h"

#include <array>
#include <limits>
#include <utility>
#include <vector>

namespace sightline::geometry {

namespace detail {

[[nodiscard]] std::vector<Edge> edgesOf(const BlockerOutline& outline);
/// True if the two closed outlines share a point: they touch, cross, or one lies in the other.
[[nodiscard]] bool shareAPoint(const BlockerOutline& a, const BlockerOutline& b);

} // namespace detail

struct TerrainMapData {
    std::vector<Blocker> blockers;
    std::vector<Box> boxes;                       ///< of each blocker
    std::vector<std::vector<detail::Edge>> edges; ///< of each blocker; of polygons the inside lies to the right
    std::vector<std::vector<int>> contacts;       ///< of each blocker: the others that share a point with it, ascending
    detail::BoxIndex index;                       ///< of `boxes`

    static constexpr std::size_t kRow = 8;

    /// Eight circles by their centers in nanometers from some origin; single precision is enough to leave out what is
    /// far away. Those without a meaning reach nowhere.
    struct Circles {
        std::array<float, kRow> x{};
        std::array<float, kRow> y{};
        std::array<float, kRow> reach;

        Circles() { reach.fill(-std::numeric_limits<float>::infinity()); }
    };

    /// For quick looks: a circle round each group and each blocker outside of them, and convex hulls of all. Of things
    /// that touch one another, a line that passes all the way along them meets one if it meets the hull of all.
    struct Hulls {
        std::vector<Circles> circles; ///< the largest first
        std::vector<Circles> members; ///< a circle round each blocker that belongs to a group, where its index says
        std::vector<std::uint32_t>
            blocker; ///< of each circle: a blocker, or their count plus a group; the last ones may have none
        std::vector<std::vector<std::uint32_t>>
            groups;            ///< blockers, each touching another of its group and none outside it
        detail::Vec origin;    ///< of the circles, in nanometers of the table
        double farthest = 0.0; ///< no circle reaches farther from `origin` along x or y
        // Nanometers of the table, each hull in order of positive area.
        std::vector<std::uint32_t> first; ///< of each blocker, each group, and one past the last: index of its first
                                          ///< hull corner; the groups follow
        std::vector<double> x;
        std::vector<double> y;
        std::size_t maxCorners = 0; ///< of one hull
    } hulls;

    std::vector<detail::PlainDiscs> discs; ///< of each blocker
};

} // namespace sightline::geometry
