#pragma once

#include "scenarios/model/scenario.h"

#include <QString>

/// Texts about weapons.
namespace sightline::app {

/// Returns the range: "6 to 24 in", "up to 24 in", "any range".
[[nodiscard]] QString weaponRangeText(const scenarios::Weapon& weapon);
/// Returns the arc: "90° arc, from −45° to 45°", "the arc printed on the base", "all round".
[[nodiscard]] QString weaponArcText(const scenarios::Weapon& weapon);
/// Returns "needs only a line of fire" or "needs only a line of sight"; empty for both, as most weapons need.
[[nodiscard]] QString weaponLineText(const scenarios::Weapon& weapon);
/// Returns range, arc and the needed line, if it is only one: "up to 24 in, all round".
[[nodiscard]] QString weaponText(const scenarios::Weapon& weapon);
/// Returns the angle from the facing to an arc's end, in degrees, in (-180, 180], positive clockwise on screen.
[[nodiscard]] double fromFacing(geometry::Angle angle);

} // namespace sightline::app
