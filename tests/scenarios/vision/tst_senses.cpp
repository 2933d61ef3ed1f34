#include "tests/scenarios/vision/sense_scene.h"
#include "tests/support/dice.h"

#include <QtTest>

using namespace sightline;
using namespace sightline::scenarios;
using geometry::Length;
using testsupport::Dice;
using testsupport::SenseScene;
using testsupport::twoApart;

namespace {

const QString kA = QStringLiteral("a");
const QString kB = QStringLiteral("b");
const QString kC = QStringLiteral("c");

QString text(const char* word) {
    return QString::fromLatin1(word);
}

/// At night, each sense of no range but those of the eyes.
SenseScene nightApart(double gap) {
    SenseScene scene = twoApart(gap);
    scene.vision.profile.night = true;
    return scene;
}

/// A wall of a piece between the two of `twoApart`.
void wallBetween(SenseScene& scene) {
    scene.addBox(text("block"), 11.2, 5, 11.8, 35);
}

} // namespace

/// How one model perceives another: rows S2.1 to S2.33, S2.37 to S2.43 and S2.51, traps T56 and T57.
class TestSenses : public QObject {
    Q_OBJECT

private slots:
    void S2_1_theSetNamesEachSenseThatProvesContact();
    void S2_2_visual_needsLineAndLight();
    void S2_3_tremor_needsNoLineButTheGround();
    void S2_4_sonar_needsALineOfFireOnly();
    void S2_5_S2_30_infra_needsALineAndNoLight();
    void S2_6_sensesHaveNames_notNumbers();
    void S2_7_telepathy_needsAMind_data();
    void S2_7_telepathy_needsAMind();
    void S2_8_scent_comesWithTheWind_data();
    void S2_8_scent_comesWithTheWind();
    void S2_8_windIsCountedFromUp_clockwise();
    void S2_9_shadow_isAnOutlineOnly();
    void S2_10_aVerdictThatIsKnown_isNotAskedForAgain();
    void S2_11_ofARider_theMountIsAsked();
    void S2_11_aRiderLooksFromItsMount();
    void S2_12_whatIsNotOnTheTable_isNeverPerceived_data();
    void S2_12_whatIsNotOnTheTable_isNeverPerceived();
    void S2_13_aDecoyLooksAsWhatItStandsFor();
    void S2_14_whoSleeps_perceivesNothing();
    void S2_15_theSwallowed_perceiveTheirSwallowerOnly();
    void S2_15_theEmbarked_knowWhatTheirCarrierPerceives();
    void S2_16_S2_51_itself_isAlwaysVisible();
    void S2_17_markersMayBeAlwaysVisible();
    void S2_18_unitsShareWhatTheySee();
    void S2_19_zonesRevealKinds_butNoHiddenSetup();
    void S2_19_detection_mayKnowKindsOnly();
    void S2_20_beyondTheFarthest_noLineIsAskedFor();
    void S2_20_whatKnowsNoDistance_reachesBeyond();
    void S2_21_tremor_sparesFlyers();
    void S2_21_tremor_sparesWhoTreadLightly_data();
    void S2_21_tremor_sparesWhoTreadLightly();
    void S2_22_sonar_endsInSilence();
    void S2_22_sonar_hearsWhoHidesBadly_data();
    void S2_22_sonar_hearsWhoHidesBadly();
    void S2_23_penetratingSight_needsItsStateAndRange();
    void S2_24_companionsTell_oneHop();
    void S2_25_hiding_hasToExceedSpotting_data();
    void S2_25_hiding_hasToExceedSpotting();
    void S2_26_invisible_toAllOrToAKind();
    void S2_29_farDarkness_endsOutlinesToo();
    void S2_31_sureContact_isMoreThanShadowScentAndDetect();
    void S2_32_placesCanBeAskedFor();
    void S2_33_T19_eachEditCounts();
    void S2_36_ownAndTargetsPiecesDoNotHideThem();
    void S2_37_fogAndMagicDark_stopSight();
    void S2_38_natureSight_ignoresWhatObscures_neverDark();
    void S2_39_aShotPassesWhatSightDoesNot();
    void S2_39_packsThatKnowFire_haveTheSay();
    void S2_40_theCombinedLine_isSightOrFireWithinSonar();
    void S2_43_rangesContainEachOther();
    void S1_57_hiddenBeyond();
    void T56_contact_isAlwaysVisible();
    void T57_concealmentHidesFromEyesOnly();
    void otherPlanes_letMindsPassOnly();
    void ranges_includeTheirOwnLength();
    void mirroredAndSwappedTables_giveTheSame();
    void allPairs_areTheSinglePairs();
};

void TestSenses::S2_1_theSetNamesEachSenseThatProvesContact() {
    SenseScene scene = twoApart(3);
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    scene.figures().tremor = scene.figures().infra = scene.figures().scent = scene.figures().telepathy = scene.figures().sonar = 5;
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

void TestSenses::S2_2_visual_needsLineAndLight() {
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

void TestSenses::S2_3_tremor_needsNoLineButTheGround() {
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

void TestSenses::S2_4_sonar_needsALineOfFireOnly() {
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

void TestSenses::S2_5_S2_30_infra_needsALineAndNoLight() {
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

void TestSenses::S2_6_sensesHaveNames_notNumbers() {
    QCOMPARE(senseNames(SenseSet{Sense::Shared, Sense::Visual, Sense::Scent}), (QStringList{text("visual"), text("scent"), text("shared")}));
    for (const Sense sense : kAllSenses) {
        QCOMPARE(senseNamed(senseName(sense)), (std::optional{sense}));
    }
    QCOMPARE(senseNamed(text("thermal")), (std::optional{Sense::Infra}));
    QCOMPARE(senseNamed(text("vibration")), (std::optional{Sense::Tremor}));
    QCOMPARE(senseNamed(text("blind")), (std::optional{Sense::Sonar}));
    QCOMPARE(senseNamed(text("0x40")), std::nullopt);
}

void TestSenses::S2_7_telepathy_needsAMind_data() {
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("place");
    QTest::addColumn<bool>("felt");
    QTest::newRow("a mind") << "" << "" << true;
    QTest::newRow("mindless by trait") << "mindless" << "trait" << false;
    QTest::newRow("mindless by state") << "Mindless" << "state" << false;
    QTest::newRow("undead by keyword") << "UNDEAD" << "keyword" << false;
    QTest::newRow("another keyword") << "infantry" << "keyword" << true;
}

void TestSenses::S2_7_telepathy_needsAMind() {
    QFETCH(QString, word);
    QFETCH(QString, place);
    QFETCH(bool, felt);
    SenseScene scene = nightApart(12);
    wallBetween(scene);
    scene.figures().telepathy = 12;
    (place == u"trait" ? scene.of(kB).traits : place == u"state" ? scene.model(kB).states : scene.model(kB).keywords) = QStringList{word};
    QCOMPARE(scene.proof(kA, kB), felt ? text("telepathy") : text("-"));
    QCOMPARE(scene.why(kA, kB, Sense::Telepathy), felt ? text("mind") : text("mindless"));
}

void TestSenses::S2_8_scent_comesWithTheWind_data() {
    QTest::addColumn<int>("windFrom"); // degrees clockwise from up; the target lies to the right: 90
    QTest::addColumn<int>("arc");
    QTest::addColumn<bool>("smelled");
    QTest::newRow("from the target") << 90 << 90 << true;
    QTest::newRow("at the border of the sector") << 45 << 90 << true;
    QTest::newRow("at its other border") << 135 << 90 << true;
    QTest::newRow("a degree beyond") << 44 << 90 << false;
    QTest::newRow("a degree beyond the other") << 136 << 90 << false;
    QTest::newRow("towards the target") << 270 << 90 << false;
    QTest::newRow("a wider sector") << 0 << 180 << true;
    QTest::newRow("all round") << 270 << 360 << true;
    QTest::newRow("more than a turn") << 450 << 10 << true;
    QTest::newRow("backwards") << -270 << 10 << true;
}

void TestSenses::S2_8_scent_comesWithTheWind() {
    QFETCH(int, windFrom);
    QFETCH(int, arc);
    QFETCH(bool, smelled);
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
        QCOMPARE(scene.proof(kB, kA), smelled ? text("scent") : text("-")); // the other way round, with the wind turned round
    }
}

void TestSenses::S2_8_windIsCountedFromUp_clockwise() {
    SenseScene scene = nightApart(3);
    scene.figures().scent = 12;
    const std::pair<int, geometry::Point> places[] = {{0, geometry::pointFromInches(10, 10)}, {90, geometry::pointFromInches(20, 20)},
                                                      {180, geometry::pointFromInches(10, 30)}, {270, geometry::pointFromInches(1, 20)}};
    for (const auto& [from, place] : places) {
        scene.model(kB).position = place;
        for (const int wind : {0, 90, 180, 270}) {
            scene.vision.windFrom = wind;
            QCOMPARE(scene.ask(kA, kB).proof.contains(Sense::Scent), wind == from);
        }
    }
}

void TestSenses::S2_9_shadow_isAnOutlineOnly() {
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

void TestSenses::S2_10_aVerdictThatIsKnown_isNotAskedForAgain() {
    SenseScene scene = twoApart(10);
    const SenseTable table = scene.table();
    Question question{{kA}, {kB}};
    const Verdict verdict = judge(table.lines().plain(), question);
    const int before = table.lines().asked();
    const Perception given = perceives(table, {kA}, {kB}, &verdict);
    const int withVerdict = table.lines().asked() - before;
    const Perception asked = perceives(table, {kA}, {kB});
    QCOMPARE(given, asked);
    QVERIFY(table.lines().asked() - before - withVerdict > withVerdict);
    Verdict blocked = verdict;
    blocked.ruling.visible = false;
    QCOMPARE(perceives(table, {kA}, {kB}, &blocked).proof, SenseSet{}); // it is the verdict that counts
    QCOMPARE(perceives(table, {kB}, {kA}, &blocked).proof, SenseSet{Sense::Visual}); // but of its own pair
}

void TestSenses::S2_11_ofARider_theMountIsAsked() {
    SenseScene scene = twoApart(10);
    scene.add(kC, 21, 30, kB); // the mount, with a free line, and the rider behind a wall
    scene.addBox(text("block"), 15, 15, 16, 25);
    scene.figures().tremor = 20;
    QCOMPARE(scene.proof(kA, kB), text("tremor"));
    scene.of(kB).carriedBy = {kC};
    scene.of(kB).carriedHow = text("mounted");
    const Perception perception = scene.ask(kA, kB);
    QCOMPARE(perception.askedAbout, ModelId{kC});
    QCOMPARE(perception.proof, scene.ask(kA, kC).proof);
    QVERIFY(perception.proof.contains(Sense::Visual));
    scene.of(kC).traits = {text("flying")}; // of the mount
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    QCOMPARE(scene.why(kC, kB, Sense::Visual), text("itself"));
}

void TestSenses::S2_11_aRiderLooksFromItsMount() {
    SenseScene scene = twoApart(10);
    scene.add(kC, 10, 30, kA);
    scene.addBox(text("block"), 15, 15, 16, 25);
    QCOMPARE(scene.proof(kA, kB), text("-"));
    scene.of(kA).carriedBy = {kC};
    scene.of(kA).carriedHow = text("mounted");
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    QCOMPARE(scene.proof(kA, kC), text("visual"));
    scene.of(kA).senses[text("sight")] = 5; // with its own eyes
    QCOMPARE(scene.proof(kA, kB), text("-"));
}

void TestSenses::S2_12_whatIsNotOnTheTable_isNeverPerceived_data() {
    QTest::addColumn<QString>("how");
    QTest::addColumn<QString>("code");
    QTest::newRow("in reserve") << "reserve" << "in-reserve";
    QTest::newRow("unknown") << "nowhere" << "off-table";
    QTest::newRow("embarked") << "embarked" << "embarked";
    QTest::newRow("swallowed") << "swallowed" << "swallowed";
}

void TestSenses::S2_12_whatIsNotOnTheTable_isNeverPerceived() {
    QFETCH(QString, how);
    QFETCH(QString, code);
    SenseScene scene = twoApart(2);
    scene.add(kC, 30, 30, kB);
    scene.figures() = SenseFigures{15, 21, 4, 8, 9, 9, 9, 9, kEverywhere, 9, kEverywhere};
    scene.of(kB).traits = {text("always-visible")};
    if (how == u"reserve" || how == u"nowhere") {
        Model gone = scene.model(kB);
        std::erase_if(scene.scenario.models, [](const Model& model) { return model.id.value == u"b"; });
        if (how == u"reserve") {
            scene.scenario.reserves.push_back(gone);
        }
    } else {
        scene.of(kB).carriedBy = {kC};
        scene.of(kB).carriedHow = how;
    }
    const Perception perception = scene.ask(kA, kB);
    QCOMPARE(perception.proof, SenseSet{});
    for (const SenseAnswer& answer : perception.senses) {
        QCOMPARE(answer.why.code, code);
    }
    QVERIFY(perception.early);
    if (how == u"embarked" || how == u"swallowed") {
        QCOMPARE(perception.early->model, ModelId{kC});
        QCOMPARE(scene.proof(kC, kB), text("visual")); // who carries it knows
    } else {
        QCOMPARE(scene.why(kB, kA, Sense::Visual), how == u"reserve" ? text("observer-in-reserve") : text("observer-off-table"));
        QCOMPARE(scene.proof(kB, kB), text("visual"));
    }
}

void TestSenses::S2_13_aDecoyLooksAsWhatItStandsFor() {
    SenseScene scene = twoApart(10);
    scene.add(kC, 10, 30, kA);
    scene.addBox(text("block"), 15, 15, 16, 25);
    QCOMPARE(scene.proof(kA, kB), text("-"));
    scene.of(kA).decoyOf = {kC};
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    QCOMPARE(scene.ask(kA, kB).askedOf, ModelId{kC});
    QCOMPARE(scene.proof(kB, kA), text("-")); // where it stands it is looked at
    scene.of(kA).decoyOf = {text("nobody")};
    QCOMPARE(scene.why(kA, kB, Sense::Visual), text("observer-off-table"));
}

void TestSenses::S2_14_whoSleeps_perceivesNothing() {
    SenseScene scene = twoApart(0.5);
    scene.figures() = SenseFigures{15, 21, 4, 8, 9, 9, 9, 9, kEverywhere, 9, kEverywhere};
    scene.model(kA).unit = text("squad");
    scene.add(kC, 10, 22, kA).unit = text("squad");
    for (const char* state : {"asleep", "cannot-observe", "Asleep"}) {
        scene.model(kA).states = {text(state)};
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Shared), text("asleep"));
        QVERIFY(scene.proof(kB, kA).startsWith(text("visual")));
        QCOMPARE(scene.proof(kA, kA), text("visual"));
    }
}

void TestSenses::S2_15_theSwallowed_perceiveTheirSwallowerOnly() {
    SenseScene scene = twoApart(3);
    scene.add(kC, 12, 24, kC);
    scene.model(kA).unit = text("squad");
    scene.add(text("mate"), 10, 22, kA).unit = text("squad");
    scene.figures().telepathy = 20;
    scene.of(kA).carriedBy = {kC};
    scene.of(kA).carriedHow = text("swallowed");
    QCOMPARE(scene.proof(kA, kB), text("-"));
    QCOMPARE(scene.why(kA, kB, Sense::Visual), text("inside"));
    QCOMPARE(scene.proof(kA, kC), text("visual"));
    scene.figures().scent = 3; // as it was built: smells from inside
    QCOMPARE(scene.proof(kA, kC), text("visual, scent"));
}

void TestSenses::S2_15_theEmbarked_knowWhatTheirCarrierPerceives() {
    SenseScene scene = twoApart(3);
    scene.add(kC, 12, 24, kA);
    scene.of(kA).carriedBy = {kC};
    scene.of(kA).carriedHow = text("embarked");
    QCOMPARE(scene.proof(kA, kB), text("shared"));
    QCOMPARE(scene.ask(kA, kB).sources.front().how, text("carrier"));
    QCOMPARE(scene.proof(kA, kC), text("visual"));
    scene.model(kC).states = {text("asleep")};
    QCOMPARE(scene.proof(kA, kB), text("-"));
}

void TestSenses::S2_16_S2_51_itself_isAlwaysVisible() {
    SenseScene scene = nightApart(9);
    scene.of(kA).traits = {text("blind"), text("asleep"), text("invisible")};
    const Perception perception = scene.ask(kA, kA);
    QCOMPARE(perception.proof, SenseSet{Sense::Visual});
    QCOMPARE(perception.answer(Sense::Tremor).why.code, text("itself"));
    QCOMPARE(scene.proof(text("ghost"), text("ghost")), text("visual"));
}

void TestSenses::S2_17_markersMayBeAlwaysVisible() {
    SenseScene scene = nightApart(9);
    wallBetween(scene);
    scene.of(kB).traits = {text("always-visible"), text("invisible"), text("hiding")};
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    scene.model(kB).position = geometry::pointFromInches(55, 20); // beyond the farthest
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    QCOMPARE(scene.why(kA, kB, Sense::Shadow), text("beyond-farthest"));
}

void TestSenses::S2_18_unitsShareWhatTheySee() {
    SenseScene scene = twoApart(10);
    wallBetween(scene);
    scene.add(kC, 15, 10, kA);
    QCOMPARE(scene.proof(kA, kB), text("-"));
    QCOMPARE(scene.why(kA, kB, Sense::Shared), text("nobody-tells"));
    scene.model(kA).unit = scene.model(kC).unit = text("squad");
    QCOMPARE(scene.proof(kA, kB), text("shared"));
    const Perception perception = scene.ask(kA, kB);
    QCOMPARE(perception.sources.size(), 1U);
    QCOMPARE(perception.sources[0], (SenseSource{{kC}, text("unit"), {Sense::Visual}}));
    QCOMPARE(perception.answer(Sense::Shared).why.model, ModelId{kC});
    scene.addBox(text("second"), 5, 14, 55, 15);
    QCOMPARE(scene.proof(kA, kC), text("shared")); // they know of each other
    QCOMPARE(scene.why(kA, kC, Sense::Shared), text("of-its-own"));
    scene.model(kC).player = {kB}; // units of two players that have one name
    QCOMPARE(scene.proof(kA, kC), text("-"));
}

void TestSenses::S2_19_zonesRevealKinds_butNoHiddenSetup() {
    SenseScene scene = nightApart(35);
    scene.scenario.table.width = Length::fromInches(60);
    QCOMPARE(scene.proof(kA, kB), text("-"));
    VisionRegion& zone = scene.addRegion(text("lamp"), text("reveal"), 46, 15, 50, 25);
    QCOMPARE(scene.proof(kA, kB), text("detect"));
    QCOMPARE(scene.ask(kA, kB).answer(Sense::Detect).why.word, text("lamp"));
    zone.onlyFor = {text("beast")};
    QCOMPARE(scene.proof(kA, kB), text("-"));
    scene.model(kB).keywords = {text("BEAST")};
    QCOMPARE(scene.proof(kA, kB), text("detect"));
    scene.of(kB).traits = {text("hidden-setup")};
    QCOMPARE(scene.proof(kA, kB), text("-"));
    scene.of(kB).traits.clear();
    zone.player = {kB};
    QCOMPARE(scene.proof(kA, kB), text("-"));
    zone.player = {kA};
    QCOMPARE(scene.proof(kA, kB), text("detect"));
    zone.fromTurn = 2;
    QCOMPARE(scene.proof(kA, kB), text("-"));
    scene.vision.turn = 2;
    QCOMPARE(scene.proof(kA, kB), text("detect"));
    zone.untilTurn = 2;
    QCOMPARE(scene.proof(kA, kB), text("detect"));
    scene.vision.turn = 3;
    QCOMPARE(scene.proof(kA, kB), text("-"));
}

void TestSenses::S2_19_detection_mayKnowKindsOnly() {
    SenseScene scene = nightApart(9);
    wallBetween(scene);
    scene.figures().detect = 9;
    QCOMPARE(scene.proof(kA, kB), text("detect"));
    scene.of(kA).traits = {text("detects:magic"), text("detects:beast")};
    QCOMPARE(scene.proof(kA, kB), text("-"));
    QCOMPARE(scene.why(kA, kB, Sense::Detect), text("not-of-that-kind"));
    scene.model(kB).keywords = {text("Beast")};
    QCOMPARE(scene.proof(kA, kB), text("detect"));
    scene.model(kB).keywords.append(text("hidden-setup")); // traps and secret doors
    QCOMPARE(scene.proof(kA, kB), text("-"));
}

void TestSenses::S2_20_beyondTheFarthest_noLineIsAskedFor() {
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

void TestSenses::S2_20_whatKnowsNoDistance_reachesBeyond() {
    SenseScene scene = twoApart(35);
    scene.figures().telepathy = scene.figures().detect = scene.figures().perception = kEverywhere;
    QCOMPARE(scene.proof(kA, kB), text("telepathy, detect"));
    scene.add(kC, 40, 20, kA);
    scene.of(kA).companion = {kC};
    scene.figures() = SenseFigures{};
    QCOMPARE(scene.proof(kA, kB), text("shared"));
}

void TestSenses::S2_21_tremor_sparesFlyers() {
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

void TestSenses::S2_21_tremor_sparesWhoTreadLightly_data() {
    QTest::addColumn<int>("balance");
    QTest::addColumn<bool>("hides");
    QTest::addColumn<bool>("felt");
    QTest::newRow("none") << 0 << false << true;
    QTest::newRow("hides without balance") << 19 << true << true;
    QTest::newRow("20 and hides") << 20 << true << false;
    QTest::newRow("20 and walks on") << 20 << false << true;
    QTest::newRow("29 and walks on") << 29 << false << true;
    QTest::newRow("30") << 30 << false << false;
}

void TestSenses::S2_21_tremor_sparesWhoTreadLightly() {
    QFETCH(int, balance);
    QFETCH(bool, hides);
    QFETCH(bool, felt);
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

void TestSenses::S2_22_sonar_endsInSilence() {
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
    QCOMPARE(scene.proof(kB, kA), text("-")); // round either of the two
    scene.vision.regions.back().player = {kC}; // silence serves nobody: it is there for all
    QCOMPARE(scene.proof(kA, kB), text("-"));
    scene.vision.regions.back().untilTurn = 0;
    QCOMPARE(scene.proof(kA, kB), text("sonar"));
}

void TestSenses::S2_22_sonar_hearsWhoHidesBadly_data() {
    QTest::addColumn<int>("listen");
    QTest::addColumn<int>("stealth");
    QTest::addColumn<bool>("hides");
    QTest::addColumn<bool>("heard");
    QTest::newRow("listens better") << 12 << 11 << true << true;
    QTest::newRow("a draw is heard") << 11 << 11 << true << true;
    QTest::newRow("hides better") << 11 << 12 << true << false;
    QTest::newRow("does not hide") << 0 << 12 << false << true;
}

void TestSenses::S2_22_sonar_hearsWhoHidesBadly() {
    QFETCH(int, listen);
    QFETCH(int, stealth);
    QFETCH(bool, hides);
    QFETCH(bool, heard);
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

void TestSenses::S2_23_penetratingSight_needsItsStateAndRange() {
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

void TestSenses::S2_24_companionsTell_oneHop() {
    SenseScene scene = twoApart(10);
    wallBetween(scene);
    scene.add(kC, 15, 10, text("x"));
    scene.add(text("d"), 8, 30, text("y"));
    scene.of(kA).companion = {kC};
    QCOMPARE(scene.proof(kA, kB), text("shared"));
    QCOMPARE(scene.ask(kA, kB).sources[0].how, text("companion"));
    QCOMPARE(scene.proof(kC, kB), text("visual"));
    scene.of(text("d")).companion = {kA}; // what a was told it does not pass on
    QCOMPARE(scene.proof(text("d"), kB), text("-"));
    scene.of(kC).companion = {kA}; // in a circle
    QCOMPARE(scene.proof(kA, kB), text("shared"));
    QCOMPARE(scene.proof(kC, kB), text("visual"));
    scene.of(kA).companion = {kA};
    QCOMPARE(scene.proof(kA, kB), text("-"));
    scene.of(kA).companion = {text("nobody")};
    QCOMPARE(scene.proof(kA, kB), text("-"));
}

void TestSenses::S2_25_hiding_hasToExceedSpotting_data() {
    QTest::addColumn<int>("hide");
    QTest::addColumn<int>("bonus");
    QTest::addColumn<int>("spot");
    QTest::addColumn<bool>("seen");
    QTest::newRow("spotted") << 11 << 0 << 12 << true;
    QTest::newRow("a draw is spotted") << 12 << 0 << 12 << true;
    QTest::newRow("exceeds") << 13 << 0 << 12 << false;
    QTest::newRow("exceeds with its bonus") << 9 << 4 << 12 << false;
    QTest::newRow("a bonus too small") << 9 << 3 << 12 << true;
}

void TestSenses::S2_25_hiding_hasToExceedSpotting() {
    QFETCH(int, hide);
    QFETCH(int, bonus);
    QFETCH(int, spot);
    QFETCH(bool, seen);
    SenseScene scene = twoApart(10);
    scene.of(kB).contest = {{text("hide"), hide}, {text("hide-bonus"), bonus}};
    scene.of(kA).contest[text("spot")] = spot;
    QCOMPARE(scene.proof(kA, kB), text("visual")); // it does not hide
    scene.model(kB).states = {text("hiding")};
    QCOMPARE(scene.proof(kA, kB), seen ? text("visual") : text("-"));
    if (!seen) {
        const SenseReason why = scene.ask(kA, kB).answer(Sense::Visual).why;
        QCOMPARE(why.code, text("hides"));
        QCOMPARE(why.ours, (std::optional{spot}));
        QCOMPARE(why.theirs, (std::optional{hide + bonus}));
        SenseScene dark = scene;
        dark.vision.profile.night = true;
        dark.model(kB).position.x -= Length::fromInches(3);
        QCOMPARE(dark.why(kA, kB, Sense::Shadow), text("hides"));
    }
    scene.of(kA).contest.clear();
    scene.of(kA).perception = spot; // without a number of its own perception counts
    QCOMPARE(scene.proof(kA, kB), seen ? text("visual") : text("-"));
}

void TestSenses::S2_26_invisible_toAllOrToAKind() {
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

void TestSenses::S2_29_farDarkness_endsOutlinesToo() {
    SenseScene scene = nightApart(9);
    scene.figures().shadow = 20;
    QCOMPARE(scene.proof(kA, kB), text("-"));
    QCOMPARE(scene.why(kA, kB, Sense::Shadow), text("far-darkness"));
    QCOMPARE(scene.ask(kA, kB).answer(Sense::Shadow).why.range, (std::optional{8}));
    scene.figures().light = 5;
    QCOMPARE(scene.proof(kA, kB), text("shadow"));
}

void TestSenses::S2_31_sureContact_isMoreThanShadowScentAndDetect() {
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

void TestSenses::S2_32_placesCanBeAskedFor() {
    SenseScene scene = twoApart(10);
    scene.addRegion(text("pool"), text("shade"), 20, 10, 22, 12);
    scene.scenario.objectives.push_back({{text("marker")}, {}, geometry::pointFromInches(20, 30), *geometry::Footprint::round(Length::fromInches(1)), {}});
    const auto ask = [&](const char* id) { return perceivesPlace(scene.table(), {kA}, *placeNamed(withVision(scene.scenario, scene.vision), text(id))); };
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
    QVERIFY(!placeNamed(scene.scenario, text("nothing")));
    scene.model(kA).states = {text("asleep")};
    QCOMPARE(ask("marker").proof, SenseSet{});
}

void TestSenses::S2_33_T19_eachEditCounts() {
    SenseScene scene = nightApart(9);
    const auto before = scene.table();
    QCOMPARE(perceives(before, {kA}, {kB}).proof, SenseSet{});
    scene.of(kA).senses[text("light")] = 9;
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    QCOMPARE(perceives(before, {kA}, {kB}).proof, SenseSet{}); // the old table is the old table
    scene.of(kA).senses.clear();
    scene.of(kB).lightDim = 2;
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    scene.of(kB).lightDim = 0;
    scene.model(kA).position.x += Length::fromInches(5);
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    scene.model(kA).position.x -= Length::fromInches(3);
    QCOMPARE(scene.proof(kA, kB), text("shadow"));
}

void TestSenses::S2_36_ownAndTargetsPiecesDoNotHideThem() {
    SenseScene scene = twoApart(9);
    scene.rules = text("height-tags");
    scene.addBox(text("own"), 8, 18, 12, 22);
    scene.addBox(text("theirs"), 18, 18, 22, 22);
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    scene.addBox(text("between"), 14, 5, 15, 35);
    QCOMPARE(scene.proof(kA, kB), text("-"));
}

void TestSenses::S2_37_fogAndMagicDark_stopSight() {
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
        return perceivedAlone(SenseTable{PreparedTable{withVision(bare.scenario, bare.vision), open}}, {kA}, {kB}).contains(Sense::Visual);
    };
    QVERIFY(seenUnderOpen());
    bare.addRegion(text("bank"), text("fog"), 14, 5, 16, 35);
    QVERIFY(!seenUnderOpen());

    SenseScene inside = twoApart(3);
    inside.addRegion(text("bank"), text("fog"), 5, 5, 30, 35); // within it one sees
    QCOMPARE(inside.proof(kA, kB), text("visual"));
    inside.vision.regions[0].kind = text("magic-dark");
    QCOMPARE(inside.why(kA, kB, Sense::Visual), text("in-magic-dark"));
    inside.model(kB).position = geometry::pointFromInches(12, 20); // but for the next cell
    QCOMPARE(inside.proof(kA, kB), text("visual"));
}

void TestSenses::S2_38_natureSight_ignoresWhatObscures_neverDark() {
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
    scene.scenario.terrain[0].walls.push_back({*geometry::Wall::fromVertices(std::vector{geometry::pointFromInches(15, 5), geometry::pointFromInches(15, 35)}), {}, true, {}, {}});
    QCOMPARE(scene.proof(kA, kB), text("-"));
}

void TestSenses::S2_39_aShotPassesWhatSightDoesNot() {
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
    piece.walls.push_back({*geometry::Wall::fromVertices(std::vector{geometry::pointFromInches(15, 5), geometry::pointFromInches(15, 35)}), text("solid"), true, {}, {}});
    QCOMPARE(lines(scene), std::pair(false, false));
    piece.walls[0].kind = text("window"); // shuttered: a shot passes
    QCOMPARE(lines(scene), std::pair(false, true));
    piece.walls[0].blocksSight = false;
    piece.walls[0].blocksFire = true; // armoured glass
    QCOMPARE(lines(scene), std::pair(true, false));
    piece.walls[0].kind = text("solid");
    piece.walls[0].blocksSight = true;
    piece.walls[0].blocksFire = false;
    QCOMPARE(lines(scene), std::pair(false, true));
}

void TestSenses::S2_39_packsThatKnowFire_haveTheSay() {
    int packs = 0;
    for (const RuleSet& rules : shippedRuleSets()) {
        SenseScene scene = twoApart(9);
        scene.rules = rules.id;
        Piece& house = scene.addBox(text("house"), 14, 5, 16, 35);
        house.height = Length{};
        house.walls.push_back({*geometry::Wall::fromVertices(std::vector{geometry::pointFromInches(15, 5), geometry::pointFromInches(15, 35)}), text("solid"), false, {}, {}});
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

void TestSenses::S2_40_theCombinedLine_isSightOrFireWithinSonar() {
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

void TestSenses::S2_43_rangesContainEachOther() {
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

void TestSenses::S1_57_hiddenBeyond() {
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

void TestSenses::T56_contact_isAlwaysVisible() {
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

void TestSenses::T57_concealmentHidesFromEyesOnly() {
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

void TestSenses::otherPlanes_letMindsPassOnly() {
    SenseScene scene = twoApart(3);
    scene.figures() = SenseFigures{15, 21, 4, 8, 9, 9, 9, 9, 9, 9, 9};
    scene.of(kB).traits = {text("plane:Ethereal")};
    scene.addRegion(text("lamp"), text("reveal"), 0, 0, 60, 44);
    QCOMPARE(scene.proof(kA, kB), text("telepathy"));
    QCOMPARE(scene.proof(kB, kA), text("telepathy"));
    QCOMPARE(scene.ask(kA, kB).answer(Sense::Visual).why.word, text("ethereal"));
    scene.model(kA).states = {text("plane:ethereal")};
    QVERIFY(scene.ask(kA, kB).proof.contains(Sense::Visual));
    scene.figures().telepathy = 2;
    scene.model(kA).states = {text("plane:astral")};
    QCOMPARE(scene.proof(kA, kB), text("-"));
    QCOMPARE(scene.why(kA, kB, Sense::Telepathy), text("out-of-range"));
}

void TestSenses::ranges_includeTheirOwnLength() {
    SenseScene scene = twoApart(15);
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    scene.model(kB).position.x += Length::fromNanometers(1);
    QCOMPARE(scene.proof(kA, kB), text("-"));
    scene.vision.profile.cell = Length::fromInches(2);
    QCOMPARE(scene.proof(kA, kB), text("visual"));
    QCOMPARE(twoApart(4).ask(kA, kB).answer(Sense::Visual).why.distance, (std::optional{Length::fromInches(4)}));
}

namespace {

/// Two bases, a few pieces and lights anywhere, all senses of short ranges.
SenseScene anyScene(Dice& dice) {
    SenseScene scene;
    scene.vision.profile.night = dice.oneIn(2);
    scene.figures() = SenseFigures{12, 16, 4, 8, dice.below(7), dice.below(7), dice.below(7), dice.below(7), dice.below(7), dice.below(7), dice.below(7)};
    const auto place = [&] { return std::pair{0.5 * dice.below(40) + 20, 0.5 * dice.below(30) + 14}; };
    for (const char* id : {"a", "b", "c", "d"}) {
        const auto [x, y] = place();
        Model& model = scene.add(text(id), x, y, id[0] < 'c' ? text("red") : text("blue"));
        model.unit = dice.oneIn(2) ? text("squad") : QString{};
        if (dice.oneIn(3)) {
            model.states = {text("hiding")};
        }
        ModelVision& vision = scene.of(text(id));
        vision.contest = {{text("hide"), 8 + dice.below(6)}, {text("stealth"), dice.below(4)}, {text("listen"), dice.below(4)}};
        vision.lightDim = dice.oneIn(3) ? 3 : 0;
    }
    for (int i = 0; i < 5; ++i) {
        const auto [x, y] = place();
        Piece& piece = scene.addBox(QStringLiteral("p%1").arg(i), x, y, x + 1 + dice.below(4), y + 1 + dice.below(3));
        if (dice.oneIn(3)) {
            piece.traits = {text("obscuring")};
        }
    }
    const auto [x, y] = place();
    scene.vision.lights.push_back({text("torch"), geometry::pointFromInches(x, y)});
    const auto [u, v] = place();
    scene.addRegion(text("region"), text(dice.oneIn(2) ? "fog" : dice.oneIn(2) ? "magic-dark" : "silence"), u, v, u + 4, v + 3);
    return scene;
}

/// The table turned over its middle: left becomes right.
SenseScene mirrored(SenseScene scene) {
    const Length width = scene.scenario.table.width;
    const auto turn = [&](geometry::Point p) { return geometry::Point{width - p.x, p.y}; };
    const auto turned = [&](const geometry::Polygon& polygon) {
        auto corners = polygon.outline();
        std::ranges::transform(corners, corners.begin(), turn);
        return *geometry::Polygon::fromVertices(corners);
    };
    for (Model& model : scene.scenario.models) {
        model.position = turn(model.position);
    }
    for (Piece& piece : scene.scenario.terrain) {
        piece.outline = turned(std::get<geometry::Polygon>(piece.outline));
    }
    for (VisionRegion& region : scene.vision.regions) {
        region.outline = turned(region.outline);
    }
    for (TableLight& light : scene.vision.lights) {
        light.position = turn(light.position);
    }
    return scene;
}

} // namespace

void TestSenses::mirroredAndSwappedTables_giveTheSame() {
    constexpr std::uint64_t kSeed = 6210;
    qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
    Dice dice{kSeed};
    int contacts = 0;
    for (int i = 0; i < 60; ++i) {
        const SenseScene scene = anyScene(dice);
        const SenseScene other = mirrored(scene);
        const SenseTable table = scene.table();
        const SenseTable otherTable = other.table();
        for (const Model& from : scene.scenario.models) {
            for (const Model& to : scene.scenario.models) {
                const Perception here = perceives(table, from.id, to.id);
                QCOMPARE(senseNames(here.proof), senseNames(perceives(otherTable, from.id, to.id).proof));
                contacts += here.isContact();
                const Perception back = perceives(table, to.id, from.id);
                QCOMPARE(here.lineOfSight, back.lineOfSight);
                QCOMPARE(here.lineOfFire, back.lineOfFire);
                QCOMPARE(here.distance, back.distance);
                if (here.light == back.light && !from.states.contains(text("hiding")) && !to.states.contains(text("hiding"))) {
                    // Equal figures and light: what eyes see is mutual (S1.50).
                    QCOMPARE(here.proof.contains(Sense::Visual), back.proof.contains(Sense::Visual));
                }
            }
        }
    }
    QVERIFY(contacts > 200);
}

void TestSenses::allPairs_areTheSinglePairs() {
    constexpr std::uint64_t kSeed = 6211;
    qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
    Dice dice{kSeed};
    for (int i = 0; i < 30; ++i) {
        const SenseTable table = anyScene(dice).table();
        const auto all = perceptionsOf(table);
        QCOMPARE(all.size(), 8U);
        for (const Perception& perception : all) {
            QCOMPARE(perception, perceives(table, perception.observer, perception.target));
        }
    }
}

QTEST_APPLESS_MAIN(TestSenses)
#include "tst_senses.moc"
