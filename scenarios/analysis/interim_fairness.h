#pragma once

#include "scenarios/analysis/fairness.h"

#include <functional>

namespace sightline::scenarios {

/// Called with the study of the trials finished so far: after the first trial, then a few times a second, and after the
/// last. Calls come from any thread, never concurrently, each before the progress of its trial.
using InterimFairness = std::function<void(const FairnessStudy& soFar)>;

/// Runs the study of `fairnessOf`, with the same result, and reports interim results meanwhile.
[[nodiscard]] FairnessStudy fairnessWithInterim(const PreparedTable& table,
                                                const FairnessOptions& options,
                                                const RegionProgress& progress,
                                                const InterimFairness& interim,
                                                const std::stop_token& stop = {});

} // namespace sightline::scenarios
