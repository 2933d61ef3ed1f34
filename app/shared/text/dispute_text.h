#pragma once

#include "scenarios/output/dispute_file.h"

#include <QString>
#include <QStringList>

namespace sightline::app {

/// Returns "Verified" or "Not verified".
[[nodiscard]] QString disputeHeadline(const scenarios::DisputeCheck& check);
/// Returns in sentences what was found: that the answer is the same and what that does not prove, or how it differs and
/// what was changed, as far as the file tells.
[[nodiscard]] QString disputeSummary(const scenarios::Dispute& dispute, const scenarios::DisputeCheck& check);
/// Returns one difference in detail: "verdict $.visible: the file says true, recalculated it is false." and the like.
[[nodiscard]] QString differenceText(const scenarios::DisputeDifference& difference);
/// Returns the differences of the answer that have words of their own, a sentence each, with the names of models and
/// pieces: "Blocked by: the file says nothing, recalculated it is Ruin 2." Figures behind the answer are left out.
[[nodiscard]] QStringList differencesInWords(const scenarios::Dispute& dispute, const scenarios::DisputeCheck& check);
/// Returns who noted what and when, as the file has it, with the time in the format of the language: "Ann, 11/26/26,
/// 3:13 AM UTC: “the crate was away”". Empty if the file names neither a person nor a note.
[[nodiscard]] QString disputeNote(const scenarios::JudgeNote& by);

} // namespace sightline::app
