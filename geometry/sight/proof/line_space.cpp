#include "geometry/sight/proof/line_space.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/proof/slab_cells.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace sightline::geometry::detail {

namespace {

/// A line s = offset + slope t of the frame, or a bound on such lines.
struct LineSpacePoint {
    double slope;
    double offset;
};

class Search : public SlabCells<Search, LineSpacePoint> {
public:
    Search(const Slab& slab, const BeamSearch& search, Beam& best, const std::stop_token& stop, Memory& memory)
        : SlabCells{slab, memory}, m_slab{slab}, m_search{search}, m_best{best}, m_stop{stop} {}

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
    [[nodiscard]] bool isDone() const { return m_best.width > m_search.enough || m_stop.stop_requested(); }

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
        if (isDone() || depth > kDeepest || widestOfBases(from, to) < worthwhile()) {
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
        for (int i = 0; i < kMaxSteps && rising.gap.rise > 0 && !isDone(); ++i) {
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

        divide(from, to, std::abs(width));
    }

    friend SlabCells;
    static constexpr std::size_t kFewest = 1;
    [[nodiscard]] double half(double m) const { return m_halfOffset + m_halfSlope * m; }

    static LineSpacePoint
    cornerBetween(const LineSpacePoint& before, const LineSpacePoint& here, double share, bool /*leaves*/) {
        return {before.slope + share * (here.slope - before.slope),
                before.offset + share * (here.offset - before.offset)};
    }

    static void pass(const PlanePoint& /*corner*/, double /*side*/) {}
    static std::size_t passed() { return 0; }
    static void forget(std::size_t /*count*/) {}

    void add(const Cell& cell) {
        const auto [low, high] = std::ranges::minmax(cell, {}, &LineSpacePoint::slope);
        m_survivors.push_back({std::max(low.slope, m_range.from), std::min(high.slope, m_range.to)});
    }

    /// True if the obstacle can be skipped: while the best known beam is negative, an obstacle narrower than that
    /// cannot block a beam, because any middle line can pass it on one side or the other.
    [[nodiscard]] bool isPassable(const JoinedElements& obstacle) const {
        return m_width < 0 && std::max(obstacle.top(m_range.from) - obstacle.bottom(m_range.from),
                                       obstacle.top(m_range.to) - obstacle.bottom(m_range.to)) <= -m_width;
    }

    const Slab& m_slab;
    BeamSearch m_search;
    Beam& m_best;
    double m_bestSlope = kInfinity; ///< slope of the best beam, if this search found it
    const std::stop_token& m_stop;
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
    thread_local Search::Memory memory;
    Beam best{-kInfinity, 0.0, 0.0};
    eachRange(pair, elements, [&](double from, double to) {
        if (best.width > search.enough || stop.stop_requested()) {
            return false;
        }
        const Slab slab{pair, elements, from, to};
        Search{slab, search, best, stop, memory}.run();
        return true;
    });
    return best;
}

} // namespace sightline::geometry::detail
