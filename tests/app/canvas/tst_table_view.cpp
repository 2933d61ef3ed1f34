#include "app/desktop/canvas/base_drag.h"
#include "app/shared/painting/paint_options.h"
#include "scenarios/edits/edits.h"
#include "tests/support/gui_table.h"

#include <QTest>
#include <QtWidgets>

#include <cmath>
#include <initializer_list>
#include <memory>

using namespace sightline;
using namespace sightline::scenarios;
using app::TableView;
using test::GuiTable;

namespace {

void wheel(TableView& view, QPointF at, int angle, Qt::KeyboardModifiers modifiers = {}) {
    QWheelEvent event{
        at, view.viewport()->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false};
    QCoreApplication::sendEvent(view.viewport(), &event);
}

double drift(const TableView& view, QPointF onTable, QPointF inViewport) {
    const QPointF off = view.toViewport(onTable) - inViewport;
    return std::max(std::abs(off.x()), std::abs(off.y()));
}

void drop(TableView& view, const QByteArray& json, QPointF place, bool release = true) {
    QMimeData data;
    data.setData(app::kBaseMediaType, json);
    const QPointF at = view.toViewport(place);
    QDragEnterEvent enter{at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(view.viewport(), &enter);
    QDragMoveEvent move{at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(view.viewport(), &move);
    if (release) {
        QDropEvent last{at, Qt::CopyAction, &data, Qt::LeftButton, {}};
        QCoreApplication::sendEvent(view.viewport(), &last);
    }
}

constexpr auto kOval =
    R"({ "base": { "shape": "oval", "length_mm": 60, "width_mm": 35.5 }, "player": "b", "height": 3, "name": "Rider" })";

} // namespace

class TestTableView : public QObject {
    Q_OBJECT

private slots:
    void wheel_keepsTheTablePointUnderThePointer() {
        GuiTable table;
        for (const QPointF at : {QPointF{450, 350}, QPointF{130, 90}, QPointF{801, 633}}) {
            table.view.fitTable();
            const QPointF place = table.view.toTable(at);
            for (const int angle :
                 {120, 120, 120, 120, 120, 15, 15, -120, -120, -40, 120, 120, 120, -120, -120, -120, -120}) {
                wheel(table.view, at, angle);
                QVERIFY2(drift(table.view, place, at) <= 0.5,
                         qPrintable(QString::number(drift(table.view, place, at))));
            }
        }
    }

    void manySmallTurns_areOneNotch() {
        GuiTable table;
        const double start = table.view.pixelsPerInch();
        wheel(table.view, {400, 300}, 120);
        const double oneNotch = table.view.pixelsPerInch();
        QVERIFY(oneNotch > start * 1.1);
        table.view.fitTable();
        for (int i = 0; i < 24; ++i) {
            wheel(table.view, {400, 300}, 5);
        }
        QVERIFY(std::abs(table.view.pixelsPerInch() - oneNotch) < 1e-9 * oneNotch);
    }

    void zoom_staysInItsLimits() {
        GuiTable table;
        for (int i = 0; i < 100; ++i) {
            wheel(table.view, {400, 300}, 120);
        }
        QCOMPARE(table.view.pixelsPerInch(), TableView::kLargestScale);
        for (int i = 0; i < 100; ++i) {
            wheel(table.view, {400, 300}, -120);
        }
        QCOMPARE(table.view.pixelsPerInch(), TableView::kSmallestScale);
    }

    void fit_showsTheWholeTable() {
        GuiTable table;
        wheel(table.view, {100, 100}, 1200);
        table.view.fitTable();
        const QRectF window{table.view.viewport()->rect()};
        QVERIFY(window.contains(table.view.toViewport({0, 0})));
        QVERIFY(window.contains(table.view.toViewport({60, 44})));
        // Not smaller than need be: one direction nearly fills the window.
        const QPointF size = table.view.toViewport({60, 44}) - table.view.toViewport({0, 0});
        QVERIFY(size.x() > window.width() - 80 || size.y() > window.height() - 80);
    }

    void fit_followsTheSizeOfTheWindow() {
        GuiTable table;
        table.view.resize(500, 400);
        QVERIFY(QRectF{table.view.viewport()->rect()}.contains(table.view.toViewport({60, 44})));
        wheel(table.view, {100, 100}, 120);
        const double zoomed = table.view.pixelsPerInch();
        table.view.resize(800, 600);
        QCOMPARE(table.view.pixelsPerInch(), zoomed);
    }

    void shiftWheel_pansSideways() {
        GuiTable table;
        const QPointF before = table.view.toViewport({30, 22});
        const double scale = table.view.pixelsPerInch();
        wheel(table.view, {400, 300}, -120, Qt::ShiftModifier);
        const QPointF moved = table.view.toViewport({30, 22}) - before;
        QVERIFY(moved.x() < -20);
        QCOMPARE(moved.y(), 0.0);
        QCOMPARE(table.view.pixelsPerInch(), scale);
    }

    void middleDrag_pans() {
        GuiTable table;
        const QPointF before = table.view.toViewport({30, 22});
        QTest::mousePress(table.view.viewport(), Qt::MiddleButton, {}, {300, 300});
        QTest::mouseMove(table.view.viewport(), {340, 325});
        QMouseEvent move{QEvent::MouseMove, QPointF{340, 325}, table.view.viewport()->mapToGlobal(QPointF{340, 325}),
                         Qt::NoButton,      Qt::MiddleButton,  {}};
        QCoreApplication::sendEvent(table.view.viewport(), &move);
        QTest::mouseRelease(table.view.viewport(), Qt::MiddleButton, {}, {340, 325});
        QCOMPARE(table.view.toViewport({30, 22}) - before, QPointF(40, 25));
        QVERIFY(!table.document.isModified());
    }

    void theTable_cannotBeLost() {
        GuiTable table;
        for (int i = 0; i < 200; ++i) {
            wheel(table.view, {400, 300}, 120, Qt::ShiftModifier);
        }
        const QRectF shown = QRectF{table.view.toViewport({0, 0}), table.view.toViewport({60, 44})};
        QVERIFY(shown.intersected(QRectF{table.view.viewport()->rect()}).width() >= 40);
    }

    void drop_placesTheBase() {
        GuiTable table;
        drop(table.view, kOval, {30, 10});
        const scenarios::Scenario& scenario = table.document.scenario();
        QCOMPARE(scenario.models.size(), std::size_t{4});
        const scenarios::Model& model = scenario.models.back();
        const QPointF place = app::toInches(model.position);
        // The drag of the platform is in whole pixels.
        QVERIFY(QLineF(place, QPointF(30, 10)).length() <= 1.5 / table.view.pixelsPerInch());
        QVERIFY(model.base == *geometry::Footprint::oval(geometry::Length::fromMillimeters(60),
                                                         geometry::Length::fromMillimeters(35.5)));
        QCOMPARE(model.player.value, QStringLiteral("b"));
        // From (30, 10) the other player's model at (10, 20) is nearer to down left than to left.
        QCOMPARE(model.facing.degrees(), 135.0);
        QCOMPARE(model.name, QStringLiteral("Rider"));
        QCOMPARE(model.height, geometry::Length::fromInches(3));
        QCOMPARE(table.document.undoStack()->count(), 1);
        QVERIFY(table.state.isSelected(model.id));
        QVERIFY(!table.view.ghost());
        table.document.undoStack()->undo();
        QCOMPARE(scenario.models.size(), std::size_t{3});
        QVERIFY(table.state.selection().empty());
    }

    /// With one model for each side nobody has to say which two are meant.
    void drop_ofTheSecondOfTwo_asksAboutThePair() {
        constexpr auto red = R"({ "base": { "shape": "round", "diameter_mm": 32 }, "player": "a" })";
        scenarios::Scenario empty = test::smallTable();
        empty.models.clear();
        const auto dropped = [&](std::initializer_list<const char*> bases) {
            auto table = std::make_unique<GuiTable>(empty);
            double x = 10;
            for (const char* base : bases) {
                drop(table->view, base, {x += 8, 30});
            }
            return table;
        };
        const auto pair = dropped({kOval, red});
        const auto& models = pair->document.scenario().models;
        QCOMPARE(models.size(), std::size_t{2});
        QVERIFY(pair->state.observer() == models[0].id && pair->state.target() == models[1].id);
        // A third one changes nothing.
        drop(pair->view, red, {40, 30});
        QVERIFY(pair->state.observer() == models[0].id && pair->state.target() == models[1].id);
        // Two of one side are no question.
        const auto friends = dropped({kOval, kOval});
        QCOMPARE(friends->document.scenario().models.size(), std::size_t{2});
        QVERIFY(!friends->state.observer() && !friends->state.target());
    }

    void drop_placesAUnit_inOneStep() {
        GuiTable table;
        const auto& scenario = table.document.scenario();
        drop(table.view,
             R"({ "base": { "shape": "round", "diameter_mm": 32 }, "player": "b", "count": 3, "formation": "line" })",
             {30, 20});
        QCOMPARE(scenario.models.size(), std::size_t{6});
        // The other player's model is on the left, at (10, 20): one rank that faces it, 32 mm and half an inch from
        // middle to middle, about the pointer.
        const double step = 32 / 25.4 + 0.5;
        const double middle = scenario.models[4].position.y.inches();
        QVERIFY(std::abs(scenario.models[3].position.y.inches() - (middle + step)) < 1e-6);
        QVERIFY(std::abs(scenario.models[5].position.y.inches() - (middle - step)) < 1e-6);
        QCOMPARE(scenario.models[3].position.x, scenario.models[5].position.x);
        QCOMPARE(scenario.models[5].facing.degrees(), 180.0);
        QVERIFY(!scenario.models[3].unit.isEmpty());
        QCOMPARE(scenario.models[3].unit, scenario.models[5].unit);
        QCOMPARE(table.document.undoStack()->count(), 1);
        table.document.undoStack()->undo();
        QCOMPARE(scenario.models.size(), std::size_t{3});
    }

    void drop_onAHill_takesItsHeight_inTheSameStep() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("hill"), 40, 2, 56, 14, 3));
        scenario.terrain.back().kind = QStringLiteral("hill");
        GuiTable table{scenario};
        const char* base = R"({ "base": { "shape": "round", "diameter_mm": 32 }, "player": "b" })";
        const auto& models = table.document.scenario().models;
        drop(table.view, base, {48, 8});
        QCOMPARE(models.size(), std::size_t{4});
        QCOMPARE(models.back().elevation, geometry::Length::fromInches(3));
        QCOMPARE(table.document.undoStack()->count(), 1);
        table.document.undoStack()->undo();
        QVERIFY(table.document.scenario() == scenario);
        drop(table.view, base, {30, 30});
        QCOMPARE(models.back().elevation, geometry::Length{});
        table.state.setSettlesModels(false);
        drop(table.view, base, {48, 8});
        QCOMPARE(models.size(), std::size_t{5});
        QCOMPARE(models.back().elevation, geometry::Length{});
    }

    void drop_ofSomethingElse_placesNothing() {
        GuiTable table;
        for (const char* json :
             {"", "{}", R"({ "base": { "shape": "round" } })", R"({ "base": { "shape": "round", "diameter_mm": -3 } })",
              R"({ "base": { "shape": "star", "diameter_mm": 32 } })",
              R"({ "base": { "shape": "hull", "outline_mm": [[0, 0], [1, 1]] } })"}) {
            drop(table.view, json, {30, 10});
            QCOMPARE(table.document.scenario().models.size(), std::size_t{3});
        }
        QVERIFY(!table.document.isModified());
    }

    void leavingDrag_takesTheGhostAway() {
        GuiTable table;
        drop(table.view, kOval, {30, 10}, false);
        QVERIFY(table.view.ghost());
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(table.view.viewport(), &leave);
        QVERIFY(!table.view.ghost());
        QVERIFY(!table.document.isModified());
    }

    void T23_hitTest_matchesThePixels() {
        // Runs at several scale factors of the screen (see the list of tests): the pixels of the rim and the hit test
        // must agree.
        GuiTable table;
        table.state.setHovered({});
        const double dots = table.view.devicePixelRatioF();
        const QImage picture = table.view.grab().toImage();
        QCOMPARE(picture.width(), static_cast<int>(std::lround(900 * dots)));
        const app::Theme& theme = table.scene.theme();
        const QColor rim = theme.playerColor(table.document.scenario(), {QStringLiteral("a")});
        const double radius = geometry::Length::fromMillimeters(16).inches();
        const double inPixels = 1.0 / table.view.pixelsPerInch();
        for (const QPointF way : {QPointF{1, 0}, QPointF{-1, 0}, QPointF{0, 1}, QPointF{0, -1}}) {
            const QPointF inside = QPointF{10, 20} + way * (radius - 1.2 * inPixels);
            const QPointF pixel = table.view.toViewport(inside) * dots;
            const QColor seen = picture.pixelColor(static_cast<int>(pixel.x()), static_cast<int>(pixel.y()));
            const int difference = std::abs(seen.red() - rim.red()) + std::abs(seen.green() - rim.green()) +
                                   std::abs(seen.blue() - rim.blue());
            QVERIFY2(difference < 120, qPrintable(seen.name()));
            QVERIFY(table.scene.modelAt(inside, 0.0) == ModelId{QStringLiteral("m1")});
            QVERIFY(!table.scene.modelAt(QPointF{10, 20} + way * (radius + 1.5 * inPixels), 0.0));
            QVERIFY(table.scene.modelAt(QPointF{10, 20} + way * (radius + 2.5 * inPixels), 3.0));
        }
    }

    void T13_modelInTheCorner_isHit() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models.push_back(test::roundModel(QStringLiteral("corner"), QStringLiteral("a"), 0, 0));
        GuiTable table{scenario};
        table.click({0, 0});
        QVERIFY(table.state.isSelected(ModelId{QStringLiteral("corner")}));
    }

    void hit_prefersModelsThenTheSmallestPiece() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("area"), 20, 10, 50, 40, 0));
        GuiTable table{scenario};
        QVERIFY(table.scene.hitTest({40, 20}) == AnyId{ModelId{QStringLiteral("m2")}});
        QVERIFY(table.scene.hitTest({25, 20}) == AnyId{PieceId{QStringLiteral("box")}});
        QVERIFY(table.scene.hitTest({30, 35}) == AnyId{PieceId{QStringLiteral("area")}});
        QVERIFY(!table.scene.hitTest({5, 5}));
    }

    void aChange_touchesOnlyItsItem() {
        GuiTable table;
        (void)table.scene.takeTouchedCount();
        table.document.edit(QStringLiteral("Move"),
                            scenarios::withModelAt(table.document.scenario(), {QStringLiteral("m1")},
                                                   geometry::pointFromInches(12, 20)));
        QCOMPARE(table.scene.takeTouchedCount(), 1);
        const std::vector<AnyId> two{ModelId{QStringLiteral("m1")}, PieceId{QStringLiteral("box")}};
        table.document.edit(QStringLiteral("Delete"), scenarios::withRemoved(table.document.scenario(), two));
        QCOMPARE(table.scene.takeTouchedCount(), 2);
        QVERIFY(!table.scene.modelAt({12, 20}));
        table.document.undoStack()->undo();
        QCOMPARE(table.scene.takeTouchedCount(), 2);
    }

    void cursorMoved_isInInches() {
        GuiTable table;
        std::optional<QPointF> place;
        connect(&table.view, &TableView::cursorMoved, this, [&](std::optional<QPointF> at) { place = at; });
        table.hover({12.5, 30.25});
        QVERIFY(place);
        QVERIFY(QLineF(*place, QPointF(12.5, 30.25)).length() < 1e-6);
        QEvent leave{QEvent::Leave};
        QCoreApplication::sendEvent(table.view.viewport(), &leave);
        QVERIFY(!place);
    }

    void linesKeepTheirWidthAtAnyZoom() {
        // The rim of a tall piece is three pixels wide at any zoom: count dark pixels across its left edge.
        GuiTable table;
        const auto darkPixels = [&] {
            const double dots = table.view.devicePixelRatioF();
            const QImage picture = table.view.grab().toImage();
            const QPointF edge = table.view.toViewport({24, 20}) * dots;
            const QColor line = table.scene.theme().terrain;
            int count = 0;
            for (int x = static_cast<int>(edge.x() - 12 * dots); x < edge.x() + 12 * dots; ++x) {
                const QColor seen = picture.pixelColor(x, static_cast<int>(edge.y()));
                count += std::abs(seen.lightness() - line.lightness()) < 25 ? 1 : 0;
            }
            return count / dots;
        };
        table.view.setPixelsPerInch(15, {450, 350});
        const double far = darkPixels();
        table.view.setPixelsPerInch(90, table.view.toViewport({24, 20}));
        const double near = darkPixels();
        QVERIFY2(far >= 2 && far <= 4, qPrintable(QString::number(far)));
        QVERIFY2(near >= 2 && near <= 4, qPrintable(QString::number(near)));
    }

    void contextMenu_namesTheThing() {
        GuiTable table;
        std::optional<AnyId> named;
        connect(&table.view, &TableView::contextMenuRequested, this,
                [&](const std::optional<AnyId>& id, const QPoint&) { named = id; });
        const QPoint at = table.view.toViewport({40, 30}).toPoint();
        QContextMenuEvent event{QContextMenuEvent::Mouse, at, table.view.viewport()->mapToGlobal(at)};
        QCoreApplication::sendEvent(table.view.viewport(), &event);
        QVERIFY(named == AnyId{ModelId{QStringLiteral("m3")}});
    }
};

int main(int argc, char** argv) { return test::runWithTestFont<TestTableView>(argc, argv); }
#include "tst_table_view.moc"
