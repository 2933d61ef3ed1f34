#pragma once

#include "scenarios/judge/blocking.h"

#include <optional>
#include <vector>

/// @file
/// Targets that are seen within a short range only. Source: `detection` in resources/schema/rule-pack.schema.json.
namespace sightline::scenarios {

/// True if that target hides where the pack lets targets hide: by its keywords and states.
[[nodiscard]] bool mayHide(const RulePack& pack, const Model& target);

/// Returns the first of the obstacles to which the model has that relation.
[[nodiscard]] std::optional<int>
firstStoodIn(const PackTable& table, std::size_t model, const std::vector<int>& places, Standing standing, bool joined);

/// Returns the obstacle in which the target hides; std::nullopt if it does not.
[[nodiscard]] std::optional<int> hidingPlace(const PackTable& table, std::size_t target);

/// Returns the distance within which a hidden target is seen: that of the pack's `detection`, shortened by what lies
/// between the two centers. Precondition: the pack has one.
[[nodiscard]] geometry::Length detectionRange(const Pair& pair);

} // namespace sightline::scenarios
