#pragma once

#include "scenarios/formats/common/export.h"
#include "scenarios/model/scenario.h"

namespace sightline::scenarios::formats {

/// The properties of an element, beside its outline, that a format of shapes or rows can hold.
enum class Holds {
    Names,  ///< names, heights, players, bases: everything in `wordsOf`
    Shapes, ///< outlines and layers only
};

/// Lists what is lost of the table.
[[nodiscard]] std::vector<ExportLoss> drawingLosses(const Scenario& scenario, Holds holds);

} // namespace sightline::scenarios::formats
