#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace sightline::app {

class ActionSet;

/// The commands for who designs a table; what they do is connected in `DesignController`.
class DesignActions : public QObject {
    Q_OBJECT

public:
    explicit DesignActions(ActionSet& set);

    QAction* panel = nullptr;
    QAction* map = nullptr;
    QAction* exportMap = nullptr;
    QAction* report = nullptr;
    QAction* moves = nullptr;

    /// All that need a table.
    [[nodiscard]] QList<QAction*> ofTable() const;
    /// The pointer is moved by keys just now.
    [[nodiscard]] bool pointsWithKeys() const;
    void fillToolsMenu(QMenu& menu) const;

private:
    ActionSet& m_set;
};

} // namespace sightline::app
