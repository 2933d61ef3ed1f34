#pragma once

#include "scenarios/io/json_writer.h"
#include "scenarios/judge.h"

#include <QString>

#include <functional>
#include <optional>

namespace sightline::scenarios {

/// The words of files and of the command line.
[[nodiscard]] QString wordFor(geometry::SightMethod method);    ///< "center", "sampled", "exact"
[[nodiscard]] QString wordFor(geometry::SightStage stage);      ///< "center", "edge", "circumference", "exact"
[[nodiscard]] QString wordFor(geometry::Visibility visibility); ///< "clear", "blocked", "no line found"
[[nodiscard]] QString wordFor(Certainty certainty);             ///< "certain", "too close to call"
/// Nothing if no method has that name.
[[nodiscard]] std::optional<geometry::SightMethod> sightMethodNamed(const QString& word);

/// The sentence of a reason; the words are not ours to choose.
using ReasonText = std::function<QString(const Reason&)>;

/// A verdict as JSON, keys in the order of the contract, section 6.
///
/// What was not computed is `null`. `blocked_at` is there only if the pair is not clear,
/// `unsettled_mm` only with `volume` geometry. Each reason has the sentence
/// of `reasonText` and the ids of the pieces it is about.
/// `more` writes further keys after those of the verdict. `moreOfGeometry` writes keys that are about the plain
/// geometry alone: at the end of the object `geometry` and, where neither a rule pack nor a judge ruled, at the top as
/// well, before `more`.
void writeVerdict(JsonWriter& writer,
                  const Verdict& verdict,
                  const ReasonText& reasonText,
                  const std::function<void(JsonWriter&)>& more = {},
                  const std::function<void(JsonWriter&)>& moreOfGeometry = {});

/// `best_viewer` and `worst_viewer`: place and share of each, and `viewer_share_error`; `null` each where there are
/// none.
void writeViewerPoints(JsonWriter& writer, const std::optional<geometry::ViewerPoints>& viewers);

/// `tried_lines`: how many lines were tried, by their stages, and how many of them are clear; of a verdict that keeps
/// them.
void writeTriedLines(JsonWriter& writer, const Verdict& verdict);

/// `seen_outline`: the stretches of the target's outline that are seen, lists of places.
void writeSeenOutline(JsonWriter& writer, const Verdict& verdict);

/// Writes `margin_mm`, how far one thing may be moved along the table before the ruling may turn, and `margin_proved`;
/// `margin_mm` is null where it was not asked for or is not known.
void writeMargin(JsonWriter& writer, const Ruling& ruling);
/// The margin in millimeters for a CSV table; empty where it was not asked for or is not known.
[[nodiscard]] QByteArray marginCell(const Ruling& ruling);

} // namespace sightline::scenarios
