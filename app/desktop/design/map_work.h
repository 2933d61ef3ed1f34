#pragma once

#include "app/desktop/background_task.h"
#include "app/desktop/document/map_choice.h"
#include "scenarios/analysis/sample_point_values.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace sightline::app {

/// A map that is asked for: the table as it is judged, and whose models or which zone is counted.
struct MapRequest {
    scenarios::Scenario scenario;
    MapChoice choice;
    scenarios::PlayerId player; ///< for models, and for positions in all deployment zones of a player
    scenarios::ZoneId zone;     ///< for positions; empty: all deployment zones of the player
    QString lessPath;           ///< the table whose map is taken away; empty: none

    /// The same numbers come of it, whatever they look like.
    [[nodiscard]] bool asksTheSame(const MapRequest& other) const;
};

/// What came of it: the values that are shown, and what they are made of.
struct MapAnswer {
    std::shared_ptr<const MapRequest> asked;
    std::optional<scenarios::SamplePointValues> values; ///< nothing: see `problem`; without one the work was stopped
    std::optional<scenarios::HeatMap> counts;
    std::optional<scenarios::HeatMap> lessCounts;
    std::optional<scenarios::IsovistField> field;
    std::optional<scenarios::IsovistField> lessField;
    QString lessName;
    QString problem;

    /// The bytes that `sightline-cli heatmap --csv` or `isovist --csv` prints about the same question.
    [[nodiscard]] QByteArray csv() const;
};

/// On a thread of its own.
[[nodiscard]] MapAnswer
answerTo(std::shared_ptr<const MapRequest> asked, const std::stop_token& stop, const BackgroundTask::Progress& tell);

} // namespace sightline::app
