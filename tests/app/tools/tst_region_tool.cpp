#include "app/desktop/tools/light_tool.h"
#include "app/desktop/tools/region_shape.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"

#include <array>

using namespace sightline;
using app::LightChoice;
using scenarios::Scenario;

namespace {

const QRectF kTable{0, 0, 60, 44};

geometry::Polygon box(double left, double top, double right, double bottom) {
    return *app::regionOf(
        std::array{QPointF{left, top}, QPointF{right, top}, QPointF{right, bottom}, QPointF{left, bottom}}, kTable);
}

struct Table : test::GuiTable {
    explicit Table(const QString& kind = QStringLiteral("shade"), bool byCorners = false)
        : GuiTable{scenarios::withFog(test::smallTable(), true)} {
        tools.setCurrent(app::ToolKind::Light);
        LightChoice choice;
        choice.region = kind;
        choice.byCorners = byCorners;
        tool().setChoice(choice);
    }
    [[nodiscard]] app::LightTool& tool() { return static_cast<app::LightTool&>(tools.tool(app::ToolKind::Light)); }
    [[nodiscard]] const std::vector<scenarios::VisionRegion>& regions() const {
        return document.scenario().vision->regions;
    }
    [[nodiscard]] int steps() { return document.undoStack()->count(); }
};

} // namespace

/// Regions are drawn, moved and shaped by hand.
class TestRegionTool : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFont(); }

    void aRegionIsDrawnCornerByCorner() {
        Table t{QStringLiteral("magic-dark"), true};
        for (const QPointF& corner : {QPointF{5, 5}, QPointF{12, 6}, QPointF{9, 12}}) {
            t.click(corner);
        }
        QVERIFY(t.regions().empty());
        t.click({20, 20});
        t.key(Qt::Key_Backspace); // that one was too many
        t.key(Qt::Key_Return);
        QCOMPARE(t.regions().size(), std::size_t{1});
        QCOMPARE(t.regions()[0].kind, QStringLiteral("magic-dark"));
        QCOMPARE(t.regions()[0].outline.outline().size(), std::size_t{3});
        QCOMPARE(t.tool().chosen(), t.regions()[0].id);
        QCOMPARE(t.steps(), 1);
        t.document.undoStack()->undo();
        QVERIFY(t.regions().empty());
    }

    void aClickOnTheFirstCornerClosesIt() {
        Table t{QStringLiteral("fog"), true};
        for (const QPointF& corner : {QPointF{5, 5}, QPointF{15, 5}, QPointF{15, 15}, QPointF{5, 5}}) {
            t.click(corner);
        }
        QCOMPARE(t.regions().size(), std::size_t{1});
        QVERIFY(!t.tool().isBusy());
    }

    void cornersThatCross_areRefusedWithASentence() {
        Table t{QStringLiteral("fog"), true};
        QString said;
        connect(&t.tool(), &app::Tool::statusText, this, [&](const QString& text) { said = text; });
        for (const QPointF& corner : {QPointF{5, 5}, QPointF{15, 15}, QPointF{15, 5}, QPointF{5, 15}}) {
            t.click(corner);
        }
        t.key(Qt::Key_Return);
        QVERIFY(t.regions().empty());
        QVERIFY(said.contains(QStringLiteral("cross")));
    }

    void escapeGivesUpWhatIsHalfDrawn() {
        Table t{QStringLiteral("fog"), true};
        t.click({5, 5});
        t.click({15, 5});
        t.key(Qt::Key_Escape);
        QVERIFY(!t.tool().isBusy());
        t.key(Qt::Key_Left);
        QCOMPARE(t.steps(), 0);
    }

    void aRegionIsDraggedByItsBorder_inOneStep() {
        Table t;
        t.drag({10, 30}, {16, 36});
        QCOMPARE(t.regions().size(), std::size_t{1});
        const auto before = t.regions()[0].outline;
        t.tool().choose({});
        t.drag({13, 30}, {17, 32});
        QCOMPARE(t.regions().size(), std::size_t{1});
        QCOMPARE(t.steps(), 2);
        for (std::size_t i = 0; i < before.outline().size(); ++i) {
            const auto& corner = t.regions()[0].outline.outline()[i];
            QVERIFY(std::abs((corner.x - before.outline()[i].x).inches() - 4) < 0.05 &&
                    std::abs((corner.y - before.outline()[i].y).inches() - 2) < 0.05);
        }
        t.document.undoStack()->undo();
        QVERIFY(t.regions()[0].outline == before);
    }

    void aRegionIsMovedByKeys_andStaysOnTheTable() {
        Table t;
        t.drag({1.5, 30}, {6.5, 36});
        const auto left = [&] {
            return std::ranges::min(t.regions()[0].outline.outline(), {}, [](const auto& corner) { return corner.x; })
                .x.inches();
        };
        const double before = left();
        t.key(Qt::Key_Left);
        QVERIFY(std::abs(left() - (before - 1)) < 1e-6);
        t.key(Qt::Key_Left);
        t.key(Qt::Key_Left);
        QVERIFY(std::abs(left()) < 1e-6);
        t.key(Qt::Key_Delete);
        QVERIFY(t.regions().empty());
    }

    void aCornerIsDragged_madeAndTakenAway() {
        Table t;
        t.drag({10, 30}, {16, 36});
        t.drag({16, 36}, {20, 40});
        QVERIFY(t.regions()[0].outline.contains(geometry::pointFromInches(19, 39)));
        t.press({13, 30}, Qt::ShiftModifier);
        t.release({13, 30}, Qt::ShiftModifier);
        QCOMPARE(t.regions()[0].outline.outline().size(), std::size_t{5});
        t.press({13, 30}, Qt::ShiftModifier);
        t.release({13, 30}, Qt::ShiftModifier);
        QCOMPARE(t.regions()[0].outline.outline().size(), std::size_t{4});
        QCOMPARE(t.regions().size(), std::size_t{1});
    }

    void aLightInARegion_isPlacedThere() {
        Table t;
        t.drag({10, 30}, {20, 40});
        t.tool().setChoice({});
        t.click({15, 35});
        QCOMPARE(t.document.scenario().vision->lights.size(), std::size_t{1});
        QCOMPARE(t.regions().size(), std::size_t{1});
    }

    void shapes_data() {
        testsupport::addColumns<QPointF, QPointF>("by", "moved");
        QTest::newRow("freely") << QPointF{3, -2} << QPointF{3, -2};
        QTest::newRow("to the left edge") << QPointF{-30, 0} << QPointF{-10, 0};
        QTest::newRow("to the corner") << QPointF{100, 100} << QPointF{40, 24};
    }
    void shapes() {
        auto [by, moved] = testsupport::fetch<QPointF, QPointF>("by", "moved");
        const auto shape = box(10, 10, 20, 20);
        const auto there = app::shiftedRegion(shape, by, kTable);
        QCOMPARE(there, box(10 + moved.x(), 10 + moved.y(), 20 + moved.x(), 20 + moved.y()));
        // Back again, bit for bit: moving changes no shape.
        QCOMPARE(app::shiftedRegion(there, -moved, kTable), shape);
    }

    void aShapeThatCrossesItself_isNone() {
        const auto shape = box(10, 10, 20, 20);
        QVERIFY(!app::withRegionCorner(shape, 0, {25, 15}, kTable));
        QVERIFY(app::withRegionCorner(shape, 0, {5, 5}, kTable));
        QVERIFY(!app::regionOf(std::array{QPointF{1, 1}, QPointF{1.01, 1}, QPointF{1, 1.01}}, kTable));
        const auto triangle = app::withoutRegionCorner(shape, 0);
        QVERIFY(triangle);
        QVERIFY(!app::withoutRegionCorner(*triangle, 0));
    }
};

QTEST_MAIN(TestRegionTool)
#include "tst_region_tool.moc"
