#pragma once

#include "app/desktop/background_task.h"
#include "app/desktop/document/design_choices.h"
#include "scenarios/analysis/best_place.h"
#include "scenarios/analysis/safe_area.h"
#include "scenarios/analysis/threat.h"
#include "scenarios/analysis/watched_path.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace sightline::app {

/// Which way is watched, in the order of the page's list.
enum class WayOf { Tape, TapeEnd, Found };

struct RequestedPath {
    WayOf of = WayOf::Tape;
    scenarios::ModelPath way; ///< itself; of `TapeEnd` its last corner alone counts: the cheapest way there
};

/// A question about the move of a model: the table as it is judged, and who it is about.
struct MovesRequest {
    scenarios::Scenario scenario;
    MoveAim aim = MoveAim::SafeArea;
    scenarios::ModelId model;
    std::vector<scenarios::ModelId> others; ///< its enemies; for `Sees` whom it wants to see
    geometry::Length move;
    geometry::Length theirMove;
    geometry::Length cell;
    geometry::Length theirCell;
    geometry::Length height;               ///< of what enemies look for: a threat
    std::optional<RequestedPath> way = {}; ///< who sees this way; else what the aim asks
};

/// What came of it: one of ground, threat, place and who watches the way.
struct MovesAnswer {
    std::shared_ptr<const MovesRequest> asked;
    std::optional<scenarios::SafeArea> ground;
    std::optional<scenarios::ThreatMap> threat;
    std::optional<scenarios::BestPlace> place;
    std::optional<scenarios::ModelPath> way; ///< to the place found, or to the nearest safe one; nothing: there is none
    std::optional<std::vector<scenarios::EnemyOnPath>> watched; ///< of the way, one an enemy
    std::vector<scenarios::WatchedStretch> stretches;           ///< of all of them together
    QString problem;                                            ///< why it cannot be answered
    bool wasStopped = false;

    /// To be drawn over the table; nothing: places alone were looked for.
    [[nodiscard]] std::optional<scenarios::SamplePointValues> values() const;
    /// Where the model may be put; nothing: nothing was found, or it stands there already.
    [[nodiscard]] std::optional<geometry::Point> end() const;
};

/// The figures of `sightline-cli safe`, `threat`, `goto` and `way`. On a thread of its own.
[[nodiscard]] MovesAnswer
answerTo(std::shared_ptr<const MovesRequest> asked, const std::stop_token& stop, const BackgroundTask::Progress& tell);

} // namespace sightline::app
