#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/document/map_choice.h"
#include "scenarios/analysis/sample_point_values.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::app {

/// A requested map: the table as it is judged, and the counted models or zone.
struct MapRequest {
    scenarios::Scenario scenario;
    MapChoice choice;
    scenarios::PlayerId player; ///< for models, and for positions in all deployment zones of a player
    scenarios::ZoneId zone;     ///< for positions; empty: all deployment zones of the player
    QString lessPath;           ///< the table whose map is subtracted; empty: none

    /// True if the values are equal, regardless of their display.
    [[nodiscard]] bool asksTheSame(const MapRequest& other) const;
};

/// The answer: the displayed values, and the data they are made from.
struct MapAnswer {
    std::shared_ptr<const MapRequest> asked;
    std::optional<scenarios::SamplePointValues> values; ///< nullopt: see `problem`; without one the work was stopped
    std::optional<scenarios::HeatMap> counts;
    std::optional<scenarios::HeatMap> lessCounts;
    std::optional<scenarios::IsovistField> field;
    std::optional<scenarios::IsovistField> lessField;
    QString lessName;
    QString problem;
    geometry::Length cell; ///< of the values; larger than asked for in a draft, or where that would take long
    std::vector<geometry::Length> finer{}; ///< cells of the maps that should follow, ending with the last one
    [[nodiscard]] bool isDraft() const { return !finer.empty(); }

    /// Returns the bytes that `sightline-cli heatmap --csv` or `isovist --csv` prints for this question.
    [[nodiscard]] QByteArray csv() const;
};

/// Computes the answer; called on a background thread. Where the rule set judges each pair by itself, cells are as
/// small as fits into about a minute, and a coarse draft comes first. `cell`: that of a map that should follow a draft,
/// or a smaller one that may take long; std::nullopt: the first map.
[[nodiscard]] MapAnswer answerTo(std::shared_ptr<const MapRequest> asked,
                                 const std::stop_token& stop,
                                 const LatestTask::Progress& reportProgress,
                                 std::optional<geometry::Length> cell = {});

} // namespace sightline::app
