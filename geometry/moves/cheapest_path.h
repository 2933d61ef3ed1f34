#pragma once

#include "geometry/moves/move_search.h"
#include "geometry/moves/move_table.h"

#include <optional>
#include <stop_token>

namespace sightline::geometry {

/// The cheapest way of a base to a place, as `MoveSearch` finds it past all obstacles. Nothing: there is none, or a
/// stop was asked for.
///
/// On even ground most obstacles play no part in one way. So the shortest way past those that the ways so far ran into
/// is looked for, again and again until one runs into nothing: no way past all obstacles is shorter than the shortest
/// past some of them, or past less of them. Time goes by what lies about the way, not by what lies about the table.
[[nodiscard]] std::optional<MovePath>
cheapestPath(const MoveTable& table, const Mover& mover, Point to, const std::stop_token& stop = {});

} // namespace sightline::geometry
