#pragma once

#include "geometry/sight/space/volume.h"
#include "geometry/terrain/terrain_map.h"

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace sightline::scenarios {

/// The blockers of a table, followed by additional ones.
struct ExtendedMap {
    geometry::TerrainMap map;
    geometry::VolumeMap volume; ///< empty for tables in the plane
};

/// Maps of one table extended by displaced, shrunk or grown pieces, as proofs of bounds need them. Consecutive pairs
/// need the same maps, so the most recent ones are cached. Thread-safe.
class ExtendedMaps {
public:
    /// Returns the extended map, from the cache if possible. `volume` is null for tables in the plane.
    [[nodiscard]] std::shared_ptr<const ExtendedMap>
    extended(const geometry::TerrainMap& map, const geometry::VolumeMap* volume, std::vector<geometry::Blocker> more);

private:
    using Entry = std::pair<std::vector<geometry::Blocker>, std::shared_ptr<const ExtendedMap>>;

    [[nodiscard]] std::shared_ptr<const ExtendedMap> keptFor(const std::vector<geometry::Blocker>& more);

    std::mutex m_mutex;
    std::vector<Entry> m_entries; ///< ring buffer
    std::size_t m_oldest = 0;
};

} // namespace sightline::scenarios
