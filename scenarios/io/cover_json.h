#pragma once

#include "scenarios/io/json_writer.h"
#include "scenarios/judge.h"

namespace sightline::scenarios {

/// The lines between the two bases of a verdict and what covers them, as one JSON object that a third party can check
/// with the scenario file alone. Its keys and the check, step by step: app/cli/README.md, "Checking a proof".
void writeCover(JsonWriter& writer, const Verdict& verdict, const TableCover& cover);

/// "blocked", "clear", "rests on touching", "unfinished".
[[nodiscard]] QString wordFor(geometry::CoverProof proof);

} // namespace sightline::scenarios
