#pragma once

#include "geometry/sight/segment_fan.h"
#include "scenarios/rules/rule_pack.h"

namespace sightline::scenarios {

/// The line without a thousandth of a millimeter at each end, where the pack does not count what only an end touches;
/// else all of it. It stays on the same nanometers where the line has some between its ends.
[[nodiscard]] geometry::SightLine betweenEnds(const geometry::SightLine& line, const LineRules& rules);

/// A `SegmentFan` for the lines of a pack between places.
class PlaceFan {
public:
    /// `active` ascending; keeps looking at the map.
    PlaceFan(const geometry::TerrainMap& map, std::span<const int> active, const LineRules& rules);

    /// Lines start here from now on.
    void startAt(geometry::Point from);

    /// The blocker that the line to a place meets first; nothing: it is clear.
    [[nodiscard]] std::optional<int> firstBlocker(geometry::Point to);
    [[nodiscard]] bool isBlocked(geometry::Point to);

private:
    const geometry::TerrainMap& m_map;
    std::vector<int> m_active;
    LineRules m_rules;
    geometry::SegmentFan m_touching;
    std::optional<geometry::SegmentFan> m_crossing; ///< where ends are free: what is blocked whatever touches
    geometry::Point m_from;
};

} // namespace sightline::scenarios
