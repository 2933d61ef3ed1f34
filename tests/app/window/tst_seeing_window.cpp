#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/language.h"
#include "app/desktop/dialogs/distances_dialog.h"
#include "app/desktop/panels/legend.h"
#include "app/desktop/panels/pair_list.h"
#include "app/desktop/services/sight_service.h"
#include "app/desktop/settings/appearance.h"
#include "app/desktop/settings/sample_settings.h"
#include "app/desktop/widgets/loupe.h"
#include "app/desktop/widgets/touch_bar.h"
#include "app/desktop/widgets/touch_targets.h"
#include "app/desktop/window/seeing_controller.h"
#include "app/shared/text/verdict_rows.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>
#include <cmath>

using namespace sightline;
using app::Settings;

namespace {

/// Palettes reach widgets only while the program runs.
template <class Act> void whileRunning(Act act) {
    QTimer::singleShot(0, qApp, [&] {
        act();
        QCoreApplication::processEvents();
        QCoreApplication::exit();
    });
    QApplication::exec();
}

} // namespace

/// Keys, menus and panels of what is shown beside the pair in front.
class TestSeeingWindow : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] app::SeeingController& seeing() const { return m_window->seeing(); }
    [[nodiscard]] QDockWidget& dock(const char* name) const { return child<QDockWidget>(name); }

private slots:
    void init() {
        showWindow({1300, 850});
        showTable(test::smallTable());
        m_window->activateWindow();
        view()->setFocus();
        QCoreApplication::processEvents();
    }

    void T20_holding_shows_releasingTakesAway() {
        QTRY_VERIFY(view()->hasFocus());
        QVERIFY(!seeing().allLines().isOn());
        QTest::keyPress(view(), Qt::Key_G);
        QVERIFY(seeing().allLines().isOn());
        QTest::keyPress(view(), Qt::Key_A); // another key does not end it
        QTest::keyRelease(view(), Qt::Key_A);
        QVERIFY(seeing().allLines().isOn());
        QTRY_VERIFY(!seeing().isBusy());
        QCOMPARE(text("statusHint"), QStringLiteral("4 lines: 2 seen, 2 not."));
        QTest::keyRelease(view(), Qt::Key_G);
        QVERIFY(!seeing().allLines().isOn());
        QVERIFY(!action("allLines")->isChecked());
    }

    void listsThatAreEmpty_showTheirHeadingsWhole() {
        for (const char* name : {"targetDock", "spotDock", "keptDock"}) {
            auto* dock = find<QDockWidget>(QString::fromLatin1(name));
            QVERIFY2(dock, name);
            dock->show();
            dock->raise();
            QCoreApplication::processEvents();
            const auto* list = dock->findChild<QTreeWidget*>();
            QVERIFY2(list && list->topLevelItemCount() == 0, name);
            for (int column = 0; column < list->columnCount(); ++column) {
                const int needed = list->fontMetrics().horizontalAdvance(list->headerItem()->text(column));
                QVERIFY2(list->columnWidth(column) >= needed + 4,
                         qPrintable(QStringLiteral("%1: %2").arg(QString::fromLatin1(name),
                                                                 list->headerItem()->text(column))));
            }
        }
    }

    /// All lines are shown to understand what is on the table; another table starts without them.
    void allLines_endWithTheTable() {
        trigger("triedLines");
        trigger("allLines");
        QVERIFY(state().showsTriedLines());
        QVERIFY(seeing().allLines().isOn());
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        QVERIFY(!state().showsTriedLines());
        QVERIFY(!action("triedLines")->isChecked());
        QVERIFY(!action("allLines")->isChecked());
        QVERIFY(!seeing().allLines().isOn());
    }

    void theMenu_turnsTheSwitch_andTheKeyKeepsIt() {
        trigger("allLinesHold");
        QVERIFY(action("allLines")->isChecked());
        QVERIFY(seeing().allLines().isOn());
        // Holding and releasing does not turn off what was switched on.
        QTRY_VERIFY(view()->hasFocus());
        QTest::keyPress(view(), Qt::Key_G);
        QTest::keyRelease(view(), Qt::Key_G);
        QVERIFY(seeing().allLines().isOn());
        trigger("allLines");
        QVERIFY(!seeing().allLines().isOn());
    }

    void losingTheKeys_endsTheHold() {
        QTRY_VERIFY(view()->hasFocus());
        QTest::keyPress(view(), Qt::Key_Q);
        QVERIFY(seeing().probe().isOn());
        dock("verdictDock").setFocusPolicy(Qt::StrongFocus);
        dock("verdictDock").setFocus();
        QVERIFY(!seeing().probe().isOn());
    }

    void T22_probe_staysWhileThePointerIsOverAPanel_andGoesOnAfter() {
        hover({27, 20});
        trigger("probe");
        QTRY_VERIFY(!seeing().isBusy());
        QVERIFY(dock("spotDock").isVisible());
        auto* panel = find<app::PairList>("spotPanel");
        QCOMPARE(panel->summary(), QStringLiteral("2 of 3 models see the point at (27.00, 20.00) in."));
        QEvent leave{QEvent::Leave};
        QCoreApplication::sendEvent(canvas(), &leave);
        QTRY_VERIFY(!seeing().isBusy());
        QCOMPARE(panel->summary(), QStringLiteral("2 of 3 models see the point at (27.00, 20.00) in."));
        hover({12, 25});
        QTRY_VERIFY(!seeing().isBusy());
        QVERIFY2(panel->summary().startsWith(QStringLiteral("3 of 3 models see the point at (12.")),
                 qPrintable(panel->summary()));
        // The nearest who sees it stands first, with its word.
        auto* list = panel->findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 3);
        QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("m1"));
        QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("clear"));
        trigger("probe");
        QVERIFY(!dock("spotDock").isVisible());
    }

    void escape_takesTheMarksOfThePointAway() {
        hover({27, 20});
        trigger("probe");
        QVERIFY(seeing().probe().isOn() && dock("spotDock").isVisible());
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(!seeing().probe().isOn());
        QVERIFY(!action("probe")->isChecked());
        QVERIFY(!dock("spotDock").isVisible());
    }

    void probe_walksWithTheArrows() {
        hover({27, 20});
        state().clearSelection();
        trigger("probe");
        const QPointF start = *seeing().probe().place();
        QTest::keyClick(view(), Qt::Key_Right);
        QTest::keyClick(view(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(*seeing().probe().place(), start + QPointF(1, 0.1));
        // What is selected goes first.
        state().setSelection({scenarios::ModelId{QStringLiteral("m1")}});
        QTest::keyClick(view(), Qt::Key_Right);
        QCOMPARE(*seeing().probe().place(), start + QPointF(1, 0.1));
    }

    void keptLines_areListed_askedAgain_andDropped() {
        QVERIFY(!action("keepLine")->isEnabled());
        m_window->chooseObserver(QStringLiteral("m1"));
        m_window->chooseTarget(QStringLiteral("m2"));
        QVERIFY(action("keepLine")->isEnabled());
        trigger("keepLine");
        QVERIFY(action("keepLine")->isChecked());
        QVERIFY(dock("keptDock").isVisible());
        m_window->chooseTarget(QStringLiteral("m3"));
        QVERIFY(!action("keepLine")->isChecked());
        trigger("keepLine");
        QTRY_VERIFY(!seeing().isBusy());
        auto* panel = find<app::PairList>("keptPanel");
        QCOMPARE(panel->summary(), QStringLiteral("2 lines are kept."));
        auto* list = panel->findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("m1 → m2"));
        QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("blocked"));
        QCOMPARE(list->topLevelItem(1)->text(1), QStringLiteral("clear"));
        emit list->itemActivated(list->topLevelItem(0), 0);
        QCOMPARE(state().target()->value, QStringLiteral("m2"));
        QVERIFY(action("keepLine")->isChecked());
        list->setCurrentItem(list->topLevelItem(0));
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(panel->summary(), QStringLiteral("1 line is kept."));
        QVERIFY(!action("keepLine")->isChecked());
        // The button does the same, and nothing stays on the table.
        list->setCurrentItem(list->topLevelItem(0));
        panel->findChild<QToolButton*>()->click();
        QVERIFY(seeing().pinned().pairs().empty());
        QVERIFY(!action("dropLines")->isEnabled());
    }

    void theLoupe_showsTheNarrowestPlaceOfTheLineInFront() {
        auto& loupe = seeing().loupe();
        QTRY_VERIFY(view()->hasFocus());
        QTest::keyPress(view(), Qt::Key_Y); // nothing to magnify yet
        QVERIFY(loupe.isHidden());
        QTest::keyRelease(view(), Qt::Key_Y);
        m_window->chooseObserver(QStringLiteral("m1"));
        m_window->chooseTarget(QStringLiteral("m2"));
        QTRY_VERIFY(m_window->isSettled());
        const auto* verdict = m_window->sight().lastResult().focused();
        QVERIFY(verdict && verdict->blockedAt);
        QTest::keyPress(view(), Qt::Key_Y);
        QVERIFY(loupe.isVisible());
        QVERIFY(loupe.area().contains(app::toInches(verdict->blockedAt->point)));
        QVERIFY((loupe.area().center() - app::toInches(verdict->blockedAt->point)).manhattanLength() < 1e-6);
        QVERIFY(loupe.accessibleDescription().contains(QStringLiteral("BLOCKED")));
        // It does not cover what it shows.
        const QPoint shown = inView(loupe.area().center()).toPoint();
        QVERIFY(!loupe.geometry().contains(shown));
        QTest::keyRelease(view(), Qt::Key_Y);
        QVERIFY(loupe.isHidden());
        // The switch follows the pointer.
        trigger("loupe");
        hover({33, 12});
        QTRY_VERIFY((loupe.area().center() - QPointF(33, 12)).manhattanLength() < 0.2);
        QVERIFY(std::abs(app::Loupe::kSize / loupe.area().width() - 4 * view()->pixelsPerInch()) < 1e-6);
        trigger("loupe");
        QVERIFY(loupe.isHidden());
    }

    void theLoupe_needsOnlyWhatIsThere() {
        auto scenario = test::smallTable();
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("far"), 50, 2, 52, 4));
        const auto part = app::partIn(scenario, {23, 17, 2, 2}, nullptr);
        QCOMPARE(part.terrain.size(), std::size_t{1});
        QCOMPARE(part.terrain.front().id.value, QStringLiteral("box"));
        QVERIFY(part.models.empty());
    }

    void theLegend_tellsEveryLook() {
        auto* legend = find<app::Legend>();
        QVERIFY(legend->isHidden());
        trigger("legend");
        QVERIFY(legend->isVisible());
        for (const char* word : {"CLEAR", "BLOCKED", "TOO CLOSE TO CALL", "NOT LEGAL"}) {
            QVERIFY2(legend->accessibleDescription().contains(QLatin1String{word}), word);
        }
        QVERIFY(canvas()->rect().contains(legend->geometry()));
        m_window->resize(1200, 780);
        QCoreApplication::processEvents();
        QVERIFY(canvas()->rect().contains(legend->geometry()));
        // It takes no clicks from the table.
        QVERIFY(legend->testAttribute(Qt::WA_TransparentForMouseEvents));
        trigger("legend");
        QVERIFY(legend->isHidden());
    }

    void aLongSentence_makesTheLegendHigher_notWider() {
        auto* legend = find<app::Legend>();
        const QSize without = legend->sizeHint();
        legend->setRegion(QStringLiteral("Seen by all."));
        const QSize shortOne = legend->sizeHint();
        legend->setRegion(QStringLiteral(
            "Seen by a captain: 388.7 sq in, 15 % of the table. Within 24.00 in from base to base. Only in an "
            "arc of 90°, which turns with the observer. Region where part of a base is visible: 32 mm."));
        const QSize longOne = legend->sizeHint();
        QVERIFY(without.width() == shortOne.width() && shortOne.width() == longOne.width());
        QVERIFY(without.height() < shortOne.height() && shortOne.height() < longOne.height());
        legend->setRegion({});
        QCOMPARE(legend->sizeHint(), without);
    }

    void T20_everySwitch_showsAndHides_inAnyOrder() {
        auto table = test::smallTable();
        table.models[1].unit = table.models[2].unit = QStringLiteral("pair");
        document().newScenario(table);
        state().setSelection({scenarios::ModelId{QStringLiteral("m1")}, scenarios::ModelId{QStringLiteral("m2")}});
        const QList<QAction*> switches{action("rangeRings"), action("coherency"), action("engagement"),
                                       action("allLines")};
        for (int choice = 0; choice < 16; ++choice) {
            for (int i = 0; i < 4; ++i) {
                if (switches[i]->isChecked() != bool(choice >> i & 1)) {
                    switches[i]->trigger();
                }
            }
            QTRY_VERIFY(!seeing().isBusy());
            const auto& rings = scene().shown<app::RangePicture>().rings;
            const auto has = [&](app::RangeKind kind) {
                return std::ranges::any_of(rings, [&](const auto& ring) { return ring.kind == kind; });
            };
            QCOMPARE(has(app::RangeKind::Distance), bool(choice & 1));
            QCOMPARE(has(app::RangeKind::Coherency), bool(choice & 2));
            QCOMPARE(has(app::RangeKind::Engagement), bool(choice & 4));
            QCOMPARE(seeing().allLines().isOn(), bool(choice & 8)); // button and state agree
            QCOMPARE(!scene().shown<app::AllLinesPicture>().image.isNull(), bool(choice & 8));
        }
    }

    /// m1 sees m2 past a box or not: `smallTable`, whose center line it stops.
    void S3_21_S3_16_S3_32_waysOfLooking_areChosenInTheMenu() {
        using geometry::SightMethod;
        state().setObserver(scenarios::ModelId{QStringLiteral("m1")});
        state().setTarget(scenarios::ModelId{QStringLiteral("m2")});
        if (!state().showsTriedLines()) {
            trigger("triedLines");
        }
        const auto answer = [&]() -> const scenarios::Verdict& { return *m_window->sight().lastResult().focused(); };
        const auto choose = [&](const char* name) {
            auto* action = find<QAction>(QLatin1String{name});
            if (!action) {
                const auto all = actions().group("ways")->actions();
                action = *std::ranges::find(all, QLatin1String{name}, &QAction::objectName);
            }
            action->trigger();
            QTRY_VERIFY(m_window->isSettled());
        };
        // The way is named beside the answer, and in what is printed of it.
        const auto isNamed = [&](const char* shown) {
            const auto* button = find<QToolButton>("methodButton");
            const auto report = app::ruledRows(answer(), scenario());
            return button->text() == QStringLiteral("How lines are looked for: up to ") + QLatin1String{shown} &&
                   std::ranges::any_of(report, [&](const app::VerdictRow& row) {
                       return row.value.endsWith(QStringLiteral("; method: ") + QLatin1String{shown});
                   });
        };
        choose("lookCenter");
        QVERIFY(answer().method == SightMethod::Center);
        QVERIFY(isNamed("center"));
        QCOMPARE(answer().attempts.size(), 1U);
        QVERIFY(answer().visibility == geometry::Visibility::NoLineFound); // and so the window says: nothing is proved
        choose("lookBands");
        QVERIFY(answer().method == SightMethod::Sampled);
        QVERIFY(isNamed("sampled"));
        QCOMPARE(
            std::ranges::count(answer().attempts, geometry::SightStage::Circumference, &scenarios::TriedLine::stage),
            0);
        std::size_t fewer = 0;
        for (const char* name : {"look4", "look8", "look16", "look32", "look64"}) {
            choose(name);
            QVERIFY(answer().method == SightMethod::Sampled);
            QVERIFY(answer().attempts.size() > fewer);
            fewer = answer().attempts.size();
        }
        choose("lookExact");
        QVERIFY(answer().method == SightMethod::Exact);
        QVERIFY(isNamed("exact"));
        QVERIFY(answer().visibility == geometry::Visibility::Blocked);
        // Stage and method of the printed row are words of the language, not of files.
        app::Translations translations;
        const auto back = qScopeGuard([&] { translations.use(QStringLiteral("en")); });
        translations.use(QStringLiteral("de"));
        const auto rows = app::ruledRows(answer(), scenario());
        QVERIFY(std::ranges::any_of(
            rows, [](const app::VerdictRow& row) { return row.value.endsWith(QStringLiteral("; Verfahren: exakt")); }));
    }

    /// Two bases of 32 mm, 28.74 in apart: how many lines each stage tries, by the preferences.
    void S3_16_S3_17_S3_32_bandsAndDensities_areThoseOfThePreferences() {
        using geometry::Length;
        using geometry::SightStage;
        state().setObserver(scenarios::ModelId{QStringLiteral("m1")});
        state().setTarget(scenarios::ModelId{QStringLiteral("m2")});
        if (!state().showsTriedLines()) {
            trigger("triedLines");
        }
        const auto choose = [&](const char* name) {
            const auto all = actions().group("ways")->actions();
            (*std::ranges::find(all, QLatin1String{name}, &QAction::objectName))->trigger();
        };
        const auto tried = [&] {
            const auto* verdict = m_window->isSettled() ? m_window->sight().lastResult().focused() : nullptr;
            const auto in = [&](SightStage stage) {
                return static_cast<int>(std::ranges::count(verdict->attempts, stage, &scenarios::TriedLine::stage));
            };
            return verdict ? std::pair{in(SightStage::Edge), in(SightStage::Circumference)} : std::pair{-1, -1};
        };
        constexpr int kEdges = 5 * 5 - 1; // center and four points of each, without center to center
        geometry::SampleSettings own;
        const auto set = [&](auto change) {
            change(own);
            app::storeSampleSettings(*m_settings, own);
        };
        choose("lookSampled");
        QTRY_COMPARE(tried(), (std::pair{kEdges, 4 * 4})); // more than 24 in apart
        set([](auto& samples) { samples.fewPoints = 5; });
        QTRY_COMPARE(tried(), (std::pair{kEdges, 5 * 5}));
        set([](auto& samples) { samples.farApart = Length::fromInches(29); });
        QTRY_COMPARE(tried(), (std::pair{kEdges, 5 * 5})); // 32 mm are small
        set([](auto& samples) { samples.smallBase = Length::fromMillimeters(31); });
        QTRY_COMPARE(tried(), (std::pair{kEdges, 6 * 6}));
        set([](auto& samples) { samples.mediumPoints = 10; });
        QTRY_COMPARE(tried(), (std::pair{kEdges, 10 * 10}));
        set([](auto& samples) { samples.mediumBase = Length::fromMillimeters(31); });
        QTRY_COMPARE(tried(), (std::pair{kEdges, 8 * 8}));
        set([](auto& samples) { samples.manyPoints = 64; });
        QTRY_COMPARE(tried(), (std::pair{kEdges, 64 * 64}));
        choose("lookBands"); // points all around above 31 mm
        QTRY_COMPARE(tried(), (std::pair{kEdges, 64 * 64}));
        set([](auto& samples) { samples.mediumBase = Length::fromMillimeters(32); });
        QTRY_COMPARE(tried(), (std::pair{kEdges, 0}));
        set([](auto& samples) { samples.smallBase = samples.mediumBase = Length::fromMillimeters(33); });
        QTRY_COMPARE(tried(), (std::pair{0, 0}));
        choose("look4"); // names its number
        QTRY_COMPARE(tried(), (std::pair{kEdges, 4 * 4}));
        const Settings again{file(QStringLiteral("settings.ini"))};
        QCOMPARE(app::sampleSettingsOf(again), own);
        m_settings->resetPreferences();
        QCOMPARE(app::sampleSettingsOf(*m_settings), geometry::SampleSettings{});
    }

    void S3_22_linesTriedAndTime_areShown() {
        state().setObserver(scenarios::ModelId{QStringLiteral("m1")});
        state().setTarget(scenarios::ModelId{QStringLiteral("m2")});
        QTRY_VERIFY(m_window->isSettled());
        const auto* shown = find<QLabel>("statusTime");
        QTRY_VERIFY(shown->text().startsWith(QStringLiteral("answered in ")));
        trigger("triedLines");
        QTRY_VERIFY(shown->text().startsWith(QStringLiteral("lines tried: ")));
        const auto& verdict = *m_window->sight().lastResult().focused();
        const auto clear =
            std::ranges::count_if(verdict.attempts, [](const scenarios::TriedLine& line) { return !line.blocked; });
        QVERIFY(shown->text().startsWith(
            QStringLiteral("lines tried: %1, clear: %2, answered in ").arg(verdict.attempts.size()).arg(clear)));
        // Counted on paper: the center line; with four points of each base 5 x 5 lines; with four points all around 4
        // x 4.
        QVERIFY2(shown->text().startsWith(QStringLiteral("lines tried: 41, clear: 0,")), qPrintable(shown->text()));
        const auto all = actions().group("ways")->actions();
        const auto choose = [&](const char* name) {
            (*std::ranges::find(all, QLatin1String{name}, &QAction::objectName))->trigger();
        };
        choose("lookBands");
        QTRY_VERIFY(shown->text().startsWith(QStringLiteral("lines tried: 25, clear: 0,")));
        choose("lookCenter");
        QTRY_VERIFY(shown->text().startsWith(QStringLiteral("lines tried: 1, clear: 0,")));
        state().setTarget(scenarios::ModelId{QStringLiteral("m3")}); // past the box
        QTRY_VERIFY(shown->text().startsWith(QStringLiteral("lines tried: 1, clear: 1,")));
    }

    void T40_labelsAndOverlaysAreOffByDefault() {
        QVERIFY(!m_settings->showsHeights());
        for (const QAction* action : {action("allLines"), action("probe"), action("legend"), action("rangeRings"),
                                      action("coherency"), action("engagement"), action("visibleRegion")}) {
            QVERIFY2(!action->isChecked(), qPrintable(action->text()));
        }
    }

    void S3_44_theVisibleRegion_followsTheSelection_andEdits() {
        auto* legend = find<QWidget>("legend");
        const scenarios::ModelId first = scenario().models.front().id;
        state().setSelection({first});
        trigger("visibleRegion");
        QVERIFY(seeing().region().isOn());
        QTRY_VERIFY(!seeing().isBusy());
        const auto before = seeing().region().region();
        QVERIFY(before && before->areaSquareInches > 1 && before->areaSquareInches < 60 * 44 - 1);
        QVERIFY(std::abs(before->shareOfTable - before->areaSquareInches / (60.0 * 44.0)) < 1e-9);
        QVERIFY2(seeing().region().sentence().contains(QStringLiteral("of the table")),
                 qPrintable(seeing().region().sentence()));
        QVERIFY(!scene().shown<app::RegionPicture>().isEmpty());
        QVERIFY2(legend->accessibleDescription().contains(seeing().region().sentence()),
                 qPrintable(legend->accessibleDescription()));
        // As of the same table asked without a window.
        scenarios::RegionQuestion question;
        question.from = {first};
        question.targetHeight = m_settings->distances().samplePointHeight;
        const scenarios::RegionTable table{scenarios::PreparedTable{scenario(), *scenarios::ruleSetOf(scenario())}};
        QCOMPARE(*before, scenarios::seenRegion(table, question));
        // A model that moves takes it along.
        document().newScenario([&] {
            auto moved = scenario();
            moved.models.front().position =
                moved.models.front().position +
                geometry::Vector{geometry::Length::fromInches(1), geometry::Length::fromInches(2)};
            return moved;
        }());
        state().setSelection({first});
        QTRY_VERIFY(!seeing().isBusy() && seeing().region().region());
        QVERIFY(*seeing().region().region() != *before);
        state().setSelection({});
        state().setObserver({});
        QTRY_VERIFY(scene().shown<app::RegionPicture>().isEmpty());
        state().setSelection({first});
        QTRY_VERIFY(!scene().shown<app::RegionPicture>().isEmpty());
        trigger("visibleRegion");
        QVERIFY(scene().shown<app::RegionPicture>().isEmpty() && !seeing().isBusy());
        QVERIFY(!legend->accessibleDescription().contains(QStringLiteral("sq in")));
    }

    void typedDistances_areDrawn_andKept() {
        state().setSelection({scenarios::ModelId{QStringLiteral("m1")}});
        trigger("rangeRings");
        QCOMPARE(scene().shown<app::RangePicture>().rings.size(), std::size_t{3});
        trigger("distances");
        auto* dialog = find<app::DistancesDialog>();
        QVERIFY(dialog && dialog->isVisible());
        auto* ranges = dialog->findChild<QLineEdit*>(QStringLiteral("distanceRanges"));
        auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        ranges->setText(QStringLiteral("9; far"));
        QVERIFY(!ok->isEnabled());
        QVERIFY(
            dialog->findChild<QLabel*>(QStringLiteral("distanceProblem"))->text().contains(QStringLiteral("“far”")));
        ranges->setText(QStringLiteral("300 mm; 9"));
        ok->click();
        QCOMPARE(scene().shown<app::RangePicture>().rings.size(), std::size_t{2});
        QCOMPARE(scene().shown<app::RangePicture>().rings.front().label, QStringLiteral("9.00 in"));
        const Settings again{file(QStringLiteral("settings.ini"))};
        QCOMPARE(again.distances().ranges,
                 (std::vector{geometry::Length::fromInches(9), geometry::Length::fromMillimeters(300)}));
    }

    void rangesOfTheGame_areDrawn_untilOthersAreTyped() {
        state().setSelection({scenarios::ModelId{QStringLiteral("m1")}});
        trigger("rangeRings");
        const auto labels = [&] {
            QStringList texts;
            for (const auto& ring : scene().shown<app::RangePicture>().rings) {
                texts << ring.label;
            }
            return texts;
        };
        const auto playBy = [&](const char* rules) {
            auto table = scenario();
            table.rules = QString::fromLatin1(rules);
            document().edit(QStringLiteral("rules"), table);
        };
        const auto openDialog = [&] {
            trigger("distances");
            const auto dialogs = m_window->findChildren<app::DistancesDialog*>();
            const auto shown = std::ranges::find_if(dialogs, [](const auto* dialog) { return dialog->isVisible(); });
            return shown == dialogs.end() ? nullptr : *shown;
        };
        const auto press = [](app::DistancesDialog* dialog, QDialogButtonBox::StandardButton button) {
            dialog->findChild<QDialogButtonBox*>()->button(button)->click();
        };
        const QStringList usual{"6.00 in", "12.00 in", "24.00 in"};
        const QStringList ofXWing{"3.94 in", "7.87 in", "11.81 in"};
        QCOMPARE(labels(), usual);
        playBy("x-wing");
        QCOMPARE(labels(), ofXWing);
        // Another figure of the dialog leaves them; typed ones count for all games.
        auto* dialog = openDialog();
        auto* ranges = dialog->findChild<QLineEdit*>(QStringLiteral("distanceRanges"));
        QCOMPARE(ranges->text(), ofXWing.join(QStringLiteral("; ")));
        dialog->findChild<QSpinBox*>(QStringLiteral("coherencyNeighbours"))->setValue(2);
        press(dialog, QDialogButtonBox::Ok);
        QVERIFY(!m_settings->distances().hasOwnRanges);
        QCOMPARE(labels(), ofXWing);
        dialog = openDialog();
        dialog->findChild<QLineEdit*>(QStringLiteral("distanceRanges"))->setText(QStringLiteral("6; 12; 24"));
        press(dialog, QDialogButtonBox::Ok);
        QCOMPARE(labels(), usual);
        dialog = openDialog();
        press(dialog, QDialogButtonBox::RestoreDefaults);
        press(dialog, QDialogButtonBox::Ok);
        QCOMPARE(labels(), ofXWing);
        playBy("plan");
        QCOMPARE(labels(), usual);
    }

    void coherencyOfTheGame_isTyped_andKept() {
        trigger("distances");
        auto* dialog = find<app::DistancesDialog>();
        QVERIFY(dialog);
        const auto number = [&](const char* name) { return dialog->findChild<QSpinBox*>(QLatin1String{name}); };
        auto* hasSpread = dialog->findChild<QCheckBox*>(QStringLiteral("coherencyHasSpread"));
        auto* spread = dialog->findChild<QDoubleSpinBox*>(QStringLiteral("coherencySpread"));
        QVERIFY(!number("coherencyLargeNeighbours")->isEnabled() && !spread->isEnabled());
        number("coherencyNeighbours")->setValue(1);
        number("coherencyLargeUnit")->setValue(7);
        number("coherencyLargeNeighbours")->setValue(3);
        hasSpread->setChecked(true);
        QVERIFY(number("coherencyLargeNeighbours")->isEnabled() && spread->isEnabled());
        spread->setValue(9);
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        const auto wanted =
            app::CoherencyRule{geometry::Length::fromInches(2), 1, 7, 3, geometry::Length::fromInches(9)};
        QCOMPARE(m_settings->distances().coherency, wanted);
        const Settings again{file(QStringLiteral("settings.ini"))};
        QCOMPARE(again.distances().coherency, wanted);
    }

    void windowAndTable_haveThemesOfTheirOwn() {
        const auto ground = [&] { return scene().theme().ground; };
        m_settings->setTheme(app::ThemeChoice::Light);
        QCOMPARE(ground(), app::Theme::light().ground);
        m_settings->setTheme(app::ThemeChoice::Dark);
        QCOMPARE(ground(), app::Theme::dark().ground);
        actions().group("canvasThemes")->actions()[3]->trigger();
        QCOMPARE(ground(), app::Theme::print().ground);
        QVERIFY(QApplication::palette().color(QPalette::Window).lightnessF() < 0.5);
        trigger("printTheme");
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor{Qt::white});
        actions().group("canvasThemes")->actions()[2]->trigger();
        QCOMPARE(ground(), app::Theme::dark().ground);
        actions().group("canvasThemes")->actions()[0]->trigger();
        QCOMPARE(ground(), app::Theme::print().ground);
        QVERIFY(action("printTheme")->isChecked());
        m_settings->setTheme(app::ThemeChoice::System);
        app::applyAppearance(app::ThemeChoice::System);
    }

    void aDesktopThatTurnsDark_takesTheTableAlong() {
        const QPalette before = QApplication::palette();
        whileRunning([] { QApplication::setPalette(app::paletteOf(app::Theme::dark())); });
        QCOMPARE(m_window->palette().color(QPalette::Window),
                 app::paletteOf(app::Theme::dark()).color(QPalette::Window));
        QVERIFY(scene().theme().isDark);
        whileRunning([] { QApplication::setPalette(app::paletteOf(app::Theme::light())); });
        QVERIFY(!scene().theme().isDark);
        QApplication::setPalette(before);
    }

    void fingers_findLargeButtons_andTheSnapOnTheTable() {
        auto* bar = find<app::TouchBar>();
        QVERIFY(bar->isHidden());
        static QPointingDevice* glass = QTest::createTouchDevice();
        QTest::touchEvent(canvas(), glass).press(0, {20, 20}, canvas());
        QTest::touchEvent(canvas(), glass).release(0, {20, 20}, canvas());
        QVERIFY(bar->isVisible());
        QVERIFY(canvas()->rect().contains(bar->geometry()));
        const auto buttons = bar->findChildren<QToolButton*>();
        QVERIFY(!buttons.isEmpty());
        for (const auto* button : buttons) {
            QVERIFY(button->width() >= 44 && button->height() >= 44);
        }
        const bool snapped = state().isSnapping();
        buttons.front()->click();
        QVERIFY(state().isSnapping() != snapped);
        QCoreApplication::processEvents();
        auto* toolbar = find<QToolBar>("toolbar");
        int large = 0;
        for (const auto* button : toolbar->findChildren<QToolButton*>()) {
            if (button->isVisible()) {
                QVERIFY2(button->height() >= 44, qPrintable(button->text()));
                ++large;
            }
        }
        QVERIFY(large > 5);
        // The panels too, whichever is open.
        int inPanels = 0;
        for (const auto* dock : m_window->findChildren<QDockWidget*>()) {
            for (const auto* button : dock->findChildren<QAbstractButton*>()) {
                if (button->isVisible() && !QByteArray{button->metaObject()->className()}.startsWith("QDockWidget")) {
                    QVERIFY2(button->height() >= 44, qPrintable(button->objectName() + u' ' + button->text()));
                    ++inPanels;
                }
            }
        }
        QVERIFY(inPanels > 5);
        // Rows of lists and menus.
        QTreeWidget tree;
        tree.addTopLevelItem(new QTreeWidgetItem{{QStringLiteral("row")}});
        const auto rowHeight = [&] { return tree.visualItemRect(tree.topLevelItem(0)).height(); };
        QVERIFY(rowHeight() >= 44);
        QMenu menu;
        menu.addAction(QStringLiteral("one"));
        menu.addSeparator();
        menu.ensurePolished();
        const int height = menu.sizeHint().height();
        QVERIFY(height >= 44 && height < 88);
        // And back, when no finger is meant.
        app::setTouchTargets(*m_window, false);
        QCoreApplication::processEvents();
        for (const auto* button : toolbar->findChildren<QToolButton*>()) {
            QVERIFY2(button->minimumHeight() < 44, qPrintable(button->text()));
        }
        QVERIFY(rowHeight() < 44);
    }

    void choicesAboutPointers_areKept() {
        actions().group("wheelUses")->actions()[2]->trigger();
        actions().group("twoFingers")->actions()[1]->trigger();
        trigger("largeTargets");
        const Settings again{file(QStringLiteral("settings.ini"))};
        QCOMPARE(again.pointer(), (app::PointerChoice{app::WheelUse::Scrolls, app::TwoFingers::PanOnly, true}));
        QVERIFY(actions().group("wheelUses")->actions()[2]->isChecked());
        QVERIFY(find<app::TouchBar>()->isVisible());
    }

    void anotherLanguage_keepsWhatIsShown() {
        m_window->chooseObserver(QStringLiteral("m1"));
        m_window->chooseTarget(QStringLiteral("m2"));
        trigger("keepLine");
        trigger("allLines");
        trigger("legend");
        QTRY_VERIFY(m_window->isSettled());
        QEvent speaks{QEvent::LanguageChange};
        const QPointer<app::PairList> before = find<app::PairList>();
        QCoreApplication::sendEvent(m_window.get(), &speaks);
        QTRY_VERIFY(!before);
        QTRY_VERIFY(m_window->isSettled());
        QCOMPARE(seeing().pinned().pairs().size(), std::size_t{1});
        QVERIFY(action("keepLine")->isChecked());
        QVERIFY(seeing().allLines().isOn());
        const auto legends = m_window->findChildren<app::Legend*>();
        QCOMPARE(legends.size(), 1);
        QVERIFY(legends.front()->isVisible());
        QCOMPARE(m_window->findChildren<app::Loupe*>().size(), 1);
        QCOMPARE(m_window->findChildren<app::TouchBar*>().size(), 1);
        // Keys that are held act once.
        QTRY_VERIFY(view()->hasFocus());
        QTest::keyPress(view(), Qt::Key_Q);
        QVERIFY(seeing().probe().isOn());
        QTest::keyRelease(view(), Qt::Key_Q);
        QVERIFY(!seeing().probe().isOn());
    }

    void leavingTheTable_endsAll() {
        trigger("allLines");
        trigger("probe");
        document().newScenario(test::smallTable());
        trigger("close");
        QVERIFY(!seeing().allLines().isOn());
        QVERIFY(!seeing().probe().isOn());
        QVERIFY(!action("allLines")->isEnabled());
    }
};

QTEST_MAIN(TestSeeingWindow)
#include "tst_seeing_window.moc"
