#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/targets.h"
#include "scenarios/vision/turns.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/scenarios/vision/long_table.h"

#include <QTest>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using geometry::pointFromInches;

/// What sides remember; with the named tests of S0.22 that are about memory.
class TestKnowledge : public QObject {
    Q_OBJECT

private slots:
    void S0_22_updateMarks() {
        const Scenario before = longTable();
        QCOMPARE(knownTo(before, "a").explored.count(), 42);
        const Scenario after = moved(before, "scout", 3, 4);
        QCOMPARE(knownTo(after, "a").explored.count(), 49);
        QCOMPARE(knownTo(after, "a").visited.count(), 2);
    }

    void S0_22_saveLoad() {
        Scenario scenario = longTable();
        for (int column = 3; column < 25; ++column) {
            scenario = moved(scenario, "scout", column, 3);
            const auto read = readScenario(writeScenario(scenario), {});
            QVERIFY2(read, read ? "" : qPrintable(read.error().message()));
            QVERIFY(read->scenario == scenario);
            QVERIFY(withVisionUpdated(read->scenario) == withVisionUpdated(scenario));
        }
    }

    void S0_22_showsSeen() {
        const Scenario scenario = moved(longTable(), "scout", 19, 4);
        QVERIFY(knownTo(scenario, "a").pieces.contains({"tower"}));
        QVERIFY(knownTo(scenario, "a").seen.contains({"tank"}));
        const Scenario view = sideViewOf(scenario, {"a"});
        QVERIFY(view.piece({"tower"}) && view.model({"tank"}) && view.vision->structure("tower"));
        QVERIFY(view.model({"tank"})->position == pointFromInches(20.5, 4.5));
    }

    void S0_22_hidesUnseen() {
        const Scenario scenario = longTable();
        QVERIFY(knownTo(scenario, "a").pieces.empty());
        QVERIFY(knownTo(scenario, "a").seen.empty());
        QVERIFY(knownTo(scenario, "a").structures.empty());
        const Scenario view = sideViewOf(scenario, {"a"});
        QVERIFY(view.terrain.empty() && view.vision->structures.empty());
        QCOMPARE(view.models.size(), std::size_t{1}); // its own
        const QByteArray written = writeScenario(view);
        QVERIFY(!written.contains("Old tower") && !written.contains("\"tank\""));
    }

    void S0_2_andS0_3_visitedIsCoveredAndSeen() {
        Scenario scenario = longTable();
        scenario.models[0].base =
            geometry::Footprint::round(geometry::Length::fromMillimeters(60)).value(); // 2.4 in: nine cells
        scenario = withVisionUpdated(scenario);
        const SideKnowledge& knows = knownTo(scenario, "a");
        QCOMPARE(knows.visited.count(), 9);
        for (int column = 1; column <= 3; ++column) {
            for (int row = 3; row <= 5; ++row) {
                QVERIFY(knows.visited.contains({column, row}));
            }
        }
        CellSet seen = knows.visited;
        seen -= knows.explored;
        QVERIFY(seen.empty());
        QVERIFY(knows.explored.contains({6, 4}) && !knows.visited.contains({6, 4})); // seen from there, not visited
        const Scenario later = moved(scenario, "scout", 12, 4);
        const SideKnowledge& then = knownTo(later, "a");
        QCOMPARE(then.visited.count(), 18); // who leaves has been there
        QVERIFY(then.visited.contains({2, 4}) && then.visited.contains({12, 4}) && !then.visited.contains({7, 4}));
        QVERIFY(then.explored.contains({2, 4}) && then.explored.contains({16, 4})); // ever, and now
        QVERIFY(!then.explored.contains({7, 4}) && !then.explored.contains({17, 4}));
        QVERIFY(!then.visited.contains({20, 4}) && knownTo(later, "b").visited.contains({20, 4})); // each side its own
    }

    void S0_14_aRefusedMoveChangesNothing() {
        const Scenario before = longTable();
        const Scenario refused = withModelAt(before, {"scout"}, pointFromInches(1e9, 0)); // beyond all coordinates
        QVERIFY(refused == before);
    }

    void S0_15_exploredNeverShrinks() {
        Scenario scenario = longTable();
        for (const int column : {6, 12, 7, 30, 2, 39, 0}) {
            const Scenario next = moved(scenario, "scout", column, 4);
            for (const char* side : {"a", "b"}) {
                for (const auto part : {&SideKnowledge::explored, &SideKnowledge::visited}) {
                    CellSet lost = knownTo(scenario, side).*part;
                    lost -= knownTo(next, side).*part;
                    QVERIFY(lost.empty());
                }
            }
            scenario = next;
        }
        QVERIFY(knownTo(scenario, "a").explored.count() > 150);
    }

    void S0_15_resetForgets() {
        const Scenario scenario = moved(moved(longTable(), "scout", 19, 4), "scout", 2, 4);
        const Scenario reset = withVisionUpdated(withKnowledgeReset(scenario, PlayerId{"a"}));
        QCOMPARE(knownTo(reset, "a").explored.count(), 42);
        QVERIFY(knownTo(reset, "a").pieces.empty());
        QVERIFY(knownTo(reset, "b").explored == knownTo(scenario, "b").explored);
    }

    void S1_4_to_S1_6_S4_15_threeStates() {
        const Scenario scenario = moved(longTable(), "scout", 12, 4);
        const SideKnowledge& knows = knownTo(scenario, "a");
        QVERIFY(knowledgeOf(knows, {12, 4}) == CellKnowledge::Visible);
        QVERIFY(knowledgeOf(knows, {2, 4}) == CellKnowledge::Shrouded);
        QVERIFY(knowledgeOf(knows, {30, 4}) == CellKnowledge::Unexplored);
        QVERIFY(knowledgeOf(knows, {-1, 4}) == CellKnowledge::Unexplored);
        QVERIFY(knowledgeOf({}, {0, 0}) == CellKnowledge::Unexplored); // T50: nothing known is nothing seen
        QCOMPARE(static_cast<int>(CellKnowledge::Unexplored), 0);
        QCOMPARE(static_cast<int>(CellKnowledge::Shrouded), 1);
        QCOMPARE(static_cast<int>(CellKnowledge::Visible), 2);
    }

    void S1_16_ghostsAreAsLastSeen() {
        Scenario scenario = longTable();
        Model whole = *scenario.model({"tank"});
        whole.maxWounds = 12;
        scenario = moved(withModel(scenario, whole), "scout", 18, 4);
        const Model seen = *scenario.model({"tank"});
        scenario = moved(scenario, "scout", 2, 4);
        Model hurt = *scenario.model({"tank"});
        hurt.wounds = 1;
        hurt.maxWounds = 6;
        hurt.name = QStringLiteral("Renamed");
        scenario = atTurn(withModel(scenario, hurt), 4);
        const RememberedModel& ghost = knownTo(scenario, "a").models.at({"tank"});
        QVERIFY(ghost.as == seen);
        QCOMPARE(ghost.as.keywords, seen.keywords);
        QCOMPARE(ghost.as.player.value, QStringLiteral("b"));
        QCOMPARE(ghost.as.wounds, std::optional{9});
        QCOMPARE(ghost.as.maxWounds, std::optional{12});
        QCOMPARE(ghost.turn, 1);
    }

    void S1_17_andS1_48_ownersAreAsLastSeen() {
        Scenario scenario = moved(moved(longTable(), "scout", 19, 4), "scout", 2, 4);
        scenario = withVisionUpdated(withStructure(scenario, {"tower", "tower", {"c"}, 3}));
        QCOMPARE(knownTo(scenario, "a").structures.at("tower").as.owner.value, QStringLiteral("b"));
        QVERIFY(!knownTo(scenario, "a").structures.at("tower").as.wounds);
        scenario = moved(scenario, "scout", 19, 4);
        QCOMPARE(knownTo(scenario, "a").structures.at("tower").as.owner.value, QStringLiteral("c"));
        scenario = withVisionUpdated(withStructureRemoved(scenario, "tower"));
        QVERIFY(knownTo(scenario, "a").structures.empty());
    }

    void S1_17_structuresKeepKindOwnerWoundsPlaceAndTurn() {
        Scenario scenario = longTable();
        addObjective(scenario, QStringLiteral("flag"), 22.5, 6.5);
        changeVision(scenario, [](Vision& vision) {
            vision.structures.push_back({"flag", "headquarters", {"b"}, 4});
            vision.turn = 3;
        });
        scenario = moved(moved(withVisionUpdated(scenario), "scout", 19, 4), "scout", 2, 4);
        scenario = atTurn(withStructure(scenario, {"flag", "building", {"c"}, 1}), 5);
        const RememberedStructure& flag = knownTo(scenario, "a").structures.at("flag");
        QCOMPARE(flag.as.kind, QStringLiteral("headquarters"));
        QCOMPARE(flag.as.owner.value, QStringLiteral("b"));
        QCOMPARE(flag.as.wounds, std::optional{4});
        QCOMPARE(flag.turn, 3);
        QVERIFY(knownTo(scenario, "a").objectives.at({"flag"}).position == pointFromInches(22.5, 6.5));
        const Scenario again = moved(scenario, "scout", 19, 4);
        const RememberedStructure& now = knownTo(again, "a").structures.at("flag");
        QVERIFY(now.as == (Structure{"flag", "building", {"c"}, 1}));
        QCOMPARE(now.turn, 5);
    }

    /// No map is made without fog, and none grows while it is off.
    void S1_18_fogThatIsOff_learnsNothing() {
        QVERIFY(!Scenario{}.vision);
        QVERIFY(!Vision{}.enabled);
        Scenario plain = longTable();
        plain.vision = {};
        const Scenario walked = moved(plain, "scout", 12, 4);
        QVERIFY(!walked.vision);
        QVERIFY(!writeScenario(walked).contains("vision"));
        const Scenario off = withFog(longTable(), false);
        const Scenario later = moved(withVisionUpdated(off), "scout", 30, 4);
        for (const char* side : {"a", "b", "c", "d"}) {
            QVERIFY(knownTo(later, side) == knownTo(off, side));
        }
        QVERIFY(sideViewOf(later, {"a"}).model({"tank"})); // meanwhile nothing is hidden
        QVERIFY(knownTo(withStepUndone(later), "a") == knownTo(off, "a"));
        const Scenario on = withVisionUpdated(withFog(later, true));
        QVERIFY(knownTo(on, "a").explored.contains({2, 4}) && knownTo(on, "a").explored.contains({30, 4}));
        QVERIFY(!knownTo(on, "a").explored.contains({12, 4}) && !knownTo(on, "a").explored.contains({39, 4}));
    }

    void S1_39_switchesOfMemory() {
        const auto remembered = [](auto change) {
            Scenario scenario = longTable();
            changeVision(scenario, change);
            scenario = moved(moved(scenario, "scout", 19, 4), "scout", 2, 4);
            const SideKnowledge& knows = knownTo(scenario, "a");
            return std::array{knows.pieces.size(), knows.structures.size(), knows.models.size()};
        };
        QVERIFY((remembered([](Vision&) {}) == std::array<std::size_t, 3>{1, 1, 1}));
        QVERIFY((remembered([](Vision& vision) { vision.profile.rememberTerrain = false; }) ==
                 std::array<std::size_t, 3>{0, 1, 1}));
        QVERIFY((remembered([](Vision& vision) { vision.profile.rememberStructures = false; }) ==
                 std::array<std::size_t, 3>{1, 0, 1}));
        QVERIFY((remembered([](Vision& vision) { vision.profile.rememberModels = false; }) ==
                 std::array<std::size_t, 3>{1, 1, 0}));
    }

    void S1_47_modelsAreForgottenAfterTurns() {
        const Scenario scenario = moved(moved(longTable(), "scout", 18, 4), "scout", 2, 4);
        QVERIFY(knownTo(atTurn(scenario, 11), "a").models.contains({"tank"})); // seen ten turns ago
        QVERIFY(!knownTo(atTurn(scenario, 12), "a").models.contains({"tank"}));
        Scenario never = scenario;
        changeVision(never, [](Vision& vision) { vision.profile.forgetAfterTurns = 0; });
        QVERIFY(knownTo(atTurn(never, 999), "a").models.contains({"tank"}));
        QVERIFY(knownTo(atTurn(moved(scenario, "scout", 18, 4), 50), "a").models.contains({"tank"})); // in sight
    }

    void S1_49_whoEntersIsSeenAtOnce() {
        const Scenario scenario = moved(longTable(), "tank", 4, 4);
        QVERIFY(knownTo(scenario, "a").seen.contains({"tank"}));
        QVERIFY(knownTo(scenario, "b").seen.contains({"scout"}));
    }

    void S1_52_fullFogKeepsNothing() {
        Scenario scenario = longTable();
        changeVision(scenario,
                     [](Vision& vision) { vision.profile = withMemory(vision.profile, shippedMemoryPresets()[3]); });
        scenario = moved(moved(scenario, "scout", 19, 4), "scout", 2, 4);
        const SideKnowledge& knows = knownTo(scenario, "a");
        QVERIFY(knows.explored == knows.visible);
        QVERIFY(knows.pieces.empty() && knows.structures.empty() && knows.models.empty());
    }

    void S2_49_terrainIsRememberedAsItWas() {
        Scenario scenario = moved(moved(longTable(), "scout", 19, 4), "scout", 2, 4);
        const Piece seen = *scenario.piece({"tower"});
        Piece changed = seen;
        changed.kind = QStringLiteral("crater");
        scenario = withVisionUpdated(withPiece(scenario, changed));
        QVERIFY(knownTo(scenario, "a").pieces.at({"tower"}) == seen);
        QVERIFY(knownTo(moved(scenario, "scout", 19, 4), "a").pieces.at({"tower"}) == changed);
    }

    void S2_49_objectivesAreRememberedAsTheyWere_modelsAreNot() {
        Scenario scenario = longTable();
        addObjective(scenario, QStringLiteral("fountain"), 22.5, 6.5).name = QStringLiteral("Fountain");
        changeVision(scenario, [](Vision& vision) { vision.profile.rememberModels = false; });
        scenario = moved(moved(withVisionUpdated(scenario), "scout", 19, 4), "scout", 2, 4);
        scenario.objectives[0].name = QStringLiteral("Dry fountain");
        scenario = withVisionUpdated(scenario);
        QCOMPARE(knownTo(scenario, "a").objectives.at({"fountain"}).name, QStringLiteral("Fountain"));
        QVERIFY(knownTo(scenario, "a").models.empty());
        scenario = moved(scenario, "scout", 19, 4);
        QCOMPARE(knownTo(scenario, "a").objectives.at({"fountain"}).name, QStringLiteral("Dry fountain"));
    }

    void S4_9_S4_11_T55_fogIsRightBeforeAnyMove() {
        const Scenario scenario = longTable();
        for (const char* side : {"a", "b"}) {
            QVERIFY(!knownTo(scenario, side).visible.empty());
            QVERIFY(knownTo(scenario, side).explored == knownTo(scenario, side).visible);
            QVERIFY(scenario.vision->side({QLatin1String{side}})->before.visible == knownTo(scenario, side).visible);
        }
        QVERIFY(knownTo(scenario, "a").visible.contains({2, 4})); // T55
    }

    void S4_9_afterEachStep_exploredIsWhatItWasAndWhatIsVisible() {
        Scenario scenario = longTable();
        for (const int column : {5, 12, 30, 3}) {
            const CellSet before = knownTo(scenario, "a").explored;
            scenario = moved(scenario, "scout", column, 4);
            CellSet expected = before;
            expected |= knownTo(scenario, "a").visible;
            QVERIFY(knownTo(scenario, "a").explored == expected);
            QVERIFY(knownTo(scenario, "a").explored.count() >= before.count());
        }
        QVERIFY(!knownTo(scenario, "a").visible.contains({30, 4}) && knownTo(scenario, "a").explored.contains({30, 4}));
    }

    void T49_memoryOfAPieceDoesNotFollowIt() {
        Scenario scenario = moved(moved(longTable(), "scout", 19, 4), "scout", 2, 4);
        const Piece seen = *scenario.piece({"tower"});
        scenario = withVisionUpdated(withPieceMoved(scenario, {"tower"}, {geometry::Length::fromInches(10), {}}));
        QVERIFY(knownTo(scenario, "a").pieces.at({"tower"}) == seen);
        scenario = moved(scenario, "scout", 19, 4); // its old place, empty now
        QVERIFY(!knownTo(scenario, "a").pieces.contains({"tower"}));
    }

    void T51_aModelIsRememberedOnce() {
        Scenario scenario = moved(longTable(), "scout", 18, 4);
        scenario = moved(scenario, "tank", 17, 6);
        scenario = moved(scenario, "scout", 2, 4);
        QCOMPARE(knownTo(scenario, "a").models.size(), std::size_t{1});
        QVERIFY(knownTo(scenario, "a").models.at({"tank"}).as.position == pointFromInches(17.5, 6.5));
    }

    void T58_clearingOneSide_leavesTheOthers() {
        const Scenario scenario = moved(longTable(), "scout", 19, 4);
        const Scenario cleared = withKnowledgeReset(scenario, PlayerId{"a"});
        QVERIFY(cleared.vision->side({"a"})->knows.explored.count() < knownTo(scenario, "a").explored.count());
        for (const char* side : {"b", "c", "d"}) {
            QVERIFY(*cleared.vision->side({QLatin1String{side}}) == *scenario.vision->side({QLatin1String{side}}));
        }
    }

    void T58_oneSideSeeing_teachesNoOther() {
        const Scenario scenario = moved(longTable(), "scout", 19, 4);
        for (const char* side : {"c", "d"}) {
            QVERIFY(knownTo(scenario, side).explored.empty());
            QVERIFY(knownTo(scenario, side).pieces.empty() && knownTo(scenario, side).models.empty());
        }
    }

    void ghostsGo_whenTheirPlaceIsSeenEmpty() {
        Scenario scenario = moved(moved(longTable(), "scout", 18, 4), "scout", 2, 4);
        scenario = moved(scenario, "tank", 39, 0);
        QVERIFY(knownTo(scenario, "a").models.contains({"tank"}));
        scenario = moved(scenario, "scout", 18, 4);
        QVERIFY(!knownTo(scenario, "a").models.contains({"tank"}));
    }

    /// A base on more than one cell need not be seen to its last cell: who stood there would have been seen.
    void ghostsGo_whenTheMiddleOfTheirPlaceIsSeenEmpty() {
        Scenario scenario = longTable();
        for (Model& model : scenario.models) {
            if (model.id.value == u"tank") {
                model.base = *geometry::Footprint::round(geometry::Length::fromMillimeters(60));
            }
        }
        scenario = moved(moved(scenario, "scout", 18, 4), "scout", 2, 4);
        scenario = moved(scenario, "tank", 39, 0);  // its base lay on the columns 19 to 21
        scenario = moved(scenario, "scout", 16, 4); // which sees three columns far
        QVERIFY(knownTo(scenario, "a").visible.contains({19, 4}));
        QVERIFY(!knownTo(scenario, "a").visible.contains({20, 4}));
        QVERIFY(knownTo(scenario, "a").models.contains({"tank"})); // its edge alone is seen
        scenario = moved(scenario, "scout", 17, 4);
        QVERIFY(!knownTo(scenario, "a").visible.contains({21, 4}));
        QVERIFY(!knownTo(scenario, "a").models.contains({"tank"}));
    }

    void aModelThatLeftPlay_isRememberedWhereItWas() {
        Scenario scenario = moved(moved(longTable(), "scout", 18, 4), "scout", 2, 4);
        const std::vector<AnyId> ids{ModelId{"tank"}};
        scenario = withStepAccepted(scenario, withReserved(scenario, ids), {QStringLiteral("lost"), {}});
        QVERIFY(knownTo(scenario, "a").models.contains({"tank"}));
        QVERIFY(!scenario.vision->log.back().after.front().onTable);
        QVERIFY(withStepUndone(scenario).model({"tank"}));
    }

    void brush_revealsAndHides() {
        const Scenario scenario = longTable();
        CellSet cells{40, 9};
        cells.insert({20, 4});
        const Scenario shown = withVisionUpdated(withBrushed(scenario, PlayerId{"a"}, cells, FogBrush::Reveal));
        QVERIFY(knownTo(shown, "a").seen.contains({"tank"}));
        QVERIFY(!knownTo(shown, "c").visible.contains({20, 4}));
        const Scenario back = withVisionUpdated(withBrushed(shown, PlayerId{"a"}, cells, FogBrush::Clear));
        QVERIFY(!knownTo(back, "a").visible.contains({20, 4}));
        QVERIFY(knownTo(back, "a").explored.contains({20, 4}));
        const Scenario near = moved(scenario, "scout", 18, 4);
        const Scenario hidden = withVisionUpdated(withBrushed(near, {}, cells, FogBrush::Hide));
        QVERIFY(!knownTo(hidden, "a").seen.contains({"tank"}));
        QVERIFY(knownTo(hidden, "b").visible.contains({20, 4})); // its own base
        QVERIFY(withBrushed(scenario, {}, CellSet{3, 3}, FogBrush::Reveal) == scenario);
    }

    void paint_givesACellOneGround() {
        CellSet wide{40, 9};
        wide.insertRun(4, 0, 10);
        CellSet one{40, 9};
        one.insert({2, 4});
        const Scenario painted = withGroundPainted(withGroundPainted(longTable(), "forest", wide), "water", one);
        QCOMPARE(painted.vision->ground.at("forest").count(), 10);
        QVERIFY(readScenario(writeScenario(painted), {}));
        const Scenario clean = withGroundPainted(painted, {}, wide);
        QVERIFY(clean.vision->ground.empty());
    }

    void fogOn_makesASideForEachPlayer() {
        Scenario scenario = longTable();
        scenario.vision = {};
        QVERIFY(withFog(scenario, false) == scenario);
        const Scenario on = withFog(scenario, true);
        QVERIFY(on.vision->enabled);
        QCOMPARE(on.vision->sides.size(), std::size_t{4});
        QCOMPARE(on.vision->profile.id, QStringLiteral("standard"));
        const Scenario off = withFog(on, false);
        QVERIFY(off.vision && !off.vision->enabled);
        QVERIFY(withFog(off, true) == on);
    }

    void cellsOfAnotherSize_beginAnew() {
        const Scenario scenario = longTable();
        VisionProfile profile = scenario.vision->profile;
        profile.cell = geometry::Length::fromInches(2);
        const Scenario coarse = withVisionUpdated(withVisionProfile(scenario, profile));
        QCOMPARE(knownTo(coarse, "a").explored.columns(), 20);
        QVERIFY(readScenario(writeScenario(coarse), {}));
        profile.mode = FogMode::Hybrid;
        QVERIFY(knownTo(withVisionProfile(coarse, profile), "a") == knownTo(coarse, "a"));
    }

    void S2_59_S4_2_visibleOutlineAndExplored_areKeptApart() {
        Scenario scenario = fogTable(41, 9, "night-fight");
        addModel(scenario, "scout", "a", 2, 4);
        scenario = withVisionUpdated(scenario);
        const SideKnowledge first = knownTo(scenario, "a");
        QVERIFY(!first.visible.empty() && !first.outline.empty() && !meet(first.visible, first.outline));
        scenario = withVisionUpdated(withModelAt(scenario, {"scout"}, pointFromInches(35.5, 4.5)));
        const SideKnowledge then = knownTo(scenario, "a");
        QVERIFY(!meet(then.visible, first.visible) && !meet(then.outline, first.outline)); // cleared at each look
        CellSet ever = first.visible;
        ever |= first.outline;
        ever |= then.visible;
        ever |= then.outline;
        QVERIFY(then.explored == ever); // never cleared
    }

    void T55_waterThatNobodySaw_isNotInTheView() {
        Scenario scenario = longTable();
        addMat(scenario, "lake", "water", 30, 2, 35, 6);
        scenario = withVisionUpdated(scenario);
        QVERIFY(!knownTo(scenario, "a").pieces.contains({"lake"}));
        QVERIFY(!sideViewOf(scenario, {"a"}).piece({"lake"}));
        QVERIFY(!writeScenario(sideViewOf(scenario, {"a"})).contains("lake"));
        scenario = moved(scenario, "scout", 28, 4);
        QVERIFY(knownTo(scenario, "a").pieces.contains({"lake"}));
        QVERIFY(sideViewOf(scenario, {"a"}).piece({"lake"}));
    }
};

QTEST_APPLESS_MAIN(TestKnowledge)
#include "tst_knowledge.moc"
