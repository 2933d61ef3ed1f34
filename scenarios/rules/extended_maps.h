#pragma once

#include "geometry/sight/volume.h"
#include "geometry/terrain_map.h"

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace sightline::scenarios {

/// The blockers of a table with others after them.
struct ExtendedMap {
    geometry::TerrainMap map;
    geometry::VolumeMap volume; ///< of tables with volumes; else empty
};

/// Maps of one table extended by parts of its things, as bounds ask for them: pieces that stand a little elsewhere,
/// shrunk or grown. Pair after pair asks for the same ones, so the last ones made are kept. Safe on any thread.
class ExtendedMaps {
public:
    /// `volume`: that of the table, or null for tables in the plane.
    [[nodiscard]] std::shared_ptr<const ExtendedMap>
    extended(const geometry::TerrainMap& map, const geometry::VolumeMap* volume, std::vector<geometry::Blocker> more);

private:
    using Kept = std::pair<std::vector<geometry::Blocker>, std::shared_ptr<const ExtendedMap>>;

    [[nodiscard]] std::shared_ptr<const ExtendedMap> keptFor(const std::vector<geometry::Blocker>& more);

    std::mutex m_mutex;
    std::vector<Kept> m_kept; ///< in a ring
    std::size_t m_oldest = 0;
};

} // namespace sightline::scenarios
