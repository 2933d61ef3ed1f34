#pragma once

#include "scenarios/judge/pack_table.h"

namespace sightline::scenarios {

/// Returns the number used in comparisons: the model's or piece's own `size`, else its height in inches.
[[nodiscard]] double sizeOf(const Model& model, const PackTable& table, SizeUse use);
/// Returns that of a model of which it is not known what it stands on: its elevation counts in inches.
[[nodiscard]] double sizeOf(const Model& model, const RulePack& pack, SizeUse use);
/// Returns infinity for obstacles of unlimited height to which no size applies.
[[nodiscard]] double sizeOf(const Obstacle& obstacle, const PackTable& table, SizeUse use);

/// Returns elevation plus height of the model; its height is that of its class if the pack has a table of classes.
[[nodiscard]] geometry::Length heightOf(const Model& model, const RulePack& pack);

/// Returns the wounds that a model has when unhurt, as rules count them: 1 if nothing says more.
[[nodiscard]] int woundsOf(const Model& model);

/// True if neither of two vertical extents, from a foot to a top over the table, lies above the other.
[[nodiscard]] bool
doHeightsMeet(geometry::Length foot, geometry::Length height, geometry::Length otherFoot, geometry::Length otherHeight);

} // namespace sightline::scenarios
