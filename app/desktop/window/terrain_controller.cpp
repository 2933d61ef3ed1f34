#include "app/desktop/window/terrain_controller.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/panels/terrain_options.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/wall_parts.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::Piece;
using scenarios::PieceEffect;
using scenarios::Scenario;

/// Returns whether the two mean the same to rules, which depends on everything of a piece but its position.
bool isSameToRules(const Piece& a, const Piece& b) {
    return a.id == b.id && a.kind == b.kind && a.height == b.height && a.heightClass == b.heightClass &&
           a.traits == b.traits && a.group == b.group && a.parent == b.parent && a.walls.size() == b.walls.size() &&
           a.isWall() == b.isWall();
}

/// Returns the pieces whose windows or doors `to` counts as closed and `from` does not. Null rules count none so.
std::vector<scenarios::PieceId>
newlyClosed(const Scenario& scenario, const scenarios::RuleSet* from, const scenarios::RuleSet& to) {
    std::vector<scenarios::PieceId> closed;
    for (const Piece& piece : scenario.terrain) {
        if (hasClosedOpenings(piece, to.view, to.pack.get()) &&
            !(from && hasClosedOpenings(piece, from->view, from->pack.get()))) {
            closed.push_back(piece.id);
        }
    }
    return closed;
}

/// Returns what a piece does: "blocks and gives cover".
QString effectText(const PieceEffect& effect) {
    return effect.isNone()                  ? TerrainController::tr("has no effect")
           : effect.blocks && effect.covers ? TerrainController::tr("blocks and gives cover")
           : effect.blocks                  ? TerrainController::tr("blocks")
           : effect.covers                  ? TerrainController::tr("gives cover and never blocks")
                                            : TerrainController::tr("marks an area");
}

} // namespace

TerrainController::TerrainController(ScenarioDocument& document, TableScene& scene, TerrainOptions& options)
    : QObject{&options}, m_document{document}, m_scene{scene}, m_options{options} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &TerrainController::follow);
    connect(&document, &ScenarioDocument::documentReplaced, this, [this] {
        m_left.reset();
        refresh();
    });
    refresh();
}

void TerrainController::refresh() {
    const Scenario& scenario = m_document.scenario();
    const auto rules = scenarios::ruleSetOf(scenario);
    m_options.setRules(rules ? &*rules : nullptr);
    m_effects = rules ? scenarios::pieceEffects(scenario, *rules)
                      : std::vector<PieceEffect>(scenario.terrain.size(), {true, true, true, false});
    showIdle();
    if (auto terrain = rules ? scenarios::terrainOf(*rules) : scenarios::TerrainRules{}; terrain != m_terrain) {
        m_terrain = std::move(terrain);
        emit terrainRulesChanged(m_terrain);
    }
}

void TerrainController::showIdle() {
    const Scenario& scenario = m_document.scenario();
    std::set<scenarios::PieceId> idle;
    for (std::size_t i = 0; i < m_effects.size(); ++i) {
        if (m_effects[i].isNone()) {
            idle.insert(scenario.terrain[i].id);
        }
    }
    m_scene.setIdlePieces(std::move(idle));
}

void TerrainController::follow(const Scenario& before, const Scenario& after) {
    const bool isOtherRules = !(before.rules == after.rules);
    const bool isSameTerrain = std::ranges::equal(before.terrain, after.terrain, isSameToRules);
    if (!isOtherRules && before.terrain == after.terrain) {
        return;
    }
    if (!isOtherRules && isSameTerrain) {
        return; // pieces were only moved
    }
    const std::vector<PieceEffect> was = m_effects;
    refresh();
    if (isOtherRules) {
        const bool isReturn = m_left == after.rules;
        m_left = before.rules;
        emit meaningRestored(std::exchange(m_reported, {})); // it tells of rules that are no longer in force
        if (isReturn) {
            return;
        }
    }
    const auto rules = scenarios::ruleSetOf(after);
    if (!isOtherRules || !isSameTerrain || !rules || was.size() != m_effects.size()) {
        return;
    }
    const auto terrain = scenarios::terrainOf(*rules);
    std::vector<scenarios::Diagnostic> findings;
    int idle = 0;
    for (std::size_t i = 0; i < was.size(); ++i) {
        const Piece& piece = after.terrain[i];
        const QString old = effectText(was[i]);
        const QString now = effectText(m_effects[i]);
        if (old == now) {
            continue; // what changed besides is no news to players
        }
        idle += m_effects[i].isNone() ? 1 : 0;
        const auto* entry = scenarios::entryAmong(after.terrain, piece, terrain);
        scenarios::Diagnostic finding;
        finding.severity = scenarios::Severity::Note;
        finding.ids = {piece.id.value};
        finding.sentence =
            tr("%1: %2 → %3. Its category there is “%4”.", "a piece, what it did, what it does now, its category")
                .arg(nameOf(after, piece.id), old, now, entry ? shippedText(entry->name) : piece.kind);
        findings.push_back(std::move(finding));
    }
    QStringList sentences;
    if (!findings.empty()) {
        sentences << tr("Under %1, %n pieces change their effect.", nullptr, static_cast<int>(findings.size()))
                         .arg(shippedText(rules->name));
    }
    if (idle > 0) {
        sentences << tr("Of these, %n have no effect there.", "of several pieces", idle);
    }
    const auto left = scenarios::ruleSetOf(before);
    if (const auto closed = newlyClosed(after, left ? &*left : nullptr, *rules); !closed.empty()) {
        const QString names = listOfNames(namesApart(after, closed));
        sentences << (rules->pack ? tr("Windows and doors count as closed there: %1.", "pieces").arg(names)
                                  : tr("Windows count as closed there, as seen from above: %1.", "pieces").arg(names));
    }
    if (!sentences.isEmpty()) {
        m_reported = sentences.join(u' ');
        emit meaningChanged(m_reported, findings);
    }
}

} // namespace sightline::app
