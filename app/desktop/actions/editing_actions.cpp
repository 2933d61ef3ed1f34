#include "app/desktop/actions/editing_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/photo_actions.h"
#include "app/desktop/tools/tool_set.h"
#include "scenarios/edits/arrange.h"
#include "scenarios/edits/tape_lines.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

namespace sightline::app {

EditingActions::EditingActions(ActionSet& set) : QObject{&set} {
    makeSnapping(set);
    makeTools(set);
    makeArranging(set);
    makeTapes(set);
}

void EditingActions::makeArranging(ActionSet& set) {
    using scenarios::Alignment;
    using scenarios::Axis;
    using scenarios::CopyKind;
    const auto add = [&](QList<QAction*>& list, const QString& text, auto kind, const QKeySequence& key,
                         const QString& tip) {
        auto* action = set.add(text, {}, tip);
        action->setData(static_cast<int>(kind));
        if (!key.isEmpty()) {
            set.onCanvas(action, {key});
        }
        list.append(action);
    };
    const auto toMove = Qt::CTRL | Qt::SHIFT;
    add(alignments, tr("Align &left edges"), Alignment::Left, toMove | Qt::Key_Left,
        tr("Move left edges to the leftmost one"));
    add(alignments, tr("Align &centers"), Alignment::Center, {}, tr("Center horizontally on one vertical line"));
    add(alignments, tr("Align &right edges"), Alignment::Right, toMove | Qt::Key_Right,
        tr("Move right edges to the rightmost one"));
    add(alignments, tr("Align &top edges"), Alignment::Top, toMove | Qt::Key_Up,
        tr("Move top edges to the topmost one"));
    add(alignments, tr("Align &middles"), Alignment::Middle, {}, tr("Center vertically on one horizontal line"));
    add(alignments, tr("Align &bottom edges"), Alignment::Bottom, toMove | Qt::Key_Down,
        tr("Move bottom edges to the lowest one"));
    add(distributions, tr("Distribute &across"), Axis::Across, {},
        tr("Equal gaps from left to right; the outermost elements stay"));
    add(distributions, tr("Distribute &down"), Axis::Down, {},
        tr("Equal gaps from top to bottom; the outermost elements stay"));
    add(halfCopies, tr("&Half-turn copy"), CopyKind::HalfTurn, Qt::CTRL | Qt::Key_T,
        tr("Copy the selection to the other half, rotated about the center of the table"));
    add(halfCopies, tr("Mirror copy left to &right"), CopyKind::LeftToRight, Qt::CTRL | Qt::Key_M,
        tr("Copy the selection to the other half, mirrored left to right"));
    add(halfCopies, tr("Mirror copy &top to bottom"), CopyKind::TopToBottom, Qt::CTRL | Qt::SHIFT | Qt::Key_M,
        tr("Copy the selection to the other half, mirrored top to bottom"));
    turn = set.add(tr("&Turn by…"), "rotate", tr("Turn the selection by an angle, about a chosen point"));
    turn->setShortcut(Qt::Key_F4); // Ctrl+R on the canvas is a single degree
    group = set.add(tr("&Group"), {}, tr("Select and move these pieces and models together; no rule uses groups"));
    set.onCanvas(group, {Qt::CTRL | Qt::Key_G});
    ungroup = set.add(tr("U&ngroup"), {}, tr("Make each element selectable alone again"));
    set.onCanvas(ungroup, {Qt::CTRL | Qt::SHIFT | Qt::Key_G});
    hide = set.add(tr("&Hide"), "eye-off", tr("Hide the selection; it still counts in every verdict"));
    set.onCanvas(hide, {Qt::CTRL | Qt::SHIFT | Qt::Key_H});
    showAll = set.add(tr("Show &everything"), "eye", tr("Show all hidden elements and layers"));
    reserve = set.add(tr("Take &off the table"), {}, tr("Put the selected models into the army tray"));
    cutHole =
        set.add(tr("&Cut out a hole"), {}, tr("Make the smaller of two selected pieces a hole in the larger one"));
    fillHoles = set.add(tr("Fill h&oles"), {}, tr("Fill all holes of the selected pieces"));
    saveTemplate =
        set.add(tr("Save as te&mplate…"), {}, tr("Save the selected pieces to the palette, for other tables"));
    openEnds = set.add(tr("Find open &ends…"), {}, tr("List ends of walls that almost touch something"));
    pointWithKeys =
        set.addSwitch(tr("&Point with the keyboard"), {}, tr("Show a pointer: arrow keys move it, Enter clicks"));
    set.onCanvas(pointWithKeys, {Qt::Key_P});
    nameActions({{"pointWithKeys", pointWithKeys},
                 {"turnBy", turn},
                 {"group", group},
                 {"ungroup", ungroup},
                 {"hide", hide},
                 {"showEverything", showAll},
                 {"takeOffTheTable", reserve},
                 {"cutHole", cutHole},
                 {"fillHoles", fillHoles},
                 {"saveTemplate", saveTemplate},
                 {"openEnds", openEnds}});
    nameActions({{"alignLeft", alignments[0]},
                 {"alignCentre", alignments[1]},
                 {"alignRight", alignments[2]},
                 {"alignTop", alignments[3]},
                 {"alignMiddle", alignments[4]},
                 {"alignBottom", alignments[5]},
                 {"distributeAcross", distributions[0]},
                 {"distributeDown", distributions[1]},
                 {"halfTurnCopy", halfCopies[0]},
                 {"mirrorCopyRight", halfCopies[1]},
                 {"mirrorCopyDown", halfCopies[2]}});
}

void EditingActions::makeTapes(ActionSet& set) {
    using scenarios::TableEdge;
    for (const auto& [edge, name, text, tip] :
         std::initializer_list<std::tuple<TableEdge, const char*, QString, QString>>{
             {TableEdge::Left, "tapeLeft", tr("From the &left edge"),
              tr("Show or hide the distance from the left edge of the table")},
             {TableEdge::Right, "tapeRight", tr("From the &right edge"),
              tr("Show or hide the distance from the right edge of the table")},
             {TableEdge::Top, "tapeTop", tr("From the &top edge"),
              tr("Show or hide the distance from the top edge of the table")},
             {TableEdge::Bottom, "tapeBottom", tr("From the &bottom edge"),
              tr("Show or hide the distance from the bottom edge of the table")}}) {
        auto* action = set.add(text, {}, tip);
        action->setData(static_cast<int>(edge));
        action->setObjectName(QString::fromLatin1(name));
        tapeEdges.append(action);
    }
    tapeCorner =
        set.add(tr("To the nearest &corner"), {},
                tr("Draw the two lines that position the piece: from the nearest edges to the corner nearest to them"));
    tapeNextCorner = set.add(tr("To the &next corner"), {}, tr("Move the tape lines of a corner to the next corner"));
    noTapes = set.add(tr("N&one"), {}, tr("Remove the tape lines of the selection"));
    nameActions({{"tapeCorner", tapeCorner}, {"tapeNextCorner", tapeNextCorner}, {"noTapes", noTapes}});
}

void EditingActions::addTapeMenu(QMenu& menu) const {
    auto* tapes = menu.addMenu(tr("Ta&pe lines"));
    tapes->addActions({tapeCorner, tapeNextCorner});
    tapes->addSeparator();
    tapes->addActions(tapeEdges);
    tapes->addSeparator();
    tapes->addAction(noTapes);
}

QList<QAction*> EditingActions::ofSelection() const {
    return alignments + distributions + halfCopies +
           QList<QAction*>{turn,      group,        ungroup,    hide,           reserve, cutHole,
                           fillHoles, saveTemplate, tapeCorner, tapeNextCorner, noTapes} +
           tapeEdges;
}

void EditingActions::fillEditMenu(QMenu& menu) const {
    menu.addSeparator();
    auto* arrange = menu.addMenu(tr("Arran&ge"));
    arrange->addActions(alignments);
    arrange->addSeparator();
    arrange->addActions(distributions);
    auto* half = menu.addMenu(tr("Other hal&f"));
    half->addActions(halfCopies);
    addTapeMenu(menu);
    menu.addActions({turn, group, ungroup});
    menu.addSeparator();
    menu.addActions({hide, showAll, reserve, cutHole, fillHoles, saveTemplate, openEnds});
}

void EditingActions::fillContextMenu(QMenu& menu) const {
    auto* arrange = menu.addMenu(tr("Arran&ge"));
    arrange->addActions(alignments);
    arrange->addActions(distributions);
    auto* half = menu.addMenu(tr("Other hal&f"));
    half->addActions(halfCopies);
    addTapeMenu(menu);
    menu.addActions({turn, group, ungroup, hide, reserve, cutHole, fillHoles, saveTemplate});
}

QList<QAction*> EditingActions::tools() const {
    return {cornerTool, rectangleTool, ellipseTool,   ruinTool,  hillTool, windowTool,
            doorTool,   zoneTool,      objectiveTool, labelTool, eraseTool};
}

void EditingActions::makeTools(ActionSet& set) {
    const auto tool = [&](const QString& text, const QString& icon, const QKeySequence& key, ToolKind kind,
                          const QString& tip) {
        auto* action = set.addSwitch(text, icon, tip);
        set.tools->addAction(action);
        set.onCanvas(action, {key});
        action->setData(static_cast<int>(kind));
        QString plain = text;
        plain.remove(QLatin1Char{'&'});
        action->setToolTip(tr("%1 (%2). %3").arg(plain, key.toString(QKeySequence::NativeText), tip));
        return action;
    };
    cornerTool = tool(tr("&Corners"), "corners", Qt::Key_N, ToolKind::Corners,
                      tr("Move, add and remove corners of a piece, a wall or a zone"));
    rectangleTool = tool(tr("&Rectangle"), "rectangle", Qt::Key_B, ToolKind::Rectangle, tr("Drag a rectangular piece"));
    ellipseTool = tool(tr("&Ellipse"), "ellipse", Qt::Key_C, ToolKind::Ellipse, tr("Drag a round piece"));
    ruinTool = tool(tr("L-r&uin"), "ruin-corner", Qt::Key_U, ToolKind::Ruin,
                    tr("Drag a flat ruin with walls along two sides"));
    hillTool = tool(tr("&Hill"), "hill", Qt::Key_H, ToolKind::Hill, tr("Drag a round hill"));
    windowTool = tool(tr("Win&dow"), "window", Qt::SHIFT | Qt::Key_W, ToolKind::Window,
                      tr("Put windows into walls and slide them"));
    doorTool = tool(tr("D&oor"), "door", Qt::Key_D, ToolKind::Door, tr("Put doors into walls and slide them"));
    zoneTool = tool(tr("&Zone"), "zone", Qt::Key_Z, ToolKind::Zone, tr("Drag a deployment zone, or click its corners"));
    objectiveTool =
        tool(tr("Ob&jective"), "objective", Qt::Key_J, ToolKind::Objective, tr("Click to place objectives"));
    labelTool = tool(tr("La&bel"), "label", Qt::Key_I, ToolKind::Label, tr("Write text on the table"));
    eraseTool =
        tool(tr("E&rase"), "erase", Qt::Key_E, ToolKind::Erase, tr("Click or drag over elements to delete them"));
    nameActions({{"cornerTool", cornerTool},
                 {"rectangleTool", rectangleTool},
                 {"ellipseTool", ellipseTool},
                 {"ruinTool", ruinTool},
                 {"hillTool", hillTool},
                 {"windowTool", windowTool},
                 {"doorTool", doorTool},
                 {"zoneTool", zoneTool},
                 {"objectiveTool", objectiveTool},
                 {"labelTool", labelTool},
                 {"eraseTool", eraseTool}});
}

void EditingActions::fillToolBar(QToolBar& bar, const ActionSet& set) const {
    const auto addGroup = [&](const QList<QAction*>& members, const QString& name) {
        auto* button = new QToolButton;
        auto* menu = new QMenu{button};
        menu->addActions(members);
        button->setMenu(menu);
        button->setPopupMode(QToolButton::MenuButtonPopup);
        button->setDefaultAction(members.front());
        button->setToolButtonStyle(bar.toolButtonStyle());
        button->setAccessibleName(name);
        connect(&bar, &QToolBar::toolButtonStyleChanged, button, &QToolButton::setToolButtonStyle);
        for (QAction* member : members) {
            connect(member, &QAction::toggled, button, [button, member](bool on) {
                if (on) {
                    button->setDefaultAction(member);
                }
            });
        }
        bar.addWidget(button);
    };
    bar.addActions({set.selectTool, set.sightTool});
    addGroup({set.polygonTool, rectangleTool, ellipseTool, ruinTool, hillTool, cornerTool}, tr("Terrain tools"));
    addGroup({set.wallTool, windowTool, doorTool}, tr("Wall tools"));
    addGroup({zoneTool, objectiveTool, labelTool, set.photo->trace}, tr("Marking tools"));
    bar.addAction(set.measureTool);
    bar.addAction(eraseTool);
}

void EditingActions::makeSnapping(ActionSet& set) {
    snapGrid = set.addSwitch(tr("Snap to the &grid"), {}, tr("Snap corners to the nearest grid point"));
    snapCorners = set.addSwitch(tr("Snap to &corners"), {}, tr("Snap corners to nearby corners and wall ends"));
    snapEdges = set.addSwitch(tr("Snap to &edges"), {}, tr("Snap corners to nearby edges and walls, leaving no gap"));
    snapAngles = set.addSwitch(tr("Snap to &angles"), {}, tr("Snap edges to multiples of 15°; hold Shift to force it"));
    snapBases = set.addSwitch(tr("Snap bases until they &touch"), {},
                              tr("Snap a nearby base to another base, a piece or a wall"));
    nameActions({{"snapGrid", snapGrid},
                 {"snapCorners", snapCorners},
                 {"snapEdges", snapEdges},
                 {"snapAngles", snapAngles},
                 {"snapBases", snapBases}});
    snapSteps = new QActionGroup{this};
    for (const auto& [inches, text] : std::initializer_list<std::pair<double, QString>>{{0.125, tr("Grid of 1/8 in")},
                                                                                        {0.25, tr("Grid of 1/4 in")},
                                                                                        {0.5, tr("Grid of 1/2 in")},
                                                                                        {1.0, tr("Grid of 1 in")}}) {
        auto* step = set.addSwitch(text, {}, tr("Distance between grid points"));
        step->setData(inches);
        step->setObjectName(QStringLiteral("snapStep%1").arg(inches));
        snapSteps->addAction(step);
    }
}

void EditingActions::fillSettingsMenu(QMenu& menu) const {
    auto* snapping = menu.addMenu(tr("S&nap to"));
    snapping->addActions({snapGrid, snapCorners, snapEdges, snapAngles, snapBases});
    snapping->addSeparator();
    snapping->addActions(snapSteps->actions());
}

} // namespace sightline::app
