#include "scenarios/vision/fog.h"
#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/knowledge.h"
#include "tests/scenarios/vision/sense_scene.h"
#include "tests/support/told_random.h"

#include <QObject>
#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;
using geometry::Length;

namespace {

/// What side "a" sees.
SideSight sightOfA(const SenseScene& scene) {
    Scenario scenario = withVision(scene.scenario, scene.vision);
    scenario.rules = scene.rules;
    const auto controller = FogController::of(scenario);
    return controller ? sightOf(controller->table(), scenario, {text("a")}, controller->help()) : SideSight{};
}

/// What side "a" knows once it has looked.
SideKnowledge knownToA(const SenseScene& scene) {
    Scenario scenario = withVision(scene.scenario, scene.vision);
    scenario.rules = scene.rules;
    return withVisionUpdated(scenario).vision->side({text("a")})->knows;
}

SenseScene sides(double gap) {
    SenseScene scene = testsupport::twoApart(gap);
    for (const char* id : {"a", "b"}) {
        Player player;
        player.id = {text(id)};
        scene.scenario.players.push_back(player);
        scene.vision.sides.push_back({{text(id)}});
    }
    scene.vision.profile.roleRange[text("standard")] = 15;
    return scene;
}

bool sees(const SideSight& sight) { return sight.models.contains({text("b")}); }

bool hasOutline(const SideSight& sight) { return sight.outlined.contains({text("b")}); }

} // namespace

/// Fog and senses say the same: row S2.27, and what senses other than sight add to fog.
class TestFogSenses : public QObject {
    Q_OBJECT

private slots:
    void S2_27_exactFogAtNight_isWhatModelsPerceive() {
        Random random = toldRandom(6270);
        int seen = 0;
        int outlined = 0;
        for (int i = 0; i < 400; ++i) {
            SenseScene scene = sides(1 + 0.25 * random.below(70));
            scene.vision.profile.mode = FogMode::LineOfSight;
            scene.vision.profile.lines = FogLines::Judge;
            scene.vision.profile.roleRange[text("standard")] =
                21; // as far as the bright: the mode's range ends what it shows
            scene.vision.profile.night = !random.oneIn(4);
            scene.vision.lights.push_back(
                {text("torch"), geometry::pointFromInches(12 + random.below(16), 14 + random.below(12))});
            const double top = 14 + random.below(10);
            scene.addBox(text("rock"), 12, top, 13, top + 2);
            if (random.oneIn(3)) {
                scene.addRegion(text("bank"), text(random.oneIn(2) ? "magic-dark" : "dark"), 14 + random.below(8), 10,
                                24, 21);
            }
            if (random.oneIn(3)) {
                scene.model(text("b")).states = {text("hiding")};
                scene.of(text("b")).contest[text("hide")] = 8 + random.below(6);
            }
            scene.of(text("a")).senses[text("shadow")] = 6 + random.below(6);
            const SideSight sight = sightOfA(scene);
            const Perception perception = scene.ask(text("a"), text("b"));
            QCOMPARE(sees(sight), perception.proof.contains(Sense::Visual));
            QCOMPARE(hasOutline(sight), perception.proof.contains(Sense::Shadow));
            seen += sees(sight);
            outlined += hasOutline(sight);
        }
        QVERIFY(seen > 15);
        QVERIFY(outlined > 5);
    }

    void S2_54_S2_55_cellsHaveTheTiersOfTheModel() {
        SenseScene scene = sides(20);
        scene.model(text("a")).position = geometry::pointFromInches(10.5, 20.5);
        scene.vision.profile.mode = FogMode::LineOfSight;
        scene.vision.profile.night = true;
        scene.of(text("a")).senses = {{text("light"), 5}, {text("shadow"), 9}};
        for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
            scene.vision.profile.lines = lines;
            const SideSight sight = sightOfA(scene);
            QVERIFY(sight.visible.contains({16, 20})); // five inches from the edge of the base
            QVERIFY(!sight.visible.contains({17, 20}));
            QVERIFY(sight.outline.contains({17, 20}));
            QVERIFY(sight.outline.contains({20, 20}));
            QVERIFY(!sight.outline.contains({21, 20}));
            QVERIFY(!sight.outline.contains({16, 20}));
        }
    }

    void S2_25_whoHidesWell_isNotFound_data() {
        QTest::addColumn<int>("mode");
        QTest::newRow("simple") << static_cast<int>(FogMode::Simple);
        QTest::newRow("hybrid") << static_cast<int>(FogMode::Hybrid);
        QTest::newRow("los") << static_cast<int>(FogMode::LineOfSight);
    }
    void S2_25_whoHidesWell_isNotFound() {
        QFETCH(int, mode);
        SenseScene scene = sides(5);
        scene.vision.profile.mode = static_cast<FogMode>(mode);
        QVERIFY(sees(sightOfA(scene)));
        scene.model(text("b")).states = {text("hiding")};
        scene.of(text("b")).contest[text("hide")] = 12;
        QVERIFY(!sees(sightOfA(scene)));
        scene.of(text("a")).contest[text("spot")] = 12;
        QVERIFY(sees(sightOfA(scene)));
    }

    void S2_3_tremorFindsBehindWalls_inEachMode_data() {
        QTest::addColumn<int>("mode");
        for (const FogMode mode :
             {FogMode::Radius, FogMode::Simple, FogMode::Hybrid, FogMode::LineOfSight, FogMode::Grid}) {
            QTest::addRow("mode %d", static_cast<int>(mode)) << static_cast<int>(mode);
        }
    }
    void S2_3_tremorFindsBehindWalls_inEachMode() {
        QFETCH(int, mode);
        SenseScene scene = sides(9);
        scene.vision.profile.mode = static_cast<FogMode>(mode);
        scene.vision.profile.roleRange[text("standard")] = 3;
        scene.addBox(text("rock"), 12, 5, 13, 35);
        QVERIFY(!sees(sightOfA(scene)));
        scene.of(text("a")).senses[text("tremor")] = 9;
        QVERIFY(sees(sightOfA(scene)));
        scene.model(text("b")).keywords = {text("flying")};
        QVERIFY(!sees(sightOfA(scene)));
    }

    void S2_51_theBlind_feelWhoTrembles() {
        SenseScene scene = sides(9);
        QVERIFY(sees(sightOfA(scene)));
        scene.of(text("a")).traits = {text("blind")};
        QVERIFY(!sees(sightOfA(scene)));
        scene.of(text("a")).senses[text("tremor")] = 9;
        QVERIFY(sees(sightOfA(scene)));
        QVERIFY(!sightOfA(scene).visible.contains({15, 20})); // and see nothing
    }

    void S2_31_scentTellsThatSomethingIsThere() {
        SenseScene scene = sides(9);
        scene.vision.profile.roleRange[text("standard")] = 3;
        scene.of(text("a")).senses[text("scent")] = 9;
        const SideSight sight = sightOfA(scene);
        QVERIFY(!sees(sight));
        QVERIFY(hasOutline(sight));
    }

    void S2_46_perceptionShowsCells() {
        SenseScene scene = sides(9);
        scene.model(text("a")).position = geometry::pointFromInches(10.5, 20.5);
        scene.vision.profile.roleRange[text("standard")] = 1;
        QVERIFY(!sightOfA(scene).visible.contains({15, 20}));
        scene.of(text("a")).senses[text("perception")] = 4;
        QVERIFY(sightOfA(scene).visible.contains({15, 20}));
        QVERIFY(!sightOfA(scene).visible.contains({16, 20}));
    }

    void S1_18_withoutSenses_nothingIsMadeForThem() {
        SenseScene scene = sides(5);
        QVERIFY(!FogController::of(withVision(scene.scenario, scene.vision))->help().senses);
        scene.vision.profile.night = true;
        QVERIFY(FogController::of(withVision(scene.scenario, scene.vision))->help().senses);
    }

    void S2_47_tremorKnowsRockThroughWalls_andNobodyThere() {
        SenseScene scene = sides(9);
        scene.vision.profile.mode = FogMode::LineOfSight;
        scene.addBox(text("wall"), 12, 5, 13, 35);
        scene.addBox(text("rock"), 15, 19, 17, 21);
        scene.model(text("b")).keywords = {text("flying")}; // felt by nobody
        const SideSight blind = sightOfA(scene);
        QVERIFY(!blind.visible.contains({15, 20}) && !blind.remembered.contains({15, 20}));
        scene.of(text("a")).senses[text("tremor")] = 9;
        const SideSight sight = sightOfA(scene);
        QVERIFY(sight.remembered.contains({15, 20}) && sight.remembered.contains({16, 19}));
        QVERIFY(!sight.remembered.contains({14, 20})); // bare ground is not felt
        QVERIFY(!sight.visible.contains({15, 20}) && !sight.outline.contains({15, 20}));
        QVERIFY(!sees(sight) && !hasOutline(sight));
        const SideKnowledge knows = knownToA(scene);
        QVERIFY(knows.explored.contains({15, 20}) && !knows.visible.contains({15, 20}));
        QVERIFY(knows.pieces.contains({text("rock")}));
        QVERIFY(knowledgeOf(knows, {15, 20}) == CellKnowledge::Shrouded);
        QVERIFY(knowledgeOf(knows, {14, 20}) == CellKnowledge::Unexplored);
    }

    void S2_46_T57_perceptionIsSeenAndRemembered() {
        SenseScene scene = sides(9);
        scene.vision.profile.roleRange[text("standard")] = 1;
        scene.addBox(text("wall"), 12, 5, 13, 35);
        scene.of(text("a")).senses[text("perception")] = 6;
        const SideKnowledge knows = knownToA(scene);
        QVERIFY(knows.visible.contains({15, 20}) && knows.explored.contains({15, 20})); // behind the wall
        QVERIFY(!knows.visible.contains({18, 20}));
    }

    void S2_42_sonarSeesUpToWalls_andKnowsTheWall() {
        SenseScene scene = sides(9);
        scene.vision.profile.roleRange[text("standard")] = 1;
        scene.addBox(text("wall"), 14, 5, 15, 35);
        scene.of(text("a")).senses[text("sonar")] = 8;
        const SideSight sight = sightOfA(scene);
        QVERIFY(sight.visible.contains({13, 20}));
        QVERIFY(!sight.visible.contains({14, 20}) && sight.remembered.contains({14, 20}));
        QVERIFY(!sight.visible.contains({15, 20}) && !sight.remembered.contains({15, 20}));
    }

    void S2_50_T57_fogOfOthersAndTheBrush_hideWhatSensesKnow() {
        SenseScene scene = sides(9);
        scene.vision.profile.roleRange[text("standard")] = 1;
        scene.addBox(text("rock"), 15, 19, 17, 21);
        scene.of(text("a")).senses[text("tremor")] = 9;
        QVERIFY(sightOfA(scene).remembered.contains({16, 20}));
        scene.addRegion(text("mist"), text("fog"), 16, 18, 18, 22).player = {text("b")};
        QVERIFY(!sightOfA(scene).remembered.contains({16, 20}));
        QVERIFY(sightOfA(scene).remembered.contains({15, 20}));
    }
};

QTEST_APPLESS_MAIN(TestFogSenses)
#include "tst_fog_senses.moc"
