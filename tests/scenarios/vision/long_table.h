#pragma once

#include "scenarios/edits/edits.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/turns.h"
#include "tests/scenarios/vision/fog_tables.h"

/// A hidden game to move about in.
namespace sightline::testsupport {

/// a's scout at the left, b's tank and tower at the right of a long table.
inline scenarios::Scenario longTable() {
    scenarios::Scenario scenario = fogTable(40, 9);
    addModel(scenario, "scout", "a", 2, 4);
    addModel(scenario, "tank", "b", 20, 4).wounds = 9;
    addMat(scenario, "tower", "building", 22, 4, 22, 4).name = QStringLiteral("Old tower");
    changeVision(scenario, [](scenarios::Vision& vision) {
        vision.structures = {{"tower", "tower", {"b"}}};
        vision.profile.rememberModels = true;
        vision.active = {"a"};
    });
    return withVisionUpdated(scenario);
}

inline scenarios::Scenario moved(const scenarios::Scenario& before, const char* id, double column, double row) {
    return withStepAccepted(
        before, withModelAt(before, {QLatin1String{id}}, geometry::pointFromInches(column + 0.5, row + 0.5)), {});
}

inline const scenarios::SideKnowledge& knownTo(const scenarios::Scenario& scenario, const char* side) {
    return scenario.vision->side({QLatin1String{side}})->knows;
}

inline scenarios::Scenario atTurn(scenarios::Scenario scenario, int turn) {
    changeVision(scenario, [&](scenarios::Vision& vision) { vision.turn = turn; });
    return withVisionUpdated(scenario);
}

} // namespace sightline::testsupport
