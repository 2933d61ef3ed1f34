#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// Returns the import of army lists of BattleScribe and New Recruit, and of lists as text; it adds reserves only.
[[nodiscard]] Format rosterFormat();

/// The id of the format.
inline constexpr auto kRosterFormat = "roster";

} // namespace sightline::scenarios::formats
