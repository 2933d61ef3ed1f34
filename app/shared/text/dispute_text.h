#pragma once

#include "scenarios/output/dispute_file.h"

#include <QString>

namespace sightline::app {

/// Returns "Verified: recalculated, the answer is identical to the last bit.", or the number of differences.
[[nodiscard]] QString disputeHeadline(const scenarios::DisputeCheck& check);
/// Returns one difference: "The scenario was changed after the answer was given." and the like.
[[nodiscard]] QString differenceText(const scenarios::DisputeDifference& difference);

} // namespace sightline::app
