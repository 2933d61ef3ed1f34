#include "scenarios/vision/fog_controller.h"

#include "scenarios/vision/light.h"

#include <algorithm>
#include <array>

namespace sightline::scenarios {

namespace {

bool usesLines(const VisionProfile& profile) {
    return profile.mode == FogMode::LineOfSight && profile.lines == FogLines::Judge;
}

/// True if visibility depends on more than ranges and lines; otherwise the additional data is not built.
bool usesSenses(const Scenario& scenario) {
    const Vision& vision = *scenario.vision;
    const SenseFigures& figures = vision.profile.senses;
    const bool isOfProfile =
        std::ranges::any_of(std::array{figures.infra, figures.tremor, figures.sonar, figures.perception,
                                       figures.telepathy, figures.scent, figures.detect},
                            [](int range) { return range != 0; });
    return vision.profile.night || usesLines(vision.profile) || isOfProfile ||
           std::ranges::any_of(vision.models, [](const auto& model) { return !model.second.senses.empty(); }) ||
           std::ranges::any_of(scenario.models,
                               [&](const Model& model) { return isSaidOf(model, vision.of(model.id), u"hiding"); });
}

} // namespace

std::optional<FogController> FogController::of(const Scenario& scenario) {
    const auto rules = ruleSetOf(scenario);
    auto table = rules && scenario.vision ? FogTable::of(scenario, *rules) : tl::unexpected{geometry::Error{}};
    if (!table) {
        return {};
    }
    FogController controller;
    controller.m_table = std::make_shared<const FogTable>(*std::move(table));
    const VisionProfile& profile = controller.m_table->profile();
    if (usesSenses(scenario)) {
        controller.m_prepared.emplace(scenario, *rules);
        controller.m_senses.emplace(*controller.m_prepared);
    }
    if (profile.night) {
        controller.m_lit = controller.m_senses->light().lit();
    }
    return controller;
}

} // namespace sightline::scenarios
