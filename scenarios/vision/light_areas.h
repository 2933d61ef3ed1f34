#pragma once

#include "scenarios/vision/light.h"

#include <vector>

namespace sightline::scenarios {

/// The area that one light illuminates at a level or above.
struct LitArea {
    QString light; ///< see `ShiningLight::id`
    LightLevel level = LightLevel::Dim;
    /// Counter-clockwise in y-down coordinates (clockwise on screen); its points are seen from the light, see
    /// `geometry::VisibilityPolygon`.
    geometry::Ring outline;
    friend bool operator==(const LitArea&, const LitArea&) = default;
};

/// Returns the lit areas of all lights of the table, for drawing: exact up to blockers, with circles as chords within
/// `geometry::kRangeChord`. Dim areas come first, so that brighter ones lie over them; regions of light, darkness and
/// shade have their own outlines and are not included. Blockers are those of the rule set for a light and an object of
/// height 2 in; among upright solids each is taken as unlimited in height. Under a rule pack they are those that fog by
/// cells has, and what lies in pieces that can be seen into are areas of their own.
[[nodiscard]] std::vector<LitArea> litAreasOf(const Scenario& scenario, const SenseLines& lines);

} // namespace sightline::scenarios
