#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/judge/verdict.h"

#include <QObject>

#include <optional>

namespace sightline::app {

class ActionSet;
class PackTestDialog;
class RuleLibrary;
class ScenarioDocument;
class Settings;
class TableState;

/// The commands of a judge: overruling a verdict or a wall, the list of these decisions, and testing rule packs.
/// Creates their dialogs.
class RulingsController : public QObject {
    Q_OBJECT

public:
    RulingsController(ScenarioDocument& document,
                      TableState& state,
                      Settings& settings,
                      const RuleLibrary& library,
                      ActionSet& actions,
                      QWidget* window);
    ~RulingsController() override;

    /// Sets the current verdict, which `overrule` is about; null: none.
    void setVerdict(const scenarios::Verdict* verdict);
    /// Updates which actions are enabled. `hasTable`: a table is displayed.
    void refreshActions(bool hasTable);

    /// Opens the dialog in which a judge overrules the current verdict.
    void overrule();
    /// Removes what a judge decided about the pair of the current verdict under its rule set; one step of undo.
    void revoke();
    /// Opens the dialog in which a judge redefines the selected piece, or a wall of it.
    void overrulePiece();
    /// Opens the list of a judge's decisions about the table.
    void showRulings();
    /// Opens the dialog that runs the self-tests of rule packs.
    void testPacks();

signals:
    /// Emitted when a scene of a rule pack should be opened, with its pair.
    void sceneRequested(const sightline::scenarios::Scenario& scenario,
                        const sightline::scenarios::ModelId& from,
                        const sightline::scenarios::ModelId& to);

private:
    void refreshFacts();
    [[nodiscard]] std::optional<scenarios::RuleSet> rules() const;
    [[nodiscard]] const scenarios::Piece* selectedPiece() const;

    ScenarioDocument& m_document;
    TableState& m_state;
    Settings& m_settings;
    const RuleLibrary& m_library;
    ActionSet& m_actions;
    QWidget* m_window;
    std::optional<scenarios::Verdict> m_verdict;
    bool m_hasTable = false;
};

} // namespace sightline::app
