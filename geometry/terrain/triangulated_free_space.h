#pragma once

#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/edge.h"
#include "geometry/terrain/terrain_map.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A frame around a table and all blockers, triangulated along all outlines. A line of sight that leaves a triangle
/// continues through its sides until one belongs to an active blocker. Triangles are clockwise on screen.
struct TriangulatedFreeSpace {
    static constexpr std::uint32_t kNone = 0xffff'ffff;
    static constexpr std::int32_t kNobody = -1;
    static constexpr std::int32_t kTableEdge = -2;
    static constexpr std::int32_t kFrame = std::numeric_limits<std::int32_t>::min();
    static constexpr std::int32_t kFirstShared = -3; ///< value kFirstShared - i refers to the blockers `shared[i]`

    /// Side 3 t + k leads from corner k of triangle t to its next corner.
    struct Side {
        std::uint32_t corner = kNone; ///< corner at which the side starts
        std::uint32_t twin = kNone;   ///< the corresponding side of the adjacent triangle; none at the frame
        std::int32_t owner = kNobody; ///< a blocker, or one of the constants above
        std::uint32_t line = kNone;   ///< sides with equal numbers lie on one side of an outline
    };

    /// The data needed to continue a sight line through a side, in half a cache line.
    struct alignas(32) Passage {
        Vec apex;                     ///< the far corner of the adjacent triangle
        std::uint32_t before = kNone; ///< the side of that triangle that is seen in directions before the apex
        std::uint32_t after = kNone;
        std::int32_t owner = kNobody; ///< owner of the side; `kFrame` if there is no adjacent triangle
        std::uint32_t line = kNone;   ///< line number of the side
    };

    Point origin;
    std::vector<Vec> corners;      ///< nanometers from the origin
    std::vector<char> isWhole;     ///< by corner: it is a stored point, not the rounded crossing of two sides
    std::vector<Side> sides;       ///< three for each triangle
    std::vector<Passage> passages; ///< by side
    std::vector<std::vector<int>> shared;
    std::vector<std::uint32_t> firstContainer; ///< by triangle, with one entry past the last: index into `containers`
    std::vector<int> containers;               ///< the polygons whose interiors contain the triangle
    std::vector<char> isOnTable;               ///< by triangle

    [[nodiscard]] static std::uint32_t next(std::uint32_t side) { return side % 3 == 2 ? side - 2 : side + 1; }
    [[nodiscard]] static std::uint32_t previous(std::uint32_t side) { return side % 3 == 0 ? side + 2 : side - 1; }
    [[nodiscard]] std::size_t triangles() const { return sides.size() / 3; }
    [[nodiscard]] std::span<const int> ownersOf(const Side& side) const {
        if (side.owner >= 0) {
            return {&side.owner, 1};
        }
        return side.owner <= kFirstShared
                   ? std::span<const int>{shared[static_cast<std::size_t>(kFirstShared - side.owner)]}
                   : std::span<const int>{};
    }
};

/// Returns the triangulation of the frame: CGAL's constrained Delaunay triangulation, in which unconstrained sides are
/// flipped as long as that makes them shorter, with the triangles numbered along a space-filling curve.
///
/// Crossings of outlines are computed exactly and then rounded to doubles; each triangle has positive area in exact
/// arithmetic. `edges` are the edges of each blocker, `contacts` the other blockers that it touches. Precondition:
/// `frame` contains the table and all blockers.
[[nodiscard]] TriangulatedFreeSpace triangulatedFreeSpace(std::span<const Blocker> blockers,
                                                          std::span<const std::vector<Edge>> edges,
                                                          std::span<const std::vector<int>> contacts,
                                                          const Box& table,
                                                          const Box& frame);

} // namespace sightline::geometry::detail
