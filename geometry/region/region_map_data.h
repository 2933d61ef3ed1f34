#pragma once

#include "geometry/region/region_map.h"
#include "geometry/terrain/triangulated_free_space.h"

#include <optional>

namespace sightline::geometry {

/// The preprocessed contents of a `RegionMap`.
struct RegionMap::Data {
    TerrainMap terrain;
    Box table;
    detail::TriangulatedFreeSpace mesh;
    /// A grid of cells over the table, row by row, with a triangle near the center of each at which a point location
    /// starts.
    struct {
        std::size_t columns = 1;
        std::size_t rows = 1;
        double cellWidth = 1.0;
        double cellDepth = 1.0;
        std::vector<std::uint32_t> triangle;
    } start;

    /// The location of a point among the triangles.
    struct Location {
        std::uint32_t triangle = 0;
        std::uint32_t side =
            detail::TriangulatedFreeSpace::kNone; ///< side of the triangle on whose relative interior the point lies
        /// side that starts at the corner with which the point coincides
        std::uint32_t corner = detail::TriangulatedFreeSpace::kNone;
    };
    /// Returns the location of a point, or nothing outside the frame. Exact relative to stored points; a point is on a
    /// side between rounded crossings if it is within `kConstructionError` of it.
    [[nodiscard]] std::optional<Location> locate(Point place) const;
};

} // namespace sightline::geometry
