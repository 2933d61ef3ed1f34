#pragma once

#include "scenarios/diagnostic.h"
#include "scenarios/rules/terrain_meaning.h"

#include <QObject>

#include <vector>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TerrainOptions;

/// Keeps the window's terrain in step with the rule set in force: the palette speaks its words, pieces that do nothing
/// under it are drawn so, and a change of rule sets tells what changes.
class TerrainController : public QObject {
    Q_OBJECT

public:
    /// `options` outlives the object: it is its parent. `document` and `scene` outlive it too.
    TerrainController(ScenarioDocument& document, TableScene& scene, TerrainOptions& options);

    /// The terrain section of the rule set in force; empty if it has none.
    [[nodiscard]] const scenarios::TerrainRules& terrainRules() const { return m_terrain; }

signals:
    /// Another rule set is in force.
    void terrainRulesChanged(const sightline::scenarios::TerrainRules& terrain);
    /// What pieces are under the new rules, a finding each.
    void meaningChanged(const QString& sentence, const std::vector<sightline::scenarios::Diagnostic>& findings);

private:
    void follow(const scenarios::Scenario& before, const scenarios::Scenario& after);
    void refresh();
    void showIdle();

    ScenarioDocument& m_document;
    TableScene& m_scene;
    TerrainOptions& m_options;
    std::vector<scenarios::PieceEffect> m_effects;
    scenarios::TerrainRules m_terrain;
};

} // namespace sightline::app
