#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/judge/judge.h"

namespace sightline::scenarios {

/// Writes the lines between the two bases of a verdict and the blockers that cover them, as one JSON object that third
/// parties can check with the scenario file alone. Source of its keys and of the check: app/cli/README.md, "Checking a
/// proof".
void writeCover(JsonWriter& writer, const Verdict& verdict, const TableCover& cover);

/// Returns "blocked", "clear", "rests on touching" or "unfinished".
[[nodiscard]] QString wordFor(geometry::CoverProof proof);

} // namespace sightline::scenarios
