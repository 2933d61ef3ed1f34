#pragma once

#include "geometry/footprint.h"
#include "geometry/terrain_map.h"

#include <memory>
#include <vector>

namespace sightline::geometry {

/// The ground between the blockers of a table, made ready for many regions. Immutable; a copy shares its data. Blockers
/// are those of the terrain map, by their index there; walls and footprints may cross, touch and lie beyond the table's
/// edge.
class RegionMap {
public:
    /// Regions end at the edge of `table`. Precondition: it has an area.
    RegionMap(const TerrainMap& terrain, const Box& table);

    [[nodiscard]] const TerrainMap& terrain() const;
    [[nodiscard]] const Box& table() const;

    struct Data;
    [[nodiscard]] const Data& data() const { return *m_data; }

private:
    std::shared_ptr<const Data> m_data;
};

/// Who stands farther from the table and its blockers than this sees nothing of it.
inline constexpr Length kRegionReach = Length::fromNanometers(100 * 25'400'000LL);

/// A part of the table that the same footprints hold.
struct HeldArea {
    std::vector<int> footprints; ///< blockers, ascending
    std::vector<Ring> outlines;  ///< triangles, in order of positive area; corners to the nearest nanometer
    Point within;                ///< well inside it
};

/// All of the table, each place once.
[[nodiscard]] std::vector<HeldArea> groundByFootprints(const RegionMap& map);

} // namespace sightline::geometry
