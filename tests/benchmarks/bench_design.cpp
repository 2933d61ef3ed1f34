#include "geometry/sight/plan/sample_points.h"
#include "scenarios/analysis/heat_map.h"
#include "scenarios/analysis/isovist_field.h"
#include "scenarios/analysis/layout_report.h"
#include "scenarios/analysis/model_path.h"
#include "scenarios/analysis/sample_point_sight.h"
#include "tests/benchmarks/bench_scenario.h"
#include "tests/benchmarks/goal_sheet.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/peers/peer.h"
#include "tests/benchmarks/peers/spot_pairs.h"
#include "tests/support/random.h"

#include <array>
#include <cmath>
#include <cstdio>

/// What designers ask of a table, beside peers in one run and held against the judge: what was asked for, and what came
/// out. Times are the best of several passes. Takes the name of a file for the figures as JSON.
namespace {

using namespace sightline;
using namespace sightline::scenarios;
using benchmarks::BenchBoard;
using benchmarks::GoalSheet;
using geometry::Length;
using geometry::Point;

constexpr double kMillisecond = 1e3; ///< microseconds
constexpr double kSecond = 1e6;

geometry::Box frame() {
    const auto length = [](double millimeters) { return Length::fromMillimeters(millimeters); };
    return {{length(benchmarks::kFrameLowMillimeters), length(benchmarks::kFrameLowMillimeters)},
            {length(benchmarks::kFrameRightMillimeters), length(benchmarks::kFrameBottomMillimeters)}};
}

/// One board, ready for all questions.
struct Board {
    explicit Board(int pieces)
        : bench{benchmarks::benchBoard(benchmarks::Layout::Ruins, pieces)},
          scenario{scenarioWithZone(bench)},
          table{benchmarks::preparedTableOf(scenario)} {}

    /// With a deployment zone of 8.5 in: 1,496 positions half an inch apart.
    static Scenario scenarioWithZone(const BenchBoard& board) {
        Scenario scenario = benchmarks::scenarioOf(board);
        Zone zone;
        zone.id = {QStringLiteral("zone")};
        zone.player = {QStringLiteral("a")};
        zone.polygon = geometry::Polygon::fromVertices(std::array{Point{}, geometry::pointFromInches(8.5, 0),
                                                                  geometry::pointFromInches(8.5, 44),
                                                                  geometry::pointFromInches(0, 44)})
                           .value();
        scenario.zones = {zone};
        return scenario;
    }

    BenchBoard bench;
    Scenario scenario;
    RegionTable table;
};

std::string at(const Board& board, const char* what) {
    return std::string{what} + ", " + std::to_string(board.bench.blockers.size()) + " pieces";
}

/// Microseconds, in the mean: of 30 viewers asked again and again, and of as many spots as a drag asks about, one after
/// another.
struct PointTimes {
    double viewers;
    double samplePoints;
};

/// The processor learns the ways of 30 looks through 48 pieces by heart, and not those of so many.
double manySamplePoints(const Board& board,
                        const geometry::RegionMap& map,
                        const std::vector<geometry::Occlusion>& counts,
                        GoalSheet& sheet) {
    constexpr std::size_t kSamplePoints = 2000;
    testsupport::Random random{3};
    std::vector<Point> samplePoints;
    for (std::size_t i = 0; i < kSamplePoints; ++i) {
        samplePoints.push_back(geometry::pointFromInches(random.between(0, 60), random.between(0, 44)));
    }
    geometry::VisibilityPolygon region;
    const auto all = benchmarks::timePairs(1, [&](std::size_t) {
        for (const Point samplePoint : samplePoints) {
            findVisibilityPolygon(samplePoint, map, counts, {}, region);
        }
    });
    const double mean = all.meanMicros / static_cast<double>(kSamplePoints);
    sheet.add({at(board, "visible region from a point, 2,000 spots one after another"), mean, "µs",
               board.bench.blockers.size() == 48 ? std::optional{4.0} : std::nullopt});
    return mean;
}

PointTimes pointRegions(const Board& board, GoalSheet& sheet) {
    const geometry::RegionMap map{geometry::TerrainMap{board.bench.blockers}, frame()};
    const std::vector<geometry::Occlusion> counts(board.bench.blockers.size(), geometry::Occlusion::Always);
    std::vector<Point> viewers;
    std::ranges::transform(board.bench.observers, std::back_inserter(viewers), geometry::centerPoint);
    const auto peer = benchmarks::cgalRegions(board.bench);
    geometry::VisibilityPolygon region;
    double farthest = 0.0;
    for (std::size_t i = 0; i < viewers.size(); ++i) {
        findVisibilityPolygon(viewers[i], map, counts, {}, region);
        peer->look(i);
        farthest = std::max(farthest, std::abs(region.areaSquareInches() - peer->areaSquareInches()));
    }
    if (farthest > 1e-4) {
        sheet.fail(at(board, "areas of regions differ from CGAL's"));
    }
    const auto ours = benchmarks::timePairs(
        viewers.size(), [&](std::size_t i) { findVisibilityPolygon(viewers[i], map, counts, {}, region); });
    const auto theirs = benchmarks::timePairs(viewers.size(), [&](std::size_t i) { peer->look(i); });
    sheet.add({at(board, "visible region from a point, mean of 30"),
               ours.meanMicros,
               "µs",
               board.bench.blockers.size() == 48 ? std::optional{4.0} : std::nullopt,
               {},
               theirs.meanMicros,
               "CGAL triangular expansion",
               "median " + std::to_string(ours.medianMicros).substr(0, 4)});
    return {ours.meanMicros, manySamplePoints(board, map, counts, sheet)};
}

/// A tenth of the spots and more lie in what is seen; those on its border are hit by nobody.
void checkBase(const Board& board,
               const ModelId& model,
               const geometry::PolygonSet& region,
               testsupport::Random& random,
               GoalSheet& sheet) {
    std::vector<Point> samplePoints;
    for (int i = 0; i < 40; ++i) {
        samplePoints.push_back(geometry::pointFromInches(random.between(0, 60), random.between(0, 44)));
    }
    RegionQuestion question;
    question.from = {model};
    const auto judged = judgedAt(board.table, question, samplePoints);
    for (std::size_t i = 0; i < samplePoints.size(); ++i) {
        if (region.contains(samplePoints[i]) != judged[i]) {
            sheet.fail(at(board, "a region from a base is not the judge's"));
            return;
        }
    }
}

double baseRegions(const Board& board, GoalSheet& sheet) {
    const auto& bases = board.bench.observers;
    const std::vector<geometry::Occlusion> counts(board.bench.blockers.size(), geometry::Occlusion::Always);
    testsupport::Random random{1};
    for (std::size_t i = 0; i < bases.size(); ++i) {
        checkBase(board, board.scenario.models[i].id, regionSeenFrom(std::array{bases[i]}, board.table.map(), counts),
                  random, sheet);
    }
    const auto times = benchmarks::timePairs(bases.size(), [&](std::size_t i) {
        static_cast<void>(regionSeenFrom(std::array{bases[i]}, board.table.map(), counts));
    });
    sheet.add({at(board, "visible region from a whole base, mean of 30"), times.meanMicros / kMillisecond, "ms",
               board.bench.blockers.size() == 48 ? std::optional{1.0} : std::nullopt});
    return times.meanMicros;
}

HeatQuestion heatOfTheZone() {
    HeatQuestion question;
    question.look.cell = Length::fromInches(0.5);
    question.look.zone = ZoneId{QStringLiteral("zone")};
    question.zoneCell = question.look.cell;
    return question;
}

/// Compares each cell of some viewers, one by one.
void checkHeat(const Board& board,
               std::span<const Point> viewers,
               std::span<const Point> samplePoints,
               GoalSheet& sheet) {
    HeatQuestion some = heatOfTheZone();
    some.look.zone.reset();
    some.look.samplePoints.assign(viewers.begin(), viewers.end());
    std::vector<int> expected(samplePoints.size(), 0);
    for (const Point viewer : viewers) {
        RegionQuestion one;
        one.samplePoints = {viewer};
        const auto seen = judgedAt(board.table, one, samplePoints);
        for (std::size_t i = 0; i < samplePoints.size(); ++i) {
            expected[i] += seen[i] ? 1 : 0;
        }
    }
    if (heatMap(board.table, some).counts != expected) {
        sheet.fail(at(board, "counts of a heat map are not the judge's"));
    }
}

std::size_t differing(const std::vector<int>& a, const std::vector<int>& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        count += a[i] != b[i] ? 1U : 0U;
    }
    return count;
}

void addHeatPeers(const Board& board,
                  const HeatMap& map,
                  std::span<const Point> viewers,
                  std::span<const Point> samplePoints,
                  double micros,
                  GoalSheet& sheet) {
    const auto embree = benchmarks::pairsByEmbree(board.bench.blockers);
    std::vector<int> counts;
    const auto rays = benchmarks::timeRuns(3, [&] { counts = embree->countsOf(viewers, samplePoints); });
    const auto share = [&](std::size_t cells) {
        return std::to_string(cells) + " of " + std::to_string(samplePoints.size()) + " cells differ";
    };
    sheet.add({at(board, "  the same by rays of pairs, two threads"),
               micros / kMillisecond,
               "ms",
               {},
               {},
               rays.bestMicros / kMillisecond,
               "Embree, packets of 8",
               share(differing(counts, map.counts))});
    const auto loop = benchmarks::pairsByPlainLoop(board.bench.blockers);
    const auto plain = benchmarks::timeRuns(1, [&] { counts = loop->countsOf(viewers, samplePoints); });
    sheet.add({at(board, "  the same by lines of pairs, two threads"),
               micros / kMillisecond,
               "ms",
               {},
               {},
               plain.bestMicros / kMillisecond,
               "plain loop",
               share(differing(counts, map.counts))});
}

double heatMaps(const Board& board, bool wantPeers, GoalSheet& sheet) {
    const HeatQuestion question = heatOfTheZone();
    const HeatMap map = heatMap(board.table, question);
    const auto viewers = samplePointsIn({board.scenario.zones[0].id}, board.scenario, question.look.cell);
    std::vector<Point> samplePoints;
    std::vector<Point> some;
    for (std::size_t i = 0; i < map.grid.count(); ++i) {
        samplePoints.push_back(map.grid.samplePoint(i));
    }
    for (std::size_t i = 7; i < viewers.size(); i += 25) {
        some.push_back(viewers[i]);
    }
    checkHeat(board, some, samplePoints, sheet);
    const auto times = benchmarks::timeRuns(25, [&] { static_cast<void>(heatMap(board.table, question, {}, 2)); });
    sheet.add({at(board, "heat map of 10,560 cells from 1,496 positions, two threads"),
               times.bestMicros / kMillisecond,
               "ms",
               wantPeers ? std::optional{4.0} : std::nullopt,
               times.processorMicros / kMillisecond,
               {},
               {},
               "median " + std::to_string(times.medianMicros / kMillisecond).substr(0, 4)});
    if (wantPeers) {
        addHeatPeers(board, map, viewers, samplePoints, times.bestMicros, sheet);
    }
    return times.bestMicros;
}

/// The mean depth of one spot by the plainest search.
double plainDepth(const std::vector<std::vector<std::size_t>>& sees, std::size_t from) {
    std::vector<int> depth(sees.size(), -1);
    depth[from] = 0;
    std::vector<std::size_t> queue{from};
    double steps = 0.0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const std::size_t to : sees[queue[next]]) {
            if (depth[to] < 0) {
                depth[to] = depth[queue[next]] + 1;
                steps += depth[to];
                queue.push_back(to);
            }
        }
    }
    return queue.size() > 1 ? steps / static_cast<double>(queue.size() - 1) : 0.0;
}

/// Which spots of the field's grid see each other, found from either end.
std::vector<std::vector<std::size_t>> sightsOf(const RegionTable& table, const IsovistField& field) {
    std::vector<std::vector<char>> sees(field.grid.count(), std::vector<char>(field.grid.count(), 0));
    SamplePointSight sight{table, field.grid, {}};
    for (std::size_t from = 0; from < sees.size(); ++from) {
        sight.clear();
        sight.countFrom(field.grid.samplePoint(from));
        const auto counts = sight.counts();
        for (std::size_t to = 0; to < counts.size(); ++to) {
            if (counts[to] > 0 && to != from) {
                sees[from][to] = sees[to][from] = 1;
            }
        }
    }
    std::vector<std::vector<std::size_t>> lists(sees.size());
    for (std::size_t from = 0; from < sees.size(); ++from) {
        for (std::size_t to = 0; to < sees.size(); ++to) {
            if (sees[from][to] != 0) {
                lists[from].push_back(to);
            }
        }
    }
    return lists;
}

double fields(const RegionTable& table, const std::string& name, bool hasGoal, GoalSheet& sheet) {
    IsovistQuestion question;
    IsovistField field = isovistField(table, question);
    const auto times = benchmarks::timeRuns(4, [&] { field = isovistField(table, question, {}, 2); });
    GoalSheet::Line line{"isovist field, 10,560 spots, two threads; " + name, times.bestMicros / kSecond, "s",
                         hasGoal ? std::optional{1.0} : std::nullopt, times.processorMicros / kSecond};
    if (hasGoal) {
        const auto sees = sightsOf(table, field);
        std::vector<std::size_t> some;
        for (std::size_t samplePoint = 5; samplePoint < field.grid.count(); samplePoint += 351) {
            if (field.connectivity[samplePoint] > 0) {
                some.push_back(samplePoint);
            }
        }
        const bool isRight = std::ranges::all_of(some, [&](std::size_t samplePoint) {
            return plainDepth(sees, samplePoint) == field.meanDepth[samplePoint];
        });
        if (!isRight) {
            sheet.fail("mean depth is not that of the plain search");
        }
        double sum = 0.0;
        const auto plain = benchmarks::timeRuns(1, [&] {
            std::ranges::for_each(some, [&](std::size_t samplePoint) { sum += plainDepth(sees, samplePoint); });
        });
        line.peer =
            plain.bestMicros / kSecond * static_cast<double>(field.grid.count()) / static_cast<double>(some.size()) / 2;
        line.peerName = "mean depth alone by plain breadth first search, two threads, reckoned from " +
                        std::to_string(some.size()) + " spots,";
    }
    sheet.add(std::move(line));
    return times.bestMicros;
}

void reports(GoalSheet& sheet) {
    const auto table = benchmarks::preparedTableOf(benchmarks::shippedScenario("tournament-table"));
    qsizetype bytes = 0;
    const auto times = benchmarks::timeRuns(2, [&] {
        JsonWriter writer;
        writeLayoutReport(writer, layoutReport(table).value());
        bytes = writer.text().size();
    });
    sheet.add({"whole report with 100 set-ups and 432 changed tables; tournament table",
               times.bestMicros / kSecond,
               "s",
               5.0,
               times.processorMicros / kSecond,
               {},
               {},
               std::to_string(bytes) + " bytes of JSON"});
}

/// Measures paths of some bases to an enemy, on average.
double ways(const Board& board, GoalSheet& sheet) {
    constexpr std::size_t kWays = 4;
    Scenario scenario = board.scenario;
    const std::vector<Model> enemies(scenario.models.begin() + benchmarks::kBasesOfASide, scenario.models.end());
    scenario.models.resize(benchmarks::kBasesOfASide);
    int found = 0;
    for (std::size_t i = 0; i < kWays; ++i) {
        const auto way = cheapestPath(scenario, scenario.models[i].id, enemies[i].position);
        const auto least = noPathShorterThan(scenario, scenario.models[i].id, enemies[i].position);
        found += way ? 1 : 0;
        if (way && (!least || way->length < *least)) {
            sheet.fail(at(board, "a way is shorter than any can be"));
        }
    }
    const auto times = benchmarks::timeRuns(3, [&] {
        for (std::size_t i = 0; i < kWays; ++i) {
            static_cast<void>(cheapestPath(scenario, scenario.models[i].id, enemies[i].position));
        }
    });
    const double mean = times.bestMicros / kWays;
    sheet.add({at(board, "shortest way of a base to another place, mean of 4"),
               mean / kMillisecond,
               "ms",
               {},
               times.processorMicros / kWays / kMillisecond,
               {},
               {},
               std::to_string(found) + " of 4 have one"});
    return mean;
}

} // namespace

int main(int argc, char** argv) {
    GoalSheet sheet;
    const Board usual{48};
    const Board crowded{400};
    const std::array point{pointRegions(usual, sheet), pointRegions(crowded, sheet)};
    const std::array base{baseRegions(usual, sheet), baseRegions(crowded, sheet)};
    const std::array heat{heatMaps(usual, true, sheet), heatMaps(crowded, false, sheet)};
    static_cast<void>(fields(RegionTable{benchmarks::preparedTableOf(benchmarks::shippedScenario("tournament-table"))},
                             "tournament table, height-tags", true, sheet));
    const std::array field{fields(usual.table, "48 pieces", true, sheet),
                           fields(crowded.table, "400 pieces", false, sheet)};
    reports(sheet);
    const std::array way{ways(usual, sheet), ways(crowded, sheet)};
    const auto grown = [&](const char* what, const std::array<double, 2>& times) {
        sheet.add({std::string{"400 pieces over 48: "} + what, times[1] / times[0], "times", 4.0});
    };
    grown("visible region from a point, of 30 again and again", {point[0].viewers, point[1].viewers});
    grown("visible region from a point, of 2,000 spots", {point[0].samplePoints, point[1].samplePoints});
    grown("visible region from a base", base);
    grown("heat map", heat);
    grown("isovist field", field);
    grown("shortest way", way);
    if (argc > 1 && !sheet.writeJson(argv[1])) {
        std::fprintf(stderr, "%s cannot be written\n", argv[1]);
        return 2;
    }
    return sheet.failed() ? 1 : 0;
}
