#pragma once

#include "scenarios/scenario.h"

#include <QString>

namespace sightline::scenarios::formats {

/// How much of each thing comes with an import.
struct ImportSummary {
    geometry::Length width; ///< of the table
    geometry::Length height;
    bool isArmy = false; ///< models in reserve and nothing that stands on a table
    int pieces = 0;      ///< terrain that is no wall by itself
    int walls = 0;       ///< pieces that are a wall
    int zones = 0;
    int objectives = 0;
    int models = 0; ///< on the table
    int reserves = 0;
    int units = 0; ///< named units of models and reserves
    friend bool operator==(const ImportSummary&, const ImportSummary&) = default;

    /// "a table of 60 x 44 in, pieces: 12, zones: 2": what there is none of is left out.
    [[nodiscard]] QString text() const;
};

[[nodiscard]] ImportSummary summaryOf(const Scenario& scenario);

} // namespace sightline::scenarios::formats
