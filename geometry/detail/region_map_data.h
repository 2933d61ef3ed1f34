#pragma once

#include "geometry/detail/triangulated_free_space.h"
#include "geometry/region/region_map.h"

#include <optional>

namespace sightline::geometry {

struct RegionMap::Data {
    TerrainMap terrain;
    Box table;
    detail::TriangulatedFreeSpace ground;
    /// Cells over the table, a row after the other, with a triangle near the middle of each: where a search starts.
    struct {
        std::size_t columns = 1;
        std::size_t rows = 1;
        double cellWidth = 1.0;
        double cellDepth = 1.0;
        std::vector<std::uint32_t> triangle;
    } start;

    /// Where a place lies among the triangles.
    struct Location {
        std::uint32_t triangle = 0;
        std::uint32_t side =
            detail::TriangulatedFreeSpace::kNone; ///< it lies on this side of the triangle, between its ends
        std::uint32_t corner = detail::TriangulatedFreeSpace::kNone; ///< side that starts at it: the place is a corner
    };
    /// Exact among stored points; on a side between rounded crossings within `kConstructionError`. Nothing beyond the
    /// frame.
    [[nodiscard]] std::optional<Location> locate(Point place) const;
};

} // namespace sightline::geometry
