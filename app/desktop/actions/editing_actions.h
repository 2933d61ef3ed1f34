#pragma once

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QToolBar;

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

    /// Tools beyond the first five; each action holds its tool as data.
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
    [[nodiscard]] QList<QAction*> tools() const;

    /// Each action holds its `Alignment`, `Axis` or `CopyKind` as data.
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
    /// Tape lines to the edges of the table; each of `tapeEdges` holds its `TableEdge` as data.
    QList<QAction*> tapeEdges;
    QAction* tapeCorner = nullptr;
    QAction* tapeNextCorner = nullptr;
    QAction* noTapes = nullptr;
    QAction* saveTemplate = nullptr;
    QAction* openEnds = nullptr;
    QAction* pointWithKeys = nullptr; ///< a switch
    /// Returns the actions that need a selection.
    [[nodiscard]] QList<QAction*> ofSelection() const;

    void fillSettingsMenu(QMenu& menu) const;
    void fillEditMenu(QMenu& menu) const;
    void fillContextMenu(QMenu& menu) const;
    /// Adds the tools; related ones share one button, which shows the last used.
    void fillToolBar(QToolBar& bar, const ActionSet& set) const;

private:
    void makeTools(ActionSet& set);
    void makeArranging(ActionSet& set);
    void makeSnapping(ActionSet& set);
    void makeTapes(ActionSet& set);
    void addTapeMenu(QMenu& menu) const;
};

} // namespace sightline::app
