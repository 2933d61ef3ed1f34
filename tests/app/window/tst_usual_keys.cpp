#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "tests/support/events.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using scenarios::ModelId;

/// The keys that everybody expects and the layout that comes back, row by row as the design lists them.
class TestUsualKeys : public test::WindowTest {
    Q_OBJECT

private:
    void openWindow() {
        showWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        view()->setFocus();
        test::handleEvents();
    }

    [[nodiscard]] QAction* named(const QString& name) const {
        const auto& all = actions().all();
        const auto found = std::ranges::find(all, name, &QAction::objectName);
        return found == all.end() ? nullptr : *found;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const { QTest::keyClick(view(), key, modifiers); }

private slots:
    void init() { openWindow(); }

    void ux22_keys_data() {
        testsupport::addTextRows({"action", "keys"}, R"(
            newTable | Ctrl+N
            open | Ctrl+O
            save | Ctrl+S
            saveAs | Ctrl+Shift+S
            print | Ctrl+P
            close | Ctrl+W
            quit | Ctrl+Q
            undo | Ctrl+Z
            redo | Ctrl+Shift+Z Ctrl+Y
            cut | Ctrl+X
            copy | Ctrl+C
            paste | Ctrl+V
            duplicate | Ctrl+D
            remove | Del
            selectAll | Ctrl+A
            help | F1
            shortcuts | Ctrl+?
            rename | F2
            menuBar | F10
            fullScreen | F11
            preferences | Ctrl+,
            fullSize | Ctrl+0
            fitTable | Home 1
            zoomIn | Ctrl++
            zoomOut | Ctrl+-
            selectTool | V
            measureTool | M
            polygonTool | T
            sightTool | L
            eraseTool | E
        )");
    }

    void ux22_keys() {
        auto [action, keys] = testsupport::fetchTexts("action", "keys");
        const QAction* found = named(action);
        QVERIFY2(found, "no such command");
        for (const QString& key : keys.split(QLatin1Char{' '})) {
            QVERIFY2(found->shortcuts().contains(QKeySequence::fromString(key)), qPrintable(key));
        }
    }

    void ux22_menus_areThoseThatPeopleKnow() {
        QStringList titles;
        for (const QAction* menu : m_window->menuBar()->actions()) {
            titles << menu->text().remove(QLatin1Char{'&'});
        }
        QCOMPARE(titles, (QStringList{"File", "Edit", "View", "Insert", "Sight", "Layout", "Play", "Tools", "Help"}));
    }

    void F2_typesANewName() {
        state().setSelection({scenario().models[0].id});
        press(Qt::Key_F2);
        auto* name = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(name);
        QCOMPARE(name->objectName(), QStringLiteral("inspectorName"));
        QTest::keyClicks(name, QStringLiteral("Ann"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(scenario().models[0].name, QStringLiteral("Ann"));
        QCOMPARE(undoStack()->count(), 1);
    }

    void F10_goesToTheMenus() {
        press(Qt::Key_F10);
        QVERIFY(m_window->menuBar()->activeAction());
        if (auto* open = QApplication::activePopupWidget()) {
            open->close();
        }
    }

    void F11_isFullScreen_andBack() {
        press(Qt::Key_F11);
        QTRY_VERIFY(m_window->isFullScreen());
        view()->setFocus();
        press(Qt::Key_F11);
        QTRY_VERIFY(!m_window->isFullScreen());
    }

    void zoomKeys_showHundredPerCent_andTheWholeTable() {
        press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(view()->pixelsPerInch(), TableView::kFullSize);
        press(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(view()->pixelsPerInch() > TableView::kFullSize);
        press(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(std::abs(view()->pixelsPerInch() - TableView::kFullSize) < 0.01);
        for (const auto key : {Qt::Key_Home, Qt::Key_1}) {
            view()->setPixelsPerInch(300, QPointF{10, 10});
            press(key);
            const QRectF shown{view()->toTable({0, 0}),
                               view()->toTable(QPointF(canvas()->width(), canvas()->height()))};
            QVERIFY(shown.contains(QRectF{0, 0, scenario().table.width.inches(), scenario().table.height.inches()}));
        }
    }

    void spaceDrag_pansAndSelectsNothing() {
        view()->setPixelsPerInch(40, QPointF{100, 100});
        const QPointF before = view()->toTable({200, 200});
        QTest::keyPress(view(), Qt::Key_Space);
        QTest::mousePress(canvas(), Qt::LeftButton, {}, {200, 200});
        QTest::mouseMove(canvas(), {230, 260});
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, {230, 260});
        QTest::keyRelease(view(), Qt::Key_Space);
        const QPointF after = view()->toTable({230, 260});
        QVERIFY(QLineF(before, after).length() < 0.05);
        QVERIFY(state().selection().empty());
    }

    void nudgeTurnAndWalk_byKeys() {
        press(Qt::Key_Tab);
        QCOMPARE(state().selection().size(), std::size_t{1});
        const auto first = *state().selection().begin();
        press(Qt::Key_Tab);
        QVERIFY(*state().selection().begin() != first);
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(*state().selection().begin() == first);
        const ModelId id = scenario().models[0].id;
        state().setSelection({id});
        const auto place = [&] { return scenario().model(id)->position; };
        const auto start = place();
        press(Qt::Key_Right);
        QCOMPARE(place().x - start.x, geometry::Length::fromInches(1));
        press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(place().x - start.x, geometry::Length::fromInches(0.9));
        press(Qt::Key_Down, Qt::AltModifier);
        const double pixel = 1.0 / view()->pixelsPerInch();
        QVERIFY(std::abs((place().y - start.y).inches() - pixel) < 1e-6);
        const double facing = scenario().model(id)->facing.degrees();
        press(Qt::Key_R);
        QCOMPARE(scenario().model(id)->facing, geometry::Angle::fromDegrees(facing + 15));
        press(Qt::Key_R, Qt::ShiftModifier);
        press(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(scenario().model(id)->facing, geometry::Angle::fromDegrees(facing + 1));
        undoStack()->setIndex(0);
        QCOMPARE(place(), start);
    }

    void escape_stopsTheTool_thenClearsTheSelection() {
        state().setSelection({scenario().models[0].id});
        press(Qt::Key_T);
        QVERIFY(action("polygonTool")->isChecked());
        press(Qt::Key_Escape);
        QVERIFY(action("selectTool")->isChecked() || state().selection().empty());
        press(Qt::Key_Escape);
        QVERIFY(state().selection().empty());
    }

    void statusLine_tellsThePlace() {
        const QPoint pixel = inView({10, 5}).toPoint();
        QTest::mouseMove(canvas(), pixel);
        auto* words = find<QLabel>("statusCursor");
        QTRY_VERIFY(!words->text().isEmpty());
        const QPointF place = view()->toTable(QPointF{pixel});
        QCOMPARE(words->text(), QStringLiteral("%1, %2 in").arg(place.x(), 0, 'f', 2).arg(place.y(), 0, 'f', 2));
    }

    void ux21_layout_withTabifiedAndMovedDocks_comesBack() {
        find<QDockWidget>("outlineDock")->show();
        find<QDockWidget>("trayDock")->show();
        m_window->tabifyDockWidget(find<QDockWidget>("verdictDock"), find<QDockWidget>("outlineDock"));
        m_window->addDockWidget(Qt::LeftDockWidgetArea, find<QDockWidget>("inspectorDock"));
        find<QDockWidget>("historyDock")->show();
        find<QDockWidget>("historyDock")->setFloating(true);
        find<QDockWidget>("paletteDock")->hide();
        test::handleEvents();
        const auto check = [this] {
            QVERIFY(m_window->tabifiedDockWidgets(find<QDockWidget>("verdictDock"))
                        .contains(find<QDockWidget>("outlineDock")));
            QCOMPARE(m_window->dockWidgetArea(find<QDockWidget>("outlineDock")), Qt::RightDockWidgetArea);
            QCOMPARE(m_window->dockWidgetArea(find<QDockWidget>("inspectorDock")), Qt::LeftDockWidgetArea);
            QVERIFY(find<QDockWidget>("historyDock")->isFloating());
            QVERIFY(find<QDockWidget>("paletteDock")->isHidden());
        };
        check();
        QVERIFY(m_window->close());
        openWindow();
        check();
        for (auto* each : m_window->findChildren<QDockWidget*>()) {
            QVERIFY(!each->objectName().isEmpty());
        }
        trigger("resetLayout");
        QVERIFY(!m_window->tabifiedDockWidgets(find<QDockWidget>("verdictDock"))
                     .contains(find<QDockWidget>("outlineDock")));
        QCOMPARE(m_window->dockWidgetArea(find<QDockWidget>("inspectorDock")), Qt::RightDockWidgetArea);
        QVERIFY(!find<QDockWidget>("historyDock")->isFloating());
        QVERIFY(!find<QDockWidget>("paletteDock")->isHidden());
        QVERIFY(find<QDockWidget>("outlineDock")->isHidden());
    }

    void aBrokenLayout_leavesTheUsualOne() {
        m_settings->setWindowLayout("nonsense", "more of it");
        openWindow();
        QVERIFY(!find<QDockWidget>("paletteDock")->isHidden());
        QVERIFY(!find<QDockWidget>("verdictDock")->isHidden());
        QCOMPARE(m_window->dockWidgetArea(find<QDockWidget>("verdictDock")), Qt::RightDockWidgetArea);
    }
};

QTEST_MAIN(TestUsualKeys)
#include "tst_usual_keys.moc"
