#pragma once

#include "scenarios/judge/blocking.h"

namespace sightline::scenarios {

/// Returns the distance of the pair as its game measures it. Source: `measure` in
/// resources/schema/rule-pack.schema.json.
[[nodiscard]] geometry::Length measured(const Pair& pair);

/// Returns the vertical gap between the two models where the pack measures in space; zero otherwise.
[[nodiscard]] geometry::Length heightBetween(const Pair& pair);

/// Returns the distance along the table at which the models are `range` apart, as the pack measures base to base;
/// std::nullopt if they are never within it.
[[nodiscard]] std::optional<geometry::Length>
rangeAlongTable(const RulePack& pack, const Model& observer, const Model& target, geometry::Length range);

/// Returns the vertical gap between a model of that elevation and height and an obstacle, where the pack measures in
/// space. A mat is an area at all heights, so its gap is zero.
[[nodiscard]] geometry::Length
upTo(const RulePack& pack, geometry::Length elevation, geometry::Length height, const Obstacle& obstacle);

/// Returns the straight-line distance for a horizontal and a vertical component.
[[nodiscard]] geometry::Length straight(geometry::Length along, geometry::Length up);

/// Returns the horizontal component of a straight line of that length that rises by `up`; std::nullopt if the length is
/// smaller than `up`.
[[nodiscard]] std::optional<geometry::Length> alongTable(geometry::Length distance, geometry::Length up);

} // namespace sightline::scenarios
