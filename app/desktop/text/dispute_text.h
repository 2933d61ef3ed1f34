#pragma once

#include "scenarios/io/dispute_file.h"

#include <QString>

namespace sightline::app {

/// "Verified: recalculated, the answer is identical to the last bit." or how much differs.
[[nodiscard]] QString disputeHeadline(const scenarios::DisputeCheck& check);
/// "The scenario was changed after the answer was given." and the like.
[[nodiscard]] QString differenceText(const scenarios::DisputeDifference& difference);

} // namespace sightline::app
