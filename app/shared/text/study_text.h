#pragma once

#include "scenarios/questions/placement_study.h"

#include <QString>

namespace sightline::app {

/// Returns "Seen in 312 of 1,000 trials: 31.2 %, with 95 % confidence between 28.4 and 34.1 %."
[[nodiscard]] QString studySentence(const scenarios::PlacementStudy& study);
/// Returns question and result for the clipboard, with the seed, so that others can reproduce it.
[[nodiscard]] QString studyReport(const scenarios::Scenario& scenario,
                                  const scenarios::ModelId& observer,
                                  const scenarios::ModelId& target,
                                  const scenarios::StudyOptions& options,
                                  const scenarios::PlacementStudy& study);

} // namespace sightline::app
