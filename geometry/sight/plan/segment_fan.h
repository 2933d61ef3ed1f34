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

    /// Returns whether a segment meets the blocker, the same under both touch rules, if discs inside and around the
    /// blocker decide.
    [[nodiscard]] static std::optional<bool>
    meetsAtAGlance(const SightLine& segment, const TerrainMap& map, int blocker);

    /// The blockers among which segments are tested, ascending.
    [[nodiscard]] const std::vector<int>& active() const { return m_active; }

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
    /// True if the blocker met by the last plainly blocked segment, the one to this point, is plainly met by all
    /// segments whose ends lie within that distance, in nanometers, of its ends. False proves nothing.
    [[nodiscard]] bool isBlockedByFar(Point to, double distance) const {
        return isMetByFar(m_elements[m_lastHit], pathTo(to), distance);
    }
    /// Returns that for the segments to all points of the box, after `areAllBlocked` returned true. Precondition as
    /// there.
    [[nodiscard]] bool areAllBlockedByFar(const Box& ends, double distance) const;
    /// Returns true if the segments to all points of the box meet one blocker, false if none of them meets any, each
    /// the same under both touch rules; std::nullopt if neither is plain. Precondition: segments end in that box.
    [[nodiscard]] std::optional<bool> areAllBlocked(const Box& ends);

    /// True if sides of blockers plainly hide all of the box from the start under `TouchRule::Blocked`. False proves
    /// nothing.
    [[nodiscard]] bool hidesAll(const Box& box);

    /// Returns the first blocker that the reverse segment, from a point to the start, meets; std::nullopt if that is
    /// not plain, or if it is clear. Faster than `firstBlocker` of other fans for many points.
    [[nodiscard]] std::optional<int> lastBlocker(Point to);
    /// Prepares `lastBlocker` of many points of the box, and leaves out blockers that it plainly does not return for
    /// any of them. Precondition: segments end in that box.
    void orderTowards(const Box& ends);

    /// Returns the blockers that segments from the start into the box of the ends may meet, ascending.
    [[nodiscard]] std::vector<int> inTheWay() const;

private:
    /// Two corners, given relative to the start. The second is clockwise on screen from the first by less than half a
    /// turn.
    struct Span {
        detail::Vec first;
        detail::Vec last;
    };
    /// The hull of a blocker as seen from the start: all its corners lie in the span.
    struct Shadow {
        Span span;
        double farthest = 0.0; ///< square of the distance of the farthest corner
    };
    struct Element {
        int blocker = 0;
        double x = 0.0; ///< center of the bounding box
        double y = 0.0;
        double halfWidth = 0.0;
        double halfDepth = 0.0;
        detail::PlainDiscs discs;
        bool isBeside = false; ///< no segment from the start into the box of the ends meets it
        // For the current start, once known:
        std::optional<bool> containsStart;
        bool isShadowKnown = false;
        std::optional<Shadow> shadow; ///< std::nullopt: the start is not plainly outside
    };
    struct Crossing {
        double parameter = std::numeric_limits<double>::infinity();
        int blocker = -1;
    };
    enum class Found { No, Yes, Unsure };

    /// A blocker that a segment may meet.
    struct Candidate {
        Element* element = nullptr;
        double earliest = 0.0; ///< the least parameter at which the segment may reach it
        double latest = 0.0;   ///< the greatest one
        double inside = 0.0;   ///< a parameter at which the segment is inside; infinity: none is known
    };

    /// The segment to a point, in nanometers.
    struct Way {
        detail::Vec start;
        detail::Vec by;
    };
    [[nodiscard]] Way pathTo(Point to) const {
        const auto in = [](Length length) { return static_cast<double>(length.nanometers()); };
        return {{in(m_from.x), in(m_from.y)}, {in(to.x - m_from.x), in(to.y - m_from.y)}};
    }
    [[nodiscard]] static detail::PlainDiscs::Meets glance(const Element& element, const Way& way) {
        return element.discs.met(way.start.x, way.start.y, way.by.x, way.by.y);
    }
    /// True if the intersection of any line with the blocker is one segment.
    [[nodiscard]] bool isConvex(const Element& element) const;
    [[nodiscard]] bool containsStart(Element& element) const;
    /// True if a point is plainly outside the bounding box.
    [[nodiscard]] static bool isOutsideBox(const Element& element, detail::Vec place);
    void findShadow(Element& element) const;
    /// Returns the corners of the box relative to the start.
    [[nodiscard]] std::array<detail::Vec, 4> cornersOf(const Box& box) const;
    /// From where on and how far a blocker reaches along the segments to the corners of a box, each times the length of
    /// the segment.
    struct Reach {
        std::size_t element = 0;
        bool isMetByAll = false; ///< by all segments into the box
        std::array<double, 4> from{};
        std::array<double, 4> to{};
    };
    [[nodiscard]] Reach reachOf(std::size_t element, const std::array<detail::Vec, 4>& corners) const;
    /// Returns whether all segments into the box meet the blocker, or none does, by the shadow alone.
    [[nodiscard]] Found meetsAll(Element& element, const Box& ends) const;
    /// Returns whether the segment meets the blocker, by the shadow alone; the same under both touch rules.
    [[nodiscard]] Found meetsShadow(Element& element, const Way& way) const;
    /// True if the blocker is plainly met by the segment and by all whose ends lie within that distance, in nanometers,
    /// of its ends.
    [[nodiscard]] bool isMetByFar(const Element& element, const Way& way, double distance) const;
    /// Returns whether the segment meets the blocker; if asked for, the first of that and another crossing.
    [[nodiscard]] Found cross(Element& element, Point to, Crossing* first) const;
    /// Gathers the blockers that a segment may meet.
    void gatherCandidates(const Way& way);
    /// Whether a segment meets a blocker, and bounds of the parameter of the last point in common.
    struct End {
        Found isMet = Found::No;
        double from = 0.0;
        double to = 0.0;
    };
    [[nodiscard]] End endOf(const Element& element, const Way& way) const;
    /// Gathers the sides that hide a part of a box between them, but do not reach into it. Its corners are given
    /// relative to the start, clockwise on screen from the upper left one.
    void gatherSides(const std::array<detail::Vec, 4>& corners, const Span& all);

    const TerrainMap& m_map;
    std::vector<int> m_active;
    TouchRule m_touch;
    std::vector<Element> m_elements;
    Point m_from;
    /// index of the last blocker hit, tested first because neighboring segments are often blocked by the same one
    std::size_t m_lastHit = 0;
    /// indices of blockers, each plainly beyond the next ones and those that are missing; see `orderTowards`
    std::vector<std::size_t> m_ordered;
    std::vector<Reach> m_reaches;        ///< reused, see `orderTowards`
    std::vector<Candidate> m_candidates; ///< reused, see `gatherCandidates`
    std::vector<Span> m_sides;           ///< reused, see `gatherSides`
};

} // namespace sightline::geometry
