#pragma once

#include "scenarios/rules/pack_table.h"

namespace sightline::scenarios {

/// The number that comparisons use. What a model or piece names as its `size` wins; else its height in inches stands
/// for it.
[[nodiscard]] double sizeOf(const Model& model, const RulePack& pack, SizeUse use);
/// Unlimited pieces are infinitely large.
[[nodiscard]] double sizeOf(const Obstacle& obstacle, const PackTable& table, SizeUse use);

/// Elevation and height of the model's volume: of its class if the pack has a table of classes.
[[nodiscard]] geometry::Length heightOf(const Model& model, const RulePack& pack);

} // namespace sightline::scenarios
