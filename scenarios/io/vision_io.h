#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/base/object_reader.h"
#include "scenarios/model/vision.h"

#include <functional>

/// @file
/// The key "vision" of a scenario file. Source: scenarios/vision/README.md, "The key `vision` of a scenario file".
namespace sightline::scenarios {

/// Functions that read whole elements, provided by the reader of the scenario.
struct ElementReaders {
    /// Reads an object; ids may repeat those of elements elsewhere in the file.
    std::function<Piece(ObjectReader&)> piece;
    std::function<Model(ObjectReader&)> model;
    std::function<Objective(ObjectReader&)> objective;
    std::function<std::optional<geometry::Polygon>(ObjectReader&)> polygon; ///< reads the keys "polygon" and "holes"
};

/// Functions that write whole elements, provided by the writer of the scenario.
struct ElementWriters {
    std::function<void(const Piece&)> piece; ///< writes a whole object
    std::function<void(const Model&)> model;
    std::function<void(const Objective&)> objective;
    std::function<void(const geometry::Polygon&)> polygon; ///< writes the keys "polygon" and "holes"
};

/// Reads the object and reports every defect: references must exist, and cells must lie on the table. Precondition: the
/// rest of `scenario` has been read.
[[nodiscard]] OptionalVision readVision(ObjectReader& parent, const Scenario& scenario, const ElementReaders& elements);
void writeVision(JsonWriter& writer, const Vision& vision, const ElementWriters& elements);

} // namespace sightline::scenarios
