#include "scenarios/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/targets.h"
#include "scenarios/vision/turns.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/scenarios/vision/long_table.h"

#include <QTest>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using geometry::pointFromInches;

/// What sides may aim at, and the log of turns; with the named tests of S1.55.
class TestTurns : public QObject {
    Q_OBJECT

private slots:
    void S1_55_aUnitSeesItsRadius();
    void S1_55_aTowerSeesFive();
    void S1_55_fogFollowsTheMove();
    void S1_55_S1_27_S1_28_aHiddenUnitIsNoTarget();
    void T47_moveToDiscover_isNoAttack();
    void S1_29_to_S1_31_S1_44_whatActionsNeed();
    void T47_targetsWithoutFog_areAll();
    void log_keepsWhatBecameOfModels();
    void undo_goesBackOneStep();
    void S1_36_replayShowsEachStep();
    void turns_goRoundThePlayers();
    void S1_53_statistics();
    void S1_33_whereToLook();
    void T41_aLongGame_growsOnlyItsLog();
    void S4_10_S0_14_eachAcceptedStepUpdates();
    void S1_46_captureNeedsExplored_andOwnersAreSeenInRange();
    void S2_67_whoIsTakenOff_isInTheLogOnly();
    void S1_60_memoryLastsTenTurns_andReplayBeginsWithTheJudge();
};

void TestTurns::S1_55_aUnitSeesItsRadius() { QCOMPARE(knownTo(moved(longTable(), "scout", 12, 4), "a").visible.count(), 49); }

void TestTurns::S1_55_aTowerSeesFive() {
    Scenario scenario = longTable();
    scenario.models.erase(scenario.models.begin() + 1);
    scenario = withVisionUpdated(scenario);
    QCOMPARE(knownTo(scenario, "b").visible.count(), 11 * 9);
}

void TestTurns::S1_55_fogFollowsTheMove() {
    const Scenario scenario = moved(longTable(), "scout", 12, 4);
    QVERIFY(!knownTo(scenario, "a").visible.contains({2, 4}));
    QVERIFY(knownTo(scenario, "a").visible.contains({15, 7}));
}

void TestTurns::S1_55_S1_27_S1_28_aHiddenUnitIsNoTarget() {
    const Scenario scenario = longTable();
    QVERIFY(targetsOf(scenario, {"a"}).empty());
    // S1.28: of what is hidden nothing more is said than of what is not there.
    TargetRuling hidden = targetRuling(scenario, {"a"}, {"tank"});
    const TargetRuling nobody = targetRuling(scenario, {"a"}, {"no such model"});
    QCOMPARE(hidden.code, QStringLiteral("not-visible"));
    hidden.target = nobody.target;
    QVERIFY(hidden == nobody);
    QCOMPARE(targetRuling(scenario, {"a"}, {"scout"}).code, QStringLiteral("own"));
}

void TestTurns::T47_moveToDiscover_isNoAttack() {
    Scenario scenario = moved(longTable(), "scout", 18, 4);
    QVERIFY(knownTo(scenario, "a").seen.contains({"tank"}));
    QCOMPARE(targetRuling(scenario, {"a"}, {"tank"}).code, QStringLiteral("not-visible-before"));
    QVERIFY(!targetsOf(scenario, {"a"}).front().isLegal);
    scenario = moved(scenario, "scout", 17, 4); // the next move began with it in sight
    QVERIFY(targetRuling(scenario, {"a"}, {"tank"}).isLegal);
    scenario = moved(scenario, "scout", 2, 4);
    QCOMPARE(targetRuling(scenario, {"a"}, {"tank"}).code, QStringLiteral("not-visible"));
}

void TestTurns::S1_29_to_S1_31_S1_44_whatActionsNeed() {
    const Scenario scenario = moved(moved(longTable(), "scout", 12, 4), "scout", 12, 5);
    const auto at = [](double x, double y) {
        return geometry::PlacedFootprint{geometry::Footprint::round(geometry::Length::fromMillimeters(1)).value(), pointFromInches(x, y), {}};
    };
    const PlayerId a{"a"};
    QVERIFY(mayAct(scenario, a, at(12.5, 4.5), PlaceNeed::Visible));
    QVERIFY(!mayAct(scenario, a, at(2.5, 4.5), PlaceNeed::Visible));
    QVERIFY(mayAct(scenario, a, at(2.5, 4.5), PlaceNeed::Explored));
    QVERIFY(!mayAct(scenario, a, at(30.5, 4.5), PlaceNeed::Explored));
    QVERIFY(mayAct(scenario, a, at(30.5, 4.5), PlaceNeed::Nothing));
    QVERIFY(!mayAct(scenario, a, at(-5, 4.5), PlaceNeed::Explored));
    QVERIFY(!mayAct(scenario, {"nobody"}, at(12.5, 4.5), PlaceNeed::Explored));
}

void TestTurns::T47_targetsWithoutFog_areAll() {
    Scenario scenario = longTable();
    scenario.vision = {};
    QVERIFY(targetRuling(scenario, {"a"}, {"tank"}).isLegal);
    QCOMPARE(targetsOf(scenario, {"a"}).size(), std::size_t{1});
}

void TestTurns::log_keepsWhatBecameOfModels() {
    const Scenario scenario = moved(longTable(), "scout", 12, 4);
    QCOMPARE(scenario.vision->log.size(), std::size_t{1});
    const TurnStep& step = scenario.vision->log.front();
    QCOMPARE(step.side.value, QStringLiteral("a"));
    QCOMPARE(step.before.size(), std::size_t{1});
    QVERIFY(step.before.front().position == pointFromInches(2.5, 4.5));
    QVERIFY(step.after.front().position == pointFromInches(12.5, 4.5));
}

void TestTurns::undo_goesBackOneStep() {
    const Scenario start = longTable();
    const Scenario one = moved(start, "scout", 12, 4);
    const Scenario two = withStepAccepted(one, withStructure(one, {"tower", "tower", {"a"}}), {QStringLiteral("owner"), {}});
    const Scenario three = withNextTurn(two);
    QVERIFY(withStepUndone(three) == two);
    QVERIFY(withStepUndone(two) == one);
    QVERIFY(withStepUndone(one) == start);
    QVERIFY(withStepUndone(start) == start);
}

void TestTurns::S1_36_replayShowsEachStep() {
    std::vector<Scenario> tables{longTable()};
    for (const int column : {8, 14, 19, 25}) {
        tables.push_back(moved(tables.back(), "scout", column, 4));
        tables.push_back(withNextTurn(tables.back()));
    }
    for (std::size_t i = 0; i < tables.size(); ++i) {
        QVERIFY2(replayedTo(tables.back(), i) == tables[i], qPrintable(QString::number(i)));
    }
}

void TestTurns::turns_goRoundThePlayers() {
    Scenario scenario = longTable();
    QStringList turns;
    for (int i = 0; i < 5; ++i) {
        scenario = withNextTurn(scenario);
        turns.append(scenario.vision->active.value + QString::number(scenario.vision->turn));
    }
    QCOMPARE(turns, (QStringList{"b1", "c1", "d1", "a2", "b2"}));
}

void TestTurns::S1_53_statistics() {
    Scenario scenario = moved(longTable(), "scout", 3, 4);
    scenario = moved(scenario, "scout", 18, 4);
    scenario = moved(scenario, "scout", 2, 4);
    scenario = withNextTurn(scenario); // b
    const std::vector<AnyId> ids{ModelId{"scout"}};
    scenario = withStepAccepted(scenario, withReserved(scenario, ids), {QStringLiteral("attack"), {}});
    const auto all = statisticsOf(scenario);
    QCOMPARE(all.size(), std::size_t{4});
    const SideStatistics& a = all.front();
    QCOMPARE(a.seenByStep, (std::vector<int>{7, 49, 0, 0, 0}));
    QCOMPARE(a.newlySeen, 56);
    QCOMPARE(a.explored, 98);
    QCOMPARE(a.found, 1);
    QCOMPARE(a.lost, 1);
    QCOMPARE(a.lostUnseen, 1);
    QCOMPARE(all[1].lost, 0);
    QCOMPARE(all[1].found, 1);
}

void TestTurns::S1_33_whereToLook() {
    const Scenario scenario = longTable();
    const auto best = whereToLook(scenario, {"a"}, 3);
    QCOMPARE(best.size(), std::size_t{3});
    QCOMPARE(best.front().cell.column, 5);
    QCOMPARE(best.front().gain, 3 * 7 + 4); // three columns, and what of the top row is still dark
    QVERIFY((best.front().cell == GridCell{5, 3}));
    QVERIFY(whereToLook(scenario, {"nobody"}).empty());
}

void TestTurns::T41_aLongGame_growsOnlyItsLog() {
    Scenario scenario = longTable();
    for (int i = 0; i < 100; ++i) {
        scenario = moved(scenario, "scout", 2 + i % 2, 4);
    }
    QCOMPARE(scenario.vision->log.size(), std::size_t{100});
    QCOMPARE(knownTo(scenario, "a").pieces.size() + knownTo(scenario, "a").models.size(), std::size_t{0});
    changeVision(scenario, [](Vision& vision) { vision.log.clear(); });
    QVERIFY(writeScenario(scenario).size() < writeScenario(longTable()).size() + 400);
}

void TestTurns::S4_10_S0_14_eachAcceptedStepUpdates() {
    const Scenario start = longTable();
    QVERIFY(knownTo(moved(start, "scout", 12, 4), "a").visible != knownTo(start, "a").visible);
    const Scenario taken = withStepAccepted(start, withStructure(start, {"tower", "tower", {"a"}}), {QStringLiteral("owner"), {}});
    QVERIFY(knownTo(taken, "a").visible.contains({22, 4}) && !knownTo(taken, "b").visible.contains({27, 4}));
    QVERIFY(withStepAccepted(start, start, {}).vision->sides == start.vision->sides); // nothing happened
}

void TestTurns::S1_46_captureNeedsExplored_andOwnersAreSeenInRange() {
    Scenario scenario = longTable();
    addMat(scenario, "ruin", "building", 14, 4, 14, 4);
    changeVision(scenario, [](Vision& vision) { vision.structures.push_back({"ruin", "building", {}}); }); // nobody's
    scenario = withVisionUpdated(scenario);
    const geometry::PlacedFootprint place{geometry::Footprint::round(geometry::Length::fromMillimeters(1)).value(), pointFromInches(14.5, 4.5), {}};
    QVERIFY(!mayAct(scenario, {"a"}, place, PlaceNeed::Explored));
    QVERIFY(!knownTo(scenario, "a").structures.contains("ruin"));
    scenario = moved(moved(scenario, "scout", 12, 4), "scout", 12, 5);
    QVERIFY(mayAct(scenario, {"a"}, place, PlaceNeed::Explored));
    QVERIFY(knownTo(scenario, "a").structures.at("ruin").as.owner.isEmpty());
    scenario = withStepAccepted(scenario, withStructure(scenario, {"ruin", "building", {"a"}}), {QStringLiteral("owner"), {}});
    QCOMPARE(knownTo(scenario, "a").structures.at("ruin").as.owner.value, QStringLiteral("a"));
    int most = 0;
    for (const auto& [kind, range] : scenario.vision->profile.sourceRange) {
        most = kind == u"watchtower" ? most : std::max(most, range);
    }
    QCOMPARE(scenario.vision->profile.sourceRange.at("tower"), most); // the tower sees farthest
}

void TestTurns::S2_67_whoIsTakenOff_isInTheLogOnly() {
    Scenario scenario = moved(moved(longTable(), "scout", 18, 4), "scout", 18, 5);
    QVERIFY(knownTo(scenario, "a").models.contains({"tank"}));
    Scenario after = scenario;
    after.reserves.push_back(after.models[1]);
    after.models.erase(after.models.begin() + 1);
    scenario = withStepAccepted(scenario, after, {QStringLiteral("attack"), {}});
    QVERIFY(!knownTo(scenario, "a").seen.contains({"tank"}));
    QVERIFY(!knownTo(scenario, "a").models.contains({"tank"})); // its place is seen to be empty
    const TurnStep& step = scenario.vision->log.back();
    QCOMPARE(step.before.size(), std::size_t{1});
    QVERIFY(step.before[0].position == pointFromInches(20.5, 4.5) && !step.after[0].onTable);
}

void TestTurns::S1_60_memoryLastsTenTurns_andReplayBeginsWithTheJudge() {
    QCOMPARE(VisionProfile{}.forgetAfterTurns, 10);
    const Scenario scenario = moved(longTable(), "scout", 12, 4);
    QVERIFY(replayedTo(scenario, 0).model({"tank"}) && replayedTo(scenario, 1).model({"tank"}));
}

QTEST_APPLESS_MAIN(TestTurns)
#include "tst_turns.moc"
