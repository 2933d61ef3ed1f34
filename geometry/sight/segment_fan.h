#pragma once

#include "geometry/detail/plain_discs.h"
#include "geometry/sight/sight.h"

#include <array>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry {

/// Many segments among the same blockers, one place after another to look from: what `firstHit` says of each. Where no
/// corner is within `kSegmentMargin` of the segment signs in floating point tell the same; other segments go to
/// `firstHit`.
class SegmentFan {
public:
    /// `active` ascending.
    SegmentFan(const TerrainMap& map, std::span<const int> active, TouchRule touch);

    /// Segments start here from now on.
    void startAt(Point from);

    /// The blocker that the segment to a place meets first; nothing: it is clear.
    [[nodiscard]] std::optional<int> firstBlocker(Point to);
    [[nodiscard]] bool isBlocked(Point to);

private:
    struct Thing {
        int blocker = 0;
        double x = 0.0; ///< middle of its box
        double y = 0.0;
        double halfWidth = 0.0;
        double halfDepth = 0.0;
        bool holdsStart = false;
    };
    struct Crossing {
        double parameter = std::numeric_limits<double>::infinity();
        int blocker = -1;
    };
    enum class Found { No, Yes, Unsure };

    [[nodiscard]] detail::PlainDiscs::Meets glance(const Thing& thing, Point to) const;
    [[nodiscard]] Found cross(const Thing& thing, Point to, Crossing& first) const;

    const TerrainMap& m_map;
    std::vector<int> m_active;
    TouchRule m_touch;
    std::vector<Thing> m_things;
    Point m_from;
    std::size_t m_lastHit = 0; ///< it will be in the way of the next one too
};

} // namespace sightline::geometry
