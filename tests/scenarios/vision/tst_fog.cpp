#include "tests/scenarios/vision/fog_tables.h"
#include "tests/support/dice.h"

#include <QTest>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using geometry::CellMetric;
using geometry::Length;

namespace {

/// One model of a side in the middle of a table of 21 x 17 cells.
Scenario lone(const char* profile) {
    Scenario scenario = fogTable(21, 17, profile);
    addModel(scenario, "scout", "a", 10, 8);
    return scenario;
}

/// What a model on this ground sees, its perception being `perception`.
int seenOn(const char* kind, int perception = 10) {
    Scenario scenario = lone("exploration");
    if (kind != nullptr) {
        addMat(scenario, "ground", kind, 8, 6, 12, 10);
    }
    changeVision(scenario, [&](Vision& vision) { vision.models[{"scout"}].perception = perception; });
    return sightOf(scenario, "a").visible.count();
}

constexpr std::array kDiamond{1, 5, 13, 25, 41, 61, 85};

int seenWithRange(const char* profile, int range) {
    Scenario scenario = lone(profile);
    changeVision(scenario, [&](Vision& vision) { vision.models[{"scout"}].range = range; });
    return sightOf(scenario, "a").visible.count();
}

VisionRegion regionOver(const char* id, const char* kind, int left, int top, int right, int bottom, const char* player = "") {
    return {QLatin1String{id}, QLatin1String{kind}, std::get<geometry::Polygon>(boxPiece("x", left, top, right + 1, bottom + 1).outline), {QLatin1String{player}}};
}

void setMode(Scenario& scenario, FogMode mode, FogLines lines = FogLines::Cells) {
    changeVision(scenario, [&](Vision& vision) {
        vision.profile.mode = mode;
        vision.profile.lines = lines;
    });
}

} // namespace

/// What a side sees now, by the rows of the requirements.
class TestFog : public QObject {
    Q_OBJECT

private slots:
    // The named tests of S0.22.
    void S0_22_radius0();
    void S0_22_radius1();
    void S0_22_radius2();
    void S0_22_plains();
    void S0_22_forest();
    void S0_22_mountain();
    void S0_22_standingBonus();
    void S0_22_perception15();
    void S0_22_perception10();

    void S0_5_to_S0_8_everyGround_data();
    void S0_5_to_S0_8_everyGround();
    void S0_9_highGroundByTrait();
    void S0_10_perceptionIsFlooredAndNeverNegative_data();
    void S0_10_perceptionIsFlooredAndNeverNegative();
    void S0_11_metricIsAChoice();
    void S0_12_nothingOnTheWayCounts();
    void S0_13_bareTableIsPlains();
    void S0_13_paintedGroundGoesFirst();

    void S1_7_to_S1_10_rangesOfSources();
    void S1_11_simple_is_a_square();
    void S1_11_terrainNeverBlocks();
    void S1_12_losIsBlocked();
    void S1_12_andS2_36_theTargetsOwnPieceDoesNotBlock();
    void S1_12_wallsBlockByCells();
    void S1_12_aWallAlongABorderOfCells_blocks();
    void S4_4_opaqueByTheRuleSet_data();
    void S4_4_opaqueByTheRuleSet();
    void S1_13_hybridAddsAndTakes();
    void S1_15_offTheBoardNothingIsVisible();
    void S1_19_visibleModels();
    void S1_22_unionIsClippedAtTheEdge();
    void S1_42_S1_40_roles();
    void S1_43_ignoringObscuring();
    void S1_50_bothSeeEachOther_data();
    void S1_50_bothSeeEachOther();
    void S1_57_hiddenBeyond();
    void S1_58_alliesShareOneHop();
    void S1_59_regions();
    void S1_59_regionsHoldForTheirTurns();
    void S2_11_andS2_15_carried();
    void S2_14_asleepSeesNothing();
    void S2_19_revealOfSomeKindsOnly();
    void S2_24_companionsOneHop();
    void S2_26_invisible();
    void S2_51_ownCellIsVisible();
    void S2_54_toS2_56_nightHasOutlines();
    void S4_6_gridRadiusIsStrict_data();
    void S4_6_gridRadiusIsStrict();
    void S4_8_wallsLit();
    void S4_17_anyPartOfTheBase();
    void S1_12_judgeAndFogAgree();
    void T50_aSideThatIsNotThere_seesNothing();
    void T52_fourSides();
    void T56_baseContactIsVisible();
    void S2_12_offTheTable_isNeverVisible();
    void S1_52_andS1_18_showsEverything();
    void T60_tinyTables();
    void stopped_givesNoMoreThanItKnows();
};

void TestFog::S0_22_radius0() { QCOMPARE(seenWithRange("exploration", 0), 1); }
void TestFog::S0_22_radius1() { QCOMPARE(seenWithRange("exploration", 1), 5); }
void TestFog::S0_22_radius2() { QCOMPARE(seenWithRange("exploration", 2), 13); }
void TestFog::S0_22_plains() { QCOMPARE(seenOn("plains"), 25); }
void TestFog::S0_22_forest() { QCOMPARE(seenOn("forest"), 5); }
void TestFog::S0_22_mountain() { QCOMPARE(seenOn("mountain"), 13); } // radius 0, and 2 for standing on it

void TestFog::S0_22_standingBonus() {
    Scenario scenario = lone("exploration");
    addMat(scenario, "ground", "mountain", 8, 6, 12, 10);
    changeVision(scenario, [](Vision& vision) { vision.profile.highGroundBonus = 0; });
    QCOMPARE(sightOf(scenario, "a").visible.count(), 1);
}

void TestFog::S0_22_perception15() { QCOMPARE(seenOn(nullptr, 15), 41); }
void TestFog::S0_22_perception10() { QCOMPARE(seenOn(nullptr, 10), 25); }

void TestFog::S0_5_to_S0_8_everyGround_data() {
    QTest::addColumn<QString>("ground");
    QTest::addColumn<int>("radius");
    for (const auto& [ground, radius] : std::map<const char*, int>{{"hills", 2}, {"beach", 2}, {"desert", 2}, {"swamp", 1}, {"foothills", 1}, {"water", 2}, {"lava field", 2}}) {
        QTest::newRow(ground) << ground << radius;
    }
}

void TestFog::S0_5_to_S0_8_everyGround() {
    QFETCH(QString, ground);
    QFETCH(int, radius);
    Scenario scenario = lone("exploration");
    changeVision(scenario, [&](Vision& vision) {
        vision.ground[ground] = CellSet{21, 17};
        vision.ground[ground].insert({10, 8});
    });
    QCOMPARE(sightOf(scenario, "a").visible.count(), kDiamond[static_cast<std::size_t>(radius)]);
}

void TestFog::S0_9_highGroundByTrait() {
    Scenario scenario = lone("exploration");
    addPiece(scenario, "tor", "rock", 10, 8, 10, 8).traits = QStringList{"high-ground"};
    QCOMPARE(sightOf(scenario, "a").visible.count(), kDiamond[5]);
}

void TestFog::S0_10_perceptionIsFlooredAndNeverNegative_data() {
    QTest::addColumn<int>("perception");
    QTest::addColumn<int>("bonus");
    for (const auto& [perception, bonus] : std::map<int, int>{{-5, 0}, {3, 0}, {9, 0}, {10, 0}, {14, 0}, {15, 1}, {19, 1}, {20, 2}, {25, 3}}) {
        QTest::newRow(qPrintable(QString::number(perception))) << perception << bonus;
    }
}

void TestFog::S0_10_perceptionIsFlooredAndNeverNegative() {
    QFETCH(int, perception);
    QFETCH(int, bonus);
    QCOMPARE(seenOn(nullptr, perception), kDiamond[static_cast<std::size_t>(3 + bonus)]);
}

void TestFog::S0_11_metricIsAChoice() {
    Scenario scenario = lone("exploration");
    const auto counted = [&](CellMetric metric) {
        changeVision(scenario, [&](Vision& vision) { vision.profile.metric = metric; });
        return sightOf(scenario, "a").visible.count();
    };
    QCOMPARE(counted(CellMetric::Manhattan), 25);
    QCOMPARE(counted(CellMetric::Chebyshev), 49);
    QCOMPARE(counted(CellMetric::Euclid), 29);
}

void TestFog::S0_12_nothingOnTheWayCounts() {
    Scenario scenario = lone("exploration");
    addPiece(scenario, "wall", "wall", 11, 0, 11, 16);
    QCOMPARE(sightOf(scenario, "a").visible.count(), 25);
}

void TestFog::S0_13_bareTableIsPlains() {
    QCOMPARE(seenOn(nullptr), 25);
    Scenario scenario = lone("exploration");
    changeVision(scenario, [](Vision& vision) { vision.profile.bareGround = QStringLiteral("swamp"); });
    QCOMPARE(sightOf(scenario, "a").visible.count(), 5);
}

void TestFog::S0_13_paintedGroundGoesFirst() {
    Scenario scenario = lone("exploration");
    addMat(scenario, "ground", "forest", 8, 6, 12, 10);
    changeVision(scenario, [](Vision& vision) {
        vision.ground["hills"] = CellSet{21, 17};
        vision.ground["hills"].insert({10, 8});
    });
    QCOMPARE(sightOf(scenario, "a").visible.count(), 13);
}

void TestFog::S1_7_to_S1_10_rangesOfSources() {
    QCOMPARE(sightOf(lone("standard"), "a").visible.count(), 49);
    const auto owned = [](const char* kind) {
        Scenario scenario = fogTable(21, 17);
        addMat(scenario, "post", "building", 10, 8, 10, 8);
        changeVision(scenario, [&](Vision& vision) { vision.structures = {{"post", QLatin1String{kind}, {"a"}}}; });
        return scenario;
    };
    QCOMPARE(sightOf(owned("headquarters"), "a").visible.count(), 81);
    QCOMPARE(sightOf(owned("building"), "a").visible.count(), 49);
    QCOMPARE(sightOf(owned("tower"), "a").visible.count(), 121);
    QCOMPARE(sightOf(owned("tower"), "b").visible.count(), 0); // owned only
    QCOMPARE(sightOf(owned("folly"), "a").visible.count(), 1); // T53: an unknown word is no tower
    Scenario marker = fogTable(21, 17);
    Objective objective;
    objective.id = {"hq"};
    objective.position = geometry::pointFromInches(10.5, 8.5);
    objective.base = geometry::Footprint::round(Length::fromMillimeters(25)).value();
    marker.objectives = {objective};
    changeVision(marker, [](Vision& vision) { vision.structures = {{"hq", "headquarters", {"a"}}}; });
    QCOMPARE(sightOf(marker, "a").visible.count(), 81);
}

void TestFog::S1_11_simple_is_a_square() {
    const std::array counts{9, 25, 49, 81, 121};
    for (int range = 1; range <= 5; ++range) {
        QCOMPARE(seenWithRange("standard", range), counts[static_cast<std::size_t>(range - 1)]);
    }
}

void TestFog::S1_11_terrainNeverBlocks() {
    Scenario scenario = lone("standard");
    addPiece(scenario, "wall", "wall", 11, 0, 11, 16);
    QCOMPARE(sightOf(scenario, "a").visible.count(), 49);
}

void TestFog::S1_12_losIsBlocked() {
    Scenario open = lone("standard");
    setMode(open, FogMode::LineOfSight);
    QCOMPARE(sightOf(open, "a").visible.count(), 49); // no farther than its range
    Scenario scenario = lone("standard");
    addPiece(scenario, "wall", "wall", 11, 0, 11, 16);
    addModel(scenario, "foe", "b", 12, 8);
    for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
        setMode(scenario, FogMode::LineOfSight, lines);
        const SideSight sight = sightOf(scenario, "a");
        QVERIFY(sight.visible.contains({7, 5}));
        QVERIFY(!sight.visible.contains({12, 8}));
        QVERIFY(!sight.visible.contains({13, 11}));
        QVERIFY(!sees(sight, "foe"));
    }
    setMode(scenario, FogMode::Simple);
    QVERIFY(sees(sightOf(scenario, "a"), "foe"));
}

void TestFog::S1_12_andS2_36_theTargetsOwnPieceDoesNotBlock() {
    Scenario scenario = lone("standard");
    scenario.rules = QStringLiteral("height-tags");
    addPiece(scenario, "ruin", "ruin", 11, 7, 13, 9);
    addModel(scenario, "foe", "b", 12, 8);
    setMode(scenario, FogMode::LineOfSight);
    QVERIFY(sees(sightOf(scenario, "a"), "foe")); // a piece that holds an end is ignored
    QVERIFY(sees(sightOf(scenario, "b"), "scout"));
    QVERIFY(!sightOf(scenario, "b").visible.contains({15, 8}) || !sightOf(scenario, "a").visible.contains({15, 8}));
    scenario.rules = QStringLiteral("plan");
    QVERIFY(!sees(sightOf(scenario, "a"), "foe"));
}

void TestFog::S1_12_wallsBlockByCells() {
    Scenario scenario = lone("standard");
    Piece wall;
    wall.id = {"wall"};
    wall.outline = geometry::Wall::fromVertices(std::array{geometry::pointFromInches(11.5, 4), geometry::pointFromInches(11.5, 13)}).value();
    scenario.terrain.push_back(wall);
    setMode(scenario, FogMode::LineOfSight);
    const CellSet visible = sightOf(scenario, "a").visible;
    QVERIFY(visible.contains({11, 8})); // lit
    QVERIFY(!visible.contains({12, 8}));
}

void TestFog::S1_12_aWallAlongABorderOfCells_blocks() {
    for (const bool isLevel : {false, true}) {
        Scenario scenario = lone("standard");
        Piece wall;
        wall.id = {"wall"};
        const auto place = [&](double x, double y) { return isLevel ? geometry::pointFromInches(y, x) : geometry::pointFromInches(x, y); };
        wall.outline = geometry::Wall::fromVertices(std::array{place(isLevel ? 9 : 11, 2), place(isLevel ? 9 : 11, 15)}).value();
        scenario.terrain.push_back(wall);
        setMode(scenario, FogMode::LineOfSight);
        const CellSet visible = sightOf(scenario, "a").visible;
        QVERIFY(!visible.contains(isLevel ? GridCell{10, 10} : GridCell{12, 8}));
        QVERIFY(visible.contains({10, 7}));
    }
}

void TestFog::S4_4_opaqueByTheRuleSet_data() {
    QTest::addColumn<QString>("rules");
    for (const RuleSet& rules : shippedRuleSets()) {
        QTest::newRow(qPrintable(rules.id)) << rules.id;
    }
}

void TestFog::S4_4_opaqueByTheRuleSet() {
    // A wall of 8 in and a mat, each right across the table between two models: lines by cells are those that the judge lets through.
    QFETCH(QString, rules);
    for (const bool isMat : {false, true}) {
        Scenario scenario = lone("standard");
        scenario.rules = rules;
        Piece& piece = addPiece(scenario, "across", "wall", 11, 0, 11, 16);
        piece.height = isMat ? Length{} : Length::fromInches(8);
        piece.size = isMat ? 0 : 8;
        piece.traits = isMat ? QStringList{} : QStringList{"obscuring", "blocking", "dense"};
        addModel(scenario, "foe", "b", 13, 8);
        scenario.models.back().facing = geometry::Angle::fromDegrees(180); // toward each other: fog knows no arcs
        setMode(scenario, FogMode::LineOfSight);
        Scenario open = scenario;
        open.terrain.clear();
        const RuleSet set = ruleSetOf(scenario).value();
        for (const auto& [side, from, to] : {std::tuple{"a", "scout", "foe"}, std::tuple{"b", "foe", "scout"}}) {
            const Question question{{QLatin1String{from}}, {QLatin1String{to}}};
            if (judge(PreparedTable{open, set}, question).ruling.visible) { // else it is not terrain that hides it
                QCOMPARE(sees(sightOf(scenario, side), to), judge(PreparedTable{scenario, set}, question).ruling.visible);
            }
        }
    }
}

void TestFog::S1_13_hybridAddsAndTakes() {
    Scenario scenario = lone("standard");
    setMode(scenario, FogMode::Hybrid);
    QCOMPARE(sightOf(scenario, "a").visible.count(), 49);
    addMat(scenario, "wood", "wood", 12, 8, 15, 8);
    const CellSet visible = sightOf(scenario, "a").visible;
    QVERIFY(visible.contains({12, 8}));  // 2 away: the wood takes 1 of 3
    QVERIFY(!visible.contains({13, 8})); // 3 away
    QVERIFY(visible.contains({13, 9}));
    QCOMPARE(visible.count(), 48);
    addMat(scenario, "peak", "mountain", 10, 8, 10, 8);
    QCOMPARE(sightOf(scenario, "a").visible.count(), 80); // range 4, but for the wood's cell 4 away
}

void TestFog::S1_15_offTheBoardNothingIsVisible() {
    const SideSight sight = sightOf(lone("standard"), "a");
    for (const GridCell cell : {GridCell{-1, 8}, GridCell{10, -1}, GridCell{21, 8}, GridCell{10, 17}, GridCell{1000000, -1000000}}) {
        QVERIFY(!sight.visible.contains(cell));
        QVERIFY(!sight.outline.contains(cell));
    }
}

void TestFog::S1_19_visibleModels() {
    Scenario scenario = lone("standard");
    addModel(scenario, "near", "b", 13, 8);
    addModel(scenario, "far", "b", 14, 8);
    addModel(scenario, "own", "a", 0, 0);
    const SideSight sight = sightOf(scenario, "a");
    QVERIFY(sees(sight, "near"));
    QVERIFY(!sees(sight, "far"));
    QVERIFY(!sees(sight, "own")); // of others only
}

void TestFog::S1_22_unionIsClippedAtTheEdge() {
    Scenario scenario = fogTable(21, 17);
    addModel(scenario, "m", "a", 0, 0);
    addModel(scenario, "n", "a", 20, 16);
    QCOMPARE(sightOf(scenario, "a").visible.count(), 32);
}

void TestFog::S1_42_S1_40_roles() {
    const auto of = [](const char* role) {
        Scenario scenario = lone("standard");
        changeVision(scenario, [&](Vision& vision) { vision.models[{"scout"}].role = QLatin1String{role}; });
        return sightOf(scenario, "a").visible.count();
    };
    QCOMPARE(of(""), 49);
    QCOMPARE(of("scout"), 81);
    QCOMPARE(of("brute"), 25);
    QCOMPARE(of("unheard of"), 1);
}

void TestFog::S1_43_ignoringObscuring() {
    Scenario scenario = lone("standard");
    addMat(scenario, "wood", "wood", 13, 8, 13, 8);
    for (const FogMode mode : {FogMode::Hybrid, FogMode::LineOfSight}) {
        setMode(scenario, mode);
        QVERIFY(!sightOf(scenario, "a").visible.contains({13, 8}));
        Scenario ranger = scenario;
        changeVision(ranger, [](Vision& vision) { vision.models[{"scout"}].traits = QStringList{"ignores-obscuring"}; });
        QVERIFY(sightOf(ranger, "a").visible.contains({13, 8}));
    }
}

void TestFog::S1_50_bothSeeEachOther_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("lines");
    QTest::newRow("radius") << static_cast<int>(FogMode::Radius) << 0;
    QTest::newRow("simple") << static_cast<int>(FogMode::Simple) << 0;
    QTest::newRow("lines of cells") << static_cast<int>(FogMode::LineOfSight) << 0;
    QTest::newRow("lines of the judge") << static_cast<int>(FogMode::LineOfSight) << 1;
    QTest::newRow("grid") << static_cast<int>(FogMode::Grid) << 0;
}

void TestFog::S1_50_bothSeeEachOther() {
    QFETCH(int, mode);
    QFETCH(int, lines);
    int seen = 0;
    int unseen = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Dice dice{seed};
        Scenario scenario = fogTable(14, 11);
        setMode(scenario, static_cast<FogMode>(mode), static_cast<FogLines>(lines));
        changeVision(scenario, [](Vision& vision) {
            vision.profile.gridRadius = 6;
            vision.profile.groundOfKind.clear();
        });
        for (int i = 0; i < 4; ++i) {
            const int left = dice.below(13);
            const int top = dice.below(10);
            addPiece(scenario, qPrintable(QStringLiteral("p%1").arg(i)), "block", left, top, left + dice.below(2), top + dice.below(2));
        }
        for (const char* side : {"a", "b"}) {
            Model model = modelAt(QLatin1String{side} + u'1', dice.between(0.5, 13.5), dice.between(0.5, 10.5));
            model.player = {QLatin1String{side}};
            if (mode >= static_cast<int>(FogMode::LineOfSight) && std::ranges::any_of(scenario.terrain, [&](const Piece& piece) {
                    return touches(model.placed(), std::get<geometry::Polygon>(piece.outline));
                })) {
                model.position = geometry::pointFromInches(-9, -9);
            }
            scenario.models.push_back(model);
        }
        const bool forth = sees(sightOf(scenario, "a"), "b1");
        const bool back = sees(sightOf(scenario, "b"), "a1");
        QVERIFY2(forth == back, qPrintable(QStringLiteral("seed %1").arg(seed)));
        ++(forth ? seen : unseen);
    }
    QVERIFY(seen > 20);
    QVERIFY(unseen > 100);
}

void TestFog::S1_57_hiddenBeyond() {
    Scenario scenario = lone("standard");
    addModel(scenario, "sneak", "b", 12, 8);
    changeVision(scenario, [](Vision& vision) { vision.models[{"sneak"}].hiddenBeyond = 1; });
    QVERIFY(!sees(sightOf(scenario, "a"), "sneak"));
    scenario.models[1].position = geometry::pointFromInches(11.5, 8.5);
    QVERIFY(sees(sightOf(scenario, "a"), "sneak"));
}

void TestFog::S1_58_alliesShareOneHop() {
    Scenario scenario = fogTable(30, 9);
    addModel(scenario, "m", "a", 2, 4);
    addModel(scenario, "n", "b", 14, 4);
    addModel(scenario, "o", "c", 26, 4);
    changeVision(scenario, [](Vision& vision) {
        vision.sides[0].allies = QStringList{"b"};
        vision.sides[1].allies = QStringList{"c", "a"}; // and back: a cycle
    });
    QCOMPARE(sightOf(scenario, "a").visible.count(), 42 + 49);
    QVERIFY(!sees(sightOf(scenario, "a"), "o"));
    QCOMPARE(sightOf(scenario, "c").visible.count(), 49);
}

void TestFog::S1_59_regions() {
    Scenario scenario = lone("standard");
    addModel(scenario, "foe", "b", 1, 1);
    addModel(scenario, "near", "b", 12, 8);
    changeVision(scenario, [](Vision& vision) { vision.regions = {regionOver("r", "reveal", 0, 0, 2, 2, "a")}; });
    QVERIFY(sees(sightOf(scenario, "a"), "foe"));
    QCOMPARE(sightOf(scenario, "c").visible.count(), 0);
    changeVision(scenario, [](Vision& vision) { vision.regions = {regionOver("w", "watchtower", 6, 1, 6, 1, "a")}; });
    QVERIFY(sees(sightOf(scenario, "a"), "foe"));
    changeVision(scenario, [](Vision& vision) { vision.regions = {regionOver("f", "fog", 12, 8, 13, 9, "b")}; });
    QVERIFY(!sees(sightOf(scenario, "a"), "near"));
    QVERIFY(sightOf(scenario, "b").visible.contains({12, 8}));
    changeVision(scenario, [](Vision& vision) { vision.regions[0].player = {"a"}; });
    QVERIFY(sees(sightOf(scenario, "a"), "near"));
}

void TestFog::S1_59_regionsHoldForTheirTurns() {
    Scenario scenario = lone("standard");
    addModel(scenario, "foe", "b", 1, 1);
    for (int turn = 1; turn <= 5; ++turn) {
        changeVision(scenario, [&](Vision& vision) {
            vision.regions = {regionOver("r", "reveal", 0, 0, 2, 2, "a")};
            vision.regions[0].fromTurn = 2;
            vision.regions[0].untilTurn = 4;
            vision.turn = turn;
        });
        QCOMPARE(sees(sightOf(scenario, "a"), "foe"), turn >= 2 && turn <= 4);
    }
}

void TestFog::S2_11_andS2_15_carried() {
    Scenario scenario = fogTable(30, 17);
    addModel(scenario, "rider", "a", 2, 2);
    addModel(scenario, "horse", "a", 20, 8);
    addModel(scenario, "foe", "b", 22, 8);
    changeVision(scenario, [](Vision& vision) {
        vision.models[{"rider"}].carriedBy = {"horse"};
        vision.models[{"rider"}].carriedHow = QStringLiteral("mounted");
        vision.models[{"rider"}].range = 5;
        vision.models[{"horse"}].range = 0;
    });
    QVERIFY(sightOf(scenario, "a").visible.contains({25, 8})); // looks from the mount
    QVERIFY(sees(sightOf(scenario, "b"), "rider"));
    changeVision(scenario, [](Vision& vision) { vision.models[{"rider"}].carriedHow = QStringLiteral("embarked"); });
    QVERIFY(!sees(sightOf(scenario, "b"), "rider"));
    QVERIFY(!sightOf(scenario, "a").visible.contains({25, 8}));
    changeVision(scenario, [](Vision& vision) {
        vision.models[{"rider"}].carriedBy = {"foe"};
        vision.models[{"rider"}].carriedHow = QStringLiteral("swallowed");
    });
    const SideSight inside = sightOf(scenario, "a");
    QVERIFY(sees(inside, "foe"));
    QVERIFY(inside.visible.contains({22, 8}));
    QVERIFY(!inside.visible.contains({24, 8}));
    QVERIFY(!sees(sightOf(scenario, "b"), "rider"));
}

void TestFog::S2_14_asleepSeesNothing() {
    Scenario scenario = lone("standard");
    scenario.models[0].states = QStringList{"Asleep"};
    QCOMPARE(sightOf(scenario, "a").visible.count(), 1); // S2.51: its own cell
}

void TestFog::S2_19_revealOfSomeKindsOnly() {
    Scenario scenario = lone("standard");
    addModel(scenario, "ghost", "b", 1, 1).keywords = QStringList{"undead"};
    addModel(scenario, "man", "b", 2, 1);
    changeVision(scenario, [](Vision& vision) {
        vision.regions = {regionOver("r", "reveal", 0, 0, 2, 2, "a")};
        vision.regions[0].onlyFor = QStringList{"Undead"};
    });
    const SideSight sight = sightOf(scenario, "a");
    QVERIFY(sees(sight, "ghost"));
    QVERIFY(!sees(sight, "man"));
    QVERIFY(!sight.visible.contains({1, 1}));
    changeVision(scenario, [](Vision& vision) { vision.models[{"ghost"}].traits = QStringList{"hidden-setup"}; });
    QVERIFY(!sees(sightOf(scenario, "a"), "ghost"));
}

void TestFog::S2_24_companionsOneHop() {
    Scenario scenario = fogTable(30, 9);
    addModel(scenario, "m", "a", 2, 4);
    addModel(scenario, "wolf", "", 14, 4);
    addModel(scenario, "bird", "", 26, 4);
    changeVision(scenario, [](Vision& vision) {
        vision.models[{"m"}].companion = {"wolf"};
        vision.models[{"wolf"}].companion = {"bird"};
        vision.models[{"bird"}].companion = {"m"};
    });
    const SideSight sight = sightOf(scenario, "a");
    QVERIFY(sight.visible.contains({17, 4}));
    QVERIFY(!sight.visible.contains({26, 4}));
}

void TestFog::S2_26_invisible() {
    Scenario scenario = lone("standard");
    scenario.models[0].keywords = QStringList{"beast"};
    addModel(scenario, "imp", "b", 12, 8);
    const auto invisibleTo = [&](const char* whom) {
        changeVision(scenario, [&](Vision& vision) { vision.models[{"imp"}].invisibleTo = QStringList{QLatin1String{whom}}; });
        return !sees(sightOf(scenario, "a"), "imp");
    };
    QVERIFY(invisibleTo("all"));
    QVERIFY(invisibleTo("beast"));
    QVERIFY(!invisibleTo("undead"));
    changeVision(scenario, [](Vision& vision) {
        vision.models[{"imp"}].invisibleTo = QStringList{"all"};
        vision.models[{"scout"}].traits = QStringList{"see-invisible"};
    });
    QVERIFY(sees(sightOf(scenario, "a"), "imp"));
}

void TestFog::S2_51_ownCellIsVisible() {
    Scenario scenario = lone("standard");
    changeVision(scenario, [](Vision& vision) {
        vision.regions = {regionOver("f", "fog", 0, 0, 20, 16, "b")};
        vision.sides[0].hidden = CellSet{21, 17};
        vision.sides[0].hidden.fill();
    });
    const CellSet visible = sightOf(scenario, "a").visible;
    QCOMPARE(visible.count(), 1);
    QVERIFY(visible.contains({10, 8}));
}

void TestFog::S2_54_toS2_56_nightHasOutlines() {
    Scenario scenario = fogTable(41, 9, "night-fight");
    addModel(scenario, "m", "a", 2, 4);
    addModel(scenario, "close", "b", 8, 4);
    addModel(scenario, "shape", "b", 10, 4);
    addModel(scenario, "lamp", "b", 16, 4);
    changeVision(scenario, [](Vision& vision) { vision.profile.metric = CellMetric::Chebyshev; });
    CellSet lit{41, 9};
    lit.insert({16, 4});
    lit.insert({30, 4});
    const SideSight sight = scenarios::sightOf(fogOf(scenario), scenario, {"a"}, {nullptr, &lit});
    QVERIFY(sight.visible.contains({8, 4}));   // infra 6
    QVERIFY(sight.outline.contains({9, 4}));   // shadow 8
    QVERIFY(sight.outline.contains({10, 4}));
    QVERIFY(!sight.outline.contains({11, 4}) && !sight.visible.contains({11, 4}));
    QVERIFY(sight.visible.contains({16, 4}));  // lit, within 15
    QVERIFY(!sight.visible.contains({30, 4})); // lit, too far
    QVERIFY(sees(sight, "close") && sees(sight, "lamp") && !sees(sight, "shape"));
    QVERIFY((sight.outlined == std::set<ModelId>{{"shape"}}));
    CellSet both = sight.outline;
    both &= sight.visible;
    QVERIFY(both.empty());
}

void TestFog::S4_6_gridRadiusIsStrict_data() {
    QTest::addColumn<int>("radius");
    QTest::addColumn<int>("count");
    QTest::newRow("8") << 8 << 193;
    QTest::newRow("1 shows only the own cell") << 1 << 1;
    QTest::newRow("0 has no limit") << 0 << 21 * 21;
}

void TestFog::S4_6_gridRadiusIsStrict() {
    QFETCH(int, radius);
    QFETCH(int, count);
    Scenario scenario = fogTable(21, 21, "grid");
    addModel(scenario, "m", "a", 10, 10);
    changeVision(scenario, [&](Vision& vision) { vision.profile.gridRadius = radius; });
    const CellSet visible = sightOf(scenario, "a").visible;
    QCOMPARE(visible.count(), count);
    QCOMPARE(visible.contains({18, 10}), radius == 0);
}

void TestFog::S4_8_wallsLit() {
    Scenario scenario = fogTable(21, 17, "grid");
    addModel(scenario, "m", "a", 10, 8);
    addPiece(scenario, "wall", "wall", 13, 4, 13, 12);
    QVERIFY(sightOf(scenario, "a").visible.contains({13, 8}));
    QVERIFY(!sightOf(scenario, "a").visible.contains({14, 8}));
    changeVision(scenario, [](Vision& vision) { vision.profile.wallsLit = false; });
    QVERIFY(!sightOf(scenario, "a").visible.contains({13, 8}));
}

void TestFog::S4_17_anyPartOfTheBase() {
    Scenario scenario = lone("standard");
    Model& big = addModel(scenario, "big", "b", 16, 8);
    big.base = geometry::Footprint::round(Length::fromMillimeters(130)).value(); // 5.1 in: reaches into column 13
    QVERIFY(sees(sightOf(scenario, "a"), "big"));
    big.position = geometry::pointFromInches(17.5, 8.5);
    QVERIFY(!sees(sightOf(scenario, "a"), "big"));
}

void TestFog::S1_12_judgeAndFogAgree() {
    // Exact lines: a model in range is seen if and only if some model of the side is judged to see it.
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Dice dice{seed};
        Scenario scenario = fogTable(16, 12);
        scenario.rules = dice.oneIn(2) ? QStringLiteral("plan") : QStringLiteral("height-tags");
        setMode(scenario, FogMode::LineOfSight, FogLines::Judge);
        for (int i = 0; i < 5; ++i) {
            const double left = dice.between(0, 14);
            const double top = dice.between(0, 10);
            scenario.terrain.push_back(boxPiece(QStringLiteral("p%1").arg(i), left, top, left + dice.between(0.2, 3), top + dice.between(0.2, 3)));
        }
        for (int i = 0; i < 6; ++i) {
            Model model = modelAt(QStringLiteral("m%1").arg(i), dice.between(1, 15), dice.between(1, 11));
            model.player = {i < 3 ? "a" : "b"};
            scenario.models.push_back(model);
        }
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        const SideSight sight = sightOf(scenario, "a");
        for (std::size_t target = 3; target < 6; ++target) {
            bool isJudged = false;
            for (std::size_t observer = 0; observer < 3; ++observer) {
                const Verdict verdict = judge(table, {scenario.models[observer].id, scenario.models[target].id});
                isJudged = isJudged || (verdict.ruling.visible && verdict.distance <= Length::fromInches(3)) || verdict.distance == Length{};
            }
            QVERIFY2(sees(sight, qPrintable(scenario.models[target].id.value)) == isJudged, qPrintable(QStringLiteral("seed %1").arg(seed)));
            if (isJudged) {
                ++seen;
                CellSet cells = cellsUnder(fogOf(scenario).grid(), scenario.models[target].placed());
                cells &= sight.visible;
                QVERIFY2(!cells.empty(), qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
        }
    }
    QVERIFY(seen > 20);
}

void TestFog::T50_aSideThatIsNotThere_seesNothing() {
    Scenario scenario = lone("standard");
    addModel(scenario, "nobodys", "", 10, 10);
    for (const char* side : {"", "x"}) {
        const SideSight sight = sightOf(scenario, side);
        QVERIFY(sight.visible.empty() && sight.outline.empty() && sight.models.empty());
        changeVision(scenario, [](Vision& vision) { vision.profile.showsEverything = true; });
        QVERIFY(sightOf(scenario, side).visible.empty());
    }
}

void TestFog::T52_fourSides() {
    Scenario scenario = fogTable(40, 9);
    const std::array sides{"a", "b", "c", "d"};
    for (int i = 0; i < 4; ++i) {
        addModel(scenario, sides[static_cast<std::size_t>(i)], sides[static_cast<std::size_t>(i)], 4 + 10 * i, 4);
    }
    addModel(scenario, "spy", "d", 25, 5);
    for (int i = 0; i < 4; ++i) {
        const SideSight sight = sightOf(scenario, sides[static_cast<std::size_t>(i)]);
        QVERIFY(sight.visible.contains({4 + 10 * i, 4}));
        QCOMPARE(sees(sight, "spy"), i == 2);
    }
    QCOMPARE(sightOf(scenario, "a").visible.count(), 49);
    QVERIFY(sees(sightOf(scenario, "d"), "c"));
    QVERIFY(!sees(sightOf(scenario, "d"), "a"));
}

void TestFog::T56_baseContactIsVisible() {
    Scenario scenario = lone("standard");
    Model& foe = addModel(scenario, "foe", "b", 11, 8);
    foe.position = scenario.models[0].position + geometry::Vector{Length::fromMillimeters(25), {}};
    changeVision(scenario, [](Vision& vision) {
        vision.regions = {regionOver("f", "fog", 0, 0, 20, 16, "b")};
        vision.models[{"foe"}].invisibleTo = QStringList{"all"};
        vision.models[{"scout"}].range = 0;
    });
    QVERIFY(sees(sightOf(scenario, "a"), "foe"));
    foe.position = foe.position + geometry::Vector{Length::fromMillimeters(1), {}};
    QVERIFY(!sees(sightOf(scenario, "a"), "foe"));
}

void TestFog::S2_12_offTheTable_isNeverVisible() {
    Scenario scenario = lone("standard");
    addModel(scenario, "outside", "b", -3, 8);
    addModel(scenario, "later", "b", 11, 8);
    scenario.reserves.push_back(scenario.models.back());
    scenario.models.pop_back();
    changeVision(scenario, [](Vision& vision) { vision.sides[0].revealed = CellSet{21, 17}; vision.sides[0].revealed.fill(); });
    const SideSight sight = sightOf(scenario, "a");
    QCOMPARE(sight.visible.count(), 21 * 17);
    QVERIFY(sight.models.empty());
}

void TestFog::S1_52_andS1_18_showsEverything() {
    Scenario scenario = lone("standard");
    addModel(scenario, "far", "b", 0, 0);
    QVERIFY(!sees(sightOf(scenario, "a"), "far"));
    changeVision(scenario, [](Vision& vision) { vision.profile = withMemory(vision.profile, shippedMemoryPresets()[0]); });
    QVERIFY(sees(sightOf(scenario, "a"), "far"));
    QCOMPARE(sightOf(scenario, "a").visible.count(), 21 * 17);
}

void TestFog::T60_tinyTables() {
    for (int columns = 1; columns <= 4; ++columns) {
        for (int rows = 1; rows <= 8; ++rows) {
            for (const VisionProfile& profile : shippedVisionProfiles()) {
                for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
                    Scenario scenario = fogTable(columns, rows);
                    addModel(scenario, "m", "a", columns - 1, rows - 1);
                    addModel(scenario, "off", "a", -1, rows);
                    addModel(scenario, "n", "b", 0, 0);
                    addPiece(scenario, "p", "wood", 0, rows / 2, columns, rows / 2);
                    changeVision(scenario, [&](Vision& vision) {
                        vision.profile = profile;
                        vision.profile.lines = lines;
                        vision.structures = {{"p", "tower", {"a"}}};
                    });
                    const SideSight sight = sightOf(scenario, "a");
                    QVERIFY(sight.visible.contains({columns - 1, rows - 1}));
                    QVERIFY(sight.visible.count() <= columns * rows);
                }
            }
        }
    }
}

void TestFog::stopped_givesNoMoreThanItKnows() {
    Scenario scenario = lone("standard");
    setMode(scenario, FogMode::LineOfSight, FogLines::Judge);
    std::stop_source source;
    source.request_stop();
    const SideSight sight = scenarios::sightOf(fogOf(scenario), scenario, {"a"}, {}, source.get_token());
    QCOMPARE(sight.visible.count(), 1);
}

QTEST_APPLESS_MAIN(TestFog)
#include "tst_fog.moc"
