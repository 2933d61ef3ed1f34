#pragma once

#include "scenarios/rules/rule_set.h"

#include <QString>

#include <vector>

/// @file
/// The rule sets of one game, by its editions.
namespace sightline::scenarios {

/// Returns the name of the game without its edition: "Warhammer 40,000" of "Warhammer 40,000 (11th edition)". Empty for
/// rule sets of no game.
[[nodiscard]] QString gameWithoutEdition(const RuleSet& rules);

/// Returns the shipped rule sets of the same game, the newest edition first; empty for rule sets of no game.
[[nodiscard]] std::vector<const RuleSet*> editionsOf(const RuleSet& rules);

/// Returns the shipped edition before `rules`, after it if it is the first one, and the newest if `rules` does not
/// ship. Null if the game has no other edition.
[[nodiscard]] const RuleSet* otherEditionOf(const RuleSet& rules);

} // namespace sightline::scenarios
