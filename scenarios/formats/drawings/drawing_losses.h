#pragma once

#include "scenarios/formats/export.h"
#include "scenarios/scenario.h"

namespace sightline::scenarios::formats {

/// How much of a thing a format of shapes or rows holds beside its outline.
enum class Holds {
    Names,  ///< names, heights, players, bases: what `wordsOf` tells
    Shapes, ///< outlines and layers only
};

/// What of the table gets lost.
[[nodiscard]] std::vector<ExportLoss> drawingLosses(const Scenario& scenario, Holds holds);

} // namespace sightline::scenarios::formats
