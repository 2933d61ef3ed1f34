#include "app/desktop/tools/corner_tool.h"
#include "app/desktop/tools/measure_tool.h"
#include "app/desktop/tools/new_elements.h"
#include "app/desktop/tools/opening_tool.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/tools/trace_tool.h"
#include "app/shared/painting/paint_options.h"
#include "geometry/shapes/distance.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/gui_table.h"

#include <QSignalSpy>
#include <QTest>
#include <QtWidgets>

#include <cmath>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::test;
using app::ToolKind;

namespace {

const PieceId kWall{QStringLiteral("wall")};

const geometry::Ring& outlineOf(const scenarios::Piece& piece) {
    return std::get<geometry::Polygon>(piece.outline).outline();
}
const geometry::Ring& box(const GuiTable& table) { return outlineOf(*table.document.scenario().piece(kBox)); }

/// The small table with a wall from (5, 35) to (25, 35).
scenarios::Scenario withWall() {
    scenarios::Scenario scenario = test::smallTable();
    scenarios::Piece wall;
    wall.id = kWall;
    wall.height = Length::fromInches(5);
    const std::vector<Point> ends{pointFromInches(5, 35), pointFromInches(25, 35)};
    wall.outline = *geometry::Wall::fromVertices(ends);
    scenario.terrain.push_back(wall);
    return scenario;
}

const std::vector<scenarios::WallOpening>& openings(const GuiTable& table) {
    return table.document.scenario().piece(kWall)->openings;
}

/// Undo leads back to the start, redo to the end, and the file keeps it all.
void survivesUndoAndFile(GuiTable& table, const scenarios::Scenario& start) {
    const scenarios::Scenario after = table.document.scenario();
    const auto read = scenarios::readScenario(scenarios::writeScenario(after), {});
    QVERIFY(read.has_value());
    QVERIFY(read->scenario == after);
    while (table.document.undoStack()->canUndo()) {
        table.document.undoStack()->undo();
    }
    QVERIFY(table.document.scenario() == start);
    while (table.document.undoStack()->canRedo()) {
        table.document.undoStack()->redo();
    }
    QVERIFY(table.document.scenario() == after);
}

} // namespace

class TestDrawTools : public QObject {
    Q_OBJECT

private slots:
    void corner_isDragged_inOneStep_andSnaps() {
        GuiTable table;
        const scenarios::Scenario start = table.document.scenario();
        table.tools.setCurrent(ToolKind::Corners);
        table.state.setSelection({kBox});
        table.drag({26, 18}, {28.05, 16.1});
        QCOMPARE(box(table)[1], pointFromInches(28, 16));
        QCOMPARE(box(table)[0], pointFromInches(24, 18));
        QCOMPARE(table.document.undoStack()->count(), 1);
        QCOMPARE(table.document.undoStack()->undoText(), QStringLiteral("Move corner"));
        survivesUndoAndFile(table, start);
        table.press({28, 16});
        table.hover({35, 16});
        table.key(Qt::Key_Escape);
        table.release({35, 16});
        QCOMPARE(box(table)[1], pointFromInches(28, 16));
    }

    void corner_middleOfAnEdge_givesANewOne() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Corners);
        table.state.setSelection({kBox});
        table.drag({26, 20}, {29, 20});
        QCOMPARE(box(table).size(), std::size_t{5});
        QCOMPARE(box(table)[2], pointFromInches(29, 20));
        QCOMPARE(table.document.undoStack()->count(), 1);
        table.key(Qt::Key_Delete);
        QCOMPARE(box(table).size(), std::size_t{4});
        QCOMPARE(table.document.undoStack()->undoText(), QStringLiteral("Remove corner"));
        // Three are the least.
        table.click({24, 18});
        table.key(Qt::Key_Delete);
        QCOMPARE(box(table).size(), std::size_t{3});
        table.click(app::toInches(box(table)[0]));
        table.key(Qt::Key_Delete);
        QCOMPARE(box(table).size(), std::size_t{3});
        QVERIFY(table.document.scenario().piece(kBox));
    }

    void corner_refusesAnOutlineThatCrossesItself() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Corners);
        table.state.setSelection({kBox});
        QSignalSpy status{&table.tools, &app::ToolSet::statusText};
        table.press({24, 18});
        table.hover({24, 24}); // below the left lower corner, on the line of an edge
        table.hover({28, 20});
        const auto outline = geometry::Polygon::fromVertices(box(table));
        QVERIFY(outline.has_value());
        table.release({28, 20});
        QVERIFY(status.count() > 0);
    }

    void corner_byKeysAlone() {
        GuiTable table;
        const scenarios::Scenario start = table.document.scenario();
        table.state.setSelection({kBox});
        table.tools.setCurrent(ToolKind::Corners);
        table.key(Qt::Key_Tab);
        table.key(Qt::Key_Tab);
        table.key(Qt::Key_Right);
        table.key(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(box(table)[1], (Point{Length::fromInches(27), Length::fromInches(18) - Length::fromInches(0.1)}));
        table.key(Qt::Key_Insert);
        QCOMPARE(box(table).size(), std::size_t{5});
        table.key(Qt::Key_Right);
        table.key(Qt::Key_Delete);
        QCOMPARE(box(table).size(), std::size_t{4});
        survivesUndoAndFile(table, start);
    }

    void corner_wallsOnTheOutlineFollow() {
        scenarios::Scenario scenario = test::smallTable();
        scenarios::Piece& piece = scenario.terrain.front();
        const std::vector<Point> wall{pointFromInches(24, 18), pointFromInches(25, 18), pointFromInches(26, 18),
                                      pointFromInches(26, 22)};
        piece.walls.push_back({*geometry::Wall::fromVertices(wall), {}, true, {}, {}});
        GuiTable table{scenario};
        table.tools.setCurrent(ToolKind::Corners);
        table.state.setSelection({kBox});
        table.drag({26, 18}, {30, 14});
        const auto& moved = table.document.scenario().piece(kBox)->walls.front().polyline.vertices();
        QCOMPARE(moved[2], pointFromInches(30, 14));
        QCOMPARE(moved[1], pointFromInches(27, 16)); // still half way
        QCOMPARE(moved[0], pointFromInches(24, 18));
    }

    void corner_ofALockedPiece_staysPut() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.terrain.front().locked = true;
        GuiTable table{scenario};
        table.tools.setCurrent(ToolKind::Corners);
        table.click({25, 20});
        table.drag({26, 18}, {28, 16});
        table.key(Qt::Key_Right);
        table.key(Qt::Key_Delete);
        QVERIFY(table.document.scenario() == scenario);
    }

    void opening_clickAndDragAndSlide() {
        GuiTable table{withWall()};
        const scenarios::Scenario start = table.document.scenario();
        table.tools.setCurrent(ToolKind::Window);
        table.click({10, 35.2});
        QCOMPARE(openings(table).size(), std::size_t{1});
        QCOMPARE(openings(table)[0].from, Length::fromInches(4.25));
        QCOMPARE(openings(table)[0].to, Length::fromInches(5.75));
        QVERIFY(openings(table)[0].sill > Length{} && openings(table)[0].top <= Length::fromInches(5));
        QCOMPARE(table.document.undoStack()->undoText(), QStringLiteral("Add window"));
        table.tools.setCurrent(ToolKind::Door);
        table.drag({20, 35}, {22.5, 35});
        QCOMPARE(openings(table).size(), std::size_t{2});
        QCOMPARE(openings(table)[1].from, Length::fromInches(15));
        QCOMPARE(openings(table)[1].to, Length::fromInches(17.5));
        QCOMPARE(openings(table)[1].sill, Length{});
        QCOMPARE(table.document.undoStack()->count(), 2);
        table.drag({10, 35}, {12, 35}); // slides the window, whichever tool
        QCOMPARE(openings(table)[0].from, Length::fromInches(6.25));
        QCOMPARE(openings(table)[0].to, Length::fromInches(7.75));
        table.drag({22.45, 35}, {24, 35}); // its end
        QCOMPARE(openings(table)[1].to, Length::fromInches(19));
        table.drag({23.95, 35}, {40, 35}); // no farther than the wall
        QCOMPARE(openings(table)[1].to, Length::fromInches(20));
        QCOMPARE(table.document.undoStack()->count(), 5);
        survivesUndoAndFile(table, start);
        table.click({50, 10});
        QCOMPARE(table.document.undoStack()->count(), 5);
    }

    /// Rules in space look through windows, so only flat ones are said to ignore them; a block says that it has no
    /// walls.
    void opening_saysWhatTheRulesOfTheTableMakeOfIt() {
        scenarios::Scenario scenario = withWall();
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("block"), 40, 8, 46, 12));
        scenario.rules = QStringLiteral("volume");
        GuiTable table{scenario};
        QSignalSpy status{&table.tools, &app::ToolSet::statusText};
        table.tools.setCurrent(ToolKind::Window);
        table.click({10, 35.2});
        QVERIFY(!status.isEmpty());
        QVERIFY2(!status.back()[0].toString().contains("blocks despite"), qPrintable(status.back()[0].toString()));
        table.click({43, 10});
        QCOMPARE(status.back()[0].toString(),
                 QString("block is one block without walls. Windows and doors go into walls: replace it by a ruin "
                         "with walls (U) or by walls (W), then click a wall."));
        table.click({55, 3});
        QCOMPARE(status.back()[0].toString(), QString("There is no wall here. Draw one first, or click closer to it."));
        scenario.rules = QStringLiteral("plan");
        table.document.edit(QStringLiteral("test"), scenario);
        table.click({16, 35.2});
        QVERIFY2(status.back()[0].toString().endsWith("a wall blocks despite its openings."),
                 qPrintable(status.back()[0].toString()));
    }

    void opening_onAFootprint_goesIntoItsNearestWall() {
        scenarios::Scenario scenario = test::smallTable();
        scenarios::Piece ruin = test::boxPiece(QStringLiteral("ruin"), 40, 4, 52, 12);
        for (const double y : {4.0, 12.0}) {
            const std::vector<Point> ends{pointFromInches(40, y), pointFromInches(52, y)};
            ruin.walls.push_back({*geometry::Wall::fromVertices(ends), {}, true, {}, {}});
        }
        scenarios::Piece mat = test::boxPiece(QStringLiteral("mat"), 2, 2, 8, 8);
        mat.height = Length{};
        scenario.terrain = {ruin, mat};
        GuiTable table{scenario};
        table.tools.setCurrent(ToolKind::Window);
        table.click({46, 10}); // far from both walls, nearer to the second one
        const auto& walls = table.document.scenario().piece({QStringLiteral("ruin")})->walls;
        QVERIFY(walls[0].openings.empty());
        QCOMPARE(walls[1].openings.size(), std::size_t{1});
        QCOMPARE(walls[1].openings[0].from, Length::fromInches(5.25));
        QSignalSpy status{&table.tools, &app::ToolSet::statusText};
        table.click({5, 5});
        QCOMPARE(status.back()[0].toString(),
                 QString("mat is flat and has no walls. Windows and doors go into walls: draw a wall on it (W), then "
                         "click the wall."));
        QCOMPARE(table.document.undoStack()->count(), 1);
    }

    void opening_byKeysAlone() {
        GuiTable table{withWall()};
        const scenarios::Scenario start = table.document.scenario();
        table.state.setSelection({kWall});
        table.tools.setCurrent(ToolKind::Window);
        table.key(Qt::Key_Return);
        QCOMPARE(openings(table)[0].from, Length::fromInches(9.25));
        table.key(Qt::Key_Escape);
        table.key(Qt::Key_Tab);
        table.key(Qt::Key_Right);
        table.key(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(openings(table)[0].from, Length::fromInches(10.25) - Length::fromInches(0.1));
        table.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(openings(table)[0].to - openings(table)[0].from, Length::fromInches(2.5));
        survivesUndoAndFile(table, start);
        table.key(Qt::Key_Delete);
        QVERIFY(openings(table).empty());
    }

    void rectangle_isDragged_typedKeysMakeOne() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Rectangle);
        table.drag({5, 5}, {9, 8});
        QCOMPARE(outlineOf(table.document.scenario().terrain.back()),
                 (geometry::Ring{pointFromInches(5, 5), pointFromInches(9, 5), pointFromInches(9, 8),
                                 pointFromInches(5, 8)}));
        table.drag({50, 5}, {47, 6}, Qt::ShiftModifier);
        QCOMPARE(outlineOf(table.document.scenario().terrain.back()).front(), pointFromInches(47, 5));
        QCOMPARE(outlineOf(table.document.scenario().terrain.back())[2], pointFromInches(50, 8));
        table.drag({50, 30}, {52, 31}, Qt::ControlModifier);
        QCOMPARE(outlineOf(table.document.scenario().terrain.back()).front(), pointFromInches(48, 29));
        table.click({30, 30}); // nothing was dragged
        QCOMPARE(table.document.undoStack()->count(), 3);
        table.key(Qt::Key_Return);
        QCOMPARE(table.document.undoStack()->count(), 4);
        QCOMPARE(table.document.undoStack()->undoText(), QStringLiteral("Draw rectangle"));
    }

    void ellipse_staysWithinItsStatedError() {
        const Point a = pointFromInches(3, 4);
        const Point b = pointFromInches(17, 10);
        const geometry::Ring ring = app::ellipseRing(a, b);
        QVERIFY(ring.size() % 4 == 0 && ring.size() < 200);
        const QPointF middle{10, 7};
        double worst = 0.0;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const QPointF p = app::toInches(ring[i]) - middle;
            QVERIFY(std::abs(std::hypot(p.x() / 7, p.y() / 3) - 1) < 1e-6); // on the curve
            const QPointF q = app::toInches(ring[(i + 1) % ring.size()]) - middle;
            const QPointF chord = (p + q) / 2;
            // The curve's point in the same direction, a little farther out.
            const double share = std::hypot(chord.x() / 7, chord.y() / 3);
            worst = std::max(worst, std::hypot(chord.x(), chord.y()) * (1 / share - 1));
        }
        QVERIFY(worst <= app::kEllipseError && worst > app::kEllipseError / 20);
        QCOMPARE(ring.front(), pointFromInches(17, 7));
        QCOMPARE(ring[ring.size() / 4], pointFromInches(10, 10));
    }

    void ruin_hasWallsWhereTheDragBegan() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Ruin);
        table.drag({14, 12}, {8, 6});
        const scenarios::Piece& ruin = table.document.scenario().terrain.back();
        QVERIFY(ruin.isMat());
        QCOMPARE(ruin.kind, QStringLiteral("ruin"));
        QCOMPARE(ruin.walls.size(), std::size_t{1});
        QCOMPARE(ruin.walls.front().polyline.vertices(),
                 (std::vector<Point>{pointFromInches(8, 12), pointFromInches(14, 12), pointFromInches(14, 6)}));
        QVERIFY(ruin.walls.front().height.has_value());
    }

    void ruin_isAnAreaWithWalls_whereTheRulesReadItSo_data() {
        QTest::addColumn<QString>("rules");
        for (const char* rules : {"40k-9e", "40k-10e", "40k-11e"}) {
            QTest::newRow(rules) << rules;
        }
    }
    void ruin_isAnAreaWithWalls_whereTheRulesReadItSo() {
        QFETCH(QString, rules);
        scenarios::Scenario start = test::smallTable();
        start.rules = rules;
        start.terrain.clear();
        GuiTable table{start};
        app::PieceOptions options;
        options.kind = QStringLiteral("ruin");
        options.height = Length::fromInches(6);
        table.tools.setPieceOptions(options);
        table.tools.setCurrent(ToolKind::Ruin);
        table.drag({22, 17}, {30, 23});
        QCOMPARE(table.document.undoStack()->count(), 1); // one step
        scenarios::Scenario drawn = table.document.scenario();
        QCOMPARE(drawn.terrain.size(), std::size_t{1}); // one piece, which moves as one
        const scenarios::Piece& ruin = drawn.terrain.front();
        QCOMPARE(ruin.height, options.height);
        QCOMPARE(ruin.walls.size(), std::size_t{1});
        QVERIFY(!ruin.walls.front().height); // as high as the piece
        const auto sees = [&](double x, double y, double toX, double toY) {
            drawn.models = {test::roundModel(QStringLiteral("m1"), QStringLiteral("a"), x, y),
                            test::roundModel(QStringLiteral("m2"), QStringLiteral("b"), toX, toY)};
            const scenarios::PreparedTable prepared{drawn, *scenarios::ruleSetOf(drawn)};
            return scenarios::judge(prepared, {ModelId{QStringLiteral("m1")}, ModelId{QStringLiteral("m2")}})
                .ruling.visible;
        };
        QVERIFY(!sees(10, 20, 40, 20)); // across
        QVERIFY(!sees(26, 5, 26, 35));
        QVERIFY(!sees(22, 27, 33, 16)); // past both walls, through the area alone
        QVERIFY(!sees(10, 20, 26, 20)); // into it, through a wall
        QVERIFY(!sees(26, 5, 26, 20));
        QVERIFY(sees(40, 20, 26, 20)); // into it and out of it on an open side
        QVERIFY(sees(26, 20, 40, 20));
        QVERIFY(sees(26, 35, 26, 20));
    }

    void anotherKind_leavesTheToolOfRuins() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Ruin);
        app::PieceOptions options;
        options.kind = QStringLiteral("ruin");
        table.tools.setPieceOptions(options);
        QVERIFY(table.tools.current() == ToolKind::Ruin);
        options.kind = QStringLiteral("wood");
        table.tools.setPieceOptions(options);
        QVERIFY(table.tools.current() == ToolKind::Polygon);
    }

    void hill_andZone_andObjective_andLabel() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Hill);
        table.drag({5, 5}, {15, 11});
        QCOMPARE(table.document.scenario().terrain.back().kind, QStringLiteral("hill"));
        QCOMPARE(table.document.scenario().terrain.back().height, std::optional{Length::fromInches(3)});
        table.tools.setCurrent(ToolKind::Objective);
        table.click({30.1, 10.1});
        table.click({35, 10});
        QCOMPARE(table.document.scenario().objectives.size(), std::size_t{2});
        QCOMPARE(table.document.scenario().objectives[0].position, pointFromInches(30, 10));
        QCOMPARE(table.document.scenario().objectives[1].name, QStringLiteral("2"));
        QSignalSpy words{&table.tools, &app::ToolSet::textRequested};
        table.tools.setCurrent(ToolKind::Label);
        table.click({50, 38});
        QCOMPARE(words.count(), 1);
        QCOMPARE(table.document.scenario().labels.size(), std::size_t{1});
        const scenarios::LabelId id = table.document.scenario().labels.front().id;
        QVERIFY(table.scene.hitTest({50, 38}) == scenarios::AnyId{id});
        table.tools.setCurrent(ToolKind::Select);
        table.drag({50, 38}, {48, 36}, Qt::AltModifier);
        QVERIFY(std::abs(table.document.scenario().labels.front().position.x.inches() - 48) < 1e-6);
    }

    void T42_zone_isAPolygon() {
        scenarios::Scenario scenario = test::smallTable();
        GuiTable table{scenario};
        const scenarios::Scenario start = table.document.scenario();
        table.tools.setCurrent(ToolKind::Zone);
        table.click({2, 2});
        table.click({12, 2});
        table.click({2, 12});
        table.key(Qt::Key_Return);
        const scenarios::Zone triangle = table.document.scenario().zones.back();
        QCOMPARE(triangle.polygon.outline().size(), std::size_t{3});
        QVERIFY(!triangle.polygon.contains(pointFromInches(10, 10))); // in its box, not in it
        QVERIFY(triangle.polygon.contains(pointFromInches(4, 4)));
        table.drag({30, 2}, {50, 8});
        const scenarios::Zone box = table.document.scenario().zones.back();
        QCOMPARE(box.polygon.outline().size(), std::size_t{4});
        QVERIFY(scenario.players.empty() || triangle.player != box.player);
        survivesUndoAndFile(table, start);
    }

    /// Player a has a model at (10, 20), player b two in the right half.
    void trace_facesTheOtherPlayer() {
        for (const auto& [player, facing] : {std::pair{"a", 0.0}, std::pair{"b", 180.0}}) {
            GuiTable table;
            table.tools.setCurrent(ToolKind::Trace);
            auto& tool = static_cast<app::TraceTool&>(table.tools.tool(ToolKind::Trace));
            app::TraceOptions options = tool.options();
            options.player = {QString::fromLatin1(player)};
            tool.setOptions(options);
            table.click({30, 22});
            QCOMPARE(table.document.scenario().models.size(), std::size_t{4});
            QCOMPARE(table.document.scenario().models.back().facing.degrees(), facing);
        }
    }

    void erase_clickAndDrag_inOneStep_lockedStays() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models[0].locked = true;
        GuiTable table{scenario};
        table.tools.setCurrent(ToolKind::Erase);
        table.drag({40, 15}, {40, 35});
        QVERIFY(!table.document.scenario().model({QStringLiteral("m2")}));
        QVERIFY(!table.document.scenario().model({QStringLiteral("m3")}));
        QCOMPARE(table.document.undoStack()->count(), 1);
        table.click({10, 20});
        QVERIFY(table.document.scenario().model({QStringLiteral("m1")}));
        table.document.undoStack()->undo();
        QVERIFY(table.document.scenario() == scenario);
        table.press({40, 20});
        QVERIFY(!(table.document.scenario() == scenario));
        table.key(Qt::Key_Escape);
        table.release({40, 20});
        QVERIFY(table.document.scenario() == scenario);
    }

    void ux22_measure_hasWaypoints_legsAndSum() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Measure);
        auto& tool = static_cast<app::MeasureTool&>(table.tools.tool(ToolKind::Measure));
        QSignalSpy status{&table.tools, &app::ToolSet::statusText};
        table.click({5, 5});
        table.click({8, 9});
        table.click({8, 15});
        table.hover({20, 15});
        QCOMPARE(tool.legs().size(), std::size_t{3});
        table.key(Qt::Key_Return);
        QCOMPARE(tool.legs().size(), std::size_t{2});
        QVERIFY(std::abs(tool.legs()[0].length.inches() - 5) < 1e-6);
        QVERIFY(std::abs(tool.total().inches() - 11) < 1e-6);
        QCOMPARE(status.last().front().toString(), QStringLiteral("Last segment 6.00 in, total 11.00 in · 279.4 mm"));
        // From a base: a leg begins at its edge.
        table.click({10, 20});
        table.click({10, 30});
        table.key(Qt::Key_Return);
        QVERIFY(std::abs(tool.total().millimeters() - (254.0 - 16.0)) < 1e-3);
        QVERIFY(!table.document.isModified());
    }

    void ux22_measure_staysUntilEscape_andFollowsModels() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Measure);
        auto& tool = static_cast<app::MeasureTool&>(table.tools.tool(ToolKind::Measure));
        table.drag({10, 20}, {40, 20});
        const Length before = tool.total();
        table.tools.setCurrent(ToolKind::Select);
        QCOMPARE(tool.total(), before);
        table.drag({40, 20}, {45, 20}, Qt::AltModifier);
        QVERIFY(std::abs((tool.total() - before).inches() - 5) < 1e-5);
        table.key(Qt::Key_Escape); // the selection
        QCOMPARE(tool.legs().size(), std::size_t{1});
        table.key(Qt::Key_Escape);
        QVERIFY(tool.legs().empty());
    }

    void T26_aTurnedModel_keepsItsTurn_andLeavesNothingBehind() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models[0].base =
            *geometry::Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(109));
        GuiTable table{scenario};
        const scenarios::Scenario start = table.document.scenario();
        const ModelId turned{QStringLiteral("m1")};
        table.state.setSelection({turned});
        table.tools.selectionEdits().rotate(30);
        table.drag({10, 20}, {14, 32});
        QCOMPARE(table.document.scenario().model(turned)->facing.degrees(), 30.0);
        QVERIFY(table.document.scenario().model(turned)->position != start.models[0].position);
        survivesUndoAndFile(table, start);
        QCOMPARE(table.document.scenario().model(turned)->facing.degrees(), 30.0);
        // Where it stood the table is as bare as one on which it never stood there.
        table.state.clearSelection();
        table.state.setHovered({});
        GuiTable fresh{table.document.scenario()};
        fresh.state.setHovered({});
        const QRect stood = QRectF{table.view.toViewport({6, 16}), table.view.toViewport({14, 24})}.toRect();
        QTRY_COMPARE(table.view.viewport()->grab(stood).toImage(), fresh.view.viewport()->grab(stood).toImage());
    }

    void T26_everyDrawnThing_survivesUndoAndFile() {
        GuiTable table;
        const scenarios::Scenario start = table.document.scenario();
        int steps = 0;
        for (const auto kind :
             {ToolKind::Rectangle, ToolKind::Ellipse, ToolKind::Ruin, ToolKind::Hill, ToolKind::Zone}) {
            table.tools.setCurrent(kind);
            const double x = 3 + 9 * steps;
            table.drag({x, 3}, {x + 6, 8});
            QCOMPARE(table.document.undoStack()->count(), ++steps);
            table.key(Qt::Key_R, kind == ToolKind::Ruin ? Qt::ShiftModifier : Qt::NoModifier);
            ++steps;
        }
        table.tools.setCurrent(ToolKind::Objective);
        table.click({50, 30});
        table.tools.setCurrent(ToolKind::Label);
        table.click({50, 38});
        survivesUndoAndFile(table, start);
    }
};

int main(int argc, char** argv) { return test::runWithTestFont<TestDrawTools>(argc, argv); }
#include "tst_draw_tools.moc"
