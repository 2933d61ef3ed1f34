#pragma once

#include <QObject>

class QWidget;

namespace sightline::app {

class ActionSet;
class ScenarioDocument;
class Settings;
class TableState;
class ToolSet;

/// What a designer does in the window beyond moving things: snapping as chosen, arranging, groups, layers, templates.
class EditDesk : public QObject {
    Q_OBJECT

public:
    EditDesk(ScenarioDocument& document, TableState& state, Settings& settings, ActionSet& actions, ToolSet& tools, QWidget* window);

    /// Which actions can be used. `hasTable`: a table is shown.
    void refreshActions(bool hasTable);

private:
    void connectSnapping();

    ScenarioDocument& m_document;
    TableState& m_state;
    Settings& m_settings;
    ActionSet& m_actions;
    ToolSet& m_tools;
    QWidget* m_window;
};

} // namespace sightline::app
