#pragma once

#include "geometry/sight/space/seen_area.h"
#include "scenarios/judge/pack_table.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::scenarios {

/// True if some line of the pack may count the obstacle at other heights than its own. Never true of models, which hide
/// no more of a target than they are high, even if sight asks for none past them.
[[nodiscard]] bool countsAtAnyHeight(const Obstacle& obstacle, const RulePack& pack);

/// Returns the share, 0 to 1, of the area of the target's side that the obstacles hide from all of the observer;
/// std::nullopt if one base lies over the other. Source: `geometry::seenArea`.
[[nodiscard]] std::optional<double> hiddenArea(const PackTable& table,
                                               const geometry::Solid& observer,
                                               const geometry::Solid& target,
                                               std::span<const int> elements,
                                               geometry::AreaColumns columns);

/// Returns whether they hide more than that share; faster.
[[nodiscard]] std::optional<bool> hidesMoreOfArea(double share,
                                                  const PackTable& table,
                                                  const geometry::Solid& observer,
                                                  const geometry::Solid& target,
                                                  std::span<const int> elements);

} // namespace sightline::scenarios
