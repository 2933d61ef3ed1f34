#pragma once

#include <QObject>

class QAction;

namespace sightline::app {

class ActionSet;

/// The commands of the menu "Layout"; their effect is connected in `DesignController`.
class DesignActions : public QObject {
    Q_OBJECT

public:
    explicit DesignActions(ActionSet& set);

    QAction* panel = nullptr;
    QAction* map = nullptr;
    QAction* exportMap = nullptr;
    QAction* report = nullptr;
    QAction* moves = nullptr;

    /// True if the pointer is currently moved by keys.
    [[nodiscard]] bool pointsWithKeys() const;
    /// Enables what needs a heat map on the table.
    void setMapShown(bool on);

private:
    ActionSet& m_set;
};

} // namespace sightline::app
