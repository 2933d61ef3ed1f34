#include "scenarios/vision/sense_passes.h"
#include "scenarios/vision/sight_tiers.h"
#include "tests/scenarios/vision/sense_scene.h"
#include "tests/support/rows.h"
#include "tests/support/told_random.h"

#include <QObject>
#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

geometry::PlacedFootprint inchBase(double x, double y) {
    return {*geometry::Footprint::round(Length::fromInches(1)), geometry::pointFromInches(x, y), {}};
}

CellSet allCells(const geometry::CellGrid& grid) {
    CellSet cells = grid.noCells();
    cells.fill();
    return cells;
}

} // namespace

/// The three tiers of sight, by distance and light, and what other senses know of cells: rows S2.27, S2.42, S2.46,
/// S2.47, S2.51 and S2.54 to S2.57.
class TestSightTiers : public QObject {
    Q_OBJECT

private slots:
    void S2_54_S2_55_S2_56_threeTiers_data() {
        addColumns<int, double, int, int>("light", "distance", "tier", "reason");
        const auto row = [](const char* name, LightLevel light, double distance, SightTier tier, TierReason reason) {
            QTest::newRow(name) << static_cast<int>(light) << distance << static_cast<int>(tier)
                                << static_cast<int>(reason);
        };
        row("near and dark", LightLevel::Dark, 4, SightTier::Full, TierReason::Near);
        row("over the light range", LightLevel::Dark, 4.001, SightTier::Outline, TierReason::InTheDark);
        row("at the shadow range", LightLevel::Dark, 8, SightTier::Outline, TierReason::InTheDark);
        row("over the shadow range", LightLevel::Dark, 8.001, SightTier::None, TierReason::TooDark);
        row("dim and near", LightLevel::Dim, 1, SightTier::Full, TierReason::Lit);
        row("dim and far", LightLevel::Dim, 15, SightTier::Full, TierReason::Lit);
        row("lit, at the range of sight", LightLevel::Lit, 15, SightTier::Full, TierReason::Lit);
        row("lit, beyond sight", LightLevel::Lit, 15.001, SightTier::None, TierReason::TooFar);
        row("bright, beyond sight", LightLevel::Bright, 15.001, SightTier::Full, TierReason::Bright);
        row("bright, at its range", LightLevel::Bright, 21, SightTier::Full, TierReason::Bright);
        row("bright, beyond it", LightLevel::Bright, 21.001, SightTier::None, TierReason::TooFar);
    }
    void S2_54_S2_55_S2_56_threeTiers() {
        auto [light, distance, tier, reason] = fetch<int, double, int, int>("light", "distance", "tier", "reason");
        const TierAnswer answer =
            tierOf(SenseFigures{}, static_cast<LightLevel>(light), Length::fromInches(distance), Length::fromInches(1));
        QCOMPARE(static_cast<int>(answer.tier), tier);
        QCOMPARE(static_cast<int>(answer.reason), reason);
        QCOMPARE(tierOf(SenseFigures{}, static_cast<LightLevel>(light), Length::fromInches(2 * distance),
                        Length::fromInches(2)),
                 answer);
    }

    void S2_57_theRangesAreThoseOfTheProfile() {
        const SenseFigures figures;
        QCOMPARE(figures.sight, 15);
        QCOMPARE(figures.light, 4);
        QCOMPARE(figures.shadow, 2 * figures.light);
        SenseFigures blinded = figures;
        blinded.light = 0;
        const auto tier = [](const SenseFigures& of, double distance) {
            return tierOf(of, LightLevel::Dark, Length::fromInches(distance), Length::fromInches(1)).tier;
        };
        QCOMPARE(tier(blinded, 0.5), SightTier::Outline); // the shadow range alone
        blinded.shadow = 0;
        QCOMPARE(tier(blinded, 0.5), SightTier::None);
        SenseFigures seer = figures;
        seer.light = kEverywhere;
        QCOMPARE(tier(seer, 500), SightTier::Full);
    }

    void S2_54_cellsOfAViewerAtNight() {
        SenseScene scene;
        scene.vision.profile.night = true;
        scene.addRegion(text("lamp"), text("light"), 30, 20, 33, 21); // cells 30, 31 and 32
        const SenseTable table = scene.table();
        const auto viewer = inchBase(20.5, 20.5);
        const auto cells =
            tiersOfSight(allCells(*table.light().grid()), viewer, SenseFigures{10, 10, 4, 8}, table.light());
        // The base ends at 21; the cell that begins n inches farther is n away.
        for (int column = 21; column < 45; ++column) {
            const int away = column - 21;
            const bool lit = column >= 30 && column <= 32;
            QCOMPARE(cells.visible.contains({column, 20}), away <= 4 || (lit && away <= 10));
            QCOMPARE(cells.outline.contains({column, 20}), away > 4 && away <= 8);
        }
        auto both = cells.visible;
        both &= cells.outline;
        QVERIFY(both.empty());
        CellSet few = table.light().grid()->noCells();
        few.insert({23, 20});
        const auto seen = tiersOfSight(few, viewer, SenseFigures{10, 10, 4, 8}, table.light());
        QVERIFY(seen.visible.contains({23, 20}));
        QVERIFY(!seen.visible.contains({22, 20})); // no line, no sight
    }

    void S2_51_ownCells_areVisible() {
        SenseScene scene;
        scene.vision.profile.night = true;
        const SenseTable table = scene.table();
        const auto cells = tiersOfSight(table.light().grid()->noCells(), inchBase(20.5, 20.5), SenseFigures{0, 0, 0, 0},
                                        table.light());
        QCOMPARE(cells.visible.count(), 1);
        QVERIFY(cells.visible.contains({20, 20}));
        QVERIFY(cells.outline.empty());
    }

    void S2_27_cellsAndTargetsAgree() {
        Random random = toldRandom(6227);
        int outlines = 0;
        int seen = 0;
        for (int i = 0; i < 300; ++i) {
            SenseScene scene;
            scene.vision.profile.night = true;
            scene.add(text("a"), 20.5, 20.5);
            // A base as large as its cell: what is known of the one is known of the other.
            const int column = 8 + random.below(28);
            const int row = 8 + random.below(26);
            scene.add(text("b"), column + 0.5, row + 0.5).base =
                *geometry::Footprint::rectangle(Length::fromInches(1), Length::fromInches(1));
            scene.vision.lights.push_back(
                {text("torch"), geometry::pointFromInches(random.below(40) + 0.5, random.below(40) + 0.5)});
            const SenseTable table = scene.table();
            const auto cells = tiersOfSight(allCells(*table.light().grid()), scene.model(text("a")).placed(),
                                            figuresOf(table.vision(), {text("a")}), table.light());
            const Perception perception = perceives(table, {text("a")}, {text("b")});
            QCOMPARE(perception.proof.contains(Sense::Visual), cells.visible.contains({column, row}));
            QCOMPARE(perception.proof.contains(Sense::Shadow), cells.outline.contains({column, row}));
            seen += perception.proof.contains(Sense::Visual);
            outlines += perception.isOutline();
        }
        QVERIFY(seen > 20);
        QVERIFY(outlines > 20);
    }

    void S2_46_thePerceptionPass_knowsAllCellsInRange() {
        const auto grid =
            *geometry::CellGrid::over(Length::fromInches(60), Length::fromInches(44), Length::fromInches(1));
        const auto passed = perceptionPass(grid, inchBase(20.5, 20.5), 3);
        QCOMPARE(passed.visible, passed.remembered);
        QVERIFY(passed.visible.contains({24, 20})); // from 24 on, and the base ends at 21
        QVERIFY(!passed.visible.contains({25, 20}));
        QVERIFY(passed.visible.contains({20, 16}));
        QVERIFY(!passed.visible.contains({24, 24})); // a circle
        QCOMPARE(perceptionPass(grid, inchBase(20.5, 20.5), 0).visible.count(), 0);
        QCOMPARE(perceptionPass(grid, inchBase(20.5, 20.5), kEverywhere).visible.count(), 60 * 44);
        QCOMPARE(perceptionPass(grid, inchBase(0.5, 0.5), 2).visible.contains({0, 0}), true);
        QCOMPARE(perceptionPass(grid, inchBase(59.5, 43.5), 60).visible.contains({0, 43}), true);
    }

    void S2_47_theTremorPass_remembersSolidCells() {
        const auto grid =
            *geometry::CellGrid::over(Length::fromInches(60), Length::fromInches(44), Length::fromInches(1));
        CellSet solid = grid.noCells();
        solid.insertRun(20, 22, 40);
        const auto passed = tremorPass(grid, inchBase(20.5, 20.5), 3, solid);
        QVERIFY(passed.visible.empty());
        QCOMPARE(passed.remembered.count(), 3); // 22, 23 and 24: through each other
        QVERIFY(passed.remembered.contains({24, 20}));
    }

    void S2_47_T57_woodsAreNotSolid() {
        SenseScene scene;
        scene.addBox(text("wood"), 10, 10, 14, 14).traits = {text("obscuring")};
        QVERIFY(solidCells(scene.table()).empty());
        scene.addBox(text("pond"), 30, 10, 34, 14).height = Length{};
        QVERIFY(solidCells(scene.table()).empty());
        scene.addBox(text("rock"), 20, 10, 22, 12);
        QCOMPARE(solidCells(scene.table()).count(), 4);
        Piece fence;
        fence.id = {text("fence")};
        fence.outline = *geometry::Wall::fromVertices(
            std::vector{geometry::pointFromInches(40.5, 10), geometry::pointFromInches(40.5, 13)});
        scene.scenario.terrain.push_back(fence);
        QCOMPARE(solidCells(scene.table()).count(), 7);
        scene.add(text("a"), 18, 12);
        scene.figures().tremor = 5;
        const auto passed = passesOf(scene.table(), {text("a")}, solidCells(scene.table()));
        QCOMPARE(passed.remembered.count(), 4);
        QVERIFY(passed.visible.empty());
    }

    void S2_42_theSonarPass_stopsAtSolidCells() {
        const auto grid =
            *geometry::CellGrid::over(Length::fromInches(60), Length::fromInches(44), Length::fromInches(1));
        CellSet solid = grid.noCells();
        for (int row = 10; row <= 30; ++row) {
            solid.insert({23, row});
        }
        const auto passed = sonarPass(grid, inchBase(20.5, 20.5), 6, solid);
        QVERIFY(passed.visible.contains({22, 20}));
        QVERIFY(!passed.visible.contains({23, 20}));
        QVERIFY(passed.remembered.contains({23, 20}));
        QVERIFY(!passed.remembered.contains({24, 20}));
        QVERIFY(passed.visible.contains({14, 20}));
        QVERIFY(!passed.visible.contains({13, 20}));
        QVERIFY(passed.visible.contains({16, 16}));
        QVERIFY(!passed.visible.contains({15, 15})); // 5 + 5 / 2: 7
        QCOMPARE(sonarPass(grid, inchBase(20.5, 20.5), 0, solid).visible.count(), 0);
    }

    void S2_14_whoSleeps_passesNothing() {
        SenseScene scene;
        scene.figures().perception = 5;
        scene.add(text("a"), 18, 12);
        QVERIFY(!passesOf(scene.table(), {text("a")}, {60, 44}).visible.empty());
        scene.model(text("a")).states = {text("asleep")};
        QVERIFY(passesOf(scene.table(), {text("a")}, {60, 44}).visible.empty());
        QVERIFY(passesOf(scene.table(), {text("nobody")}, {60, 44}).visible.empty());
    }

    void S2_50_passesAddUp() {
        SenseScene scene;
        scene.add(text("a"), 18.5, 12.5);
        scene.addBox(text("rock"), 20, 10, 22, 14);
        scene.figures().perception = 1;
        scene.figures().tremor = 3;
        scene.figures().sonar = 4;
        const SenseTable table = scene.table();
        const CellSet solid = solidCells(table);
        const auto& grid = *table.light().grid();
        PassedCells sum = perceptionPass(grid, inchBase(18.5, 12.5), 1);
        sum |= tremorPass(grid, inchBase(18.5, 12.5), 3, solid);
        sum |= sonarPass(grid, inchBase(18.5, 12.5), 4, solid);
        QCOMPARE(passesOf(table, {text("a")}, solid), sum);
        QVERIFY(sum.remembered.contains({21, 12}));
        QVERIFY(!sum.visible.contains({21, 12}));
        QVERIFY(sum.visible.contains({14, 12}));
        QVERIFY(sum.visible.contains({20, 12})); // perceived, wall or not
    }
};

QTEST_APPLESS_MAIN(TestSightTiers)
#include "tst_sight_tiers.moc"
