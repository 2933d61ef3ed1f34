#include "scenarios/vision/fog_desk.h"

#include "scenarios/vision/light.h"

namespace sightline::scenarios {

std::optional<FogDesk> FogDesk::of(const Scenario& scenario) {
    const auto rules = ruleSetOf(scenario);
    auto table = rules && scenario.vision ? FogTable::of(scenario, *rules) : tl::unexpected{geometry::Error{}};
    if (!table) {
        return {};
    }
    FogDesk desk;
    desk.m_table = std::make_shared<const FogTable>(*std::move(table));
    const VisionProfile& profile = desk.m_table->profile();
    if (profile.night || (profile.mode == FogMode::LineOfSight && profile.lines == FogLines::Judge)) {
        desk.m_prepared.emplace(scenario, *rules);
    }
    if (profile.night) {
        desk.m_lit = LightMap{scenario, SenseLines{*desk.m_prepared}}.lit();
    }
    return desk;
}

} // namespace sightline::scenarios
