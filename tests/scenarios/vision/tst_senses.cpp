#include "tests/scenarios/vision/sense_scene.h"
#include "tests/support/rows.h"

#include <QObject>
#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;
using geometry::Length;

/// Each sense by itself: rows S2.1 to S2.9 and S2.20 to S2.43.
class TestSenses : public QObject {
    Q_OBJECT

private slots:
    void S2_1_theSetNamesEachSenseThatProvesContact() {
        SenseScene scene = twoApart(3);
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        scene.figures().tremor = scene.figures().infra = scene.figures().scent = scene.figures().telepathy =
            scene.figures().sonar = 5;
        scene.figures().perception = scene.figures().detect = 5;
        QCOMPARE(scene.proof(kA, kB), text("visual, tremor, sonar, infra, perception, telepathy, scent, detect"));
        const Perception perception = scene.ask(kA, kB);
        QCOMPARE(perception.senses.size(), kAllSenses.size());
        for (const SenseAnswer& answer : perception.senses) {
            QVERIFY(!answer.why.code.isEmpty());
            QCOMPARE(answer.proves, perception.proof.contains(answer.sense));
            QCOMPARE(&answer, &perception.answer(answer.sense));
        }
        QCOMPARE(perception.distance, (std::optional{Length::fromInches(3)}));
        scene.figures() = SenseFigures{};
        QCOMPARE(scene.why(kA, kB, Sense::Tremor), text("no-such-sense"));
    }

    void S2_2_visual_needsLineAndLight() {
        SenseScene scene = twoApart(10);
        QCOMPARE(scene.why(kA, kB, Sense::Visual), text("lit"));
        scene.vision.profile.night = true;
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Visual), text("too-dark"));
        scene.vision.lights.push_back({text("torch"), geometry::pointFromInches(21, 22)});
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        wallBetween(scene);
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Visual), text("no-line"));
        QCOMPARE(scene.ask(kA, kB).lineOfSight, (std::optional{false}));
        SenseScene near = twoApart(16);
        QCOMPARE(near.why(kA, kB, Sense::Visual), text("beyond-sight"));
        QCOMPARE(near.ask(kA, kB).answer(Sense::Visual).why.range, (std::optional{15}));
    }

    void S2_3_tremor_needsNoLineButTheGround() {
        SenseScene scene = nightApart(9);
        wallBetween(scene);
        scene.figures().tremor = 9;
        QCOMPARE(scene.proof(kA, kB), text("tremor"));
        scene.figures().tremor = 8;
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Tremor), text("out-of-range"));
        scene.of(kA).senses[text("vibration")] = 9; // its other name, and its own figure
        QCOMPARE(scene.proof(kA, kB), text("tremor"));
        QCOMPARE(scene.proof(kB, kA), text("-"));
    }

    void S2_4_sonar_needsALineOfFireOnly() {
        SenseScene scene = nightApart(9);
        scene.figures().sonar = 10;
        Piece& wood = scene.addBox(text("wood"), 11.2, 5, 11.8, 35);
        wood.traits = {text("obscuring")};
        scene.addRegion(text("smoke"), text("fog"), 14, 5, 16, 35);
        QCOMPARE(scene.proof(kA, kB), text("sonar"));
        const Perception perception = scene.ask(kA, kB);
        QCOMPARE(perception.lineOfSight, (std::optional{false}));
        QCOMPARE(perception.lineOfFire, (std::optional{true}));
        scene.scenario.terrain[0].traits.clear();
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Sonar), text("no-line-of-fire"));
    }

    void S2_5_S2_30_infra_needsALineAndNoLight() {
        SenseScene scene = nightApart(9);
        scene.of(kA).senses[text("infra")] = 9;
        QCOMPARE(scene.proof(kA, kB), text("visual, infra")); // who sees warmth sees in the dark (S2.43)
        QCOMPARE(scene.proof(kB, kA), text("-"));
        scene.of(kB).traits = {text("invisible")};
        QCOMPARE(scene.proof(kA, kB), text("infra"));
        scene.model(kB).position.x += Length::fromNanometers(1);
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Infra), text("out-of-range"));
        scene.model(kB).position.x -= Length::fromNanometers(1);
        wallBetween(scene);
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Infra), text("no-line"));
    }

    void S2_6_sensesHaveNames_notNumbers() {
        QCOMPARE(senseNames(SenseSet{Sense::Shared, Sense::Visual, Sense::Scent}),
                 (QStringList{text("visual"), text("scent"), text("shared")}));
        for (const Sense sense : kAllSenses) {
            QCOMPARE(senseNamed(senseName(sense)), (std::optional{sense}));
        }
        QCOMPARE(senseNamed(text("thermal")), (std::optional{Sense::Infra}));
        QCOMPARE(senseNamed(text("vibration")), (std::optional{Sense::Tremor}));
        QCOMPARE(senseNamed(text("blind")), (std::optional{Sense::Sonar}));
        QCOMPARE(senseNamed(text("0x40")), std::nullopt);
    }

    void S2_7_telepathy_needsAMind_data() {
        addColumns<QString, QString, bool>("word", "place", "felt");
        addRow("a mind", "", "", true);
        addRow("mindless by trait", "mindless", "trait", false);
        addRow("mindless by state", "Mindless", "state", false);
        addRow("undead by keyword", "UNDEAD", "keyword", false);
        addRow("another keyword", "infantry", "keyword", true);
    }
    void S2_7_telepathy_needsAMind() {
        auto [word, place, felt] = fetch<QString, QString, bool>("word", "place", "felt");
        SenseScene scene = nightApart(12);
        wallBetween(scene);
        scene.figures().telepathy = 12;
        (place == u"trait"   ? scene.of(kB).traits
         : place == u"state" ? scene.model(kB).states
                             : scene.model(kB).keywords) = QStringList{word};
        QCOMPARE(scene.proof(kA, kB), felt ? text("telepathy") : text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Telepathy), felt ? text("mind") : text("mindless"));
    }

    void S2_8_scent_comesWithTheWind_data() {
        QTest::addColumn<int>("windFrom"); // degrees clockwise from up; the target lies to the right: 90
        addColumns<int, bool>("arc", "smelled");
        addRow("from the target", 90, 90, true);
        addRow("at the border of the sector", 45, 90, true);
        addRow("at its other border", 135, 90, true);
        addRow("a degree beyond", 44, 90, false);
        addRow("a degree beyond the other", 136, 90, false);
        addRow("towards the target", 270, 90, false);
        addRow("a wider sector", 0, 180, true);
        addRow("all round", 270, 360, true);
        addRow("more than a turn", 450, 10, true);
        addRow("backwards", -270, 10, true);
    }
    void S2_8_scent_comesWithTheWind() {
        auto [windFrom, arc, smelled] = fetch<int, int, bool>("windFrom", "arc", "smelled");
        SenseScene scene = nightApart(12);
        wallBetween(scene);
        scene.figures().scent = 12;
        QCOMPARE(scene.proof(kA, kB), text("scent")); // no wind: all round
        scene.vision.windFrom = windFrom;
        scene.figures().scentArc = arc;
        QCOMPARE(scene.proof(kA, kB), smelled ? text("scent") : text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Scent), smelled ? text("smelled") : text("downwind"));
        if (arc < 180) {
            scene.vision.windFrom = windFrom + 180;
            QCOMPARE(scene.proof(kB, kA),
                     smelled ? text("scent") : text("-")); // the other way round, with the wind turned round
        }
    }

    void S2_8_windIsCountedFromUp_clockwise() {
        SenseScene scene = nightApart(3);
        scene.figures().scent = 12;
        const std::pair<int, geometry::Point> places[] = {{0, geometry::pointFromInches(10, 10)},
                                                          {90, geometry::pointFromInches(20, 20)},
                                                          {180, geometry::pointFromInches(10, 30)},
                                                          {270, geometry::pointFromInches(1, 20)}};
        for (const auto& [from, place] : places) {
            scene.model(kB).position = place;
            for (const int wind : {0, 90, 180, 270}) {
                scene.vision.windFrom = wind;
                QCOMPARE(scene.ask(kA, kB).proof.contains(Sense::Scent), wind == from);
            }
        }
    }

    void S2_9_shadow_isAnOutlineOnly() {
        SenseScene scene = nightApart(7);
        const Perception perception = scene.ask(kA, kB);
        QCOMPARE(perception.proof, SenseSet{Sense::Shadow});
        QVERIFY(perception.isOutline());
        QCOMPARE(perception.answer(Sense::Visual).why.code, text("outline-in-the-dark"));
        scene.figures().scent = 9;
        QVERIFY(!scene.ask(kA, kB).isOutline());
        scene.figures().scent = 0;
        scene.model(kA).unit = text("squad");
        Model& mate = scene.add(kC, 10, 22, kA); // in the unit, and no nearer
        mate.unit = text("squad");
        QCOMPARE(scene.proof(kA, kB), text("shadow, shared"));
        QVERIFY(scene.ask(kA, kB).isOutline()); // told by who sees no more
        scene.model(kC).position = geometry::pointFromInches(16, 20);
        QVERIFY(!scene.ask(kA, kB).isOutline());
        QVERIFY(!twoApart(40).ask(kA, kB).isOutline()); // no contact is no outline
    }

    void S2_20_beyondTheFarthest_noLineIsAskedFor() {
        SenseScene scene = twoApart(30);
        scene.figures() = SenseFigures{40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40};
        QVERIFY(scene.ask(kA, kB).isContact()); // 30 itself is not beyond it
        scene.model(kB).position.x += Length::fromNanometers(1);
        const SenseTable table = scene.table();
        const Perception perception = perceives(table, {kA}, {kB});
        QCOMPARE(perception.proof, SenseSet{});
        QCOMPARE(table.lines().asked(), 0);
        QCOMPARE(perception.lineOfSight, std::nullopt);
        for (const SenseAnswer& answer : perception.senses) {
            QCOMPARE(answer.why.code, answer.sense == Sense::Shared ? text("nobody-tells") : text("beyond-farthest"));
        }
        scene.vision.profile.farthest = 31;
        QVERIFY(scene.ask(kA, kB).isContact());
    }

    void S2_20_whatKnowsNoDistance_reachesBeyond() {
        SenseScene scene = twoApart(35);
        scene.figures().telepathy = scene.figures().detect = scene.figures().perception = kEverywhere;
        QCOMPARE(scene.proof(kA, kB), text("telepathy, detect"));
        scene.add(kC, 40, 20, kA);
        scene.of(kA).companion = {kC};
        scene.figures() = SenseFigures{};
        QCOMPARE(scene.proof(kA, kB), text("shared"));
    }

    void S2_21_tremor_sparesFlyers() {
        SenseScene scene = nightApart(9);
        scene.figures().tremor = 9;
        QCOMPARE(scene.proof(kA, kB), text("tremor"));
        for (const char* word : {"flying", "aircraft", "FLY"}) {
            scene.model(kB).keywords = {text(word)};
            QCOMPARE(scene.proof(kA, kB), text("-"));
            QCOMPARE(scene.why(kA, kB, Sense::Tremor), text("flying"));
        }
        scene.model(kB).keywords = {text("flyer killer")};
        QCOMPARE(scene.proof(kA, kB), text("tremor"));
        scene.model(kB).states = {text("paralysed")};
        QCOMPARE(scene.why(kA, kB, Sense::Tremor), text("paralysed"));
    }

    void S2_21_tremor_sparesWhoTreadLightly_data() {
        addColumns<int, bool, bool>("balance", "hides", "felt");
        addRow("none", 0, false, true);
        addRow("hides without balance", 19, true, true);
        addRow("20 and hides", 20, true, false);
        addRow("20 and walks on", 20, false, true);
        addRow("29 and walks on", 29, false, true);
        addRow("30", 30, false, false);
    }
    void S2_21_tremor_sparesWhoTreadLightly() {
        auto [balance, hides, felt] = fetch<int, bool, bool>("balance", "hides", "felt");
        SenseScene scene = nightApart(9);
        scene.figures().tremor = 9;
        scene.of(kB).contest[text("balance")] = balance;
        if (hides) {
            scene.model(kB).states = {text("hiding")};
        }
        QCOMPARE(scene.proof(kA, kB), felt ? text("tremor") : text("-"));
        if (!felt) {
            const SenseReason why = scene.ask(kA, kB).answer(Sense::Tremor).why;
            QCOMPARE(why.code, text("light-footed"));
            QCOMPARE(why.theirs, (std::optional{balance}));
            QCOMPARE(why.ours, (std::optional{hides ? 20 : 30}));
        }
        scene.figures().balance = 100; // the thresholds are data
        scene.figures().balanceHiding = 100;
        QCOMPARE(scene.proof(kA, kB), text("tremor"));
    }

    void S2_22_sonar_endsInSilence() {
        SenseScene scene = nightApart(9);
        scene.figures().sonar = 9;
        QCOMPARE(scene.proof(kA, kB), text("sonar"));
        scene.addRegion(text("hush"), text("silence"), 14, 15, 18, 25);
        QCOMPARE(scene.proof(kA, kB), text("sonar")); // between them it stops nothing
        scene.addRegion(text("hush-there"), text("silence"), 20.6, 15, 25, 25);
        QCOMPARE(scene.proof(kA, kB), text("sonar"));
        scene.addRegion(text("hush-touching"), text("silence"), 20.5, 15, 25, 25); // the base ends at 20.5
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.ask(kA, kB).answer(Sense::Sonar).why.word, text("hush-touching"));
        QCOMPARE(scene.proof(kB, kA), text("-"));  // round either of the two
        scene.vision.regions.back().player = {kC}; // silence serves nobody: it is there for all
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.vision.regions.back().untilTurn = 0;
        QCOMPARE(scene.proof(kA, kB), text("sonar"));
    }

    void S2_22_sonar_hearsWhoHidesBadly_data() {
        addColumns<int, int, bool, bool>("listen", "stealth", "hides", "heard");
        addRow("listens better", 12, 11, true, true);
        addRow("a draw is heard", 11, 11, true, true);
        addRow("hides better", 11, 12, true, false);
        addRow("does not hide", 0, 12, false, true);
    }
    void S2_22_sonar_hearsWhoHidesBadly() {
        auto [listen, stealth, hides, heard] = fetch<int, int, bool, bool>("listen", "stealth", "hides", "heard");
        SenseScene scene = nightApart(9);
        scene.figures().sonar = 9;
        scene.of(kA).contest[text("listen")] = listen;
        scene.of(kB).contest[text("stealth")] = stealth;
        if (hides) {
            scene.of(kB).traits = {text("hiding")};
        }
        QCOMPARE(scene.proof(kA, kB), heard ? text("sonar") : text("-"));
        if (!heard) {
            const SenseReason why = scene.ask(kA, kB).answer(Sense::Sonar).why;
            QCOMPARE(why.code, text("not-heard"));
            QCOMPARE(why.ours, (std::optional{listen}));
            QCOMPARE(why.theirs, (std::optional{stealth}));
        }
    }

    void S2_23_penetratingSight_needsItsStateAndRange() {
        SenseScene scene = twoApart(9);
        wallBetween(scene);
        scene.figures().penetrating = 9;
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.model(kA).states = {text("penetrating")};
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        QCOMPARE(scene.why(kA, kB, Sense::Visual), text("through-everything"));
        scene.figures().penetrating = 8;
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.figures().penetrating = 9;
        scene.vision.profile.night = true; // it sees through things, not in the dark
        QCOMPARE(scene.proof(kA, kB), text("-"));
    }

    void S2_31_sureContact_isMoreThanShadowScentAndDetect() {
        QVERIFY(!isSureContact({}));
        QVERIFY(!isSureContact({Sense::Shadow, Sense::Scent, Sense::Detect}));
        for (const Sense sense : kAllSenses) {
            const bool unsure = sense == Sense::Shadow || sense == Sense::Scent || sense == Sense::Detect;
            QCOMPARE(isSureContact({sense}), !unsure);
            QVERIFY(isSureContact({Sense::Visual, sense}));
        }
        SenseScene scene = nightApart(9);
        scene.add(kC, 22, 24, kA).unit = text("pack");
        scene.model(kA).unit = text("pack");
        scene.of(kC).senses = {{text("scent"), 9}, {text("shadow"), 0}, {text("light"), 0}};
        QCOMPARE(scene.proof(kA, kB), text("shared"));
        QVERIFY(!scene.ask(kA, kB).isSure()); // who tells only smells it
        scene.of(kC).senses[text("light")] = 9;
        QVERIFY(scene.ask(kA, kB).isSure());
        QVERIFY(!nightApart(7).ask(kA, kB).isSure());
        QVERIFY(nightApart(3).ask(kA, kB).isSure());
    }

    void S2_43_rangesContainEachOther() {
        SenseScene scene;
        scene.figures() = SenseFigures{15, 10, 4, 2, 6};
        SenseFigures figures = figuresOf(scene.vision, {kA});
        QCOMPARE(figures.light, 6);
        QCOMPARE(figures.shadow, 6);
        QCOMPARE(figures.bright, 15);
        scene.of(kA).senses = {{text("thermal"), 9}, {text("sight"), 30}, {text("shadow"), 12}};
        figures = figuresOf(scene.vision, {kA});
        QCOMPARE(figures.infra, 9);
        QCOMPARE(figures.light, 9);
        QCOMPARE(figures.shadow, 12);
        QCOMPARE(figures.sight, 30);
        QCOMPARE(figures.bright, 30);
        QCOMPARE(figuresOf(scene.vision, {kB}).infra, 6);
    }

    void ranges_includeTheirOwnLength() {
        SenseScene scene = twoApart(15);
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        scene.model(kB).position.x += Length::fromNanometers(1);
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.vision.profile.cell = Length::fromInches(2);
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        QCOMPARE(twoApart(4).ask(kA, kB).answer(Sense::Visual).why.distance, (std::optional{Length::fromInches(4)}));
    }
};

QTEST_APPLESS_MAIN(TestSenses)
#include "tst_senses.moc"
