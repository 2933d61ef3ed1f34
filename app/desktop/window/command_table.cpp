#include "app/desktop/window/command_table.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/agreement_dialog.h"
#include "app/desktop/dialogs/preferences_dialog.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/arrange_edits.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/widgets/questions.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/window_parts.h"

#include <QAction>
#include <QMenuBar>

#include <optional>

namespace sightline::app {

namespace {

std::optional<scenarios::ModelId> selectedModel(MainWindow& window) {
    return onlyIdOf<scenarios::ModelId>(window.state().selection());
}

void showPalette(MainWindow& window, PlacementController::Page page) {
    window.showDock("paletteDock");
    window.parts().placement.showPage(page);
}

void focusMenuBar(MainWindow& window) {
    QMenuBar& menus = *window.parts().menus;
    menus.setFocus(Qt::MenuBarFocusReason);
    menus.setActiveAction(menus.actions().front());
}

} // namespace

// A row is all that a command is: id, text, what it does in a sentence, icon, keys, what it needs, what it runs; its
// place is its menu. A command whose effect is not here is connected in its controller, by its id.
std::span<const CommandRow> Commands::table() {
    using namespace rows;
    using scenarios::Alignment;
    using scenarios::Axis;
    using scenarios::CopyKind;
    using scenarios::TableEdge;

    static constexpr const char* kWayTip =
        QT_TR_NOOP("How the line of the current pair is searched for; only the exact search proves that there is none");
    static constexpr CommandRow kTable[] = {
        menu("fileMenu", QT_TR_NOOP("&File")),
        command("newTable", QT_TR_NOOP("&New table…"), QT_TR_NOOP("Start an empty table"))
            .icon("new")
            .keys(Qt::CTRL | Qt::Key_N)
            .run([](MainWindow& window) { window.parts().documents.newTable(); }),
        command("newWindow", QT_TR_NOOP("New &window"), QT_TR_NOOP("Open another window, for another table"))
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_N)
            .run([](MainWindow& window) { emit window.newWindowRequested(); }),
        command("open", QT_TR_NOOP("&Open…"), QT_TR_NOOP("Open a scenario file"))
            .icon("open")
            .keys(Qt::CTRL | Qt::Key_O)
            .run([](MainWindow& window) { window.parts().documents.askForFile(); }),
        menu("recentMenu", QT_TR_NOOP("Open &recent")),
        endOfMenu(),
        line(),
        command("save", QT_TR_NOOP("&Save"), QT_TR_NOOP("Write the scenario to its file"), Fact::Table)
            .icon("save")
            .keys(Qt::CTRL | Qt::Key_S)
            .run([](MainWindow& window) { window.parts().documents.save(); }),
        command("saveAs", QT_TR_NOOP("Save &as…"), QT_TR_NOOP("Write the scenario to another file"), Fact::Table)
            .icon("save-as")
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_S)
            .run([](MainWindow& window) { window.parts().documents.saveAs(); }),
        line(),
        command("import", QT_TR_NOOP("&Import…"),
                QT_TR_NOOP("Import a map, a drawing, a list of positions or an army list of another program"))
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_I)
            .run([](MainWindow& window) { window.importing().importFile(); }),
        command("pasteArmy", QT_TR_NOOP("Paste &army list…"),
                QT_TR_NOOP("Put the army list on the clipboard into the army tray"))
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_A)
            .run([](MainWindow& window) { window.importing().pasteArmy(); }),
        command("checkModels", QT_TR_NOOP("Chec&k heights and bases…"),
                QT_TR_NOOP("List the models whose height or base the import had to guess, and set them once for each "
                           "unit"),
                Fact::Table)
            .run([](MainWindow& window) { window.importing().checkModels(); }),
        menu("exportMenu", QT_TR_NOOP("&Export")),
        command("exportView", QT_TR_NOOP("&Export picture…"), QT_TR_NOOP("Write the table as PNG, SVG or PDF"),
                Fact::Table)
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_E)
            .run([](MainWindow& window) { window.evidence().showExport(); }),
        command("copyImage", QT_TR_NOOP("&Copy as image"), QT_TR_NOOP("Copy a picture of the table to the clipboard"),
                Fact::Table)
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_C)
            .run([](MainWindow& window) { window.evidence().copyImage(); }),
        command("exportFormat", QT_TR_NOOP("E&xport for other programs…"),
                QT_TR_NOOP("Write the table as a file of another program, and show first what the file cannot hold"),
                Fact::Table)
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_X)
            .run([](MainWindow& window) { window.importing().showExport(); }),
        line(),
        command("exportPositions", QT_TR_NOOP("Export p&ositions…"),
                QT_TR_NOOP("Write the positions of all elements as CSV"), Fact::Table)
            .run([](MainWindow& window) { window.evidence().exportPositions(); }),
        command("exportVerdicts", QT_TR_NOOP("Export &verdicts…"),
                QT_TR_NOOP("Judge all pairs of the table and write them as CSV"), Fact::Table)
            .run([](MainWindow& window) { window.evidence().exportVerdicts(); }),
        command("exportMap", QT_TR_NOOP("Export heat &map…"),
                QT_TR_NOOP("Write the heat map as a picture with a world file, or as a list of values"),
                {Fact::Table, Fact::HeatMap}),
        endOfMenu(),
        command("print", QT_TR_NOOP("&Print…"), QT_TR_NOOP("Preview the table on paper and print it"), Fact::Table)
            .keys(Qt::CTRL | Qt::Key_P)
            .run([](MainWindow& window) { window.evidence().print(); }),
        line(),
        command("close", QT_TR_NOOP("&Close table"), QT_TR_NOOP("Leave this table and go to the welcome page"),
                Fact::Table)
            .keys(Qt::CTRL | Qt::Key_W)
            .run([](MainWindow& window) { window.parts().documents.close(); }),
        command("quit", QT_TR_NOOP("&Quit"), QT_TR_NOOP("Exit the program"))
            .keys(Qt::CTRL | Qt::Key_Q)
            .run([](MainWindow& window) { window.file().quit(); }),
        endOfMenu(),

        menu("editMenu", QT_TR_NOOP("&Edit")),
        command("undo", nullptr, nullptr, Fact::UndoStep)
            .icon("undo")
            .keys(Qt::CTRL | Qt::Key_Z)
            .run([](MainWindow& window) { window.parts().editing.reportUndone(); }),
        command("redo", nullptr, nullptr, Fact::RedoStep)
            .icon("redo")
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y)
            .run([](MainWindow& window) { window.parts().editing.reportRedone(); }),
        line(),
        command("cut", QT_TR_NOOP("Cu&t"), QT_TR_NOOP("Cut the selection to the clipboard"), Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::Key_X)
            .run([](MainWindow& window) { window.parts().editing.cut(); }),
        command("copy", QT_TR_NOOP("&Copy"), QT_TR_NOOP("Copy the selection to the clipboard"), Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::Key_C)
            .run([](MainWindow& window) { window.parts().editing.copy(); }),
        command("paste", QT_TR_NOOP("&Paste"), QT_TR_NOOP("Paste from the clipboard"), Fact::Table)
            .tableKeys(Qt::CTRL | Qt::Key_V)
            .run([](MainWindow& window) { window.parts().editing.paste(window.photo()); }),
        command("duplicate", QT_TR_NOOP("&Duplicate"), QT_TR_NOOP("Duplicate the selection"), Fact::Selection)
            .icon("duplicate")
            .keys(Qt::CTRL | Qt::Key_D)
            .run([](MainWindow& window) { window.core().tools.selectionEdits().duplicate(); }),
        command("remove", QT_TR_NOOP("De&lete"), QT_TR_NOOP("Delete the selection"), Fact::Selection)
            .icon("delete")
            .tableKeys(Qt::Key_Delete)
            .run([](MainWindow& window) { window.parts().editing.remove(); }),
        line(),
        toggle("selectTool", QT_TR_NOOP("&Select"), QT_TR_NOOP("Select, move and turn models and pieces"), Fact::Table)
            .icon("select")
            .tableKeys(Qt::Key_V)
            .of("tools", static_cast<int>(ToolKind::Select))
            .isOn(),
        command("selectAll", QT_TR_NOOP("Select &all"), QT_TR_NOOP("Select all models and pieces"), Fact::Table)
            .tableKeys(Qt::CTRL | Qt::Key_A)
            .run([](MainWindow& window) { window.core().tools.selectionEdits().selectAll(); }),
        command("rename", QT_TR_NOOP("Re&name"), QT_TR_NOOP("Rename the selected element"), Fact::OneSelected)
            .keys(Qt::Key_F2)
            .run([](MainWindow& window) { window.parts().editing.rename(); }),
        menu("turnMenu", QT_TR_NOOP("T&urn")),
        // The canvas itself takes these keys, so that holding one is a single undo step; the menu only names them.
        command("turnClockwise", QT_TR_NOOP("Turn &clockwise by 15°\tR"),
                QT_TR_NOOP("Rotate the selection clockwise about its center"), Fact::Selection)
            .icon("rotate")
            .run([](MainWindow& window) { window.core().tools.selectionEdits().rotate(15.0); }),
        command("turnBack", QT_TR_NOOP("Turn &back by 15°\tShift+R"),
                QT_TR_NOOP("Rotate the selection counter-clockwise about its center"), Fact::Selection)
            .run([](MainWindow& window) { window.core().tools.selectionEdits().rotate(-15.0); }),
        command("turnBy", QT_TR_NOOP("&Turn by…"), QT_TR_NOOP("Turn the selection by an angle, about a chosen point"),
                Fact::Selection)
            .icon("rotate")
            .keys(Qt::Key_F4) // Ctrl+R on the canvas is a single degree
            .run([](MainWindow& window) { window.parts().editing.turn(); }),
        command("mirror", QT_TR_NOOP("&Mirror"), QT_TR_NOOP("Mirror the selection left to right"), Fact::Selection)
            .icon("mirror")
            .tableKeys(Qt::Key_X)
            .run([](MainWindow& window) { window.core().tools.selectionEdits().mirror(); }),
        endOfMenu(),
        menu("arrangeMenu", QT_TR_NOOP("Arran&ge")),
        command("alignLeft", QT_TR_NOOP("Align &left edges"), QT_TR_NOOP("Move left edges to the leftmost one"),
                Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::SHIFT | Qt::Key_Left)
            .run([](MainWindow& window) { window.parts().editing.arranging().align(Alignment::Left); }),
        command("alignCentre", QT_TR_NOOP("Align &centers"), QT_TR_NOOP("Center horizontally on one vertical line"),
                Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().align(Alignment::Center); }),
        command("alignRight", QT_TR_NOOP("Align &right edges"), QT_TR_NOOP("Move right edges to the rightmost one"),
                Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::SHIFT | Qt::Key_Right)
            .run([](MainWindow& window) { window.parts().editing.arranging().align(Alignment::Right); }),
        command("alignTop", QT_TR_NOOP("Align &top edges"), QT_TR_NOOP("Move top edges to the topmost one"),
                Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::SHIFT | Qt::Key_Up)
            .run([](MainWindow& window) { window.parts().editing.arranging().align(Alignment::Top); }),
        command("alignMiddle", QT_TR_NOOP("Align &middles"), QT_TR_NOOP("Center vertically on one horizontal line"),
                Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().align(Alignment::Middle); }),
        command("alignBottom", QT_TR_NOOP("Align &bottom edges"), QT_TR_NOOP("Move bottom edges to the lowest one"),
                Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::SHIFT | Qt::Key_Down)
            .run([](MainWindow& window) { window.parts().editing.arranging().align(Alignment::Bottom); }),
        line(),
        command("distributeAcross", QT_TR_NOOP("Distribute &across"),
                QT_TR_NOOP("Equal gaps from left to right; the outermost elements stay"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().distribute(Axis::Across); }),
        command("distributeDown", QT_TR_NOOP("Distribute &down"),
                QT_TR_NOOP("Equal gaps from top to bottom; the outermost elements stay"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().distribute(Axis::Down); }),
        line(),
        command("floorUp", QT_TR_NOOP("&Up a floor"),
                QT_TR_NOOP("Put the selected models on the next floor or roof above them"), Fact::Selection)
            .tableKeys(Qt::Key_PageUp)
            .run([](MainWindow& window) { window.parts().editing.changeFloor(scenarios::FloorStep::Up); }),
        command("floorDown", QT_TR_NOOP("Do&wn a floor"),
                QT_TR_NOOP("Put the selected models on the next floor below, or on the table"), Fact::Selection)
            .tableKeys(Qt::Key_PageDown)
            .run([](MainWindow& window) { window.parts().editing.changeFloor(scenarios::FloorStep::Down); }),
        line(),
        command("halfTurnCopy", QT_TR_NOOP("&Half-turn copy"),
                QT_TR_NOOP("Copy the selection to the other half, rotated about the center of the table"),
                Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::Key_T)
            .run([](MainWindow& window) { window.parts().editing.arranging().copyToOtherHalf(CopyKind::HalfTurn); }),
        command("mirrorCopyRight", QT_TR_NOOP("Mirror copy left to &right"),
                QT_TR_NOOP("Copy the selection to the other half, mirrored left to right"), Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::Key_M)
            .run([](MainWindow& window) { window.parts().editing.arranging().copyToOtherHalf(CopyKind::LeftToRight); }),
        command("mirrorCopyDown", QT_TR_NOOP("Mirror copy &top to bottom"),
                QT_TR_NOOP("Copy the selection to the other half, mirrored top to bottom"), Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::SHIFT | Qt::Key_M)
            .run([](MainWindow& window) { window.parts().editing.arranging().copyToOtherHalf(CopyKind::TopToBottom); }),
        line(),
        command("group", QT_TR_NOOP("&Group"),
                QT_TR_NOOP("Select and move these pieces and models together; no rule uses groups"), Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::Key_G)
            .run([](MainWindow& window) { window.parts().editing.arranging().group(); }),
        command("ungroup", QT_TR_NOOP("U&ngroup"), QT_TR_NOOP("Make each element selectable alone again"),
                Fact::Selection)
            .tableKeys(Qt::CTRL | Qt::SHIFT | Qt::Key_G)
            .run([](MainWindow& window) { window.parts().editing.arranging().ungroup(); }),
        endOfMenu(),
        menu("pieceMenu", QT_TR_NOOP("P&iece")),
        command("cutHole", QT_TR_NOOP("&Cut out a hole"),
                QT_TR_NOOP("Make the smaller of two selected pieces a hole in the larger one"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().cutHole(); }),
        command("fillHoles", QT_TR_NOOP("Fill h&oles"), QT_TR_NOOP("Fill all holes of the selected pieces"),
                Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().fillHoles(); }),
        command("saveTemplate", QT_TR_NOOP("Save as te&mplate…"),
                QT_TR_NOOP("Save the selected pieces to the palette, for other tables"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.saveTemplate(); }),
        endOfMenu(),
        menu("tapeMenu", QT_TR_NOOP("Tap&e lines")),
        command("tapeCorner", QT_TR_NOOP("To the nearest &corner"),
                QT_TR_NOOP("Draw the two lines that position the piece: from the nearest edges to the corner nearest "
                           "to them"),
                Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().tapeCorner(); }),
        command("tapeNextCorner", QT_TR_NOOP("To the &next corner"),
                QT_TR_NOOP("Move the tape lines of a corner to the next corner"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().tapeNextCorner(); }),
        line(),
        command("tapeLeft", QT_TR_NOOP("From the &left edge"),
                QT_TR_NOOP("Show or hide the distance from the left edge of the table"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().toggleTapeLine(TableEdge::Left); }),
        command("tapeRight", QT_TR_NOOP("From the &right edge"),
                QT_TR_NOOP("Show or hide the distance from the right edge of the table"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().toggleTapeLine(TableEdge::Right); }),
        command("tapeTop", QT_TR_NOOP("From the &top edge"),
                QT_TR_NOOP("Show or hide the distance from the top edge of the table"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().toggleTapeLine(TableEdge::Top); }),
        command("tapeBottom", QT_TR_NOOP("From the &bottom edge"),
                QT_TR_NOOP("Show or hide the distance from the bottom edge of the table"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().toggleTapeLine(TableEdge::Bottom); }),
        line(),
        command("noTapes", QT_TR_NOOP("N&one"), QT_TR_NOOP("Remove the tape lines of the selection"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.arranging().removeTapeLines(); }),
        endOfMenu(),
        toggle("lock", QT_TR_NOOP("Loc&k in place"), QT_TR_NOOP("Protect the selection from being moved"),
               Fact::Selection)
            .keys(Qt::CTRL | Qt::Key_L)
            .turnByUser([](MainWindow& window, bool on) { window.parts().editing.lock(on); }),
        command("takeOffTheTable", QT_TR_NOOP("Take &off the table"),
                QT_TR_NOOP("Put the selected models into the army tray"), Fact::Selection)
            .run([](MainWindow& window) { window.parts().editing.reserveSelected(); }),
        endOfMenu(),

        menu("viewMenu", QT_TR_NOOP("&View")),
        command("zoomIn", QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Zoom in on the table"), Fact::Table)
            .icon("zoom-in")
            .keys(Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal)
            .run([](MainWindow& window) { window.view()->zoomIn(); }),
        command("zoomOut", QT_TR_NOOP("Zoom &out"), QT_TR_NOOP("Zoom out of the table"), Fact::Table)
            .icon("zoom-out")
            .keys(Qt::CTRL | Qt::Key_Minus)
            .run([](MainWindow& window) { window.view()->zoomOut(); }),
        command("fullSize", QT_TR_NOOP("Zoom to &100 %"), QT_TR_NOOP("Show the table at 24 pixels an inch"),
                Fact::Table)
            .keys(Qt::CTRL | Qt::Key_0)
            .run([](MainWindow& window) { window.view()->zoomToFullSize(); }),
        command("fitTable", QT_TR_NOOP("&Fit table"), QT_TR_NOOP("Show the whole table"), Fact::Table)
            .icon("fit")
            .tableKeys(Qt::Key_Home, Qt::Key_1)
            .run([](MainWindow& window) { window.view()->fitTable(); }),
        command("fitSelection", QT_TR_NOOP("Fit &selection"), QT_TR_NOOP("Zoom to the selection"), Fact::Selection)
            .tableKeys(Qt::Key_2)
            .run([](MainWindow& window) { window.view()->zoomToSelection(); }),
        line(),
        toggle("rulers", QT_TR_NOOP("&Rulers"), QT_TR_NOOP("Show the rulers along the edges of the table"), Fact::Table)
            .icon("rulers")
            .isOn()
            .turn([](MainWindow& window, bool on) { window.view()->setRulersVisible(on); }),
        toggle("heights", QT_TR_NOOP("&Heights"), QT_TR_NOOP("Show the height of each piece"), Fact::Table)
            .keys(Qt::CTRL | Qt::Key_H)
            .turn([](MainWindow& window, bool on) { window.state().setShowsHeights(on); }),
        toggle("legend", QT_TR_NOOP("L&egend"), QT_TR_NOOP("Tell what the lines on the table mean"), Fact::Table)
            .tableKeys(Qt::SHIFT | Qt::Key_K)
            .once(),
        toggle("loupe", QT_TR_NOOP("Magnifier at the &pointer"),
               QT_TR_NOOP("Show what is under the pointer four times as large"), Fact::Table)
            .icon("zoom-in")
            .tableKeys(Qt::SHIFT | Qt::Key_Y)
            .once(),
        line(),
        command("hide", QT_TR_NOOP("&Hide"), QT_TR_NOOP("Hide the selection; it still counts in every verdict"),
                Fact::Selection)
            .icon("eye-off")
            .tableKeys(Qt::CTRL | Qt::SHIFT | Qt::Key_H)
            .run([](MainWindow& window) { window.parts().editing.hideSelected(); }),
        command("showEverything", QT_TR_NOOP("Show &everything"), QT_TR_NOOP("Show all hidden elements and layers"),
                Fact::HiddenElements)
            .icon("eye")
            .run([](MainWindow& window) { window.state().showEverything(); }),
        line(),
        menu("themeMenu", QT_TR_NOOP("&Theme")),
        toggle("systemTheme", QT_TR_NOOP("Theme of the &desktop"),
               QT_TR_NOOP("Follow the light or dark theme of the desktop"))
            .of("themes", static_cast<int>(ThemeChoice::System))
            .run([](MainWindow& window) { window.core().settings.setTheme(ThemeChoice::System); }),
        toggle("lightTheme", QT_TR_NOOP("&Light theme"), QT_TR_NOOP("Dark on light"))
            .of("themes", static_cast<int>(ThemeChoice::Light))
            .run([](MainWindow& window) { window.core().settings.setTheme(ThemeChoice::Light); }),
        toggle("darkTheme", QT_TR_NOOP("D&ark theme"), QT_TR_NOOP("Light on dark"))
            .of("themes", static_cast<int>(ThemeChoice::Dark))
            .run([](MainWindow& window) { window.core().settings.setTheme(ThemeChoice::Dark); }),
        toggle("printTheme", QT_TR_NOOP("&Print theme"), QT_TR_NOOP("Black on white"))
            .of("themes", static_cast<int>(ThemeChoice::Print))
            .run([](MainWindow& window) { window.core().settings.setTheme(ThemeChoice::Print); }),
        line(),
        toggle("canvasAsWindow", QT_TR_NOOP("Table as the &window"),
               QT_TR_NOOP("The colors of the table, whatever those of the window are"))
            .of("canvasThemes", static_cast<int>(CanvasChoice::AsWindow)),
        toggle("canvasLight", QT_TR_NOOP("&Light table"),
               QT_TR_NOOP("The colors of the table, whatever those of the window are"))
            .of("canvasThemes", static_cast<int>(CanvasChoice::Light)),
        toggle("canvasDark", QT_TR_NOOP("&Dark table"),
               QT_TR_NOOP("The colors of the table, whatever those of the window are"))
            .of("canvasThemes", static_cast<int>(CanvasChoice::Dark)),
        toggle("canvasPrint", QT_TR_NOOP("&Table as in print"),
               QT_TR_NOOP("The colors of the table, whatever those of the window are"))
            .of("canvasThemes", static_cast<int>(CanvasChoice::Print)),
        line(),
        toggle("classicColours", QT_TR_NOOP("&Classic green and red"),
               QT_TR_NOOP("Pure green and red in place of the colors that everybody can tell apart"))
            .turnByUser([](MainWindow& window, bool on) { window.core().settings.setUsesClassicColors(on); }),
        endOfMenu(),
        menu("panelMenu", QT_TR_NOOP("&Panels")),
        command("resetLayout", QT_TR_NOOP("&Reset layout"), QT_TR_NOOP("Restore the default layout of the panels"))
            .run([](MainWindow& window) { window.parts().layout.reset(); }),
        endOfMenu(),
        toggle("fullScreen", QT_TR_NOOP("F&ull screen"), QT_TR_NOOP("Switch full-screen mode on or off"))
            .keys(Qt::Key_F11)
            .turnByUser([](MainWindow& window, bool on) { on ? window.showFullScreen() : window.showNormal(); }),
        command("menuBar", QT_TR_NOOP("Menu &bar"), QT_TR_NOOP("Open the menus with the keyboard"))
            .keys(Qt::Key_F10)
            .run([](MainWindow& window) { focusMenuBar(window); }),
        endOfMenu(),

        menu("insertMenu", QT_TR_NOOP("&Insert")),
        command("insertModel", QT_TR_NOOP("&Model from the palette"),
                QT_TR_NOOP("Show the bases of the game: click one, or drag it to the table"), Fact::Table)
            .run([](MainWindow& window) { showPalette(window, PlacementController::Page::Models); }),
        command("insertPiece", QT_TR_NOOP("&Piece from the palette"),
                QT_TR_NOOP("Show the standard terrain pieces: click one, or drag it to the table"), Fact::Table)
            .run([](MainWindow& window) { showPalette(window, PlacementController::Page::Pieces); }),
        line(),
        toggle("polygonTool", QT_TR_NOOP("&Terrain"), QT_TR_NOOP("Draw a piece of terrain by clicking its corners"),
               Fact::Table)
            .icon("polygon")
            .tableKeys(Qt::Key_T)
            .of("tools", static_cast<int>(ToolKind::Polygon)),
        toggle("rectangleTool", QT_TR_NOOP("&Rectangle"), QT_TR_NOOP("Drag a rectangular piece"), Fact::Table)
            .icon("rectangle")
            .tableKeys(Qt::Key_B)
            .of("tools", static_cast<int>(ToolKind::Rectangle)),
        toggle("ellipseTool", QT_TR_NOOP("&Ellipse"), QT_TR_NOOP("Drag a round piece"), Fact::Table)
            .icon("ellipse")
            .tableKeys(Qt::Key_C)
            .of("tools", static_cast<int>(ToolKind::Ellipse)),
        toggle("ruinTool", QT_TR_NOOP("L-r&uin"), QT_TR_NOOP("Drag a ruin with walls along two sides"), Fact::Table)
            .icon("ruin-corner")
            .tableKeys(Qt::Key_U)
            .of("tools", static_cast<int>(ToolKind::Ruin)),
        toggle("hillTool", QT_TR_NOOP("&Hill"), QT_TR_NOOP("Drag a round hill"), Fact::Table)
            .icon("hill")
            .tableKeys(Qt::Key_H)
            .of("tools", static_cast<int>(ToolKind::Hill)),
        line(),
        toggle("wallTool", QT_TR_NOOP("&Wall"), QT_TR_NOOP("Draw a wall by clicking its corners"), Fact::Table)
            .icon("wall")
            .tableKeys(Qt::Key_W)
            .of("tools", static_cast<int>(ToolKind::Wall)),
        toggle("windowTool", QT_TR_NOOP("Win&dow"), QT_TR_NOOP("Put windows into walls and slide them"), Fact::Table)
            .icon("window")
            .tableKeys(Qt::SHIFT | Qt::Key_W)
            .of("tools", static_cast<int>(ToolKind::Window)),
        toggle("doorTool", QT_TR_NOOP("D&oor"), QT_TR_NOOP("Put doors into walls and slide them"), Fact::Table)
            .icon("door")
            .tableKeys(Qt::Key_D)
            .of("tools", static_cast<int>(ToolKind::Door)),
        line(),
        toggle("zoneTool", QT_TR_NOOP("&Zone"), QT_TR_NOOP("Drag a deployment zone, or click its corners"), Fact::Table)
            .icon("zone")
            .tableKeys(Qt::Key_Z)
            .of("tools", static_cast<int>(ToolKind::Zone)),
        toggle("objectiveTool", QT_TR_NOOP("Ob&jective"), QT_TR_NOOP("Click to place objectives"), Fact::Table)
            .icon("objective")
            .tableKeys(Qt::Key_J)
            .of("tools", static_cast<int>(ToolKind::Objective)),
        toggle("labelTool", QT_TR_NOOP("La&bel"), QT_TR_NOOP("Write text on the table"), Fact::Table)
            .icon("label")
            .tableKeys(Qt::Key_I)
            .of("tools", static_cast<int>(ToolKind::Label)),
        line(),
        toggle("cornerTool", QT_TR_NOOP("&Corners"),
               QT_TR_NOOP("Move, add and remove corners of a piece, a wall or a zone"), Fact::Table)
            .icon("corners")
            .tableKeys(Qt::Key_N)
            .of("tools", static_cast<int>(ToolKind::Corners)),
        toggle("eraseTool", QT_TR_NOOP("E&rase"), QT_TR_NOOP("Click or drag over elements to delete them"), Fact::Table)
            .icon("erase")
            .tableKeys(Qt::Key_E)
            .of("tools", static_cast<int>(ToolKind::Erase)),
        menu("snapMenu", QT_TR_NOOP("S&nap")),
        toggle("snapping", QT_TR_NOOP("S&nap"),
               QT_TR_NOOP("Snap corners and bases to nearby geometry; hold Alt to turn it off"), Fact::Table)
            .icon("snap")
            .tableKeys(Qt::Key_S)
            .isOn()
            .turn([](MainWindow& window, bool on) { window.state().setSnapping(on); }),
        line(),
        toggle("snapGrid", QT_TR_NOOP("Snap to the &grid"), QT_TR_NOOP("Snap corners to the nearest grid point")),
        toggle("snapCorners", QT_TR_NOOP("Snap to &corners"),
               QT_TR_NOOP("Snap corners to nearby corners and wall ends")),
        toggle("snapEdges", QT_TR_NOOP("Snap to &edges"),
               QT_TR_NOOP("Snap corners to nearby edges and walls, leaving no gap")),
        toggle("snapAngles", QT_TR_NOOP("Snap to &angles"),
               QT_TR_NOOP("Snap edges to multiples of 15°; hold Shift to force it")),
        toggle("snapBases", QT_TR_NOOP("Snap bases until they &touch"),
               QT_TR_NOOP("Snap a nearby base to another base, a piece or a wall")),
        line(),
        toggle("snapStep0.125", QT_TR_NOOP("Grid of 1/8 in"), QT_TR_NOOP("Distance between grid points"))
            .of("snapSteps", 0.125),
        toggle("snapStep0.25", QT_TR_NOOP("Grid of 1/4 in"), QT_TR_NOOP("Distance between grid points"))
            .of("snapSteps", 0.25),
        toggle("snapStep0.5", QT_TR_NOOP("Grid of 1/2 in"), QT_TR_NOOP("Distance between grid points"))
            .of("snapSteps", 0.5),
        toggle("snapStep1", QT_TR_NOOP("Grid of 1 in"), QT_TR_NOOP("Distance between grid points"))
            .of("snapSteps", 1.0),
        endOfMenu(),
        endOfMenu(),

        menu("sightMenu", QT_TR_NOOP("&Sight")),
        toggle("sightTool", QT_TR_NOOP("&Line of sight"), QT_TR_NOOP("Click the observer, then the target"),
               Fact::Table)
            .icon("sight")
            .tableKeys(Qt::Key_L)
            .of("tools", static_cast<int>(ToolKind::Sight)),
        menu("pairMenu", QT_TR_NOOP("Obser&ver and target")),
        command("makeObserver", QT_TR_NOOP("Set as &observer"),
                QT_TR_NOOP("Make the selected model the observer of the line of sight"), Fact::ModelSelected)
            .icon("observer")
            .keys(Qt::CTRL | Qt::Key_1)
            .run([](MainWindow& window) { window.state().setObserver(selectedModel(window)); }),
        command("makeTarget", QT_TR_NOOP("Set as t&arget"),
                QT_TR_NOOP("Make the selected model the target of the line of sight"), Fact::ModelSelected)
            .icon("target")
            .keys(Qt::CTRL | Qt::Key_2)
            .run([](MainWindow& window) { window.state().setTarget(selectedModel(window)); }),
        command("throughEyes", QT_TR_NOOP("Look through its &eyes"),
                QT_TR_NOOP("Make the selected model the observer, and show the target as its eye sees it"),
                Fact::ModelSelected)
            .icon("eye")
            .run([](MainWindow& window) {
                window.state().setObserver(selectedModel(window));
                window.showDock("proofDock");
                if (!window.state().target()) {
                    window.actions().named("sightTool")->trigger(); // the next click chooses whom it looks at
                }
            }),
        command("flip", QT_TR_NOOP("&Swap observer and target"), QT_TR_NOOP("Exchange observer and target"), Fact::Pair)
            .icon("flip")
            .tableKeys(Qt::Key_F)
            .run([](MainWindow& window) { window.state().flipSight(); }),
        command("clearPair", QT_TR_NOOP("&Clear observer and target"), QT_TR_NOOP("Clear the sight line"),
                Fact::Observer)
            .tableKeys(Qt::SHIFT | Qt::Key_L)
            .run([](MainWindow& window) {
                window.state().setTarget(std::nullopt);
                window.state().setObserver(std::nullopt);
            }),
        line(),
        command("copyAnswer", QT_TR_NOOP("Cop&y answer"),
                QT_TR_NOOP("Copy who sees whom, by which rule and past what, as a sentence to read aloud"),
                Fact::Verdict)
            .run([](MainWindow& window) { window.evidence().copyAnswer(); }),
        endOfMenu(),
        menu("linesMenu", QT_TR_NOOP("L&ines")),
        toggle("oneToMany", QT_TR_NOOP("&One to many"),
               QT_TR_NOOP("Show lines from the observer to all models of other players"), Fact::Table)
            .icon("one-to-many")
            .tableKeys(Qt::Key_O)
            .turn([](MainWindow& window, bool on) { window.state().setOneToMany(on); }),
        toggle("allLines", QT_TR_NOOP("&Lines of all pairs"), QT_TR_NOOP("Show the lines of all pairs of models"),
               Fact::Table)
            .tableKeys(Qt::SHIFT | Qt::Key_G)
            .once(),
        toggle("triedLines", QT_TR_NOOP("Show &all lines tried"),
               QT_TR_NOOP("Show each line that the sampled stages tried"), Fact::Table)
            .icon("all-lines")
            .tableKeys(Qt::Key_A)
            .turn([](MainWindow& window, bool on) { window.state().setShowsTriedLines(on); }),
        line(),
        toggle("keepLine", QT_TR_NOOP("&Keep this line on the table"),
               QT_TR_NOOP("Keep the current verdict on the table while you check other pairs"), Fact::Pair)
            .icon("lock")
            .tableKeys(Qt::Key_K)
            .once(),
        command("dropLines", QT_TR_NOOP("Drop all kept lines"), QT_TR_NOOP("Remove all kept lines from the table"),
                Fact::PinnedLines),
        line(),
        menu("waysMenu", QT_TR_NOOP("Ho&w lines are looked for")),
        toggle("lookExact", QT_TR_NOOP("&Exact: all lines between the bases"), kWayTip).of("ways", 0).isOn(),
        toggle("lookSampled", QT_TR_NOOP("&Sampled: points by size and distance"), kWayTip).of("ways", 1),
        toggle("lookBands", QT_TR_NOOP("Sampled in &bands: center, edges or all around, by size"), kWayTip)
            .of("ways", 2),
        toggle("look4", QT_TR_NOOP("Sampled: &4 points around each base"), kWayTip).of("ways", 3),
        toggle("look8", QT_TR_NOOP("Sampled: &8 points around each base"), kWayTip).of("ways", 4),
        toggle("look16", QT_TR_NOOP("Sampled: &16 points around each base"), kWayTip).of("ways", 5),
        toggle("look32", QT_TR_NOOP("Sampled: &32 points around each base"), kWayTip).of("ways", 6),
        toggle("look64", QT_TR_NOOP("Sampled: &64 points around each base"), kWayTip).of("ways", 7),
        toggle("lookCenter", QT_TR_NOOP("&Center to center only"), kWayTip).of("ways", 8),
        endOfMenu(),
        endOfMenu(),
        line(),
        toggle("probe", QT_TR_NOOP("&Who sees this point"),
               QT_TR_NOOP("Show which models see the point under the pointer"), Fact::Table)
            .icon("eye")
            .tableKeys(Qt::SHIFT | Qt::Key_Q)
            .once(),
        toggle("visibleRegion", QT_TR_NOOP("&Visible region"),
               QT_TR_NOOP("Shade what the selected models do not see of the table, with the area that they see"),
               Fact::Table)
            .tableKeys(Qt::SHIFT | Qt::Key_V)
            .once(),
        menu("rangeMenu", QT_TR_NOOP("Ran&ges")),
        toggle("rangeRings", QT_TR_NOOP("&Ranges of selected models"),
               QT_TR_NOOP("Draw distances, weapon ranges and arcs around the selected models"), Fact::Table)
            .tableKeys(Qt::SHIFT | Qt::Key_M)
            .once(),
        toggle("coherency", QT_TR_NOOP("&Coherency of units"),
               QT_TR_NOOP("Draw which models of a unit are near enough to each other, and which are apart"),
               Fact::Table)
            .tableKeys(Qt::SHIFT | Qt::Key_C)
            .once(),
        toggle("engagement", QT_TR_NOOP("E&ngagement"),
               QT_TR_NOOP("Draw how near an enemy must be to be engaged, and who is"), Fact::Table)
            .tableKeys(Qt::SHIFT | Qt::Key_E)
            .once(),
        command("distances", QT_TR_NOOP("D&istances around models…"),
                QT_TR_NOOP("Choose which distances are drawn, and how far coherency and engagement reach")),
        endOfMenu(),
        toggle("measureTool", QT_TR_NOOP("&Measure"), QT_TR_NOOP("Measure between two places or bases"), Fact::Table)
            .icon("measure")
            .tableKeys(Qt::Key_M)
            .of("tools", static_cast<int>(ToolKind::Measure)),
        line(),
        toggle("shot", QT_TR_NOOP("S&hot: one unit at another"),
               QT_TR_NOOP("Show which models of a unit may shoot another unit, with which weapon and into what cover"),
               Fact::Table)
            .keys(Qt::Key_F12),
        toggle("units", QT_TR_NOOP("&Units: who sees whom"),
               QT_TR_NOOP("Show how many models of each unit see each other unit, why, and the best firing positions"),
               Fact::Table)
            .icon("units")
            .keys(Qt::Key_F6),
        toggle("profile", QT_TR_NOOP("&Profile: the line from the side"),
               QT_TR_NOOP("Show the line from the side, with the heights of what it passes"), Fact::Table)
            .icon("profile")
            .keys(Qt::Key_F7),
        toggle("proof", QT_TR_NOOP("P&roof: what blocks which line"),
               QT_TR_NOOP("Show all lines between the two bases, and which piece blocks which; under rules that "
                          "use heights, the target through the model’s eye"),
               Fact::Table)
            .icon("proof")
            .keys(Qt::Key_F8),
        command("placementStudy", QT_TR_NOOP("&Placement study…"),
                QT_TR_NOOP("Estimate how often the target is seen despite placement errors"), Fact::Pair)
            .run([](MainWindow& window) { window.parts().verdict.showStudy(); }),
        line(),
        command("overrule", QT_TR_NOOP("O&verrule this verdict…"),
                QT_TR_NOOP("Replace this verdict with a judge’s decision and a note"), Fact::Verdict)
            .icon("gavel")
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_J)
            .run([](MainWindow& window) { window.parts().rulings.overrule(); }),
        command("sheet", QT_TR_NOOP("&Ruling sheet or dispute…"),
                QT_TR_NOOP("Write the current verdict as a one-page sheet, or as a file that others can check"),
                Fact::Verdict)
            .icon("gavel")
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_D)
            .run([](MainWindow& window) { window.evidence().showSheet(); }),
        command("rulings", QT_TR_NOOP("&Judge’s rulings…"),
                QT_TR_NOOP("List the judge’s decisions on this table and remove them"), Fact::Table)
            .keys(Qt::CTRL | Qt::Key_J)
            .run([](MainWindow& window) { window.parts().rulings.showRulings(); }),
        menu("recordMenu", QT_TR_NOOP("Walls and re&cords")),
        command("overruleWall", QT_TR_NOOP("Overrule the selected &wall or piece…"),
                QT_TR_NOOP(
                    "Change what a wall or a piece means, for one pair or for all: a see-through wall, an open ruin"),
                Fact::PieceSelected)
            .icon("gavel")
            .run([](MainWindow& window) { window.parts().rulings.overrulePiece(); }),
        command("disputePhoto", QT_TR_NOOP("P&hoto of the dispute"), QT_TR_NOOP("Show the photo of the dispute file"),
                Fact::DisputePhoto)
            .run([](MainWindow& window) { window.evidence().showPhoto(); }),
        line(),
        toggle("keepLog", QT_TR_NOOP("&Keep a log of questions"),
               QT_TR_NOOP("Record in the file who asked what about the table, when, and the answer"), Fact::Table),
        command("exportLog", QT_TR_NOOP("Export the &log of questions…"),
                QT_TR_NOOP("Write the logged questions as CSV"), Fact::LoggedQuestions)
            .run([](MainWindow& window) { window.evidence().exportLog(); }),
        command("forgetLog", QT_TR_NOOP("&Delete the log of questions"),
                QT_TR_NOOP("Remove all logged questions from this table"), Fact::LoggedQuestions)
            .run([](MainWindow& window) { window.evidence().forgetLog(); }),
        endOfMenu(),
        endOfMenu(),

        menu("layoutMenu", QT_TR_NOOP("&Layout")),
        toggle("mapOfSight", QT_TR_NOOP("&Heat map"),
               QT_TR_NOOP("Color the table by how many viewers see each position, or by what each position sees"),
               Fact::Table)
            .tableKeys(Qt::SHIFT | Qt::Key_H)
            .once(),
        command("fairness", QT_TR_NOOP("&Fairness"),
                QT_TR_NOOP("Symmetry, balance between the sides, and the effect of each piece"), Fact::Table)
            .run([](MainWindow& window) { window.design().showPage(DesignController::Page::Fairness); }),
        command("exposure", QT_TR_NOOP("&Exposure and lanes"), QT_TR_NOOP("Who sees what, lanes, gaps and open areas"),
                Fact::Table)
            .run([](MainWindow& window) { window.design().showPage(DesignController::Page::Sight); }),
        command("layoutReport", QT_TR_NOOP("&Layout report…"),
                QT_TR_NOOP("Write what the table does to the game as HTML, PDF or JSON, with a page to be signed"),
                Fact::Table)
            .run([](MainWindow& window) { window.design().showReport(); }),
        line(),
        command("layoutSearch", QT_TR_NOOP("&Search for a better layout"),
                QT_TR_NOOP("The smallest change that meets a goal"), Fact::Table)
            .run([](MainWindow& window) { window.design().showPage(DesignController::Page::Change); }),
        command("modelMoves", QT_TR_NOOP("M&oves of a model"),
                QT_TR_NOOP("Where a model is safe, where it sees or hides, and what enemies can see next turn"),
                Fact::Table)
            .run([](MainWindow& window) { window.design().showPage(DesignController::Page::Moves); }),
        command("openEnds", QT_TR_NOOP("Find open &ends…"),
                QT_TR_NOOP("List ends of walls that almost touch something"), Fact::Table)
            .run([](MainWindow& window) { window.parts().editing.listOpenEnds(); }),
        line(),
        command("compareTables", QT_TR_NOOP("Co&mpare with another version…"),
                QT_TR_NOOP("Compare this table with the saved one or another file: what moved, which verdicts changed"),
                Fact::Table)
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_F)
            .run([](MainWindow& window) { window.evidence().showComparison(); }),
        command("designPanel", QT_TR_NOOP("Layout &panel"),
                QT_TR_NOOP("Maps of sight over the table, and what the table does to the game"), Fact::Table)
            .keys(Qt::CTRL | Qt::Key_F6)
            .run([](MainWindow& window) { window.showDock("designDock"); }),
        endOfMenu(),

        menu("playMenu", QT_TR_NOOP("&Play")),
        toggle("fogOfWar", QT_TR_NOOP("&Hidden game: fog of war"),
               QT_TR_NOOP("Keep what each player sees and remembers: nothing is hidden from the judge"), Fact::Table)
            .keys(Qt::CTRL | Qt::Key_F7)
            .turnByUser([](MainWindow& window, bool on) { window.vision().turnFog(on); }),
        command("hotSeat", QT_TR_NOOP("Play on one s&creen…"),
                QT_TR_NOOP("Start a hidden game, or go on with it: players take turns at this screen, each with their "
                           "own table"),
                {Fact::Table, Fact::Players})
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_F6)
            .run([](MainWindow& window) { emit window.hidden().hotSeatRequested(); }),
        command("nextTurn", QT_TR_NOOP("Next &turn"),
                QT_TR_NOOP("The next player has the turn, and states such as “has shot” end as the rule set says"),
                {Fact::Table, Fact::Players})
            .keys(Qt::CTRL | Qt::Key_F9)
            .run([](MainWindow& window) { window.hidden().endTurn(); }),
        command("hiddenPanel", QT_TR_NOOP("&Panel of the hidden game"),
                QT_TR_NOOP("What sides see, the log of moves, and looking back"), Fact::HiddenSteps)
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_F7)
            .run([](MainWindow& window) { window.showDock("hiddenDock"); }),
        command("endHiddenGame", QT_TR_NOOP("En&d hidden game…"),
                QT_TR_NOOP("Show everything to everybody; the steps of the game stay for review"),
                {Fact::HiddenGame, Fact::WholeTable})
            .run([](MainWindow& window) { window.vision().askToEndGame(); }),
        line(),
        menu("viewsMenu", QT_TR_NOOP("See the table &as"), Fact::HiddenGame),
        endOfMenu(),
        command("nextFogView", QT_TR_NOOP("See as the &next player"),
                QT_TR_NOOP("Show the table as the next player knows it, and nothing else; after the last one, the "
                           "judge’s"),
                {Fact::HiddenGame, Fact::Players})
            .keys(Qt::CTRL | Qt::Key_F8)
            .run([](MainWindow& window) { window.vision().showNextSide(); }),
        menu("fogOverMenu", QT_TR_NOOP("Fog o&ver the judge’s table"), {Fact::HiddenGame, Fact::WholeTable}),
        endOfMenu(),
        toggle("whereToLook", QT_TR_NOOP("&Where to look next"),
               QT_TR_NOOP("Mark the positions that would show the shown player most of what is not explored"),
               Fact::HiddenGame)
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_F8),
        command("allPerceptions", QT_TR_NOOP("Who perceives &whom…"),
                QT_TR_NOOP("A table of all pairs of models, with the senses that prove contact"), Fact::HiddenGame)
            .run([](MainWindow& window) { window.hidden().showPerceptions(); }),
        line(),
        menu("sensesMenu", QT_TR_NOOP("Sight and s&enses")),
        menu("profilesMenu", QT_TR_NOOP("&Vision profile"), Fact::HiddenGame),
        endOfMenu(),
        command("editVisionProfile", QT_TR_NOOP("&Edit vision profile…"),
                QT_TR_NOOP("All figures and switches of sight, memory, senses and light of this table"),
                Fact::HiddenGame)
            .run([](MainWindow& window) { window.hidden().editProfile(); }),
        command("modelVision", QT_TR_NOOP("How the selected &model sees…"),
                QT_TR_NOOP("Role, range, perception, traits, senses, hiding and bonds of one model"),
                {Fact::HiddenGame, Fact::ModelSelected})
            .run([](MainWindow& window) { window.hidden().editModelVision(); }),
        command("visionStructures", QT_TR_NOOP("St&ructures and regions…"),
                QT_TR_NOOP("Headquarters, buildings and towers with their owners; for whom regions are there, and "
                           "when"),
                Fact::HiddenGame)
            .run([](MainWindow& window) { window.hidden().editStructures(); }),
        endOfMenu(),
        menu("groundMenu", QT_TR_NOOP("&Ground and light")),
        toggle("brushTool", QT_TR_NOOP("Fog &brush"),
               QT_TR_NOOP("Reveal and hide cells, and paint the ground; the panel says which"), Fact::HiddenGame)
            .icon("erase")
            .tableKeys(Qt::SHIFT | Qt::Key_P)
            .of("tools", static_cast<int>(ToolKind::Brush)),
        toggle("lightTool", QT_TR_NOOP("L&ights and regions"), QT_TR_NOOP("Place lights and regions, and move them"),
               Fact::HiddenGame)
            .icon("objective")
            .tableKeys(Qt::SHIFT | Qt::Key_I)
            .of("tools", static_cast<int>(ToolKind::Light)),
        toggle("groundLayer", QT_TR_NOOP("Show painted gro&und"),
               QT_TR_NOOP("Draw the ground that was painted, by cells"), Fact::HiddenGame),
        toggle("lightLayer", QT_TR_NOOP("Show li&ght"),
               QT_TR_NOOP("Draw what is lit, bright, dark, magical and in the shade"), Fact::HiddenGame)
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_F9),
        command("forgetExplored", QT_TR_NOOP("For&get what was explored"),
                QT_TR_NOOP("Each player begins to explore anew"), {Fact::HiddenGame, Fact::Players})
            .run([](MainWindow& window) { window.vision().forgetExplored(); }),
        endOfMenu(),
        menu("filesMenu", QT_TR_NOOP("Players’ &files")),
        command("openSideTable", QT_TR_NOOP("&Open a player’s table…"),
                QT_TR_NOOP("Show the table as one player knows it in a window of its own"),
                {Fact::HiddenGame, Fact::Players})
            .run([](MainWindow& window) { window.vision().askToOpenSide(); }),
        command("saveSideFile", QT_TR_NOOP("&Save a player’s file…"),
                QT_TR_NOOP("Write a scenario with what one player knows, and nothing else"),
                {Fact::HiddenGame, Fact::Players})
            .run([](MainWindow& window) { window.vision().askToSaveSide(); }),
        command("searchLeaks", QT_TR_NOOP("Search for &leaks"),
                QT_TR_NOOP("Search each player’s table for what that player must not know"),
                {Fact::HiddenGame, Fact::Players})
            .run([](MainWindow& window) { window.vision().askForLeaks(); }),
        command("judgePhrase", QT_TR_NOOP("Passp&hrase of the judge…"),
                QT_TR_NOOP("What a player has to say before the judge’s table comes back"), Fact::HiddenGame)
            .run([](MainWindow& window) { emit window.hidden().phraseRequested(); }),
        endOfMenu(),
        line(),
        toggle("history", QT_TR_NOOP("Histor&y: all steps"),
               QT_TR_NOOP("Show the steps made on this table; click one to go back to it"), Fact::Table)
            .keys(Qt::Key_F9),
        endOfMenu(),

        menu("toolsMenu", QT_TR_NOOP("&Tools")),
        command("editRules", QT_TR_NOOP("R&ule set editor…"),
                QT_TR_NOOP("Change a rule set and see at once what that changes on the table"), Fact::Table)
            .keys(Qt::CTRL | Qt::Key_E)
            .run([](MainWindow& window) { window.showRulesEditor(); }),
        command("compareRules", QT_TR_NOOP("Co&mpare rule sets…"),
                QT_TR_NOOP("List and draw the pairs that two rule sets rule differently"), Fact::Table)
            .run([](MainWindow& window) { window.showComparison(); }),
        line(),
        menu("photoMenu", QT_TR_NOOP("P&hoto of the table")),
        command("loadPhoto", QT_TR_NOOP("&Load a photo or drawing…"),
                QT_TR_NOOP("Lay a picture of the real table, or of a layout, under what stands on this one"),
                Fact::Table)
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_L)
            .run([](MainWindow& window) { window.photo().askForPhoto(); }),
        command("placePhoto", QT_TR_NOOP("&Align the photo…"),
                QT_TR_NOOP("Mark the corners of the table in the picture, or two known places"), Fact::Photo)
            .run([](MainWindow& window) { window.photo().askWhereItLies(); }),
        toggle("showPhoto", QT_TR_NOOP("&Show the photo"), QT_TR_NOOP("Show or hide the picture under the table"),
               Fact::Photo)
            .isOn()
            .turnByUser([](MainWindow& window, bool on) { window.state().setLayerHidden(Layer::Photo, !on); }),
        command("removePhoto", QT_TR_NOOP("&Remove the photo"), QT_TR_NOOP("Remove the picture from this table"),
                Fact::Photo)
            .run([](MainWindow& window) { window.photo().removePhoto(); }),
        line(),
        toggle("traceTool", QT_TR_NOOP("Trace a &base"),
               QT_TR_NOOP("Lay a circle of a base’s true size over the photo and place a model there"), Fact::Table)
            .icon("trace")
            .tableKeys(Qt::SHIFT | Qt::Key_B)
            .of("tools", static_cast<int>(ToolKind::Trace)),
        command("fitToPhoto", QT_TR_NOOP("&Fit selected bases to the photo"),
                QT_TR_NOOP("Move selected round bases to the round edges that the photo shows near them"),
                {Fact::Photo, Fact::PhotoIsRead, Fact::Selection})
            .run([](MainWindow& window) { window.photo().fitSelected(); }),
        endOfMenu(),
        line(),
        toggle("pointWithKeys", QT_TR_NOOP("&Point with the keyboard"),
               QT_TR_NOOP("Show a pointer: arrow keys move it, Enter clicks"), Fact::Table)
            .tableKeys(Qt::Key_P),
        menu("pointerMenu", QT_TR_NOOP("Pointer and t&ouch")),
        toggle("wheelByDevice", QT_TR_NOOP("Wheel zooms, touchpad &scrolls"),
               QT_TR_NOOP("What a wheel and two fingers on a touchpad do on the table"))
            .of("wheelUses", static_cast<int>(WheelUse::ByDevice)),
        toggle("wheelZooms", QT_TR_NOOP("Both &zoom"),
               QT_TR_NOOP("What a wheel and two fingers on a touchpad do on the table"))
            .of("wheelUses", static_cast<int>(WheelUse::Zooms)),
        toggle("wheelScrolls", QT_TR_NOOP("&Both scroll, with Ctrl they zoom"),
               QT_TR_NOOP("What a wheel and two fingers on a touchpad do on the table"))
            .of("wheelUses", static_cast<int>(WheelUse::Scrolls)),
        line(),
        toggle("fingersBoth", QT_TR_NOOP("Two fingers pan and &zoom"),
               QT_TR_NOOP("What two fingers on a touch screen do on the table"))
            .of("twoFingers", static_cast<int>(TwoFingers::PanAndZoom)),
        toggle("fingersPan", QT_TR_NOOP("Two fingers only &pan"),
               QT_TR_NOOP("What two fingers on a touch screen do on the table"))
            .of("twoFingers", static_cast<int>(TwoFingers::PanOnly)),
        toggle("fingersZoom", QT_TR_NOOP("Two fingers only z&oom"),
               QT_TR_NOOP("What two fingers on a touch screen do on the table"))
            .of("twoFingers", static_cast<int>(TwoFingers::ZoomOnly)),
        line(),
        toggle("largeTargets", QT_TR_NOOP("&Large controls for touch"),
               QT_TR_NOOP("Make all buttons and fields large, and put those that fingers need onto the table")),
        endOfMenu(),
        line(),
        command("tolerance", QT_TR_NOOP("&Tolerance…"), QT_TR_NOOP("Set what counts as too close to call"))
            .run([](MainWindow& window) { window.parts().verdict.askForTolerance(); }),
        menu("languageMenu", QT_TR_NOOP("&Language")),
        endOfMenu(),
        command("preferences", QT_TR_NOOP("&Preferences…"), QT_TR_NOOP("Units, theme, snapping and other settings"))
            .keys(Qt::CTRL | Qt::Key_Comma)
            .run([](MainWindow& window) { showPreferences(window.core().settings, &window); }),
        endOfMenu(),

        menu("helpMenu", QT_TR_NOOP("&Help")),
        command("help", QT_TR_NOOP("&Help"), QT_TR_NOOP("How a verdict is made, what the rule sets decide, and more"))
            .icon("help")
            .keys(Qt::Key_F1)
            .run([](MainWindow& window) { window.parts().help.showHelp({}); }),
        command("tour", QT_TR_NOOP("&Tour of the window"),
                QT_TR_NOOP("Five steps on a real question, from asking it to its proof"))
            .run([](MainWindow& window) { window.parts().help.startTour(); }),
        command("commands", QT_TR_NOOP("&Commands…"), QT_TR_NOOP("Find a command by typing what you want to do"))
            .keys(Qt::CTRL | Qt::SHIFT | Qt::Key_P)
            .run([](MainWindow& window) { window.parts().help.showCommands(); }),
        command("shortcuts", QT_TR_NOOP("&Keys…"), QT_TR_NOOP("List all keys, and change them"))
            .keys(Qt::CTRL | Qt::Key_Question)
            .run([](MainWindow& window) { window.parts().help.showKeys(); }),
        line(),
        menu("diagnosticsMenu", QT_TR_NOOP("&Diagnostics")),
        command("agreementRun", QT_TR_NOOP("A&greement run…"),
                QT_TR_NOOP("Check random tables in several ways and compare the answers"))
            .run([](MainWindow& window) { showAgreementRun(&window); }),
        command("testPacks", QT_TR_NOOP("&Test rule packs…"), QT_TR_NOOP("Run the self-tests of the rule packs"))
            .run([](MainWindow& window) { window.parts().rulings.testPacks(); }),
        endOfMenu(),
        line(),
        command("about", QT_TR_NOOP("&About Sightline"), QT_TR_NOOP("Version and license")).run([](MainWindow& window) {
            showAbout(&window);
        }),
        endOfMenu(),

        // In no menu: they act as long as their key is held.
        command("allLinesHold", QT_TR_NOOP("All lines while the key is &held"),
                QT_TR_NOOP("Show the lines of all pairs as long as the key is held"), Fact::Table)
            .tableKeys(Qt::Key_G)
            .once(),
        command("probeHold", QT_TR_NOOP("Who sees the pointer while the key is hel&d"),
                QT_TR_NOOP("Show who sees the point under the pointer while the key is held"), Fact::Table)
            .tableKeys(Qt::Key_Q)
            .once(),
        command("loupeHold", QT_TR_NOOP("Magnify the close call while the key is he&ld"),
                QT_TR_NOOP("Magnify the narrowest point of the current line"), Fact::Table)
            .tableKeys(Qt::Key_Y)
            .once(),
    };
    return kTable;
}

std::vector<ToolButton> Commands::toolBar() {
    return {
        {nullptr, {"selectTool"}, true},
        {nullptr, {"sightTool"}, true},
        {QT_TR_NOOP("Terrain tools"),
         {"polygonTool", "rectangleTool", "ellipseTool", "ruinTool", "hillTool", "cornerTool"},
         true},
        {QT_TR_NOOP("Wall tools"), {"wallTool", "windowTool", "doorTool"}, true},
        {QT_TR_NOOP("Marking tools"), {"zoneTool", "objectiveTool", "labelTool", "traceTool"}, true},
        {nullptr, {"measureTool"}, true},
        {nullptr, {"eraseTool"}, true},
        {},
        {nullptr, {"undo"}},
        {nullptr, {"redo"}},
        {},
        {nullptr, {"flip"}},
        {nullptr, {"triedLines"}},
        {nullptr, {"oneToMany"}},
        {},
        {nullptr, {"zoomOut"}},
        {nullptr, {"zoomIn"}},
        {nullptr, {"fitTable"}},
    };
}

std::vector<const char*> Commands::menuOf(Clicked clicked) {
    switch (clicked) {
    case Clicked::EmptyTable:
        return {"sightTool", "probe",     "measureTool", nullptr,      "insertModel", "insertPiece", nullptr,
                "paste",     "selectAll", nullptr,       "mapOfSight", "fitTable",    "zoomIn",      "zoomOut"};
    case Clicked::Model:
        return {"makeObserver", "makeTarget", "throughEyes", nullptr,           "visibleRegion",
                "rangeRings",   "modelMoves", "modelVision", nullptr,           "rename",
                "turnMenu",     nullptr,      "copy",        "takeOffTheTable", "remove"};
    case Clicked::Piece:
        return {"cornerTool", "overruleWall", nullptr, "rename", "turnMenu", "duplicate", "pieceMenu",
                "tapeMenu",   "lock",         "hide",  nullptr,  "copy",     "remove"};
    case Clicked::Mark:
        return {"cornerTool", nullptr, "rename", "turnMenu", "duplicate", "lock", "hide", nullptr, "copy", "remove"};
    case Clicked::Several:
        return {"arrangeMenu", "turnMenu",        "group", "ungroup", nullptr, "duplicate", "lock",
                "hide",        "takeOffTheTable", nullptr, "cut",     "copy",  "remove"};
    }
    return {};
}

} // namespace sightline::app
