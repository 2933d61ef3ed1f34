#pragma once

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QUndoStack;
class QWidget;

namespace sightline::app {

class EditingActions;
class EvidenceActions;
class SeeingActions;
class PhotoActions;
class VisionActions;
class DesignActions;
class ImportActions;

/// Every command of the window, with its text, icon and shortcut; its effect is connected elsewhere.
class ActionSet : public QObject {
    Q_OBJECT

public:
    /// Single-letter shortcuts act only while `canvas` or a child of it has the focus.
    ActionSet(QUndoStack* undoStack, QWidget* canvas, QObject* parent = nullptr);

    /// Returns all actions with a text, in menu order.
    [[nodiscard]] const QList<QAction*>& all() const { return m_all; }

    QAction* newTable = nullptr;
    QAction* newWindow = nullptr;
    QAction* open = nullptr;
    QAction* save = nullptr;
    QAction* saveAs = nullptr;
    QAction* close = nullptr;
    QAction* quit = nullptr;

    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* cut = nullptr;
    QAction* copy = nullptr;
    QAction* paste = nullptr;
    QAction* duplicate = nullptr;
    QAction* remove = nullptr;
    QAction* selectAll = nullptr;
    QAction* rename = nullptr;
    QAction* turnClockwise = nullptr;
    QAction* turnBack = nullptr;
    QAction* mirror = nullptr;
    QAction* lock = nullptr;

    QAction* zoomIn = nullptr;
    QAction* zoomOut = nullptr;
    QAction* fullSize = nullptr;
    QAction* fitTable = nullptr;
    QAction* fitSelection = nullptr;
    QAction* rulers = nullptr;
    QAction* heights = nullptr;
    QAction* fullScreen = nullptr;

    QAction* selectTool = nullptr;
    QAction* sightTool = nullptr;
    QAction* polygonTool = nullptr;
    QAction* wallTool = nullptr;
    QAction* measureTool = nullptr;
    QActionGroup* tools = nullptr;
    QAction* makeObserver = nullptr;
    QAction* makeTarget = nullptr;
    QAction* flip = nullptr;
    QAction* clearPair = nullptr;
    QAction* profile = nullptr;
    QAction* shot = nullptr;
    QAction* units = nullptr;
    QAction* proof = nullptr;
    QAction* history = nullptr;
    QAction* triedLines = nullptr;
    QAction* oneToMany = nullptr;
    QAction* snapping = nullptr;
    QAction* placementStudy = nullptr;
    QAction* agreementRun = nullptr;
    QAction* overrule = nullptr;
    QAction* overruleWall = nullptr;
    QAction* rulings = nullptr;
    QAction* testPacks = nullptr;
    QAction* compareRules = nullptr;
    QAction* editRules = nullptr;
    QAction* tolerance = nullptr;
    QAction* preferences = nullptr;

    QAction* systemTheme = nullptr;
    QAction* lightTheme = nullptr;
    QAction* darkTheme = nullptr;
    QAction* printTheme = nullptr;
    QActionGroup* themes = nullptr;
    QAction* classicColors = nullptr;
    QAction* resetLayout = nullptr;
    QActionGroup* languages = nullptr; ///< the data of each is its code; empty: the system's

    QAction* help = nullptr;
    QAction* commands = nullptr;
    QAction* shortcuts = nullptr;
    QAction* about = nullptr;

    EditingActions* editing = nullptr;
    EvidenceActions* evidence = nullptr; ///< sheets, pictures, prints
    SeeingActions* seeing = nullptr;
    PhotoActions* photo = nullptr;
    VisionActions* vision = nullptr;
    DesignActions* design = nullptr;
    ImportActions* exchange = nullptr;

    /// Adds a command and lists it.
    QAction* add(const QString& text, const QString& icon, const QString& tip);
    QAction* addSwitch(const QString& text, const QString& icon, const QString& tip);
    /// Restricts its shortcuts to when the canvas has the focus.
    void onCanvas(QAction* action, const QList<QKeySequence>& keys);

private:
    void makeFile();
    void makeEdit(QUndoStack* undoStack);
    void makeView();
    void makeTools();
    void makeSettings();

    QWidget* m_canvas;
    QList<QAction*> m_all;
};

} // namespace sightline::app
