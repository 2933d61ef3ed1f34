#pragma once

#include "geometry/base/point.h"
#include "scenarios/edits/support.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QPoint;

namespace sightline::app {

class ActionSet;
class ArrangeEdits;
class Docks;
struct Theme;
class TemplatePalette;
class PhotoController;
struct WindowCore;

/// The commands of table editing beyond moving: the clipboard, snapping, arranging, groups, layers, templates; and the
/// menu of what is clicked.
class EditController : public QObject {
    Q_OBJECT

public:
    EditController(WindowCore& core, ActionSet& actions, const Docks& docks);

    [[nodiscard]] TemplatePalette* templates() const { return m_templates; }
    /// Sets the function that returns the position of elements placed without the pointer.
    void setPositionFinder(std::function<geometry::Point()> middle) { m_center = std::move(middle); }
    void setTheme(const Theme& theme);

    [[nodiscard]] ArrangeEdits& arranging() const { return *m_arrange; }
    void copy() const;
    void cut();
    /// Pastes elements, or a picture as photo of the table.
    void paste(PhotoController& photo);
    /// Deletes what the tool has chosen, else the selection.
    void remove();
    void rename();
    /// Shows a field of the properties of a model.
    void showProperty(const scenarios::ModelId& model, const QString& field);
    void lock(bool on);
    /// Say what was just undone or redone.
    void reportUndone();
    void reportRedone();
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

private:
    void showMenu(const std::optional<scenarios::AnyId>& id, const QPoint& position);
    [[nodiscard]] std::vector<scenarios::AnyId> selected() const;
    void connectSnapping();
    void connectTools();
    void connectArranging();
    void connectPanels();
    void connectTemplates();
    void connectHistory();

    WindowCore& m_core;
    ActionSet& m_actions;
    const Docks& m_docks;
    ArrangeEdits* m_arrange = nullptr;
    TemplatePalette* m_templates = nullptr;
    std::function<geometry::Point()> m_center = [] { return geometry::Point{}; };
};

} // namespace sightline::app
