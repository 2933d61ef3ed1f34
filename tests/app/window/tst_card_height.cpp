#include "app/desktop/base/language.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/shared/text/verdict_text.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

/// The card of a usual verdict stands whole in the window of a first start, 1440 x 900.
class TestCardHeight : public test::WindowTest {
    Q_OBJECT

    static const QScrollArea* scrollAreaOf(const QWidget* widget) {
        while (widget && !qobject_cast<const QScrollArea*>(widget)) {
            widget = widget->parentWidget();
        }
        return qobject_cast<const QScrollArea*>(widget);
    }

private slots:
    void init() { showWindow({1440, 900}); }

    void usualCard_doesNotScroll_data() {
        testsupport::addColumns<QString, QString, bool>("rules", "target", "overruled");
        for (const char* rules :
             {"plan", "height-tags", "volume", "ruins", "40k-10e", "40k-11e", "infinity-n5", "kill-team-2021"}) {
            for (const char* target : {"m2", "m3"}) {
                QTest::addRow("%s, %s", rules, target) << rules << target << false;
                QTest::addRow("%s, %s, overruled", rules, target) << rules << target << true;
            }
        }
    }
    void usualCard_doesNotScroll() {
        auto [rules, target, overruled] = testsupport::fetch<QString, QString, bool>("rules", "target", "overruled");
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = rules;
        if (overruled) {
            scenarios::Overruling decision;
            decision.pair = {{QStringLiteral("m1")}, {target}};
            decision.visible = target == u"m2";
            decision.by.judge = QStringLiteral("Ann");
            decision.by.note = QStringLiteral("The gate was agreed to stand open for this game.");
            scenario.overrulings = {decision};
        }
        showPair(std::move(scenario), target);
        QCoreApplication::processEvents();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
        QCoreApplication::processEvents();
        const auto* card = find<VerdictCard>();
        QCOMPARE(card->word().isEmpty(), false);
        const auto* area = scrollAreaOf(card);
        QVERIFY2(area->widget()->width() <= area->viewport()->width(), "the card is cut on the right");
        const auto* bar = area->verticalScrollBar();
        QVERIFY2(bar->maximum() == 0, qPrintable(QStringLiteral("%1 px too high").arg(bar->maximum())));
    }

    /// However long the answer is, its buttons stand below it and do not scroll away.
    void theButtonsOfAnAnswer_areAlwaysInSight() {
        m_window->resize(1100, 540);
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("40k-11e");
        const auto* buttons = find<VerdictCard>()->buttons();
        QVERIFY(buttons->isHidden());
        showPair(std::move(scenario));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
        QVERIFY(scrollAreaOf(find<VerdictCard>())->verticalScrollBar()->maximum() > 0);
        QVERIFY(!scrollAreaOf(buttons));
        QVERIFY(buttons->isVisible());
        for (const char* name : {"flipButton", "proofButton", "profileButton"}) {
            const auto& button = child<QToolButton>(name);
            QCOMPARE(button.visibleRegion().boundingRect(), button.rect());
        }
        document().newScenario({});
        QTRY_VERIFY(buttons->isHidden());
    }

    /// In a low window they would open below the edge of the panel.
    void openedDetails_scrollIntoView() {
        m_window->resize(1100, 540);
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("40k-11e");
        showPair(std::move(scenario));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
        auto& button = child<QToolButton>("verdictDetailsButton");
        const auto& details = child<QWidget>("verdictDetails");
        const auto* panel = scrollAreaOf(&details);
        QVERIFY(panel);
        const auto top = [&](const QWidget& part) { return part.mapTo(panel->viewport(), QPoint{}).y(); };
        button.click();
        QVERIFY(details.isVisible());
        // All of them, or as many as fit below the button.
        QTRY_VERIFY(top(button) == 0 || top(details) + details.height() <= panel->viewport()->height());
        QVERIFY(top(button) >= 0);
        QVERIFY(top(details) < panel->viewport()->height());
    }

    /// The word and the cover stand above what scrolls, and another pair begins with its names.
    void theHeadline_staysInSight_andAnotherPairBeginsAtItsTop() {
        m_window->resize(1100, 540);
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("40k-11e");
        const auto& headline = child<QWidget>("verdictHeadline");
        QVERIFY(headline.isHidden());
        showPair(std::move(scenario));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
        child<QToolButton>("verdictDetailsButton").click();
        const auto* panel = scrollAreaOf(find<VerdictCard>());
        QVERIFY(panel);
        auto* bar = panel->verticalScrollBar();
        const auto& pair = child<QLabel>("verdictPair");
        const auto top = [&] { return pair.mapTo(panel->viewport(), QPoint{}).y(); };
        const auto scrollDown = [&] {
            QTRY_VERIFY(bar->maximum() > pair.height());
            bar->setValue(bar->maximum());
            QVERIFY(top() < 0);
            QVERIFY(!scrollAreaOf(&headline));
            QCOMPARE(headline.visibleRegion().boundingRect(), headline.rect());
            QVERIFY(headline.isAncestorOf(&child<QLabel>("verdictWord")));
            QVERIFY(headline.isAncestorOf(&child<QLabel>("verdictCover")));
        };
        scrollDown();
        QVERIFY(m_window->chooseTarget(QStringLiteral("m3")));
        QTRY_VERIFY(top() >= 0);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
        // A change of the table about the same pair leaves what one reads in place.
        scrollDown();
        document().edit(QStringLiteral("Name"), [&] {
            scenarios::Scenario named = document().scenario();
            named.name = QStringLiteral("Sunday game");
            return named;
        }());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
        QCoreApplication::processEvents();
        QVERIFY(top() < 0);
        // Without a pair the panel begins at its top.
        document().newScenario({});
        QTRY_VERIFY(child<QLabel>("verdictEmpty").isVisible());
        QTRY_VERIFY(child<QLabel>("verdictEmpty").mapTo(panel->viewport(), QPoint{}).y() >= 0);
        QVERIFY(headline.isHidden());
    }

    /// On a small screen at 200 % the answer has the whole column; once there is room, the properties are below it.
    void inALowWindow_theVerdictHasTheWholeColumn() {
        auto* verdict = find<QDockWidget>("verdictDock");
        auto* properties = find<QDockWidget>("inspectorDock");
        const auto isTab = [&] { return m_window->tabifiedDockWidgets(verdict).contains(properties); };
        const auto isInFront = [](const QDockWidget* dock) { return !dock->visibleRegion().isEmpty(); };
        m_window->resize(750, 475);
        showTable({}, QStringLiteral("first-wall"));
        QTRY_VERIFY(isInFront(find<QDockWidget>("paletteDock"))); // from which two models come
        showPair(test::smallTable());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
        QVERIFY(isTab());
        QTRY_VERIFY(isInFront(verdict) && !isInFront(properties));
        QVERIFY(verdict->height() > m_window->height() / 2);
        // Another pair shows its answer, whatever was looked at meanwhile.
        properties->raise();
        QTRY_VERIFY(isInFront(properties));
        QVERIFY(m_window->chooseTarget(QStringLiteral("m3")));
        QTRY_VERIFY(isInFront(verdict));
        m_window->resize(1440, 900);
        QVERIFY(!isTab());
        QTRY_VERIFY(isInFront(verdict) && isInFront(properties));
        QVERIFY(verdict->geometry().bottom() < properties->geometry().top());
        m_window->resize(1440, 500);
        QVERIFY(isTab());
    }

    /// The empty card once asked for two models when one of them stood on the table.
    void withoutAPair_theCardAsksForTheNextModel() {
        const auto& text = child<QLabel>("verdictEmpty");
        scenarios::Scenario scenario = test::smallTable();
        scenario.models.clear();
        document().newScenario(scenario);
        QTRY_VERIFY(text.text().startsWith(QStringLiteral("Drag bases from the palette")));
        scenario.models.push_back(test::smallTable().models.front());
        document().edit(QStringLiteral("Place"), std::move(scenario));
        QTRY_COMPARE(text.text(),
                     QStringLiteral("Choose the other player at the top of the palette and place a model."));
    }

    /// "Depends on the sculpt" is the longest headline; it once made the card wider than its panel.
    void theLongestHeadline_wraps_data() { testsupport::addRows("language", {"en", "de", "fr"}); }
    void theLongestHeadline_wraps() {
        QFETCH(QString, language);
        Translations translations;
        translations.use(language);
        const auto back = qScopeGuard([&] { translations.use(QStringLiteral("en")); });
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("volume");
        scenario.terrain[0].height = geometry::Length::fromInches(9);
        const auto round = [](double millimeters) {
            return *geometry::Footprint::round(geometry::Length::fromMillimeters(millimeters));
        };
        scenario.models[1].body = scenarios::Body{round(20), round(250)};
        showPair(std::move(scenario));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
        const auto* card = find<VerdictCard>();
        QCOMPARE(card->word(), verdictHeadline(VerdictKind::DependsOnSculpt));
        // It needs no more room than its longest word, so the widths of panel and font do not matter.
        const auto* word = find<QLabel>("verdictWord");
        QVERIFY(word->minimumSizeHint().width() < word->fontMetrics().horizontalAdvance(word->text()) * 2 / 3);
        const auto* area = scrollAreaOf(card);
        QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(), "the card is cut on the right");
    }

    /// A margin that names its piece once made the card wider than its panel.
    void longNames_areNotCut() {
        QVERIFY(m_window->openLibrary(QStringLiteral("published-layout")));
        const auto& models = scenario().models;
        const auto* card = find<VerdictCard>();
        const auto* area = scrollAreaOf(card);
        int named = 0;
        for (const auto& target : models) {
            if (target.player == models.front().player || target.unit.isEmpty()) {
                continue;
            }
            QVERIFY(m_window->chooseObserver(models.front().id.value));
            QVERIFY(m_window->chooseTarget(target.id.value));
            QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
            QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(target.id.value));
            named += 1;
        }
        QVERIFY(named > 3);
    }
};

QTEST_MAIN(TestCardHeight)
#include "tst_card_height.moc"
