#pragma once

#include "app/desktop/actions/command.h"
#include "app/desktop/base/qt_names.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <initializer_list>
#include <memory>
#include <span>
#include <utility>
#include <vector>

class QMenuBar;

namespace sightline::app {

struct EditingActions;
struct EvidenceActions;
struct SeeingActions;
struct PhotoActions;
struct VisionActions;
struct DesignActions;
struct ImportActions;

/// The commands of a window as actions, made from the command table: text, tip, icon, keys, menu, and whether they are
/// enabled. Members name those that other parts of the window use.
class ActionSet : public QObject {
    Q_OBJECT

public:
    /// Single-letter shortcuts act only while `canvas` or a child of it has the focus. Precondition: `table` outlives
    /// the object.
    ActionSet(std::span<const CommandRow> table, QUndoStack& undoStack, QWidget& canvas, QObject* parent = nullptr);
    ~ActionSet() override;

    /// Returns all actions with a text, in menu order.
    [[nodiscard]] const QList<QAction*>& all() const { return m_all; }
    /// Returns the action with this id. Precondition: the table has it.
    [[nodiscard]] QAction* named(const QString& id) const;
    [[nodiscard]] QList<QAction*> named(std::initializer_list<const char*> ids) const;
    /// Returns the switches of which one is on at a time. Precondition: the table has the group.
    [[nodiscard]] QActionGroup* group(const QString& name) const;

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

private:
    /// Makes the actions of the table by id; fills `m_all`, `m_groups` and `m_needs`.
    [[nodiscard]] QHash<QString, QAction*> made(QUndoStack& undoStack, QWidget& canvas);
    [[nodiscard]] QAction* make(const CommandRow& row, QUndoStack& undoStack, QWidget& canvas);
    [[nodiscard]] QActionGroup* makeLanguages();
    void refresh() const;

    std::span<const CommandRow> m_table;
    QList<QAction*> m_all;
    QHash<QString, QActionGroup*> m_groups;
    std::vector<std::pair<QAction*, Facts>> m_needs;
    QHash<QString, QAction*> m_named; // after what is filled with it, and before what takes from it
    QHash<QString, QMenu*> m_menus;
    Facts m_facts;

public:
    QAction* newTable = named("newTable");
    QAction* newWindow = named("newWindow");
    QAction* open = named("open");
    QAction* save = named("save");
    QAction* saveAs = named("saveAs");
    QAction* close = named("close");
    QAction* quit = named("quit");

    QAction* undo = named("undo");
    QAction* redo = named("redo");
    QAction* cut = named("cut");
    QAction* copy = named("copy");
    QAction* paste = named("paste");
    QAction* duplicate = named("duplicate");
    QAction* remove = named("remove");
    QAction* selectAll = named("selectAll");
    QAction* rename = named("rename");
    QAction* turnClockwise = named("turnClockwise");
    QAction* turnBack = named("turnBack");
    QAction* mirror = named("mirror");
    QAction* lock = named("lock");

    QAction* zoomIn = named("zoomIn");
    QAction* zoomOut = named("zoomOut");
    QAction* fullSize = named("fullSize");
    QAction* fitTable = named("fitTable");
    QAction* fitSelection = named("fitSelection");
    QAction* rulers = named("rulers");
    QAction* heights = named("heights");
    QAction* fullScreen = named("fullScreen");

    QAction* selectTool = named("selectTool");
    QAction* sightTool = named("sightTool");
    QAction* polygonTool = named("polygonTool");
    QAction* wallTool = named("wallTool");
    QAction* measureTool = named("measureTool");
    QAction* makeObserver = named("makeObserver");
    QAction* makeTarget = named("makeTarget");
    QAction* flip = named("flip");
    QAction* clearPair = named("clearPair");
    QAction* profile = named("profile");
    QAction* shot = named("shot");
    QAction* units = named("units");
    QAction* proof = named("proof");
    QAction* history = named("history");
    QAction* triedLines = named("triedLines");
    QAction* oneToMany = named("oneToMany");
    QAction* snapping = named("snapping");
    QAction* placementStudy = named("placementStudy");
    QAction* agreementRun = named("agreementRun");
    QAction* overrule = named("overrule");
    QAction* overrulePiece = named("overruleWall");
    QAction* rulings = named("rulings");
    QAction* testPacks = named("testPacks");
    QAction* compareRules = named("compareRules");
    QAction* editRules = named("editRules");
    QAction* tolerance = named("tolerance");
    QAction* preferences = named("preferences");

    QAction* systemTheme = named("systemTheme");
    QAction* lightTheme = named("lightTheme");
    QAction* darkTheme = named("darkTheme");
    QAction* printTheme = named("printTheme");
    QAction* classicColors = named("classicColours");
    QAction* resetLayout = named("resetLayout");
    QActionGroup* tools = group(QStringLiteral("tools"));
    QActionGroup* themes = group(QStringLiteral("themes"));
    QActionGroup* languages = makeLanguages(); ///< the data of each is its code; empty: the system's

    QAction* help = named("help");
    QAction* tour = named("tour");
    QAction* commands = named("commands");
    QAction* shortcuts = named("shortcuts");
    QAction* about = named("about");

    std::unique_ptr<EditingActions> editing;
    std::unique_ptr<EvidenceActions> evidence; ///< sheets, pictures, prints
    std::unique_ptr<SeeingActions> seeing;
    std::unique_ptr<PhotoActions> photo;
    std::unique_ptr<VisionActions> vision;
    std::unique_ptr<DesignActions> design;
    std::unique_ptr<ImportActions> exchange;
};

} // namespace sightline::app
