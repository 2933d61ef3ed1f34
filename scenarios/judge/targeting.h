#pragma once

#include "scenarios/judge/blocking.h"

#include <optional>
#include <stop_token>
#include <vector>

/// @file
/// Restrictions on choosing a visible target: its keywords, its distance, and nearer enemies. Source: `targeting` in
/// resources/schema/rule-pack.schema.json.
namespace sightline::scenarios {

/// True if the line applies to that target, regardless of positions.
[[nodiscard]] bool concerns(const TargetingRules& rules, const Model& target);

/// True if visibility alone does not make that target valid under the pack: its state, its distance or other models
/// matter too.
[[nodiscard]] bool isTargetLimited(const RulePack& pack, const Model& target);
/// True if something on such a table may stop a shot along a line that sight passes, so that a visible target may be no
/// valid one.
[[nodiscard]] bool mayBarFire(const RulePack& pack, const Scenario& scenario);

/// A model that may guard a target.
struct Guard {
    std::size_t model = 0;
    geometry::Length distance; ///< from the target
};

/// Returns the models that would guard the pair's target from near enough, nearest first.
[[nodiscard]] std::vector<Guard> guardsOf(const TargetingRules& rules, const Pair& pair);

/// True if a unit that counts as a guard is close enough to the pair's target, or if the line requires none.
[[nodiscard]] bool isGuarded(const TargetingRules& rules, const Pair& pair);

/// Returns the nearest visible enemy of the observer that belongs to another unit than the target and is nearer than
/// it; std::nullopt if there is none.
[[nodiscard]] std::optional<std::size_t> nearerEnemy(const Pair& pair, const std::stop_token& stop);

} // namespace sightline::scenarios
