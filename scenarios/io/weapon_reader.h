#pragma once

#include "scenarios/base/object_reader.h"
#include "scenarios/model/scenario.h"

/// @file
/// Readers of weapons. Internal to the reader of scenarios.
namespace sightline::scenarios {

/// Reads an arc. Precondition: `value` is an object.
[[nodiscard]] PrintedArc readArc(const JsonText& text, DiagnosticList& findings, JsonText::Value value);

/// Reads the "weapons" of a model. Precondition: its other keys have been read.
[[nodiscard]] std::vector<Weapon>
readWeapons(const JsonText& text, DiagnosticList& findings, ObjectReader& reader, const Model& model);

} // namespace sightline::scenarios
