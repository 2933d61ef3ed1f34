#pragma once

#include "scenarios/positions.h"
#include "scenarios/unit_matrix.h"

#include <QString>

/// Units in words, for the window and the command line.
namespace sightline::app {

/// "Squad 1", or the name of a model without a unit.
[[nodiscard]] QString unitTitle(const scenarios::Scenario& scenario, const scenarios::UnitName& unit);
/// "Squad 1 (Red)".
[[nodiscard]] QString unitTitleWithPlayer(const scenarios::Scenario& scenario, const scenarios::UnitName& unit);

/// The name of a model; where others of its unit have the same one, with its place among them: "Trooper 2".
[[nodiscard]] QString memberName(const scenarios::Scenario& scenario, const scenarios::ModelId& model);

/// "3/5": so many of the looking models see some of the target unit.
[[nodiscard]] QString unitCellText(const scenarios::UnitRuling& ruling);
/// "all", "some" or "none": the same as a word, for those who do not see hues.
[[nodiscard]] QString unitCellWord(const scenarios::UnitRuling& ruling);
/// "3 of 5 models see 4 of 10."
[[nodiscard]] QString unitSentence(const scenarios::UnitRuling& ruling);
/// "Visible, not fully; 2 of 5 weapons may shoot."
[[nodiscard]] QString unitRulingSentence(const scenarios::UnitRuling& ruling);

/// Why this model sees the unit or does not, about its best target.
[[nodiscard]] QString observerReason(const scenarios::ObserverRuling& ruling, const scenarios::Scenario& scenario);
/// "may shoot", "out of range", …
[[nodiscard]] QString weaponPhrase(const scenarios::WeaponRuling& ruling);
/// "Rifle: may shoot at Sentry; Mortar: out of arc".
[[nodiscard]] QString shotsText(const scenarios::ObserverRuling& ruling, const scenarios::Scenario& scenario);
/// "cover “light”", or empty for none.
[[nodiscard]] QString coverText(const scenarios::ObserverRuling& ruling);

/// "3 in: sees 3 of 3, 1 weapon may shoot, seen by 2."
[[nodiscard]] QString positionSentence(const scenarios::ShooterPosition& place);

} // namespace sightline::app
