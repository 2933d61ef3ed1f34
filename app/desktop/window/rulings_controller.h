#pragma once

#include "scenarios/judge/verdict.h"

#include <QObject>

#include <optional>

namespace sightline::app {

class ActionSet;
class ComparisonWindow;
class RulesEditor;
class VerdictCard;
struct WindowCore;

/// The commands of a judge: overruling a verdict or a wall, the list of these decisions, and rule sets of the user's
/// own. Creates their dialogs.
class RulingsController : public QObject {
    Q_OBJECT

public:
    RulingsController(WindowCore& core, ActionSet& actions, VerdictCard& card);
    ~RulingsController() override;

    /// Sets the current verdict, which `overrule` is about; null: none.
    void setVerdict(const scenarios::Verdict* verdict);
    /// Updates which actions are enabled.
    void refreshActions();

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
    /// Opens the comparison of rule sets, or raises it.
    ComparisonWindow* showComparison();
    /// Opens the rule set editor, or raises it.
    RulesEditor* showRulesEditor();

signals:
    /// Emitted when a scene of a rule pack should be opened, with its pair.
    void sceneRequested(const sightline::scenarios::Scenario& scenario,
                        const sightline::scenarios::ModelId& from,
                        const sightline::scenarios::ModelId& to);

private:
    void connectCard(VerdictCard& card);
    [[nodiscard]] std::optional<scenarios::RuleSet> rules() const;
    [[nodiscard]] const scenarios::Piece* selectedPiece() const;

    WindowCore& m_core;
    ActionSet& m_actions;
    std::optional<scenarios::Verdict> m_verdict;
};

} // namespace sightline::app
