#include "scenarios/analysis/safe_area.h"

#include "scenarios/base/parallel.h"
#include "scenarios/edits/standing.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <mutex>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// Returns the current position, and all grid points where the model may stand, regardless of paths.
std::vector<ReachedPosition>
allPlaces(const Scenario& scenario, const Model& model, const geometry::SamplePointGrid& grid) {
    std::vector<ReachedPosition> places{{model.position, 0.0, {}}};
    for (std::size_t samplePoint = 0; samplePoint < grid.count(); ++samplePoint) {
        Model there = model;
        there.position = grid.samplePoint(samplePoint);
        if (mayStand(scenario, there, model)) {
            places.push_back({there.position, 0.0, samplePoint});
        }
    }
    return places;
}

} // namespace

const SafePosition* SafeArea::nearest() const {
    const auto found = std::ranges::find(places, Safety::Safe, &SafePosition::safety);
    return found == places.end() ? nullptr : &*found;
}

int SafeArea::countOf(Safety safety) const {
    return static_cast<int>(std::ranges::count(places, safety, &SafePosition::safety));
}

std::vector<Safety> SafeArea::bySamplePoint() const {
    std::vector<Safety> samplePoints(grid.count(), Safety::OutOfReach);
    for (const SafePosition& place : places) {
        if (place.place.samplePoint) {
            samplePoints[*place.place.samplePoint] = place.safety;
        }
    }
    return samplePoints;
}

SafeArea safeArea(const PlacedSight& sight,
                  const SafeQuestion& question,
                  const RegionProgress& progress,
                  int threads,
                  const std::stop_token& stop) {
    const Scenario& scenario = sight.table().scenario();
    SafeArea area{geometry::SamplePointGrid{{{}, {scenario.table.width, scenario.table.height}}, question.cell},
                  {},
                  sight.table().rules().id};
    const Model& model = *scenario.model(question.model);
    const auto reached =
        question.move ? positionsInReach(ModelMoves{scenario, question.model, *question.move, question.costs, stop},
                                         area.grid, threads, stop)
                      : allPlaces(scenario, model, area.grid);
    const auto now = enemyPositions(scenario, question.enemies, question.model, {}, question.theirCell, question.costs,
                                    threads, stop);
    const auto after = question.theirMove > Length{}
                           ? enemyPositions(scenario, question.enemies, question.model, question.theirMove,
                                            question.theirCell, question.costs, threads, stop)
                           : EnemyPositions{};
    std::transform(reached.begin(), reached.end(), std::back_inserter(area.places),
                   [](const ReachedPosition& place) { return SafePosition{place}; });

    constexpr std::size_t kAtOnce = 16; // neighbors are often seen by the same enemy
    std::atomic<std::size_t> next = 0;
    std::mutex telling;
    std::size_t done = 0;
    onThreads(threadsFor(threads), [&](unsigned) {
        for (std::size_t from = next.fetch_add(kAtOnce); from < area.places.size() && !stop.stop_requested();
             from = next.fetch_add(kAtOnce)) {
            const std::size_t to = std::min(from + kAtOnce, area.places.size());
            EnemyEyes eyesNow{sight, now}; // remembers who saw last; made anew, so that each group tells the same
            EnemyEyes eyesAfter{sight, after};
            for (std::size_t i = from; i < to && !stop.stop_requested(); ++i) {
                SafePosition& place = area.places[i];
                Model there = model;
                there.position = place.place.at;
                if (const auto seer = eyesNow.anySeeing(there, stop)) {
                    place.seenBy = now.models[*seer].id;
                } else if (const auto later = eyesAfter.anySeeing(there, stop)) {
                    place.safety = Safety::SeenAfterMove;
                    place.seenBy = after.models[*later].id;
                    place.seenFrom = after.models[*later].position;
                } else {
                    place.safety = Safety::Safe;
                }
            }
            if (progress) {
                const std::scoped_lock lock{telling};
                done += to - from;
                progress(static_cast<int>(done), static_cast<int>(area.places.size()));
            }
        }
    });
    if (stop.stop_requested()) {
        area.places.clear();
    }
    return area;
}

SamplePointValues valuesOf(const SafeArea& area) {
    SamplePointValues values{area.grid, {}, 0.0, 2.0, 0, false, area.rules};
    for (const Safety safety : area.bySamplePoint()) {
        values.values.push_back(safety == Safety::OutOfReach
                                    ? std::numeric_limits<double>::quiet_NaN()
                                    : static_cast<double>(safety) - static_cast<double>(Safety::Seen));
    }
    return values;
}

QString safetyWord(Safety safety) {
    switch (safety) {
    case Safety::OutOfReach: break;
    case Safety::Seen: return QStringLiteral("seen");
    case Safety::SeenAfterMove: return QStringLiteral("seen-after-move");
    case Safety::Safe: return QStringLiteral("safe");
    }
    return QStringLiteral("out-of-reach");
}

} // namespace sightline::scenarios
