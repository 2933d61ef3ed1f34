#include "app/desktop/tools/draw_tool.h"
#include "app/desktop/tools/measure_tool.h"
#include "app/desktop/tools/select_tool.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/shared/painting/paint_options.h"
#include "geometry/shapes/distance.h"
#include "scenarios/edits/edits.h"
#include "scenarios/model/vision.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"

#include <QApplication>
#include <QSignalSpy>

#include <cmath>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::test;
using app::ToolKind;

namespace {

/// Within the rounding of a pointer that moves in whole pixels.
bool isNear(QPointF a, QPointF b, double inches = 1e-6) { return QLineF{a, b}.length() <= inches; }

/// The small table with a hill of 3 in at the upper right, a platform of 2 in on its right half, and a building of 4 in
/// at the lower right.
scenarios::Scenario tableToClimb() {
    scenarios::Scenario scenario = test::smallTable();
    const auto add = [&](const char* id, const char* kind, scenarios::Piece piece, double elevation) {
        piece.id.value = QLatin1String{id};
        piece.kind = QLatin1String{kind};
        piece.elevation = Length::fromInches(elevation);
        scenario.terrain.push_back(piece);
    };
    add("hill", "hill", test::boxPiece({}, 50, 5, 59, 15, 3), 0);
    add("deck", "platform", test::boxPiece({}, 54.5, 5, 59, 15, 2), 3);
    add("house", "building", test::boxPiece({}, 50, 33, 58, 42, 4), 0);
    return scenario;
}

const geometry::Polygon& outlineOf(const scenarios::Piece& piece) { return std::get<geometry::Polygon>(piece.outline); }

} // namespace

class TestTools : public QObject {
    Q_OBJECT

private slots:
    void click_selects_shiftAdds_emptyClears() {
        GuiTable table;
        table.click({10, 20});
        QCOMPARE(table.state.selection(), app::TableState::Ids{kM1});
        table.click({25, 20}, Qt::ShiftModifier);
        QCOMPARE(table.state.selection(), (app::TableState::Ids{kM1, kBox}));
        table.click({10, 20}, Qt::ControlModifier);
        QCOMPARE(table.state.selection(), app::TableState::Ids{kBox});
        table.click({5, 5});
        QVERIFY(table.state.selection().empty());
        QVERIFY(!table.document.isModified());
    }

    void rubberBand_takesWhatLiesWhollyInside() {
        GuiTable table;
        table.drag({36, 15}, {44, 35});
        QCOMPARE(table.state.selection(), (app::TableState::Ids{kM2, kM3}));
        table.drag({5, 15}, {25, 25}); // cuts the box in half
        QCOMPARE(table.state.selection(), app::TableState::Ids{kM1});
        table.drag({36, 25}, {44, 35}, Qt::ShiftModifier);
        QCOMPARE(table.state.selection(), (app::TableState::Ids{kM1, kM3}));
    }

    void drag_movesTheSelection_inOneStep() {
        GuiTable table;
        const scenarios::Scenario start = table.document.scenario();
        table.click({40, 20});
        table.click({40, 30}, Qt::ShiftModifier);
        table.drag({40, 20}, {45, 23});
        QVERIFY(isNear(table.positionOf(QStringLiteral("m2")), {45, 23}));
        QVERIFY(isNear(table.positionOf(QStringLiteral("m3")), {45, 33}));
        QVERIFY(isNear(table.positionOf(QStringLiteral("m1")), {10, 20}));
        QCOMPARE(table.document.undoStack()->count(), 1);
        table.document.undoStack()->undo();
        QVERIFY(table.document.scenario() == start);
        table.document.undoStack()->redo();
        QVERIFY(isNear(table.positionOf(QStringLiteral("m2")), {45, 23}));
    }

    void drag_ofATremble_isAClick() {
        GuiTable table;
        const double tremble = 2.0 / table.view.pixelsPerInch();
        table.drag({10, 20}, {10 + tremble, 20});
        QVERIFY(!table.document.isModified());
        QCOMPARE(table.state.selection(), app::TableState::Ids{kM1});
    }

    void escape_duringADrag_restores() {
        GuiTable table;
        table.document.edit(QStringLiteral("Move"),
                            scenarios::withModelAt(table.document.scenario(), kM1, pointFromInches(11, 20)));
        const scenarios::Scenario start = table.document.scenario();
        table.press({11, 20});
        table.hover({15, 25});
        table.hover({20, 25});
        QVERIFY(!(table.document.scenario() == start));
        table.key(Qt::Key_Escape);
        QVERIFY(table.document.scenario() == start);
        QCOMPARE(table.document.undoStack()->count(), 1);
        // The button is still down: the rest of the way does nothing.
        table.hover({22, 25});
        table.release({22, 25});
        QVERIFY(table.document.scenario() == start);
        QCOMPARE(table.document.undoStack()->count(), 1);
    }

    void drag_ofAPiece_snapsItsCorner_altDoesNot() {
        GuiTable table;
        const QPointF grip{25, 20};
        table.drag(grip, grip + QPointF{3.07, 1.9});
        QCOMPARE(outlineOf(*table.document.scenario().piece(kBox)).outline().front(), pointFromInches(27, 20));
        table.document.undoStack()->undo();
        table.drag(grip, grip + QPointF{3.07, 1.9}, Qt::AltModifier);
        QVERIFY(
            isNear(app::toInches(outlineOf(*table.document.scenario().piece(kBox)).outline().front()), {27.07, 19.9}));
        table.document.undoStack()->undo();
        table.state.setSnapping(false);
        table.drag(grip, grip + QPointF{3.07, 1.9});
        QVERIFY(
            isNear(app::toInches(outlineOf(*table.document.scenario().piece(kBox)).outline().front()), {27.07, 19.9}));
    }

    /// What the model snapped to is highlighted until it is released, and was left on the table after that.
    void release_takesTheHighlightAway() {
        GuiTable table;
        table.press({10, 20});
        table.hover({12, 22});
        table.hover({15, 25});
        const QSignalSpy painted{&table.tools, &app::ToolSet::previewChanged};
        table.release({15, 25});
        QVERIFY(!painted.isEmpty());
    }

    void drag_takesAlongWhatStandsOnAPiece() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.terrain.insert(scenario.terrain.begin(), test::boxPiece(QStringLiteral("area"), 20, 14, 30, 26, 0));
        scenario.terrain.back().parent = QStringLiteral("area");
        GuiTable table{scenario};
        table.drag({21, 15}, {23, 16});
        QCOMPARE(outlineOf(*table.document.scenario().piece(kBox)).outline().front(), pointFromInches(26, 19));
    }

    void aModelPutOnTerrain_takesItsHeight_data() {
        testsupport::addColumns<QPointF, double>("place", "inches");
        QTest::newRow("a hill of 3 in") << QPointF{52, 10} << 3.0;
        QTest::newRow("a floor above the hill") << QPointF{57, 10} << 5.0;
        QTest::newRow("a roof of 4 in") << QPointF{52, 37} << 4.0;
        QTest::newRow("the table") << QPointF{30, 37} << 0.0;
    }

    /// Dragging and nudging are one step of undo each, the height included.
    void aModelPutOnTerrain_takesItsHeight() {
        auto [place, inches] = testsupport::fetch<QPointF, double>("place", "inches");
        GuiTable table{tableToClimb()};
        const scenarios::Scenario start = table.document.scenario();
        const auto elevation = [&] { return table.document.scenario().model(kM1)->elevation; };
        table.drag({10, 20}, place);
        QVERIFY(isNear(table.positionOf(QStringLiteral("m1")), place, 0.1));
        QCOMPARE(elevation(), Length::fromInches(inches));
        QCOMPARE(table.document.undoStack()->count(), 1);
        table.document.undoStack()->undo();
        QVERIFY(table.document.scenario() == start);
        table.document.undoStack()->redo();
        QCOMPARE(elevation(), Length::fromInches(inches));
        // Back on the table it stands on the ground again.
        table.drag(place, {10, 20});
        QCOMPARE(elevation(), Length{});

        // An inch to the right, by a key.
        table.document.edit(QStringLiteral("Move"), scenarios::withModelAt(start, kM1, pointFromInches(49.5, 10)));
        table.state.setSelection({kM1});
        table.key(Qt::Key_Right);
        QCOMPARE(elevation(), Length::fromInches(3));
        table.document.undoStack()->undo();
        QCOMPARE(elevation(), Length{});
        // A copy lies an inch to the right and an inch down.
        table.tools.selectionEdits().duplicate();
        QCOMPARE(table.document.scenario().models.back().elevation, Length::fromInches(3));

        table.document.newScenario(start);
        table.state.setSettlesModels(false);
        table.drag({10, 20}, place);
        QVERIFY(isNear(table.positionOf(QStringLiteral("m1")), place, 0.1));
        QCOMPARE(elevation(), Length{});
    }

    void locked_staysWhereItIs() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models.front().locked = true;
        scenario.terrain.front().locked = true;
        GuiTable table{scenario};
        QSignalSpy status{&table.tools, &app::ToolSet::statusText};
        table.drag({10, 20}, {14, 20});
        QVERIFY(status.count() > 0);
        table.drag({25, 20}, {30, 20});
        table.key(Qt::Key_R);
        table.key(Qt::Key_Delete);
        QVERIFY(table.document.scenario() == scenario);
    }

    /// The terrain of a layout covers much of the table: a drag that begins on it selects, and moves nothing.
    void aDragFromLockedTerrain_selectsAsOneFromTheTable() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.terrain.front().locked = true;
        GuiTable table{scenario};
        QSignalSpy status{&table.tools, &app::ToolSet::statusText};
        table.drag({25, 21}, {45, 32});
        QVERIFY(table.state.selection() == (app::TableState::Ids{kM3}));
        QVERIFY(table.document.scenario() == scenario);
        // A click still selects it, and says how to free it.
        table.click({25, 20});
        QVERIFY(table.state.selection() == (app::TableState::Ids{kBox}));
        QVERIFY(status.count() > 0 && status.back().front().toString().contains(QLatin1String("Lock in place")));
        table.click({5, 40});
        QVERIFY(table.state.selection().empty());
        table.doubleClick({25, 20});
        QVERIFY(table.state.selection() == (app::TableState::Ids{kBox}));
        // With a model selected, another one is dragged as ever.
        table.drag({40, 20}, {42, 20});
        QVERIFY(isNear(table.positionOf(QStringLiteral("m2")), {42, 20}));
    }

    void aDoubleClick_takesTheUnitOfAModel() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models[1].unit = scenario.models[2].unit = QStringLiteral("Squad");
        GuiTable table{scenario};
        table.click({40, 20});
        QVERIFY(table.state.selection() == (app::TableState::Ids{kM2}));
        table.doubleClick({40, 20});
        QVERIFY(table.state.selection() == (app::TableState::Ids{kM2, kM3}));
        // They move together.
        table.drag({40, 30}, {42, 31});
        QVERIFY(isNear(table.positionOf(QStringLiteral("m2")), {42, 21}));
        QVERIFY(isNear(table.positionOf(QStringLiteral("m3")), {42, 31}));
        // A model without a unit, or in a group, is taken alone.
        table.doubleClick({10, 20});
        QVERIFY(table.state.selection() == (app::TableState::Ids{kM1}));
    }

    void T24_T26_rotate_turnsClockwise_andUndoes() {
        // An L: its long arm points right, the short one down. A quarter turn clockwise points the long arm down, the
        // short one left.
        scenarios::Scenario scenario = test::smallTable();
        const std::vector<geometry::Point> corners{pointFromInches(10, 10), pointFromInches(16, 10),
                                                   pointFromInches(16, 11), pointFromInches(11, 11),
                                                   pointFromInches(11, 14), pointFromInches(10, 14)};
        scenarios::Piece piece;
        piece.id.value = QStringLiteral("ell");
        piece.outline = *geometry::Polygon::fromVertices(corners);
        scenario.terrain = {piece};
        GuiTable table{scenario};
        const scenarios::Scenario start = table.document.scenario();
        table.state.setSelection({PieceId{QStringLiteral("ell")}});
        table.tools.selectionEdits().rotate(90);
        const auto& turned = outlineOf(table.document.scenario().terrain.front());
        const QRectF box = table.scene.boundsOfElements(std::vector<AnyId>{PieceId{QStringLiteral("ell")}});
        QVERIFY(std::abs(box.width() - 4) < 1e-6 && std::abs(box.height() - 6) < 1e-6);
        // The corner of the two arms was top left and is top right now; the end of the long arm lies at the bottom
        // right.
        QVERIFY(turned.contains(app::fromInches(box.topRight() + QPointF{-0.5, 0.5})));
        QVERIFY(turned.contains(app::fromInches(box.bottomRight() + QPointF{-0.5, -0.5})));
        QVERIFY(turned.contains(app::fromInches(box.topLeft() + QPointF{0.5, 0.5})));
        QVERIFY(!turned.contains(app::fromInches(box.bottomLeft() + QPointF{0.5, -0.5})));
        const scenarios::Scenario after = table.document.scenario();
        table.document.undoStack()->undo();
        QVERIFY(table.document.scenario() == start);
        table.document.undoStack()->redo();
        QVERIFY(table.document.scenario() == after);
    }

    void keyR_turnsByFifteen_withCtrlByOne() {
        GuiTable table;
        table.state.setSelection({kM1});
        const auto facing = [&] { return table.document.scenario().model(kM1)->facing; };
        table.key(Qt::Key_R);
        QCOMPARE(facing(), geometry::Angle::fromDegrees(15));
        table.key(Qt::Key_R, Qt::ShiftModifier);
        table.key(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(facing(), geometry::Angle::fromDegrees(345));
        table.key(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(facing(), geometry::Angle::fromDegrees(346));
        QCOMPARE(table.document.undoStack()->count(), 4);
        QCOMPARE(table.document.scenario().model(kM1)->position, pointFromInches(10, 20));
    }

    void handle_turnsTheSelection_inOneStep() {
        GuiTable table;
        table.state.setSelection({kM1});
        const auto& tool = static_cast<app::SelectTool&>(table.tools.tool(ToolKind::Select));
        const auto handle = tool.handle(table.scene.paintScale());
        QVERIFY(handle);
        QVERIFY(handle->y() < 20);
        // From above the model to its right: a quarter turn clockwise.
        table.drag(*handle, {14, 20});
        QCOMPARE(table.document.scenario().model(kM1)->facing, geometry::Angle::fromDegrees(90));
        QCOMPARE(table.document.undoStack()->count(), 1);
        table.document.undoStack()->undo();
        QCOMPARE(table.document.scenario().model(kM1)->facing, geometry::Angle{});
    }

    void arrows_nudge_data() {
        testsupport::addColumns<int, int, QPointF>("key", "modifiers", "expected");
        QTest::newRow("right: one inch") << int{Qt::Key_Right} << 0 << QPointF{11, 20};
        QTest::newRow("up: one inch") << int{Qt::Key_Up} << 0 << QPointF{10, 19};
        QTest::newRow("left with Shift: a tenth")
            << int{Qt::Key_Left} << static_cast<int>(Qt::ShiftModifier) << QPointF{9.9, 20};
    }
    void arrows_nudge() {
        auto [key, modifiers, expected] = testsupport::fetch<int, int, QPointF>("key", "modifiers", "expected");
        GuiTable table;
        table.state.setSelection({kM1});
        table.key(key, static_cast<Qt::KeyboardModifiers>(modifiers));
        QVERIFY(isNear(table.positionOf(QStringLiteral("m1")), expected));
        const double pixel = 1.0 / table.view.pixelsPerInch();
        table.key(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(isNear(table.positionOf(QStringLiteral("m1")), expected + QPointF{0, pixel}));
    }

    void heldArrow_isOneStep() {
        GuiTable table;
        table.state.setSelection({kM1});
        for (int i = 0; i < 5; ++i) {
            QKeyEvent event{QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, {}, i > 0};
            QCoreApplication::sendEvent(&table.view, &event);
        }
        QVERIFY(isNear(table.positionOf(QStringLiteral("m1")), {15, 20}));
        QCOMPARE(table.document.undoStack()->count(), 1);
        table.key(Qt::Key_Right);
        QCOMPARE(table.document.undoStack()->count(), 2);
    }

    void deleteAndDuplicate_areOneStepEach() {
        GuiTable table;
        const scenarios::Scenario start = table.document.scenario();
        table.state.setSelection({kM1, kBox});
        table.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(table.document.scenario().models.size(), std::size_t{4});
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{2});
        QCOMPARE(table.state.selection().size(), std::size_t{2});
        QVERIFY(!table.state.isSelected(kM1));
        table.key(Qt::Key_Delete);
        QVERIFY(table.document.scenario() == start);
        QVERIFY(table.state.selection().empty());
        QCOMPARE(table.document.undoStack()->count(), 2);
    }

    void tab_walksThroughTheThings() {
        GuiTable table;
        std::vector<AnyId> walked;
        for (int i = 0; i < 5; ++i) {
            table.key(Qt::Key_Tab);
            QCOMPARE(table.state.selection().size(), std::size_t{1});
            walked.push_back(*table.state.selection().begin());
        }
        QVERIFY(walked == (std::vector<AnyId>{kM1, kM2, kM3, kBox, kM1}));
        table.key(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(table.state.isSelected(kBox));
    }

    void polygon_makesAPieceOfTheChosenHeight() {
        GuiTable table;
        app::PieceOptions options;
        options.height = Length::fromInches(3);
        options.kind = QStringLiteral("ruin");
        options.traits = {QStringLiteral("obscuring")};
        table.tools.setPieceOptions(options);
        table.tools.setCurrent(ToolKind::Polygon);
        for (const QPointF corner : {QPointF{5, 5}, QPointF{11, 5}, QPointF{11, 9}, QPointF{5, 9}}) {
            table.click(corner);
        }
        QVERIFY(!table.document.isModified());
        table.key(Qt::Key_Return);
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{2});
        const scenarios::Piece& piece = table.document.scenario().terrain.back();
        QCOMPARE(piece.height, std::optional{Length::fromInches(3)});
        QCOMPARE(piece.kind, QStringLiteral("ruin"));
        QCOMPARE(piece.traits, QStringList{QStringLiteral("obscuring")});
        QVERIFY(outlineOf(piece).outline() == (geometry::Ring{pointFromInches(5, 5), pointFromInches(11, 5),
                                                              pointFromInches(11, 9), pointFromInches(5, 9)}));
        QVERIFY(table.state.isSelected(piece.id));
        QCOMPARE(table.document.undoStack()->count(), 1);
        table.document.undoStack()->undo();
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{1});
    }

    void polygon_closesOnItsFirstCorner() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Polygon);
        table.click({5, 5});
        table.click({11, 5});
        table.click({11, 9});
        const double near = 6.0 / table.view.pixelsPerInch();
        table.click({5 + near, 5});
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{2});
        QCOMPARE(outlineOf(table.document.scenario().terrain.back()).outline().size(), std::size_t{3});
        // And a double click closes too, with its own corner as the last.
        table.click({30, 30});
        table.click({35, 30});
        table.doubleClick({35, 35});
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{3});
        QCOMPARE(outlineOf(table.document.scenario().terrain.back()).outline().size(), std::size_t{3});
    }

    void polygon_refusesToCrossItself() {
        GuiTable table;
        QSignalSpy status{&table.tools, &app::ToolSet::statusText};
        table.tools.setCurrent(ToolKind::Polygon);
        const auto& tool = static_cast<app::DrawTool&>(table.tools.tool(ToolKind::Polygon));
        table.click({5, 5});
        table.click({11, 5});
        table.click({11, 9});
        table.click({8, 3}); // would cross the first edge
        QCOMPARE(tool.corners().size(), std::size_t{3});
        QVERIFY(status.last().front().toString().contains(QStringLiteral("cross")));
        table.click({11, 7}); // would run back along the last edge
        QCOMPARE(tool.corners().size(), std::size_t{3});
        table.click({8, 12});
        table.click({8, 7}); // fine by itself, and the closing edge is fine too
        table.key(Qt::Key_Return);
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{2});

        // Here only the closing edge crosses.
        table.click({30, 5});
        table.click({40, 5});
        table.click({40, 15});
        table.click({35, 2.5}, Qt::AltModifier);
        QCOMPARE(tool.corners().size(), std::size_t{3});
        table.click({45, 15});
        table.click({45, 3});
        table.click({32, 3});
        table.click({32, 10}); // crosses the first edge
        QCOMPARE(tool.corners().size(), std::size_t{6});
        table.key(Qt::Key_Escape);
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{2});
    }

    void polygon_backspaceAndEscape() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Polygon);
        const auto& tool = static_cast<app::DrawTool&>(table.tools.tool(ToolKind::Polygon));
        table.click({5, 5});
        table.click({11, 5});
        table.click({11, 9});
        table.key(Qt::Key_Backspace);
        QCOMPARE(tool.corners().size(), std::size_t{2});
        table.key(Qt::Key_Return); // too few
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{1});
        table.key(Qt::Key_Escape);
        QVERIFY(tool.corners().empty());
        QVERIFY(!table.document.isModified());
    }

    void polygon_snapsToCorners() {
        GuiTable table;
        // A corner that lies on no quarter inch.
        table.document.edit(QStringLiteral("Move"),
                            scenarios::withPieceMoved(table.document.scenario(), kBox,
                                                      {Length::fromInches(0.137), Length::fromInches(0.091)}));
        const geometry::Point corner = outlineOf(*table.document.scenario().piece(kBox)).outline().front();
        table.tools.setCurrent(ToolKind::Polygon);
        const auto& tool = static_cast<app::DrawTool&>(table.tools.tool(ToolKind::Polygon));
        const double pixel = 1.0 / table.view.pixelsPerInch();
        table.click(app::toInches(corner) + QPointF{-5 * pixel, 4 * pixel});
        QCOMPARE(tool.corners().front(), corner);
        table.click({20.07, 10.1});
        QCOMPARE(tool.corners().back(), pointFromInches(20, 10));
        table.click({18.07, 12.1}, Qt::AltModifier);
        QVERIFY(isNear(app::toInches(tool.corners().back()), {18.07, 12.1}));
    }

    void wall_isAnOpenLine() {
        GuiTable table;
        app::PieceOptions options;
        options.height = Length::fromInches(1);
        table.tools.setPieceOptions(options);
        table.tools.setCurrent(ToolKind::Wall);
        table.click({5, 5});
        table.click({11, 5});
        table.doubleClick({11, 9});
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{2});
        const scenarios::Piece& piece = table.document.scenario().terrain.back();
        QVERIFY(piece.isWall());
        QVERIFY(std::get<geometry::Wall>(piece.outline).vertices() ==
                (std::vector<geometry::Point>{pointFromInches(5, 5), pointFromInches(11, 5), pointFromInches(11, 9)}));
        QCOMPARE(piece.height, std::optional{Length::fromInches(1)});
    }

    /// In what one player knows, the tools invite to move own models alone, and nothing out of turn.
    void hints_inviteToMoveWhatMayBeMoved() {
        GuiTable table;
        const auto hints = [&](const char* knownBy, const char* active) {
            scenarios::Scenario scenario = scenarios::withFog(test::smallTable(), true);
            scenarios::Vision vision = *scenario.vision;
            vision.knownBy = {QLatin1String{knownBy}};
            vision.active = {QLatin1String{active}};
            scenario.vision = scenarios::OptionalVision{std::move(vision)};
            table.document.newScenario(std::move(scenario));
            table.state.setTarget({});
            table.tools.setCurrent(ToolKind::Select);
            const QString select = table.tools.currentTool().hint();
            table.tools.setCurrent(ToolKind::Sight);
            table.state.setObserver(kM1);
            table.state.setTarget(kM2);
            return std::pair{select, table.tools.currentTool().hint()};
        };
        const auto starts = [](const QString& hint, const char* words) {
            return hint.startsWith(QLatin1String{words});
        };
        const auto [select, sight] = hints("", "a");
        QVERIFY(starts(select, "Click to select, drag to move"));
        QVERIFY(starts(sight, "Drag a model or a piece"));
        for (const char* active : {"a", ""}) {
            const auto [ownSelect, ownSight] = hints("a", active);
            QVERIFY2(starts(ownSelect, "Click to select; drag one of your models"), qPrintable(ownSelect));
            QVERIFY2(starts(ownSight, "Drag one of your models"), qPrintable(ownSight));
        }
        const auto [waiting, looking] = hints("a", "b");
        QVERIFY2(starts(waiting, "It is not your turn: nothing moves."), qPrintable(waiting));
        QVERIFY2(starts(looking, "Click a model to change the target"), qPrintable(looking));
    }

    void sightTool_clickClick() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Sight);
        table.click({10, 20});
        QVERIFY(table.state.observer() == kM1);
        QVERIFY(!table.state.target());
        table.click({40, 20});
        QVERIFY(table.state.target() == kM2);
        QVERIFY(table.waitForAnswer());
        QVERIFY(!table.service.lastResult().focused()->visible());
        table.click({40, 30});
        QVERIFY(table.state.target() == kM3);
        QVERIFY(table.waitForAnswer());
        QVERIFY(table.service.lastResult().focused()->visible());
        table.click({5, 40});
        QVERIFY(!table.state.target());
        table.click({5, 40});
        QVERIFY(!table.state.observer());
        QVERIFY(!table.document.isModified());
    }

    void escape_clearsTheTarget_thenTheObserver() {
        for (const ToolKind kind : {ToolKind::Sight, ToolKind::Select}) {
            GuiTable table;
            table.tools.setCurrent(kind);
            table.state.setObserver(kM1);
            table.state.setTarget(kM2);
            table.key(Qt::Key_Escape);
            QVERIFY(!table.state.target());
            QVERIFY(table.state.observer() == kM1);
            table.key(Qt::Key_Escape);
            QVERIFY(!table.state.observer());
        }
    }

    void aClickTenPixelsBesideABase_takesIt() {
        const double radius = 16 / 25.4;
        for (const ToolKind kind : {ToolKind::Sight, ToolKind::Select}) {
            for (const double pixels : {9.5, 10.5}) {
                GuiTable table;
                table.tools.setCurrent(kind);
                const double inches = radius + pixels / table.view.pixelsPerInch();
                // The view scrolls by whole pixels, so the place is taken from a pixel.
                const QPointF center = table.view.toViewport({10, 20});
                const QPointF at = table.view.toTable(center + QPointF{-inches * table.view.pixelsPerInch(), 0});
                table.click(at);
                const bool isTaken = kind == ToolKind::Sight ? table.state.observer() == ModelId{QStringLiteral("m1")}
                                                             : table.state.isSelected(ModelId{QStringLiteral("m1")});
                QCOMPARE(isTaken, pixels < 10);
            }
        }
    }

    void ofTwoBasesBesideAClick_theNearerIsTaken() {
        scenarios::Scenario scenario = test::smallTable();
        const double radius = 16 / 25.4;
        const double perPixel = [] {
            const GuiTable empty;
            return 1.0 / empty.view.pixelsPerInch();
        }();
        // 14 pixels between the two bases.
        scenario.models.push_back(
            test::roundModel(QStringLiteral("close"), QStringLiteral("b"), 10 + 2 * radius + 14 * perPixel, 20));
        for (const double pixels : {5.0, 9.0}) {
            GuiTable table{scenario};
            table.tools.setCurrent(ToolKind::Sight);
            table.click({10 + radius + pixels * perPixel, 20});
            QCOMPARE(table.state.observer()->value, pixels < 7 ? QStringLiteral("m1") : QStringLiteral("close"));
        }
    }

    /// The key of the tool and two clicks ask about two models, whatever was asked before.
    void theToolChosenAgain_asksAboutANewPair() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Sight);
        table.click({10, 20});
        table.click({40, 20});
        table.tools.setCurrent(ToolKind::Sight);
        QVERIFY(table.state.observer() == kM1 && table.state.target() == kM2); // shown until the next click
        QCOMPARE(table.tools.currentTool().hint(), QString("Click the observer, or drag from it to the target."));
        table.click({40, 30});
        QCOMPARE(table.state.observer()->value, QStringLiteral("m3"));
        QVERIFY(!table.state.target());
        table.click({10, 20});
        QVERIFY(table.state.target() == kM1);
        // The next click changes the target, as before; so it does after another tool.
        table.click({40, 20});
        QVERIFY(table.state.target() == kM2);
        table.tools.setCurrent(ToolKind::Select);
        table.tools.setCurrent(ToolKind::Sight);
        table.click({10, 20});
        QVERIFY(table.state.observer() == kM1 && !table.state.target());
    }

    void theFirstMiss_clearsTheTarget_theSecondTheObserver() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Sight);
        table.click({10, 20});
        table.click({40, 20});
        QCOMPARE(table.state.target()->value, QStringLiteral("m2"));
        table.click({50, 40});
        QVERIFY(!table.state.target());
        QCOMPARE(table.state.observer()->value, QStringLiteral("m1"));
        // A second try needs no more than the target.
        table.click({40, 30});
        QCOMPARE(table.state.target()->value, QStringLiteral("m3"));
        table.click({50, 40});
        table.click({50, 40});
        QVERIFY(!table.state.target());
        QVERIFY(!table.state.observer());
    }

    void sightTool_shortDrag_isAClickOnTheModel() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Sight);
        const scenarios::Scenario start = table.document.scenario();
        const double perPixel = 1.0 / table.view.pixelsPerInch();
        const QPointF shortWay{(QApplication::startDragDistance() - 1.5) * perPixel, 0};
        table.drag({10, 20}, QPointF{10, 20} + shortWay);
        QVERIFY(table.state.observer() == kM1);
        table.drag({40, 20}, QPointF{40, 20} + shortWay);
        QVERIFY(table.state.target() == kM2);
        // Neither the target nor the observer is given up by a click on it.
        for (const QPointF model : {QPointF{40, 20}, QPointF{10, 20}}) {
            for (const QPointF way : {QPointF{}, QPointF{2 * perPixel, 0}, shortWay}) {
                table.drag(model, model + way);
                QVERIFY(table.state.target() == kM2);
                QVERIFY(table.state.observer() == kM1);
            }
        }
        QVERIFY(table.document.scenario() == start);
        // Past the distance, the model moves.
        table.drag({40, 20}, {40 + (QApplication::startDragDistance() + 1.5) * perPixel, 20});
        QVERIFY(table.positionOf(QStringLiteral("m2")) != QPointF(40, 20));
        QVERIFY(table.state.target() == kM2);
    }

    void sightTool_drag_clearsNothing() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models[2].locked = true;
        scenario.terrain[0].locked = true;
        GuiTable table{scenario};
        table.tools.setCurrent(ToolKind::Sight);
        table.click({10, 20});
        table.click({40, 20});
        const double perPixel = 1.0 / table.view.pixelsPerInch();
        // Over the empty table, a few pixels and far; from a locked piece and a locked model.
        const std::pair<QPointF, QPointF> drags[]{
            {{5, 40}, {5 + 6 * perPixel, 40}}, {{5, 40}, {15, 41}}, {{25, 20}, {30, 35}}, {{40, 30}, {50, 35}}};
        for (const auto& [from, to] : drags) {
            table.drag(from, to);
            QVERIFY(table.state.observer() == kM1);
            QVERIFY(table.state.target() == kM2);
        }
        QVERIFY(!table.document.isModified());
        // A click with a pointer that trembles is one.
        table.drag({5, 40}, {5 + 2 * perPixel, 40});
        QVERIFY(!table.state.target());
        QVERIFY(table.state.observer() == kM1);
    }

    void sightTool_hoverPreviews() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Sight);
        table.click({10, 20});
        table.hover({40, 30});
        QVERIFY(table.state.previewTarget() == kM3);
        QVERIFY(table.waitForAnswer());
        QVERIFY(table.service.lastResult().focused()->visible());
        table.hover({5, 40});
        QVERIFY(!table.state.previewTarget());
        table.hover({40, 30});
        table.tools.setCurrent(ToolKind::Select);
        QVERIFY(!table.state.previewTarget());
        QVERIFY(table.state.observer() == kM1);
    }

    /// Who draws a line from the observer to the target gets it, and the observer stays where it stood.
    void sightTool_dragOntoAModel_asksAboutThePair() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models[1].locked = true;
        GuiTable table{scenario};
        table.tools.setCurrent(ToolKind::Sight);
        table.drag({10, 20}, {40, 30});
        QVERIFY(table.state.observer() == kM1);
        QVERIFY(table.state.target() == kM3);
        QVERIFY(table.document.scenario() == scenario);
        QCOMPARE(table.document.undoStack()->count(), 0);
        // Also from a model that cannot be moved, to the former observer.
        table.drag({40, 20}, {10.2, 20.2});
        QVERIFY(table.state.observer() == kM2);
        QVERIFY(table.state.target() == kM1);
        QVERIFY(table.document.scenario() == scenario);
    }

    /// A drag beside another base moves the model up to it, and not over it.
    void sightTool_drag_leavesNoBasesOverlapping() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Sight);
        const double radius = 16 / 25.4;
        table.drag({10, 20}, {40 + 1.5 * radius, 30 - 1.2 * radius});
        const auto& scenario = table.document.scenario();
        const auto* moved = scenario.model(kM1);
        // Both are 32 mm wide; 0.02 mm less is contact.
        const double apart = 25.4 * geometry::inchesBetween(moved->position, scenario.model(kM3)->position);
        QVERIFY2(apart >= 32 - 0.02, qPrintable(QString::number(apart)));
        QVERIFY(!table.state.target());
        // One that already lies on another may be drawn away from it.
        scenarios::Scenario piled = test::smallTable();
        piled.models[1].position = geometry::pointFromInches(10.5, 20);
        GuiTable pile{piled};
        pile.tools.setCurrent(ToolKind::Sight);
        pile.drag({9.6, 20}, {9.6, 23});
        QVERIFY(isNear(pile.positionOf(QStringLiteral("m1")), {10, 23}));
    }

    void sightTool_dragsWithoutChangingTheTool() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Sight);
        table.click({10, 20});
        table.click({40, 20});
        table.drag({40, 20}, {40, 38});
        QVERIFY(isNear(table.positionOf(QStringLiteral("m2")), {40, 38}));
        QVERIFY(table.state.observer() == kM1);
        QVERIFY(table.state.target() == kM2);
        QCOMPARE(table.document.undoStack()->count(), 1);
        QVERIFY(QTest::qWaitFor(
            [&] { return !table.service.isBusy() && table.service.lastResult().focused()->visible(); }, 5000));
        table.document.undoStack()->undo();
        QVERIFY(QTest::qWaitFor(
            [&] { return !table.service.isBusy() && !table.service.lastResult().focused()->visible(); }, 5000));
    }

    void measure_isFromBaseToBase() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Measure);
        const auto& tool = static_cast<app::MeasureTool&>(table.tools.tool(ToolKind::Measure));
        table.drag({10, 20}, {40, 20.3});
        const scenarios::Scenario& scenario = table.document.scenario();
        QCOMPARE(tool.measure()->length,
                 geometry::edgeDistance(scenario.model(kM1)->placed(), scenario.model(kM2)->placed()));
        table.drag({5, 5}, {8, 9});
        QVERIFY(std::abs(tool.measure()->length.inches() - 5) < 1e-6);
        table.key(Qt::Key_Escape);
        QVERIFY(!tool.measure());
    }

    void anotherTool_givesUpTheGesture() {
        GuiTable table;
        const scenarios::Scenario start = table.document.scenario();
        table.press({10, 20});
        table.hover({15, 25});
        table.hover({16, 25});
        table.tools.setCurrent(ToolKind::Polygon);
        QVERIFY(table.document.scenario() == start);
        table.click({5, 5});
        table.tools.setCurrent(ToolKind::Select);
        QVERIFY(static_cast<app::DrawTool&>(table.tools.tool(ToolKind::Polygon)).corners().empty());
    }

    void aNewDocument_leavesNoGestureBehind() {
        GuiTable table;
        table.press({10, 20});
        table.hover({15, 25});
        table.hover({16, 25});
        table.state.setObserver(kM1);
        const scenarios::Scenario other;
        table.document.newScenario(other);
        table.hover({17, 25});
        table.release({18, 25});
        QVERIFY(table.document.scenario() == other);
        QVERIFY(!table.document.isModified());
        QVERIFY(!table.state.observer());
        QVERIFY(table.state.selection().empty());
    }
};

int main(int argc, char** argv) { return test::runWithTestFont<TestTools>(argc, argv); }
#include "tst_tools.moc"
