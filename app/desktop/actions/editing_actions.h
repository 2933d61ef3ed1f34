#pragma once

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;

namespace sightline::app {

class ActionSet;

/// The commands of building a table beyond those that every program has; what they do is connected in `EditDesk`.
class EditingActions : public QObject {
    Q_OBJECT

public:
    explicit EditingActions(ActionSet& set);

    /// What may be snapped to, in the order of `SnapChoice`.
    QAction* snapGrid = nullptr;
    QAction* snapCorners = nullptr;
    QAction* snapEdges = nullptr;
    QAction* snapAngles = nullptr;
    QAction* snapBases = nullptr;
    /// Steps of the grid; each action holds its step in inches.
    QActionGroup* snapSteps = nullptr;

    void fillSettingsMenu(QMenu& menu) const;

private:
    void makeSnapping(ActionSet& set);
};

} // namespace sightline::app
