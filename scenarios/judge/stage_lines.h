#pragma once

#include "scenarios/judge/judge.h"

#include <vector>

namespace sightline::scenarios {

/// Returns the lines of all stages of the verdict's plain geometry, in the order in which they are tried: every line of
/// the sampled stages, those after the first clear one included, and, if the verdict's method has the exact stage, its
/// line (the witness if clear, otherwise the center line). If the bases touch, the exact line is the only one.
///
/// The lines are those of `judge`, tested by the engine. They are lines of plain geometry: a rule pack or a judge may
/// decide otherwise. Precondition: `verdict` is of this table.
[[nodiscard]] std::vector<TriedLine>
stageLinesOf(const PreparedTable& table, const Verdict& verdict, const geometry::SampleSettings& samples = {});

/// The lines of one stage, counted.
struct StageCount {
    int clear = 0;
    int all = 0;
    friend bool operator==(const StageCount&, const StageCount&) = default;
};
/// Counts the lines of one stage.
[[nodiscard]] StageCount countOf(const std::vector<TriedLine>& lines, geometry::SightStage stage);

} // namespace sightline::scenarios
