#include "tests/scenarios/vision/fog_tables.h"

#include <QTest>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;

/// Who looks for a side and who is seen by it, by the rows of the requirements.
class TestFog : public QObject {
    Q_OBJECT

private slots:
    void S1_19_visibleModels() {
        Scenario scenario = lone("standard");
        addModel(scenario, "near", "b", 13, 8);
        addModel(scenario, "far", "b", 14, 8);
        addModel(scenario, "own", "a", 0, 0);
        const SideSight sight = sightOf(scenario, "a");
        QVERIFY(sees(sight, "near"));
        QVERIFY(!sees(sight, "far"));
        QVERIFY(!sees(sight, "own")); // of others only
    }

    void S1_57_hiddenBeyond() {
        Scenario scenario = lone("standard");
        addModel(scenario, "sneak", "b", 12, 8);
        changeVision(scenario, [](Vision& vision) { vision.models[{"sneak"}].hiddenBeyond = 1; });
        QVERIFY(!sees(sightOf(scenario, "a"), "sneak"));
        scenario.models[1].position = geometry::pointFromInches(11.5, 8.5);
        QVERIFY(sees(sightOf(scenario, "a"), "sneak"));
    }

    void S1_58_alliesShareOneHop() {
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

    void S1_59_regions() {
        Scenario scenario = lone("standard");
        addModel(scenario, "foe", "b", 1, 1);
        addModel(scenario, "near", "b", 12, 8);
        changeVision(scenario, [](Vision& vision) { vision.regions = {regionOver("r", "reveal", 0, 0, 2, 2, "a")}; });
        QVERIFY(sees(sightOf(scenario, "a"), "foe"));
        QCOMPARE(sightOf(scenario, "c").visible.count(), 0);
        changeVision(scenario,
                     [](Vision& vision) { vision.regions = {regionOver("w", "watchtower", 6, 1, 6, 1, "a")}; });
        QVERIFY(sees(sightOf(scenario, "a"), "foe"));
        changeVision(scenario, [](Vision& vision) { vision.regions = {regionOver("f", "fog", 12, 8, 13, 9, "b")}; });
        QVERIFY(!sees(sightOf(scenario, "a"), "near"));
        QVERIFY(sightOf(scenario, "b").visible.contains({12, 8}));
        changeVision(scenario, [](Vision& vision) { vision.regions[0].player = {"a"}; });
        QVERIFY(sees(sightOf(scenario, "a"), "near"));
    }

    void S1_59_regionsHoldForTheirTurns() {
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

    void S2_11_andS2_15_carried() {
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
        changeVision(scenario,
                     [](Vision& vision) { vision.models[{"rider"}].carriedHow = QStringLiteral("embarked"); });
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

    void S2_14_asleepSeesNothing() {
        Scenario scenario = lone("standard");
        scenario.models[0].states = QStringList{"Asleep"};
        QCOMPARE(sightOf(scenario, "a").visible.count(), 1); // S2.51: its own cell
    }

    void S2_19_revealOfSomeKindsOnly() {
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

    void S2_24_S2_50_companionsAdd_oneHop() {
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
        QCOMPARE(sight.visible.count(), 6 * 7 + 7 * 7); // both, and nothing cleared between them
        QVERIFY(sight.visible.contains({0, 4}) && sight.visible.contains({5, 4}) && sight.visible.contains({11, 4}));
    }

    void S2_26_invisible() {
        Scenario scenario = lone("standard");
        scenario.models[0].keywords = QStringList{"beast"};
        addModel(scenario, "imp", "b", 12, 8);
        const auto invisibleTo = [&](const char* whom) {
            changeVision(scenario, [&](Vision& vision) {
                vision.models[{"imp"}].invisibleTo = QStringList{QLatin1String{whom}};
            });
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
        // By a trait, a state or a keyword of its own, as for the senses.
        for (const FogMode mode : {FogMode::Radius, FogMode::Simple, FogMode::LineOfSight, FogMode::Grid}) {
            setMode(scenario, mode);
            changeVision(scenario, [](Vision& vision) { vision.models.clear(); });
            scenario.models[0].states.clear();
            scenario.models[1].states.clear();
            QVERIFY(sees(sightOf(scenario, "a"), "imp"));
            changeVision(scenario, [](Vision& vision) { vision.models[{"imp"}].traits = QStringList{"invisible"}; });
            QVERIFY(!sees(sightOf(scenario, "a"), "imp"));
            changeVision(scenario, [](Vision& vision) { vision.models.clear(); });
            scenario.models[1].states = QStringList{"Invisible"};
            QVERIFY(!sees(sightOf(scenario, "a"), "imp"));
            scenario.models[0].states = QStringList{"see-invisible"};
            QVERIFY(sees(sightOf(scenario, "a"), "imp"));
        }
    }

    void S2_51_ownCellIsVisible() {
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

    void S2_51_theBlind_seeTheirOwnCellOnly() {
        for (const FogMode mode :
             {FogMode::Radius, FogMode::Simple, FogMode::Hybrid, FogMode::LineOfSight, FogMode::Grid}) {
            for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
                Scenario scenario = lone("standard");
                setMode(scenario, mode, lines);
                addModel(scenario, "foe", "b", 12, 8);
                addModel(scenario, "beside", "b", 10, 9).position =
                    scenario.models[0].position + geometry::Vector{{}, geometry::Length::fromMillimeters(25)};
                QVERIFY(sightOf(scenario, "a").visible.count() > 1 && sees(sightOf(scenario, "a"), "foe"));
                scenario.models[0].states = QStringList{"Blind"};
                const SideSight sight = sightOf(scenario, "a");
                QCOMPARE(sight.visible.count(), 1);
                QVERIFY(sight.visible.contains({10, 8}));
                QVERIFY(!sees(sight, "foe"));
                QVERIFY(sees(sight, "beside")); // bases in contact
                addModel(scenario, "guide", "a", 13, 8);
                QVERIFY(sees(sightOf(scenario, "a"), "foe")); // others of the side see for it
            }
        }
    }

    void T50_aSideThatIsNotThere_seesNothing() {
        Scenario scenario = lone("standard");
        addModel(scenario, "nobodys", "", 10, 10);
        for (const char* side : {"", "x"}) {
            const SideSight sight = sightOf(scenario, side);
            QVERIFY(sight.visible.empty() && sight.outline.empty() && sight.models.empty());
            changeVision(scenario, [](Vision& vision) { vision.profile.showsEverything = true; });
            QVERIFY(sightOf(scenario, side).visible.empty());
        }
    }

    void T52_fourSides() {
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

    void S2_12_offTheTable_isNeverVisible() {
        Scenario scenario = lone("standard");
        addModel(scenario, "outside", "b", -3, 8);
        addModel(scenario, "later", "b", 11, 8);
        scenario.reserves.push_back(scenario.models.back());
        scenario.models.pop_back();
        changeVision(scenario, [](Vision& vision) {
            vision.sides[0].revealed = CellSet{21, 17};
            vision.sides[0].revealed.fill();
        });
        const SideSight sight = sightOf(scenario, "a");
        QCOMPARE(sight.visible.count(), 21 * 17);
        QVERIFY(sight.models.empty());
    }

    void S1_52_andS1_18_showsEverything() {
        Scenario scenario = lone("standard");
        addModel(scenario, "far", "b", 0, 0);
        QVERIFY(!sees(sightOf(scenario, "a"), "far"));
        changeVision(scenario,
                     [](Vision& vision) { vision.profile = withMemory(vision.profile, shippedMemoryPresets()[0]); });
        QVERIFY(sees(sightOf(scenario, "a"), "far"));
        QCOMPARE(sightOf(scenario, "a").visible.count(), 21 * 17);
    }
};

QTEST_APPLESS_MAIN(TestFog)
#include "tst_fog.moc"
