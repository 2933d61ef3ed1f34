#include "tests/scenarios/vision/sense_scene.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"
#include "tests/support/straight_shapes.h"

#include <QObject>
#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;
using geometry::Length;

/// What hides from which sense, and the lines of sight and of fire: rows S2.25 to S2.40, traps T56 and T57.
class TestSenseLines : public QObject {
    Q_OBJECT

private slots:
    void S2_25_hiding_hasToExceedSpotting_data() {
        addColumns<int, int, int, bool>("hide", "bonus", "samplePoint", "seen");
        QTest::newRow("spotted") << 11 << 0 << 12 << true;
        QTest::newRow("a draw is spotted") << 12 << 0 << 12 << true;
        QTest::newRow("exceeds") << 13 << 0 << 12 << false;
        QTest::newRow("exceeds with its bonus") << 9 << 4 << 12 << false;
        QTest::newRow("a bonus too small") << 9 << 3 << 12 << true;
    }
    void S2_25_hiding_hasToExceedSpotting() {
        auto [hide, bonus, samplePoint, seen] = fetch<int, int, int, bool>("hide", "bonus", "samplePoint", "seen");
        SenseScene scene = twoApart(10);
        scene.of(kB).contest = {{text("hide"), hide}, {text("hide-bonus"), bonus}};
        scene.of(kA).contest[text("spot")] = samplePoint;
        QCOMPARE(scene.proof(kA, kB), text("visual")); // it does not hide
        scene.model(kB).states = {text("hiding")};
        QCOMPARE(scene.proof(kA, kB), seen ? text("visual") : text("-"));
        if (!seen) {
            const SenseReason why = scene.ask(kA, kB).answer(Sense::Visual).why;
            QCOMPARE(why.code, text("hides"));
            QCOMPARE(why.ours, (std::optional{samplePoint}));
            QCOMPARE(why.theirs, (std::optional{hide + bonus}));
            SenseScene dark = scene;
            dark.vision.profile.night = true;
            dark.model(kB).position.x -= Length::fromInches(3);
            QCOMPARE(dark.why(kA, kB, Sense::Shadow), text("hides"));
        }
        scene.of(kA).contest.clear();
        scene.of(kA).perception = samplePoint; // without a number of its own perception counts
        QCOMPARE(scene.proof(kA, kB), seen ? text("visual") : text("-"));
    }

    void S2_26_invisible_toAllOrToAKind() {
        SenseScene scene = twoApart(6);
        scene.of(kB).invisibleTo = {text("all")};
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Visual), text("invisible"));
        scene.of(kA).traits = {text("see-invisible")};
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        scene.of(kA).traits.clear();
        scene.of(kB).invisibleTo = {text("undead"), text("beast")};
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        scene.model(kA).keywords = {text("Beast")};
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.of(kB).invisibleTo.clear();
        scene.of(kB).traits = {text("invisible")};
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.vision.profile.night = true;
        QCOMPARE(scene.why(kA, kB, Sense::Shadow), text("invisible"));
        scene.figures().infra = 9;
        QCOMPARE(scene.proof(kA, kB), text("infra")); // its warmth is not
    }

    void S2_29_farDarkness_endsOutlinesToo() {
        SenseScene scene = nightApart(9);
        scene.figures().shadow = 20;
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Shadow), text("far-darkness"));
        QCOMPARE(scene.ask(kA, kB).answer(Sense::Shadow).why.range, (std::optional{8}));
        scene.figures().light = 5;
        QCOMPARE(scene.proof(kA, kB), text("shadow"));
        SenseScene edge = nightApart(8); // twice the light range
        edge.figures().shadow = 20;
        QCOMPARE(edge.proof(kA, kB), text("shadow"));
        edge.model(kB).position.x += Length::fromNanometers(1);
        QCOMPARE(edge.proof(kA, kB), text("-"));
        QCOMPARE(edge.why(kA, kB, Sense::Shadow), text("far-darkness"));
        QCOMPARE(edge.why(kA, kB, Sense::Visual), text("far-darkness")); // both are taken
        edge.addRegion(text("lamp"), text("light"), 17, 17, 22, 23);
        QCOMPARE(edge.proof(kA, kB), text("visual")); // in unlit cells only
    }

    void S2_32_placesCanBeAskedFor() {
        SenseScene scene = twoApart(10);
        scene.addRegion(text("pool"), text("shade"), 20, 10, 22, 12);
        scene.scenario.objectives.push_back({{text("marker")},
                                             {},
                                             geometry::pointFromInches(20, 30),
                                             *geometry::Footprint::round(Length::fromInches(1)),
                                             {}});
        const auto ask = [&](const char* id) {
            return perceivesArea(scene.table(), {kA}, *areaNamed(withVision(scene.scenario, scene.vision), text(id)));
        };
        QCOMPARE(ask("pool").proof, SenseSet{Sense::Visual});
        QCOMPARE(ask("marker").proof, SenseSet{Sense::Visual});
        scene.addBox(text("block"), 15, 5, 16, 18);
        QCOMPARE(ask("pool").proof, SenseSet{});
        QCOMPARE(ask("pool").answer(Sense::Visual).why.code, text("no-line"));
        QCOMPARE(ask("marker").proof, SenseSet{Sense::Visual});
        scene.vision.profile.night = true;
        QCOMPARE(ask("marker").proof, SenseSet{});
        scene.figures().perception = 14;
        QCOMPARE(ask("pool").proof, SenseSet{Sense::Perception});
        QCOMPARE(ask("marker").proof, SenseSet{Sense::Perception});
        scene.figures().telepathy = scene.figures().tremor = scene.figures().scent = kEverywhere;
        QCOMPARE(ask("marker").proof, SenseSet{Sense::Perception}); // a place has no mind
        QCOMPARE(ask("marker").answer(Sense::Tremor).why.code, text("of-models-only"));
        QVERIFY(!areaNamed(scene.scenario, text("nothing")));
        scene.model(kA).states = {text("asleep")};
        QCOMPARE(ask("marker").proof, SenseSet{});
    }

    void S2_36_ownAndTargetsPiecesDoNotHideThem() {
        SenseScene scene = twoApart(9);
        scene.rules = text("height-tags");
        scene.addBox(text("own"), 8, 18, 12, 22);
        scene.addBox(text("theirs"), 18, 18, 22, 22);
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        scene.addBox(text("between"), 14, 5, 15, 35);
        QCOMPARE(scene.proof(kA, kB), text("-"));
    }

    void S2_37_fogAndMagicDark_stopSight() {
        for (const char* rules : {"plan", "volume", "height-tags", "ruins"}) {
            if (!shippedRuleSet(text(rules))) {
                continue;
            }
            SenseScene scene = twoApart(9);
            scene.rules = text(rules);
            scene.model(kA).elevation = Length::fromInches(3);
            VisionRegion& bank = scene.addRegion(text("bank"), text("fog"), 14, 5, 16, 35);
            QCOMPARE(scene.proof(kA, kB), text("-"));
            QCOMPARE(scene.ask(kA, kB).answer(Sense::Visual).why.code, text("through-fog"));
            QCOMPARE(scene.ask(kA, kB).answer(Sense::Visual).why.word, text("bank"));
            QCOMPARE(scene.ask(kA, kB).lineOfFire, (std::optional{true}));
            scene.figures().infra = 10;
            QCOMPARE(scene.proof(kA, kB), text("-")); // heat needs the same line
            scene.figures().infra = 0;
            bank.kind = text("magic-dark");
            QCOMPARE(scene.ask(kA, kB).answer(Sense::Visual).why.code, text("through-magic-dark"));
            bank.kind = text("dark"); // plain darkness hides what stands in it, not what lies beyond
            QCOMPARE(scene.proof(kA, kB), text("visual"));
            bank.kind = text("fog");
            bank.fromTurn = 5;
            QCOMPARE(scene.proof(kA, kB), text("visual"));
        }
        // A rule set that lets nothing block: fog still does.
        RuleSet open = *shippedRuleSet(text("plan"));
        open.blocks = {BlockRule{{}, {}, {}, BlockWhen::Never, {}}};
        open.pack.reset();
        SenseScene bare = twoApart(9);
        bare.addBox(text("rock"), 14, 5, 16, 35);
        const auto seenUnderOpen = [&] {
            return perceivedAlone(SenseTable{PreparedTable{withVision(bare.scenario, bare.vision), open}}, {kA}, {kB})
                .contains(Sense::Visual);
        };
        QVERIFY(seenUnderOpen());
        bare.addRegion(text("bank"), text("fog"), 14, 5, 16, 35);
        QVERIFY(!seenUnderOpen());

        SenseScene solid = twoApart(9); // what is opaque, and what obscures
        Piece& wood = solid.addBox(text("wood"), 14, 5, 16, 35);
        QCOMPARE(solid.proof(kA, kB), text("-"));
        wood.traits = {text("obscuring")};
        QCOMPARE(solid.proof(kA, kB), text("-"));
        QCOMPARE(solid.ask(kA, kB).lineOfFire, (std::optional{true}));
        wood.height = Length{};
        QCOMPARE(solid.proof(kA, kB), text("visual"));

        SenseScene inside = twoApart(3);
        inside.addRegion(text("bank"), text("fog"), 5, 5, 30, 35); // within it one sees
        QCOMPARE(inside.proof(kA, kB), text("visual"));
        inside.vision.regions[0].kind = text("magic-dark");
        QCOMPARE(inside.why(kA, kB, Sense::Visual), text("in-magic-dark"));
        inside.model(kB).position = geometry::pointFromInches(12, 20); // but for the next cell
        QCOMPARE(inside.proof(kA, kB), text("visual"));
    }

    void S2_38_natureSight_ignoresWhatObscures_neverDark() {
        SenseScene scene = twoApart(9);
        Piece& wood = scene.addBox(text("wood"), 14, 5, 16, 35);
        wood.kind = text("forest");
        scene.of(kA).traits = {text("ignores-obscuring")};
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.vision.profile.obscuring = {text("forest")};
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        QCOMPARE(scene.proof(kB, kA), text("-")); // it is the druid's gift
        scene.addRegion(text("mist"), text("fog"), 12, 5, 13, 35);
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        scene.vision.regions[0].kind = text("magic-dark");
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.vision.regions.clear();
        scene.addBox(text("rock"), 12, 5, 13, 35);
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.scenario.terrain.pop_back();
        scene.vision.profile.night = true;
        QCOMPARE(scene.proof(kA, kB), text("-"));
        // Walls of what obscures stay.
        scene.vision.profile.night = false;
        scene.scenario.terrain[0].walls.push_back({straightWall(15, 5, 15, 35), {}, true, {}, {}});
        QCOMPARE(scene.proof(kA, kB), text("-"));
    }

    void S2_39_aShotPassesWhatSightDoesNot() {
        const auto lines = [](const SenseScene& scene) {
            const Perception perception = scene.ask(kA, kB);
            return std::pair{*perception.lineOfSight, *perception.lineOfFire};
        };
        SenseScene scene = twoApart(9);
        QCOMPARE(lines(scene), std::pair(true, true));
        scene.addRegion(text("mist"), text("fog"), 12, 5, 13, 35);
        QCOMPARE(lines(scene), std::pair(false, true));
        scene.vision.regions[0].kind = text("magic-dark");
        QCOMPARE(lines(scene), std::pair(false, true));
        scene.vision.regions.clear();
        Piece& piece = scene.addBox(text("house"), 14, 5, 16, 35);
        QCOMPARE(lines(scene), std::pair(false, false));
        piece.traits = {text("obscuring")};
        QCOMPARE(lines(scene), std::pair(false, true));
        piece.traits.clear();
        piece.height = Length{};
        QCOMPARE(lines(scene), std::pair(true, true));
        piece.walls.push_back({straightWall(15, 5, 15, 35), text("solid"), true, {}, {}});
        QCOMPARE(lines(scene), std::pair(false, false));
        piece.walls[0].kind = text("window"); // shuttered: a shot passes
        QCOMPARE(lines(scene), std::pair(false, true));
        piece.walls[0].blocksSight = false;
        piece.walls[0].blocksFire = true; // armored glass
        QCOMPARE(lines(scene), std::pair(true, false));
        piece.walls[0].kind = text("solid");
        piece.walls[0].blocksSight = true;
        piece.walls[0].blocksFire = false;
        QCOMPARE(lines(scene), std::pair(false, true));
    }

    void S2_39_packsThatKnowFire_haveTheSay() {
        int packs = 0;
        for (const RuleSet& rules : shippedRuleSets()) {
            SenseScene scene = twoApart(9);
            scene.rules = rules.id;
            Piece& house = scene.addBox(text("house"), 14, 5, 16, 35);
            house.height = Length{};
            house.walls.push_back({straightWall(15, 5, 15, 35), text("solid"), false, {}, {}});
            house.walls[0].blocksFire = true;
            const SenseTable table = scene.table();
            const auto fire = judge(table.lines().plain(), {{kA}, {kB}}).ruling.lineOfFire;
            if (rules.pack && fire) {
                ++packs;
                QCOMPARE(perceives(table, {kA}, {kB}).lineOfFire, fire);
            }
        }
        QVERIFY(packs > 0);
    }

    void S2_40_theCombinedLine_isSightOrFireWithinSonar() {
        SenseScene scene = twoApart(9);
        QCOMPARE(scene.ask(kA, kB).combinedLine, (std::optional{true}));
        scene.addRegion(text("mist"), text("fog"), 12, 5, 13, 35);
        QCOMPARE(scene.ask(kA, kB).combinedLine, (std::optional{false}));
        scene.figures().sonar = 8;
        QCOMPARE(scene.ask(kA, kB).combinedLine, (std::optional{false})); // with range
        scene.figures().sonar = 9;
        QCOMPARE(scene.ask(kA, kB).combinedLine, (std::optional{true}));
        scene.addBox(text("rock"), 14, 5, 15, 35);
        QCOMPARE(scene.ask(kA, kB).combinedLine, (std::optional{false}));
    }

    void S1_57_hiddenBeyond() {
        SenseScene scene = twoApart(5);
        scene.of(kB).hiddenBeyond = 5;
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        scene.of(kB).hiddenBeyond = 4;
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Visual), text("hidden-beyond"));
        scene.figures().tremor = 9;
        QCOMPARE(scene.proof(kA, kB), text("tremor"));
        scene.of(kB).hiddenBeyond = 0; // until it is touched
        scene.figures().tremor = 0;
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.model(kB).position = geometry::pointFromInches(11, 20);
        QCOMPARE(scene.proof(kA, kB), text("visual"));
    }

    void T56_contact_isAlwaysVisible() {
        SenseScene scene = nightApart(0);
        scene.addBox(text("thin"), 10.4, 15, 10.6, 25);
        scene.of(kA).traits = {text("blind")};
        scene.of(kB).traits = {text("invisible"), text("hiding")};
        scene.of(kB).contest[text("hide")] = 99;
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        QCOMPARE(scene.why(kA, kB, Sense::Visual), text("contact"));
        scene.model(kB).position.x += Length::fromNanometers(1);
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.of(kB).traits.clear();
        QCOMPARE(scene.why(kA, kB, Sense::Visual), text("blind"));
    }

    void T57_concealmentHidesFromEyesOnly() {
        SenseScene scene = twoApart(3);
        scene.figures() = SenseFigures{15, 21, 4, 8, 0, 9, 9, 9, 9, 9, 9};
        scene.of(kB).traits = {text("hiding"), text("invisible")};
        scene.of(kB).contest[text("hide")] = 99;
        QCOMPARE(scene.proof(kA, kB), text("tremor, sonar, perception, telepathy, scent, detect"));
        scene.of(kA).traits = {text("blind")};
        scene.of(kB).traits.clear();
        QCOMPARE(scene.proof(kA, kB), text("tremor, sonar, perception, telepathy, scent, detect"));
        // Tremor through woods tells of who walks there and shows nothing.
        wallBetween(scene);
        QCOMPARE(scene.ask(kA, kB).lineOfSight, (std::optional{false}));
        QVERIFY(!scene.ask(kA, kB).proof.contains(Sense::Visual));
    }
};

QTEST_APPLESS_MAIN(TestSenseLines)
#include "tst_sense_lines.moc"
