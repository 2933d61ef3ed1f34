#pragma once

#include "geometry/moves/move_search.h"
#include "geometry/moves/move_table.h"

#include <optional>
#include <stop_token>

namespace sightline::geometry {

/// Returns the cheapest path of a base to a position past all obstacles, equal in cost to that of `MoveSearch`. Returns
/// std::nullopt if there is none or if a stop was requested.
///
/// Without cost areas most obstacles do not affect a single path. The search therefore repeats with those obstacles
/// alone that earlier paths ran into, until a path meets no obstacle. The result is optimal, because no path past all
/// obstacles is shorter than the shortest past a subset, or past smaller obstacles. The running time depends on the
/// obstacles near the path, not on those of the whole table.
[[nodiscard]] std::optional<MovePath>
cheapestPath(const MoveTable& table, const Mover& mover, Point to, const std::stop_token& stop = {});

} // namespace sightline::geometry
