#pragma once

#include "scenarios/rules/blocking.h"

namespace sightline::scenarios {

/// The distance of the pair as its game measures it. Source: `measure` of the README.
[[nodiscard]] geometry::Length measured(const Pair& pair);

/// How far one of the two models lies over the other, where the pack measures in space; else nothing lies over
/// anything.
[[nodiscard]] geometry::Length heightBetween(const Pair& pair);

/// How far along the table the one may stand from the other so that they are no farther apart than that, as the pack
/// measures base to base; nothing: they always are.
[[nodiscard]] std::optional<geometry::Length>
rangeAlongTable(const RulePack& pack, const Model& observer, const Model& target, geometry::Length range);

/// How far a model of that elevation and height lies over or under a thing, where the pack measures in space. A mat is
/// an area, at all heights.
[[nodiscard]] geometry::Length
upTo(const RulePack& pack, geometry::Length elevation, geometry::Length height, const Obstacle& obstacle);

/// The straight way that goes so far along the table and so far up.
[[nodiscard]] geometry::Length straight(geometry::Length along, geometry::Length up);

/// How far along the table a straight way of that length goes that rises so far; nothing: it does not get up there.
[[nodiscard]] std::optional<geometry::Length> alongTable(geometry::Length distance, geometry::Length up);

} // namespace sightline::scenarios
