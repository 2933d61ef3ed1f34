#pragma once

#include "geometry/base/predicates.h"
#include "geometry/shapes/box_index.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/edge.h"
#include "geometry/shapes/plain_discs.h"
#include "geometry/terrain/terrain_map.h"

#include <array>
#include <limits>
#include <utility>
#include <vector>

namespace sightline::geometry {

namespace detail {

/// Returns the edges of the outline in order, those of holes included.
[[nodiscard]] std::vector<Edge> edgesOf(const BlockerOutline& outline);

} // namespace detail

/// The preprocessed contents of a `TerrainMap`.
struct TerrainMapData {
    std::vector<Blocker> blockers;
    std::vector<Box> boxes; ///< by blocker
    /// by blocker; a polygon's interior lies to the right of its edges on screen
    std::vector<std::vector<detail::Edge>> edges;
    std::vector<std::vector<int>> contacts; ///< by blocker: the other blockers that share a point with it, ascending
    detail::BoxIndex index;                 ///< index of `boxes`

    static constexpr std::size_t kRow = 8;

    /// Eight circles with centers in nanometers from a common origin, in single precision, which suffices to exclude
    /// distant blockers. Unused entries have reach -infinity.
    struct Circles {
        std::array<float, kRow> x{};
        std::array<float, kRow> y{};
        std::array<float, kRow> reach;

        Circles() { reach.fill(-std::numeric_limits<float>::infinity()); }
    };

    /// Data of the filtered test: a circle around each group of touching blockers and around each other blocker, and
    /// the convex hulls of all. A line that extends beyond a group of touching blockers at both ends meets one of them
    /// if it meets their common hull.
    struct Hulls {
        std::vector<Circles> circles; ///< largest first
        std::vector<Circles> members; ///< circle around each blocker of a group, at the blocker's index
        std::vector<std::uint32_t>
            blocker; ///< by circle: a blocker, or the number of blockers plus a group; unused at the end
        std::vector<std::vector<std::uint32_t>>
            groups;            ///< blockers, each touching another one of its group and none outside it
        detail::Vec origin;    ///< origin of the circles, in nanometers of the table
        double farthest = 0.0; ///< no circle extends farther from `origin` along x or y
        // Corners of the hulls in nanometers of the table, each hull clockwise on screen.
        /// index of the first hull corner, by blocker, then by group, with one entry past the last
        std::vector<std::uint32_t> first;
        std::vector<double> x;
        std::vector<double> y;
        std::size_t maxCorners = 0; ///< of any one hull
    } hulls;

    std::vector<detail::PlainDiscs> discs; ///< by blocker
};

} // namespace sightline::geometry
