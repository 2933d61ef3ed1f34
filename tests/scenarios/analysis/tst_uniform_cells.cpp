#include "geometry/region/space_region.h"
#include "scenarios/analysis/uniform_cells.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/line_occluders.h"
#include "scenarios/library/library.h"
#include "tests/scenarios/pack_rows.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/region_border.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numbers>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

RuleSet shipped(const char* id) { return *shippedRuleSet(QString::fromLatin1(id)); }

/// BattleTech on squares, where a wood counts once however large it is.
RuleSet woodsOnSquares() {
    QJsonObject json = shipped("battletech").json;
    json[QStringLiteral("space")] = QStringLiteral("square");
    return *ruleSetFromJson(json);
}

/// Warmachine, where one sees up to 3 in through a forest, too.
RuleSet forestsSeenThrough() {
    QJsonObject json = shipped("warmachine-mk4").json;
    QJsonArray block = json[QStringLiteral("block")].toArray();
    block.removeLast();
    json[QStringLiteral("block")] = block;
    return *ruleSetFromJson(json);
}

/// A board of 40 x 40 in with one piece, 10 x 10 in from (20, 15) on.
Scenario withPiece(const char* trait, double height = 5) {
    Scenario scenario;
    scenario.table.width = scenario.table.height = Length::fromInches(40);
    scenario.players = {{{"p"}, {}, {}, {}}, {{"q"}, {}, {}, {}}};
    scenario.terrain = {boxPiece("piece", 20, 15, 30, 25, {.height = height, .traits = {QString::fromLatin1(trait)}})};
    scenario.models = {modelAt("m", 5, 20, {.player = "p"})};
    return scenario;
}

/// The tournament table of the library, its models of different sizes.
Scenario withKinds() {
    Scenario scenario = readScenario(libraryBytes(*libraryEntry(QStringLiteral("tournament-table"))),
                                     QStringLiteral("tournament table"))
                            ->scenario;
    for (std::size_t i = 0; i < scenario.models.size(); ++i) {
        scenario.models[i].size = static_cast<double>(1 + i % 4);
    }
    return scenario;
}

RegionQuestion someOf(double baseInches) {
    RegionQuestion question;
    question.from = {{"m"}};
    question.wants = RegionWants::SomePart;
    question.targetBase = Footprint::rectangle(Length::fromInches(baseInches), Length::fromInches(baseInches)).value();
    return question;
}

/// What counts against a target that stands there.
Occluders stopsAt(const Scenario& table,
                  const RulePack& pack,
                  const Model& viewer,
                  const RegionQuestion& question,
                  Point samplePoint) {
    Scenario scenario = table;
    scenario.models.push_back(regionTargetAt(question, samplePoint));
    scenario.models.back().player = {"q"};
    scenario.models.back().isProbe = true; // numbers of blockers follow from places, and it is none itself
    const PackTable prepared{scenario, pack};
    const auto observer = static_cast<std::size_t>(scenario.model(viewer.id) - scenario.models.data());
    return occludersFor(Pair{prepared, observer, scenario.models.size() - 1}, scenario.models.size() - 1);
}

SeenRegion seenUnder(const Scenario& scenario, const RegionQuestion& question, const RuleSet& rules) {
    return seenRegion(RegionTable{PreparedTable{scenario, rules}}, question);
}
SeenRegion seenUnder(const Scenario& scenario, const RegionQuestion& question, const char* rules) {
    return seenUnder(scenario, question, shipped(rules));
}

} // namespace

/// Where on the table targets stand alike to what a pack asks, and what comes of it.
class TestTargetGrounds : public QObject {
    Q_OBJECT

private slots:
    /// A ruin that bases of 2 in stand in: from 1 in outside its sides on.
    void aPieceOneStandsIn_isAGround() {
        Scenario scenario = withPiece("ruin");
        scenario.terrain[0].kind = QStringLiteral("ruin");
        const PackTable table{scenario, *shipped("ruins").pack};
        const auto grounds = partitionByRules(table, scenario.models[0], someOf(2));
        QCOMPARE(grounds.size(), std::size_t{2});
        QVERIFY(std::abs(grounds[0].region.areaSquareInches() - (40 * 40 - 144)) < 1e-6);
        QVERIFY(std::abs(grounds[1].region.areaSquareInches() - 144) < 1e-6);
    }

    void basesWithin_keepHalfTheirSizeFromTheSides() {
        const PolygonSet square = unite(std::array{
            Ring{pointFromInches(20, 15), pointFromInches(30, 15), pointFromInches(30, 25), pointFromInches(20, 25)}});
        QVERIFY(std::abs(centersWithin(square, someOf(2)).areaSquareInches() - 64) < 1e-6);
        QVERIFY(std::abs(centersTouching(square, someOf(2)).areaSquareInches() - 144) < 1e-6);
        QVERIFY(centersWithin(square, someOf(11)).parts.empty());
        RegionQuestion samplePoint;
        QCOMPARE(centersWithin(square, samplePoint), square);
    }

    /// Bases of 2 in touch the viewer's disc up to 1 in away from it.
    void targetsThatTouch_areAroundTheViewer() {
        const Scenario scenario = withPiece("ruin");
        const double radius = 16 / 25.4;
        const double expected = std::numbers::pi * radius * radius + 4 * 2 * radius + 4;
        QVERIFY(std::abs(contactArea(scenario.models[0], someOf(2)).areaSquareInches() - expected) < 0.01);
    }

    /// Outlines of 40 corners, and of few corners that lie within or around them.
    void coarseOutlines_holdOrAreHeld() {
        const auto outline =
            Polygon::fromVertices(outlineOf({Footprint::oval(Length::fromInches(4), Length::fromInches(2)).value(),
                                             pointFromInches(3, 4), Angle::fromDegrees(20)},
                                            40))
                .value();
        const auto within = coarsened(outline, 12, true).value();
        const auto around = coarsened(outline, 12, false).value();
        QVERIFY(within.outline().size() <= 12 && around.outline().size() <= 12);
        QVERIFY(within.areaSquareInches() < outline.areaSquareInches() &&
                around.areaSquareInches() > outline.areaSquareInches());
        QVERIFY(around.areaSquareInches() < 1.15 * within.areaSquareInches());
        for (const Point corner : within.outline()) {
            QVERIFY(outline.contains(corner));
        }
        for (const Point corner : outline.outline()) {
            QVERIFY(around.contains(corner));
        }
        QVERIFY(!coarsened(within, 12, true));
        const auto notch = polygonOf({{0, 0}, {4, 0}, {2, 1}, {4, 4}, {0, 4}});
        QVERIFY(!coarsened(notch, 3, true));
    }

    /// A piece that a target stands behind within 2 in: a strip of shadow, and none beyond, if the target is no smaller
    /// than the piece and the viewer larger.
    void aShadow_reachesAsFarAsThePackSays() {
        Scenario scenario = withPiece("blocking");
        scenario.terrain[0].size = 3;
        scenario.models[0].size = 4;
        RegionQuestion question;
        question.from = {{"m"}};
        question.targetHeight = Length::fromInches(1);
        const SeenRegion seen = seenUnder(scenario, question, "malifaux-4e");
        QVERIFY(!seen.cell && !seen.possible);
        QVERIFY(!seen.region.contains(pointFromInches(31.9, 20)) && seen.region.contains(pointFromInches(32.1, 20)));
    }

    /// Who stands on a piece of size 4, 1 in high, is of size 6 and seen past a block of 5; beside it, at the same
    /// height, the target is of size 3.
    void theSizeStoodOn_countsWhereTheTargetStandsOnIt() {
        Scenario scenario = withPiece("crate", 1);
        scenario.terrain[0].size = 4;
        scenario.terrain.push_back(boxPiece("block", 12, 0, 13, 40, {.height = 5, .size = 5}));
        RegionQuestion question = someOf(2);
        question.targetHeight = Length::fromInches(2);
        question.targetElevation = Length::fromInches(1);
        const SeenRegion seen = seenUnder(scenario, question, "mcp");
        QVERIFY(!seen.cell && !seen.possible);
        for (const auto& [x, isSeen] :
             {std::pair{8.0, true}, {18.9, false}, {19.1, true}, {30.9, true}, {31.1, false}}) {
            QVERIFY2(seen.region.contains(pointFromInches(x, 20)) == isSeen, qPrintable(QString::number(x)));
        }
        question.targetElevation = {};
        QVERIFY(!seenUnder(scenario, question, "mcp").region.contains(pointFromInches(25, 20)));
    }

    /// Only a piece between the two sizes has a shadow that depends on where the target stands.
    void sizesThatDecideAlone_leaveTheTableWhole() {
        Scenario scenario = withPiece("blocking");
        RegionQuestion question;
        question.from = {{"m"}};
        question.targetHeight = Length::fromInches(2);
        // A piece that may block is a part by itself: it does not hide what stands on it.
        for (const auto& [piece, viewer, parts] :
             {std::tuple{4.0, 3.0, 2U}, {1.0, 3.0, 1U}, {2.5, 3.0, 3U}, {1.5, 1.0, 2U}}) {
            scenario.terrain[0].size = piece;
            scenario.models[0].size = viewer;
            const PackTable table{scenario, *shipped("malifaux-4e").pack};
            QCOMPARE(partitionByRules(table, scenario.models[0], question).size(), std::size_t{parts});
        }
    }

    /// A flat wood is seen into, but not past the bridge that carries the target over it.
    void whatCarriesTheTarget_hasABorder() {
        Scenario scenario = withPiece("dense", 0);
        scenario.terrain.push_back(
            boxPiece("bridge", 15, 19, 35, 21, {.kind = "platform", .elevation = 2.8, .height = 0.2}));
        RegionQuestion question = someOf(1);
        question.targetElevation = Length::fromInches(3);
        question.targetHeight = Length::fromInches(1.5);
        const auto cells =
            partitionByRules(PackTable{scenario, *shipped("bolt-action").pack}, scenario.models[0], question);
        for (const auto& [x, y] : {std::pair{25.0, 20.0}, {25.0, 18.6}, {25.0, 18.4}, {25.0, 21.4}, {25.0, 21.6}}) {
            const Point place = pointFromInches(x, y);
            const auto cell =
                std::ranges::find_if(cells, [&](const UniformCell& one) { return one.region.contains(place); });
            QVERIFY(cell != cells.end());
            for (const Point one : {place, cell->within}) {
                Scenario asked = scenario;
                asked.models.push_back(regionTargetAt(question, one));
                const PackTable table{asked, *shipped("bolt-action").pack};
                const auto wood = std::ranges::find(table.pieces(), scenario.terrain[0].id, &Piece::id);
                const auto index = static_cast<std::size_t>(wood - table.pieces().begin());
                QCOMPARE(table.standingOf(1, index, false).in, y < 18.5 || y > 21.5);
            }
        }
    }

    /// What is crossed completely is seen into.
    void whatIsCrossedCompletely_isSeenInto() {
        Scenario scenario = withPiece("dense");
        scenario.terrain[0].size = 5;
        RegionQuestion question;
        question.from = {{"m"}};
        const SeenRegion seen = seenUnder(scenario, question, "malifaux-4e");
        QVERIFY(!seen.cell && !seen.possible);
        QVERIFY(seen.region.contains(pointFromInches(29.9, 20)) && !seen.region.contains(pointFromInches(30.1, 20)));
        scenario.models[0].position = pointFromInches(25, 20);
        QVERIFY(std::abs(seenUnder(scenario, question, "malifaux-4e").areaSquareInches - 40 * 40) < 1e-6);
    }

    /// Two light woods in a row are seen through, three are not.
    void weights_addUpAlongALine() {
        Scenario scenario = withPiece("light-wood");
        RegionQuestion question;
        question.from = {{"m"}};
        scenario.terrain = {boxPiece("a", 10, 0, 11, 40), boxPiece("b", 15, 0, 16, 40), boxPiece("c", 20, 15, 21, 25)};
        for (Piece& piece : scenario.terrain) {
            piece.traits = {QStringLiteral("light-wood")};
        }
        const SeenRegion seen = seenUnder(scenario, question, woodsOnSquares());
        QVERIFY(!seen.cell && !seen.possible);
        QVERIFY(seen.region.contains(pointFromInches(19.9, 20)) && seen.region.contains(pointFromInches(35, 5)) &&
                !seen.region.contains(pointFromInches(35, 20)));
        scenario.terrain[0].traits = {QStringLiteral("heavy-wood")};
        QVERIFY(!seenUnder(scenario, question, woodsOnSquares()).region.contains(pointFromInches(35, 5)));
    }

    /// Woods two levels high count between two 'Mechs on the ground; from a hill three levels high only for those
    /// within 1.1 in of them. A model is seen in a wood, past the one before it.
    void weights_countByTheLevelsOfBoth() {
        Scenario scenario = withPiece("heavy-wood");
        scenario.terrain = {boxPiece("a", 20, 0, 20.3, 40), boxPiece("b", 20.4, 0, 20.7, 40)};
        for (Piece& piece : scenario.terrain) {
            piece.traits = {QStringLiteral("heavy-wood")};
        }
        RegionQuestion question;
        question.from = {{"m"}};
        for (const double hill : {0.0, 3.0}) {
            scenario.models[0].elevation = Length::fromInches(hill);
            const SeenRegion seen = seenUnder(scenario, question, woodsOnSquares());
            QVERIFY(!seen.cell && !seen.possible);
            QVERIFY(seen.region.contains(pointFromInches(20.5, 20)) &&
                    !seen.region.contains(pointFromInches(20.8, 20)));
            QCOMPARE(seen.region.contains(pointFromInches(21.45, 20)), hill > 0.0);
            for (double x = 18.031; x < 24.0; x += 0.0701) { // on no border
                Scenario asked = scenario;
                asked.models.push_back(regionTargetAt(question, pointFromInches(x, 12)));
                const PreparedTable table{asked, woodsOnSquares()};
                QVERIFY2(isSeen(table, 0, 1) == seen.region.contains(pointFromInches(x, 12)),
                         qPrintable(QString::number(x)));
            }
        }
    }

    /// Woods larger than a hex count by hexes, which lie around the viewer: their region is made of cells.
    void woodsOfSeveralHexes_areSeenThroughByCells() {
        Scenario scenario = withPiece("light-wood");
        scenario.terrain = {boxPiece("wood", 12, 15, 16, 25, {.height = 0, .traits = {QStringLiteral("light-wood")}})};
        RegionQuestion question;
        question.from = {{"m"}};
        const SeenRegion seen = seenUnder(scenario, question, "battletech");
        QVERIFY(seen.cell.has_value());
        for (double x = 0.75; x < 40; x += 2) {
            for (double y = 0.75; y < 40; y += 2) {
                Scenario asked = scenario;
                asked.models.push_back(regionTargetAt(question, pointFromInches(x, y)));
                const PreparedTable table{asked, shipped("battletech")};
                QVERIFY2(isSeen(table, 0, 1) == seen.region.contains(pointFromInches(x, y)),
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            }
        }
        QVERIFY(seen.region.contains(pointFromInches(35.25, 2.25)) &&
                !seen.region.contains(pointFromInches(35.25, 20.25)));
        // A wood of one hex leaves an exact region.
        scenario.terrain = {
            boxPiece("wood", 12, 19.5, 13, 20.5, {.height = 0, .traits = {QStringLiteral("light-wood")}})};
        QVERIFY(!seenUnder(scenario, question, "battletech").cell);
    }

    void woods_areSeenIntoAsFarAsThePackSays_data() {
        QTest::addColumn<bool>("isSeenThrough");
        QTest::newRow("into and through") << true;
        QTest::newRow("into, not through") << false;
    }
    /// From a spot a wood is seen 3 in into, and past where its corner is cut off by no more if the pack lets one see
    /// through; from a base what lies deeper is left open.
    void woods_areSeenIntoAsFarAsThePackSays() {
        QFETCH(bool, isSeenThrough);
        const RuleSet rules = isSeenThrough ? forestsSeenThrough() : shipped("warmachine-mk4");
        Scenario scenario = withPiece("forest");
        scenario.models[0].position = pointFromInches(2, 38); // models stand in each other's way
        RegionQuestion question;
        question.samplePoints = {pointFromInches(5, 20)};
        const SeenRegion seen = seenUnder(scenario, question, rules);
        QVERIFY(!seen.cell && seen.possible);
        QVERIFY(seen.region.contains(pointFromInches(22.99, 20)) &&
                !seen.possible->contains(pointFromInches(23.01, 20)) &&
                !seen.possible->contains(pointFromInches(35, 20)));
        // To (20 + 3 * cos, ...): the corner (20, 15) is passed by lines that rise by a little less than a third.
        const double slope = 5.0 / 15 * (1 - 0.04); // enters at y = 15.2, leaves through the upper side after 0.6 in
        QCOMPARE(seen.region.contains(pointFromInches(35, 20 - 30 * slope)), isSeenThrough);
        QVERIFY(seen.possible->areaSquareInches() - seen.areaSquareInches < 1);
        question.samplePoints.clear();
        question.from = {{"m"}};
        scenario.models[0].position = pointFromInches(5, 20);
        const SeenRegion fromBase = seenUnder(scenario, question, rules);
        QVERIFY(!fromBase.cell && fromBase.possible);
        QVERIFY(fromBase.region.contains(pointFromInches(35, 2)) && !fromBase.region.contains(pointFromInches(25, 20)));
        QVERIFY(fromBase.possible->contains(pointFromInches(25, 20)));
        QCOMPARE(fromBase.possible->contains(pointFromInches(35, 20)), isSeenThrough);
    }

    /// Corners of a cell of 1 in see corners of another: a target whose cell has a corner beside the wall is seen.
    void cornersOfCells_lookAtCorners() {
        Scenario scenario = withPiece("wall");
        scenario.models[0].position = pointFromInches(5.5, 15.5);
        RegionQuestion question;
        question.from = {{"m"}};
        const SeenRegion seen = seenUnder(scenario, question, "dnd-5e");
        QVERIFY(!seen.cell && !seen.possible);
        QVERIFY(seen.region.contains(pointFromInches(35, 15.4)) && !seen.region.contains(pointFromInches(35, 20)));
    }

    /// The smallest patch that counts: over a wall as high as all of a target but 2 mm it is not seen, 3 mm are needed.
    void patches_haveASmallestSize() {
        for (const auto& [hidden, isSeen] : {std::pair{2.0 - 2 / 25.4, false}, {2.0 - 4 / 25.4, true}}) {
            Scenario scenario = withPiece("wall", hidden);
            RegionQuestion question;
            question.from = {{"m"}};
            scenario.models[0].facing = Angle::fromDegrees(0);
            scenario.models[0].height = Length::fromInches(2);
            const SeenRegion seen = seenUnder(scenario, question, "infinity-n5");
            QVERIFY(!seen.cell);
            QCOMPARE(seen.region.contains(pointFromInches(35, 20)), isSeen);
        }
        // Under a beam as well.
        for (const auto& [gap, isSeen] : {std::pair{2.0, false}, {5.0, true}}) {
            Scenario scenario = withPiece("wall", 5);
            scenario.terrain[0].elevation = Length::fromMillimeters(gap);
            RegionQuestion question;
            question.from = {{"m"}};
            const SeenRegion seen = seenUnder(scenario, question, "infinity-n5");
            QVERIFY(!seen.cell);
            QCOMPARE(seen.region.contains(pointFromInches(35, 20)), isSeen);
        }
    }

    /// What a region asks about has no printed dot, so that a line to its middle may enter over any side.
    void targetsWithoutADot_areSeenFromAllSides() {
        Scenario scenario = withPiece("wall");
        scenario.models[0].position = pointFromInches(20, 20);
        RegionQuestion question;
        question.from = {{"m"}};
        question.wants = RegionWants::SomePart;
        question.targetBase = Footprint::rectangle(Length::fromInches(4), Length::fromInches(2)).value();
        const RegionTable table{PreparedTable{scenario, shipped("armada")}};
        const SeenRegion seen = seenRegion(table, question);
        QVERIFY(!seen.cell && !seen.possible);
        const std::array samplePoints{pointFromInches(20, 30), pointFromInches(20, 10),     pointFromInches(29, 25),
                                      pointFromInches(31, 25), pointFromInches(21.9, 20.9), pointFromInches(23, 20)};
        const auto judged = judgedAt(table, question, samplePoints);
        QVERIFY(std::ranges::find(judged, false) == judged.end()); // obstacles never block
        for (std::size_t i = 0; i < samplePoints.size(); ++i) {
            QVERIFY2(seen.region.contains(samplePoints[i]) == judged[i], qPrintable(QString::number(i)));
        }
        question.wants = RegionWants::Point; // without size there are no sides
        QCOMPARE(seenUnder(scenario, question, "armada").areaSquareInches, 40.0 * 40.0);
    }

    /// Where the parts of the table meet nothing is left over: each outline and hole has some width.
    void betweenParts_noSlitsAreLeft() {
        const Scenario tournament = withKinds();
        for (const char* rules : {"malifaux-4e", "ruins", "saga"}) {
            RegionQuestion question = someOf(1.25);
            question.from = {tournament.models.front().id};
            const SeenRegion seen = seenUnder(tournament, question, rules);
            const PolygonSet table = unite(std::array{Ring{{},
                                                           {tournament.table.width, {}},
                                                           {tournament.table.width, tournament.table.height},
                                                           {{}, tournament.table.height}}});
            const PolygonSet hidden = subtract(table, ringsOf(seen.region));
            const PolygonSet wide = removeSlivers(hidden, Length::fromNanometers(50));
            std::size_t corners = 0;
            std::size_t left = 0;
            for (const Ring& ring : ringsOf(hidden)) {
                corners += ring.size();
            }
            for (const Ring& ring : ringsOf(wide)) {
                left += ring.size();
            }
            QVERIFY2(corners <= left + 2, qPrintable(QStringLiteral("%1: %2 corners, %3 without slits")
                                                         .arg(QLatin1String{rules})
                                                         .arg(corners)
                                                         .arg(left)));
        }
    }

    void whoIsNoLeader_seesNothing() {
        Scenario scenario = withPiece("wall");
        scenario.models.push_back(modelAt("chief", 8, 30));
        for (Model& model : scenario.models) {
            model.player = {"p"};
            model.unit = QStringLiteral("one");
        }
        scenario.models[1].keywords = {QStringLiteral("leader")};
        RegionQuestion question;
        question.from = {{"m"}};
        QCOMPARE(seenUnder(scenario, question, "legion").areaSquareInches, 0.0);
        question.from = {{"chief"}};
        QVERIFY(seenUnder(scenario, question, "legion").areaSquareInches > 500);
    }

    /// Neither the grounds nor the region depend on the number of threads.
    void onSeveralThreads_groundsAndRegionsAreTheSame_data() { sightline::testsupport::addPackRows(); }
    void onSeveralThreads_groundsAndRegionsAreTheSame() {
        QFETCH(const QString, id);
        const RuleSet rules = *shippedRuleSet(id);
        Random random{11};
        const Scenario scenario = dressedFor(randomScene(2), rules, random);
        RegionQuestion question = someOf(1.5);
        const PackTable pack{scenario, *rules.pack};
        const auto groundsOn = [&](int threads) {
            std::vector<std::pair<PolygonSet, Point>> all;
            for (const UniformCell& ground : partitionByRules(pack, scenario.models.front(), question, threads)) {
                all.emplace_back(ground.region, ground.within);
            }
            return all;
        };
        QVERIFY(groundsOn(3) == groundsOn(1));
        question.wants = RegionWants::Point;
        question.from = {scenario.models.front().id};
        question.cell = Length::fromInches(4);
        const auto seenOn = [&](int threads) {
            return seenRegion(RegionTable{PreparedTable{scenario, rules}}, question, {}, threads);
        };
        QVERIFY(seenOn(3) == seenOn(1));
    }

    /// Grounds cover the table without overlap, and what stops lines to a target is the same all over each.
    void onAGround_theSameThingsStop_data() { sightline::testsupport::addPackRows(); }
    void onAGround_theSameThingsStop() {
        QFETCH(const QString, id);
        const RuleSet rules = *shippedRuleSet(id);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Random random{seed * 7 + 1};
            const Scenario scenario = dressedFor(randomScene(seed), rules, random);
            RegionQuestion question = someOf(random.between(0.5, 3));
            question.wants = random.oneIn(3) ? RegionWants::Point : RegionWants::SomePart;
            question.targetFacing = Angle::fromDegrees(random.below(360));
            question.targetElevation = random.oneIn(2) ? Length::fromInches(random.between(0, 6)) : Length{};
            const Model& viewer = scenario.models.front();
            const PackTable table{scenario, *rules.pack};
            const auto grounds = partitionByRules(table, viewer, question);
            double area = 0.0;
            for (const UniformCell& ground : grounds) {
                area += ground.region.areaSquareInches();
            }
            const double whole = scenario.table.width.inches() * scenario.table.height.inches();
            QVERIFY2(std::abs(area - whole) < 1e-4 * whole,
                     qPrintable(QStringLiteral("seed %1: %2 of %3 sq in").arg(seed).arg(area).arg(whole)));
            for (int i = 0; i < 20; ++i) {
                const Point samplePoint = pointFromInches(random.between(0, scenario.table.width.inches()),
                                                          random.between(0, scenario.table.height.inches()));
                const auto ground = std::ranges::find_if(grounds, [&](const UniformCell& one) {
                    return one.region.contains(samplePoint) && inchesToBorder(one.region, samplePoint) > 2e-3;
                });
                if (ground == grounds.end()) {
                    continue;
                }
                QVERIFY2(stopsAt(scenario, *rules.pack, viewer, question, samplePoint) ==
                             stopsAt(scenario, *rules.pack, viewer, question, ground->within),
                         qPrintable(QStringLiteral("seed %1, spot (%2, %3)")
                                        .arg(seed)
                                        .arg(samplePoint.x.inches())
                                        .arg(samplePoint.y.inches())));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestTargetGrounds)
#include "tst_uniform_cells.moc"
