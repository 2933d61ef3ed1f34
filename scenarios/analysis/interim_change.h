#pragma once

#include "scenarios/analysis/influence.h"

#include <functional>

namespace sightline::scenarios {

/// Called with each change that comes closer to the goal than those before, or meets it with less effort. Calls come
/// from any thread, never concurrently, each before the progress of its change.
using InterimChange = std::function<void(const ClosestChange&)>;

/// Searches as `suggestChange` does, with the same result, and reports each closer change when it is found. After a
/// stop request `closest` holds the last one reported, which may meet the goal.
[[nodiscard]] std::optional<LayoutSuggestion> suggestChangeWithInterim(const PreparedTable& table,
                                                                       const LayoutGoal& goal,
                                                                       geometry::Length cell,
                                                                       const InterimChange& interim,
                                                                       const RegionProgress& progress = {},
                                                                       const std::stop_token& stop = {},
                                                                       ClosestChange* closest = nullptr);

/// True if what a table reaches, as `ClosestChange` tells it, meets the goal.
[[nodiscard]] bool isReached(const LayoutGoal& goal, const LayoutGoal& reached);

} // namespace sightline::scenarios
