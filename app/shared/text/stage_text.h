#pragma once

#include "scenarios/judge/stage_lines.h"

#include <QString>

/// The stages of the search for a line, in words, for the card and for screen readers.
namespace sightline::app {

/// Returns the stage with the number of its lines, for a narrow control: "edge 3/24", "exact: passes", "exact: not
/// asked".
[[nodiscard]] QString stageChip(const std::vector<scenarios::TriedLine>& lines, geometry::SightStage stage);
/// Returns a sentence with the counted lines: "Stage edge: lines tried: 24, clear: 3."
[[nodiscard]] QString stageSentence(const std::vector<scenarios::TriedLine>& lines, geometry::SightStage stage);
/// Returns one of the lines, and what it meets first: "edge, line 5 of 24: blocked by Ruin after 7.30 in". `blocker` is
/// the name of the piece that blocks it. Precondition: `index` is one of `lines`.
[[nodiscard]] QString
stageLineSentence(const std::vector<scenarios::TriedLine>& lines, std::size_t index, const QString& blocker);
/// Returns the method of the search: "center", "sampled", "exact".
[[nodiscard]] QString methodName(geometry::SightMethod method);
/// Returns what the method can prove, for a tooltip.
[[nodiscard]] QString methodExplanation(geometry::SightMethod method);

} // namespace sightline::app
