#pragma once

#include "app/desktop/actions/command.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
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

/// The commands of a window as actions, made from the command table: text, tip, icon, keys, menu, and whether they are
/// enabled. Members name those that other parts of the window use.
class ActionSet : public QObject {
    Q_OBJECT

public:
    /// Single-letter shortcuts act only while `canvas` or a child of it has the focus. Precondition: `table` outlives
    /// the object.
    ActionSet(std::span<const CommandRow> table, QUndoStack& undoStack, QWidget& canvas, QObject* parent = nullptr);

    /// Returns all actions with a text, in menu order.
    [[nodiscard]] const QList<QAction*>& all() const { return m_all; }
    /// Returns the action with this id. Precondition: the table has it.
    [[nodiscard]] QAction* named(const QString& id) const;
    /// Returns the switches of which one is on at a time. Precondition: the table has the group.
    [[nodiscard]] QActionGroup* group(const QString& name) const;
    /// Sets the pointers to the actions with these ids. Precondition: the table has them.
    void bind(std::initializer_list<std::pair<QAction**, const char*>> members) const;

    /// Makes the menus of the table; they are deleted with the bar.
    void fillMenuBar(QMenuBar& bar);
    /// Returns a menu of the bar. Precondition: the table has it, and the bar is filled.
    [[nodiscard]] QMenu* menu(const QString& id) const;
    /// Adds commands and menus by id; null: a line. What cannot run now is left out.
    void fillMenu(QMenu& menu, const std::vector<const char*>& ids) const;

    /// Enables the commands whose needs are met, and disables the others.
    void setFact(Fact fact, bool holds);
    /// Returns why the command cannot run now, as what to do first; empty: it can. The property "ownObstacle" of an
    /// action takes the place of the reasons of the table.
    [[nodiscard]] QString obstacle(const QAction& action) const;

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
    QAction* overrulePiece = nullptr;
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
    QAction* tour = nullptr;
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

private:
    void make(const CommandRow& row, QUndoStack& undoStack, QWidget& canvas);
    void makeLanguages();
    void bindAll();
    void refresh() const;

    std::span<const CommandRow> m_table;
    QList<QAction*> m_all;
    QHash<QString, QAction*> m_named;
    QHash<QString, QActionGroup*> m_groups;
    QHash<QString, QMenu*> m_menus;
    std::vector<std::pair<QAction*, Facts>> m_needs;
    Facts m_facts;
};

} // namespace sightline::app
