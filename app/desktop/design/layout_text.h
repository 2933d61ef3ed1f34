#pragma once

#include "app/desktop/design/sheet_view.h"
#include "scenarios/analysis/layout_report.h"

#include <vector>

/// Lists and sentences of layout reports.
namespace sightline::app {

/// Returns the outline of a piece, a zone or an objective; empty for other elements.
[[nodiscard]] QPolygonF designOutline(const scenarios::Scenario& scenario, const scenarios::AnyId& id);

/// The lists of the sight page, in this order.
enum class SightSheet { Exposures, Lanes, Gaps, OpenGround };
/// Returns the lists: exposures, lanes, gaps and open ground. `before`: the report before the last change, whose
/// exposures and longest lane are told beside the new ones; null: none.
[[nodiscard]] std::vector<DesignSheet> sightSheets(const scenarios::Scenario& scenario,
                                                   const scenarios::LayoutReport& report,
                                                   const scenarios::LayoutReport* before = nullptr);

/// Returns the id of a place. Precondition: the place is no side.
[[nodiscard]] scenarios::AnyId idOf(const scenarios::ExposedArea& place);

} // namespace sightline::app
