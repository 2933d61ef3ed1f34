#include "scenarios/edits/motions.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;

namespace {

const ModelId kWest{QStringLiteral("west")};
const ModelId kEast{QStringLiteral("east")};

const RuleSet& rulesNamed(const QString& id) { return *shippedRuleSet(id); }

/// A wall from (30, 1) down the screen to (30, 43). Who walks along it has the west on the right hand.
Scenario walledTable(std::optional<WallSide> blocksFrom, double west = 10, double east = 50) {
    Scenario scenario = makeScenario({.models = {modelAt(kWest.value, west, 20), modelAt(kEast.value, east, 20)}});
    for (Model& model : scenario.models) {
        model.base = roundBase(25.4);
    }
    scenario.terrain = {
        makePiece("wall", wallOf({{30, 1}, {30, 43}}), {.kind = "wall", .height = 6, .blocksFrom = blocksFrom})};
    return scenario;
}

/// Returns a table with the wall on a flat area.
Scenario areaWithWall(bool blocksSight, std::optional<bool> blocksFire, std::optional<WallSide> blocksFrom = {}) {
    Scenario scenario = walledTable({});
    Piece area = boxPiece("area", 25, 0.5, 35, 43.5, {.height = 0, .traits = {"plain"}});
    const auto wall = std::get<geometry::Wall>(scenario.terrain[0].outline);
    area.walls.push_back({wall, {}, blocksSight, {}, {}, {}, blocksFire, blocksFrom});
    scenario.terrain = {area};
    return scenario;
}

bool sees(const Scenario& scenario, const QString& rules, const ModelId& observer, const ModelId& target) {
    const PreparedTable table{scenario, rulesNamed(rules)};
    const Verdict verdict = judge(table, {observer, target});
    const auto indexOf = [&](const ModelId& id) { return id == kWest ? std::size_t{0} : std::size_t{1}; };
    const bool isSeenAlike = isSeen(table, indexOf(observer), indexOf(target)) == verdict.ruling.visible;
    if (!isSeenAlike) {
        qFatal("isSeen and judge differ");
    }
    return verdict.ruling.visible;
}

} // namespace

/// Walls that block from one side, and walls that treat shots and sight differently.
class TestOneWayWalls : public QObject {
    Q_OBJECT

private slots:
    void linesFromTheOtherSide_pass_data() { addRows("rules", {"plan", "height-tags", "volume", "40k-10e", "dnd-5e"}); }
    void linesFromTheOtherSide_pass() {
        QFETCH(QString, rules);
        QVERIFY(!sees(walledTable({}), rules, kWest, kEast));
        QVERIFY(!sees(walledTable({}), rules, kEast, kWest));
        QVERIFY(!sees(walledTable(WallSide::Right), rules, kWest, kEast));
        QVERIFY(sees(walledTable(WallSide::Right), rules, kEast, kWest));
        QVERIFY(sees(walledTable(WallSide::Left), rules, kWest, kEast));
        QVERIFY(!sees(walledTable(WallSide::Left), rules, kEast, kWest));
    }

    void aWallOfAnArea_isOneWayToo() {
        QVERIFY(!sees(areaWithWall(true, {}, WallSide::Right), QStringLiteral("plan"), kWest, kEast));
        QVERIFY(sees(areaWithWall(true, {}, WallSide::Right), QStringLiteral("plan"), kEast, kWest));
    }

    void aBaseThatTouchesTheWall_liesOnItsSide_oneThatReachesOver_leavesItToTheOther() {
        // Round bases of 1 in: the edge at 30 in, a hundredth beyond it.
        const QString plan = QStringLiteral("plan");
        QVERIFY(!sees(walledTable(WallSide::Right, 29.5), plan, kWest, kEast));
        QVERIFY(sees(walledTable(WallSide::Left, 29.5), plan, kWest, kEast));
        // Reaching over: the target lies wholly in the east, so the lines that cross the wall come from the west.
        Scenario over = walledTable(WallSide::Right, 29.51);
        over.models[0].position.y = geometry::Length::fromInches(0.2); // beside the wall's end is no line
        QVERIFY(sees(over, plan, kEast, kWest));
    }

    void aMirroredWall_letsPassTheMirroredLines() {
        Scenario scenario = walledTable(WallSide::Right);
        QVERIFY(carry(scenario.terrain[0], mirroring(geometry::Length::fromInches(30))));
        QVERIFY(sees(scenario, QStringLiteral("plan"), kWest, kEast));
        QVERIFY(!sees(scenario, QStringLiteral("plan"), kEast, kWest));
    }

    void theSide_survivesSaving() {
        for (const Scenario& scenario :
             {walledTable(WallSide::Left), walledTable(WallSide::Right), areaWithWall(true, {}, WallSide::Left)}) {
            const QByteArray text = writeScenario(scenario);
            const auto read = readScenario(text, QStringLiteral("test"));
            QVERIFY(read);
            QCOMPARE(read->scenario.terrain, scenario.terrain);
        }
        QVERIFY(!writeScenario(walledTable({})).contains("blocks_from"));
    }

    void aWordThatIsNoSide_isAnError() {
        QByteArray text = writeScenario(walledTable(WallSide::Left));
        text.replace("\"left\"", "\"up\"");
        const auto read = readScenario(text, QStringLiteral("test"));
        QVERIFY(!read);
        QCOMPARE(read.error().first().code, QStringLiteral("bad-wall-side"));
        QVERIFY(read.error().first().sentence.contains(QStringLiteral("\"up\"")));
    }

    void shots_passWallsThatBlockSightOnly_underPlainRules() {
        const QString plan = QStringLiteral("plan");
        const auto ask = [&](const Scenario& scenario) {
            const PreparedTable table{scenario, rulesNamed(plan)};
            return judge(table, {kWest, kEast}).ruling;
        };
        const Ruling glass = ask(areaWithWall(false, true));
        QVERIFY(glass.visible);
        QCOMPARE(glass.lineOfFire, std::optional{false});
        const Ruling curtain = ask(areaWithWall(true, false));
        QVERIFY(!curtain.visible);
        QCOMPARE(curtain.lineOfFire, std::optional{true});
        QCOMPARE(ask(areaWithWall(true, {})).lineOfFire, std::optional<bool>{});
        QCOMPARE(ask(areaWithWall(false, {})).lineOfFire, std::optional<bool>{});
    }
};

QTEST_GUILESS_MAIN(TestOneWayWalls)
#include "tst_one_way_walls.moc"
