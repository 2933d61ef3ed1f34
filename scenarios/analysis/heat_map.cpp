#include "scenarios/analysis/heat_map.h"

#include "scenarios/analysis/sample_point_sight.h"
#include "scenarios/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <functional>
#include <mutex>
#include <numeric>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::SamplePointCounts;
using geometry::SamplePointGrid;

namespace {

/// Returns one question per counted viewer.
std::vector<RegionQuestion> singleQuestions(const Scenario& scenario, const HeatQuestion& question) {
    RegionQuestion alone = question.look;
    alone.from.clear();
    alone.samplePoints.clear();
    alone.placed.clear();
    alone.zone.reset();
    std::vector<RegionQuestion> questions;
    for (const ModelId& id : question.look.from) {
        questions.push_back(alone);
        questions.back().from = {id};
    }
    for (const Model& placed : question.look.placed) {
        questions.push_back(alone);
        questions.back().placed = {placed};
    }
    std::vector<Point> samplePoints = question.look.samplePoints;
    std::vector<ZoneId> apart = question.zones;
    if (question.look.zone && question.zoneCell) {
        apart.push_back(*question.look.zone);
    } else if (question.look.zone) {
        questions.push_back(alone);
        questions.back().zone = question.look.zone;
    }
    if (!apart.empty()) {
        assert(question.zoneCell);
        std::ranges::copy(samplePointsIn(apart, scenario, *question.zoneCell), std::back_inserter(samplePoints));
    }
    for (const Point samplePoint : samplePoints) {
        questions.push_back(alone);
        questions.back().samplePoints = {samplePoint};
    }
    return questions;
}

/// The sums of both kinds of viewers: models and zones by their regions, positions by the grid points they see.
struct Sums {
    SamplePointCounts regions;
    SamplePointSight samplePoints;
};

bool isSamplePoint(const RegionQuestion& question) {
    return question.samplePoints.size() == 1 && question.from.empty() && question.placed.empty() && !question.zone;
}

/// Counts for viewers whose regions have exact borders, and for those without extent, one at a time.
std::vector<int> exactCounts(const RegionTable& table,
                             std::span<const RegionQuestion> questions,
                             const SamplePointGrid& grid,
                             const std::vector<std::size_t>& wanted,
                             const RegionProgress& progress,
                             unsigned threads,
                             const std::stop_token& stop) {
    constexpr std::size_t kAtOnce = 16;
    if (questions.empty()) {
        return std::vector<int>(grid.count(), 0);
    }
    std::vector<Point> viewers;
    for (const RegionQuestion& question : questions) {
        if (isSamplePoint(question)) {
            viewers.push_back(question.samplePoints.front());
        }
    }
    Sums empty{SamplePointCounts{grid}, SamplePointSight{table, grid, questions.front(), wanted}};
    empty.samplePoints.expect(viewers);
    std::vector<Sums> sums(threads, empty);
    std::atomic<std::size_t> next = 0;
    std::mutex telling;
    std::size_t done = 0;
    onThreads(threads, [&](unsigned thread) {
        Sums& sum = sums[thread];
        for (std::size_t from = next.fetch_add(kAtOnce); from < questions.size() && !stop.stop_requested();
             from = next.fetch_add(kAtOnce)) {
            const std::size_t to = std::min(from + kAtOnce, questions.size());
            for (std::size_t i = from; i < to && !stop.stop_requested(); ++i) {
                if (isSamplePoint(questions[i])) {
                    sum.samplePoints.countFrom(questions[i].samplePoints.front(), stop);
                } else {
                    sum.regions.add(seenRegion(table, questions[i], {}, 1, stop).region);
                }
            }
            if (progress) {
                const std::scoped_lock lock{telling};
                done += to - from;
                progress(static_cast<int>(done), static_cast<int>(questions.size()));
            }
        }
    });
    for (unsigned i = 1; i < threads; ++i) {
        sums[0].regions.add(sums[i].regions);
        sums[0].samplePoints.add(sums[i].samplePoints);
    }
    auto counts = sums[0].regions.counts();
    std::ranges::transform(counts, sums[0].samplePoints.counts(), counts.begin(), std::plus<>{});
    return counts;
}

/// Counts for viewers whose regions consist of cells: those without extent by the points they see, with one table for
/// all of them, the others one after another.
std::vector<int> judgedCounts(const RegionTable& table,
                              std::span<const RegionQuestion> questions,
                              const SamplePointGrid& grid,
                              const std::vector<std::size_t>& wanted,
                              const RegionProgress& progress,
                              int threads,
                              const std::stop_token& stop) {
    std::vector<RegionQuestion> points;
    std::vector<RegionQuestion> others;
    const bool judgesPoints = table.table().rules().pack != nullptr;
    std::ranges::partition_copy(questions, std::back_inserter(points), std::back_inserter(others),
                                [&](const RegionQuestion& one) {
                                    return judgesPoints && one.wants != RegionWants::AllOfIt && isSamplePoint(one);
                                });
    const int rows = grid.rows();
    const int all = static_cast<int>(questions.size()) * rows;
    const auto tell = [&](int done) {
        if (progress) {
            progress(done, all);
        }
    };
    auto counts = exactCounts(
        table, points, grid, wanted, [&](int done, int) { tell(done * rows); }, threadsFor(threads), stop);
    SamplePointCounts sum{grid};
    for (std::size_t i = 0; i < others.size() && !stop.stop_requested(); ++i) {
        const int before = static_cast<int>(points.size() + i) * rows;
        others[i].inCells = true;
        sum.add(seenRegion(
                    table, others[i], [&](int done, int) { tell(before + done); }, threads, stop)
                    .region);
    }
    std::ranges::transform(counts, sum.counts(), counts.begin(), std::plus<>{});
    return counts;
}

} // namespace

int HeatMap::most() const { return counts.empty() ? 0 : std::ranges::max(counts); }

double HeatMap::meanShare() const {
    const auto sum = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    return viewers == 0 || counts.empty() ? 0.0
                                          : static_cast<double>(sum) / viewers / static_cast<double>(counts.size());
}

std::vector<Point> samplePointsIn(const std::vector<ZoneId>& zones, const Scenario& scenario, Length cell) {
    const SamplePointGrid grid{{{}, {scenario.table.width, scenario.table.height}}, cell};
    std::vector<Point> samplePoints;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            const Point samplePoint = grid.samplePoint(column, row);
            if (std::ranges::any_of(zones, [&](const ZoneId& id) {
                    return std::ranges::find(scenario.zones, id, &Zone::id)->polygon.contains(samplePoint);
                })) {
                samplePoints.push_back(samplePoint);
            }
        }
    }
    return samplePoints;
}

std::int64_t heatPairs(const PreparedTable& table, const HeatQuestion& question) {
    if (hasExactRegion(table.rules(), question.look.wants)) {
        return 0;
    }
    const auto viewers = static_cast<std::int64_t>(singleQuestions(table.scenario(), question).size());
    return viewers * regionCells(table.scenario().table, question.look.cell);
}

HeatMap heatMap(const RegionTable& table,
                const HeatQuestion& question,
                const RegionProgress& progress,
                int threads,
                const std::stop_token& stop) {
    const Scenario& scenario = table.table().scenario();
    HeatMap map{SamplePointGrid{{{}, {scenario.table.width, scenario.table.height}}, question.look.cell},
                {},
                0,
                table.table().rules().id};
    const auto questions = singleQuestions(scenario, question);
    map.viewers = static_cast<int>(questions.size());
    map.counts = hasExactRegion(table.table().rules(), question.look.wants)
                     ? exactCounts(table, questions, map.grid, question.wanted, progress, threadsFor(threads), stop)
                     : judgedCounts(table, questions, map.grid, question.wanted, progress, threads, stop);
    if (stop.stop_requested()) {
        map.counts.assign(map.grid.count(), 0);
    }
    return map;
}

std::vector<int> heatDifference(const HeatMap& map, const HeatMap& other) {
    assert(map.counts.size() == other.counts.size());
    std::vector<int> difference;
    std::ranges::transform(map.counts, other.counts, std::back_inserter(difference), std::minus<>{});
    return difference;
}

} // namespace sightline::scenarios
