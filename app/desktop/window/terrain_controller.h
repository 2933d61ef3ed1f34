#pragma once

#include "scenarios/base/diagnostic.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/scenario.h"

#include <QObject>

#include <optional>
#include <vector>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TerrainOptions;

/// Keeps the terrain of the window consistent with the current rule set: the palette uses its words, pieces without
/// effect under it are marked, and a change of rule sets reports which pieces change.
class TerrainController : public QObject {
    Q_OBJECT

public:
    /// `options` becomes the parent, and outlives the object, as do `document` and `scene`.
    TerrainController(ScenarioDocument& document, TableScene& scene, TerrainOptions& options);

    /// Returns the terrain section of the current rule set; empty if it has none.
    [[nodiscard]] const scenarios::TerrainRules& terrainRules() const { return m_terrain; }

signals:
    /// Emitted when the terrain section of the current rule set changed.
    void terrainRulesChanged(const sightline::scenarios::TerrainRules& terrain);
    /// Emitted when the table has other rules than before and than before that. The sentence, which may be empty,
    /// reports which pieces have another effect, with one diagnostic for each of them, which windows and doors count as
    /// closed now, and other levels of cover.
    void rulesChanged(const QString& sentence, const std::vector<sightline::scenarios::Diagnostic>& findings);
    /// Emitted when the rule set changed again: what was reported holds no longer.
    void rulesLeft();

private:
    void follow(const scenarios::Scenario& before, const scenarios::Scenario& after);
    void refresh();
    void showIdle();

    ScenarioDocument& m_document;
    TableScene& m_scene;
    TerrainOptions& m_options;
    std::vector<scenarios::PieceEffect> m_effects;
    scenarios::TerrainRules m_terrain;
    std::optional<scenarios::RulesChoice> m_left; ///< the rules before the last change of rules
};

} // namespace sightline::app
