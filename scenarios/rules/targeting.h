#pragma once

#include "scenarios/rules/blocking.h"

#include <optional>
#include <stop_token>

/// Who may pick a target that is seen: limits by its keywords, its distance, and who stands nearer. Source: `targeting`
/// of the README.
namespace sightline::scenarios {

/// Whether the line speaks of that target, wherever models stand.
[[nodiscard]] bool concerns(const TargetingRules& rules, const Model& target);

/// Whether seen is not all that makes that target a valid one under the pack: its state, its distance or others decide
/// too.
[[nodiscard]] bool isTargetLimited(const RulePack& pack, const Model& target);

/// Whether a unit that counts as a guard stands near enough to the pair's target; true where the line asks for none.
[[nodiscard]] bool isGuarded(const TargetingRules& rules, const Pair& pair);

/// An enemy of the observer's, of another unit than the target, that it sees and that is nearer; of several the nearest
/// one.
[[nodiscard]] std::optional<std::size_t> nearerEnemy(const Pair& pair, const std::stop_token& stop);

} // namespace sightline::scenarios
