#pragma once

#include "scenarios/judge/verdict.h"

#include <QString>
#include <QStringList>

/// The rule that decides a verdict, in the words of its rule pack, for the card, its details, tool tips, sheets and
/// JSON.
namespace sightline::app {

/// Returns the rule that decides the verdict, in one line that can be quoted: of a hidden target the rule by which what
/// closes every line does so; of a visible one the rule that lets a line pass, else the rule of sight; of a ruling that
/// is too close to call the rule that it rests on, "Within 0.68 mm of: Obscuring areas: …". Empty without a pack, and
/// where a judge overruled the pair.
[[nodiscard]] QString decidingRule(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns the other rules that stop lines of a hidden target, or let lines of a visible one pass.
[[nodiscard]] QStringList otherRules(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns what a judge says aloud, "Announce:" and `spokenAnswer`. Empty if no rule pack and no judge ruled.
[[nodiscard]] QString announcedRuling(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

} // namespace sightline::app
