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
    scenarios::Scenario scenario;
    scenario.table.width = geometry::Length::fromInches(24);
    scenario.table.height = geometry::Length::fromInches(24);
    scenario.players = {{{QStringLiteral("red")}, {}, {}, {}}, {{QStringLiteral("blue")}, {}, {}, {}}};
    scenario.terrain = {boxPiece(QStringLiteral("left"), 4, 10, 10, 11),
                        boxPiece(QStringLiteral("right"), 14, 10, 20, 11)};
    scenario.models = {modelAt(QStringLiteral("m"), 5, 6), modelAt(QStringLiteral("e1"), 8, 18),
                       modelAt(QStringLiteral("e2"), 16, 20)};
    scenario.models[0].player = {QStringLiteral("red")};
    scenario.models[1].player = scenario.models[2].player = {QStringLiteral("blue")};
    return scenario;
}

} // namespace sightline::testsupport
