#pragma once

#include "app/desktop/tools/tool.h"
#include "scenarios/scenario.h"

#include <optional>

namespace sightline::app {

/// Snapping is on, and Alt is not held.
[[nodiscard]] bool snaps(const TableState& state, const PointerEvent& event);

/// The nearest point of the quarter-inch grid.
[[nodiscard]] geometry::Point onSnapGrid(geometry::Point p);

/// The corner of a piece or the free end of a wall within `reach` inches of a place; the nearest one.
[[nodiscard]] std::optional<geometry::Point> cornerNear(const scenarios::Scenario& scenario, QPointF place, double reach);

} // namespace sightline::app
