#include "scenarios/vision/knowledge.h"

#include "scenarios/vision/fog_controller.h"

#include <algorithm>
#include <utility>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;

bool covers(const CellSet& whole, CellSet part) {
    part -= whole;
    return part.empty();
}

/// Replaces a set of another grid by an empty one.
void fit(CellSet& cells, const CellSet& none) {
    if (cells.columns() != none.columns() || cells.rows() != none.rows()) {
        cells = none;
    }
}

class Update {
public:
    Update(SideKnowledge knows,
           const SideSight& sight,
           const FogTable& fog,
           const Scenario& scenario,
           const PlayerId& side)
        : m_knows{std::move(knows)},
          m_sight{sight},
          m_fog{fog},
          m_scenario{scenario},
          m_vision{*scenario.vision},
          m_side{side} {}

    [[nodiscard]] SideKnowledge make();

private:
    [[nodiscard]] CellSet cellsOf(const Piece& piece) const { return m_fog.cellsOf(piece); }
    [[nodiscard]] CellSet cellsOf(const Objective& objective) const {
        return cellsUnder(m_fog.grid(), {objective.base, objective.position, {}});
    }
    [[nodiscard]] std::optional<CellSet> cellsOfElement(const QString& id) const;
    void addCells();
    void rememberPieces(const CellSet& looked);
    void rememberObjectives();
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
    if (ModelIds seen{m_sight.models.begin(), m_sight.models.end()}; seen != m_knows.seen) {
        m_knows.seen = std::move(seen);
    }
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
    if (!m_sight.remembered.empty()) {
        m_knows.explored |= m_sight.remembered;
    }
}

void Update::rememberPieces(const CellSet& looked) {
    std::set<PieceId> seen;
    for (const Piece& piece : m_scenario.terrain) {
        if (meet(cellsOf(piece), looked)) {
            m_knows.pieces.remember(piece);
            seen.insert(piece.id);
        }
    }
    const bool isKept = m_fog.profile().rememberTerrain;
    m_knows.pieces.forgetIf([&](const PieceMemory& memory) {
        return !seen.contains(memory.id()) && (!isKept || meet(cellsOf(memory.piece()), looked));
    });
}

void Update::rememberObjectives() {
    std::set<ObjectiveId> seen;
    for (const Objective& objective : m_scenario.objectives) {
        if (meet(cellsOf(objective), m_sight.visible)) {
            m_knows.objectives.insert_or_assign(objective.id, objective);
            seen.insert(objective.id);
        }
    }
    const bool isKept = m_fog.profile().rememberTerrain;
    std::erase_if(m_knows.objectives, [&](const auto& entry) {
        return !seen.contains(entry.first) && (!isKept || meet(cellsOf(entry.second), m_sight.visible));
    });
}

std::optional<CellSet> Update::cellsOfElement(const QString& id) const {
    if (const Piece* piece = m_scenario.piece({id})) {
        return cellsOf(*piece);
    }
    const Objective* objective = m_scenario.objective({id});
    return objective ? std::optional{cellsOf(*objective)} : std::nullopt;
}

/// Source: docs/requirements.md, rows S1.17 and S1.48.
void Update::rememberStructures() {
    const auto isLookedAt = [&](const QString& element) {
        const auto cells = cellsOfElement(element);
        return cells && meet(*cells, m_sight.visible);
    };
    const auto isOwn = [&](const Structure& structure) { return structure.owner == m_side; };
    std::set<QString> seen;
    for (const Structure& structure : m_vision.structures) {
        if (isOwn(structure) || isLookedAt(structure.element)) {
            m_knows.structures.insert_or_assign(structure.element, RememberedStructure{structure, m_vision.turn});
            seen.insert(structure.element);
        }
    }
    const bool isKept = m_fog.profile().rememberStructures;
    std::erase_if(m_knows.structures, [&](const auto& entry) {
        return !seen.contains(entry.first) && (!isKept || isLookedAt(entry.first));
    });
}

/// Source: docs/requirements.md, rows S1.16 and S1.47, trap T51.
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
        const auto middle = m_fog.grid().cellAt(entry.second.as.position);
        const bool isSeenEmpty =
            (middle && m_sight.visible.contains(*middle)) || (!place.empty() && covers(m_sight.visible, place));
        return isOld || isSeenEmpty;
    });
}

SideKnowledge Update::make() {
    addCells();
    CellSet looked = m_sight.visible;
    looked |= m_sight.outline;
    if (!m_sight.remembered.empty()) {
        looked |= m_sight.remembered;
    }
    rememberPieces(looked);
    rememberObjectives();
    rememberStructures();
    rememberModels();
    return std::move(m_knows);
}

} // namespace

SideKnowledge knowledgeAfter(
    SideKnowledge knows, const SideSight& sight, const FogTable& fog, const Scenario& scenario, const PlayerId& side) {
    return Update{std::move(knows), sight, fog, scenario, side}.make();
}

Scenario withVisionUpdated(Scenario scenario, const FogTable& fog, const FogHelp& help, const std::stop_token& stop) {
    if (!scenario.vision || !scenario.vision->enabled) {
        return scenario; // without fog all is seen, and nothing of that is learned
    }
    Vision vision = *scenario.vision;
    for (VisionSide& side : vision.sides) {
        const bool isFirst = side.knows.explored.columns() == 0;
        if (!isFirst) {
            side.before = {side.knows.visible, side.knows.explored, side.knows.seen};
        }
        side.knows = knowledgeAfter(std::move(side.knows), sightOf(fog, scenario, side.player, help, stop), fog,
                                    scenario, side.player);
        if (isFirst) {
            side.before = {side.knows.visible, side.knows.explored, side.knows.seen};
        }
    }
    shareMemories(vision.sides);
    scenario.vision = OptionalVision{std::move(vision)};
    return scenario;
}

Scenario withVisionUpdated(const Scenario& scenario, const std::stop_token& stop) {
    const bool isOn = scenario.vision && scenario.vision->enabled;
    const auto controller = isOn ? FogController::of(scenario) : std::nullopt;
    return controller ? withVisionUpdated(scenario, controller->table(), controller->help(), stop) : scenario;
}

Scenario withVisionBegun(const Scenario& scenario, const std::stop_token& stop) {
    const auto knowsSomething = [](const VisionSide& side) { return side.knows.explored.columns() > 0; };
    if (!scenario.vision || !scenario.vision->enabled || std::ranges::any_of(scenario.vision->sides, knowsSomething)) {
        return scenario;
    }
    Vision vision = *scenario.vision;
    for (const Player& player : scenario.players) {
        if (!vision.side(player.id)) {
            vision.sides.push_back(VisionSide{player.id});
        }
    }
    Scenario begun = scenario;
    begun.vision = OptionalVision{std::move(vision)};
    return withVisionUpdated(begun, stop);
}

bool isEnemyOf(const VisionSide& side, const PlayerId& owner) {
    return owner != side.player && !side.allies.contains(owner.value);
}

KnownEnemies knownEnemies(const Scenario& scenario, const PlayerId& side) {
    KnownEnemies enemies;
    const VisionSide* own = scenario.vision->side(side);
    if (!own) {
        return enemies;
    }
    for (const ModelId& id : own->knows.seen) {
        const Model* model = scenario.model(id);
        enemies.inSight += model && isEnemyOf(*own, model->player) ? 1 : 0;
    }
    for (const auto& [id, memory] : own->knows.models) {
        enemies.remembered += !own->knows.seen.contains(id) && isEnemyOf(*own, memory.as.player) ? 1 : 0;
    }
    return enemies;
}

CellKnowledge knowledgeOf(const SideKnowledge& knows, geometry::GridCell cell) {
    return knows.visible.contains(cell)    ? CellKnowledge::Visible
           : knows.outline.contains(cell)  ? CellKnowledge::Outline
           : knows.explored.contains(cell) ? CellKnowledge::Shrouded
                                           : CellKnowledge::Unexplored;
}

} // namespace sightline::scenarios
