#pragma once

#include "geometry/base/point.h"
#include "scenarios/edits/support.h"

#include <QObject>

#include <functional>

class QWidget;

namespace sightline::app {

class ActionSet;
class ArmyTray;
class ArrangeEdits;
class OutlinePanel;
struct Theme;
class TemplatePalette;
class ScenarioDocument;
class Settings;
class TableState;
class ToolSet;

/// The commands of table editing beyond moving: snapping, arranging, groups, layers, templates.
class EditController : public QObject {
    Q_OBJECT

public:
    EditController(ScenarioDocument& document,
                   TableState& state,
                   Settings& settings,
                   ActionSet& actions,
                   ToolSet& tools,
                   QWidget* window);

    /// The panels, which the window puts into docks.
    [[nodiscard]] OutlinePanel* outline() const { return m_outline; }
    [[nodiscard]] ArmyTray* tray() const { return m_tray; }
    [[nodiscard]] TemplatePalette* templates() const { return m_templates; }
    /// Sets the function that returns the position of elements placed without the pointer.
    void setPositionFinder(std::function<geometry::Point()> middle) { m_center = std::move(middle); }
    void setTheme(const Theme& theme);

    [[nodiscard]] ArrangeEdits& arranging() const { return *m_arrange; }
    /// Asks for an angle and a center, and rotates the selection.
    void turn();
    /// Puts the selected models on the next floor above or below.
    void changeFloor(scenarios::FloorStep step);
    /// Hides the selected elements; judging is not affected.
    void hideSelected();
    /// Puts the selected models into the reserves.
    void reserveSelected();
    /// Asks for a name, and saves the selected pieces as a template.
    void saveTemplate();
    /// Opens the list of wall ends that almost meet something.
    void listOpenEnds();

signals:
    void statusText(const QString& text);
    /// Emitted when the canvas should get the focus, since the chosen command acts on the table.
    void canvasFocusRequested();

private:
    void connectSnapping();
    void connectTools();
    void connectArranging();
    void connectPanels();

    ScenarioDocument& m_document;
    TableState& m_state;
    Settings& m_settings;
    ActionSet& m_actions;
    ToolSet& m_tools;
    QWidget* m_window;
    ArrangeEdits* m_arrange = nullptr;
    OutlinePanel* m_outline = nullptr;
    ArmyTray* m_tray = nullptr;
    TemplatePalette* m_templates = nullptr;
    std::function<geometry::Point()> m_center = [] { return geometry::Point{}; };
};

} // namespace sightline::app
