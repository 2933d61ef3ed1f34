#pragma once

#include "geometry/detail/convex_shape.h"
#include "geometry/detail/edge.h"
#include "geometry/terrain_map.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A frame round a table and all that blocks, cut into triangles along all outlines: who looks out of a triangle sees
/// through its sides until one belongs to something that counts. Triangles are in order of positive area.
struct TriangulatedFreeSpace {
    static constexpr std::uint32_t kNone = 0xffff'ffff;
    static constexpr std::int32_t kNobody = -1;
    static constexpr std::int32_t kTableEdge = -2;
    static constexpr std::int32_t kFrame = std::numeric_limits<std::int32_t>::min();
    static constexpr std::int32_t kFirstShared = -3; ///< this minus i: the blockers `shared[i]`

    /// Side 3 t + k leads from corner k of triangle t to its next corner.
    struct Side {
        std::uint32_t corner = kNone; ///< where it starts
        std::uint32_t twin = kNone;   ///< the same side of the triangle beyond; none at the frame
        std::int32_t owner = kNobody; ///< a blocker, or one of the constants above
        std::uint32_t line = kNone;   ///< sides of one number lie on one side of an outline
    };

    /// What a look through a side comes to, all in one place: half a cache line.
    struct alignas(32) Passage {
        Vec apex;                     ///< the far corner of the triangle beyond
        std::uint32_t before = kNone; ///< the side of that triangle that is seen in directions before the apex
        std::uint32_t after = kNone;
        std::int32_t owner = kNobody; ///< of the side; `kFrame` where nothing is beyond
        std::uint32_t line = kNone;   ///< of the side
    };

    Point origin;
    std::vector<Vec> corners;      ///< nanometers from the origin
    std::vector<char> isWhole;     ///< of each corner: whole nanometers, and not the rounded crossing of two sides
    std::vector<Side> sides;       ///< three of each triangle
    std::vector<Passage> passages; ///< of each side
    std::vector<std::vector<int>> shared;
    std::vector<std::uint32_t> firstContainer; ///< of each triangle, and one past the last: into `holders`
    std::vector<int> holders;                  ///< the polygons whose inside holds the triangle
    std::vector<char> isOnTable;               ///< of each triangle

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

/// CGAL's constrained Delaunay triangulation, with its open sides exchanged for shorter ones while there are any, and
/// its triangles in the order of a curve that fills the plane. Crossings of sides are computed exactly and then rounded
/// to doubles; each triangle has positive area in exact numbers. `edges` are the sides of each blocker, `contacts` the
/// others that it touches. Precondition: `frame` holds the table and all blockers.
[[nodiscard]] TriangulatedFreeSpace triangulatedFreeSpace(std::span<const Blocker> blockers,
                                                          std::span<const std::vector<Edge>> edges,
                                                          std::span<const std::vector<int>> contacts,
                                                          const Box& table,
                                                          const Box& frame);

} // namespace sightline::geometry::detail
