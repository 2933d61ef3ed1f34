#include "geometry/sight/line_space.h"

#include "geometry/sight/slab.h"
#include "geometry/tolerances.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <deque>
#include <limits>

namespace sightline::geometry::detail {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A line s = offset + slope t of the frame, or a bound on such lines.
struct LinePoint {
    double slope;
    double offset;
};

/// A convex set of lines, corners in order. Each corner of a piece may add one, so their number has no bound.
using Cell = boost::container::small_vector<LinePoint, 32>;

/// What is left of the cell where value(corner) >= 0; `value` is affine.
template <class Function>
void clip(const Cell& cell, Cell& result, Function&& value) {
    result.clear();
    if (cell.empty()) {
        return;
    }
    LinePoint before = cell.back();
    double valueBefore = value(before);
    for (const LinePoint here : cell) {
        const double valueHere = value(here);
        if ((valueBefore < 0) != (valueHere < 0)) {
            const double share = valueBefore / (valueBefore - valueHere);
            result.push_back(
                {before.slope + share * (here.slope - before.slope), before.offset + share * (here.offset - before.offset)});
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
    Search(const Slab& slab, const BeamSearch& search, Beam& best, std::stop_token stop)
        : m_slab{slab}, m_search{search}, m_best{best}, m_stop{std::move(stop)} {}

    void run() {
        constexpr int kFirstLooks = 9;
        for (int i = 0; i < kFirstLooks; ++i) {
            look(m_slab.from() + (m_slab.to() - m_slab.from()) * (i + 0.5) / kFirstLooks);
        }
        narrow(m_slab.from(), m_slab.to(), 0);
    }

private:
    [[nodiscard]] bool done() const { return m_best.width > m_search.enough || m_stop.stop_requested(); }

    void look(double m) {
        const Beam beam = m_slab.widestAt(m);
        if (beam.width > m_best.width) {
            m_best = beam;
        }
    }

    /// How much wider than the best known a beam must be to be worth finding.
    [[nodiscard]] double worthwhile() const {
        const double known = std::max(m_best.width, m_search.least);
        return known + std::clamp(std::abs(known) * 0.25, kConstructionError / 4, kClearanceError * 1e6 / 2);
    }

    struct Survivor {
        double from;
        double to;
    };

    void narrow(double from, double to, int depth) {
        constexpr int kDeepest = 200;
        if (done() || depth > kDeepest) {
            return;
        }
        m_survivors.clear();
        findCells(from, to);
        if (m_survivors.empty()) {
            return;
        }
        std::ranges::sort(m_survivors, {}, &Survivor::from);
        std::vector<Survivor> ranges;
        for (const Survivor& survivor : m_survivors) {
            if (!ranges.empty() && survivor.from <= ranges.back().to) {
                ranges.back().to = std::max(ranges.back().to, survivor.to);
            } else {
                ranges.push_back(survivor);
            }
        }
        for (const Survivor& range : ranges) {
            look(range.from);
            look((range.from + range.to) / 2);
            look(range.to);
            polish(range.from, range.to);
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

    /// Climb to the nearest local maximum: most ranges hold one.
    void polish(double from, double to) {
        constexpr double kGolden = 0.6180339887498949;
        double a = to - kGolden * (to - from);
        double b = from + kGolden * (to - from);
        double atA = m_slab.widestAt(a).width;
        double atB = m_slab.widestAt(b).width;
        for (int i = 0; i < 40 && !done(); ++i) {
            if (atA < atB) {
                from = a;
                a = b;
                atA = atB;
                b = from + kGolden * (to - from);
                atB = m_slab.widestAt(b).width;
            } else {
                to = b;
                b = a;
                atB = atA;
                a = to - kGolden * (to - from);
                atA = m_slab.widestAt(a).width;
            }
            if (std::abs(atA - atB) < kConstructionError / 8 && i > 12) {
                break;
            }
        }
        look(a);
        look(b);
    }

    /// All cells of middle lines of beams as wide as is worthwhile, for slopes in [from, to].
    void findCells(double from, double to) {
        const double width = worthwhile();
        // Half the width in units of s - m t, as an affine bound on the safe side: the tangent below the convex stretch for
        // what narrows a cell, the chord above it for what widens one.
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

        // The lines that meet a base: its top is convex over the slope, below its chord; its bottom concave.
        Cell& cell = m_stack[0];
        const ConvexShape& observer = *m_slab.bases()[0];
        const double lowest = std::min(m_slab.bottom(observer, from), m_slab.bottom(observer, to)) - std::abs(width) - 1;
        const double highest = std::max(m_slab.top(observer, from), m_slab.top(observer, to)) + std::abs(width) + 1;
        cell.assign({{from, lowest}, {to, lowest}, {to, highest}, {from, highest}});
        Cell& other = m_stack[1];
        const auto below = [&](double first, double second) {
            const double slope = to > from ? (second - first) / (to - from) : 0.0;
            clip(cell, other, [&](LinePoint p) {
                return first + slope * (p.slope - from) + kSearchRounding - half(p.slope) - p.offset;
            });
            cell = other;
        };
        const auto above = [&](double first, double second) {
            const double slope = to > from ? (second - first) / (to - from) : 0.0;
            clip(cell, other, [&](LinePoint p) {
                return p.offset - first - slope * (p.slope - from) + kSearchRounding - half(p.slope);
            });
            cell = other;
        };
        for (const ConvexShape* base : m_slab.bases()) {
            below(m_slab.top(*base, from), m_slab.top(*base, to));
            above(m_slab.bottom(*base, from), m_slab.bottom(*base, to));
        }
        descend(0, 0);
    }

    [[nodiscard]] double half(double m) const { return m_halfOffset + m_halfSlope * m; }

    /// Splits the cell at `level` of the stack by the obstacles from `next` on.
    void descend(std::size_t level, std::size_t next) {
        const Cell& cell = m_stack[level];
        if (cell.empty() || done()) {
            return;
        }
        const auto& obstacles = m_slab.obstacles();
        for (; next < obstacles.size(); ++next) {
            const JoinedElements& obstacle = obstacles[next];
            bool clearAbove = true;
            bool clearBelow = true;
            for (const LinePoint p : cell) {
                const double margin = half(p.slope) - kSearchRounding;
                const bool isAbove = p.offset - margin >= obstacle.top(p.slope);
                const bool isBelow = p.offset + margin <= obstacle.bottom(p.slope);
                clearAbove = clearAbove && isAbove;
                clearBelow = clearBelow && isBelow;
            }
            if (clearAbove || clearBelow || isNarrow(obstacle)) {
                continue;
            }
            if (level + 2 >= m_stack.size()) {
                m_stack.resize(m_stack.size() + 16);
            }
            split(level, next, obstacle.upper, +1.0);
            split(level, next, obstacle.lower, -1.0);
            return;
        }
        double low = kInfinity;
        double high = -kInfinity;
        for (const LinePoint p : cell) {
            low = std::min(low, p.slope);
            high = std::max(high, p.slope);
        }
        m_survivors.push_back({std::max(low, m_range.from), std::min(high, m_range.to)});
    }

    void split(std::size_t level, std::size_t next, const std::vector<PlanePoint>& envelope, double side) {
        m_stack[level + 1] = m_stack[level];
        for (const PlanePoint& v : envelope) {
            clip(m_stack[level + 1], m_stack[level + 2], [&](LinePoint p) {
                return side * (p.offset - v.s + p.slope * v.t) - half(p.slope) + kSearchRounding;
            });
            std::swap(m_stack[level + 1], m_stack[level + 2]);
            if (m_stack[level + 1].empty()) {
                return;
            }
        }
        descend(level + 1, next + 1);
    }

    /// While the best known beam is negative, an obstacle narrower than that stands in no beam's way: any middle line can
    /// pass it on one side or the other.
    [[nodiscard]] bool isNarrow(const JoinedElements& obstacle) const {
        return m_width < 0 && std::max(obstacle.top(m_range.from) - obstacle.bottom(m_range.from),
                                       obstacle.top(m_range.to) - obstacle.bottom(m_range.to)) <= -m_width;
    }

    const Slab& m_slab;
    BeamSearch m_search;
    Beam& m_best;
    std::stop_token m_stop;
    std::deque<Cell> m_stack{16};
    std::vector<Survivor> m_survivors;
    Survivor m_range{};
    double m_width = 0.0;
    double m_halfSlope = 0.0;
    double m_halfOffset = 0.0;
};

} // namespace

Beam widestBeam(const BasePair& pair, std::span<const SightElement> elements, const BeamSearch& search, std::stop_token stop) {
    Beam best{-kInfinity, 0.0, 0.0};
    eachRange(pair, elements, [&](double from, double to) {
        if (best.width > search.enough || stop.stop_requested()) {
            return false;
        }
        const Slab slab{pair, elements, from, to};
        Search{slab, search, best, stop}.run();
        return true;
    });
    return best;
}

} // namespace sightline::geometry::detail
