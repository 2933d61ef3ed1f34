#pragma once

#include "scenarios/io/json_writer.h"
#include "scenarios/vision/senses.h"

#include <functional>

/// How models perceive each other, as JSON and as comma-separated values; the keys are those of app/cli/README.md.
namespace sightline::scenarios {

/// The sentence of a reason.
using SenseReasonText = std::function<QString(const SenseReason&)>;

/// "dark", "dim", "lit" or "bright".
[[nodiscard]] QString lightWord(LightLevel level);

/// One object.
void writePerception(JsonWriter& writer,
                     const Perception& perception,
                     geometry::Length cell,
                     const SenseReasonText& reasonText);
/// A row for each: what proves contact, and the code of each sense.
[[nodiscard]] QByteArray perceptionsCsv(const std::vector<Perception>& perceptions, geometry::Length cell);

} // namespace sightline::scenarios
