#pragma once

#include "scenarios/judge.h"

#include <QObject>

#include <optional>

class QAction;
class QWidget;

namespace sightline::app {

class ActionSet;
class PackTestDialog;
class RuleLibrary;
class ScenarioDocument;
class Settings;
class TableState;

/// What a judge does in the window: overruling a verdict or a wall, the list of it, and testing rule packs. The dialogs
/// stand here.
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

    /// The verdict in front; null: none. It is what `overrule` is about.
    void setVerdict(const scenarios::Verdict* verdict);
    /// Which actions can be used. `hasTable`: a table is shown.
    void refreshActions(bool hasTable);

signals:
    /// A scene of a rule pack is to be opened, with the pair it is about.
    void sceneRequested(const sightline::scenarios::Scenario& scenario,
                        const sightline::scenarios::ModelId& from,
                        const sightline::scenarios::ModelId& to);

private:
    void overrule();
    void overruleWall();
    void showRulings();
    void testPacks();
    [[nodiscard]] std::optional<scenarios::RuleSet> rules() const;
    [[nodiscard]] const scenarios::Piece* selectedWall() const;

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
