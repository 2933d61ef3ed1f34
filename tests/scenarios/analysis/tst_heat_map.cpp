#include "scenarios/analysis/heat_map.h"

#include "scenarios/analysis/isolines.h"
#include "scenarios/conformance/random_scene.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"
#include "tests/support/straight_shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

RegionTable tableOf(const Scenario& scenario, const char* rules) {
    return RegionTable{PreparedTable{scenario, *shippedRuleSet(QString::fromLatin1(rules))}};
}

/// The counts by asking the judge about each viewer and each spot.
std::vector<int> judged(const RegionTable& table,
                        const RegionQuestion& look,
                        const std::vector<Model>& viewers,
                        const SamplePointGrid& grid) {
    std::vector<int> counts;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            const Model target = regionTargetAt(look, grid.samplePoint(column, row));
            counts.push_back(static_cast<int>(std::ranges::count_if(viewers, [&](const Model& viewer) {
                return visibilityBetween(table.table(), viewer, target) == Visibility::Clear;
            })));
        }
    }
    return counts;
}

/// How many spots have another count than expected; each is told.
int differing(const HeatMap& map, const std::vector<int>& expected, int seed) {
    int wrong = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (map.counts[i] != expected[i]) {
            ++wrong;
            qWarning("seed %d, spot %d: %d instead of %d", seed, static_cast<int>(i), map.counts[i], expected[i]);
        }
    }
    return wrong;
}

} // namespace

/// Heat maps are sums of the judge's answers over spots.
class TestHeatMap : public QObject {
    Q_OBJECT

private slots:
    void models_areCountedWhereTheJudgeSaysTheySee_data() { addRows("rules", {"plan", "height-tags", "volume"}); }
    /// Cells of an odd size, so that no spot lies on a border by its making.
    void models_areCountedWhereTheJudgeSaysTheySee() {
        QFETCH(QString, rules);
        constexpr int kFirstSeed = 7101;
        constexpr int kSeeds = 6;
        std::int64_t samplePoints = 0;
        std::int64_t wrong = 0;
        for (int seed = kFirstSeed; seed < kFirstSeed + kSeeds; ++seed) {
            const Scenario scenario = randomScene(static_cast<std::uint64_t>(seed));
            const RegionTable table = tableOf(scenario, rules.toLatin1().constData());
            HeatQuestion question;
            question.look.cell = Length::fromMillimeters(58.317);
            std::vector<Model> viewers;
            for (const Model& model : scenario.models) {
                question.look.from.push_back(model.id);
                viewers.push_back(model);
            }
            const HeatMap map = heatMap(table, question);
            QCOMPARE(map.viewers, static_cast<int>(viewers.size()));
            const auto expected = judged(table, question.look, viewers, map.grid);
            samplePoints += std::ssize(expected);
            wrong += differing(map, expected, seed);
        }
        qInfo("%lld spots, seeds %d to %d", static_cast<long long>(samplePoints), kFirstSeed, kFirstSeed + kSeeds - 1);
        QCOMPARE(wrong, 0);
        QVERIFY(samplePoints > 1000);
    }

    void onWholeInches_linesThatTouchCountToo_data() { models_areCountedWhereTheJudgeSaysTheySee_data(); }
    /// Pieces and walls on half inches, so that lines from middle to middle run through corners and along sides; cells
    /// that the table's edge cuts off; viewers in pieces and on walls.
    void onWholeInches_linesThatTouchCountToo() {
        QFETCH(QString, rules);
        constexpr int kSeeds = 6;
        int touching = 0;
        for (int seed = 1; seed <= kSeeds; ++seed) {
            Random random{static_cast<std::uint64_t>(seed)};
            Scenario scenario = makeScenario({.width = 16.5, .height = 11.25});
            const auto halves = [&](int most) { return 0.5 * random.below(2 * most); };
            for (int i = 0; i < 5; ++i) {
                const double x = 1 + halves(11);
                const double y = halves(8);
                scenario.terrain.push_back(
                    boxPiece(QStringLiteral("box-%1").arg(i), x, y, x + 0.5 + halves(3), y + 0.5 + halves(3)));
                scenario.terrain.back().height = Length::fromInches(random.oneIn(2) ? 6 : 3);
            }
            // Half of the time spots stand on the wall, and on the sides of a piece that is turned.
            const double off = 0.5 * (seed % 2);
            scenario.terrain.push_back(
                makePiece("wall", wallOf({{8 + off, 1 + off}, {8 + off, 5 + off}, {11 + off, 5 + off}})));
            scenario.terrain.push_back(makePiece(
                "turned", polygonOf({{2 + off, 5 + off}, {4 + off, 6 + off}, {3 + off, 8 + off}, {1 + off, 7 + off}})));
            const RegionTable table = tableOf(scenario, rules.toLatin1().constData());
            HeatQuestion question;
            question.look.cell = Length::fromInches(1);
            const SamplePointGrid grid{{{}, {scenario.table.width, scenario.table.height}}, question.look.cell};
            const std::size_t stride = rules == u"volume" ? 11 : 1;
            for (std::size_t i = 0; i < grid.count(); i += stride) {
                HeatQuestion one = question;
                one.look.samplePoints = {grid.samplePoint(i)};
                const HeatMap map = heatMap(table, one, {}, 1);
                const auto expected = judged(table, one.look, {regionViewerAt(one.look, grid.samplePoint(i))}, grid);
                for (std::size_t k = 0; k < expected.size(); ++k) {
                    const Point from = grid.samplePoint(i);
                    const Point to = grid.samplePoint(k);
                    QVERIFY2(map.counts[k] == expected[k],
                             qPrintable(QStringLiteral("seed %1: (%2, %3) to (%4, %5): %6 instead of %7")
                                            .arg(seed)
                                            .arg(from.x.inches())
                                            .arg(from.y.inches())
                                            .arg(to.x.inches())
                                            .arg(to.y.inches())
                                            .arg(map.counts[k])
                                            .arg(expected[k])));
                    touching += rules == u"plan" && expected[k] > 0 &&
                                        firstHit({from, to}, table.map().terrain(), std::array{0, 1, 2, 3, 4, 5, 6},
                                                 TouchRule::Blocked)
                                    ? 1
                                    : 0;
                }
            }
        }
        qInfo("%d lines that touch, seeds 1 to %d", touching, kSeeds);
        QVERIFY(rules != u"plan" || touching > 1000);
    }

    /// Each spot of a piece that is ignored for lines into it is counted, to its very edges, from near and far and from
    /// all sides.
    void spotsOfAnIgnoredPiece_areCountedFromAllSides() {
        Scenario scenario =
            makeScenario({.width = 30,
                          .height = 30,
                          .terrain = {boxPiece("wide", 11, 12, 19, 18), boxPiece("beside", 21, 10, 22, 15)}});
        const RegionTable table = tableOf(scenario, "height-tags");
        HeatQuestion question;
        question.look.cell = Length::fromMillimeters(7.317);
        std::vector<Model> viewers;
        for (int turn = 0; turn < 24; ++turn) {
            const double reach = 6.0 + turn % 3 * 4.0;
            question.look.samplePoints.push_back(
                pointFromInches(15.013 + reach * std::cos(turn * 0.2618), 15.007 + reach * std::sin(turn * 0.2618)));
            viewers.push_back(regionViewerAt(question.look, question.look.samplePoints.back()));
        }
        const HeatMap map = heatMap(table, question);
        const auto expected = judged(table, question.look, viewers, map.grid);
        int within = 0;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY2(
                map.counts[i] == expected[i],
                qPrintable(QStringLiteral("spot %1: %2 instead of %3").arg(i).arg(map.counts[i]).arg(expected[i])));
            within += expected[i] > 0 &&
                      std::get<Polygon>(scenario.terrain[0].outline).containsInside(map.grid.samplePoint(i));
        }
        QVERIFY(within > 400);
    }

    /// A low piece stands in nobody's way: what lies in it is seen as if it were not there, also where a tall one
    /// stands on it and where a wall crosses it.
    void spotsOfAPieceThatNeverBlocks_areCountedToo() {
        Scenario scenario =
            makeScenario({.width = 30,
                          .height = 30,
                          .terrain = {boxPiece("low", 11, 12, 19, 18, 1), boxPiece("tall", 16, 14, 22, 17),
                                      boxPiece("beside", 6, 10, 7, 15), boxPiece("walled", 10, 22, 20, 28, 1)}});
        PieceWall wall{straightWall(14, 22, 14, 27), {}, true, Length::fromInches(6), {}};
        scenario.terrain[3].walls = {wall};
        const RegionTable table = tableOf(scenario, "height-tags");
        HeatQuestion question;
        question.look.cell = Length::fromMillimeters(11.317);
        std::vector<Model> viewers;
        for (const auto& [x, y] : {std::pair{3.013, 12.007},
                                   {13.1, 14.2},
                                   {17.3, 15.1},
                                   {20.7, 15.3},
                                   {28.2, 20.9},
                                   {12.2, 25.1},
                                   {16.1, 25.3}}) {
            question.look.samplePoints.push_back(pointFromInches(x, y));
            viewers.push_back(regionViewerAt(question.look, question.look.samplePoints.back()));
        }
        const HeatMap map = heatMap(table, question);
        const auto expected = judged(table, question.look, viewers, map.grid);
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY2(
                map.counts[i] == expected[i],
                qPrintable(QStringLiteral("spot %1: %2 instead of %3").arg(i).arg(map.counts[i]).arg(expected[i])));
        }
    }

    /// Among them viewers and spots within pieces that height-tags ignores for lines that end in them.
    void spots_areCountedWhereTheJudgeSaysTheySee_data() { models_areCountedWhereTheJudgeSaysTheySee_data(); }
    void spots_areCountedWhereTheJudgeSaysTheySee() {
        QFETCH(QString, rules);
        constexpr int kFirstSeed = 7201;
        constexpr int kSeeds = 8;
        std::int64_t wrong = 0;
        std::int64_t held = 0;
        for (int seed = kFirstSeed; seed < kFirstSeed + kSeeds; ++seed) {
            const Scenario scenario = randomScene(static_cast<std::uint64_t>(seed));
            const RegionTable table = tableOf(scenario, rules.toLatin1().constData());
            HeatQuestion question;
            question.look.cell = Length::fromMillimeters(71.117);
            std::vector<Model> viewers;
            const auto addViewer = [&](Point samplePoint) {
                question.look.samplePoints.push_back(samplePoint);
                viewers.push_back(regionViewerAt(question.look, samplePoint));
            };
            for (const Piece& piece : scenario.terrain) {
                if (!piece.isWall() && viewers.size() < 4) {
                    const Point middle = std::get<Polygon>(piece.outline).centroid();
                    held += std::get<Polygon>(piece.outline).containsInside(middle) ? 1 : 0;
                    addViewer(middle);
                }
            }
            for (const Model& model : scenario.models) {
                addViewer(model.position + Vector{Length::fromNanometers(1'234'567), Length::fromNanometers(891'011)});
            }
            const HeatMap map = heatMap(table, question);
            const auto expected = judged(table, question.look, viewers, map.grid);
            wrong += differing(map, expected, seed);
        }
        qInfo("seeds %d to %d, %lld viewers within pieces", kFirstSeed, kFirstSeed + kSeeds - 1,
              static_cast<long long>(held));
        QCOMPARE(wrong, 0);
        QVERIFY(held > 10);
    }

    /// Under packs, too, where viewers and spots share one table: as many as see it when each viewer is asked alone.
    void underRules_spotsAreCountedAsForEachViewerAlone_data() {
        addRows("rules", {"40k-11e", "dnd-5e", "kill-team-2024"});
    }
    void underRules_spotsAreCountedAsForEachViewerAlone() {
        QFETCH(QString, rules);
        constexpr std::uint64_t kSeed = 7301;
        const RegionTable table = tableOf(randomScene(kSeed), rules.toLatin1().constData());
        HeatQuestion question;
        question.look.cell = Length::fromInches(4);
        for (const Model& model : table.table().scenario().models) {
            question.look.samplePoints.push_back(model.position);
        }
        QVERIFY(!question.look.samplePoints.empty());
        const HeatMap map = heatMap(table, question);
        std::vector<Point> spots;
        for (std::size_t i = 0; i < map.grid.count(); ++i) {
            spots.push_back(map.grid.samplePoint(i));
        }
        std::vector<int> expected(spots.size(), 0);
        for (const Point viewer : question.look.samplePoints) {
            RegionQuestion alone = question.look;
            alone.samplePoints = {viewer};
            const std::vector<bool> seen = judgedAt(table, alone, spots);
            std::ranges::transform(expected, seen, expected.begin(), std::plus<>{});
        }
        QCOMPARE(map.counts, expected);
        QVERIFY2(std::ranges::max(expected) > 0, "seed 7301 has no line at all");
    }

    /// A table of 12 x 6 in with a wall between two models, under every rule set that ships.
    void underAnyRules_aCellHasTheCountOfTheJudge_data() { addIdRows(shippedRuleSets(), "rules"); }
    void underAnyRules_aCellHasTheCountOfTheJudge() {
        QFETCH(QString, rules);
        Scenario scenario = makeScenario(
            {.width = 12, .height = 6, .terrain = {boxPiece("hall", 5, 1, 7, 5, {.kind = "ruin", .height = 6})}});
        const RegionTable table = tableOf(scenario, rules.toLatin1().constData());
        HeatQuestion question;
        question.look.cell = Length::fromInches(2);
        question.look.samplePoints = {pointFromInches(1, 3), pointFromInches(3, 1)};
        const HeatMap map = heatMap(table, question);
        QCOMPARE(map.rules, rules);
        QCOMPARE(map.counts.size(), std::size_t{18});
        std::vector<Point> spots;
        for (std::size_t i = 0; i < map.grid.count(); ++i) {
            spots.push_back(map.grid.samplePoint(i));
        }
        std::vector<int> expected(spots.size(), 0);
        for (const Point viewer : question.look.samplePoints) {
            RegionQuestion alone = question.look;
            alone.samplePoints = {viewer};
            const std::vector<bool> seen = judgedAt(table, alone, spots);
            std::ranges::transform(expected, seen, expected.begin(), std::plus<>{});
        }
        QCOMPARE(map.counts, expected);
        QVERIFY2(map.most() > 0, "no viewer sees any cell");
    }

    void zoneCells_areViewersWithoutSize() {
        Scenario scenario = makeScenario(
            {.terrain = {boxPiece("wall", 20.1, 10.1, 21.3, 30.2, 5)}, .zones = {zoneOf("z", "", 0, 10, 3, 14)}});
        const RegionTable table = tableOf(scenario, "plan");
        HeatQuestion question;
        question.look.zone = ZoneId{"z"};
        question.look.cell = Length::fromInches(2);
        question.zoneCell = Length::fromInches(1);
        const HeatMap map = heatMap(table, question);
        QCOMPARE(map.viewers, 12);
        std::vector<Model> viewers;
        for (const Point samplePoint : samplePointsIn({ZoneId{"z"}}, scenario, *question.zoneCell)) {
            viewers.push_back(regionViewerAt(question.look, samplePoint));
        }
        QCOMPARE(viewers.size(), std::size_t{12});
        QVERIFY(viewers.front().position == pointFromInches(0.5, 10.5));
        QVERIFY(map.counts == judged(table, question.look, viewers, map.grid));
        QVERIFY(map.most() == 12 && std::ranges::min(map.counts) == 0);
        QVERIFY(heatMap(table, question, {}, 1).counts == heatMap(table, question, {}, 3).counts);
        // The zone as one viewer sees all that any of its places sees.
        question.zoneCell.reset();
        const HeatMap whole = heatMap(table, question);
        QCOMPARE(whole.viewers, 1);
        for (std::size_t i = 0; i < map.counts.size(); ++i) {
            QVERIFY(whole.counts[i] == 1 || map.counts[i] == 0);
        }
    }

    void onATableThatIsTheSameFromBothSides_mapsAreToo() {
        Scenario scenario =
            makeScenario({.terrain = {boxPiece("a", 12.3, 8.4, 20.7, 13.6), boxPiece("b", 39.3, 30.4, 47.7, 35.6)}});
        for (Piece& piece : scenario.terrain) {
            piece.height = Length::fromInches(5);
        }
        scenario.zones = {zoneOf("left", "", 0, 0, 6, 44), zoneOf("right", "", 54, 0, 60, 44)};
        const RegionTable table = tableOf(scenario, "plan");
        const auto mapOf = [&](const char* zone) {
            HeatQuestion question;
            question.look.zone = ZoneId{QString::fromLatin1(zone)};
            question.zoneCell = Length::fromInches(1);
            question.look.cell = Length::fromInches(0.5);
            return heatMap(table, question);
        };
        const HeatMap left = mapOf("left");
        HeatMap right = mapOf("right");
        QCOMPARE(left.meanShare(), right.meanShare());
        QVERIFY(std::ranges::any_of(heatDifference(left, right), [](int one) { return one != 0; }));
        std::ranges::reverse(right.counts); // half a turn
        QVERIFY(left.counts == right.counts);
    }

    void stops_countNothing() {
        Scenario scenario = makeScenario({.models = {modelAt("m", 15, 20)}});
        HeatQuestion question;
        question.look.from = {{"m"}};
        std::stop_source stop;
        stop.request_stop();
        const HeatMap map = heatMap(tableOf(scenario, "plan"), question, {}, 1, stop.get_token());
        QCOMPARE(map.most(), 0);
        QCOMPARE(map.counts.size(), map.grid.count());
    }

    /// A cone: its isolines are circles, closed, in the order of the way round.
    void isolines_ofACone_areCircles() {
        const SamplePointGrid grid{{{}, pointFromInches(40, 30)}, Length::fromInches(0.5)};
        std::vector<double> values;
        const auto radius = [](Point p) { return std::hypot(p.x.inches() - 20.0, p.y.inches() - 15.0); };
        for (int row = 0; row < grid.rows(); ++row) {
            for (int column = 0; column < grid.columns(); ++column) {
                values.push_back(20.0 - radius(grid.samplePoint(column, row)));
            }
        }
        const auto lines = isolines(grid, values, 10.0);
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(lines[0].front() == lines[0].back() && lines[0].size() > 60);
        for (const Point p : lines[0]) {
            QVERIFY(std::abs(radius(p) - 10.0) < 0.02);
        }
        // Cut off by the table's edge: four arcs, each from edge to edge.
        const auto arcs = isolines(grid, values, 3.0);
        QCOMPARE(arcs.size(), std::size_t{2});
        for (const Isoline& arc : arcs) {
            QVERIFY(!(arc.front() == arc.back()));
        }
        QVERIFY(isolines(grid, values, 30.0).empty());
    }

    void isolines_throughASaddle_doNotCross() {
        const SamplePointGrid grid{{{}, pointFromInches(2, 2)}, Length::fromInches(1)};
        QCOMPARE(isolines(grid, {1, 0, 0, 1}, 0.5).size(), std::size_t{2});
        QCOMPARE(isolines(grid, {1, 0, 0, 1}, 0.9).size(), std::size_t{2});
        QCOMPARE(isolines(grid, {0, 1, 1, 0}, 0.5).size(), std::size_t{2});
        QCOMPARE(isolines(grid, {1, 1, 0, 0}, 0.5).size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(TestHeatMap)
#include "tst_heat_map.moc"
