#include "scenarios/vision/knowledge.h"

#include "scenarios/vision/fog_desk.h"

#include <algorithm>
#include <utility>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;

bool meet(CellSet a, const CellSet& b) {
    a &= b;
    return !a.empty();
}

bool covers(const CellSet& whole, CellSet part) {
    part -= whole;
    return part.empty();
}

/// Of the grid; what is of another one is given up.
void fit(CellSet& cells, const CellSet& none) {
    if (cells.columns() != none.columns() || cells.rows() != none.rows()) {
        cells = none;
    }
}

class Update {
public:
    Update(SideKnowledge knows, const SideSight& sight, const FogTable& fog, const Scenario& scenario, const PlayerId& side)
        : m_knows{std::move(knows)}, m_sight{sight}, m_fog{fog}, m_scenario{scenario}, m_vision{*scenario.vision}, m_side{side} {}

    [[nodiscard]] SideKnowledge make();

private:
    [[nodiscard]] CellSet cellsOf(const Piece& piece) const { return m_fog.cellsOf(piece); }
    [[nodiscard]] CellSet cellsOf(const Objective& objective) const { return cellsUnder(m_fog.grid(), {objective.base, objective.position, {}}); }
    [[nodiscard]] std::optional<CellSet> cellsOfThing(const QString& id) const;
    void addCells();
    template <class Known, class Things> void remember(Known& known, const Things& things, bool isKept, const CellSet& looked);
    void rememberStructures();
    void rememberModels();

    SideKnowledge m_knows;
    const SideSight& m_sight;
    const FogTable& m_fog;
    const Scenario& m_scenario;
    const Vision& m_vision;
    const PlayerId& m_side;
};

void Update::addCells() {
    const CellSet none = m_fog.grid().noCells();
    for (CellSet* cells : {&m_knows.visited, &m_knows.explored, &m_knows.visible, &m_knows.outline}) {
        fit(*cells, none);
    }
    m_knows.visible = m_sight.visible;
    m_knows.outline = m_sight.outline;
    m_knows.seen = m_sight.models;
    CellSet covered = none;
    for (const Model& model : m_scenario.models) {
        if (model.player == m_side && isInPlay(m_fog, m_scenario, model)) {
            covered |= cellsUnder(m_fog.grid(), shownBase(m_scenario, model));
        }
    }
    m_knows.visited |= covered;
    if (!m_fog.profile().keepExplored) {
        m_knows.visited = covered;
        m_knows.explored = none;
    }
    m_knows.explored |= m_knows.visited;
    m_knows.explored |= m_sight.visible;
    m_knows.explored |= m_sight.outline;
}

template <class Known, class Things> void Update::remember(Known& known, const Things& things, bool isKept, const CellSet& looked) {
    std::set<typename Known::key_type> seen;
    for (const auto& thing : things) {
        if (meet(cellsOf(thing), looked)) {
            known.insert_or_assign(thing.id, thing);
            seen.insert(thing.id);
        }
    }
    std::erase_if(known, [&](const auto& entry) { return !seen.contains(entry.first) && (!isKept || meet(cellsOf(entry.second), looked)); });
}

std::optional<CellSet> Update::cellsOfThing(const QString& id) const {
    if (const Piece* piece = m_scenario.piece({id})) {
        return cellsOf(*piece);
    }
    const Objective* objective = m_scenario.objective({id});
    return objective ? std::optional{cellsOf(*objective)} : std::nullopt;
}

/// Rows S1.17 and S1.48.
void Update::rememberStructures() {
    const auto isLookedAt = [&](const QString& thing) {
        const auto cells = cellsOfThing(thing);
        return cells && meet(*cells, m_sight.visible);
    };
    const auto isOwn = [&](const Structure& structure) { return structure.owner == m_side; };
    std::set<QString> seen;
    for (const Structure& structure : m_vision.structures) {
        if (isOwn(structure) || isLookedAt(structure.thing)) {
            m_knows.structures.insert_or_assign(structure.thing, RememberedStructure{structure, m_vision.turn});
            seen.insert(structure.thing);
        }
    }
    const bool isKept = m_fog.profile().rememberStructures;
    std::erase_if(m_knows.structures, [&](const auto& entry) { return !seen.contains(entry.first) && (!isKept || isLookedAt(entry.first)); });
}

/// Rows S1.16 and S1.47, trap T51.
void Update::rememberModels() {
    if (!m_fog.profile().rememberModels) {
        m_knows.models.clear();
        return;
    }
    for (const ModelId& id : m_sight.models) {
        if (const Model* model = m_scenario.model(id)) {
            m_knows.models.insert_or_assign(id, RememberedModel{*model, m_vision.turn});
        }
    }
    const VisionProfile& profile = m_fog.profile();
    std::erase_if(m_knows.models, [&](const auto& entry) {
        if (m_sight.models.contains(entry.first)) {
            return false;
        }
        const bool isOld = profile.forgetAfterTurns > 0 && m_vision.turn - entry.second.turn > profile.forgetAfterTurns;
        const CellSet place = cellsUnder(m_fog.grid(), entry.second.as.placed());
        return isOld || (!place.empty() && covers(m_sight.visible, place));
    });
}

SideKnowledge Update::make() {
    addCells();
    CellSet looked = m_sight.visible;
    looked |= m_sight.outline;
    remember(m_knows.pieces, m_scenario.terrain, m_fog.profile().rememberTerrain, looked);
    remember(m_knows.objectives, m_scenario.objectives, m_fog.profile().rememberTerrain, m_sight.visible);
    rememberStructures();
    rememberModels();
    return std::move(m_knows);
}

} // namespace

SideKnowledge knowledgeAfter(SideKnowledge knows, const SideSight& sight, const FogTable& fog, const Scenario& scenario, const PlayerId& side) {
    return Update{std::move(knows), sight, fog, scenario, side}.make();
}

Scenario withVisionUpdated(Scenario scenario, const FogTable& fog, const FogHelp& help, const std::stop_token& stop) {
    if (!scenario.vision) {
        return scenario;
    }
    Vision vision = *scenario.vision;
    for (VisionSide& side : vision.sides) {
        const bool isFirst = side.knows.explored.columns() == 0;
        if (!isFirst) {
            side.before = {side.knows.visible, side.knows.explored, side.knows.seen};
        }
        side.knows = knowledgeAfter(std::move(side.knows), sightOf(fog, scenario, side.player, help, stop), fog, scenario, side.player);
        if (isFirst) {
            side.before = {side.knows.visible, side.knows.explored, side.knows.seen};
        }
    }
    scenario.vision = OptionalVision{std::move(vision)};
    return scenario;
}

Scenario withVisionUpdated(const Scenario& scenario, const std::stop_token& stop) {
    const auto desk = scenario.vision ? FogDesk::of(scenario) : std::nullopt;
    return desk ? withVisionUpdated(scenario, desk->table(), desk->help(), stop) : scenario;
}

CellKnowledge knowledgeOf(const SideKnowledge& knows, geometry::GridCell cell) {
    return knows.visible.contains(cell)    ? CellKnowledge::Visible
           : knows.outline.contains(cell)  ? CellKnowledge::Outline
           : knows.explored.contains(cell) ? CellKnowledge::Shrouded
                                           : CellKnowledge::Unexplored;
}

} // namespace sightline::scenarios
