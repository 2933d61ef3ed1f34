#pragma once

#include "scenarios/io/object_reader.h"
#include "scenarios/scenario.h"

/// For the reader of scenarios.
namespace sightline::scenarios {

/// Precondition: `value` is an object.
[[nodiscard]] PrintedArc readArc(const JsonText& text, DiagnosticList& findings, JsonText::Value value);

/// The "weapons" of a model whose other keys have been read.
[[nodiscard]] std::vector<Weapon>
readWeapons(const JsonText& text, DiagnosticList& findings, ObjectReader& reader, const Model& model);

} // namespace sightline::scenarios
