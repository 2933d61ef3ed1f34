#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/judge.h"

#include <QString>

#include <functional>
#include <optional>

namespace sightline::scenarios {

/// Return the words of files and of the command line.
[[nodiscard]] QString wordFor(geometry::SightMethod method);    ///< "center", "sampled", "exact"
[[nodiscard]] QString wordFor(geometry::SightStage stage);      ///< "center", "edge", "circumference", "exact"
[[nodiscard]] QString wordFor(geometry::Visibility visibility); ///< "clear", "blocked", "no line found"
[[nodiscard]] QString wordFor(Certainty certainty); ///< "certain", "too close to call", "depends on the sculpt"
/// Returns the word of the key `verdict`: that of the answer, or "depends on the sculpt".
[[nodiscard]] QString wordFor(const Headline& headline);
/// Returns the method of that name; std::nullopt if there is none.
[[nodiscard]] std::optional<geometry::SightMethod> sightMethodNamed(const QString& word);

/// Returns the sentence of a reason; the caller supplies the wording.
using ReasonText = std::function<QString(const Reason&)>;

/// Writes a verdict as JSON, with keys in the order of docs/contract.md, "A verdict as JSON".
///
/// Values that were not computed are `null`. `blocked_at` exists only if the pair is not clear, `unsettled_mm` only
/// with `volume` geometry. Each reason has the sentence of `reasonText` and the ids of the pieces concerned. `more`
/// writes further keys after those of the verdict. `moreOfGeometry` writes keys about the plain geometry: at the end of
/// the object `geometry` and, where neither a rule pack nor a judge ruled, also at the top level before `more`.
void writeVerdict(JsonWriter& writer,
                  const Verdict& verdict,
                  const ReasonText& reasonText,
                  const std::function<void(JsonWriter&)>& more = {},
                  const std::function<void(JsonWriter&)>& moreOfGeometry = {});

/// Writes `best_viewer` and `worst_viewer` with position and share, and `viewer_share_error`; each is `null` where
/// there is none.
void writeViewerPoints(JsonWriter& writer, const std::optional<geometry::ViewerPoints>& viewers);

/// Writes `tried_lines`: the number of tried lines by stage, and how many of them are clear. Precondition: the verdict
/// keeps its attempts.
void writeTriedLines(JsonWriter& writer, const Verdict& verdict);

/// Writes `seen_outline`: the seen stretches of the target's outline, as lists of positions.
void writeSeenOutline(JsonWriter& writer, const Verdict& verdict);

/// Writes `margin_mm`, the distance in millimeters by which one element may be moved along the table before the ruling
/// may turn, and `margin_proved`; `margin_mm` is null if it was not requested or is not known.
void writeMargin(JsonWriter& writer, const Ruling& ruling);
/// Returns the margin in millimeters as a cell of CSV; empty if it was not requested or is not known.
[[nodiscard]] QByteArray marginCell(const Ruling& ruling);

} // namespace sightline::scenarios
