#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/vision/senses.h"

#include <functional>

/// @file
/// Perceptions as JSON and CSV. Source of the keys: app/cli/README.md.
namespace sightline::scenarios {

/// Returns the sentence of a reason.
using SenseReasonText = std::function<QString(const SenseReason&)>;

/// Writes one object.
void writePerception(JsonWriter& writer,
                     const Perception& perception,
                     geometry::Length cell,
                     const SenseReasonText& reasonText);
/// Returns CSV with one row per perception: the senses that prove contact, and the code of each sense.
[[nodiscard]] QByteArray perceptionsCsv(const std::vector<Perception>& perceptions, geometry::Length cell);

} // namespace sightline::scenarios
