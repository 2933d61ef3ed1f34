#include "geometry/sight/space/volume_relevant.h"

#include "geometry/sight/space/volume_map_data.h"

#include <algorithm>

namespace sightline::geometry::detail {

Solid Relevant::cutOff(Solid solid) const {
    if (lowest && solid.elevation < *lowest) {
        solid.height = solid.top() - *lowest;
        solid.elevation = *lowest;
    }
    return solid;
}

bool actsAsInPlan(const VolumeMapData& data, int blocker, const Solid& a, const Solid& b) {
    const auto of = static_cast<std::size_t>(blocker);
    const VolumePart& own = data.parts[static_cast<std::size_t>(data.own[of].first)];
    return own.bottom < std::min(a.elevation, b.elevation).nanometers() &&
           own.top > std::max(a.top(), b.top()).nanometers() && data.openings[of].empty();
}

Relevant relevantParts(const Solid& a,
                       const Solid& b,
                       const Box& around,
                       const VolumeMap& map,
                       std::span<const int> active,
                       TouchRule touch) {
    const VolumeMapData& data = map.data();
    // Mere contact matters only where touching blocks.
    const std::int64_t touching = touch == TouchRule::Blocked ? 1 : 0;
    const std::int64_t lowest = std::min(a.elevation, b.elevation).nanometers();
    const std::int64_t lowerTop = std::min(a.top(), b.top()).nanometers();
    const std::int64_t highest = std::max(a.top(), b.top()).nanometers();
    Relevant relevant;
    relevant.nearby = activeParts(data, active);
    const auto part = [&](int index) -> const VolumePart& { return data.parts[static_cast<std::size_t>(index)]; };
    std::erase_if(relevant.nearby, [&](int index) {
        const VolumePart& p = part(index);
        return p.top + touching <= lowest || p.bottom - touching >= highest || !boxesMeet(p.box, around);
    });
    relevant.parts = relevant.nearby;
    // If all parts stand on the table, a line between the tops is as good as any, and it never runs below the lower
    // top.
    if (std::ranges::all_of(relevant.parts, [&](int index) { return part(index).bottom == kNoBottom; })) {
        std::erase_if(relevant.parts, [&](int index) { return part(index).top + touching <= lowerTop; });
        relevant.lowest = Length::fromNanometers(lowerTop);
    }
    // Common parts of stacked blockers do not determine the rest of their outlines.
    relevant.actsAsInPlan = std::ranges::all_of(relevant.parts, [&](int index) {
        return std::ranges::all_of(part(index).blockers,
                                   [&](int blocker) { return actsAsInPlan(data, blocker, a, b); });
    });
    return relevant;
}

std::vector<int> blockersOf(const VolumeMapData& data, std::span<const int> parts) {
    std::vector<int> blockers;
    blockers.reserve(parts.size());
    for (const int index : parts) {
        const auto& of = data.parts[static_cast<std::size_t>(index)].blockers;
        blockers.insert(blockers.end(), of.begin(), of.end());
    }
    std::ranges::sort(blockers);
    const auto repeated = std::ranges::unique(blockers);
    blockers.erase(repeated.begin(), repeated.end());
    return blockers;
}

} // namespace sightline::geometry::detail
