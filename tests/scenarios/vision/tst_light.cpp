#include "geometry/region/visibility_polygon.h"
#include "scenarios/vision/light_areas.h"
#include "tests/scenarios/vision/sense_scene.h"
#include "tests/support/rows.h"
#include "tests/support/told_random.h"

#include <QObject>
#include <QTest>

#include <cmath>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

SenseScene night() {
    SenseScene scene;
    scene.vision.profile.night = true;
    return scene;
}

/// A light in the middle of a cell.
TableLight& addLight(SenseScene& scene, const char* id, int column, int row, bool magical = false) {
    scene.vision.lights.push_back({text(id), geometry::pointFromInches(column + 0.5, row + 0.5), 3, 7, magical});
    return scene.vision.lights.back();
}

LightLevel levelAt(const SenseScene& scene, int column, int row) { return scene.table().light().at({column, row}); }

} // namespace

/// Light on the table: rows S2.54 to S2.63.
class TestLight : public QObject {
    Q_OBJECT

private slots:
    void S2_57_byDayItIsLit_atNightDark() {
        SenseScene scene;
        QCOMPARE(levelAt(scene, 0, 0), LightLevel::Lit);
        QCOMPARE(levelAt(scene, 59, 43), LightLevel::Lit);
        QCOMPARE(levelAt(scene, 60, 43), LightLevel::Dark); // off the grid
        QCOMPARE(levelAt(scene, -1, 0), LightLevel::Dark);
        scene.vision.profile.night = true;
        QCOMPARE(levelAt(scene, 0, 0), LightLevel::Dark);
        QVERIFY(scene.table().light().lit().empty());
    }

    void S2_61_aTorch_hasThreeLevels() {
        SenseScene scene = night();
        addLight(scene, "torch", 20, 20);
        const SenseTable table = scene.table();
        const LightMap& light = table.light();
        const LightLevel expected[] = {LightLevel::Bright, LightLevel::Bright, LightLevel::Bright,
                                       LightLevel::Lit,    LightLevel::Lit,    LightLevel::Dim,
                                       LightLevel::Dim,    LightLevel::Dim,    LightLevel::Dark};
        for (int away = 0; away <= 8; ++away) {
            for (const GridCell cell : {GridCell{20 + away, 20}, {20 - away, 20}, {20, 20 + away}, {20, 20 - away}}) {
                QCOMPARE(light.at(cell), expected[away]);
            }
        }
        for (int row = 0; row < 44; ++row) { // a circle, not a square
            for (int column = 0; column < 60; ++column) {
                QCOMPARE(light.at({column, row}) > LightLevel::Dark, std::hypot(column - 20, row - 20) < 8);
            }
        }
    }

    void S2_61_levelsFollowTheRadii_data() {
        addColumns<int, int, double, int>("bright", "dim", "distance", "level");
        QTest::newRow("under the bright radius") << 3 << 7 << 2.999 << 3;
        QTest::newRow("at the bright radius") << 3 << 7 << 3.0 << 2;
        QTest::newRow("under half way") << 3 << 7 << 4.999 << 2;
        QTest::newRow("half way") << 3 << 7 << 5.0 << 1;
        QTest::newRow("under 8") << 3 << 7 << 7.999 << 1;
        QTest::newRow("8") << 3 << 7 << 8.0 << 0;
        QTest::newRow("a lantern") << 6 << 6 << 5.9 << 3;
        QTest::newRow("a lantern, beyond") << 6 << 6 << 6.5 << 1;
        QTest::newRow("a lantern, far") << 6 << 6 << 7.0 << 0;
        QTest::newRow("a candle") << 0 << 1 << 0.4 << 2;
        QTest::newRow("a candle, farther") << 0 << 1 << 1.9 << 1;
        QTest::newRow("no light") << 0 << 0 << 0.0 << 0;
        QTest::newRow("only bright") << 2 << 0 << 1.9 << 3;
        QTest::newRow("only bright, beyond") << 2 << 0 << 2.0 << 0;
    }
    void S2_61_levelsFollowTheRadii() {
        auto [bright, dim, distance, level] = fetch<int, int, double, int>("bright", "dim", "distance", "level");
        const ShiningLight light{text("light"), {}, bright, dim, false};
        QCOMPARE(static_cast<int>(shineAt(light, Length::fromInches(distance), Length::fromInches(1))), level);
        QCOMPARE(static_cast<int>(shineAt(light, Length::fromInches(2 * distance), Length::fromInches(2))), level);
    }

    void S2_61_lightNeedsALine() {
        SenseScene scene = night();
        addLight(scene, "torch", 20, 20);
        scene.addBox(text("rock"), 22, 18, 23, 23);
        QCOMPARE(levelAt(scene, 21, 20), LightLevel::Bright);
        QCOMPARE(levelAt(scene, 23, 20), LightLevel::Dark);
        QCOMPARE(levelAt(scene, 25, 20), LightLevel::Dark);
        QCOMPARE(levelAt(scene, 22, 15), LightLevel::Dim); // past its corner
        scene.scenario.terrain[0].height = Length{};
        QCOMPARE(levelAt(scene, 25, 20), LightLevel::Dim);
        scene.addRegion(text("mist"), text("fog"), 22, 15, 23, 25);
        QCOMPARE(levelAt(scene, 25, 20), LightLevel::Dark);
    }

    /// Light passes what the rules see through and is stopped by what they do not: a model that is in sight across a
    /// piece can be lit across it as well. Cells and drawn areas say the same.
    void S2_61_lightFollowsTheRules_data() {
        addColumns<QString, QString, bool, bool>("rules", "kind", "into", "through");
        const auto add = [](const char* rules, const char* kind, bool into, bool through) {
            QTest::addRow("%s in %s", kind, rules) << text(rules) << text(kind) << into << through;
        };
        add("kill-team-2024", "wood", true, true);
        add("kill-team-2024", "building", false, false);
        add("kill-team-2024", "ruin", true, false);
        add("40k-10e", "wood", true, true);
        add("40k-10e", "ruin", true, false);
        add("40k-10e", "building", false, false);
        add("dnd-5e", "building", false, false);
        add("plan", "wood", false, false); // each piece blocks
    }
    void S2_61_lightFollowsTheRules() {
        auto [rules, kind, into, through] = fetch<QString, QString, bool, bool>("rules", "kind", "into", "through");
        SenseScene scene = night();
        scene.rules = rules;
        scene.figures().sight = 60;
        addLight(scene, "torch", 20, 20);
        Piece& piece = scene.addBox(text("piece"), 22, 12, 25, 29);
        piece.kind = kind;
        piece.height = Length::fromInches(6);
        scene.add(kA, 20.5, 18.5);
        scene.add(kB, 26.5, 20.5);
        const SenseTable table = scene.table();
        QCOMPARE(table.light().at({21, 20}), LightLevel::Bright);
        QCOMPARE(table.light().at({23, 20}) > LightLevel::Dark, into);
        QCOMPARE(table.light().at({26, 20}) > LightLevel::Dark, through);
        const auto areas = litAreasOf(table.scenario(), table.lines());
        const auto isDrawn = [&](double x, double y) {
            return std::ranges::any_of(areas, [&](const LitArea& area) {
                return geometry::VisibilityPolygon{area.outline}.contains(geometry::pointFromInches(x, y));
            });
        };
        QVERIFY(isDrawn(21.5, 20.5));
        QCOMPARE(isDrawn(23.5, 20.5), into);
        QCOMPARE(isDrawn(26.5, 20.5), through);
        // The model behind is seen by its light, or there is no line to it anyway.
        const PreparedTable plain{table.scenario(), *shippedRuleSet(rules)};
        QCOMPARE(isSeen(plain, 0, 1), through);
        QCOMPARE(scene.proof(kA, kB).contains(text("visual")), through);
    }

    /// A light in a ruin shines out of it, as models in it see out; one in a closed building lights only its own cell.
    void S2_61_aLightInAPiece_shinesAsModelsSeeOutOfIt() {
        for (const bool isRuin : {true, false}) {
            SenseScene scene = night();
            scene.rules = text("kill-team-2024");
            addLight(scene, "torch", 20, 20);
            Piece& piece = scene.addBox(text("piece"), 18, 18, 23, 23);
            piece.kind = text(isRuin ? "ruin" : "building");
            piece.height = Length::fromInches(6);
            QCOMPARE(levelAt(scene, 20, 20), LightLevel::Bright);
            QCOMPARE(levelAt(scene, 25, 20) > LightLevel::Dark, isRuin);
        }
    }

    void S2_61_carriedLights_goWithTheirModels() {
        SenseScene scene = night();
        scene.add(text("a"), 20.5, 20.5);
        scene.add(text("b"), 40.5, 20.5);
        scene.of(text("a")).lightBright = 3;
        scene.of(text("a")).lightDim = 7;
        SenseScene lamp = night();
        addLight(lamp, "torch", 20, 20);
        QCOMPARE(scene.table().light().lit(), lamp.table().light().lit());
        QCOMPARE(scene.table().light().bright(), lamp.table().light().bright());
        scene.model(text("a")).position.x += Length::fromInches(5);
        QCOMPARE(levelAt(scene, 18, 20), LightLevel::Dim);
        QCOMPARE(levelAt(scene, 17, 20), LightLevel::Dark);
        scene.of(text("a")).carriedBy = {text("b")};
        scene.of(text("a")).carriedHow = text("mounted");
        QCOMPARE(levelAt(scene, 40, 20), LightLevel::Bright);
        QCOMPARE(levelAt(scene, 25, 20), LightLevel::Dark);
        scene.of(text("a")).carriedHow = text("swallowed");
        QVERIFY(scene.table().light().lit().empty());
    }

    void S2_61_twoLights_theBrighterCounts() {
        SenseScene scene = night();
        addLight(scene, "first", 20, 20);
        addLight(scene, "second", 26, 20);
        QCOMPARE(levelAt(scene, 26, 20), LightLevel::Bright);
        QCOMPARE(levelAt(scene, 23, 20), LightLevel::Lit);
        std::ranges::reverse(scene.vision.lights);
        QCOMPARE(levelAt(scene, 26, 20), LightLevel::Bright);
        QCOMPARE(levelAt(scene, 20, 20), LightLevel::Bright);
    }

    void S2_58_lightBeatsDark_magicBeatsBoth() {
        SenseScene scene;
        QCOMPARE(levelAt(scene, 20, 20), LightLevel::Lit);
        scene.addRegion(text("cellar"), text("dark"), 10, 10, 30, 30);
        QCOMPARE(levelAt(scene, 20, 20), LightLevel::Dark);
        addLight(scene, "torch", 20, 20);
        QCOMPARE(levelAt(scene, 20, 20), LightLevel::Bright);
        scene.addRegion(text("spell"), text("magic-dark"), 15, 15, 25, 25);
        QCOMPARE(levelAt(scene, 20, 20), LightLevel::Dark);
        scene.addRegion(text("sun"), text("bright"), 15, 15, 25, 25);
        QCOMPARE(levelAt(scene, 20, 20), LightLevel::Dark);
        scene.addRegion(text("star"), text("magic-light"), 15, 15, 22, 25);
        QCOMPARE(levelAt(scene, 20, 20), LightLevel::Lit);
        QCOMPARE(levelAt(scene, 24, 20), LightLevel::Dark);
        std::ranges::reverse(scene.vision.regions); // the order in the file says nothing
        QCOMPARE(levelAt(scene, 20, 20), LightLevel::Lit);
        QCOMPARE(levelAt(scene, 24, 20), LightLevel::Dark);
    }

    void S2_58_magicalLights_shineIntoMagicDark() {
        SenseScene scene = night();
        scene.addRegion(text("spell"), text("magic-dark"), 22, 15, 25, 25);
        addLight(scene, "torch", 20, 20);
        QCOMPARE(levelAt(scene, 23, 20), LightLevel::Dark);
        QCOMPARE(levelAt(scene, 26, 20), LightLevel::Dark); // nor through it
        QVERIFY(scene.table().light().magicDark().contains({23, 20}));
        scene.vision.lights[0].magical = true;
        QCOMPARE(levelAt(scene, 23, 20), LightLevel::Lit);
        QCOMPARE(levelAt(scene, 26, 20), LightLevel::Dim);
        QVERIFY(!scene.table().light().magicDark().contains({23, 20}));
        QVERIFY(scene.table().light().magicDark().contains({24, 15}) !=
                scene.table().light().magicLight().contains({24, 15}));
    }

    void S2_62_brightLight_isSeenFarther() {
        SenseScene scene = twoApart(18);
        QCOMPARE(scene.proof(text("a"), text("b")), text("-"));
        scene.addRegion(text("sun"), text("bright"), 28, 18, 30, 22);
        QCOMPARE(scene.proof(text("a"), text("b")), text("visual"));
        QCOMPARE(scene.why(text("a"), text("b"), Sense::Visual), text("bright"));
        scene.model(text("b")).position.x += Length::fromInches(4);
        scene.addRegion(text("sun2"), text("bright"), 32, 18, 35, 22);
        QCOMPARE(scene.proof(text("a"), text("b")), text("-"));
    }

    /// Dark: echo, tremor and warmth alone; lit: up to the range of sight; bright: farther. The target's light counts.
    void S2_62_eachLevel_hasItsSenses() {
        const auto proofAt = [](double gap, const char* region, Length beyond = {}) {
            SenseScene scene = nightApart(gap);
            if (region != nullptr) {
                scene.addRegion(text("there"), text(region), 9 + gap, 17, 14 + gap, 23);
            }
            scene.model(kB).position.x += beyond;
            return scene.proof(kA, kB);
        };
        const Length nanometer = Length::fromNanometers(1);
        QCOMPARE(proofAt(9, nullptr), text("-"));
        QCOMPARE(proofAt(15, "light"), text("visual"));
        QCOMPARE(proofAt(15, "light", nanometer), text("-"));
        QCOMPARE(proofAt(15, "bright", nanometer), text("visual"));
        QCOMPARE(proofAt(21, "bright"), text("visual"));
        QCOMPARE(proofAt(21, "bright", nanometer), text("-"));
        for (const char* sense : {"sonar", "tremor", "infra"}) {
            SenseScene scene = nightApart(9);
            scene.of(kA).senses[text(sense)] = 9;
            QVERIFY(senseNames(scene.ask(kA, kB).proof).contains(text(sense)));
        }
        SenseScene own = nightApart(9);
        own.addRegion(text("here"), text("bright"), 5, 17, 12, 23); // who stands in the light sees no farther by it
        QCOMPARE(own.proof(kA, kB), text("-"));
        QCOMPARE(own.proof(kB, kA), text("visual"));
    }

    void S2_63_eachCellHasItsFlags() {
        SenseScene scene = night();
        addLight(scene, "torch", 20, 20);
        scene.addRegion(text("spell"), text("magic-dark"), 40, 10, 44, 14);
        scene.addRegion(text("star"), text("magic-light"), 42, 10, 44, 14);
        scene.addRegion(text("trees"), text("shade"), 5, 5, 7, 7);
        const SenseTable table = scene.table();
        const LightMap& light = table.light();
        auto all = light.lit();
        all |= light.dark();
        QCOMPARE(all.count(), 60 * 44);
        auto both = light.lit();
        both &= light.dark();
        QVERIFY(both.empty());
        auto bright = light.bright();
        QVERIFY(!bright.empty());
        bright -= light.lit();
        QVERIFY(bright.empty());
        QCOMPARE(light.magicDark().count(), 8);
        QCOMPARE(light.magicLight().count(), 8);
        QCOMPARE(light.shade().count(), 4);
        QVERIFY(light.dark().contains({5, 5})); // shade lights nothing
    }

    void S2_63_shadeIsNeverBright() {
        SenseScene scene;
        scene.addRegion(text("sun"), text("bright"), 0, 0, 20, 20);
        scene.addRegion(text("trees"), text("shade"), 5, 5, 7, 7);
        QCOMPARE(levelAt(scene, 4, 4), LightLevel::Bright);
        QCOMPARE(levelAt(scene, 5, 5), LightLevel::Lit);
    }

    void S2_63_shade_isWhatStandsInALightsWay() {
        SenseScene scene = night();
        addLight(scene, "torch", 20, 20);
        QVERIFY(scene.table().light().shade().empty());
        scene.addBox(text("rock"), 22, 18, 23, 23);
        const SenseTable table = scene.table();
        const auto& shade = table.light().shade();
        QVERIFY(shade.contains({24, 20}));  // behind the rock, 4 cells from the torch
        QVERIFY(shade.contains({27, 20}));  // 7 cells
        QVERIFY(!shade.contains({28, 20})); // 8: no light would reach it
        QVERIFY(!shade.contains({21, 20})); // before the rock
        QVERIFY(!shade.contains({16, 20})); // on the other side
        addLight(scene, "lamp", 26, 20);
        QVERIFY(!scene.table().light().shade().contains(
            {24, 20})); // the other light is as bright there as the torch would be
        scene.vision.lights.pop_back();
        scene.vision.profile.night = false;
        QVERIFY(
            !scene.table().light().shade().contains({24, 20})); // by day it is as light as by the torch's half light
    }

    void S2_63_movingLight_hasAFlagOfItsOwn() {
        SenseScene scene = night();
        scene.add(kA, 10.5, 20.5);
        scene.of(kA).lightBright = 3;
        scene.of(kA).lightDim = 7;
        const auto moving = [&] { return scene.table().light().moving(); };
        QVERIFY(moving().contains({10, 20}) && moving().contains({16, 20}));
        QVERIFY(moving() == scene.table().light().lit()); // there is no other
        QVERIFY(!moving().contains({20, 20}));
        scene.add(kB, 13.5, 20.5);
        QCOMPARE(scene.ask(kA, kB).lightFlags, QStringList{text("moving")}); // told of whoever stands in it
        scene.addRegion(text("hall"), text("interior"), 13, 20, 14, 21);
        QCOMPARE(scene.ask(kA, kB).lightFlags, (QStringList{text("moving"), text("interior")}));
        scene.vision.regions.clear();
        scene.model(kB).position = geometry::pointFromInches(25.5, 20.5);
        QVERIFY(scene.ask(kA, kB).lightFlags.isEmpty());
        addLight(scene, "lamp", 10, 20);
        QVERIFY(moving().empty()); // nothing changes when the model leaves
        scene.vision.lights[0].magical = true;
        QVERIFY(moving().empty()); // nor beside a magical light
        scene.vision.lights[0].position = geometry::pointFromInches(40.5, 20.5);
        QVERIFY(moving().contains({10, 20}) && !moving().contains({40, 20}));
        scene.model(kA).position = geometry::pointFromInches(30.5, 20.5);
        QVERIFY(!moving().contains({10, 20}) && moving().contains({30, 20}));
        QVERIFY(!moving().contains({37, 20})); // 3 cells from the lamp, 7 from the model
    }

    void S2_63_inShade_aTorchChangesNothingByDay() {
        SenseScene scene;
        scene.add(kA, 10.5, 20.5);
        scene.of(kA).lightBright = 3;
        scene.of(kA).lightDim = 7;
        scene.addRegion(text("trees"), text("shade"), 12, 20, 13, 21);
        QCOMPARE(levelAt(scene, 12, 20), LightLevel::Lit);
        QCOMPARE(levelAt(scene, 12, 21), LightLevel::Bright);
        QVERIFY(scene.table().light().moving().contains({12, 21}));
        QVERIFY(!scene.table().light().moving().contains({12, 20}));
        QVERIFY(!scene.table().light().moving().contains({14, 20})); // half light is no more than the day
        scene.vision.profile.night = true;
        QCOMPARE(levelAt(scene, 12, 20), LightLevel::Lit);
        QVERIFY(scene.table().light().moving().contains({12, 20})); // dark without the torch
        scene.addRegion(text("lamp"), text("light"), 12, 20, 13, 21);
        QVERIFY(!scene.table().light().moving().contains({12, 20}));
    }

    void S2_52_theSkyShinesOutsideOnly() {
        SenseScene scene;
        scene.addRegion(text("hall"), text("interior"), 10, 10, 20, 20);
        scene.addRegion(text("yard"), text("exterior"), 14, 14, 16, 16);
        QCOMPARE(levelAt(scene, 9, 12), LightLevel::Lit);
        QCOMPARE(levelAt(scene, 12, 12), LightLevel::Dark);
        QCOMPARE(levelAt(scene, 15, 15), LightLevel::Lit);
        const SenseTable table = scene.table();
        QVERIFY(table.light().interior().contains({12, 12}));
        QVERIFY(!table.light().interior().contains({15, 15}) && !table.light().interior().contains({9, 12}));
        addLight(scene, "lamp", 12, 12);
        QCOMPARE(levelAt(scene, 12, 12), LightLevel::Bright); // lights shine indoors
        scene.vision.profile.night = true;
        QCOMPARE(levelAt(scene, 15, 15), LightLevel::Lit); // by the lamp, through the yard
        scene.vision.lights.clear();
        QCOMPARE(levelAt(scene, 15, 15), LightLevel::Dark);
    }

    void regionsHold_asLongAsTheyLast() {
        SenseScene scene;
        VisionRegion& dark = scene.addRegion(text("spell"), text("dark"), 10, 10, 12, 12);
        dark.fromTurn = 2;
        dark.untilTurn = 3;
        for (const auto& [turn, level] :
             {std::pair{1, LightLevel::Lit}, {2, LightLevel::Dark}, {3, LightLevel::Dark}, {4, LightLevel::Lit}}) {
            scene.vision.turn = turn;
            QCOMPARE(levelAt(scene, 10, 10), level);
        }
    }

    void aBaseIsLit_ifAnyOfItsCellsIs() {
        SenseScene scene = night();
        scene.addRegion(text("lamp"), text("light"), 20, 10, 21, 11);
        const auto under = [&](double x) {
            return scene.table().light().under(
                {*geometry::Footprint::round(Length::fromInches(1)), geometry::pointFromInches(x, 10.5), {}});
        };
        QCOMPARE(under(20.5), LightLevel::Lit);
        QCOMPARE(under(19.6), LightLevel::Lit);
        QCOMPARE(under(19.5), LightLevel::Dark); // touches it only
        QCOMPARE(under(21.4), LightLevel::Lit);
    }

    void mirroredLight_isTheSame() {
        Random random = toldRandom(6261);
        for (int i = 0; i < 10; ++i) {
            SenseScene scene = night();
            SenseScene other = night();
            for (int k = 0; k < 6; ++k) {
                const int x = random.below(55);
                const int y = random.below(40);
                const int wide = 1 + random.below(4);
                const int high = 1 + random.below(4);
                const QString id = QStringLiteral("p%1").arg(k);
                scene.addBox(id, x, y, x + wide, y + high);
                other.addBox(id, 60 - x - wide, y, 60 - x, y + high);
                const int column = random.below(60);
                const int row = random.below(44);
                addLight(scene, "light", column, row);
                addLight(other, "light", 59 - column, row);
            }
            const SenseTable here = scene.table();
            const SenseTable there = other.table();
            for (int row = 0; row < 44; ++row) {
                for (int column = 0; column < 60; ++column) {
                    QCOMPARE(here.light().at({column, row}), there.light().at({59 - column, row}));
                }
            }
        }
    }

    void S2_61_areas_haveTheRadiiOfTheLight() {
        SenseScene scene = night();
        addLight(scene, "torch", 20, 20);
        const auto areasOf = [](const SenseScene& of) {
            const SenseTable table = of.table();
            return litAreasOf(table.scenario(), table.lines());
        };
        auto areas = areasOf(scene);
        QCOMPARE(areas.size(), 3U);
        const double radii[] = {8, 5, 3};
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(static_cast<int>(areas[i].level), static_cast<int>(i) + 1);
            const double area = geometry::VisibilityPolygon{areas[i].outline}.areaSquareInches();
            QVERIFY(std::abs(area / (3.14159265358979 * radii[i] * radii[i]) - 1) < 1e-3);
        }
        Piece wall;
        wall.id = {text("wall")};
        wall.outline = *geometry::Wall::fromVertices(
            std::vector{geometry::pointFromInches(22.5, 0), geometry::pointFromInches(22.5, 44)});
        scene.scenario.terrain.push_back(wall);
        areas = areasOf(scene);
        for (const LitArea& area : areas) {
            for (const geometry::Point corner : area.outline) {
                QVERIFY(corner.x <= Length::fromInches(22.5) + Length::fromNanometers(1));
            }
        }
        scene.vision.lights[0].position = geometry::pointFromInches(-300, 20);
        QVERIFY(areasOf(scene).empty());
    }

    void S2_61_areasAndCells_agree() {
        Random random = toldRandom(6262);
        int inside = 0;
        int brighter = 0;
        for (int i = 0; i < 40; ++i) {
            SenseScene scene = night();
            scene.rules = text(random.oneIn(2) ? "plan" : "height-tags");
            for (int k = 0; k < 8; ++k) {
                const double x = 10 + 0.25 * random.below(80);
                const double y = 10 + 0.25 * random.below(80);
                Piece& piece = scene.addBox(QStringLiteral("p%1").arg(k), x, y, x + 0.5 + random.below(3),
                                            y + 0.5 + random.below(3));
                piece.height = Length::fromInches(1 + random.below(7));
            }
            TableLight& light = addLight(scene, "torch", 12 + random.below(18), 12 + random.below(18), random.oneIn(3));
            scene.addRegion(text("bank"), text(random.oneIn(2) ? "fog" : "magic-dark"), 15, 15, 18, 19);
            const SenseTable table = scene.table();
            const auto areas = litAreasOf(table.scenario(), table.lines());
            const auto& grid = *table.light().grid();
            for (int row = 0; row < grid.rows(); ++row) {
                for (int column = 0; column < grid.columns(); ++column) {
                    const geometry::Point center = grid.centerOf({column, row});
                    const double away =
                        std::hypot((center.x - light.position.x).inches(), (center.y - light.position.y).inches());
                    if (std::abs(away - 3) < 1e-3 || std::abs(away - 5) < 1e-3 || std::abs(away - 8) < 1e-3) {
                        continue; // on a circle: outside for cells, on the border of areas
                    }
                    LightLevel level = LightLevel::Dark;
                    for (const LitArea& area : areas) {
                        if (geometry::VisibilityPolygon{area.outline}.contains(center)) {
                            level = std::max(level, area.level);
                        }
                    }
                    const bool isDarkened = !light.magical && table.light().magicDark().contains({column, row});
                    if (level > LightLevel::Dark && !isDarkened) {
                        QVERIFY(table.light().at({column, row}) >=
                                level); // the middle is lit, so the cell is, and as brightly
                        ++inside;
                        brighter +=
                            table.light().at({column, row}) > level; // its middle lies on the border of a shadow
                    }
                }
            }
        }
        QVERIFY(inside > 1000);
        QVERIFY(100 * brighter < inside);
    }

    void tablesWithTooManyCells_haveOneLight() {
        SenseScene scene = twoApart(9);
        scene.vision.profile.cell = Length::fromInches(0.001);
        scene.figures().sight = 20000;
        scene.figures().bright = 20000;
        scene.vision.profile.farthest = 30000;
        QVERIFY(!scene.table().light().grid());
        QCOMPARE(scene.proof(text("a"), text("b")), text("visual"));
        scene.vision.profile.night = true;
        QCOMPARE(scene.proof(text("a"), text("b")), text("-"));
    }

    void tinyTables_work() {
        for (int columns = 1; columns <= 4; ++columns) {
            for (int rows = 1; rows <= 8; ++rows) {
                SenseScene scene = night();
                scene.scenario.table.width = Length::fromInches(columns);
                scene.scenario.table.height = Length::fromInches(rows);
                addLight(scene, "torch", 0, rows - 1);
                addLight(scene, "outside", -3, rows + 2);
                const SenseTable table = scene.table();
                QCOMPARE(table.light().lit().contains({0, rows - 1}), true);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLight)
#include "tst_light.moc"
