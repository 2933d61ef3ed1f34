#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/terrain/terrain_map.h"

#include <memory>
#include <vector>

namespace sightline::geometry {

/// The free space between the blockers of a table, preprocessed for many visibility queries. Immutable and thread-safe;
/// copies share the data. Blockers are those of the terrain map, identified by their index there; walls and footprints
/// may cross, touch, and extend beyond the table.
class RegionMap {
public:
    /// Creates the map. Regions are clipped to `table`. Viewers are within `kRegionReach` of the table, the blockers or
    /// `viewers`. The first query triangulates the free space. Precondition: the table has a positive area.
    RegionMap(const TerrainMap& terrain, const Box& table) : RegionMap{terrain, table, table} {}
    RegionMap(const TerrainMap& terrain, const Box& table, const Box& viewers);

    [[nodiscard]] const TerrainMap& terrain() const;
    [[nodiscard]] const Box& table() const;

    /// The preprocessed map; defined in region_map_data.h for the geometry's own files.
    struct Data;
    [[nodiscard]] const Data& data() const;

private:
    struct Source;
    std::shared_ptr<Source> m_source;
};

/// The maximum distance of a viewer from the table and its blockers, 100 in; viewers farther away see nothing of the
/// table.
inline constexpr Length kRegionReach = Length::fromNanometers(100 * 25'400'000LL);

/// A part of the table that lies in the same set of footprints.
struct ContainedArea {
    std::vector<int> footprints; ///< indices of blockers, ascending
    std::vector<Ring> outlines;  ///< triangles, clockwise on screen; corners rounded to the nearest nanometer
    Point within;                ///< a point well inside the area
};

/// Returns a partition of the table by the set of footprints that contain each point.
[[nodiscard]] std::vector<ContainedArea> areasByFootprints(const RegionMap& map);

} // namespace sightline::geometry
