#include "app/desktop/tools/snapping.h"

#include "app/desktop/canvas/base_drag.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/scene/piece_drag.h"
#include "app/shared/painting/paint_options.h"
#include "geometry/base/predicates.h"
#include "geometry/shapes/distance.h"
#include "scenarios/edits/edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"

#include <QtWidgets>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::test;

namespace {

const PieceId kOther{QStringLiteral("other")};

const geometry::Ring& outlineOf(const scenarios::Scenario& scenario, const PieceId& id) {
    return std::get<geometry::Polygon>(scenario.piece(id)->outline).outline();
}

/// The small table with a second box whose corners lie on no point of the grid.
scenarios::Scenario twoBoxes() {
    scenarios::Scenario scenario = test::smallTable();
    scenario.terrain.push_back(test::boxPiece(QStringLiteral("other"), 33.11, 18.07, 36.13, 25.19));
    return scenario;
}

} // namespace

class TestSnapping : public QObject {
    Q_OBJECT

private slots:
    void ux21_releaseAnywhereInTheHighlightOfACorner_snapsExactly() {
        const scenarios::Scenario scenario = twoBoxes();
        const app::SnapField field{scenario, {}};
        const app::PaintScale scale{15.0};
        const Point corner = outlineOf(scenario, kOther).front();
        const auto at = field.pointAt(app::toInches(corner), scale);
        QVERIFY(at.target && at.target->kind == SnapKind::Corner);
        const double reach = at.target->reach;
        QVERIFY(reach > 0.5);
        std::mt19937 random{7};
        std::uniform_real_distribution<double> share{0.0, 1.0};
        for (int i = 0; i < 500; ++i) {
            const double angle = share(random) * 2 * M_PI;
            const double radius = reach * std::sqrt(share(random)) * 0.9999;
            const QPointF place = app::toInches(corner) + radius * QPointF{std::cos(angle), std::sin(angle)};
            const auto snapped = field.pointAt(place, scale);
            QVERIFY(snapped.target && snapped.target->kind == SnapKind::Corner);
            QCOMPARE(snapped.point, corner);
            QCOMPARE(snapped.target->point, corner);
        }
        const auto outside = field.pointAt(app::toInches(corner) - QPointF{reach * 1.01, reach * 0.01}, scale);
        QVERIFY(outside.point != corner);
    }

    void ux21_releaseAnywhereInTheHighlightOfAnEdge_snapsExactly() {
        const scenarios::Scenario scenario = twoBoxes();
        const app::SnapField field{scenario, {}};
        const app::PaintScale scale{60.0};
        const double top = 18.07;
        const auto at = field.pointAt({34.6, top}, scale);
        QVERIFY(at.target && at.target->kind == SnapKind::Edge);
        for (double aside = -0.999; aside <= 1.0; aside += 0.111) {
            for (double x = 33.4; x < 35.9; x += 0.17) {
                const auto snapped = field.pointAt({x, top + aside * at.target->reach}, scale);
                QVERIFY(snapped.target && snapped.target->kind == SnapKind::Edge);
                QCOMPARE(snapped.point.y, Length::fromInches(top));
                // Along the edge the grid still counts.
                QCOMPARE(snapped.point.x, app::onGrid(pointFromInches(x, 0), Length::fromInches(0.25)).x);
            }
        }
    }

    void ux21_aMovedPiece_goesCornerToCorner_anywhereInTheHighlight() {
        const Point goal = outlineOf(twoBoxes(), kOther).front();
        for (const QPointF off : {QPointF{0, 0}, {0.3, 0.3}, {-0.45, 0.1}, {0.05, -0.5}, {-0.4, -0.3}}) {
            GuiTable table{twoBoxes()};
            // The right upper corner of the box to the left upper corner of the other.
            const QPointF way = app::toInches(goal) - QPointF{26, 18} + off;
            table.drag({25, 20}, QPointF{25, 20} + way);
            const auto& outline = outlineOf(table.document.scenario(), kBox);
            QVERIFY2(std::ranges::find(outline, goal) != outline.end(),
                     qPrintable(QStringLiteral("%1 %2").arg(off.x()).arg(off.y())));
            QCOMPARE(table.document.undoStack()->count(), 1);
            table.document.undoStack()->undo();
            QVERIFY(table.document.scenario() == twoBoxes());
        }
    }

    void ux21_theTargetIsShownBeforeTheRelease_andAltReleases() {
        const Point corner = outlineOf(twoBoxes(), kOther).front();
        const auto picture = [&](bool alt) {
            GuiTable table{twoBoxes()};
            table.tools.setCurrent(ToolKind::Wall);
            table.click({5, 5});
            table.hover(app::toInches(corner) + QPointF{-0.35, -0.3}, alt ? Qt::AltModifier : Qt::NoModifier);
            const QPoint middle = table.view.toViewport(app::toInches(corner)).toPoint();
            return table.view.viewport()->grab(QRect{middle - QPoint{14, 14}, QSize{28, 28}}).toImage();
        };
        QVERIFY(picture(false) != picture(true));

        GuiTable table{twoBoxes()};
        const QPointF near = QPointF{25, 20} + app::toInches(corner) - QPointF{26, 18} + QPointF{0.3, 0.2};
        table.drag({25, 20}, near, Qt::AltModifier);
        const auto& outline = outlineOf(table.document.scenario(), kBox);
        QVERIFY(std::ranges::find(outline, corner) == outline.end());
        QVERIFY(std::abs(outline.front().x.inches() - (24 + near.x() - 25)) < 1e-6);
    }

    void anObliqueEdge_isSealed() {
        // Rounded to whole nanometers the nearest point may lie short of the edge by less than one: light would pass
        // there.
        scenarios::Scenario scenario = test::smallTable();
        const std::vector<Point> corners{pointFromInches(10, 10), pointFromInches(27.3, 13.1),
                                         pointFromInches(14.7, 21.9)};
        scenario.terrain.front().outline = *geometry::Polygon::fromVertices(corners);
        const app::SnapField field{scenario, {}};
        const Point from = pointFromInches(20, 3);
        int onEdge = 0;
        for (double t = 0.2; t < 0.8; t += 0.003) {
            const QPointF place =
                app::toInches(corners[0]) * (1 - t) + app::toInches(corners[1]) * t + QPointF{0.03, -0.04};
            const auto snapped = field.pointAt(place, {60.0}, from);
            QVERIFY(snapped.target && snapped.target->kind == SnapKind::Edge);
            QVERIFY(geometry::segmentsMeet(from, snapped.point, corners[0], corners[1]));
            onEdge += geometry::orientation(corners[0], corners[1], snapped.point) == 0;
            const auto free = field.pointAt(place, {60.0});
            QVERIFY(std::get<geometry::Polygon>(scenario.terrain.front().outline).contains(free.point));
        }
        QVERIFY(onEdge < 200); // else there was nothing to seal
    }

    void shift_keepsToMultiplesOfFifteenDegrees() {
        GuiTable table;
        table.tools.setCurrent(ToolKind::Wall);
        table.click({5, 5});
        table.click({10.2, 5.4}, Qt::ShiftModifier); // level
        table.click({13.1, 8.2}, Qt::ShiftModifier); // 45 degrees
        table.key(Qt::Key_Return);
        const auto& wall = std::get<geometry::Wall>(table.document.scenario().terrain.back().outline).vertices();
        QCOMPARE(wall.size(), std::size_t{3});
        QCOMPARE(wall[1], pointFromInches(10.25, 5));
        const QPointF way = app::toInches(wall[2]) - app::toInches(wall[1]);
        QVERIFY(std::abs(way.x() - way.y()) < 1e-6);
        QVERIFY(std::abs(std::remainder(std::hypot(way.x(), way.y()), 0.25)) < 1e-6);
    }

    void withoutTheGrid_anglesDraw_onlyNearThem() {
        const scenarios::Scenario scenario = test::smallTable();
        app::SnapChoice choice;
        choice.grid = false;
        const app::SnapField field{scenario, choice};
        const Point from = pointFromInches(10, 10);
        const app::PaintScale scale{20.0};
        const auto near = field.pointAt({14.0, 10.2}, scale, from); // 4 pixels beside the level
        QVERIFY(near.target && near.target->kind == SnapKind::Angle);
        QCOMPARE(near.point, pointFromInches(14, 10));
        const auto far = field.pointAt({14.0, 10.5}, scale, from);
        QVERIFY(!far.target);
        QCOMPARE(far.point, pointFromInches(14, 10.5));
    }

    void aBase_goesUpToAnotherUntilTheyTouch_data() {
        testsupport::addColumns<double, int>("gapPixels", "shape");
        for (const int shape : {0, 1, 2}) {
            for (const double gap : {-5.5, -3.0, -0.5, 0.5, 3.0, 5.5}) {
                QTest::addRow("%s, %.1f pixels away",
                              shape == 0   ? "round"
                              : shape == 1 ? "oval"
                                           : "rectangle",
                              gap)
                    << gap << shape;
            }
        }
    }
    void aBase_goesUpToAnotherUntilTheyTouch() {
        auto [gapPixels, shape] = testsupport::fetch<double, int>("gapPixels", "shape");
        scenarios::Scenario scenario = test::smallTable();
        const Length length = Length::fromMillimeters(60);
        const Length width = Length::fromMillimeters(35.5);
        scenarios::Model& moved = scenario.models[1];
        moved.base = shape == 0   ? *geometry::Footprint::round(length)
                     : shape == 1 ? *geometry::Footprint::oval(length, width)
                                  : *geometry::Footprint::rectangle(length, width);
        moved.facing = geometry::Angle::fromDegrees(90);
        const scenarios::Model& other = scenario.models[2];
        const app::PaintScale scale{20.0};
        const std::vector<scenarios::AnyId> ids{moved.id};
        const app::SnapField field{scenario, {}, ids};
        // Below the other, the facing along the line of centers.
        const Length contact = Length::fromMillimeters(30 + 16);
        const Point wish{other.position.x, other.position.y + contact + Length::fromInches(gapPixels / 20.0)};
        const auto way = field.snappedMove(app::SnapHandles::of(scenario, ids), wish - moved.position, scale);
        QVERIFY(way.target && way.target->kind == SnapKind::Base);
        geometry::PlacedFootprint placed = moved.placed();
        placed.position = placed.position + way.by;
        QVERIFY(geometry::overlapOrTouch(placed, other.placed()));
        placed.position.y = placed.position.y + Length::fromNanometers(20);
        QVERIFY(geometry::edgeDistance(placed, other.placed()) > Length{}); // they only just touch
    }

    void aBase_goesUpToAPiece_fromBothSides() {
        const scenarios::Scenario scenario = test::smallTable();
        const std::vector<scenarios::AnyId> ids{ModelId{QStringLiteral("m1")}};
        const app::SnapField field{scenario, {}, ids};
        const auto& box = std::get<geometry::Polygon>(scenario.piece(kBox)->outline);
        const Length radius = Length::fromMillimeters(16);
        for (const double off : {-0.2, 0.2}) {
            const Point wish{Length::fromInches(24 + off) - radius, Length::fromInches(20)};
            const auto way =
                field.snappedMove(app::SnapHandles::of(scenario, ids), wish - pointFromInches(10, 20), {20.0});
            QVERIFY(way.target && way.target->kind == SnapKind::Base);
            const Point place = pointFromInches(10, 20) + way.by;
            QVERIFY2(std::abs((Length::fromInches(24) - radius - place.x).nanometers()) <= 10,
                     qPrintable(QString::number((Length::fromInches(24) - radius - place.x).nanometers())));
            QVERIFY(geometry::touches({scenario.models.front().base, place, {}}, box));
        }
    }

    void chosenKindsOnly_draw() {
        const scenarios::Scenario scenario = twoBoxes();
        app::SnapChoice none;
        none.grid = none.corners = none.edges = none.angles = none.bases = false;
        const QPointF corner = app::toInches(outlineOf(scenario, kOther).front()) + QPointF{0.1, 0.1};
        QVERIFY(!app::SnapField(scenario, none).pointAt(corner, {20.0}).target);
        app::SnapChoice edges = none;
        edges.edges = true;
        QVERIFY(app::SnapField(scenario, edges).pointAt(corner, {20.0}).target->kind == SnapKind::Edge);
        app::SnapChoice grid = none;
        grid.grid = true;
        grid.step = Length::fromInches(1);
        QCOMPARE(app::SnapField(scenario, grid).pointAt(corner, {20.0}).point, pointFromInches(33, 18));
    }

    /// Under rules that are played on squares tokens cover whole ones, and the grid has their spacing.
    void onSquares_tokensCoverWholeSquares_data() {
        testsupport::addColumns<QString, double, double, double>("rules", "side", "x", "y");
        for (const char* rules : {"dnd-5e", "pathfinder-2e"}) {
            QTest::addRow("%s, tiny", rules) << rules << 0.5 << 13.5 << 7.5;
            QTest::addRow("%s, medium", rules) << rules << 1.0 << 13.5 << 7.5;
            QTest::addRow("%s, large", rules) << rules << 2.0 << 13.0 << 8.0;
            QTest::addRow("%s, huge", rules) << rules << 3.0 << 13.5 << 7.5;
        }
        QTest::newRow("no squares") << "plan" << 1.0 << 13.2 << 7.9;
    }
    void onSquares_tokensCoverWholeSquares() {
        auto [rules, side, x, y] = testsupport::fetch<QString, double, double, double>("rules", "side", "x", "y");
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = rules;
        scenario.models[0].base = *geometry::Footprint::rectangle(Length::fromInches(side), Length::fromInches(side));
        const std::vector<scenarios::AnyId> ids{ModelId{QStringLiteral("m1")}};
        const Point start = scenario.models[0].position;
        const geometry::Vector by = pointFromInches(13.2, 7.9) - start;
        const auto handles = app::SnapHandles::of(scenario, ids);
        const app::SnapField field{scenario, {}, ids};
        QCOMPARE(start + field.snappedMove(handles, by, {20.0}).by, pointFromInches(x, y));
        app::SnapChoice off;
        off.grid = off.bases = false;
        const app::SnapField without{scenario, off, ids};
        QCOMPARE(start + without.snappedMove(handles, by, {20.0}).by, pointFromInches(13.2, 7.9));
        // Corners of walls go to those of the squares, unless another spacing was chosen.
        const bool hasSquares = rules != u"plan";
        QCOMPARE(field.pointAt({5.3, 5.3}, {20.0}).point,
                 pointFromInches(hasSquares ? 5 : 5.25, hasSquares ? 5 : 5.25));
        app::SnapChoice halves;
        halves.step = Length::fromInches(0.5);
        const app::SnapField chosen{scenario, halves, ids};
        QCOMPARE(chosen.pointAt({5.3, 5.3}, {20.0}).point, pointFromInches(5.5, 5.5));
    }

    /// Under rules that are played on hexes models go to their centers, as the others stand: the first hex of an empty
    /// table lies in its corner, in columns.
    void onHexes_modelsGoToCenters() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("battletech");
        scenario.models.resize(1);
        const std::vector<scenarios::AnyId> ids{scenario.models[0].id};
        const auto centerFrom = [&](Point origin, double columns, double halves) {
            return origin + geometry::Vector{Length::fromInches(columns * 1.25 * std::numbers::sqrt3 / 2),
                                             Length::fromInches(halves * 0.625)};
        };
        const auto droppedAt = [&](Point place, const app::SnapChoice& choice = {}) {
            const Point start = scenario.models[0].position;
            const app::SnapField field{scenario, choice, ids};
            return start + field.snappedMove(app::SnapHandles::of(scenario, ids), place - start, {20.0}).by;
        };
        const Point corner = pointFromInches(1.25 / std::numbers::sqrt3, 0.625);
        for (const auto& [column, half] : {std::pair{0, 0}, std::pair{3, 1}, std::pair{8, 12}}) {
            const Point center = centerFrom(corner, column, half);
            for (const double off : {-0.5, 0.0, 0.5}) {
                const Point near =
                    droppedAt(center + geometry::Vector{Length::fromInches(off), Length::fromInches(off / 5)});
                QVERIFY(geometry::inchesBetween(near, center) < 1e-6);
            }
        }
        app::SnapChoice off;
        off.grid = off.bases = false;
        QCOMPARE(droppedAt(pointFromInches(13.2, 7.9), off), pointFromInches(13.2, 7.9));
        // Two others stand in a row of hexes of their own.
        for (const double x : {10.0, 13.75}) {
            scenario.models.push_back(scenario.models[0]);
            scenario.models.back().id = {QStringLiteral("other %1").arg(x)};
            scenario.models.back().position = pointFromInches(x, 10);
        }
        std::ranges::rotate(scenario.models, scenario.models.begin() + 1);
        scenario.models.back().position = pointFromInches(20.3, 3.1);
        const std::vector<scenarios::AnyId> last{scenario.models.back().id};
        const app::SnapField field{scenario, {}, last};
        const Point start = scenario.models.back().position;
        const auto moved =
            field.snappedMove(app::SnapHandles::of(scenario, last), pointFromInches(16.0, 10.3) - start, {20.0});
        QCOMPARE(start + moved.by, pointFromInches(16.25, 10));
    }

    void ux21_droppedPieces_snapAsMovedOnesDo() {
        GuiTable table{twoBoxes()};
        scenarios::Piece piece = test::boxPiece(QStringLiteral("piece"), -1, -1, 1, 1);
        QMimeData data;
        data.setData(app::kPieceMediaType, app::pieceToDrag(piece));
        const Point goal = outlineOf(table.document.scenario(), kOther).front();
        // Its right lower corner comes within the highlight of the other's left upper one.
        const QPointF place = app::toInches(goal) - QPointF{1, 1} + QPointF{0.2, -0.3};
        const QPointF pixels = table.view.toViewport(place);
        QDragEnterEvent enter{pixels.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QApplication::sendEvent(table.view.viewport(), &enter);
        QDropEvent drop{pixels, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QApplication::sendEvent(table.view.viewport(), &drop);
        const auto& added = table.document.scenario().terrain.back();
        const auto& outline = std::get<geometry::Polygon>(added.outline).outline();
        QVERIFY(std::ranges::find(outline, goal) != outline.end());
        QCOMPARE(table.document.undoStack()->undoText(), QStringLiteral("Place terrain"));
    }

    void movedObjectivesAndLabels_snapWithTheirMiddles() {
        scenarios::Scenario scenario = twoBoxes();
        scenarios::Objective objective;
        objective.id = {QStringLiteral("o")};
        objective.position = pointFromInches(10, 8);
        objective.base = *geometry::Footprint::round(Length::fromMillimeters(40));
        scenario.objectives.push_back(objective);
        scenarios::Label label;
        label.id = {QStringLiteral("l")};
        label.text = QStringLiteral("Here");
        label.position = pointFromInches(50, 8);
        scenario.labels.push_back(label);
        const Point goal = outlineOf(scenario, kOther).front();
        const QPointF near = app::toInches(goal) + QPointF{0.2, -0.3};
        {
            GuiTable table{scenario};
            table.drag({10, 8}, near);
            QCOMPARE(table.document.scenario().objectives[0].position, goal);
            QCOMPARE(table.document.undoStack()->count(), 1);
            table.document.undoStack()->undo();
            QVERIFY(table.document.scenario() == scenario);
        }
        {
            GuiTable table{scenario};
            table.drag({50, 8}, near);
            QCOMPARE(table.document.scenario().labels[0].position, goal);
        }
        {
            // Away from everything: to the grid; with Alt: just where it is let go.
            GuiTable table{scenario};
            table.drag({10, 8}, {12.1, 9.07});
            QCOMPARE(table.document.scenario().objectives[0].position, pointFromInches(12, 9));
            table.drag({12, 9}, {14.1, 9.07}, Qt::AltModifier);
            QVERIFY(table.document.scenario().objectives[0].position != pointFromInches(14, 9));
        }
    }

    void severalThings_snapAsOne() {
        GuiTable table{twoBoxes()};
        const auto start = table.document.scenario();
        const ModelId model{QStringLiteral("m1")};
        table.state.setSelection({kBox, model});
        const Point goal = outlineOf(start, kOther).front();
        table.drag({25, 20}, QPointF{25, 20} + app::toInches(goal) - QPointF{26, 18} + QPointF{0.3, -0.2});
        const auto& outline = outlineOf(table.document.scenario(), kBox);
        QVERIFY(std::ranges::find(outline, goal) != outline.end());
        const auto way = outline.front() - outlineOf(start, kBox).front();
        QCOMPARE(table.document.scenario().model(model)->position, start.model(model)->position + way);
        QCOMPARE(table.document.undoStack()->count(), 1);
    }

    void aGroupOfBases_goesUpToContact_butNeverIntoAnother() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models.push_back(test::roundModel(QStringLiteral("m4"), QStringLiteral("a"), 10, 23));
        const std::vector<scenarios::AnyId> ids{ModelId{QStringLiteral("m1")}, ModelId{QStringLiteral("m4")}};
        const app::SnapHandles handles = app::SnapHandles::of(scenario, ids);
        const double diameter = Length::fromMillimeters(32).inches();
        {
            // m1 comes near m2 at (40, 20): both go the way that lets it touch.
            const app::SnapField field{scenario, {}, ids};
            const auto way =
                field.snappedMove(handles, Point{Length::fromInches(30 - diameter - 0.1), Length{}} - Point{}, {20.0});
            QVERIFY(way.target && way.target->kind == SnapKind::Base);
            QVERIFY(std::abs(way.by.x.inches() - (30 - diameter)) < 1e-6);
        }
        // Where that would put m4 into somebody, nothing draws.
        scenario.models.push_back(test::roundModel(QStringLiteral("m5"), QStringLiteral("b"), 40 - diameter + 0.1, 23));
        const app::SnapField field{scenario, {}, ids};
        const auto way =
            field.snappedMove(handles, Point{Length::fromInches(30 - diameter - 0.1), Length{}} - Point{}, {20.0});
        if (way.target) {
            for (const auto& id : {QStringLiteral("m1"), QStringLiteral("m4")}) {
                geometry::PlacedFootprint placed = scenario.model({id})->placed();
                placed.position = placed.position + way.by;
                for (const auto& other : {QStringLiteral("m2"), QStringLiteral("m5")}) {
                    const auto* standing = scenario.model({other});
                    QVERIFY(QLineF(app::toInches(placed.position), app::toInches(standing->position)).length() >=
                            diameter - 1e-3);
                }
            }
        }
    }
};

int main(int argc, char** argv) { return test::runWithTestFont<TestSnapping>(argc, argv); }
#include "tst_snapping.moc"
