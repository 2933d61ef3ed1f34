#pragma once

#include "geometry/sight/plan/segment_fan.h"
#include "scenarios/judge/regions.h"
#include "scenarios/rules/rule_pack.h"

namespace sightline::scenarios {

/// Returns the line shortened by 0.001 mm at each end where the pack ignores what only an end touches (`free_ends`);
/// else the line itself. The shortened line keeps to the same points of the nanometer grid where the line has any
/// between its ends.
[[nodiscard]] geometry::SightLine betweenEnds(const geometry::SightLine& line, const LineRules& rules);

/// Tests of lines between single positions past the blockers of a pack, by `SegmentFan`. Not thread-safe.
class PositionFan {
public:
    /// Preconditions: `active` is ascending, and `map` outlives the fan.
    PositionFan(const geometry::TerrainMap& map, std::span<const int> active, const LineRules& rules);

    /// Sets the start of all following lines.
    void startAt(geometry::Point from);
    /// Sets the start of all following lines, which all end in the box; faster for many of them.
    void startAt(geometry::Point from, const geometry::Box& ends);

    /// Returns the first blocker that the line to `to` meets; std::nullopt if it is clear.
    [[nodiscard]] std::optional<int> firstBlocker(geometry::Point to);
    [[nodiscard]] bool isBlocked(geometry::Point to);
    /// Returns `isBlocked`, which is then the same for the reverse line, or std::nullopt if that is not plain.
    [[nodiscard]] std::optional<bool> isPlainlyBlocked(geometry::Point to) { return m_fan.isPlainlyBlocked(to); }
    /// See `SegmentFan`.
    [[nodiscard]] bool isBlockedByFar(geometry::Point to, double distance) const {
        return m_fan.isBlockedByFar(to, distance);
    }
    [[nodiscard]] bool areAllBlockedByFar(const geometry::Box& ends, double distance) const {
        return m_fan.areAllBlockedByFar(ends, distance);
    }
    /// Returns true if the lines to all points of the box are blocked, false if none is; std::nullopt if neither is
    /// plain. Precondition: lines end in that box, see `startAt`.
    [[nodiscard]] std::optional<bool> areAllBlocked(const geometry::Box& ends) { return m_fan.areAllBlocked(ends); }

private:
    /// True if the line, known to cross nothing, touches a blocker; where ends are free.
    [[nodiscard]] bool touches(geometry::Point to);
    /// Returns the first blocker that the line without its ends meets.
    [[nodiscard]] std::optional<int> touchedBetweenEnds(geometry::Point to) const;

    const geometry::TerrainMap& m_map;
    LineRules m_rules;
    bool m_haveFreeEnds; ///< a line that touches may be clear
    /// The fan of all lines; where ends are free, of those that are blocked regardless of touching.
    geometry::SegmentFan m_fan;
    /// The fan of lines that touch, where ends are free; made when it is needed first.
    std::optional<geometry::SegmentFan> m_touching;
    geometry::Point m_from;
};

/// Tests of lines of cover between single positions. A line between corners of cells is stopped if it is stopped from
/// corner to corner and between the ends inside the cells too: what only borders on a cell, or on the way between two,
/// stops none, and neither does a corner around which a line ends. Not thread-safe.
class CornerFan {
public:
    /// Preconditions: `active` is ascending, and `map` outlives the fan.
    CornerFan(const geometry::TerrainMap& map, std::span<const int> active, const LineRules& rules);

    /// Sets the start of all following lines.
    void startAt(const LineEnd& from);
    /// Sets the start of all following lines, which all end in the box; faster for many of them.
    void startAt(const LineEnd& from, const geometry::Box& ends);

    [[nodiscard]] bool isBlocked(const LineEnd& to);
    /// Returns `isBlocked` if it is plain; it is then the same for all ends that stand for the same two corners, and
    /// for the reverse lines.
    [[nodiscard]] std::optional<bool> isPlainlyBlocked(const LineEnd& to);
    /// Returns true if the lines to all ends in the box are blocked, false if none is, each for all starts that stand
    /// for the same corner; std::nullopt if neither is plain. Precondition: the box was passed to `startAt`.
    [[nodiscard]] std::optional<bool> areAllBlocked();
    /// True if all answers since the start was set hold for all ends that stand for the same corners.
    [[nodiscard]] bool holdsForCorners() const { return m_holdsForCorners; }

private:
    PositionFan m_within;  ///< of lines between the ends
    PositionFan m_corners; ///< of lines between the corners
    geometry::Point m_from;
    double m_toCorner = 0.0;             ///< distance of the corner from the start, nanometers
    std::optional<geometry::Box> m_ends; ///< around the corners of all ends
    bool m_isWithinStarted = false;
    bool m_holdsForCorners = true;
};

} // namespace sightline::scenarios
