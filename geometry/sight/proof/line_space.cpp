#include "geometry/sight/proof/line_space.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/proof/slab.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <optional>

namespace sightline::geometry::detail {

namespace {

/// A line s = offset + slope t of the frame, or a bound on such lines.
struct LineSpacePoint {
    double slope;
    double offset;
};

/// A convex set of lines, corners in cyclic order. Each corner of a piece may add one, so their number is unbounded.
using LineSpaceCell = boost::container::small_vector<LineSpacePoint, 32>;

/// Clips the cell to value(corner) >= 0; `value` is affine.
template <class Function> void clip(const LineSpaceCell& cell, LineSpaceCell& result, Function&& value) {
    result.clear();
    if (cell.empty()) {
        return;
    }
    LineSpacePoint before = cell.back();
    double valueBefore = value(before);
    for (const LineSpacePoint here : cell) {
        const double valueHere = value(here);
        if ((valueBefore < 0) != (valueHere < 0)) {
            const double share = valueBefore / (valueBefore - valueHere);
            result.push_back({before.slope + share * (here.slope - before.slope),
                              before.offset + share * (here.offset - before.offset)});
        }
        if (valueHere >= 0) {
            result.push_back(here);
        }
        before = here;
        valueBefore = valueHere;
    }
}

class Search {
public:
    Search(const Slab& slab,
           const BeamSearch& search,
           Beam& best,
           const std::stop_token& stop,
           std::deque<LineSpaceCell>& stack)
        : m_slab{slab}, m_search{search}, m_best{best}, m_stop{stop}, m_stack{stack} {}

    void run() {
        constexpr int kFirstSamples = 9;
        const double step = (m_slab.to() - m_slab.from()) / kFirstSamples;
        Looked highest{m_slab.from(), {-kInfinity, 0.0, 0.0}};
        for (int i = 0; i < kFirstSamples; ++i) {
            const Looked here = look(m_slab.from() + step * (i + 0.5));
            if (here.gap.width > highest.gap.width) {
                highest = here;
            }
        }
        climb(look(std::max(highest.slope - step, m_slab.from())), highest,
              look(std::min(highest.slope + step, m_slab.to())));
        narrow(m_slab.from(), m_slab.to(), 0);
    }

private:
    [[nodiscard]] bool done() const { return m_best.width > m_search.enough || m_stop.stop_requested(); }

    /// The widest gap at a slope.
    struct Looked {
        double slope;
        Slab::Gap gap;
    };

    Looked look(double m) {
        const Slab::Gap gap = m_slab.widestAt(m);
        if (gap.width > m_best.width) {
            m_best = m_slab.beamOf(gap, m);
            m_bestSlope = m;
        }
        return {m, gap};
    }

    /// Returns an upper bound of the width: no beam is wider than a base as seen along it. Without this bound, the many
    /// directions in which only a round base limits the beam would all have to be subdivided.
    [[nodiscard]] double widestOfBases(double from, double to) const {
        double widest = kInfinity;
        for (const SlabBase& base : m_slab.bases()) {
            widest = std::min(widest, widestOf(base, from, to));
        }
        return widest;
    }

    [[nodiscard]] double widestOf(const SlabBase& base, double from, double to) const {
        const ConvexShape& shape = *base.shape;
        if (shape.kind() == ConvexShape::Kind::Disc) {
            return 2 * shape.along();
        }
        if (shape.kind() == ConvexShape::Kind::Polygon) {
            return kInfinity;
        }
        // The width increases up to the direction across the longer axis and decreases from there.
        const auto sideOfAxis = [&](double m) { return cross(m_slab.axisS() - m * m_slab.axisT(), shape.axis()); };
        if ((sideOfAxis(from) < 0) != (sideOfAxis(to) < 0)) {
            return 2 * (shape.along() + shape.offset());
        }
        const auto seenWidth = [&](double m) { return (base.top(m).offset - base.bottom(m).offset) / stretch(m); };
        return std::max(seenWidth(from), seenWidth(to));
    }

    [[nodiscard]] double worthwhile() const { return worthwhileBeyond(std::max(m_best.width, m_search.least)); }

    struct Survivor {
        double from;
        double to;
    };

    void narrow(double from, double to, int depth) {
        constexpr int kDeepest = 200;
        if (done() || depth > kDeepest || widestOfBases(from, to) < worthwhile()) {
            return;
        }
        m_survivors.clear();
        findCells(from, to);
        if (m_survivors.empty()) {
            return;
        }
        std::ranges::sort(m_survivors, {}, &Survivor::from);
        boost::container::small_vector<Survivor, 16> ranges;
        for (const Survivor& survivor : m_survivors) {
            if (!ranges.empty() && survivor.from <= ranges.back().to) {
                ranges.back().to = std::max(ranges.back().to, survivor.to);
            } else {
                ranges.push_back(survivor);
            }
        }
        for (const Survivor& range : ranges) {
            if (range.from <= m_bestSlope && m_bestSlope <= range.to) {
                continue; // already climbed
            }
            const Looked first = look(range.from);
            const Looked middle = look((range.from + range.to) / 2);
            climb(first, middle, look(range.to));
        }
        for (const Survivor& range : ranges) {
            const double middle = (range.from + range.to) / 2;
            if (!(range.from < middle && middle < range.to)) {
                continue;
            }
            if (range.to - range.from < 0.5 * (to - from)) {
                narrow(range.from, range.to, depth + 1);
            } else {
                narrow(range.from, middle, depth + 1);
                narrow(middle, range.to, depth + 1);
            }
        }
    }

    /// Climbs to a local maximum, of which most ranges have one. Where the gap increases at one slope and decreases at
    /// a later one, the next slope is the intersection of the two tangents, which finds corners of the graph directly;
    /// then one beside it, to bracket the maximum.
    void climb(const Looked& first, const Looked& middle, const Looked& last) {
        Looked rising = middle.gap.rise > 0 ? middle : first;
        Looked falling = middle.gap.rise > 0 ? last : middle;
        constexpr int kMaxSteps = 120;
        constexpr double kWide = 0.125; // share of the remaining bracket
        double beside = kWide;
        bool fell = false;
        bool hemIn = false;
        for (int i = 0; i < kMaxSteps && rising.gap.rise > 0 && !done(); ++i) {
            const double from = rising.slope;
            const double to = falling.slope;
            if ((to - from) * std::max(rising.gap.rise, -falling.gap.rise) < kConstructionError / 8) {
                return;
            }
            double next = (from + to) / 2;
            if (hemIn) {
                next = fell ? to - beside * (to - from) : from + beside * (to - from);
            } else if (i % 8 != 7) {
                next = meeting(rising, falling).value_or(next);
            }
            if (!(from < next && next < to)) {
                return;
            }
            const Looked here = look(next);
            const bool falls = here.gap.rise <= 0 || here.gap.width < rising.gap.width;
            (falls ? falling : rising) = here;
            if (hemIn) {
                beside = falls != fell ? beside * beside : kWide;
                hemIn = false;
            } else {
                hemIn = falling.slope - rising.slope > 0.5 * (to - from);
            }
            fell = falls;
        }
    }

    /// Returns the slope at which the tangents meet, above both gaps and between them.
    static std::optional<double> meeting(const Looked& rising, const Looked& falling) {
        const auto& [from, low] = rising;
        const auto& [to, high] = falling;
        if (!(high.rise < 0)) {
            return {};
        }
        const double at = from + (high.width - low.width - high.rise * (to - from)) / (low.rise - high.rise);
        const bool isAbove = low.width + low.rise * (at - from) >= std::max(low.width, high.width);
        return isAbove ? std::optional{std::clamp(at, std::nextafter(from, to), std::nextafter(to, from))}
                       : std::nullopt;
    }

    /// Finds all cells of middle lines of beams of worthwhile width, for slopes in [from, to].
    void findCells(double from, double to) {
        const double width = worthwhile();
        // Half the width in units of s - m t, as a conservative affine bound: the tangent below the convex function
        // `stretch` where it narrows a cell, the chord above it where it widens one.
        double atFrom = stretch(from);
        double atTo = stretch(to);
        if (width > 0) {
            const double middle = (from + to) / 2;
            const double slope = middle / stretch(middle);
            atFrom = stretch(middle) + slope * (from - middle);
            atTo = stretch(middle) + slope * (to - middle);
        }
        m_halfSlope = to > from ? (atTo - atFrom) / (to - from) * width / 2 : 0.0;
        m_halfOffset = atFrom * width / 2 - m_halfSlope * from;
        m_width = width;
        m_range = {from, to};

        // The lines that meet a base: its top is convex in the slope and lies below its chord; its bottom is concave.
        const SlabBase& observer = m_slab.bases()[0];
        const double lowest = std::min(observer.bottom(from).offset, observer.bottom(to).offset) - std::abs(width) - 1;
        const double highest = std::max(observer.top(from).offset, observer.top(to).offset) + std::abs(width) + 1;
        LineSpaceCell& cell = m_stack[0];
        cell.assign({{from, lowest}, {to, lowest}, {to, highest}, {from, highest}});
        const auto cut = [&](double first, double second, double side) {
            const double slope = to > from ? (second - first) / (to - from) : 0.0;
            clip(cell, m_scratch, [&](LineSpacePoint p) {
                return side * (p.offset - first - slope * (p.slope - from)) + kSearchRounding - half(p.slope);
            });
            cell.swap(m_scratch);
        };
        for (const SlabBase& base : m_slab.bases()) {
            cut(base.top(from).offset, base.top(to).offset, -1.0);
            cut(base.bottom(from).offset, base.bottom(to).offset, +1.0);
        }
        descend(0, 0);
    }

    [[nodiscard]] double half(double m) const { return m_halfOffset + m_halfSlope * m; }

    /// Splits the cell at `level` of the stack by the obstacles from `next` on.
    void descend(std::size_t level, std::size_t next) {
        const LineSpaceCell& cell = m_stack[level];
        if (cell.empty() || done()) {
            return;
        }
        const auto& obstacles = m_slab.obstacles();
        for (; next < obstacles.size(); ++next) {
            const JoinedElements& obstacle = obstacles[next];
            bool clearAbove = true;
            bool clearBelow = true;
            for (const LineSpacePoint p : cell) {
                const double margin = half(p.slope) - kSearchRounding;
                const bool isAbove = p.offset - margin >= obstacle.top(p.slope);
                const bool isBelow = p.offset + margin <= obstacle.bottom(p.slope);
                clearAbove = clearAbove && isAbove;
                clearBelow = clearBelow && isBelow;
            }
            if (clearAbove || clearBelow || isNarrow(obstacle)) {
                continue;
            }
            if (level + 1 >= m_stack.size()) {
                m_stack.resize(m_stack.size() + 16);
            }
            split(level, next, obstacle.upper, +1.0);
            split(level, next, obstacle.lower, -1.0);
            return;
        }
        double low = kInfinity;
        double high = -kInfinity;
        for (const LineSpacePoint p : cell) {
            low = std::min(low, p.slope);
            high = std::max(high, p.slope);
        }
        m_survivors.push_back({std::max(low, m_range.from), std::min(high, m_range.to)});
    }

    void split(std::size_t level, std::size_t next, std::span<const PlanePoint> envelope, double side) {
        // Cells are large, so they are clipped from one buffer into the other and copied only once.
        const LineSpaceCell* cut = &m_stack[level];
        LineSpaceCell* free = &m_stack[level + 1];
        for (const PlanePoint& v : envelope) {
            clip(*cut, *free, [&](LineSpacePoint p) {
                return side * (p.offset - v.s + p.slope * v.t) - half(p.slope) + kSearchRounding;
            });
            if (free->empty()) {
                return;
            }
            cut = free;
            free = free == &m_stack[level + 1] ? &m_scratch : &m_stack[level + 1];
        }
        if (cut != &m_stack[level + 1]) {
            m_stack[level + 1] = *cut;
        }
        descend(level + 1, next + 1);
    }

    /// True if the obstacle can be skipped: while the best known beam is negative, an obstacle narrower than that
    /// cannot block a beam, because any middle line can pass it on one side or the other.
    [[nodiscard]] bool isNarrow(const JoinedElements& obstacle) const {
        return m_width < 0 && std::max(obstacle.top(m_range.from) - obstacle.bottom(m_range.from),
                                       obstacle.top(m_range.to) - obstacle.bottom(m_range.to)) <= -m_width;
    }

    const Slab& m_slab;
    BeamSearch m_search;
    Beam& m_best;
    double m_bestSlope = kInfinity; ///< slope of the best beam, if this search found it
    const std::stop_token& m_stop;
    std::deque<LineSpaceCell>& m_stack;
    LineSpaceCell m_scratch;
    boost::container::small_vector<Survivor, 16> m_survivors;
    Survivor m_range{};
    double m_width = 0.0;
    double m_halfSlope = 0.0;
    double m_halfOffset = 0.0;
};

} // namespace

double worthwhileBeyond(double known) {
    return known + std::clamp(std::abs(known) * 0.25, kConstructionError / 4, kClearanceError * 1e6 / 2);
}

Beam widestBeam(const BasePair& pair,
                std::span<const SightElement> elements,
                const BeamSearch& search,
                std::stop_token stop) {
    thread_local std::deque<LineSpaceCell> stack{16};
    Beam best{-kInfinity, 0.0, 0.0};
    eachRange(pair, elements, [&](double from, double to) {
        if (best.width > search.enough || stop.stop_requested()) {
            return false;
        }
        const Slab slab{pair, elements, from, to};
        Search{slab, search, best, stop, stack}.run();
        return true;
    });
    return best;
}

} // namespace sightline::geometry::detail
