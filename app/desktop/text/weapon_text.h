#pragma once

#include "scenarios/scenario.h"

#include <QString>

/// Weapons in words.
namespace sightline::app {

/// "6 to 24 in", "up to 24 in", "any range".
[[nodiscard]] QString weaponRangeText(const scenarios::Weapon& weapon);
/// "90° arc, from −45° to 45°", "the arc printed on the base", "all round".
[[nodiscard]] QString weaponArcText(const scenarios::Weapon& weapon);
/// "needs a line of fire alone"; empty where it needs both, as most do.
[[nodiscard]] QString weaponLineText(const scenarios::Weapon& weapon);
/// "up to 24 in, all round".
[[nodiscard]] QString weaponText(const scenarios::Weapon& weapon);
/// Of an arc's end, from the facing: more than -180 and at most 180, clockwise ahead of 0.
[[nodiscard]] double fromFacing(geometry::Angle angle);

} // namespace sightline::app
