#pragma once

#include "scenarios/judge/judge.h"
#include "tests/scenarios/scenario_maker.h"

namespace sightline::testsupport {

/// The table with these models where they are said to be, judged anew from the file on: `Ruling::visible`.
[[nodiscard]] inline bool judgedThere(scenarios::Scenario scenario,
                                      const scenarios::RuleSet& rules,
                                      const scenarios::Model& observer,
                                      const scenarios::Model& target) {
    for (scenarios::Model& model : scenario.models) {
        if (model.id == observer.id) {
            model = observer;
        } else if (model.id == target.id) {
            model = target;
        }
    }
    return judge(scenarios::PreparedTable{scenario, rules}, {observer.id, target.id}).ruling.visible;
}

[[nodiscard]] inline scenarios::Model movedTo(scenarios::Model model, geometry::Point place) {
    model.position = place;
    return model;
}

/// A square table of 24 in: a red model "m" in the lower left corner, two blue ones to the right, and two walls in the
/// middle with a gap between them.
[[nodiscard]] inline scenarios::Scenario gapTable() {
    scenarios::Scenario scenario =
        makeScenario({.width = 24,
                      .height = 24,
                      .players = {"red", "blue"},
                      .terrain = {boxPiece("left", 4, 10, 10, 11), boxPiece("right", 14, 10, 20, 11)},
                      .models = {modelAt("m", 5, 6, {.player = "red"}), modelAt("e1", 8, 18), modelAt("e2", 16, 20)}});
    scenario.models[1].player = scenario.models[2].player = {QStringLiteral("blue")};
    return scenario;
}

} // namespace sightline::testsupport
