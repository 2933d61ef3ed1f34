#include "app/desktop/design/fairness_text.h"
#include "app/desktop/design/map_text.h"
#include "app/desktop/design/map_work.h"
#include "app/desktop/widgets/run_progress.h"
#include "app/shared/painting/distribution_painter.h"
#include "app/shared/text/layout_text.h"
#include "tests/support/gui_table.h"

#include <QProgressBar>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace sightline;
using namespace sightline::app;

namespace {

scenarios::Scenario redAndBlue() {
    scenarios::Scenario scenario;
    scenario.players = {{{QStringLiteral("a")}, QStringLiteral("Red"), {}, {}},
                        {{QStringLiteral("b")}, QStringLiteral("Blue"), {}, {}}};
    return scenario;
}

scenarios::FairnessStudy studyOf(int trials) {
    scenarios::FairnessStudy study;
    study.sides = {{{QStringLiteral("a")}}, {{QStringLiteral("b")}}};
    study.trials = trials;
    return study;
}

} // namespace

/// What maps and studies of a table say, without a window.
class TestDesignText : public QObject {
    Q_OBJECT

private slots:
    void symmetry_tellsOfOthersOnlyWhereTheyAreOff() {
        scenarios::SymmetryStudy study;
        study.elements.resize(6);
        study.alone = 6;
        QCOMPARE(symmetryText(study), QStringLiteral("6 without a partner"));
        study.elements.resize(8);
        study.worstInches = 1e-8;
        QCOMPARE(symmetryText(study), QStringLiteral("6 without a partner"));
        study.worstInches = 0.5;
        QCOMPARE(symmetryText(study), QStringLiteral("6 without a partner, the others off by up to 0.50 in"));
        study.alone = 0;
        QCOMPARE(symmetryText(study), QStringLiteral("off by up to 0.50 in"));
        study.worstInches = 0.0;
        QCOMPARE(symmetryText(study), QStringLiteral("exact"));
    }

    void theFiguresOfAStudy_nameThePlayers() {
        scenarios::Scenario scenario;
        scenario.players = {{{QStringLiteral("a")}, QStringLiteral("Red, \"the host\""), {}, {}},
                            {{QStringLiteral("b")}, {}, {}, {}}};
        scenarios::FairnessStudy study;
        study.sides = {{{QStringLiteral("a")}}, {{QStringLiteral("b")}}};
        QVERIFY(fairnessCsv(scenario, study)
                    .startsWith("figure,\"Red, \"\"the host\"\"\",b,difference,mean,low,high\nzone_seen,"));
    }

    /// Both zones of a deployment often have its name.
    void theTitleOfAMap_namesThePlayerOfTheZone() {
        MapRequest asked;
        asked.choice.subject = MapSubject::Positions;
        asked.scenario.players = {{{QStringLiteral("a")}, QStringLiteral("Red"), {}, {}},
                                  {{QStringLiteral("b")}, {}, {}, {}}};
        for (const char* id : {"a", "b", ""}) {
            scenarios::Zone zone;
            zone.id = {QStringLiteral("zone-%1").arg(QLatin1String{id})};
            zone.name = QStringLiteral("Hammer and Anvil");
            zone.player = {QString::fromLatin1(id)};
            asked.scenario.zones.push_back(zone);
        }
        asked.zone = asked.scenario.zones[0].id;
        QCOMPARE(mapTitle(asked), QStringLiteral("Positions in Zone of Red that see each point"));
        asked.zone = asked.scenario.zones[1].id;
        QCOMPARE(mapTitle(asked), QStringLiteral("Positions in Zone of b that see each point"));
        asked.zone = asked.scenario.zones[2].id;
        QCOMPARE(mapTitle(asked), QStringLiteral("Positions in Hammer and Anvil that see each point"));
    }

    void namesOfZonesAndObjectives_areReadAlone() {
        scenarios::Scenario scenario = redAndBlue();
        for (const char* player : {"a", "b", "b"}) {
            scenarios::Zone zone;
            zone.id = {QStringLiteral("zone-%1").arg(scenario.zones.size() + 1)};
            zone.name = QStringLiteral("Hammer and Anvil");
            zone.player = {QLatin1String{player}};
            scenario.zones.push_back(zone);
        }
        scenario.zones.back().name = QStringLiteral("Reserve edge");
        for (const char* name : {"1", "home"}) {
            scenarios::Objective objective;
            objective.id = {QStringLiteral("objective-%1").arg(QLatin1String{name})};
            objective.name = QLatin1String{name};
            scenario.objectives.push_back(objective);
        }
        QCOMPARE(zoneText(scenario, scenario.zones[0].id), QStringLiteral("Zone of Red"));
        QCOMPARE(zoneText(scenario, scenario.zones[1].id), QStringLiteral("Hammer and Anvil of Blue")); // one of two
        QCOMPARE(zoneText(scenario, scenario.zones[2].id), QStringLiteral("Reserve edge"));
        QCOMPARE(objectiveText(scenario, scenario.objectives[0].id), QStringLiteral("Objective 1"));
        QCOMPARE(objectiveText(scenario, scenario.objectives[1].id), QStringLiteral("home"));
    }

    void theSentence_saysWhetherTheTableIsFair() {
        scenarios::Scenario scenario = redAndBlue();
        scenarios::FairnessStudy study = studyOf(20);
        study.zoneSeen = {0.01, 0.0, -0.015, 0.02};
        study.zoneSeenAfterMove = study.objectivesSeen = study.tableSeen = {0.0, 0.0, -0.005, 0.005};
        QCOMPARE(decidingFigure(study), -1);
        QCOMPARE(headlineFigure(study), 0); // where the 2.0 points come from
        QCOMPARE(fairnessSentence(scenario, study),
                 QStringLiteral("Fair: every difference is within set-up error and is at most 2.0 percentage points "
                                "in 95 % of 20 set-ups."));
        // A bound at zero is still fair; beyond it set-up error alone cannot turn who is better off.
        study.zoneSeen = {0.01, 0.01, 0.0, 0.02};
        QCOMPARE(decidingFigure(study), -1);
        study.zoneSeen = {0.03, 0.03, 0.01, 0.05};
        QCOMPARE(decidingFigure(study), 0);
        // More of the first zone is seen: the second player is better off.
        QCOMPARE(fairnessSentence(scenario, study),
                 QStringLiteral(
                     "Uneven: the zone of Blue is seen less, by 1.0 to 5.0 percentage points in 95 % of 20 set-ups."));
        study.objectivesSeen = {0.08, 0.08, 0.06, 0.1};
        QCOMPARE(decidingFigure(study), 2);
        QCOMPARE(headlineFigure(study), 2);
        QCOMPARE(
            fairnessSentence(scenario, study),
            QStringLiteral(
                "Uneven: Red sees more of the objectives, by 6.0 to 10.0 percentage points in 95 % of 20 set-ups."));
    }

    /// The chart that is shown first is the one of the sentence, also where no difference decides.
    void theHeadlineFigure_isTheWidestOfAFairTable() {
        scenarios::FairnessStudy study = studyOf(20);
        study.zoneSeen = study.zoneSeenAfterMove = study.objectivesSeen = {0.0, 0.0, -0.01, 0.01};
        study.tableSeen = {0.0, 0.0, -0.05, 0.01};
        QCOMPARE(decidingFigure(study), -1);
        QCOMPARE(headlineFigure(study), 3);
    }

    void theSentenceOfTheClosestChange_tellsWhatItReaches_andWhatHoldsNow() {
        scenarios::Scenario scenario;
        scenario.terrain = {test::boxPiece(QStringLiteral("other"), 14, 2.5, 16, 6)};
        scenarios::ClosestChange closest;
        closest.change.emplace();
        closest.change->kind = scenarios::LayoutSuggestion::Kind::Turn;
        closest.change->piece = {QStringLiteral("other")};
        closest.change->turn = geometry::Angle::fromDegrees(15);
        closest.before.longestLaneInches = 44.181;
        closest.reached.longestLaneInches = 41.0;
        QCOMPARE(closestChangeSentence(scenario, closest),
                 QStringLiteral("Closest to it: Rotate other by 15° clockwise about its center: then no lane between "
                                "zones is longer than 41.00 in. As the table stands, no lane between zones is longer "
                                "than 44.19 in."));
    }

    void theEffectOfAChange_tellsTheFiguresOfItsGoal() {
        scenarios::ClosestChange change;
        QVERIFY(changeEffectText(change).isEmpty());
        change.before.longestLaneInches = 44.2;
        QVERIFY(changeEffectText(change).isEmpty()); // not measured afterwards
        change.reached.longestLaneInches = 23.6;
        change.before.sideDifference = 0.064;
        change.reached.sideDifference = 0.031;
        QCOMPARE(changeEffectText(change),
                 QStringLiteral("longest lane 44.20 in → 23.60 in; largest difference between the sides 6.4 → 3.1 "
                                "percentage points"));
    }

    /// One figure reads the same in the sentence of a change and in that of its effect.
    void theDifferenceOfTheSides_isRoundedInOneWay() {
        scenarios::Scenario scenario;
        scenario.terrain = {test::boxPiece(QStringLiteral("other"), 14, 2.5, 16, 6)};
        scenarios::ClosestChange closest;
        closest.change.emplace();
        closest.change->kind = scenarios::LayoutSuggestion::Kind::Shift;
        closest.change->piece = {QStringLiteral("other")};
        closest.change->by = {geometry::Length::fromInches(-0.92), geometry::Length::fromInches(-0.38)};
        closest.before.sideDifference = 0.1014;
        closest.reached.sideDifference = 0.0302;
        QCOMPARE(closestChangeSentence(scenario, closest),
                 QStringLiteral("Closest to it: Move other 0.92 in left, 0.38 in up: then the sides differ by at most "
                                "3.0 percentage points. As the table stands, the sides differ by at most 10.1 "
                                "percentage points."));
        QVERIFY(changeEffectText(closest).endsWith(QStringLiteral("10.1 → 3.0 percentage points")));
        closest.change->by = {{}, geometry::Length::fromInches(1)};
        QVERIFY(closestChangeSentence(scenario, closest).contains(QStringLiteral("Move other 1.00 in down: then")));
    }

    void theGoalOfEvenSides_isTold() {
        scenarios::LayoutGoal goal;
        goal.sideDifference = 0.02;
        QCOMPARE(goalText(goal), QStringLiteral("the sides differ by at most 2.0 percentage points"));
        goal.longestLaneInches = 24.0;
        QCOMPARE(goalText(goal),
                 QStringLiteral("no lane between zones is longer than 24.00 in, and the sides differ by "
                                "at most 2.0 percentage points"));
    }

    /// The table with the smaller difference is the fairer one, whichever comes first.
    void whichTableIsFairer_isToldWithBothFigures() {
        scenarios::FairnessStudy even;
        even.sides = {{{QStringLiteral("a")}}, {{QStringLiteral("b")}}};
        scenarios::FairnessStudy uneven = even;
        even.tableSeen.asPlaced = -0.031;
        uneven.zoneSeen.asPlaced = 0.064;
        const auto sentence = [](const scenarios::FairnessStudy& one, const scenarios::FairnessStudy& other) {
            return fairerSentence(compareFairness(one, other), QStringLiteral("this table"), QStringLiteral("v1"));
        };
        QCOMPARE(sentence(even, uneven),
                 QStringLiteral("Fairer: this table. The largest difference between its sides is "
                                "3.1 percentage points, against 6.4 percentage points (v1)."));
        QCOMPARE(
            sentence(uneven, even),
            QStringLiteral("Fairer: v1. The largest difference between its sides is 3.1 percentage points, against "
                           "6.4 percentage points (this table)."));
        uneven.zoneSeen.asPlaced = 0.0311; // reads the same
        QCOMPARE(sentence(uneven, even),
                 QStringLiteral("Equally fair: on both tables the largest difference between the "
                                "sides is 3.1 percentage points."));
        scenarios::Scenario scenario = redAndBlue();
        even.sides[0].tableSeen = 0.5;
        even.sides[1].tableSeen = 0.531;
        const auto figures = sideFigureTexts(scenario, even);
        QCOMPARE(figures.size(), std::size_t{4});
        QCOMPARE(figures[3].name, QStringLiteral("Lines to the table that are clear"));
        QVERIFY2(figures[3].values.startsWith(QStringLiteral("Red 50.00 %, Blue 53.10 % (")) &&
                     figures[3].values.endsWith(QStringLiteral("3.10 points)")),
                 qPrintable(figures[3].values));
    }

    void aSuggestion_tellsPiecesOfOneNameApart() {
        scenarios::Scenario scenario;
        scenario.terrain = {test::boxPiece(QStringLiteral("one"), 12, 0, 14, 4),
                            test::boxPiece(QStringLiteral("other"), 14, 2.5, 16, 6)};
        for (auto& piece : scenario.terrain) {
            piece.name = QStringLiteral("Crate");
        }
        scenarios::LayoutSuggestion turn{scenarios::LayoutSuggestion::Kind::Turn,
                                         {QStringLiteral("other")},
                                         {},
                                         geometry::Angle::fromDegrees(15),
                                         {},
                                         scenario};
        scenarios::LayoutGoal goal;
        goal.longestLaneInches = 24.0;
        const QString both = suggestionSentence(scenario, turn, goal);
        QVERIFY2(both.startsWith(QStringLiteral("Rotate Crate no. 2 by 15°")), qPrintable(both));
        scenario.terrain.front().name = QStringLiteral("Wall");
        const QString one = suggestionSentence(scenario, turn, goal);
        QVERIFY2(one.startsWith(QStringLiteral("Rotate Crate by 15°")), qPrintable(one));
    }

    /// Before the study, the largest difference of all figures is told, not that of the zones alone.
    void theSentenceBeforeTheStudy_tellsTheLargestDifference() {
        scenarios::Scenario scenario = redAndBlue();
        scenarios::FairnessStudy study = studyOf(0);
        QCOMPARE(fairnessSentence(scenario, study),
                 QStringLiteral("As it stands, both sides are even in every figure."));
        study.objectivesSeen.asPlaced = -0.031;
        study.tableSeen.asPlaced = 0.001;
        QCOMPARE(fairnessSentence(scenario, study),
                 QStringLiteral("As it stands, Blue sees more of the objectives, by 3.1 percentage points."));
        study.zoneSeen.asPlaced = 0.05;
        QCOMPARE(fairnessSentence(scenario, study),
                 QStringLiteral("As it stands, the zone of Blue is seen less, by 5.0 percentage points."));
    }

    void theBarsOfAChart_holdAllValues() {
        Distribution one;
        one.values = {-3.0, -1.0, -0.2, 0.4, 1.0, 1.1, 2.9};
        one.asPlaced = 5.0;
        const Histogram bars = histogramOf(one);
        QCOMPARE(std::accumulate(bars.counts.begin(), bars.counts.end(), 0), 7);
        one.title = QStringLiteral("Zone");
        QCOMPARE(distributionText(one),
                 QStringLiteral("Zone: 5.0 percentage points as it stands, 0.0 to 0.0 in 95 % of 7 set-ups."));
        QVERIFY(bars.least <= -3.0 && bars.most() > 5.0);
        // Zero is the middle of a bar, so that the chart of an even table leans to no side.
        const double zero = -bars.least / bars.step - 0.5;
        QVERIFY(std::abs(zero - std::round(zero)) < 1e-9);
        one.values.assign(50, 0.0);
        one.asPlaced = 0.0;
        const Histogram even = histogramOf(one);
        QCOMPARE(even.counts, std::vector<int>{50});
        QVERIFY(std::abs(even.least + even.most()) < 1e-9);
    }

    /// Charts have the sign of the tables: the first side less the second. Each tells who is better off on which side.
    void theChartsHaveTheSignOfTheTables() {
        scenarios::FairnessStudy study = studyOf(2);
        study.zoneSeen = {0.01, 0.02, 0.01, 0.03, {0.01, 0.03}}; // the second zone is seen less
        study.zoneSeenAfterMove = study.zoneSeen;
        study.objectivesSeen = {-0.01, -0.02, -0.03, -0.01, {-0.01, -0.03}}; // the second sees more
        study.tableSeen = study.objectivesSeen;
        const auto figures = fairnessDistributions(study, QStringLiteral("Red"), QStringLiteral("Blue"));
        QCOMPARE(figures.size(), std::size_t{4});
        for (const Distribution& one : figures) {
            const bool isGood = &one - figures.data() >= 2; // more of the lines, less of the own zone
            const auto& difference = isGood ? study.objectivesSeen : study.zoneSeen;
            QCOMPARE(one.less, isGood ? QStringLiteral("Blue better off") : QStringLiteral("Red better off"));
            QCOMPARE(one.more, isGood ? QStringLiteral("Red better off") : QStringLiteral("Blue better off"));
            QCOMPARE(one.asPlaced, 100.0 * difference.asPlaced);
            QCOMPARE(one.low, 100.0 * difference.low);
            QCOMPARE(one.high, 100.0 * difference.high);
            QCOMPARE(one.values, (std::vector{100.0 * difference.trials[0], 100.0 * difference.trials[1]}));
        }
    }

    void theTimeLeft_isToldWhenItIsKnown() {
        QCOMPARE(progressFormat(1, 10, 200), QStringLiteral("%p %")); // too early to say
        QCOMPARE(progressFormat(10, 100, 2'000), QStringLiteral("%p %, 18 s left"));
        QCOMPARE(progressFormat(1, 100, 4'000), QStringLiteral("%p %, 7 min left"));
        QCOMPARE(progressFormat(100, 100, 9'000), QStringLiteral("%p %"));
        QCOMPARE(timeLeftText(1, 10, 200), QString{});
        QCOMPARE(timeLeftText(10, 100, 2'000), QStringLiteral("18 s left"));
        QCOMPARE(withTimeLeft(QStringLiteral("1 of 10"), 1, 10, 200), QStringLiteral("1 of 10"));
        QCOMPARE(withTimeLeft(QStringLiteral("10 of 100"), 10, 100, 2'000), QStringLiteral("10 of 100, 18 s left"));
        // A bar of its own tells it once a rate is known, and begins anew with the next run.
        QProgressBar bar;
        tellTimeLeft(bar);
        bar.setRange(0, 1'000'000);
        bar.setValue(1);
        QCOMPARE(bar.format(), QStringLiteral("%p %"));
        const auto goesOn = [&bar] {
            bar.setValue(bar.value() + 1);
            return bar.format().endsWith(QStringLiteral(" left"));
        };
        QTRY_VERIFY_WITH_TIMEOUT(goesOn(), 10'000);
        bar.setValue(0);
        bar.setValue(1);
        QCOMPARE(bar.format(), QStringLiteral("%p %"));
    }
};

QTEST_MAIN(TestDesignText)
#include "tst_design_text.moc"
