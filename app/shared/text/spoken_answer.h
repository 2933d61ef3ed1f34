#pragma once

#include "scenarios/questions/shot.h"

#include <QString>

/// Answers in one sentence that can be read to an opponent or pasted into a chat; each names who looks at whom.
namespace sightline::app {

/// Returns both models, the answer, the rule in words, what is in the way, and the cover: "Red 1 does not see Blue 2:
/// not visible by the rules (Obscuring areas: …), in the way: North ruin." Under a rule pack, what is in the way and by
/// which rule is left out until the fewest pieces that close every line are known.
[[nodiscard]] QString spokenAnswer(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns both units, the answer of `shotSentence`, and what is in the way of those in range: "Squad 1 (Red) at Squad
/// 2 (Blue): 4 of 5 models may shoot. The others: 1 × no line of sight. The target has no cover. In the way: Crate."
[[nodiscard]] QString spokenShot(const scenarios::ShotRuling& shot, const scenarios::Scenario& scenario);

} // namespace sightline::app
