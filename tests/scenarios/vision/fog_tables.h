#pragma once

#include "scenarios/io/profile_io.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/vision/fog.h"
#include "tests/scenarios/scenario_maker.h"

/// Small hidden games for tests.
namespace sightline::testsupport {

using geometry::CellSet;
using geometry::GridCell;

/// A table of `columns` x `rows` cells of 1 in with players "a", "b", "c" and "d", and a profile that ships.
inline scenarios::Scenario fogTable(int columns, int rows, const char* profile = "standard") {
    using namespace scenarios;
    Scenario scenario;
    scenario.table.width = geometry::Length::fromInches(columns);
    scenario.table.height = geometry::Length::fromInches(rows);
    for (const char* id : {"a", "b", "c", "d"}) {
        scenario.players.push_back({{QLatin1String{id}}, {}, {}, {}});
    }
    Vision vision;
    vision.enabled = true;
    vision.profile = *shippedVisionProfile(QLatin1String{profile});
    for (const Player& player : scenario.players) {
        vision.sides.push_back(VisionSide{player.id});
    }
    scenario.vision = OptionalVision{std::move(vision)};
    return scenario;
}

template <class Change> void changeVision(scenarios::Scenario& scenario, Change&& change) {
    scenarios::Vision vision = *scenario.vision;
    change(vision);
    scenario.vision = scenarios::OptionalVision{std::move(vision)};
}

/// A model of 25 mm in the middle of a cell.
inline scenarios::Model&
addModel(scenarios::Scenario& scenario, const char* id, const char* player, int column, int row) {
    scenarios::Model model = modelAt(QLatin1String{id}, column + 0.5, row + 0.5);
    model.base = geometry::Footprint::round(geometry::Length::fromMillimeters(25)).value();
    model.player = {QLatin1String{player}};
    scenario.models.push_back(std::move(model));
    return scenario.models.back();
}

/// A piece over whole cells, first and last included.
inline scenarios::Piece&
addPiece(scenarios::Scenario& scenario, const char* id, const char* kind, int left, int top, int right, int bottom) {
    scenarios::Piece piece = boxPiece(QLatin1String{id}, left, top, right + 1, bottom + 1);
    piece.kind = QLatin1String{kind};
    scenario.terrain.push_back(std::move(piece));
    return scenario.terrain.back();
}

/// A piece that marks ground and blocks no line.
inline scenarios::Piece&
addMat(scenarios::Scenario& scenario, const char* id, const char* kind, int left, int top, int right, int bottom) {
    scenarios::Piece& piece = addPiece(scenario, id, kind, left, top, right, bottom);
    piece.height = geometry::Length{};
    return piece;
}

inline scenarios::Objective& addObjective(scenarios::Scenario& scenario, const QString& id, double x, double y) {
    scenarios::Objective& objective = scenario.objectives.emplace_back();
    objective.id = {id};
    objective.position = geometry::pointFromInches(x, y);
    return objective;
}

/// One model of side "a" in the middle of a table of 21 x 17 cells.
inline scenarios::Scenario lone(const char* profile) {
    scenarios::Scenario scenario = fogTable(21, 17, profile);
    addModel(scenario, "scout", "a", 10, 8);
    return scenario;
}

inline scenarios::VisionRegion
regionOver(const char* id, const char* kind, int left, int top, int right, int bottom, const char* player = "") {
    return {QLatin1String{id},
            QLatin1String{kind},
            std::get<geometry::Polygon>(boxPiece("x", left, top, right + 1, bottom + 1).outline),
            {QLatin1String{player}}};
}

inline void setMode(scenarios::Scenario& scenario,
                    scenarios::FogMode mode,
                    scenarios::FogLines lines = scenarios::FogLines::Cells) {
    changeVision(scenario, [&](scenarios::Vision& vision) {
        vision.profile.mode = mode;
        vision.profile.lines = lines;
    });
}

inline scenarios::FogTable fogOf(const scenarios::Scenario& scenario) {
    return scenarios::FogTable::of(scenario, scenarios::ruleSetOf(scenario).value()).value();
}

inline scenarios::SideSight sightOf(const scenarios::Scenario& scenario, const char* side) {
    return scenarios::sightOf(fogOf(scenario), scenario, {QLatin1String{side}});
}

inline bool sees(const scenarios::SideSight& sight, const char* model) {
    return sight.models.contains({QLatin1String{model}});
}

} // namespace sightline::testsupport
