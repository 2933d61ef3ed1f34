#include "scenarios/analysis/side_zones.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

bool isForDeployment(const Zone& zone) {
    return zone.kind.isEmpty() || zone.kind.compare(QLatin1String{"deployment"}, Qt::CaseInsensitive) == 0;
}

} // namespace

std::vector<SideZones> zonesBySide(const Scenario& scenario) {
    std::vector<SideZones> sides;
    for (std::size_t i = 0; i < scenario.zones.size(); ++i) {
        if (const PlayerId& player = scenario.zones[i].player; !player.value.isEmpty()) {
            auto side = std::ranges::find(sides, player, &SideZones::player);
            if (side == sides.end()) {
                side = sides.insert(sides.end(), {player, {}});
            }
            side->zones.push_back(i);
        }
    }
    for (SideZones& side : sides) {
        const auto isOther = [&](std::size_t zone) { return !isForDeployment(scenario.zones[zone]); };
        if (!std::ranges::all_of(side.zones, isOther)) {
            std::erase_if(side.zones, isOther);
        }
    }
    return sides;
}

std::vector<ZoneId> groundOf(const Scenario& scenario, const PlayerId& player) {
    const auto sides = zonesBySide(scenario);
    const auto side = std::ranges::find(sides, player, &SideZones::player);
    std::vector<ZoneId> zones;
    if (side != sides.end()) {
        std::ranges::transform(side->zones, std::back_inserter(zones),
                               [&](std::size_t zone) { return scenario.zones[zone].id; });
    }
    return zones;
}

} // namespace sightline::scenarios
