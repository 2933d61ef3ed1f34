#pragma once

#include "app/desktop/design/sheet_view.h"
#include "scenarios/analysis/layout_report.h"

#include <vector>

/// Lists and sentences about what a table does to a game.
namespace sightline::app {

/// The outline of a piece, a zone or an objective; empty for others.
[[nodiscard]] QPolygonF designOutline(const scenarios::Scenario& scenario, const scenarios::AnyId& id);

/// In this order.
enum class SightSheet { Exposures, Lanes, Gaps, OpenGround };
/// Who sees what, lanes, gaps and open ground.
[[nodiscard]] std::vector<DesignSheet> sightSheets(const scenarios::Scenario& scenario,
                                                   const scenarios::LayoutReport& report);

/// "West", "Objective 1", "Red, all zones": a place of an exposure.
[[nodiscard]] QString exposedPlaceName(const scenarios::Scenario& scenario, const scenarios::ExposedPlace& place);
/// Precondition: the place is no side.
[[nodiscard]] scenarios::AnyId idOf(const scenarios::ExposedPlace& place);

} // namespace sightline::app
