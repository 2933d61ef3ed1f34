#pragma once

#include "scenarios/vision/light.h"

#include <vector>

namespace sightline::scenarios {

/// Where one light falls at this level or brighter.
struct LitArea {
    QString light; ///< as of `ShiningLight`
    LightLevel level = LightLevel::Dim;
    geometry::Ring
        outline; ///< in order of positive area; its places are seen from the light, see `geometry::VisibleRegion`
    friend bool operator==(const LitArea&, const LitArea&) = default;
};

/// For drawing, of all lights of the table: exact up to what blocks, circles by chords within `geometry::kRangeChord`.
/// Dim areas first, so that brighter ones lie over them; regions of light, darkness and shade have outlines of their
/// own and are not among them. Blockers are those of the plain geometry of the rule set for a light and a thing of 2
/// in; among upright solids each of them as if it were endlessly high.
[[nodiscard]] std::vector<LitArea> litAreasOf(const Scenario& scenario, const SenseLines& lines);

} // namespace sightline::scenarios
