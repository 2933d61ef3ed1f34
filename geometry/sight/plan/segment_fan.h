#pragma once

#include "geometry/shapes/plain_discs.h"
#include "geometry/sight/plan/sight.h"

#include <array>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry {

/// Tests of many segments with a common start among the same blockers; the start can be changed. The answers are those
/// of `firstHit`: signs are computed in floating point if no corner is within `kSegmentMargin` of the segment, other
/// segments are passed to `firstHit`.
class SegmentFan {
public:
    /// Creates the tests. Keeps a reference to `map`. Precondition: `active` is ascending.
    SegmentFan(const TerrainMap& map, std::span<const int> active, TouchRule touch);

    /// Sets the start of the following segments.
    void startAt(Point from);
    /// Sets the start of the following segments, all of which end in the box; faster for many of them.
    void startAt(Point from, const Box& ends);

    /// Returns the first blocker that the segment to a point meets, or nothing if it is clear.
    [[nodiscard]] std::optional<int> firstBlocker(Point to);
    /// True if the segment to a point meets a blocker.
    [[nodiscard]] bool isBlocked(Point to);
    /// Returns `isBlocked`, which is then the same under both touch rules, or std::nullopt if only `firstHit` can
    /// decide.
    [[nodiscard]] std::optional<bool> isPlainlyBlocked(Point to);

private:
    struct Element {
        int blocker = 0;
        double x = 0.0; ///< center of the bounding box
        double y = 0.0;
        double halfWidth = 0.0;
        double halfDepth = 0.0;
        bool containsStart = false;
        bool isBeside = false; ///< no segment from the start into the box of the ends meets it
    };
    struct Crossing {
        double parameter = std::numeric_limits<double>::infinity();
        int blocker = -1;
    };
    enum class Found { No, Yes, Unsure };

    [[nodiscard]] detail::PlainDiscs::Meets glance(const Element& element, Point to) const;
    [[nodiscard]] Found cross(const Element& element, Point to, Crossing& first) const;

    const TerrainMap& m_map;
    std::vector<int> m_active;
    TouchRule m_touch;
    std::vector<Element> m_elements;
    Point m_from;
    /// index of the last blocker hit, tested first because neighboring segments are often blocked by the same one
    std::size_t m_lastHit = 0;
};

} // namespace sightline::geometry
