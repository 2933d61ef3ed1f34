#pragma once

#include "scenarios/judge/judge.h"

#include <stop_token>

/// @file
/// Overrulings of a judge, applied to the answer of the rule set. Internal to the judge.
namespace sightline::scenarios {

/// True if a judge's decision that applies to the question says that the target is visible.
[[nodiscard]] bool isOverruledToVisible(const PreparedTable::Parts& parts, const Question& question);

/// Changes the ruling of the verdict; its geometry stays. Precondition: `verdict` is the answer to `question` with the
/// ruling of the rule set itself.
void overrule(const PreparedTable::Parts& parts,
              const Question& question,
              Verdict& verdict,
              const std::stop_token& stop);

/// Returns the table with the wall rulings of a judge that hold for all pairs under these rules; the given table if
/// there are none. Questions about positions where no model stands use the result.
[[nodiscard]] PreparedTable withWallsAsRuled(const PreparedTable& table);

/// Returns the table with all wall rulings of a judge that hold for the pair under these rules: that which the ruling
/// of its verdict is about, so that its proof shows no wall that the judge lets sight pass. The given table if there
/// are none. Precondition: both models are on the table.
[[nodiscard]] PreparedTable
withWallsAsRuled(const PreparedTable& table, const ModelId& observer, const ModelId& target);

} // namespace sightline::scenarios
