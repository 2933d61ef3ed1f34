#pragma once

#include "scenarios/model/scenario.h"

#include <QString>

namespace sightline::scenarios::formats {

/// The numbers of elements in an import.
struct ImportSummary {
    geometry::Length width; ///< width of the table
    geometry::Length height;
    bool isArmy = false; ///< true: reserves only, nothing on a table
    int pieces = 0;      ///< terrain except walls
    int walls = 0;       ///< pieces that are a wall
    int zones = 0;
    int objectives = 0;
    int models = 0; ///< on the table
    int reserves = 0;
    int units = 0; ///< named units of models and reserves
    friend bool operator==(const ImportSummary&, const ImportSummary&) = default;

    /// Returns "a table of 60 x 44 in, pieces: 12, zones: 2"; zero counts are omitted.
    [[nodiscard]] QString text() const;
};

/// Returns the numbers of elements of a table.
[[nodiscard]] ImportSummary summaryOf(const Scenario& scenario);

} // namespace sightline::scenarios::formats
