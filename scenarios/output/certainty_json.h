#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/judge/judge.h"

namespace sightline::scenarios {

/// Writes `certainty` of the primary answer; null where it is not known.
void writeCertainty(JsonWriter& writer, const Verdict& verdict);

} // namespace sightline::scenarios
