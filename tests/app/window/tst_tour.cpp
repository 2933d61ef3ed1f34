#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/spoken_canvas.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/services/sight_service.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/figure_label.h"
#include "app/desktop/window/tour.h"
#include "app/shared/text/verdict_text.h"
#include "tests/support/fit_check.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;

/// The first minute: the tour, and the two levels of the card.
class TestTour : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] Tour* tour() const { return find<Tour>(); }
    void click(const char* name) const {
        auto* button = find<QAbstractButton>(name);
        QVERIFY2(button && button->isVisible(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    [[nodiscard]] QPoint positionOf(const char* id) const {
        const auto* model = scenario().model({QLatin1String{id}});
        return inView({model->position.x.inches(), model->position.y.inches()}).toPoint();
    }

private slots:
    void init() { showWindow({1440, 900}); }

    void aFirstStart_offersTheTour_whichIsDeclinedForGood() {
        auto* offer = find<QWidget>("welcomeTour");
        QVERIFY(offer->isVisible());
        click("welcomeTourDecline");
        QVERIFY(!offer->isVisible());
        QVERIFY(!tour());
        restart({1440, 900});
        QVERIFY(!find<QWidget>("welcomeTour")->isVisible());
    }

    /// Doing what a step asks goes on to the next one: asking, reading, moving, proving.
    void theTour_followsWhatTheUserDoes() {
        click("welcomeTourStart");
        QTRY_VERIFY(tour());
        QCOMPARE(tour()->step(), 0);
        QVERIFY(m_settings->hasSeenTour());
        QVERIFY(!m_window->showsWelcome());
        QVERIFY(!state().observer()); // the question is still to be asked
        QTest::keyClick(view(), Qt::Key_L);
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, positionOf("red-1"));
        QCOMPARE(tour()->step(), 0);
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, positionOf("blue-1"));
        QCOMPARE(tour()->step(), 1);
        QTRY_COMPARE(find<VerdictCard>()->word(), QStringLiteral("CLEAR"));
        click("tourNext");
        QCOMPARE(tour()->step(), 2);
        click("tourNext");
        QCOMPARE(tour()->step(), 3);
        click("proofButton");
        QTRY_COMPARE(tour()->step(), 4);
        click("tourNext");
        QTRY_VERIFY(!tour());
        QVERIFY(!find<QWidget>("tourFrame"));
    }

    /// Who only presses "Next" gets there, too.
    void nextAlone_walksThroughAllSteps() {
        trigger("tour");
        QTRY_VERIFY(tour());
        for (int step = 0; step < Tour::kSteps; ++step) {
            QTRY_COMPARE(tour()->step(), step);
            const QRect window = m_window->rect();
            QVERIFY2(window.contains(tour()->geometry()), qPrintable(QString::number(step)));
            QCOMPARE(test::misfitsIn(*tour()).join(u'\n'), QString{});
            if (step == 1) {
                QVERIFY(state().target());
            }
            if (step == 4) {
                QVERIFY(!find<QDockWidget>("proofDock")->isHidden());
            }
            click("tourNext");
        }
        QTRY_VERIFY(!tour());
    }

    void theTour_isSkipped_andRepeatedFromHelp() {
        QVERIFY(actions().menu(QStringLiteral("helpMenu"))->actions().contains(action("tour")));
        trigger("tour");
        QTRY_VERIFY(tour());
        click("tourSkip");
        QTRY_VERIFY(!tour());
        QVERIFY(view()->hasFocus());
        trigger("tour");
        QTRY_VERIFY(tour());
        QCOMPARE(tour()->step(), 0);
        QTest::keyClick(tour(), Qt::Key_Escape);
        QTRY_VERIFY(!tour());
    }

    void anotherTable_endsTheTour() {
        trigger("tour");
        QTRY_VERIFY(tour());
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        QTRY_VERIFY(!tour());
    }

    void theBubble_staysInASmallWindow() {
        m_window->resize(800, 500);
        trigger("tour");
        for (int step = 0; step < Tour::kSteps; ++step) {
            QTRY_VERIFY(tour() && tour()->step() == step);
            QTRY_VERIFY(m_window->rect().contains(tour()->geometry()));
            click("tourNext");
        }
    }

    /// On the first level answer, reason, distance, cover and margin; clearance, certainty, stage, heights and the hash
    /// of the rules under "Details", remembered.
    void theCard_hasTwoLevels_data() { testsupport::addRows("rules", {"plan", "40k-10e", "volume"}); }
    void theCard_hasTwoLevels() {
        QFETCH(QString, rules);
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = rules;
        const bool isRuled = rules == u"40k-10e";
        const auto ask = [&] {
            showPair(scenario, rules == u"volume" ? QStringLiteral("m2") : QStringLiteral("m3"));
            QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
            QCoreApplication::processEvents();
        };
        ask();
        auto* details = find<QWidget>("verdictDetails");
        const auto* button = find<QWidget>("verdictDetailsButton");
        QVERIFY(button->isVisible() && !details->isVisible());
        // The first level is read without opening anything.
        for (const char* name : {"verdictWord", "verdictWhy", "verdictMargin"}) {
            const auto* label = find<QLabel>(name);
            QVERIFY2(label->isVisible() && !label->text().isEmpty(), name);
            QVERIFY2(!details->isAncestorOf(label), name);
        }
        const auto* distance = find<FigureLabel>("verdictDistance");
        QVERIFY(distance->isVisible() && distance->figure().contains(QStringLiteral("in")));
        QVERIFY(!details->isAncestorOf(distance));
        const auto* cover = find<QLabel>("verdictCover");
        QVERIFY(!details->isAncestorOf(cover));
        QCOMPARE(cover->isVisible(), isRuled); // the others know no cover
        QCOMPARE(cover->text().contains(QStringLiteral("cover"), Qt::CaseInsensitive), isRuled);
        // The second level is there, and not seen before it is opened.
        for (const char* name : {"verdictClearance", "clearanceBar", "verdictCertainty", "toleranceButton",
                                 "heightsText", "rulingRow", "exactRow", "rulesText"}) {
            const auto* part = find<QWidget>(name);
            QVERIFY2(part && details->isAncestorOf(part) && !part->isVisible(), name);
        }
        click("verdictDetailsButton");
        QVERIFY(details->isVisible());
        const auto* clearance = find<FigureLabel>("verdictClearance");
        QCOMPARE(clearance->isVisible(), !isRuled); // a ruling has it in the row of its geometry
        QVERIFY(rules != u"plan" || clearance->figure().contains(QStringLiteral(" in")));
        const QString certainty = find<QLabel>("verdictCertainty")->text();
        const auto* shown = m_window->sight().lastResult().focused();
        QVERIFY(shown);
        // A ruling is settled by no stage.
        QVERIFY2(isRuled || certainty.startsWith(QStringLiteral("Stage: %1").arg(stageName(shown->stage))),
                 qPrintable(certainty));
        QVERIFY(find<QWidget>("toleranceButton")->isVisible());
        const auto* version = find<QLabel>("rulesText");
        QVERIFY(version->isVisible() && !version->text().isEmpty());
        QVERIFY2(!shown->ruling.hash.isEmpty() && version->toolTip().contains(shown->ruling.hash),
                 qPrintable(version->toolTip()));
        if (rules == u"volume") {
            QTRY_VERIFY(find<QLabel>("heightsText")->isVisible());
        }
        // It is remembered, also by the next window.
        restart({1440, 900});
        ask();
        QTRY_VERIFY(find<QWidget>("verdictDetails")->isVisible());
        click("verdictDetailsButton");
        QVERIFY(!find<QWidget>("verdictDetails")->isVisible());
        QVERIFY(!m_settings->showsVerdictDetails());
    }

    /// On a table with nothing on it, each panel holds a sentence and not only headings.
    void everyPanelOfAnEmptyTable_saysWhatToDo_data() {
        testsupport::addColumns<QString, QString>("name", "sentence"); // a part of it; empty: any will do
        for (const char* name : {"verdictDock", "targetDock", "inspectorDock", "unitsDock", "shotDock", "trayDock",
                                 "spotDock", "keptDock", "outlineDock", "historyDock"}) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString{};
        }
        const auto row = [](const char* name, const char* sentence) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromUtf8(sentence);
        };
        row("profileDock", "Choose observer and target: press L, then click the two models.");
        row("proofDock", "Choose observer and target: press L, then click the two models.");
        row("hiddenDock", "This is no hidden game. “Play > Hidden game: fog of war” starts one.");
        row("designDock", "Show the map to see how the table affects the game: light means much, dark means little.");
        row("paletteDock",
            "No template yet. Select pieces on the table, then Edit > Piece > Save as template keeps them "
            "here, for every table.");
        row("photoDock", "This table has no photo. Load one, drop it on the table, or paste it.");
    }
    void everyPanelOfAnEmptyTable_saysWhatToDo() {
        auto [name, sentence] = testsupport::fetch<QString, QString>("name", "sentence");
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        scenarios::Scenario empty = scenario();
        empty.models.clear();
        empty.terrain.clear();
        document().newScenario(empty);
        auto* dock = find<QDockWidget>(name);
        QVERIFY2(dock, qPrintable(name));
        dock->show();
        dock->raise();
        if (name == u"paletteDock") { // bases and pieces are always there, templates are the user's own
            auto* tabs = dock->findChild<QTabWidget*>();
            tabs->setCurrentIndex(tabs->count() - 1);
        }
        const auto hasSentence = [dock, wanted = sentence] {
            const auto labels = dock->widget()->findChildren<QLabel*>();
            const auto views = dock->widget()->findChildren<SpokenCanvas*>();
            return std::ranges::any_of(labels,
                                       [&](const QLabel* label) {
                                           const QString text = label->text();
                                           return label->isVisible() && text.size() > 30 && text.endsWith(u'.') &&
                                                  text.contains(wanted);
                                       }) ||
                   (!wanted.isEmpty() && std::ranges::any_of(views, [&](const SpokenCanvas* view) {
                       return view->isVisible() && view->accessibleDescription() == wanted;
                   }));
        };
        QTRY_VERIFY2(hasSentence(), qPrintable(name));
    }

    void emptyPanels_sayWhatToDo() {
        document().newScenario({});
        m_window->openLibrary(QStringLiteral("first-wall"));
        for (const char* name : {"outlineDock", "historyDock"}) { // they look at the table when they are seen
            find<QDockWidget>(name)->show();
            find<QDockWidget>(name)->raise();
            QCoreApplication::processEvents();
        }
        find<QDockWidget>("outlineDock")->raise();
        QTRY_VERIFY(find<QWidget>("outlineEmpty")->isHidden());
        QVERIFY(!find<QWidget>("historyEmpty")->isHidden());
        scenarios::Scenario empty;
        document().edit(QStringLiteral("Clear"), empty);
        QTRY_VERIFY(!find<QWidget>("outlineEmpty")->isHidden());
        QVERIFY(find<QWidget>("historyEmpty")->isHidden());
    }
};

QTEST_MAIN(TestTour)
#include "tst_tour.moc"
