#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Army lists of BattleScribe and New Recruit, and the text of lists: an import with reserves and nothing else.
[[nodiscard]] Format rosterFormat();

/// Id of the format.
inline constexpr auto kRosterFormat = "roster";

} // namespace sightline::scenarios::formats
