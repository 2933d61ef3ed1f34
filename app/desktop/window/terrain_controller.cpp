#include "app/desktop/window/terrain_controller.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/panels/terrain_options.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/treatment_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/wall_parts.h"

#include <algorithm>
#include <iterator>
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

/// A piece that rules treat in another way.
struct Change {
    std::size_t index; ///< of the piece
    QString text;      ///< what it does now
};

/// Returns the pieces that `to` treats in another way than `from`. Null rules block by every piece.
std::vector<Change> changedPieces(const Scenario& scenario,
                                  const scenarios::RuleSet* from,
                                  const scenarios::RuleSet& to,
                                  const std::vector<PieceEffect>& was,
                                  const std::vector<PieceEffect>& now) {
    const auto before = from ? pieceTreatments(scenario, *from) : std::vector<scenarios::PieceTreatment>{};
    const auto after = pieceTreatments(scenario, to);
    std::vector<Change> changes;
    for (std::size_t i = 0; i < now.size(); ++i) {
        QStringList texts;
        const QString old = effectText(was[i]);
        const QString effect = effectText(now[i]);
        if (from && !now[i].isNone()) {
            texts = treatmentChanges({*from, before[i]}, {to, after[i]});
        }
        if (texts.isEmpty() && old != effect) {
            texts << TerrainController::tr("%1 → %2", "what a piece did, what it does now").arg(old, effect);
        }
        if (!texts.isEmpty()) {
            changes.push_back({i, texts.join(QStringLiteral("; "))});
        }
    }
    return changes;
}

/// Returns a sentence for each change: "Hill 1: taller models see over it. Its category there is “Structure”."
std::vector<scenarios::Diagnostic>
diagnosticsOf(const Scenario& scenario, const std::vector<Change>& changes, const scenarios::TerrainRules& terrain) {
    std::vector<scenarios::PieceId> ids;
    std::ranges::transform(changes, std::back_inserter(ids),
                           [&](const Change& change) { return scenario.terrain[change.index].id; });
    QStringList names = namesApart(scenario, ids);
    std::vector<scenarios::Diagnostic> findings;
    for (const Change& change : changes) {
        const Piece& piece = scenario.terrain[change.index];
        const auto* entry = scenarios::entryAmong(scenario.terrain, piece, terrain);
        scenarios::Diagnostic finding;
        finding.severity = scenarios::Severity::Note;
        finding.ids = {piece.id.value};
        finding.sentence =
            TerrainController::tr("%1: %2. Its category there is “%3”.", "a piece, what it does now, its category")
                .arg(names.takeFirst(), change.text, entry ? shippedText(entry->name) : piece.kind);
        findings.push_back(std::move(finding));
    }
    return findings;
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
        emit rulesLeft(); // what was reported tells of rules that are no longer in force
        if (isReturn) {
            return;
        }
    }
    const auto rules = scenarios::ruleSetOf(after);
    if (!isOtherRules || !isSameTerrain || !rules || was.size() != m_effects.size()) {
        return;
    }
    const auto left = scenarios::ruleSetOf(before);
    const auto changes = changedPieces(after, left ? &*left : nullptr, *rules, was, m_effects);
    const auto idle =
        std::ranges::count_if(changes, [&](const Change& change) { return m_effects[change.index].isNone(); });
    QStringList sentences;
    if (!changes.empty()) {
        std::vector<scenarios::PieceId> changed;
        std::ranges::transform(changes, std::back_inserter(changed),
                               [&](const Change& change) { return after.terrain[change.index].id; });
        sentences << tr("Under %1, %n pieces change: %2.", "a rule set, names", static_cast<int>(changes.size()))
                         .arg(shippedText(rules->name), listOfNames(namesApart(after, changed)));
    }
    if (idle > 0) {
        sentences << tr("Of these, %n have no effect there.", "of several pieces", static_cast<int>(idle));
    }
    if (const auto closed = newlyClosed(after, left ? &*left : nullptr, *rules); !closed.empty()) {
        const QString names = listOfNames(namesApart(after, closed));
        sentences << tr("Windows count as closed there, as seen from above: %1.", "pieces").arg(names);
    }
    if (const QString levels = left && !after.terrain.empty() ? coverLevelsChange(*left, *rules) : QString{};
        !levels.isEmpty()) {
        sentences << levels;
    }
    emit rulesChanged(sentences.join(u' '), diagnosticsOf(after, changes, scenarios::terrainOf(*rules)));
}

} // namespace sightline::app
