#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace sightline::app {

class ActionSet;

/// The commands for designing a table; their effect is connected in `DesignController`.
class DesignActions : public QObject {
    Q_OBJECT

public:
    explicit DesignActions(ActionSet& set);

    QAction* panel = nullptr;
    QAction* map = nullptr;
    QAction* exportMap = nullptr;
    QAction* report = nullptr;
    QAction* moves = nullptr;

    /// Returns all actions that need a table.
    [[nodiscard]] QList<QAction*> ofTable() const;
    /// True if the pointer is currently moved by keys.
    [[nodiscard]] bool pointsWithKeys() const;
    void fillToolsMenu(QMenu& menu) const;

private:
    ActionSet& m_set;
};

} // namespace sightline::app
