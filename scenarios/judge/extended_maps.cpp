#include "scenarios/judge/extended_maps.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

/// More than the number of movable pieces of a table.
constexpr std::size_t kMaxKept = 128;

} // namespace

std::shared_ptr<const ExtendedMap> ExtendedMaps::keptFor(const std::vector<geometry::Blocker>& more) {
    const std::scoped_lock lock{m_mutex};
    const auto found = std::ranges::find(m_entries, more, &Entry::first);
    return found == m_entries.end() ? nullptr : found->second;
}

std::shared_ptr<const ExtendedMap> ExtendedMaps::extended(const geometry::TerrainMap& map,
                                                          const geometry::VolumeMap* volume,
                                                          std::vector<geometry::Blocker> more) {
    if (auto kept = keptFor(more)) {
        return kept;
    }
    auto made = std::make_shared<ExtendedMap>();
    made->map = geometry::TerrainMap{map, more};
    if (volume) {
        made->volume = geometry::VolumeMap{*volume, made->map};
    }
    const std::scoped_lock lock{m_mutex};
    if (m_entries.size() < kMaxKept) {
        m_entries.emplace_back(std::move(more), made);
    } else {
        m_entries[m_oldest] = {std::move(more), made};
        m_oldest = (m_oldest + 1) % kMaxKept;
    }
    return made;
}

} // namespace sightline::scenarios
