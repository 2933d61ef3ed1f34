#pragma once

#include "scenarios/questions/positions.h"
#include "scenarios/questions/unit_matrix.h"

#include <QString>

/// Texts about units, for the window and the command line.
namespace sightline::app {

/// Returns the name of the unit ("Squad 1"), or that of a model without a unit.
[[nodiscard]] QString unitTitle(const scenarios::Scenario& scenario, const scenarios::UnitName& unit);
/// Returns the name of the unit with its player: "Squad 1 (Red)".
[[nodiscard]] QString unitTitleWithPlayer(const scenarios::Scenario& scenario, const scenarios::UnitName& unit);

/// Returns the name of a model, with its number if others of its unit have the same name: "Trooper 2".
[[nodiscard]] QString memberName(const scenarios::Scenario& scenario, const scenarios::ModelId& model);

/// Returns how many of the observing models see some of the target unit: "3/5".
[[nodiscard]] QString unitCellText(const scenarios::UnitRuling& ruling);
/// Returns "3 of 5 models see 4 of 10 targets."
[[nodiscard]] QString unitSentence(const scenarios::UnitRuling& ruling);
/// Returns "Visible, not fully; 2 of 5 weapons may shoot."
[[nodiscard]] QString unitRulingSentence(const scenarios::UnitRuling& ruling);

/// Returns why this model does or does not see the unit, by its best target: "In the way: Bastion."; under a rule pack
/// without pieces where the fewest that close every line are not known.
[[nodiscard]] QString observerReason(const scenarios::ObserverRuling& ruling, const scenarios::Scenario& scenario);
/// Returns the answer for one weapon: "may shoot", "out of range", …; where the ruling of the pair hides a target to
/// which a line passes, "hidden beyond 15 in". Precondition: `verdict` is that of the weapon's target.
[[nodiscard]] QString weaponPhrase(const scenarios::WeaponRuling& ruling, const scenarios::Verdict& verdict);
/// Returns the answers for all weapons of a model: "Rifle: may shoot at Sentry; Mortar: out of arc".
[[nodiscard]] QString shotsText(const scenarios::ObserverRuling& ruling, const scenarios::Scenario& scenario);
/// Returns the level of cover of the unit against this model, "benefit of cover", or an empty text without cover.
[[nodiscard]] QString unitCoverName(const scenarios::ObserverRuling& ruling);

/// Returns a found position: "3 in: sees 3 of 3, 1 weapon may shoot, seen by 2."
[[nodiscard]] QString positionSentence(const scenarios::ShooterPosition& place);

} // namespace sightline::app
