#pragma once

#include "app/cli/command.h"
#include "scenarios/judge/judge.h"

/// `check --proof`: the lines between two bases and the pieces that cover them.
namespace sightline::app::cli {

[[nodiscard]] Option proofOption();

/// Writes the file that `--proof` names, if given. Errors: unknown file types; among solids JSON, and pairs without a
/// picture.
void writeProofFile(const Arguments& arguments,
                    const scenarios::PreparedTable& table,
                    const scenarios::Verdict& verdict);

} // namespace sightline::app::cli
