#include "app/desktop/actions/action_set.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/design_actions.h"
#include "app/desktop/actions/editing_actions.h"
#include "app/desktop/actions/evidence_actions.h"
#include "app/desktop/actions/import_actions.h"
#include "app/desktop/actions/photo_actions.h"
#include "app/desktop/actions/seeing_actions.h"
#include "app/desktop/actions/step_actions.h"
#include "app/desktop/actions/vision_actions.h"
#include "app/desktop/base/language.h"
#include "app/desktop/widgets/line_icon.h"

#include <QAction>
#include <QActionGroup>
#include <QWidget>

namespace sightline::app {

ActionSet::ActionSet(QUndoStack* undoStack, QWidget* canvas, QObject* parent) : QObject{parent}, m_canvas{canvas} {
    makeFile();
    evidence = new EvidenceActions{*this};
    makeEdit(undoStack);
    makeView();
    makeTools();
    seeing = new SeeingActions{*this};
    editing = new EditingActions{*this};
    photo = new PhotoActions{*this};
    vision = new VisionActions{*this};
    design = new DesignActions{*this};
    exchange = new ImportActions{*this};
    makeSettings();
    nameActions(*this);
}

QAction* ActionSet::add(const QString& text, const QString& icon, const QString& tip) {
    auto* action = new QAction{text, this};
    if (!icon.isEmpty()) {
        action->setIcon(lineIcon(icon));
    }
    action->setStatusTip(tip);
    m_all.append(action);
    return action;
}

QAction* ActionSet::addSwitch(const QString& text, const QString& icon, const QString& tip) {
    auto* action = add(text, icon, tip);
    action->setCheckable(true);
    return action;
}

void ActionSet::onCanvas(QAction* action, const QList<QKeySequence>& keys) {
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_canvas->addAction(action);
}

void ActionSet::makeFile() {
    newTable = add(tr("&New table…"), "new", tr("Start an empty table"));
    newTable->setShortcut(QKeySequence::New);
    newWindow = add(tr("New &window"), {}, tr("Open another window, for another table"));
    newWindow->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    open = add(tr("&Open…"), "open", tr("Open a scenario file"));
    open->setShortcut(QKeySequence::Open);
    save = add(tr("&Save"), "save", tr("Write the scenario to its file"));
    save->setShortcut(QKeySequence::Save);
    saveAs = add(tr("Save &as…"), "save-as", tr("Write the scenario to another file"));
    saveAs->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    close = add(tr("&Close table"), {}, tr("Leave this table and go to the welcome page"));
    close->setShortcut(Qt::CTRL | Qt::Key_W);
    quit = add(tr("&Quit"), {}, tr("Exit the program"));
    quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    quit->setMenuRole(QAction::QuitRole);
}

void ActionSet::makeEdit(QUndoStack* undoStack) {
    undo = makeUndoAction(*undoStack, this);
    undo->setIcon(lineIcon("undo"));
    undo->setShortcut(Qt::CTRL | Qt::Key_Z);
    redo = makeRedoAction(*undoStack, this);
    redo->setIcon(lineIcon("redo"));
    redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    m_all.append({undo, redo});
    cut = add(tr("Cu&t"), {}, tr("Cut the selection to the clipboard"));
    onCanvas(cut, {Qt::CTRL | Qt::Key_X});
    copy = add(tr("&Copy"), {}, tr("Copy the selection to the clipboard"));
    onCanvas(copy, {Qt::CTRL | Qt::Key_C});
    paste = add(tr("&Paste"), {}, tr("Paste from the clipboard"));
    onCanvas(paste, {Qt::CTRL | Qt::Key_V});
    duplicate = add(tr("&Duplicate"), "duplicate", tr("Duplicate the selection"));
    duplicate->setShortcut(Qt::CTRL | Qt::Key_D);
    remove = add(tr("De&lete"), "delete", tr("Delete the selection"));
    onCanvas(remove, {Qt::Key_Delete});
    selectAll = add(tr("Select &all"), {}, tr("Select all models and pieces"));
    onCanvas(selectAll, {Qt::CTRL | Qt::Key_A});
    rename = add(tr("Re&name"), {}, tr("Rename the selected element"));
    rename->setShortcut(Qt::Key_F2);
    // The canvas itself takes these keys, so that holding one is a single undo step; the menu only names them.
    turnClockwise =
        add(tr("Turn &clockwise by 15°\tR"), "rotate", tr("Rotate the selection clockwise about its center"));
    turnBack = add(tr("Turn &back by 15°\tShift+R"), {}, tr("Rotate the selection counter-clockwise about its center"));
    mirror = add(tr("&Mirror"), "mirror", tr("Mirror the selection left to right"));
    onCanvas(mirror, {Qt::Key_X});
    lock = addSwitch(tr("Loc&k in place"), {}, tr("Protect the selection from being moved"));
    lock->setShortcut(Qt::CTRL | Qt::Key_L);
}

void ActionSet::makeView() {
    zoomIn = add(tr("Zoom &in"), "zoom-in", tr("Zoom in on the table"));
    zoomIn->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    zoomOut = add(tr("Zoom &out"), "zoom-out", tr("Zoom out of the table"));
    zoomOut->setShortcut(Qt::CTRL | Qt::Key_Minus);
    fullSize = add(tr("Zoom to &100 %"), {}, tr("Show the table at 24 pixels an inch"));
    fullSize->setShortcut(Qt::CTRL | Qt::Key_0);
    fitTable = add(tr("&Fit table"), "fit", tr("Show the whole table"));
    onCanvas(fitTable, {Qt::Key_Home, Qt::Key_1});
    fitSelection = add(tr("Fit &selection"), {}, tr("Zoom to the selection"));
    onCanvas(fitSelection, {Qt::Key_2});
    rulers = addSwitch(tr("&Rulers"), "rulers", tr("Show the rulers along the edges of the table"));
    rulers->setChecked(true);
    heights = addSwitch(tr("&Heights"), "heights", tr("Show the height of each piece"));
    heights->setShortcut(Qt::CTRL | Qt::Key_H);
    fullScreen = addSwitch(tr("F&ull screen"), {}, tr("Switch full-screen mode on or off"));
    fullScreen->setShortcut(Qt::Key_F11);
}

void ActionSet::makeTools() {
    tools = new QActionGroup{this};
    const auto tool = [this](const QString& text, const QString& icon, Qt::Key key, const QString& tip) {
        auto* action = addSwitch(text, icon, tip);
        tools->addAction(action);
        onCanvas(action, {key});
        QString plain = text;
        plain.remove(QLatin1Char{'&'});
        action->setToolTip(tr("%1 (%2). %3").arg(plain, QKeySequence{key}.toString(QKeySequence::NativeText), tip));
        return action;
    };
    selectTool = tool(tr("&Select"), "select", Qt::Key_V, tr("Select, move and turn models and pieces"));
    sightTool = tool(tr("&Line of sight"), "sight", Qt::Key_L, tr("Click the observer, then the target"));
    polygonTool = tool(tr("&Terrain"), "polygon", Qt::Key_T, tr("Draw a piece of terrain by clicking its corners"));
    wallTool = tool(tr("&Wall"), "wall", Qt::Key_W, tr("Draw a wall by clicking its corners"));
    measureTool = tool(tr("&Measure"), "measure", Qt::Key_M, tr("Measure between two places or bases"));
    selectTool->setChecked(true);

    makeObserver =
        add(tr("Set as &observer"), "observer", tr("Make the selected model the observer of the line of sight"));
    makeObserver->setShortcut(Qt::CTRL | Qt::Key_1);
    makeTarget = add(tr("Set as t&arget"), "target", tr("Make the selected model the target of the line of sight"));
    makeTarget->setShortcut(Qt::CTRL | Qt::Key_2);
    flip = add(tr("&Swap observer and target"), "flip", tr("Exchange observer and target"));
    onCanvas(flip, {Qt::Key_F});
    clearPair = add(tr("&Clear observer and target"), {}, tr("Clear the sight line"));
    onCanvas(clearPair, {Qt::SHIFT | Qt::Key_L});
    shot = addSwitch(tr("S&hot: one unit at another"), {},
                     tr("Show which models of a unit may shoot another unit, with which weapon and into what cover"));
    shot->setShortcut(Qt::Key_F12);
    units = addSwitch(tr("&Units: who sees whom"), "units",
                      tr("Show how many models of each unit see each other unit, why, and the best firing positions"));
    units->setShortcut(Qt::Key_F6);
    profile = addSwitch(tr("&Profile: the line from the side"), "profile",
                        tr("Show the line from the side, with the heights of what it passes"));
    profile->setShortcut(Qt::Key_F7);
    proof = addSwitch(tr("P&roof: all lines at once"), "proof",
                      tr("Show all lines between the two bases, and which piece blocks which"));
    proof->setShortcut(Qt::Key_F8);
    history =
        addSwitch(tr("Histor&y: all steps"), {}, tr("Show the steps made on this table; click one to go back to it"));
    history->setShortcut(Qt::Key_F9);
    triedLines =
        addSwitch(tr("Show &all lines tried"), "all-lines", tr("Show each line that the sampled stages tried"));
    onCanvas(triedLines, {Qt::Key_A});
    oneToMany =
        addSwitch(tr("&One to many"), "one-to-many", tr("Show lines from the observer to all models of other players"));
    onCanvas(oneToMany, {Qt::Key_O});
    snapping = addSwitch(tr("S&nap"), "snap", tr("Snap corners and bases to nearby geometry; hold Alt to turn it off"));
    snapping->setChecked(true);
    onCanvas(snapping, {Qt::Key_S});
    placementStudy =
        add(tr("&Placement study…"), {}, tr("Estimate how often the target is seen despite placement errors"));
    editRules =
        add(tr("R&ule set editor…"), {}, tr("Change a rule set and see at once what that changes on the table"));
    editRules->setShortcut(Qt::CTRL | Qt::Key_E);
    compareRules =
        add(tr("Co&mpare rule sets…"), {}, tr("List and draw the pairs that two rule sets rule differently"));
    agreementRun = add(tr("A&greement run…"), {}, tr("Check random tables in several ways and compare the answers"));
    overrule =
        add(tr("O&verrule this verdict…"), "gavel", tr("Replace this verdict with a judge’s decision and a note"));
    overrule->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_J);
    overruleWall = add(tr("Overrule a &wall of the selected piece…"), "gavel",
                       tr("Change what one wall means, for one pair or for all"));
    rulings = add(tr("&Judge’s rulings…"), {}, tr("List the judge’s decisions on this table and remove them"));
    rulings->setShortcut(Qt::CTRL | Qt::Key_J);
    testPacks = add(tr("&Test rule packs…"), {}, tr("Run the self-tests of the rule packs"));
}

void ActionSet::makeSettings() {
    tolerance = add(tr("&Tolerance…"), {}, tr("Set what counts as too close to call"));
    preferences = add(tr("&Preferences…"), {}, tr("Units, theme, snapping and other settings"));
    preferences->setShortcut(Qt::CTRL | Qt::Key_Comma);
    preferences->setMenuRole(QAction::PreferencesRole);
    themes = new QActionGroup{this};
    systemTheme = addSwitch(tr("Theme of the &desktop"), {}, tr("Follow the light or dark theme of the desktop"));
    lightTheme = addSwitch(tr("&Light theme"), {}, tr("Dark on light"));
    darkTheme = addSwitch(tr("D&ark theme"), {}, tr("Light on dark"));
    printTheme = addSwitch(tr("&Print theme"), {}, tr("Black on white"));
    for (auto* theme : {systemTheme, lightTheme, darkTheme, printTheme}) {
        themes->addAction(theme);
    }
    classicColors = addSwitch(tr("&Classic green and red"), {},
                              tr("Pure green and red in place of the colors that everybody can tell apart"));
    languages = new QActionGroup{this};
    const auto language = [this](const QString& text, const QString& code, const QString& tip) {
        auto* action = addSwitch(text, {}, tip);
        action->setData(code);
        action->setObjectName(QStringLiteral("language-%1").arg(code.isEmpty() ? QStringLiteral("system") : code));
        languages->addAction(action);
    };
    language(tr("Language of the &system"), {}, tr("Use the language of the system if available"));
    for (const Language& one : app::languages()) {
        // In itself: who cannot read the others finds it.
        language(one.name, one.code, tr("Show the program in %1").arg(one.name));
    }
    resetLayout = add(tr("&Reset layout"), {}, tr("Restore the default layout of the panels"));
    help = add(tr("&Help"), "help", tr("How a verdict is made, what the rule sets decide, and more"));
    help->setShortcut(Qt::Key_F1);
    commands = add(tr("&Commands…"), {}, tr("Find a command by typing what you want to do"));
    commands->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    shortcuts = add(tr("&Keys…"), {}, tr("List all keys, and change them"));
    shortcuts->setShortcut(Qt::CTRL | Qt::Key_Question);
    about = add(tr("&About Sightline"), {}, tr("Version and license"));
    about->setMenuRole(QAction::AboutRole);
}

} // namespace sightline::app
