#pragma once

#include "app/cli/command.h"
#include "scenarios/judge.h"

/// `--proof` of `check`: the lines between two bases and the pieces that cover them.
namespace sightline::app::cli {

[[nodiscard]] Option proofOption();

/// Writes the file that `--proof` names, if it was given. Refuses files of no known kind and rule sets of `volume`
/// geometry.
[[nodiscard]] Expected<void>
writeProofFile(const Arguments& arguments, const scenarios::PreparedTable& table, const scenarios::Verdict& verdict);

} // namespace sightline::app::cli
