#include "app/desktop/dialogs/study_dialog.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/panels/view_panel.h"
#include "app/desktop/services/flip_search.h"
#include "app/desktop/services/pair_figures.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/flip_text.h"
#include "app/shared/text/number_text.h"
#include "scenarios/edits/edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>
#include <optional>
#include <utility>

using namespace sightline;
using namespace sightline::app;
using geometry::Length;

/// "Flip it" on the card: the smallest move is told, drawn, and forgotten once it is about another table.
class TestFlipWindow : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] QToolButton& button() const { return child<QToolButton>("flipButton"); }
    void open(const char* rules) {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QLatin1String{rules};
        showPair(std::move(scenario));
        waitForAnswer();
    }

private slots:
    void init() { showWindow(); }

    void smallestMove_isToldAndDrawn_andGoesWithTheNextEdit() {
        open("plan");
        const QImage before = m_window->grab().toImage();
        button().click();
        QTRY_COMPARE_WITH_TIMEOUT(button().text(), QString("Flip it"), 30'000);
        QVERIFY2(text("flipText").contains(QLatin1String("opens")), qPrintable(text("flipText")));
        QVERIFY2(text("flipText").startsWith(QLatin1String("Move")), qPrintable(text("flipText")));
        QCOMPARE(button().text(), QString("Flip it"));
        QVERIFY(m_window->grab().toImage() != before);
        QCOMPARE(undoStack()->count(), 0);
        document().edit(QStringLiteral("Move"),
                        scenarios::withModelAt(scenario(), {QStringLiteral("m3")}, geometry::pointFromInches(45, 35)));
        QVERIFY(text("flipText").isEmpty());
    }

    void theMoveOfTheObserver_isToldFirst_andAShorterOneAfterIt() {
        // The box lets a line pass once it moves 1.37 in up or down; the observer has to go 2.9 in.
        open("plan");
        button().click();
        QTRY_COMPARE_WITH_TIMEOUT(button().text(), QString("Flip it"), 30'000);
        const QString told = QString{text("flipText")}.replace(QChar::Nbsp, QLatin1Char{' '});
        const QString box = nameOf(scenario(), scenarios::AnyId{scenario().terrain.front().id});
        const QString observer = nameOf(scenario(), scenarios::AnyId{scenario().models.front().id});
        const QString own = told.section(u'\n', 0, 0);
        QVERIFY2(own.startsWith(QStringLiteral("Move %1 ").arg(observer)) && own.contains(QLatin1String("2.9")),
                 qPrintable(told));
        QVERIFY2(told.section(u'\n', 1).startsWith(QStringLiteral("Shorter: Move %1 1.3").arg(box)), qPrintable(told));
        // Once the box is locked, only the models move, and the box is not named.
        auto locked = scenario();
        locked.terrain.front().locked = true;
        document().edit(QStringLiteral("Lock"), std::move(locked));
        waitForAnswer();
        button().click();
        QTRY_COMPARE_WITH_TIMEOUT(button().text(), QString("Flip it"), 30'000);
        QVERIFY2(!text("flipText").contains(box) && text("flipText").startsWith(QLatin1String("Move")),
                 qPrintable(text("flipText")));
    }

    void moveOfAnOverruledPair_isSaidToBeAboutTheGeometry() {
        open("plan");
        auto overruled = scenario();
        scenarios::Overruling decision;
        decision.pair = {{QStringLiteral("m1")}, {QStringLiteral("m2")}};
        decision.visible = true;
        decision.by.judge = QStringLiteral("Ann");
        decision.by.note = QStringLiteral("as agreed");
        overruled.overrulings = {decision};
        document().edit(QStringLiteral("Overrule"), std::move(overruled));
        waitForAnswer();
        m_window->showDock("proofDock");
        waitForAnswer();
        const QString stays = QStringLiteral("By geometry alone, no line passes. The ruling stays "
                                             "“visible”: Overruled by Ann: as agreed");
        button().click();
        QTRY_COMPARE_WITH_TIMEOUT(button().text(), QString("Flip it"), 30'000);
        QVERIFY2(text("flipText").contains(QLatin1String("opens")), qPrintable(text("flipText")));
        QVERIFY2(text("flipText").contains(unbroken(stays)), qPrintable(text("flipText")));
        const auto panels = m_window->findChildren<ViewPanel*>();
        QVERIFY(
            std::ranges::any_of(panels, [&](const ViewPanel* panel) { return panel->explanation().contains(stays); }));
        trigger("placementStudy");
        const auto* study = find<StudyDialog>();
        QVERIFY(study);
        QCOMPARE(study->findChild<QLabel*>(QStringLiteral("studyRemark"))->text(), stays);
    }

    void underARulePack_theRulingIsTurned_andTheAnswerSaysSo() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("40k-10e");
        scenario.terrain.front().kind = QStringLiteral("ruin");
        // A toe in the ruin is seen across it.
        scenario.models[1].position = geometry::pointFromInches(27.0, 20.0);
        showPair(std::move(scenario));
        waitForAnswer();
        button().click();
        QTRY_VERIFY_WITH_TIMEOUT(text("flipText").startsWith(QLatin1String("Move")), 30'000);
        const QString told = QString{text("flipText")}.replace(QChar::Nbsp, QLatin1Char{' '});
        QVERIFY2(told.contains(QLatin1String("the rules allow the target to be chosen")), qPrintable(told));
        QVERIFY2(told.contains(QLatin1String("This changes only the ruling; the geometry stays the same.")),
                 qPrintable(told));
        QVERIFY2(!told.contains(QLatin1String("By geometry alone")), qPrintable(told));
    }

    void stop_endsTheSearch_andSaysSo_data() { testsupport::addRows("rules", {"plan", "40k-10e"}); }
    void stop_endsTheSearch_andSaysSo() {
        QFETCH(QString, rules);
        open(qPrintable(rules));
        button().click();
        QCOMPARE(button().text(), QString("Stop"));
        button().click();
        QTRY_COMPARE_WITH_TIMEOUT(button().text(), QString("Flip it"), 30'000);
        QVERIFY2(text("flipText").contains(QLatin1String("stopped"), Qt::CaseInsensitive),
                 qPrintable(text("flipText")));
    }

    void aSearchAfterAStop_isAWholeOne() {
        open("plan");
        button().click();
        button().click();
        QTRY_COMPARE_WITH_TIMEOUT(button().text(), QString("Flip it"), 30'000);
        button().click();
        QTRY_VERIFY_WITH_TIMEOUT(
            button().text() == QLatin1String("Flip it") && text("flipText").contains(QLatin1String("opens")), 30'000);
        QVERIFY2(!text("flipText").contains(QLatin1String("stopped")), qPrintable(text("flipText")));
    }

    /// While a search runs, it tells the best so far; stopped, it keeps it.
    void theBestSoFar_isToldAndKept() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("plan");
        const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
        const auto verdict = scenarios::judge(table, {{QStringLiteral("m1")}, {QStringLiteral("m2")}});
        FlipSearch search;
        std::optional<double> soFar;
        connect(&search, &FlipSearch::progressed, this, [&](int done, int all) {
            QCOMPARE(search.progress(), (std::pair{done, all}));
            if (search.best() && !soFar) {
                soFar = search.best()->lengthMillimeters;
                search.stop();
            }
        });
        search.start(scenario, verdict);
        QTRY_VERIFY_WITH_TIMEOUT(!search.isRunning(), 30'000);
        QVERIFY(soFar && search.best() && search.wasStopped());
        QVERIFY(!search.shortest() || search.shortest()->lengthMillimeters <= search.best()->lengthMillimeters ||
                !search.best()->mayStand());
        search.forget();
        QVERIFY(!search.best() && !search.wasStopped());
    }

    void compass_hasTheTopOfTheTableInTheNorth_data() {
        testsupport::addColumns<double, double, QString>("x", "y", "name");
        QTest::newRow("right") << 1.0 << 0.0 << "east";
        QTest::newRow("up") << 0.1 << -1.0 << "north";
        QTest::newRow("up and right") << 1.0 << -1.0 << "north-east";
        QTest::newRow("left") << -1.0 << -0.01 << "west";
        QTest::newRow("down and left") << -1.0 << 0.9 << "south-west";
    }
    void compass_hasTheTopOfTheTableInTheNorth() {
        auto [x, y] = testsupport::fetch<double, double>("x", "y");
        QTEST(compassName({Length::fromInches(x), Length::fromInches(y)}), "name");
    }

    void move_isToldByItsParts_data() {
        testsupport::addColumns<double, double, QString>("right", "down", "text");
        QTest::newRow("both") << -111.5 << 32.84 << "111.5 mm west and 32.8 mm south";
        QTest::newRow("one") << 25.4 << 0.0 << "25.4 mm east";
        QTest::newRow("one and next to nothing") << 0.04 << -1.8 << "1.8 mm north";
        QTest::newRow("next to nothing") << 0.06 << -0.06 << "0.1 mm north-east";
    }
    void move_isToldByItsParts() {
        auto [right, down] = testsupport::fetch<double, double>("right", "down");
        QTEST(moveText({Length::fromMillimeters(right), Length::fromMillimeters(down)}), "text");
    }

    void volumeVerdict_saysFromWhichHeightTheTargetIsSeen() {
        open("volume");
        auto* heights = find<QLabel>("heightsText");
        const scenarios::PreparedTable table{scenario(), *scenarios::ruleSetOf(scenario())};
        const auto needed = scenarios::heightsNeeded(table, {QStringLiteral("m1")}, {QStringLiteral("m2")});
        QVERIFY(needed && needed->targetSeen);
        QVERIFY(!heights->isHidden());
        QCOMPARE(QString{heights->text()}.replace(QChar::Nbsp, QLatin1Char{' '}), heightsSentence(needed));
        open("plan");
        QVERIFY(heights->isHidden());
    }

    void seenTarget_saysFromWhereMostAndLeastIsSeen() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("plan");
        scenario.terrain.front() = test::boxPiece(QStringLiteral("box"), 24, 20, 26, 24); // half of the way is free
        const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
        const auto viewers = scenarios::viewerPointsOf(table, {QStringLiteral("m1")}, {QStringLiteral("m2")});
        QVERIFY(viewers && viewers->bestShare > viewers->worstShare + 0.02);
        showPair(std::move(scenario));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 30'000);
        auto* figures = find<QLabel>("restFigures");
        QVERIFY(!figures->isHidden());
        QCOMPARE(QString{figures->text()}.replace(QChar::Nbsp, QLatin1Char{' '}), viewersSentence(*viewers));
        document().edit(QStringLiteral("Move"), scenarios::withModelAt(document().scenario(), {QStringLiteral("m3")},
                                                                       geometry::pointFromInches(45, 35)));
        QTRY_VERIFY(figures->isHidden());
    }

    void seenTargetAmongSolids_saysWhatWouldHideIt() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("volume");
        scenario.terrain.front().height = Length::fromInches(1);
        const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
        int told = 0;
        for (const auto& question : scenarios::pairQuestions(scenario)) {
            const auto verdict = scenarios::judge(table, question);
            const auto hiding = minHidingPiece(table, verdict);
            if (!verdict.visible() || !hiding) {
                continue;
            }
            ++told;
            // The height told hides; a thousandth of an inch less does not.
            const auto seenWith = [&](Length height) {
                scenarios::Scenario other = scenario;
                for (auto& piece : other.terrain) {
                    if (piece.id == hiding->piece) {
                        piece.height = height;
                    }
                }
                return scenarios::judge(scenarios::PreparedTable{other, *scenarios::ruleSetOf(other)}, question)
                    .visible();
            };
            QVERIFY(!seenWith(hiding->height));
            QVERIFY(seenWith(hiding->height - Length::fromInches(0.001)));
        }
        QVERIFY(told > 0);
    }

    void heightsSentence_ofATargetSeenAtAnyHeight() {
        QCOMPARE(heightsSentence(scenarios::HeightsNeeded{Length{}, {}}),
                 QString("The target is visible whatever its height."));
        QVERIFY(heightsSentence(scenarios::HeightsNeeded{Length::fromInches(2.41), {}}).contains("2.41 in"));
        // A tie at 2.00 in is seen over: what is shown has to hide.
        QVERIFY(heightsSentence(scenarios::HeightsNeeded{Length::fromInches(2.001), {}}).contains("2.01 in"));
        QVERIFY(hidingSentence(QStringLiteral("Crate"), Length::fromInches(2.001)).contains("2.01 in"));
        QVERIFY(heightsSentence(scenarios::HeightsNeeded{}).contains("not visible"));
        QVERIFY(heightsSentence({}).isEmpty());
    }

    /// Heights at which the target is seen are told of the answer in the headline, or not at all.
    void heightsRow_isOfTheHeadline() {
        scenarios::Scenario scenario = test::smallTable();
        scenarios::Verdict verdict;
        verdict.observer = {QStringLiteral("m1")};
        verdict.target = {QStringLiteral("m2")};
        verdict.ruling.status = QStringLiteral("decided");
        const Length now = scenario.model(verdict.target)->height;
        const scenarios::HeightsNeeded never;
        const scenarios::HeightsNeeded higher{now + Length::fromInches(1), {}};
        const scenarios::HeightsNeeded lower{now - Length::fromInches(0.5), {}};
        const auto row = [&](const scenarios::HeightsNeeded& heights) {
            return heightsRow(heights, verdict, scenario);
        };
        QCOMPARE(row(never), heightsSentence(never));
        QCOMPARE(row(higher), heightsSentence(higher));
        QVERIFY(row(lower).isEmpty());
        verdict.ruling.visible = true;
        QVERIFY(row(never).isEmpty() && row(higher).isEmpty());
        QCOMPARE(row(lower), heightsSentence(lower));
        // Seen and no valid target, as in Kill Team by conceal: no height is asked for that it could be seen at.
        verdict.ruling.validTarget = false;
        QVERIFY(row(never).isEmpty() && row(lower).isEmpty());
        verdict.ruling.validTarget = true;
        verdict.ruling.visible = false;
        verdict.ruling.certainty = scenarios::Certainty::DependsOnSculpt;
        QVERIFY(row(never).isEmpty());
        verdict.ruling.certainty.reset();
        verdict.ruling.overruled.emplace();
        QVERIFY(row(never).isEmpty());
    }

    void flipSentence_saysWhatIsWrongWithThePlace() {
        const scenarios::Scenario scenario = test::smallTable();
        scenarios::Flip flip;
        flip.moved = scenarios::ModelId{QStringLiteral("m1")};
        flip.turnsClear = true;
        flip.by = geometry::Vector{Length::fromInches(1), Length{}};
        flip.lengthMillimeters = 25.4;
        const QString fine = flipSentence(flip, scenario);
        QVERIFY2(!fine.contains("edge") && !fine.contains("overlap"), qPrintable(fine));
        QVERIFY2(fine.endsWith("1.00 in east, and the line opens."), qPrintable(fine));
        // Of a group all pieces move.
        scenarios::Scenario grouped = scenario;
        scenarios::Flip ofPiece = flip;
        ofPiece.moved = scenarios::PieceId{QStringLiteral("box")};
        QVERIFY(!flipSentence(ofPiece, grouped).contains("group"));
        for (scenarios::Piece& piece : grouped.terrain) {
            piece.group = QStringLiteral("g");
        }
        QCOMPARE(flipSentence(ofPiece, grouped).contains(" and its group "), grouped.terrain.size() > 1);
        // Players measure in the unit of the table, and judges by the millimeter.
        scenarios::Flip tiny = flip;
        tiny.by = geometry::Vector{Length::fromMillimeters(-3), Length::fromMillimeters(4)};
        tiny.lengthMillimeters = 5;
        QVERIFY(flipSentence(tiny, scenario).contains("3.0 mm west and 4.0 mm south,"));
        flip.leavesTable = true;
        flip.overlapped = {scenarios::ModelId{QStringLiteral("m2")}};
        const QString both = flipSentence(flip, scenario);
        QVERIFY2(
            both.startsWith(fine) && both.contains("over the table’s edge") &&
                both.endsWith(
                    QStringLiteral("overlap %1.").arg(nameOf(scenario, scenarios::AnyId{flip.overlapped.front()}))),
            qPrintable(both));
        // What may be entered is told apart from what is no place to stand.
        flip.leavesTable = false;
        flip.overlapped = {scenarios::ModelId{QStringLiteral("m2")}, scenarios::PieceId{QStringLiteral("box")}};
        flip.barredBy = {scenarios::PieceId{QStringLiteral("box")}};
        const QString barred = flipSentence(flip, scenario);
        QVERIFY2(barred.contains(QStringLiteral("It would overlap %1. ")
                                     .arg(nameOf(scenario, scenarios::AnyId{flip.overlapped.front()}))) &&
                     barred.endsWith(QStringLiteral("That is no place to stand: it would overlap %1.")
                                         .arg(nameOf(scenario, flip.barredBy.front()))),
                 qPrintable(barred));
    }

    /// A move to no place to stand gives way to one that may be made, whoever makes it.
    void aLegalMove_isProposedBeforeOneThatIsNot() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("plan");
        const auto bestOf = [&] {
            const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
            FlipSearch search;
            search.start(scenario, scenarios::judge(table, {{QStringLiteral("m1")}, {QStringLiteral("m2")}}));
            [&] { QTRY_VERIFY_WITH_TIMEOUT(!search.isRunning(), 30'000); }();
            return search.best().value_or(scenarios::Flip{});
        };
        const scenarios::Flip free = bestOf();
        QVERIFY(free.by && free.mayStand() && free.moved == scenarios::AnyId{scenario.models[0].id});
        // Another model where the observer would go to.
        scenarios::Model other = scenario.models[2];
        other.id = {QStringLiteral("m4")};
        other.position = scenario.models[0].position + *free.by;
        scenario.models.push_back(other);
        const scenarios::Flip instead = bestOf();
        QVERIFY(instead.by && instead.mayStand());
    }

    void boundAndFoundMove_areToldAsTwoLengths() {
        scenarios::Verdict verdict;
        verdict.ruling.margin = scenarios::Reason{.code = QStringLiteral("margin-line-opens"), .pieces = {}};
        verdict.ruling.margin->millimeters = 11.684;
        verdict.ruling.isMarginProved = true;
        scenarios::Flip flip;
        flip.turned = scenarios::FlippedAnswer::Ruling;
        flip.by = geometry::Vector{Length::fromInches(0.79), Length{}};
        flip.lengthMillimeters = 20.066;
        QCOMPARE(QString{flipBoundSentence(verdict, flip)}.replace(QChar::Nbsp, QLatin1Char{' '}),
                 "No move shorter than 0.46 in changes the ruling; the shortest legal one that was found is 0.79 in.");
        flip.lengthMillimeters = 11.684;
        QVERIFY(flipBoundSentence(verdict, flip).isEmpty());
        flip.lengthMillimeters = 20.066;
        flip.barredBy = {scenarios::PieceId{QStringLiteral("box")}};
        QVERIFY(flipBoundSentence(verdict, flip).isEmpty());
        flip.barredBy.clear();
        verdict.ruling.isMarginProved = false;
        QVERIFY(flipBoundSentence(verdict, flip).isEmpty());
    }
};

QTEST_MAIN(TestFlipWindow)
#include "tst_flip_window.moc"
