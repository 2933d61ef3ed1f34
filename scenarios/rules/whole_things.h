#pragma once

#include "geometry/sight/quick_sight.h"
#include "scenarios/rules/blocking.h"

#include <vector>

/// For regions: packs under which a thing stops each line between two models, or none.
namespace sightline::scenarios {

/// Whether the pack is one of them, and where the target stands matters only by the pieces that hold it. Else a line's length, its passage or its depth counts.
[[nodiscard]] bool stopsWholeLines(const RulePack& pack);

/// Whether what stops lines depends on the pieces that hold the target.
[[nodiscard]] bool asksWhereTargetStands(const RulePack& pack);

/// Which blockers of the pack's map stop lines of sight of the pair; the first `models` of the table may stand in the way.
[[nodiscard]] std::vector<geometry::Counts> stoppingBlockers(const Pair& pair, std::size_t models);

/// Seen within the pack's range of detection only.
[[nodiscard]] bool isHiding(const PackTable& table, std::size_t target);

} // namespace sightline::scenarios
