#pragma once

#include "scenarios/io/json_writer.h"
#include "scenarios/io/object_reader.h"
#include "scenarios/vision/vision.h"

#include <functional>

/// The key "vision" of a scenario file.
namespace sightline::scenarios {

/// How whole things stand in the file: as the reader and the writer of the scenario have it.
struct ElementReaders {
    std::function<Piece(JsonText::Value)>
        piece; ///< of an object; here ids may stand for things that stand elsewhere in the file too
    std::function<Model(JsonText::Value)> model;
    std::function<Objective(JsonText::Value)> objective;
    std::function<std::optional<geometry::Polygon>(ObjectReader&)> polygon; ///< keys "polygon" and "holes"
};

struct ElementWriters {
    std::function<void(const Piece&)> piece; ///< a whole object
    std::function<void(const Model&)> model;
    std::function<void(const Objective&)> objective;
    std::function<void(const geometry::Polygon&)> polygon; ///< the keys
};

/// What the object holds; `scenario` has been read but for it. Every defect is reported: what it names has to be there,
/// cells have to lie on the table.
[[nodiscard]] OptionalVision readVision(const JsonText& text,
                                        DiagnosticList& findings,
                                        ObjectReader& parent,
                                        const Scenario& scenario,
                                        const ElementReaders& elements);
void writeVision(JsonWriter& writer, const Vision& vision, const ElementWriters& elements);

} // namespace sightline::scenarios
