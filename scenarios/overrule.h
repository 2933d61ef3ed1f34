#pragma once

#include "scenarios/judge.h"

#include <stop_token>

/// What a judge decided otherwise, put beside what the rule set says. For the judge's own files.
namespace sightline::scenarios {

/// Changes the ruling of the verdict only; its geometry stays. `verdict` is the answer to `question` with its rule
/// set's own ruling.
void overrule(const PreparedTable::Parts& parts,
              const Question& question,
              Verdict& verdict,
              const std::stop_token& stop);

/// The table with every wall as a judge ruled it for all pairs under these rules; itself where none is. What is asked
/// of places that nobody stands on is asked of it.
[[nodiscard]] PreparedTable withWallsAsRuled(const PreparedTable& table);

} // namespace sightline::scenarios
