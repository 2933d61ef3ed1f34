#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/document/design_choices.h"
#include "scenarios/analysis/best_position.h"
#include "scenarios/analysis/safe_area.h"
#include "scenarios/analysis/threat.h"
#include "scenarios/analysis/watched_path.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace sightline::app {

/// The path that is evaluated, in the order of the page's list.
enum class PathSource { Tape, TapeEnd, Found };

/// A path whose visibility is evaluated, and where it comes from.
struct RequestedPath {
    PathSource of = PathSource::Tape;
    scenarios::ModelPath path; ///< the path; for `TapeEnd` only its last corner matters: the cheapest path there
};

/// A question about the move of a model: the table as it is judged, and the models concerned.
struct MovesRequest {
    scenarios::Scenario scenario;
    MoveAim aim = MoveAim::SafeArea;
    scenarios::ModelId model;
    std::vector<scenarios::ModelId> others; ///< its enemies; for `Sees` the models it wants to see
    geometry::Length move;
    geometry::Length theirMove;
    geometry::Length cell;
    geometry::Length theirCell;
    geometry::Length height;                ///< height of the targets of a threat
    std::optional<RequestedPath> path = {}; ///< the path to evaluate; otherwise the question is that of the aim
};

/// The answer: one of safe area, threat, position, and visibility of a path.
struct MovesAnswer {
    std::shared_ptr<const MovesRequest> asked;
    std::optional<scenarios::SafeArea> safeArea;
    std::optional<scenarios::ThreatMap> threat;
    std::optional<scenarios::BestPosition> place;
    /// The path to the position found, or to the nearest safe one; nullopt: there is none.
    std::optional<scenarios::ModelPath> path;
    std::optional<std::vector<scenarios::EnemyOnPath>> watched; ///< visibility of the path, by enemy
    std::vector<scenarios::WatchedStretch> stretches;           ///< of all enemies together
    QString problem;                                            ///< the reason for which there is no answer
    bool wasStopped = false;

    /// Returns the values to draw over the table; std::nullopt if only positions were searched.
    [[nodiscard]] std::optional<scenarios::SamplePointValues> values() const;
    /// Returns the new position of the model; std::nullopt if none was found, or it is already there.
    [[nodiscard]] std::optional<geometry::Point> end() const;
};

/// Computes the figures of `sightline-cli safe`, `threat`, `goto` and `way`; called on a background thread.
[[nodiscard]] MovesAnswer answerTo(std::shared_ptr<const MovesRequest> asked,
                                   const std::stop_token& stop,
                                   const LatestTask::Progress& reportProgress);

} // namespace sightline::app
