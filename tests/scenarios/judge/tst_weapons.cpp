#include "scenarios/judge/weapons.h"

#include "scenarios/edits/edits.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QObject>
#include <QTest>

#include <algorithm>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

const RuleSet& shipped(const QString& id) { return *std::ranges::find(shippedRuleSets(), id, &RuleSet::id); }

Weapon gun(double range, double least = 0.0) {
    Weapon weapon{.name = "gun", .range = Length::fromInches(range), .minRange = Length::fromInches(least)};
    return weapon;
}

Weapon arced(double degrees, double turn = 0.0) {
    Weapon weapon{.name = "gun", .arc = PrintedArc{degrees, Angle::fromDegrees(turn)}};
    return weapon;
}

/// Bases one inch across, 20 in apart from middle to middle, the shooter facing the target.
Scenario duel(const Weapon& weapon) {
    Scenario scenario =
        makeScenario({.players = {"p", "q"}, .models = {modelAt("shooter", 10, 20), modelAt("target", 30, 20)}});
    for (Model& model : scenario.models) {
        model.base = roundBase(25.4);
        model.player = {model.id.value == "target" ? "q" : "p"};
    }
    scenario.models[0].weapons = {weapon};
    return scenario;
}

WeaponRuling shot(const Scenario& scenario, const RuleSet& rules) {
    const PreparedTable table{scenario, rules};
    const auto rulings = weaponRulingsOf(table, judge(table, {{"shooter"}, {"target"}}));
    return rulings.size() == 1 ? rulings.front() : WeaponRuling{};
}

RuleSet withRules(const char* base, const QJsonObject& changes) {
    QJsonObject json = shipped(base).json;
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        json.insert(change.key(), change.value());
    }
    return ruleSetFromJson(json).value();
}

} // namespace

/// Range, arc and line of each weapon, and what of them fails first.
class TestWeapons : public QObject {
    Q_OBJECT

private slots:
    void ranges_areClosed_data() {
        addColumns<double, double, QString>("range", "least", "code");
        // From edge to edge it is 19 in.
        QTest::newRow("exactly as far") << 19.0 << 0.0 << "eligible";
        QTest::newRow("a hair too far") << 18.999 << 0.0 << "out-of-range";
        QTest::newRow("exactly as near") << 30.0 << 19.0 << "eligible";
        QTest::newRow("a hair too near") << 30.0 << 19.001 << "too-near";
    }
    void ranges_areClosed() {
        auto [range, least, code] = fetch<double, double, QString>("range", "least", "code");
        for (const char* rules : {"plan", "volume", "height-tags", "ruins", "40k-11e"}) {
            const auto ruling = shot(duel(gun(range, least)), shipped(rules));
            QCOMPARE(ruling.code, code);
            QCOMPARE(ruling.inRange, code == "eligible");
            QCOMPARE(ruling.eligible, code == "eligible");
            QVERIFY(ruling.inArc && ruling.hasLine);
        }
    }

    /// Whether a weapon may shoot: in range, with a line, and what cover the target has; each by itself.
    void S3_10_S3_26_S3_48_rangeSightAndCover_areAskedApart() {
        Piece wall = boxPiece("wall", 19, 10, 21, 30, {.kind = "ruin"});
        Piece wood = boxPiece("wood", 28, 18, 32, 22); // the target stands wholly in it
        wood.kind = "wood";
        wood.height = Length{};
        const auto asked = [&](double range, bool isWalled, bool isInWood) {
            Scenario scenario = duel(gun(range)); // 19 in apart
            if (isWalled) {
                scenario.terrain.push_back(wall);
            }
            if (isInWood) {
                scenario.terrain.push_back(wood);
            }
            for (Model& model : scenario.models) {
                model.keywords = {"infantry"};
            }
            const PreparedTable table{scenario, shipped("ruins")};
            const Verdict verdict = judge(table, {{"shooter"}, {"target"}});
            return std::pair{verdict, weaponRulingsOf(table, verdict).front()};
        };
        for (const bool isWalled : {false, true}) {
            for (const double range : {18.0, 24.0}) {
                const auto [verdict, ruling] = asked(range, isWalled, false);
                QCOMPARE(verdict.ruling.visible, !isWalled); // whatever the range
                QCOMPARE(ruling.hasLine, !isWalled);
                QCOMPARE(ruling.inRange, range > 19); // whatever stands between
                QCOMPARE(ruling.eligible, range > 19 && !isWalled);
                QCOMPARE(ruling.code, range < 19 ? "out-of-range" : isWalled ? "no-line-of-sight" : "eligible");
            }
        }
        QCOMPARE(asked(24, false, false).first.ruling.cover, "none");
        const auto [verdict, ruling] = asked(24, false, true);
        QCOMPARE(verdict.ruling.cover, "cover");
        QVERIFY(ruling.eligible); // cover hides nobody
    }

    /// One turn to the other: move out of hiding, shoot, the target gives way, the shooter follows.
    void S3_26_theFlowOfATurn_decidesWhoMayShoot() {
        Piece wall = boxPiece("wall", 19, 10, 21, 30, {.kind = "ruin"});
        Scenario start = duel(gun(24)); // 19 in apart
        start.terrain = {wall};
        const auto codeOf = [](const Scenario& scenario) { return shot(scenario, shipped("ruins")).code; };
        QCOMPARE(codeOf(start), "no-line-of-sight");
        const Scenario moved = withModelAt(start, {"shooter"}, pointFromInches(30, 4)); // beside the ruin, 15 in away
        QCOMPARE(codeOf(moved), "eligible");
        const Scenario fled = withModelAt(moved, {"target"}, pointFromInches(58, 20)); // 32.2 in from middle to middle
        QCOMPARE(codeOf(fled), "out-of-range");
        const Scenario back = withModelAt(fled, {"target"}, pointFromInches(10, 20)); // behind the ruin again
        QCOMPARE(codeOf(withModelAt(back, {"shooter"}, pointFromInches(30, 15))), "no-line-of-sight");
        const Scenario followed = withModelAt(fled, {"shooter"}, pointFromInches(40, 20)); // 17 in
        QCOMPARE(codeOf(followed), "eligible");
        QCOMPARE(codeOf(start), "no-line-of-sight"); // and before the move it was as it was
    }

    void theRuleSetMeasures() {
        // From middle to middle it is 20 in.
        const auto centers = withRules("ruins", {{"measure", QJsonObject{{"from", "centre"}}}});
        QCOMPARE(shot(duel(gun(19.5)), centers).code, "out-of-range");
        QCOMPARE(shot(duel(gun(20)), centers).code, "eligible");
    }

    void S3_48_arcs_data() {
        addColumns<double, double, bool>("degrees", "turn", "isIn");
        // The target fills asin(0.5 / 20) = 1.43 degrees to each side of the middle.
        QTest::newRow("straight ahead") << 90.0 << 0.0 << true;
        QTest::newRow("behind") << 90.0 << 180.0 << false;
        QTest::newRow("all but a sliver behind the side") << 180.0 << 91.4 << true;
        QTest::newRow("all of it behind the side") << 180.0 << 91.5 << false;
        QTest::newRow("the other side") << 180.0 << -91.4 << true;
        QTest::newRow("the other side, behind") << 180.0 << -91.5 << false;
        QTest::newRow("more than half round") << 270.0 << 180.0 << false;
        QTest::newRow("nearly all round, the target in the gap") << 358.0 << 180.0 << true;
        QTest::newRow("nearly all round, the gap wider than the target") << 357.0 << 180.0 << false;
    }
    void S3_48_arcs() {
        auto [degrees, turn, isIn] = fetch<double, double, bool>("degrees", "turn", "isIn");
        for (const char* rules : {"plan", "volume", "ruins", "40k-11e"}) {
            const auto ruling = shot(duel(arced(degrees, turn)), shipped(rules));
            QCOMPARE(ruling.inArc, isIn);
            QCOMPARE(ruling.hasLine, isIn);
            QCOMPARE(ruling.code, isIn ? "eligible" : "out-of-arc");
        }
    }

    void aPrintedArc_isThatOfTheModel() {
        Weapon weapon;
        weapon.hasPrintedArc = true;
        auto scenario = duel(weapon);
        QCOMPARE(shot(scenario, shipped("plan")).code, "eligible");
        scenario.models[0].arc = PrintedArc{90.0, Angle::fromDegrees(90)};
        QCOMPARE(shot(scenario, shipped("plan")).code, "out-of-arc");
        scenario.models[0].facing = Angle::fromDegrees(-90);
        QCOMPARE(shot(scenario, shipped("plan")).code, "eligible");
    }

    void linesEndInTheArc_data() { addRows("rules", {"plan", "volume", "height-tags", "ruins", "40k-11e"}); }
    void linesEndInTheArc() {
        QFETCH(QString, rules);
        // The arc ends at the line of the two middles: the lower half of the target lies in it. The box hides that half
        // from the whole shooter.
        auto scenario = duel(arced(90, 45));
        scenario.models[0].base = *Footprint::round(Length::fromMillimeters(1));
        Piece box =
            boxPiece("box", 29, 19.9, 29.4, 22, {.kind = "wall", .height = 6, .traits = {"obscuring", "dense"}});
        if (rules == "ruins" || rules == "40k-11e") {
            box.walls = {pieceWall(wallOf({{29, 19.9}, {29, 22}}))};
        }
        scenario.terrain = {box};
        const PreparedTable table{scenario, shipped(rules)};
        const Verdict verdict = judge(table, {{"shooter"}, {"target"}});
        QVERIFY(verdict.ruling.visible); // over the upper half
        const auto ruling = weaponRulingsOf(table, verdict).front();
        QVERIFY(ruling.inArc);
        QVERIFY(!ruling.hasLine);
        QCOMPARE(ruling.code, "no-line-of-sight");
        scenario.models[0].weapons = {arced(90, -45)}; // the half that is seen
        QCOMPARE(shot(scenario, shipped(rules)).code, "eligible");
    }

    void kindsOfLines_needTheirOwn_data() {
        QTest::addColumn<QString>("stops"); ///< what the piece between them stops
        addColumns<QString, QString, QString>("both", "sight", "fire");
        addRow("window", "fire", "no-line-of-fire", "eligible", "no-line-of-fire");
        addRow("smoke", "sight", "no-line-of-sight", "no-line-of-sight", "eligible");
    }
    void kindsOfLines_needTheirOwn() {
        QFETCH(QString, stops);
        const auto rules = withRules(
            "ruins",
            {{"block", QJsonArray{QJsonObject{{"of", "terrain"}, {"cmp", "infinite"}, {"stops", QJsonArray{stops}}}}}});
        for (const auto& [line, column] : {std::pair{WeaponLine::Both, "both"}, std::pair{WeaponLine::Sight, "sight"},
                                           std::pair{WeaponLine::Fire, "fire"}}) {
            Weapon weapon = gun(40);
            weapon.line = line;
            auto scenario = duel(weapon);
            scenario.terrain = {boxPiece("between", 20, 10, 21, 30)};
            const QString expected = *static_cast<const QString*>(QTest::qData(column, QMetaType::QString));
            QCOMPARE(shot(scenario, rules).code, expected);
            // The same where a part of the target has to be asked about.
            scenario.models[0].weapons[0].arc = PrintedArc{90.0, Angle::fromDegrees(45)};
            QCOMPARE(shot(scenario, rules).code, expected);
        }
    }

    void reasons_comeInTheOrderOfTheQuestions() {
        Weapon weapon = arced(90, 180);
        weapon.range = Length::fromInches(10);
        auto scenario = duel(weapon);
        scenario.terrain = {boxPiece("between", 20, 10, 21, 30)};
        QCOMPARE(shot(scenario, shipped("plan")).code, "out-of-range");
        scenario.models[0].weapons[0].range = Length::fromInches(40);
        QCOMPARE(shot(scenario, shipped("plan")).code, "out-of-arc");
        scenario.models[0].weapons[0].arc = {};
        QCOMPARE(shot(scenario, shipped("plan")).code, "no-line-of-sight");
    }

    void aConcealedTarget_isNoValidOne() {
        auto scenario = duel(gun(40));
        const auto rules = withRules(
            "ruins",
            {{"orders", QJsonArray{QJsonObject{{"state", "conceal"}, {"not_with_cover", QJsonArray{"cover"}}}}},
             {"cover", QJsonArray{QJsonObject{{"level", "cover"},
                                              {"order", 1},
                                              {"trigger", "member"},
                                              {"state", "in"},
                                              {"things", QJsonObject{{"of", "terrain"}}}}}}});
        scenario.terrain = {boxPiece("mat", 29, 19, 31, 21, 0)};
        QCOMPARE(shot(scenario, rules).code, "eligible");
        scenario.models[1].states = {"conceal"};
        const auto ruling = shot(scenario, rules);
        QCOMPARE(ruling.code, "no-valid-target");
        QVERIFY(ruling.hasLine && !ruling.eligible);
    }

    void modelsWithoutWeapons_haveNoRulings() {
        const PreparedTable table{duel(gun(40)), shipped("plan")};
        QVERIFY(weaponRulingsOf(table, judge(table, {{"target"}, {"shooter"}})).empty());
    }
};

QTEST_APPLESS_MAIN(TestWeapons)
#include "tst_weapons.moc"
