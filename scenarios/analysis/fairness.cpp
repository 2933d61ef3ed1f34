#include "scenarios/analysis/fairness.h"

#include "scenarios/analysis/interim_fairness.h"
#include "scenarios/base/parallel.h"
#include "scenarios/base/placement_rng.h"
#include "scenarios/edits/edits.h"
#include "scenarios/model/assemblies.h"
#include "scenarios/model/box_center.h"
#include "scenarios/questions/positions.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <numeric>
#include <optional>

namespace sightline::scenarios {

using geometry::Box;
using geometry::Length;
using geometry::Point;

namespace {

/// Returns the table after a set-up with random errors.
Scenario
setUp(Scenario scenario, const std::vector<std::vector<PieceId>>& objects, const FairnessOptions& options, int trial) {
    for (const auto& pieces : objects) {
        const std::vector<AnyId> ids{pieces.begin(), pieces.end()};
        PlacementRng random{options.seed, trial, pieces.front().value};
        const auto by = random.uniformOffset(options.pieceMillimeters);
        const Point middle = centerPointOf(boundsOf(scenario, ids)) + by;
        scenario = withMoved(std::move(scenario), ids, by);
        scenario = withTurned(std::move(scenario), ids, middle, random.evenTurn(options.pieceDegrees));
    }
    return scenario;
}

using Figures = std::array<double, 4>;

Figures differencesOf(const std::vector<SideExposure>& sides) {
    const SideExposure& a = sides[0];
    const SideExposure& b = sides[1];
    return {a.zoneSeen - b.zoneSeen, a.zoneSeenAfterMove - b.zoneSeenAfterMove, a.objectivesSeen - b.objectivesSeen,
            a.tableSeen - b.tableSeen};
}

/// The least time between two interim results: each sorts all trials made.
constexpr std::chrono::milliseconds kInterimPause{250};

/// `values` has one value per trial.
SideDifference differenceOf(double asPlaced, std::vector<double> values) {
    SideDifference difference{asPlaced, asPlaced, asPlaced, asPlaced, values};
    if (values.empty()) {
        return difference;
    }
    std::ranges::sort(values);
    double sum = 0.0;
    for (const double value : values) {
        sum += value;
    }
    difference.mean = sum / static_cast<double>(values.size());
    const auto at = [&](double share) {
        return values[static_cast<std::size_t>(std::lround(share * static_cast<double>(values.size() - 1)))];
    };
    difference.low = at(0.025);
    difference.high = at(0.975);
    return difference;
}

/// Sets the number of trials and the differences of a study with two sides to those of the trials made.
void summarize(FairnessStudy& study, const std::vector<std::optional<Figures>>& trials) {
    const Figures placed = differencesOf(study.sides);
    const auto figure = [&](std::size_t which) {
        std::vector<double> values;
        for (const auto& trial : trials) {
            if (trial) {
                values.push_back((*trial)[which]);
            }
        }
        study.trials = static_cast<int>(values.size());
        return differenceOf(placed[which], std::move(values));
    };
    study.zoneSeen = figure(0);
    study.zoneSeenAfterMove = figure(1);
    study.objectivesSeen = figure(2);
    study.tableSeen = figure(3);
}

/// Computes the exposures of the sides, as `sideExposures` does, and reports the progress of `exposuresOfAMove`.
std::vector<SideExposure> exposuresOfSides(const RegionTable& table,
                                           Length cell,
                                           Length move,
                                           const RegionProgress& progress,
                                           int threads,
                                           const std::stop_token& stop) {
    ExposureQuestion question;
    question.cell = cell;
    question.fromObjectives = false;
    question.fromParts = false;
    question.move = move;
    const auto [now, later] = exposuresOfAMove(table, question, false, progress, threads, stop);
    std::vector<SideExposure> sides;
    for (const std::size_t zoneArea : zoneAreas(now.places)) {
        const ExposedArea& own = now.places[zoneArea];
        SideExposure side{own.player};
        side.zoneSeen = now.seenByEnemies[zoneArea].value_or(0.0);
        side.zoneSeenAfterMove = later.seenByEnemies[zoneArea].value_or(0.0);
        side.tableSeen = now.ofTable(zoneArea).mean;
        std::vector<double> objectives;
        for (std::size_t j = 0; j < now.places.size(); ++j) {
            if (now.places[j].isObjective) {
                objectives.push_back(now.between(zoneArea, j).mean);
            }
        }
        if (!objectives.empty()) {
            std::ranges::sort(objectives); // sorted, so that the sum does not depend on the order in the file
            side.objectivesSeen =
                std::accumulate(objectives.begin(), objectives.end(), 0.0) / static_cast<double>(objectives.size());
        }
        if (own.isSide()) {
            std::ranges::transform(own.parts, std::back_inserter(side.zones),
                                   [&](std::size_t part) { return ZoneId{now.places[part].id}; });
        } else {
            side.zones = {ZoneId{own.id}};
        }
        side.zoneSquareInches = own.squareInches;
        side.safeSquareInches = safeSquareInches(now, zoneArea);
        sides.push_back(side);
    }
    return sides;
}

} // namespace

std::vector<SideExposure>
sideExposures(const RegionTable& table, Length cell, Length move, int threads, const std::stop_token& stop) {
    return exposuresOfSides(table, cell, move, {}, threads, stop);
}

FairnessStudy fairnessOf(const PreparedTable& table,
                         const FairnessOptions& options,
                         const RegionProgress& progress,
                         const std::stop_token& stop) {
    return fairnessWithInterim(table, options, progress, {}, stop);
}

FairnessStudy fairnessWithInterim(const PreparedTable& table,
                                  const FairnessOptions& options,
                                  const RegionProgress& progress,
                                  const InterimFairness& interim,
                                  const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    FairnessStudy study;
    study.sides = exposuresOfSides(RegionTable{terrainOf(table)}, options.cell, options.move,
                                   options.trials > 0 ? RegionProgress{} : progress, options.threads, stop);
    if (study.sides.size() < 2 || stop.stop_requested()) {
        return study;
    }
    study.sides.resize(2);
    const auto objects = tableObjectsOf(table.scenario());
    std::vector<std::optional<Figures>> trials(static_cast<std::size_t>(std::max(options.trials, 0)));
    std::atomic<std::size_t> next = 0;
    std::mutex finishing; // guards `trials` and what follows
    std::size_t done = 0;
    std::optional<Clock::time_point> reported;
    onThreads(threadsFor(options.threads), [&](unsigned) {
        for (std::size_t i = next++; i < trials.size() && !stop.stop_requested(); i = next++) {
            const Scenario scenario = setUp(table.scenario(), objects, options, static_cast<int>(i));
            const auto sides = sideExposures(RegionTable{terrainOf(PreparedTable{scenario, table.rules()})},
                                             options.cell, options.move, 1, stop);
            if (stop.stop_requested()) {
                return;
            }
            const std::scoped_lock lock{finishing};
            trials[i] = differencesOf(sides);
            ++done;
            if (interim && (!reported || done == trials.size() || Clock::now() - *reported >= kInterimPause)) {
                FairnessStudy soFar = study;
                summarize(soFar, trials);
                interim(soFar);
                reported = Clock::now();
            }
            if (progress) {
                progress(static_cast<int>(done), static_cast<int>(trials.size()));
            }
        }
    });
    summarize(study, trials);
    return study;
}

} // namespace sightline::scenarios
