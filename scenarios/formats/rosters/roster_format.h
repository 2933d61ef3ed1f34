#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// Army lists of BattleScribe and New Recruit, and lists as text: an import of reserves only.
[[nodiscard]] Format rosterFormat();

/// The id of the format.
inline constexpr auto kRosterFormat = "roster";

} // namespace sightline::scenarios::formats
