#pragma once

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;

namespace sightline::app {

class ActionSet;

/// The commands for building a table beyond the standard ones; their effect is connected in `EditController`.
class EditingActions : public QObject {
    Q_OBJECT

public:
    explicit EditingActions(ActionSet& set);

    /// The snap targets, in the order of `SnapChoice`.
    QAction* snapGrid = nullptr;
    QAction* snapCorners = nullptr;
    QAction* snapEdges = nullptr;
    QAction* snapAngles = nullptr;
    QAction* snapBases = nullptr;
    /// Grid spacings; each action holds its spacing in inches as data.
    QActionGroup* snapSteps = nullptr;

    QAction* cornerTool = nullptr;
    QAction* rectangleTool = nullptr;
    QAction* ellipseTool = nullptr;
    QAction* ruinTool = nullptr;
    QAction* hillTool = nullptr;
    QAction* windowTool = nullptr;
    QAction* doorTool = nullptr;
    QAction* zoneTool = nullptr;
    QAction* objectiveTool = nullptr;
    QAction* labelTool = nullptr;
    QAction* eraseTool = nullptr;

    QList<QAction*> alignments;
    QList<QAction*> distributions;
    QList<QAction*> halfCopies;
    QAction* turn = nullptr;
    QAction* group = nullptr;
    QAction* ungroup = nullptr;
    QAction* hide = nullptr;
    QAction* showAll = nullptr;
    QAction* reserve = nullptr;
    QAction* cutHole = nullptr;
    QAction* fillHoles = nullptr;
    /// Tape lines to the edges of the table, from left, right, top and bottom.
    QList<QAction*> tapeEdges;
    QAction* tapeCorner = nullptr;
    QAction* tapeNextCorner = nullptr;
    QAction* noTapes = nullptr;
    QAction* saveTemplate = nullptr;
    QAction* openEnds = nullptr;
    QAction* pointWithKeys = nullptr; ///< a switch
};

} // namespace sightline::app
