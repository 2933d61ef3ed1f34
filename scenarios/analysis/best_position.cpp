#include "scenarios/analysis/best_position.h"

#include "scenarios/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;

namespace {

constexpr int kFiner = 8;

class NearestPositionSearch {
public:
    NearestPositionSearch(const PlacedSight& sight,
                          const PositionQuestion& question,
                          int threads,
                          const std::stop_token& stop)
        : m_sight{sight},
          m_question{question},
          m_threads{threadsFor(threads)},
          m_stop{stop},
          m_moves{scenario(), question.model, question.move, question.costs, stop},
          m_enemies{enemyPositions(scenario(),
                                   question.hiddenFrom,
                                   question.model,
                                   question.theirMove,
                                   question.theirCell,
                                   question.costs,
                                   threads,
                                   stop)} {}

    [[nodiscard]] BestPosition find(const RegionProgress& progress) {
        const Table& table = scenario().table;
        BestPosition best;
        best.rules = m_sight.table().rules().id;
        best.step = Length::fromNanometers(m_question.cell.nanometers() / kFiner);
        auto found = firstOf(
            positionsInReach(m_moves, geometry::SamplePointGrid{{{}, {table.width, table.height}}, m_question.cell},
                             static_cast<int>(m_threads), m_stop),
            progress);
        if (found && found->cost > 0) {
            if (const auto nearer = firstOf(finer(*found, best.step), {})) {
                found = nearer;
            }
        }
        best.places = m_judged;
        if (found && !m_stop.stop_requested()) {
            best.path = m_moves.pathTo(found->at);
        }
        return best;
    }

private:
    [[nodiscard]] const Scenario& scenario() const { return m_sight.table().scenario(); }

    [[nodiscard]] bool isAsRequested(Point place, EnemyEyes& eyes) const {
        const Model there = m_moves.at(place);
        return std::ranges::all_of(
                   m_question.sees,
                   [&](const ModelId& id) { return m_sight.sees(there, *scenario().model(id), m_stop); }) &&
               !eyes.anySeeing(there, m_stop);
    }

    /// Returns the first position that meets the requirements.
    [[nodiscard]] std::optional<ReachedPosition> firstOf(const std::vector<ReachedPosition>& places,
                                                         const RegionProgress& progress) {
        std::atomic<std::size_t> next = 0;
        std::atomic<std::size_t> best = places.size();
        std::mutex telling;
        int done = 0;
        onThreads(m_threads, [&](unsigned) {
            EnemyEyes eyes{m_sight, m_enemies};
            for (std::size_t i = next++; i < best && !m_stop.stop_requested(); i = next++) {
                const bool isFound = isAsRequested(places[i].at, eyes);
                for (std::size_t before = best; isFound && i < before && !best.compare_exchange_weak(before, i);) {
                }
                if (progress) {
                    const std::scoped_lock lock{telling};
                    progress(++done, static_cast<int>(places.size()));
                }
            }
        });
        const std::size_t first = best;
        m_judged += static_cast<int>(std::min(first + 1, places.size()));
        return first < places.size() && !m_stop.stop_requested() ? std::optional{places[first]} : std::nullopt;
    }

    /// Returns finer positions around one and along the path to it, by increasing distance.
    [[nodiscard]] std::vector<ReachedPosition> finer(const ReachedPosition& about, Length step) const {
        std::vector<Point> points;
        for (int row = -kFiner; row <= kFiner; ++row) {
            for (int column = -kFiner; column <= kFiner; ++column) {
                points.push_back(about.at + geometry::Vector{step * column, step * row});
            }
        }
        if (const auto path = m_moves.pathTo(about.at)) {
            for (std::size_t i = 1; i < path->corners.size(); ++i) {
                const auto [x, y] = path->corners[i] - path->corners[i - 1];
                const int steps =
                    std::max(1, static_cast<int>(std::ceil(std::hypot(x.inches(), y.inches()) / step.inches())));
                for (int at = 0; at < steps; ++at) {
                    points.push_back(path->corners[i - 1] +
                                     geometry::Vector{Length::fromNanometers(x.nanometers() * at / steps),
                                                      Length::fromNanometers(y.nanometers() * at / steps)});
                }
            }
        }
        std::vector<ReachedPosition> places;
        for (const Point point : points) {
            if (const auto cost = m_moves.costTo(point); cost && *cost < about.cost) {
                places.push_back({point, *cost, {}});
            }
        }
        std::stable_sort(places.begin(), places.end(),
                         [](const ReachedPosition& a, const ReachedPosition& b) { return a.cost < b.cost; });
        return places;
    }

    const PlacedSight& m_sight;
    const PositionQuestion& m_question;
    unsigned m_threads;
    const std::stop_token& m_stop;
    ModelMoves m_moves;
    EnemyPositions m_enemies;
    int m_judged = 0;
};

} // namespace

BestPosition nearestPosition(const PlacedSight& sight,
                             const PositionQuestion& question,
                             const RegionProgress& progress,
                             int threads,
                             const std::stop_token& stop) {
    return NearestPositionSearch{sight, question, threads, stop}.find(progress);
}

} // namespace sightline::scenarios
