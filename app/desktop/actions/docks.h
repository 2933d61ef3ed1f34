#pragma once

#include "app/desktop/base/qt_names.h"

#include <QObject>

#include <span>
#include <vector>

class QDockWidget;

namespace sightline::app {

/// The docks of a window. Each controller sets the panels that it owns, and shows them.
class Docks : public QObject {
    Q_OBJECT

public:
    /// Makes the docks; they are deleted with this object.
    explicit Docks(QMainWindow& window);
    ~Docks() override;

    /// Returns the dock of this name, under which layouts are stored. Precondition: it exists.
    [[nodiscard]] QDockWidget* dock(const char* name) const;
    [[nodiscard]] const std::vector<QDockWidget*>& all() const { return m_docks; }
    /// Sets what a dock shows; the dock owns it.
    void setPanel(const char* name, QWidget* panel) const;
    /// Puts all docks into the window. Precondition: each has its panel.
    void place() const;
    /// Adds the entries of View > Panels before another entry.
    void fillMenu(QMenu& menu, QAction* before) const;

    /// Shows a dock in front, or hides it; side profile and proof share their space evenly when the second one opens.
    void show(QDockWidget* dock, bool on = true) const;
    void show(const char* name, bool on = true) const { show(dock(name), on); }

private:
    struct Row;
    [[nodiscard]] static std::span<const Row> rows();

    QMainWindow& m_window;
    std::vector<QDockWidget*> m_docks;
};

} // namespace sightline::app
