#pragma once

#include "app/desktop/base/qt_names.h"

#include <QObject>

class QToolBar;

namespace sightline::app {

class ActionSet;
class NextPieceButton;
class RuleSetBox;
struct WindowCore;

/// The tool bar: the tools, the piece that is drawn next, and the rule set of the table.
class ToolbarController : public QObject {
    Q_OBJECT

public:
    /// Makes the tool bar of the window, which is deleted with this object.
    ToolbarController(WindowCore& core, ActionSet& actions);
    ~ToolbarController() override;

    /// Returns the action that shows and hides the bar.
    [[nodiscard]] QAction* toggleAction() const;
    /// Shows the names of tools only where nothing falls off the bar for them.
    void fitNames();

private:
    void addButtons();
    void addGroup(const char* name, const QList<QAction*>& members);
    void connectTools();
    void connectNextPiece();
    void refreshRules();

    WindowCore& m_core;
    ActionSet& m_actions;
    QToolBar* m_bar = nullptr;
    RuleSetBox* m_rules = nullptr;
    int m_widthWithNames = 0;
};

} // namespace sightline::app
