#pragma once

#include "scenarios/placement_study.h"

#include <QString>

namespace sightline::app {

/// "Seen in 312 of 1,000 trials: 31.2 %, with 95 % confidence between 28.4 and 34.1 %."
[[nodiscard]] QString studySentence(const scenarios::PlacementStudy& study);
/// What was asked and what came of it, to be pasted elsewhere; with the seed, so that others can repeat it.
[[nodiscard]] QString studyReport(const scenarios::Scenario& scenario,
                                  const scenarios::ModelId& observer,
                                  const scenarios::ModelId& target,
                                  const scenarios::StudyOptions& options,
                                  const scenarios::PlacementStudy& study);

} // namespace sightline::app
