#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/judge/judge.h"

namespace sightline::scenarios {

/// Writes the key `certainty` with the certainty of the headline as a word; null if it is not known.
void writeCertainty(JsonWriter& writer, const Verdict& verdict);

} // namespace sightline::scenarios
