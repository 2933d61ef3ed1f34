#pragma once

#include "scenarios/io/dispute_file.h"

#include <QString>

namespace sightline::app {

/// "Verified: judged anew, the answer is the same to the last bit." or how much differs.
[[nodiscard]] QString disputeHeadline(const scenarios::DisputeCheck& check);
/// "The scenario was changed after the answer was given." and the like.
[[nodiscard]] QString differenceText(const scenarios::DisputeDifference& difference);

} // namespace sightline::app
