#include "scenarios/formats/drawings/drawing_losses.h"

#include "scenarios/model/vision.h"

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

/// True for an ordinary table on which turns are counted: nothing of a hidden game is set up.
bool hasOnlyTurns(const Scenario& scenario) {
    if (!scenario.vision || scenario.vision->enabled) {
        return false;
    }
    Vision turns;
    turns.profile = scenario.vision->profile;
    turns.turn = scenario.vision->turn;
    turns.active = scenario.vision->active;
    return *scenario.vision == turns;
}

} // namespace

std::vector<ExportLoss> drawingLosses(const Scenario& scenario, Holds holds) {
    LossList losses;
    if (!scenario.description.isEmpty()) {
        losses.add("lost-description", {}, QStringLiteral("The description of the table is not written."));
    }
    const auto* rules = std::get_if<QString>(&scenario.rules);
    if (!rules || *rules != QLatin1String("plan")) {
        losses.add("lost-rules", {}, QStringLiteral("The rule set is not written; choose it again after an import."));
    }
    if (!scenario.overrulings.empty() || !scenario.wallRulings.empty()) {
        losses.add("lost-rulings", {}, QStringLiteral("The judge’s decisions are not written."));
    }
    if (!scenario.reserves.empty()) {
        losses.add("lost-reserves", {}, QStringLiteral("The reserves in the army tray are not written."));
    }
    if (hasOnlyTurns(scenario)) {
        losses.add("lost-turn", {}, QStringLiteral("The turn number and whose turn it is are not written."));
    } else if (scenario.vision) {
        losses.add("lost-vision", {},
                   QStringLiteral("Sides, senses, lights and turns of a hidden game are not written."));
    }
    if (scenario.photo) {
        losses.add("lost-photo", {}, QStringLiteral("The background photo is not written."));
    }
    if (!scenario.log.isEmpty()) {
        losses.add("lost-log", {}, QStringLiteral("The query log is not written."));
    }
    if (std::ranges::any_of(scenario.players,
                            [](const Player& player) { return !player.name.isEmpty() || !player.color.isEmpty(); })) {
        losses.add("lost-players", {}, QStringLiteral("Names and colors of players are not written."));
    }
    for (const Piece& piece : scenario.terrain) {
        const bool opens = !piece.openings.empty() || std::ranges::any_of(piece.walls, [](const PieceWall& wall) {
            return !wall.openings.empty();
        });
        if (opens) {
            losses.add("lost-openings", piece.id.value,
                       QStringLiteral("Windows, doors and arches of walls are not written."));
        }
        if (holds == Holds::Shapes) {
            if (!piece.traits.isEmpty() || piece.heightClass || !piece.group.isEmpty() || !piece.parent.isEmpty() ||
                piece.size) {
                losses.add("lost-traits", piece.id.value,
                           QStringLiteral("Traits, height classes, sizes and parents of pieces are not written."));
            }
            if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
                polygon && !polygon->holes().empty()) {
                losses.add("lost-holes", piece.id.value,
                           QStringLiteral("Holes of footprints are written as outlines of their own."));
            }
            if (!piece.walls.empty()) {
                losses.add("lost-piece-walls", piece.id.value,
                           QStringLiteral("Walls that belong to a piece are written as separate walls."));
            }
        }
    }
    for (const Model& model : scenario.models) {
        if (!model.weapons.empty() || !model.states.isEmpty() || model.arc || model.dot) {
            losses.add("lost-weapons", model.id.value,
                       QStringLiteral("Weapons, states, arcs and dots of models are not written."));
        }
        if (holds == Holds::Shapes) {
            losses.add("lost-model-words", model.id.value,
                       QStringLiteral("Names, players, units, heights and facings of models are not written."));
            if (!std::holds_alternative<geometry::RoundBase>(model.base.shape())) {
                losses.add("lost-bases", model.id.value,
                           QStringLiteral(
                               "Bases that are not round are written as outlines, and become hulls when imported."));
            }
        }
    }
    if (holds == Holds::Shapes && !scenario.labels.empty()) {
        losses.add("lost-labels", {}, QStringLiteral("Labels are not written."));
    }
    return losses.losses();
}

} // namespace sightline::scenarios::formats
