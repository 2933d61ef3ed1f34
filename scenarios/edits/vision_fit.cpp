#include "scenarios/edits/vision_fit.h"

#include "scenarios/model/vision_grid.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;
using geometry::GridCell;

/// Calls `change` with a copy and stores it.
template <class Change> void edit(Scenario& scenario, Change&& change) {
    if (scenario.vision) {
        Vision vision = *scenario.vision;
        change(vision);
        if (vision != *scenario.vision) {
            scenario.vision = OptionalVision{std::move(vision)};
        }
    }
}

template <class Visit> void forEachCellSet(Vision& vision, Visit&& visit) {
    for (auto& [name, cells] : vision.ground) {
        visit(cells);
    }
    for (VisionSide& side : vision.sides) {
        for (CellSet* cells : {&side.revealed, &side.hidden, &side.knows.visited, &side.knows.explored,
                               &side.knows.visible, &side.knows.outline, &side.before.visible, &side.before.explored}) {
            if (cells->columns() != 0) {
                visit(*cells);
            }
        }
    }
}

struct Ids {
    QSet<QString> models; ///< including reserves
    QSet<QString> pieces;
    QSet<QString> objectives;
    QSet<QString> players;

    explicit Ids(const Scenario& scenario) {
        const auto take = [](QSet<QString>& ids, const auto& elements) {
            for (const auto& element : elements) {
                ids.insert(element.id.value);
            }
        };
        take(models, scenario.models);
        take(models, scenario.reserves);
        take(pieces, scenario.terrain);
        take(objectives, scenario.objectives);
        take(players, scenario.players);
    }
    [[nodiscard]] bool isElement(const QString& id) const { return pieces.contains(id) || objectives.contains(id); }
};

void clearUnless(const QSet<QString>& ids, QString& id) {
    if (!ids.contains(id)) {
        id.clear();
    }
}

void dropFrom(SideKnowledge& knows, const Ids& ids) {
    knows.pieces.forgetIf([&](const PieceMemory& piece) { return !ids.pieces.contains(piece.id().value); });
    std::erase_if(knows.objectives, [&](const auto& entry) { return !ids.objectives.contains(entry.first.value); });
    std::erase_if(knows.models, [&](const auto& entry) { return !ids.models.contains(entry.first.value); });
    std::erase_if(knows.structures, [&](const auto& entry) { return !ids.isElement(entry.first); });
    knows.seen.eraseIf([&](const ModelId& id) { return !ids.models.contains(id.value); });
    for (auto& [element, structure] : knows.structures) {
        clearUnless(ids.players, structure.as.owner.value);
    }
    for (auto& [id, model] : knows.models) {
        clearUnless(ids.players, model.as.player.value);
    }
}

void dropFrom(TurnStep& step, const Ids& ids) {
    for (auto* states : {&step.before, &step.after}) {
        std::erase_if(*states, [&](const ModelState& state) { return !ids.models.contains(state.model.value); });
    }
    for (auto* structures : {&step.structuresBefore, &step.structuresAfter}) {
        std::erase_if(*structures, [&](const Structure& structure) { return !ids.isElement(structure.element); });
    }
}

template <class Map> void renameKeys(Map& map, const std::function<void(QString&)>& rename) {
    Map renamed;
    for (auto& [key, value] : map) {
        auto newKey = key;
        if constexpr (requires { newKey.value; }) {
            rename(newKey.value);
        } else {
            rename(newKey);
        }
        renamed.emplace(std::move(newKey), std::move(value));
    }
    map = std::move(renamed);
}

} // namespace

void dropVisionOfMissing(Scenario& scenario) {
    edit(scenario, [&](Vision& vision) {
        const Ids ids{scenario};
        std::erase_if(vision.models, [&](const auto& entry) { return !ids.models.contains(entry.first.value); });
        for (auto& [id, model] : vision.models) {
            if (!model.carriedBy.isEmpty() && !ids.models.contains(model.carriedBy.value)) {
                model.carriedBy = {};
                model.carriedHow.clear();
            }
            clearUnless(ids.models, model.companion.value);
            clearUnless(ids.models, model.decoyOf.value);
        }
        std::erase_if(vision.structures, [&](const Structure& structure) { return !ids.isElement(structure.element); });
        for (Structure& structure : vision.structures) {
            clearUnless(ids.players, structure.owner.value);
        }
        std::erase_if(vision.regions, [&](const VisionRegion& region) {
            return !region.player.isEmpty() && !ids.players.contains(region.player.value);
        });
        std::erase_if(vision.sides, [&](const VisionSide& side) { return !ids.players.contains(side.player.value); });
        for (VisionSide& side : vision.sides) {
            side.allies.removeIf([&](const QString& ally) { return !ids.players.contains(ally); });
            side.intelligence.removeIf([&](const QString& id) { return !ids.models.contains(id); });
            dropFrom(side.knows, ids);
            side.before.models.eraseIf([&](const ModelId& id) { return !ids.models.contains(id.value); });
        }
        std::erase_if(vision.labels, [&](const auto& entry) { return !ids.models.contains(entry.first); });
        clearUnless(ids.players, vision.active.value);
        clearUnless(ids.players, vision.knownBy.value);
        for (TurnStep& step : vision.log) {
            dropFrom(step, ids);
        }
    });
}

void fitVision(Scenario& scenario) {
    edit(scenario, [&](Vision& vision) {
        const auto grid = gridOf(scenario.table, vision.profile);
        forEachCellSet(vision, [&](CellSet& cells) {
            CellSet fitted = grid ? grid->noCells() : CellSet{};
            cells.forEach([&](GridCell cell) { fitted.insert(cell); });
            cells = std::move(fitted);
        });
    });
}

void renameInVision(Scenario& scenario, const QHash<QString, QString>& newIds) {
    const std::function<void(QString&)> rename = [&](QString& id) { id = newIds.value(id, id); };
    edit(scenario, [&](Vision& vision) {
        renameKeys(vision.models, rename);
        renameKeys(vision.labels, rename);
        for (auto& [id, model] : vision.models) {
            rename(model.carriedBy.value);
            rename(model.companion.value);
            rename(model.decoyOf.value);
        }
        const auto renameStructure = [&](Structure& structure) { rename(structure.element); };
        std::ranges::for_each(vision.structures, renameStructure);
        for (VisionSide& side : vision.sides) {
            SideKnowledge& knows = side.knows;
            std::ranges::for_each(side.intelligence, rename);
            renameKeys(knows.objectives, rename);
            renameKeys(knows.structures, rename);
            renameKeys(knows.models, rename);
            knows.pieces.change([&](Piece& piece) {
                rename(piece.id.value);
                rename(piece.parent);
            });
            for (auto& [id, objective] : knows.objectives) {
                objective.id = id;
            }
            for (auto& [element, structure] : knows.structures) {
                structure.as.element = element;
            }
            for (auto& [id, model] : knows.models) {
                model.as.id = id;
            }
            for (ModelIds* models : {&side.before.models, &knows.seen}) {
                ModelIds renamed;
                for (ModelId id : *models) {
                    rename(id.value);
                    renamed.insert(id);
                }
                *models = std::move(renamed);
            }
        }
        for (TurnStep& step : vision.log) {
            for (auto* states : {&step.before, &step.after}) {
                std::ranges::for_each(*states, [&](ModelState& state) { rename(state.model.value); });
            }
            std::ranges::for_each(step.structuresBefore, renameStructure);
            std::ranges::for_each(step.structuresAfter, renameStructure);
        }
    });
}

void copyInVision(Scenario& scenario, const QHash<QString, QString>& copies) {
    edit(scenario, [&](Vision& vision) {
        std::map<ModelId, ModelVision> copied;
        for (const auto& [id, model] : vision.models) {
            if (copies.contains(id.value)) {
                ModelVision copy = model;
                for (ModelId* other : {&copy.carriedBy, &copy.companion, &copy.decoyOf}) {
                    other->value = copies.value(other->value, other->value);
                }
                copied.emplace(ModelId{copies.value(id.value)}, std::move(copy));
            }
        }
        vision.models.merge(copied);
        std::vector<Structure> structures;
        for (const Structure& structure : vision.structures) {
            if (copies.contains(structure.element)) {
                structures.push_back(structure);
                structures.back().element = copies.value(structure.element);
            }
        }
        std::ranges::move(structures, std::back_inserter(vision.structures));
    });
}

void turnVision(Scenario& scenario, const QuarterTurn& turn) {
    edit(scenario, [&](Vision& vision) {
        const auto grid = gridOf(scenario.table, vision.profile);
        forEachCellSet(vision, [&](CellSet& cells) {
            CellSet turned = grid ? grid->noCells() : CellSet{};
            cells.forEach([&](GridCell cell) { turned.insert({turned.columns() - 1 - cell.row, cell.column}); });
            cells = std::move(turned);
        });
        for (VisionRegion& region : vision.regions) {
            turn.polygon(region.outline);
        }
        for (TableLight& light : vision.lights) {
            light.position = turn.place(light.position);
        }
        if (vision.windFrom) {
            vision.windFrom = (*vision.windFrom + 90) % 360;
        }
        for (VisionSide& side : vision.sides) {
            side.knows.pieces.change([&](Piece& piece) { turn.piece(piece); });
            for (auto& [id, objective] : side.knows.objectives) {
                turn.objective(objective);
            }
            for (auto& [id, model] : side.knows.models) {
                turn.model(model.as);
            }
        }
        for (TurnStep& step : vision.log) {
            for (auto* states : {&step.before, &step.after}) {
                for (ModelState& state : *states) {
                    state.position = turn.place(state.position);
                    state.facing = state.facing + turn.by;
                }
            }
        }
    });
}

} // namespace sightline::scenarios
