#include "app/shared/painting/paint_options.h"
#include "scenarios/edits/edits.h"
#include "tests/support/gui_table.h"

#include <QSignalSpy>
#include <QTest>
#include <QtWidgets>

#include <algorithm>
#include <cmath>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using namespace sightline::test;

namespace {

double drift(const TableView& view, QPointF onTable, QPointF inViewport) {
    const QPointF off = view.toViewport(onTable) - inViewport;
    return std::max(std::abs(off.x()), std::abs(off.y()));
}

/// One finger or two on the glass over the table.
class Fingers {
public:
    explicit Fingers(TableView& view) : m_view{view} {}

    void press(QPointF first) {
        QTest::touchEvent(m_view.viewport(), device()).press(0, first.toPoint(), m_view.viewport());
    }
    void move(QPointF first) {
        QTest::touchEvent(m_view.viewport(), device()).move(0, first.toPoint(), m_view.viewport());
    }
    void release(QPointF first) {
        QTest::touchEvent(m_view.viewport(), device()).release(0, first.toPoint(), m_view.viewport());
    }
    void pressSecond(QPointF first, QPointF second) {
        QTest::touchEvent(m_view.viewport(), device())
            .move(0, first.toPoint(), m_view.viewport())
            .press(1, second.toPoint(), m_view.viewport());
        move(first, second);
    }
    void move(QPointF first, QPointF second) {
        QTest::touchEvent(m_view.viewport(), device())
            .move(0, first.toPoint(), m_view.viewport())
            .move(1, second.toPoint(), m_view.viewport());
    }
    void release(QPointF first, QPointF second) {
        QTest::touchEvent(m_view.viewport(), device())
            .release(0, first.toPoint(), m_view.viewport())
            .release(1, second.toPoint(), m_view.viewport());
    }

private:
    static QPointingDevice* device() {
        static QPointingDevice* glass = QTest::createTouchDevice();
        return glass;
    }
    TableView& m_view;
};

void gesture(TableView& view, Qt::NativeGestureType type, double value, QPointF at) {
    QNativeGestureEvent event{type, QPointingDevice::primaryPointingDevice(), 2,     at,
                              at,   view.viewport()->mapToGlobal(at),         value, {}};
    QCoreApplication::sendEvent(view.viewport(), &event);
}

void pen(TableView& view,
         QEvent::Type type,
         QPointF at,
         Qt::MouseButton button,
         Qt::MouseButtons buttons,
         double pressure = 0.5) {
    QTabletEvent event{type,     QPointingDevice::primaryPointingDevice(),
                       at,       view.viewport()->mapToGlobal(at),
                       pressure, 0,
                       0,        0,
                       0,        0,
                       {},       button,
                       buttons};
    QCoreApplication::sendEvent(view.viewport(), &event);
    QVERIFY(event.isAccepted()); // or Qt makes a mouse event of it as well
}

void wheel(TableView& view,
           QPointF at,
           QPoint angle,
           QPoint pixels = {},
           Qt::KeyboardModifiers modifiers = {},
           const QPointingDevice* device = QPointingDevice::primaryPointingDevice()) {
    QWheelEvent event{
        at,    view.viewport()->mapToGlobal(at), pixels, angle, Qt::NoButton, modifiers, Qt::NoScrollPhase,
        false, Qt::MouseEventNotSynthesized,     device};
    QCoreApplication::sendEvent(view.viewport(), &event);
}

const QPointingDevice& touchpad() {
    static const QPointingDevice pad{QStringLiteral("pad"),
                                     77,
                                     QInputDevice::DeviceType::TouchPad,
                                     QPointingDevice::PointerType::Finger,
                                     QInputDevice::Capability::Scroll | QInputDevice::Capability::PixelScroll,
                                     2,
                                     2};
    return pad;
}

} // namespace

/// Hands on the table: fingers, pens, touchpads, wheels.
class TestPointer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFont(); }

    void pinch_keepsWhatLayUnderTheFingersAtFirst() {
        GuiTable table;
        Fingers fingers{table.view};
        const QPointF middle{450, 350};
        const QPointF onTable = table.view.toTable(middle);
        const double before = table.view.pixelsPerInch();
        fingers.press(middle - QPointF{50, 0});
        fingers.pressSecond(middle - QPointF{50, 0}, middle + QPointF{50, 0});
        for (int spread = 50; spread <= 200; spread += 10) {
            fingers.move(middle - QPointF{1.0 * spread, 0}, middle + QPointF{1.0 * spread, 0});
            QVERIFY2(drift(table.view, onTable, middle) <= 0.5,
                     qPrintable(QStringLiteral("%1 at %2").arg(drift(table.view, onTable, middle)).arg(spread)));
        }
        QVERIFY2(table.view.pixelsPerInch() > 2.8 * before,
                 qPrintable(QString::number(table.view.pixelsPerInch() / before)));
        fingers.release(middle - QPointF{200, 0}, middle + QPointF{200, 0});
        QVERIFY(table.document.undoStack()->count() == 0);
    }

    void twoFingers_push_withoutZooming() {
        GuiTable table;
        table.view.setPixelsPerInch(40, {450, 350});
        Fingers fingers{table.view};
        const double before = table.view.pixelsPerInch();
        const QPointF start{400, 300};
        const QPointF apart{80, 4};
        fingers.press(start);
        fingers.pressSecond(start, start + apart);
        const QPointF onTable = table.view.toTable(start + apart / 2 + QPointF{10, 0});
        for (int step = 1; step <= 10; ++step) {
            // Real fingers are never quite as far apart as before.
            const QPointF by{10.0 * step, 6.0 * step};
            fingers.move(start + by, start + by + apart * (step % 2 == 0 ? 1.0 : 1.03));
        }
        QCOMPARE(table.view.pixelsPerInch(), before);
        // All of the way but for what it took to know that pushing is meant.
        const QPointF moved = table.view.toViewport(onTable) - (start + apart / 2 + QPointF{10, 0});
        QVERIFY2(std::abs(moved.x() - 100) < 15 && std::abs(moved.y() - 60) < 10,
                 qPrintable(QStringLiteral("%1 %2").arg(moved.x()).arg(moved.y())));
        fingers.release(start, start + apart);
    }

    void eitherHalf_canBeSwitchedOff() {
        GuiTable table;
        Fingers fingers{table.view};
        const auto spreadAndPush = [&] {
            table.view.fitTable();
            table.view.setPixelsPerInch(40, {450, 350});
            const QPointF middle{450, 350};
            fingers.press(middle - QPointF{50, 0});
            fingers.pressSecond(middle - QPointF{50, 0}, middle + QPointF{50, 0});
            const QPointF before = table.view.toViewport({30, 22});
            for (int step = 1; step <= 10; ++step) {
                const QPointF now = middle + QPointF{0, 8.0 * step};
                fingers.move(now - QPointF{50.0 + 5 * step, 0}, now + QPointF{50.0 + 5 * step, 0});
            }
            fingers.release(middle, middle);
            return std::pair{table.view.pixelsPerInch(), table.view.toViewport({30, 22}) - before};
        };
        table.view.setPointerChoice({WheelUse::ByDevice, TwoFingers::PanOnly, false});
        const auto pushed = spreadAndPush();
        QCOMPARE(pushed.first, 40.0);
        QVERIFY(pushed.second.y() > 50);
        table.view.setPointerChoice({WheelUse::ByDevice, TwoFingers::ZoomOnly, false});
        const auto zoomed = spreadAndPush();
        QVERIFY(zoomed.first > 60.0);
        table.view.setPointerChoice({WheelUse::ByDevice, TwoFingers::PanAndZoom, false});
        const auto both = spreadAndPush();
        QVERIFY(both.first > 60.0);
        QVERIFY(both.second.y() > zoomed.second.y() + 30);
    }

    void oneFinger_dragsAModel_asOneStep() {
        GuiTable table;
        Fingers fingers{table.view};
        const QPointF from = table.view.toViewport({10, 20});
        const QPointF to = table.view.toViewport({16, 30});
        fingers.press(from);
        QCOMPARE(table.document.undoStack()->count(), 0);
        for (int step = 1; step <= 5; ++step) {
            fingers.move(from + (to - from) * step / 5.0);
        }
        fingers.release(to);
        QCOMPARE(table.document.undoStack()->count(), 1);
        QVERIFY((table.positionOf(QStringLiteral("m1")) - QPointF{16, 30}).manhattanLength() < 0.6);
    }

    void aTap_selects_evenALittleBeside() {
        GuiTable table;
        Fingers fingers{table.view};
        const double radius = 16 / 25.4 * table.view.pixelsPerInch();
        const QPointF beside = table.view.toViewport({10, 20}) + QPointF{radius + 12, 0};
        QVERIFY(!table.scene.hitTest(table.view.toTable(beside)));
        fingers.press(beside);
        fingers.release(beside);
        QVERIFY(table.state.isSelected(kM1));
        // The mouse is as exact as before.
        QVERIFY(!table.scene.hitTest(table.view.toTable(beside)));
    }

    void aSecondFinger_inTime_leavesNothingBehind() {
        GuiTable table;
        table.tools.setCurrent(app::ToolKind::Objective);
        Fingers fingers{table.view};
        fingers.press({450, 350});
        fingers.pressSecond({450, 350}, {550, 350});
        fingers.move({400, 350}, {600, 350});
        fingers.release({400, 350}, {600, 350});
        QCOMPARE(table.document.undoStack()->count(), 0);
        QVERIFY(table.document.scenario().objectives.empty());
        fingers.press({450, 350});
        fingers.release({450, 350});
        QCOMPARE(table.document.scenario().objectives.size(), std::size_t{1});
    }

    void theBallOfTheHand_doesNotDisturbADrag() {
        GuiTable table;
        Fingers fingers{table.view};
        const QPointF from = table.view.toViewport({10, 20});
        const double before = table.view.pixelsPerInch();
        fingers.press(from);
        fingers.move(from + QPointF{30, 30});
        fingers.pressSecond(from + QPointF{30, 30}, from + QPointF{200, 200});
        fingers.move(from + QPointF{60, 60}, from + QPointF{260, 240});
        QCOMPARE(table.view.pixelsPerInch(), before);
        fingers.release(from + QPointF{60, 60}, from + QPointF{260, 240});
        QCOMPARE(table.document.undoStack()->count(), 1);
    }

    void aHeldFinger_asksForTheMenu_andPressesNothing() {
        GuiTable table;
        Fingers fingers{table.view};
        QSignalSpy menus{&table.view, &TableView::contextMenuRequested};
        const QPointF at = table.view.toViewport({10, 20});
        fingers.press(at);
        QTRY_COMPARE(menus.count(), 1);
        QCOMPARE(menus.front().front().value<std::optional<AnyId>>(), std::optional<AnyId>{kM1});
        fingers.move(at + QPointF{80, 0});
        fingers.release(at + QPointF{80, 0});
        QCOMPARE(table.document.undoStack()->count(), 0);
        QVERIFY(table.state.selection().empty());
    }

    void aFingerThatMoves_isNotHeld() {
        GuiTable table;
        Fingers fingers{table.view};
        QSignalSpy menus{&table.view, &TableView::contextMenuRequested};
        const QPointF at = table.view.toViewport({30, 35});
        fingers.press(at);
        fingers.move(at + QPointF{60, 0});
        QTimer later; // the time of a held finger, begun after it
        later.setSingleShot(true);
        later.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
        QTRY_VERIFY(!later.isActive());
        QCOMPARE(menus.count(), 0);
        fingers.release(at + QPointF{60, 0});
    }

    void aDoubleTap_endsAnOutline() {
        GuiTable table;
        table.tools.setCurrent(app::ToolKind::Polygon);
        Fingers fingers{table.view};
        const auto tap = [&](QPointF place) {
            const QPointF at = table.view.toViewport(place);
            fingers.press(at);
            fingers.release(at);
        };
        tap({30, 30});
        tap({36, 30});
        tap({36, 36});
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{1});
        tap({30, 36});
        tap({30, 36});
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{2});
    }

    void touchpadPinch_keepsThePointOfItsBeginning() {
        GuiTable table;
        const QPointF at{300, 250};
        const QPointF onTable = table.view.toTable(at);
        gesture(table.view, Qt::BeginNativeGesture, 0, at);
        for (int i = 0; i < 20; ++i) {
            // The pointer drifts a little while the fingers move.
            gesture(table.view, Qt::ZoomNativeGesture, 0.05, at + QPointF{1.0 * i, -0.5 * i});
            QVERIFY2(drift(table.view, onTable, at) <= 0.5,
                     qPrintable(QString::number(drift(table.view, onTable, at))));
        }
        gesture(table.view, Qt::EndNativeGesture, 0, at);
        QVERIFY(table.view.pixelsPerInch() > 2 * TableView::kSmallestScale);
    }

    void wheelsZoom_touchpadsPush_untilSomebodySaysOtherwise() {
        GuiTable table;
        const QPointF at{450, 350};
        const auto after = [&](WheelUse use, bool pad, Qt::KeyboardModifiers modifiers = {}) {
            table.view.fitTable();
            table.view.setPixelsPerInch(40, at);
            table.view.setPointerChoice({use, TwoFingers::PanAndZoom, false});
            const QPointF before = table.view.toViewport({30, 22});
            wheel(table.view, at, {0, 120}, pad ? QPoint{0, 30} : QPoint{}, modifiers,
                  pad ? &touchpad() : QPointingDevice::primaryPointingDevice());
            return std::pair{table.view.pixelsPerInch() != 40.0, table.view.toViewport({30, 22}).y() - before.y()};
        };
        QVERIFY(after(WheelUse::ByDevice, false).first);
        QVERIFY(!after(WheelUse::ByDevice, true).first);
        QCOMPARE(std::round(after(WheelUse::ByDevice, true).second), 30.0);
        QVERIFY(after(WheelUse::Zooms, false).first);
        QVERIFY(after(WheelUse::Zooms, true).first);
        QVERIFY(!after(WheelUse::Scrolls, false).first);
        QVERIFY(after(WheelUse::Scrolls, false).second > 20);
        QVERIFY(after(WheelUse::Scrolls, false, Qt::ControlModifier).first);
    }

    void pen_hoverShowsTheSnap_andTheTipDraws() {
        GuiTable table;
        table.tools.setCurrent(app::ToolKind::Polygon);
        const QImage before = table.view.grab().toImage();
        // Near a corner of the box.
        const QPointF corner = table.view.toViewport({26, 22});
        pen(table.view, QEvent::TabletMove, corner + QPointF{3, 3}, Qt::NoButton, Qt::NoButton, 0.0);
        QVERIFY(table.view.grab().toImage() != before);
        for (const QPointF& place : {QPointF{26, 22}, QPointF{30, 22}, QPointF{30, 26}}) {
            const QPointF at = table.view.toViewport(place) + QPointF{2, 2};
            pen(table.view, QEvent::TabletPress, at, Qt::LeftButton, Qt::LeftButton, 0.1);
            pen(table.view, QEvent::TabletRelease, at, Qt::LeftButton, Qt::NoButton, 0.0);
        }
        table.key(Qt::Key_Return);
        QCOMPARE(table.document.scenario().terrain.size(), std::size_t{2});
        const auto& outline = std::get<geometry::Polygon>(table.document.scenario().terrain.back().outline).outline();
        QVERIFY(std::ranges::find(outline, geometry::pointFromInches(26, 22)) != outline.end());
    }

    void pen_theButtonOnItsBarrel_isTheRightOne() {
        GuiTable table;
        QSignalSpy menus{&table.view, &TableView::contextMenuRequested};
        const QPointF at = table.view.toViewport({10, 20});
        pen(table.view, QEvent::TabletPress, at, Qt::RightButton, Qt::RightButton);
        pen(table.view, QEvent::TabletMove, at + QPointF{50, 0}, Qt::NoButton, Qt::RightButton);
        pen(table.view, QEvent::TabletRelease, at, Qt::RightButton, Qt::NoButton);
        QCOMPARE(menus.count(), 1);
        QCOMPARE(menus.front().front().value<std::optional<AnyId>>(), std::optional<AnyId>{kM1});
        QCOMPARE(table.document.undoStack()->count(), 0);
    }

    void pen_pressureMeansNothing() {
        std::vector<scenarios::Scenario> results;
        for (const double pressure : {0.05, 1.0}) {
            GuiTable table;
            const QPointF from = table.view.toViewport({10, 20});
            pen(table.view, QEvent::TabletPress, from, Qt::LeftButton, Qt::LeftButton, pressure);
            pen(table.view, QEvent::TabletMove, from + QPointF{60, 40}, Qt::NoButton, Qt::LeftButton, pressure);
            pen(table.view, QEvent::TabletRelease, from + QPointF{60, 40}, Qt::LeftButton, Qt::NoButton, pressure);
            QCOMPARE(table.document.undoStack()->count(), 1);
            results.push_back(table.document.scenario());
        }
        QCOMPARE(results[0], results[1]);
    }

    void escape_duringADrag_restores() {
        for (const app::ToolKind tool : {app::ToolKind::Select, app::ToolKind::Sight}) {
            GuiTable table;
            table.tools.setCurrent(tool);
            const auto before = table.document.scenario();
            table.press({10, 20});
            table.hover({12, 22});
            table.hover({15, 25});
            QVERIFY(!(table.document.scenario() == before));
            table.key(Qt::Key_Escape);
            QCOMPARE(table.document.scenario(), before);
            table.hover({20, 30});
            table.release({20, 30});
            QCOMPARE(table.document.scenario(), before);
            QCOMPARE(table.document.undoStack()->count(), 0);
            QVERIFY(!table.document.isModified());
        }
    }

    void noPush_losesTheTable() {
        GuiTable table;
        Fingers fingers{table.view};
        for (int times = 0; times < 12; ++times) {
            fingers.press({100, 100});
            fingers.pressSecond({100, 100}, {200, 100});
            fingers.move({400, 400}, {500, 400});
            fingers.move({700, 600}, {800, 600});
            fingers.release({700, 600}, {800, 600});
        }
        const QRectF window{table.view.viewport()->rect()};
        const QRectF shown{table.view.toViewport({0, 0}), table.view.toViewport({60, 44})};
        QVERIFY(window.intersects(shown));
        QVERIFY(window.intersected(shown).width() >= 60 && window.intersected(shown).height() >= 60);
    }
};

QTEST_MAIN(TestPointer)
#include "tst_pointer.moc"
