#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/seeing_actions.h"
#include "app/desktop/main_window.h"
#include "app/desktop/panels/pair_list.h"
#include "app/desktop/scene/table_view.h"
#include "app/desktop/seeing_desk.h"
#include "app/desktop/settings/settings.h"
#include "tests/support/gui_table.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace sightline;
using app::MainWindow;
using app::Settings;

namespace {

struct Window {
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    Window() {
        window.resize(1300, 850);
        window.openLibrary(QStringLiteral("first-wall"));
        window.document().newScenario(test::smallTable());
        window.show();
        window.activateWindow();
        window.view()->setFocus();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] app::SeeingDesk& seeing() const { return window.seeing(); }
    [[nodiscard]] app::SeeingActions& actions() const { return *window.actions().seeing; }
    [[nodiscard]] QWidget& canvas() const { return *window.view()->viewport(); }
    void hover(QPointF place) const {
        const QPointF at = window.view()->toViewport(place);
        QMouseEvent move{QEvent::MouseMove, at, canvas().mapToGlobal(at), Qt::NoButton, Qt::NoButton, {}};
        QCoreApplication::sendEvent(&canvas(), &move);
    }
    [[nodiscard]] QDockWidget& dock(const char* name) const { return *window.findChild<QDockWidget*>(QLatin1String{name}); }
};

} // namespace

/// Keys, menus and panels of what is shown beside the pair in front.
class TestSeeingWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFont(); }

    void T20_holding_shows_releasingTakesAway() {
        Window w;
        QTRY_VERIFY(w.window.view()->hasFocus());
        QVERIFY(!w.seeing().allLines().isOn());
        QTest::keyPress(w.window.view(), Qt::Key_G);
        QVERIFY(w.seeing().allLines().isOn());
        QTest::keyPress(w.window.view(), Qt::Key_A); // another key does not end it
        QTest::keyRelease(w.window.view(), Qt::Key_A);
        QVERIFY(w.seeing().allLines().isOn());
        QTRY_VERIFY(!w.seeing().isBusy());
        QCOMPARE(w.window.findChild<QLabel*>(QStringLiteral("statusHint"))->text(), QStringLiteral("4 lines: 2 seen, 2 not."));
        QTest::keyRelease(w.window.view(), Qt::Key_G);
        QVERIFY(!w.seeing().allLines().isOn());
        QVERIFY(!w.actions().allLines->isChecked());
    }

    void theMenu_turnsTheSwitch_andTheKeyKeepsIt() {
        Window w;
        w.actions().allLinesHold->trigger();
        QVERIFY(w.actions().allLines->isChecked());
        QVERIFY(w.seeing().allLines().isOn());
        // Holding and releasing does not turn off what was switched on.
        QTRY_VERIFY(w.window.view()->hasFocus());
        QTest::keyPress(w.window.view(), Qt::Key_G);
        QTest::keyRelease(w.window.view(), Qt::Key_G);
        QVERIFY(w.seeing().allLines().isOn());
        w.actions().allLines->trigger();
        QVERIFY(!w.seeing().allLines().isOn());
    }

    void losingTheKeys_endsTheHold() {
        Window w;
        QTRY_VERIFY(w.window.view()->hasFocus());
        QTest::keyPress(w.window.view(), Qt::Key_Q);
        QVERIFY(w.seeing().probe().isOn());
        w.dock("verdictDock").setFocusPolicy(Qt::StrongFocus);
        w.dock("verdictDock").setFocus();
        QVERIFY(!w.seeing().probe().isOn());
    }

    void T22_probe_staysWhileThePointerIsOverAPanel_andGoesOnAfter() {
        Window w;
        w.hover({27, 20});
        w.actions().probe->trigger();
        QTRY_VERIFY(!w.seeing().isBusy());
        QVERIFY(w.dock("spotDock").isVisible());
        auto* panel = w.window.findChild<app::PairList*>(QStringLiteral("spotPanel"));
        QCOMPARE(panel->summary(), QStringLiteral("2 of 3 models see the spot at (27.00, 20.00) in."));
        QEvent leave{QEvent::Leave};
        QCoreApplication::sendEvent(&w.canvas(), &leave);
        QTRY_VERIFY(!w.seeing().isBusy());
        QCOMPARE(panel->summary(), QStringLiteral("2 of 3 models see the spot at (27.00, 20.00) in."));
        w.hover({12, 25});
        QTRY_VERIFY(!w.seeing().isBusy());
        QVERIFY2(panel->summary().startsWith(QStringLiteral("3 of 3 models see the spot at (12.")), qPrintable(panel->summary()));
        // The nearest who sees it stands first, with its word.
        auto* list = panel->findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 3);
        QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("m1"));
        QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("clear"));
        w.actions().probe->trigger();
        QVERIFY(!w.dock("spotDock").isVisible());
    }

    void probe_walksWithTheArrows() {
        Window w;
        w.hover({27, 20});
        w.window.state().clearSelection();
        w.actions().probe->trigger();
        const QPointF start = *w.seeing().probe().place();
        QTest::keyClick(w.window.view(), Qt::Key_Right);
        QTest::keyClick(w.window.view(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(*w.seeing().probe().place(), start + QPointF(1, 0.1));
        // What is selected goes first.
        w.window.state().setSelection({scenarios::ModelId{QStringLiteral("m1")}});
        QTest::keyClick(w.window.view(), Qt::Key_Right);
        QCOMPARE(*w.seeing().probe().place(), start + QPointF(1, 0.1));
    }

    void keptLines_areListed_askedAgain_andDropped() {
        Window w;
        QVERIFY(!w.actions().keepLine->isEnabled());
        w.window.chooseObserver(QStringLiteral("m1"));
        w.window.chooseTarget(QStringLiteral("m2"));
        QVERIFY(w.actions().keepLine->isEnabled());
        w.actions().keepLine->trigger();
        QVERIFY(w.actions().keepLine->isChecked());
        QVERIFY(w.dock("keptDock").isVisible());
        w.window.chooseTarget(QStringLiteral("m3"));
        QVERIFY(!w.actions().keepLine->isChecked());
        w.actions().keepLine->trigger();
        QTRY_VERIFY(!w.seeing().isBusy());
        auto* panel = w.window.findChild<app::PairList*>(QStringLiteral("keptPanel"));
        QCOMPARE(panel->summary(), QStringLiteral("2 lines are kept."));
        auto* list = panel->findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("m1 → m2"));
        QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("blocked"));
        QCOMPARE(list->topLevelItem(1)->text(1), QStringLiteral("clear"));
        emit list->itemActivated(list->topLevelItem(0), 0);
        QCOMPARE(w.window.state().target()->value, QStringLiteral("m2"));
        QVERIFY(w.actions().keepLine->isChecked());
        list->setCurrentItem(list->topLevelItem(0));
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(panel->summary(), QStringLiteral("1 line is kept."));
        QVERIFY(!w.actions().keepLine->isChecked());
        // The button does the same, and nothing stays on the table.
        list->setCurrentItem(list->topLevelItem(0));
        panel->findChild<QToolButton*>()->click();
        QVERIFY(w.seeing().kept().pairs().empty());
        QVERIFY(!w.actions().dropLines->isEnabled());
    }

    void leavingTheTable_endsAll() {
        Window w;
        w.actions().allLines->trigger();
        w.actions().probe->trigger();
        w.window.document().newScenario(test::smallTable());
        w.window.actions().close->trigger();
        QVERIFY(!w.seeing().allLines().isOn());
        QVERIFY(!w.seeing().probe().isOn());
        QVERIFY(!w.actions().allLines->isEnabled());
    }
};

QTEST_MAIN(TestSeeingWindow)
#include "tst_seeing_window.moc"
