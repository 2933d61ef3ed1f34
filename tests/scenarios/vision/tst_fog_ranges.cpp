#include "scenarios/checks/checks.h"
#include "scenarios/vision/knowledge.h"
#include "tests/scenarios/vision/fog_tables.h"
#include "tests/support/rows.h"

#include <algorithm>
#include <cstdlib>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using namespace sightline::geometry;

namespace {

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

} // namespace

/// How far viewers see in the modes that ask for no lines, and in the grid: S0, S1.7 to S1.43, S4.6 and S4.8.
class TestFogRanges : public QObject {
    Q_OBJECT

private slots:
    void S0_22_radius0() { QCOMPARE(seenWithRange("exploration", 0), 1); }

    void S0_22_radius1() { QCOMPARE(seenWithRange("exploration", 1), 5); }

    void S0_22_radius2() { QCOMPARE(seenWithRange("exploration", 2), 13); }

    void S0_22_plains() { QCOMPARE(seenOn("plains"), 25); }

    void S0_22_forest() { QCOMPARE(seenOn("forest"), 5); }

    /// Radius 0: its own cell; 2 for standing on it, in all directions.
    void S0_22_mountain() {
        const auto seenFrom = [](int bonus, bool isPainted) {
            Scenario scenario = lone("exploration");
            if (isPainted) {
                changeVision(scenario, [](Vision& vision) {
                    vision.ground[QStringLiteral("mountain")] = CellSet{21, 17};
                    vision.ground[QStringLiteral("mountain")].insert({10, 8});
                });
            } else {
                addMat(scenario, "ground", "mountain", 8, 6, 12, 10);
            }
            changeVision(scenario, [&](Vision& vision) { vision.profile.highGroundBonus = bonus; });
            return sightOf(scenario, "a").visible;
        };
        for (const bool isPainted : {false, true}) {
            const CellSet own = seenFrom(0, isPainted);
            QCOMPARE(own.count(), 1);
            QVERIFY(own.contains({10, 8}));
            const CellSet high = seenFrom(2, isPainted);
            QCOMPARE(high.count(), 13);
            QVERIFY(high.contains({8, 8}) && high.contains({12, 8}) && high.contains({10, 6}) &&
                    high.contains({10, 10}));
        }
        QCOMPARE(seenOn("mountain"), 13); // the profile's own figure is 2
        QCOMPARE(seenOn("Mountain"), 13);
        Scenario beside = lone("exploration");
        addMat(beside, "peak", "mountain", 11, 0, 20, 16); // begins in the next column: nothing of it under the base
        QCOMPARE(sightOf(beside, "a").visible.count(), 25);
    }

    void S0_22_standingBonus() {
        const auto seenWith = [](int bonus, const char* kind) {
            Scenario scenario = lone("exploration");
            addMat(scenario, "ground", kind, 8, 6, 12, 10);
            changeVision(scenario, [&](Vision& vision) { vision.profile.highGroundBonus = bonus; });
            return sightOf(scenario, "a").visible.count();
        };
        QCOMPARE(seenWith(0, "mountain"), 1);
        QCOMPARE(seenWith(1, "mountain"), 5);
        QCOMPARE(seenWith(2, "mountain"), 13); // as the profile has it
        QCOMPARE(seenWith(3, "mountain"), 25);
        QCOMPARE(seenWith(3, "forest"), 5); // nobody stands high there
    }

    /// The ground of the cell stood on decides, whatever lies around it, and by the figure of the profile.
    void S0_4_S0_12_theRadiusIsThatOfTheCellStoodOn() {
        const auto seenFrom = [](const char* own, const char* around, const std::map<QString, int>& radii = {}) {
            Scenario scenario = lone("exploration");
            addMat(scenario, "above", around, 0, 0, 20, 7);
            addMat(scenario, "below", around, 0, 9, 20, 16);
            addMat(scenario, "left", around, 0, 8, 9, 8);
            addMat(scenario, "right", around, 11, 8, 20, 8);
            changeVision(scenario, [&](Vision& vision) {
                vision.ground[QLatin1String{own}] = CellSet{21, 17};
                vision.ground[QLatin1String{own}].insert({10, 8});
                for (const auto& [ground, radius] : radii) {
                    vision.profile.groundRadius[ground] = radius;
                }
            });
            return sightOf(scenario, "a").visible.count();
        };
        for (const char* around : {"plains", "forest", "swamp", "water", "mountain"}) {
            QCOMPARE(seenFrom("plains", around), 25);
            QCOMPARE(seenFrom("hills", around), 13);
            QCOMPARE(seenFrom("forest", around), 5);
        }
        QCOMPARE(seenFrom("plains", "forest", {{"plains", 4}}), 41);
        QCOMPARE(seenFrom("plains", "forest", {{"forest", 4}}), 25);
        QCOMPARE(seenFrom("forest", "plains", {{"forest", 4}}), 41);
    }

    void S0_7_onAMountain_onlyItsOwnCell() {
        Scenario scenario = lone("exploration");
        addMat(scenario, "ground", "mountain", 8, 6, 12, 10);
        changeVision(scenario, [](Vision& vision) {
            QCOMPARE(vision.profile.groundRadius.at(QStringLiteral("mountain")), 0);
            vision.profile.highGround.clear(); // nothing is high: the mountain alone counts
        });
        const CellSet seen = sightOf(scenario, "a").visible;
        QCOMPARE(seen.count(), 1);
        QVERIFY(seen.contains({10, 8}));
    }

    void S0_8_anUnknownGround_hasTheDefaultOfTheProfile() {
        for (const int radius : {0, 1, 2, 4}) {
            Scenario scenario = lone("exploration");
            addMat(scenario, "ground", "lava field", 8, 6, 12, 10);
            changeVision(scenario, [&](Vision& vision) { vision.profile.unknownGround = radius; });
            QCOMPARE(sightOf(scenario, "a").visible.count(), kDiamond[static_cast<std::size_t>(radius)]);
        }
    }

    void S0_9_onAMountain_twoMore_inAllDirections() {
        QCOMPARE(shippedVisionProfile(QStringLiteral("exploration"))->highGroundBonus, 2);
        Scenario scenario = lone("exploration");
        addMat(scenario, "ground", "mountain", 8, 6, 12, 10);
        const CellSet seen = sightOf(scenario, "a").visible;
        for (int row = 0; row < 17; ++row) {
            for (int column = 0; column < 21; ++column) {
                QCOMPARE(seen.contains({column, row}), std::abs(column - 10) + std::abs(row - 8) <= 2);
            }
        }
    }

    void S0_22_perception15() { QCOMPARE(seenOn(nullptr, 15), 41); }

    void S0_22_perception10() { QCOMPARE(seenOn(nullptr, 10), 25); }

    void S0_5_to_S0_8_everyGround_data() {
        addColumns<QString, int>("ground", "radius");
        for (const auto& [ground, radius] : std::map<const char*, int>{{"hills", 2},
                                                                       {"beach", 2},
                                                                       {"desert", 2},
                                                                       {"swamp", 1},
                                                                       {"foothills", 1},
                                                                       {"water", 2},
                                                                       {"lava field", 2}}) {
            QTest::newRow(ground) << ground << radius;
        }
    }
    void S0_5_to_S0_8_everyGround() {
        auto [ground, radius] = fetch<QString, int>("ground", "radius");
        Scenario scenario = lone("exploration");
        changeVision(scenario, [&](Vision& vision) {
            vision.ground[ground] = CellSet{21, 17};
            vision.ground[ground].insert({10, 8});
        });
        QCOMPARE(sightOf(scenario, "a").visible.count(), kDiamond[static_cast<std::size_t>(radius)]);
    }

    void S0_5_to_S0_8_T53_everyKindOfPiece_isItsGround_data() {
        addColumns<QString, int>("kind", "radius");
        const std::map<const char*, int> radii{
            {"plains", 3}, {"hills", 2},     {"hill", 2},   {"Hills", 2},      {"mound", 2},   {"beach", 2},
            {"desert", 2}, {"foothills", 1}, {"forest", 1}, {"woods", 1},      {"copse", 1},   {"swamp", 1},
            {"marsh", 1},  {"water", 2},     {"pond", 2},   {"lava field", 2}, {"footills", 2}};
        for (const auto& [kind, radius] : radii) {
            QTest::newRow(kind) << kind << radius;
        }
    }
    void S0_5_to_S0_8_T53_everyKindOfPiece_isItsGround() {
        auto [kind, radius] = fetch<QString, int>("kind", "radius");
        QCOMPARE(seenOn(qPrintable(kind)), kDiamond[static_cast<std::size_t>(radius)]);
    }

    void S0_8_T53_whatAllKnow_leavesTheTableAsItIs() {
        for (const char* kind : {"", "area", "ruin", "crate", "tower"}) {
            QCOMPARE(seenOn(kind), kDiamond[3]); // plains
        }
    }

    void T53_aKindThatNoListKnows_isSaid() {
        Scenario scenario = lone("standard");
        addPiece(scenario, "typo", "ruinn", 8, 6, 12, 10);
        const auto saysSo = [](const Scenario& table) {
            const auto findings = checkScenario(table);
            return std::ranges::any_of(findings, [](const Diagnostic& finding) {
                return finding.code == u"unknown-kind" && finding.ids.contains(QStringLiteral("typo"));
            });
        };
        QVERIFY(saysSo(scenario));
        scenario.terrain.back().kind = QStringLiteral("ruin");
        QVERIFY(!saysSo(scenario));
    }

    void S0_8_T53_groundsThatNoListKnows_areWarnedOf() {
        const auto warned = [](const char* kind, FogMode mode = FogMode::Radius) {
            Scenario scenario = lone("exploration");
            setMode(scenario, mode);
            addMat(scenario, "ground", kind, 8, 6, 12, 10);
            const auto findings = checkScenario(scenario);
            return std::ranges::count(findings, QStringLiteral("unknown-ground"), &Diagnostic::code);
        };
        QCOMPARE(warned("footills"), 1);
        for (const char* kind : {"foothills", "hills", "mountain", "marsh", "ruin", ""}) {
            QCOMPARE(warned(kind), 0);
        }
        QCOMPARE(warned("footills", FogMode::Simple), 0); // where nobody asks for the ground
        Scenario painted = lone("exploration");
        changeVision(painted, [](Vision& vision) { vision.ground["lava"] = CellSet{21, 17}; });
        QVERIFY(std::ranges::any_of(checkScenario(painted), [](const Diagnostic& finding) {
            return finding.code == u"unknown-ground" && finding.severity == Severity::Warning;
        }));
    }

    void S0_9_highGroundByTrait() {
        Scenario scenario = lone("exploration");
        addPiece(scenario, "tor", "rock", 10, 8, 10, 8).traits = QStringList{"high-ground"};
        QCOMPARE(sightOf(scenario, "a").visible.count(), kDiamond[5]);
    }

    void S0_10_perceptionIsFlooredAndNeverNegative_data() {
        addColumns<int, int>("perception", "bonus");
        for (const auto& [perception, bonus] : std::map<int, int>{
                 {-5, 0}, {3, 0}, {9, 0}, {10, 0}, {14, 0}, {15, 1}, {19, 1}, {20, 2}, {24, 2}, {25, 3}}) {
            QTest::newRow(qPrintable(QString::number(perception))) << perception << bonus;
        }
    }
    void S0_10_perceptionIsFlooredAndNeverNegative() {
        auto [perception, bonus] = fetch<int, int>("perception", "bonus");
        QCOMPARE(seenOn(nullptr, perception), kDiamond[static_cast<std::size_t>(3 + bonus)]);
    }

    void S0_11_metricIsAChoice() {
        Scenario scenario = lone("exploration");
        const auto counted = [&](CellMetric metric) {
            changeVision(scenario, [&](Vision& vision) { vision.profile.metric = metric; });
            return sightOf(scenario, "a").visible.count();
        };
        QCOMPARE(counted(CellMetric::Manhattan), 25);
        QCOMPARE(counted(CellMetric::Chebyshev), 49);
        QCOMPARE(counted(CellMetric::Euclid), 29);
    }

    void S0_12_nothingOnTheWayCounts() {
        Scenario scenario = lone("exploration");
        addPiece(scenario, "wall", "wall", 11, 0, 11, 16);
        QCOMPARE(sightOf(scenario, "a").visible.count(), 25);
    }

    void S0_13_bareTableIsPlains() {
        QCOMPARE(seenOn(nullptr), 25);
        Scenario scenario = lone("exploration");
        changeVision(scenario, [](Vision& vision) { vision.profile.bareGround = QStringLiteral("swamp"); });
        QCOMPARE(sightOf(scenario, "a").visible.count(), 5);
    }

    void S0_13_paintedGroundGoesFirst() {
        Scenario scenario = lone("exploration");
        addMat(scenario, "ground", "forest", 8, 6, 12, 10);
        changeVision(scenario, [](Vision& vision) {
            vision.ground["hills"] = CellSet{21, 17};
            vision.ground["hills"].insert({10, 8});
        });
        QCOMPARE(sightOf(scenario, "a").visible.count(), 13);
    }

    void S1_7_to_S1_10_rangesOfSources() {
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
        for (const char* kind : {"headquarters", "building", "tower"}) {
            Scenario nobodys = owned(kind);
            changeVision(nobodys, [](Vision& vision) { vision.structures[0].owner = {}; });
            for (const char* side : {"a", "b", "c", "d"}) {
                QCOMPARE(sightOf(nobodys, side).visible.count(), 0); // owned only
            }
        }
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

    void S1_11_simple_is_a_square() {
        const std::array counts{9, 25, 49, 81, 121};
        for (int range = 1; range <= 5; ++range) {
            QCOMPARE(seenWithRange("standard", range), counts[static_cast<std::size_t>(range - 1)]);
        }
    }

    void S1_11_terrainNeverBlocks() {
        Scenario scenario = lone("standard");
        addPiece(scenario, "wall", "wall", 11, 0, 11, 16);
        QCOMPARE(sightOf(scenario, "a").visible.count(), 49);
    }

    void S1_13_hybridAddsAndTakes() {
        Scenario scenario = lone("standard");
        setMode(scenario, FogMode::Hybrid);
        QCOMPARE(sightOf(scenario, "a").visible.count(), 49);
        addMat(scenario, "wood", "wood", 12, 8, 15, 8);
        const CellSet visible = sightOf(scenario, "a").visible;
        QVERIFY(visible.contains({12, 8}));  // 2 away: the wood takes 1 of 3
        QVERIFY(!visible.contains({13, 8})); // 3 away
        QVERIFY(visible.contains({13, 9}));
        QCOMPARE(visible.count(), 48);
        addMat(scenario, "beside", "mountain", 11, 8, 11, 8);
        QCOMPARE(sightOf(scenario, "a").visible.count(), 48); // nobody is on it
        addMat(scenario, "peak", "mountain", 10, 8, 10, 8);
        QCOMPARE(sightOf(scenario, "a").visible.count(), 80); // range 4, but for the wood's cell 4 away
    }

    void S1_15_offTheBoardNothingIsVisible() {
        Scenario scenario = lone("standard");
        changeVision(scenario, [](Vision& vision) { vision.models[{"scout"}].range = 100; });
        const SideSight sight = sightOf(scenario, "a");
        QCOMPARE(sight.visible.count(), 21 * 17); // the whole board, and nothing beside it
        const SideKnowledge knows = withVisionUpdated(scenario).vision->side({"a"})->knows;
        QCOMPARE(knows.explored.count(), 21 * 17);
        for (const GridCell corner : {GridCell{0, 0}, {20, 0}, {0, 16}, {20, 16}}) {
            QVERIFY(knows.visible.contains(corner) && knows.explored.contains(corner));
        }
        for (const GridCell cell :
             {GridCell{-1, 8}, GridCell{10, -1}, GridCell{21, 8}, GridCell{10, 17}, GridCell{1000000, -1000000}}) {
            QVERIFY(!sight.visible.contains(cell));
            QVERIFY(!sight.outline.contains(cell));
            QVERIFY(!knows.visible.contains(cell) && !knows.explored.contains(cell));
            QVERIFY(knowledgeOf(knows, cell) == CellKnowledge::Unexplored);
        }
    }

    void S1_22_unionIsClippedAtTheEdge() {
        Scenario scenario = fogTable(21, 17);
        addModel(scenario, "m", "a", 0, 0);
        addModel(scenario, "n", "a", 20, 16);
        QCOMPARE(sightOf(scenario, "a").visible.count(), 32);
        addMat(scenario, "post", "building", 20, 0, 20, 0);
        changeVision(scenario, [](Vision& vision) { vision.structures = {{"post", "tower", {"b"}}}; });
        QCOMPARE(sightOf(scenario, "a").visible.count(), 32); // another's
        changeVision(scenario, [](Vision& vision) { vision.structures[0].owner = {"a"}; });
        QCOMPARE(sightOf(scenario, "a").visible.count(), 32 + 36);
        addModel(scenario, "o", "a", 1, 0); // beside the first: one column more
        QCOMPARE(sightOf(scenario, "a").visible.count(), 32 + 36 + 4);
    }

    void S1_42_S1_40_roles() {
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

    void S1_43_ignoringObscuring() {
        Scenario scenario = lone("standard");
        addMat(scenario, "wood", "wood", 13, 8, 13, 8);
        for (const FogMode mode : {FogMode::Hybrid, FogMode::LineOfSight}) {
            setMode(scenario, mode);
            QVERIFY(!sightOf(scenario, "a").visible.contains({13, 8}));
            Scenario ranger = scenario;
            changeVision(ranger,
                         [](Vision& vision) { vision.models[{"scout"}].traits = QStringList{"ignores-obscuring"}; });
            QVERIFY(sightOf(ranger, "a").visible.contains({13, 8}));
            // A scout with that trait: range 4 into the wood as into the open, and no farther.
            addMat(ranger, "far-wood", "forest", 14, 8, 15, 8);
            changeVision(ranger, [](Vision& vision) { vision.models[{"scout"}].role = QStringLiteral("scout"); });
            QVERIFY(sightOf(ranger, "a").visible.contains({14, 8}));
            QVERIFY(!sightOf(ranger, "a").visible.contains({15, 8}));
            changeVision(ranger, [](Vision& vision) { vision.models[{"scout"}].traits.clear(); });
            QVERIFY(sightOf(ranger, "a").visible.contains({13, 8}) && !sightOf(ranger, "a").visible.contains({14, 8}));
        }
    }

    void S2_54_toS2_56_nightHasOutlines() {
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
        QVERIFY(sight.visible.contains({8, 4})); // infra 6
        QVERIFY(sight.outline.contains({9, 4})); // shadow 8
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

    void S4_6_gridRadiusIsStrict_data() {
        addColumns<int, int>("radius", "count");
        QTest::newRow("8") << 8 << 193;
        QTest::newRow("1 shows only the own cell") << 1 << 1;
        QTest::newRow("0 has no limit") << 0 << 21 * 21;
    }
    void S4_6_gridRadiusIsStrict() {
        auto [radius, count] = fetch<int, int>("radius", "count");
        Scenario scenario = fogTable(21, 21, "grid");
        addModel(scenario, "m", "a", 10, 10);
        changeVision(scenario, [&](Vision& vision) { vision.profile.gridRadius = radius; });
        const CellSet visible = sightOf(scenario, "a").visible;
        QCOMPARE(visible.count(), count);
        QCOMPARE(visible.contains({18, 10}), radius == 0);
    }

    void S4_8_wallsLit() {
        Scenario scenario = fogTable(21, 17, "grid");
        addModel(scenario, "m", "a", 10, 8);
        addPiece(scenario, "wall", "wall", 13, 4, 13, 12);
        QVERIFY(sightOf(scenario, "a").visible.contains({13, 8}));
        QVERIFY(!sightOf(scenario, "a").visible.contains({14, 8}));
        changeVision(scenario, [](Vision& vision) { vision.profile.wallsLit = false; });
        QVERIFY(!sightOf(scenario, "a").visible.contains({13, 8}));
    }

    void T53_S0_8_aGroundThatNoListKnows_isNotBareGround() {
        Scenario scenario = lone("exploration");
        const auto painted = [&](const char* name) {
            changeVision(scenario, [&](Vision& vision) {
                CellSet all = fogOf(scenario).grid().noCells();
                all.fill();
                vision.ground = {{QLatin1String{name}, all}};
            });
            return sightOf(scenario, "a").visible.count();
        };
        QCOMPARE(painted("plains"), kDiamond[3]);
        QCOMPARE(painted("lava"), kDiamond[2]); // the figure for grounds that are not listed
        changeVision(scenario, [](Vision& vision) { vision.profile.unknownGround = 0; });
        QCOMPARE(painted("lava"), kDiamond[0]);
    }
};

QTEST_APPLESS_MAIN(TestFogRanges)
#include "tst_fog_ranges.moc"
