#include "tests/scenarios/vision/sense_scene.h"
#include "tests/support/rows.h"
#include "tests/support/told_random.h"

#include <QObject>
#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;
using geometry::Length;

namespace {

/// Two bases, a few pieces and lights anywhere, all senses of short ranges.
SenseScene anyScene(Random& random) {
    SenseScene scene;
    scene.vision.profile.night = random.oneIn(2);
    scene.figures() = SenseFigures{12,
                                   16,
                                   4,
                                   8,
                                   random.below(7),
                                   random.below(7),
                                   random.below(7),
                                   random.below(7),
                                   random.below(7),
                                   random.below(7),
                                   random.below(7)};
    const auto place = [&] { return std::pair{0.5 * random.below(40) + 20, 0.5 * random.below(30) + 14}; };
    for (const char* id : {"a", "b", "c", "d"}) {
        const auto [x, y] = place();
        Model& model = scene.add(text(id), x, y, id[0] < 'c' ? text("red") : text("blue"));
        model.unit = random.oneIn(2) ? text("squad") : QString{};
        if (random.oneIn(3)) {
            model.states = {text("hiding")};
        }
        ModelVision& vision = scene.of(text(id));
        vision.contest = {
            {text("hide"), 8 + random.below(6)}, {text("stealth"), random.below(4)}, {text("listen"), random.below(4)}};
        vision.lightDim = random.oneIn(3) ? 3 : 0;
    }
    for (int i = 0; i < 5; ++i) {
        const auto [x, y] = place();
        Piece& piece =
            scene.addBox(QStringLiteral("p%1").arg(i), x, y, x + 1 + random.below(4), y + 1 + random.below(3));
        if (random.oneIn(3)) {
            piece.traits = {text("obscuring")};
        }
    }
    const auto [x, y] = place();
    scene.vision.lights.push_back({text("torch"), geometry::pointFromInches(x, y)});
    const auto [u, v] = place();
    scene.addRegion(text("region"),
                    text(random.oneIn(2)   ? "fog"
                         : random.oneIn(2) ? "magic-dark"
                                           : "silence"),
                    u, v, u + 4, v + 3);
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

/// Who is asked about whom, and who tells whom: rows S2.10 to S2.19, S2.24 and S2.33.
class TestSensePairs : public QObject {
    Q_OBJECT

private slots:
    void S2_10_aVerdictThatIsKnown_isNotAskedForAgain() {
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

    void S2_11_ofARider_theMountIsAsked() {
        SenseScene scene = twoApart(10);
        scene.add(kC, 21, 30, kB); // the mount, with a free line, and the rider behind a wall
        scene.addBox(text("block"), 15, 15, 16, 25);
        scene.figures().tremor = 20;
        QCOMPARE(scene.proof(kA, kB), text("tremor"));
        scene.of(kB).carriedBy = {kC};
        scene.of(kB).carriedHow = text("mounted");
        const Perception perception = scene.ask(kA, kB);
        QCOMPARE(perception.requestedAbout, ModelId{kC});
        QCOMPARE(perception.proof, scene.ask(kA, kC).proof);
        QVERIFY(perception.proof.contains(Sense::Visual));
        scene.of(kC).traits = {text("flying")}; // of the mount
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        QCOMPARE(scene.why(kC, kB, Sense::Visual), text("itself"));
    }

    void S2_11_aRiderLooksFromItsMount() {
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

    /// A rider is as high as its mount: over a wall of 4 in one sees from 6 in, and is seen there.
    void S2_11_aRider_hasTheHeightOfItsMount() {
        for (const QString& rider : {kA, kB}) {
            SenseScene scene = twoApart(10);
            scene.rules = text("volume");
            const double wall = rider == kA ? 11.2 : 19.2; // beside who rides
            scene.addBox(text("block"), wall, 5, wall + 0.6, 35).height = Length::fromInches(4);
            scene.add(kC, rider == kA ? 10 : 21, 24, rider).height = Length::fromInches(6);
            QCOMPARE(scene.proof(kA, kB), text("-"));
            scene.of(rider).carriedBy = {kC};
            scene.of(rider).carriedHow = text("mounted");
            QCOMPARE(scene.proof(kA, kB), text("visual"));
            scene.model(kC).height = Length::fromInches(2);
            QCOMPARE(scene.proof(kA, kB), text("-"));
        }
    }

    void S2_12_S3_48_whatIsNotOnTheTable_isNeverPerceived_data() {
        testsupport::addColumns<QString, QString>("how", "code");
        addRow("in reserve", "reserve", "in-reserve");
        addRow("unknown", "nowhere", "off-table");
        addRow("embarked", "embarked", "embarked");
        addRow("swallowed", "swallowed", "swallowed");
    }
    void S2_12_S3_48_whatIsNotOnTheTable_isNeverPerceived() {
        auto [how, code] = testsupport::fetch<QString, QString>("how", "code");
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
            QCOMPARE(scene.why(kB, kA, Sense::Visual),
                     how == u"reserve" ? text("observer-in-reserve") : text("observer-off-table"));
            QCOMPARE(scene.proof(kB, kB), text("visual"));
        }
    }

    void S2_13_aDecoyLooksAsWhatItStandsFor() {
        SenseScene scene = twoApart(10);
        scene.add(kC, 10, 30, kA);
        scene.addBox(text("block"), 15, 15, 16, 25);
        QCOMPARE(scene.proof(kA, kB), text("-"));
        scene.of(kA).decoyOf = {kC};
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        QCOMPARE(scene.ask(kA, kB).requestedOf, ModelId{kC});
        QCOMPARE(scene.proof(kB, kA), text("-")); // where it stands it is looked at
        scene.of(kA).decoyOf = {text("nobody")};
        QCOMPARE(scene.why(kA, kB, Sense::Visual), text("observer-off-table"));
    }

    void S2_14_whoSleeps_perceivesNothing() {
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

    void S2_15_theSwallowed_perceiveTheirSwallowerOnly() {
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

    void S2_15_theEmbarked_knowWhatTheirCarrierPerceives() {
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

    void S2_16_S2_51_itself_isAlwaysVisible() {
        SenseScene scene = nightApart(9);
        scene.of(kA).traits = {text("blind"), text("asleep"), text("invisible")};
        const Perception perception = scene.ask(kA, kA);
        QCOMPARE(perception.proof, SenseSet{Sense::Visual});
        QCOMPARE(perception.answer(Sense::Tremor).why.code, text("itself"));
        QCOMPARE(scene.proof(text("ghost"), text("ghost")), text("visual"));
    }

    void S2_17_markersMayBeAlwaysVisible() {
        SenseScene scene = nightApart(9);
        wallBetween(scene);
        scene.of(kB).traits = {text("always-visible"), text("invisible"), text("hiding")};
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        scene.model(kB).position = geometry::pointFromInches(55, 20); // beyond the farthest
        QCOMPARE(scene.proof(kA, kB), text("visual"));
        QCOMPARE(scene.why(kA, kB, Sense::Shadow), text("beyond-farthest"));
    }

    void S2_18_unitsShareWhatTheySee() {
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

    void S2_19_zonesRevealKinds_butNoHiddenSetup() {
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

    void S2_19_detection_mayKnowKindsOnly() {
        SenseScene scene = nightApart(9);
        wallBetween(scene);
        scene.figures().detect = 8;
        QCOMPARE(scene.proof(kA, kB), text("-"));
        QCOMPARE(scene.why(kA, kB, Sense::Detect), text("out-of-range"));
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

    void S2_24_companionsTell_oneHop() {
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

    void S2_33_T19_eachEditCounts() {
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

    void S2_33_eachRangeOfItsOwn_countsFromTheNextQuestionOn() {
        const std::vector<std::pair<const char*, const char*>> proofs{
            {"light", "visual"},        {"shadow", "shadow"}, {"infra", "visual, infra"},
            {"tremor", "tremor"},       {"sonar", "sonar"},   {"perception", "perception"},
            {"telepathy", "telepathy"}, {"scent", "scent"},   {"detect", "detect"}};
        for (const auto& [range, proof] : proofs) {
            SenseScene scene = nightApart(9);
            scene.figures().light = 5; // outlines end at 8, and not before 10
            QCOMPARE(scene.proof(kA, kB), text("-"));
            scene.of(kA).senses[text(range)] = 9;
            QCOMPARE(scene.proof(kA, kB), text(proof));
            scene.of(kA).senses[text(range)] = 8;
            QCOMPARE(scene.proof(kA, kB), text("-"));
            scene.of(kA).senses[text(range)] = 9;
            scene.of(kA).senses.erase(text(range));
            QCOMPARE(scene.proof(kA, kB), text("-"));
        }
        SenseScene day = twoApart(16);
        QCOMPARE(day.proof(kA, kB), text("-"));
        day.of(kA).senses[text("sight")] = 16;
        QCOMPARE(day.proof(kA, kB), text("visual"));
        SenseScene bright = twoApart(22);
        bright.addRegion(text("sun"), text("bright"), 30, 15, 36, 25);
        QCOMPARE(bright.proof(kA, kB), text("-"));
        bright.of(kA).senses[text("bright")] = 22;
        QCOMPARE(bright.proof(kA, kB), text("visual"));
    }

    void S2_4_S2_22_S2_67_otherPlanes_letMindsPassOnly() {
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

    void mirroredAndSwappedTables_giveTheSame() {
        Random random = toldRandom(6210);
        int contacts = 0;
        for (int i = 0; i < 60; ++i) {
            const SenseScene scene = anyScene(random);
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
                    if (here.light == back.light && !from.states.contains(text("hiding")) &&
                        !to.states.contains(text("hiding"))) {
                        // Equal figures and light: what eyes see is mutual (S1.50).
                        QCOMPARE(here.proof.contains(Sense::Visual), back.proof.contains(Sense::Visual));
                    }
                }
            }
        }
        QVERIFY(contacts > 200);
    }

    void allPairs_areTheSinglePairs() {
        Random random = toldRandom(6211);
        for (int i = 0; i < 30; ++i) {
            const SenseTable table = anyScene(random).table();
            const auto all = perceptionsOf(table);
            QCOMPARE(all.size(), 8U);
            for (const Perception& perception : all) {
                QCOMPARE(perception, perceives(table, perception.observer, perception.target));
            }
        }
    }

    void S2_28_everyModelNeedsALine() {
        SenseScene scene = twoApart(5);
        QCOMPARE(scene.proof(kA, kB), QStringLiteral("visual"));
        QCOMPARE(scene.proof(kB, kA), QStringLiteral("visual"));
        wallBetween(scene);
        for (const QString& player : {QString{}, kA, kB}) {
            scene.model(kA).player = {player};
            QCOMPARE(scene.proof(kA, kB), QStringLiteral("-"));
            QCOMPARE(scene.proof(kB, kA), QStringLiteral("-"));
        }
    }
};

QTEST_APPLESS_MAIN(TestSensePairs)
#include "tst_sense_pairs.moc"
