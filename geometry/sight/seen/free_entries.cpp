#include "geometry/sight/seen/free_entries.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/root.h"
#include "geometry/sight/proof/slab.h"

#include <algorithm>
#include <deque>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

constexpr double kHalfTurn = std::numbers::pi;

/// A corner of a cell of lines, and the bound of the cell from it to the next corner.
struct CellCorner {
    double slope;
    double offset;
    int bound; ///< index of a corner that lines pass; -1: a base or the range of slopes
};
using EntryCell = std::vector<CellCorner>;

/// Clips the cell to value(corner) >= 0; `value` is affine and zero along the bound.
template <class Function> void clip(const EntryCell& cell, EntryCell& result, int bound, Function&& value) {
    result.clear();
    if (cell.empty()) {
        return;
    }
    CellCorner before = cell.back();
    double valueBefore = value(before);
    for (const CellCorner& here : cell) {
        const double valueHere = value(here);
        if ((valueBefore < 0) != (valueHere < 0)) {
            const double share = valueBefore / (valueBefore - valueHere);
            result.push_back({before.slope + share * (here.slope - before.slope),
                              before.offset + share * (here.offset - before.offset),
                              valueHere < 0 ? bound : before.bound});
        }
        if (valueHere >= 0) {
            result.push_back(here);
        }
        before = here;
        valueBefore = valueHere;
    }
}

/// Returns the directions from a point to the two tangents of a shape; for a point on the outline, both are along the
/// tangent there.
std::array<Vec, 2> tangentsFrom(const ConvexShape& shape, Vec from) {
    if (shape.kind() == ConvexShape::Kind::Polygon) {
        const auto& corners = shape.corners();
        std::array<Vec, 2> ends{corners.front() - from, corners.front() - from};
        for (const Vec corner : corners) {
            const Vec way = corner - from;
            ends[0] = cross(ends[0], way) > 0 ? way : ends[0];
            ends[1] = cross(ends[1], way) < 0 ? way : ends[1];
        }
        return ends;
    }
    const auto [first, second] = shape.tangentPoints(from);
    // Nanometers. For a point at a distance e outside a circle of radius r the tangent points are about sqrt(2 r e)
    // away: 1 nm at r = 16 mm corresponds to e = 3e-8 nm, less than one rounding. Nearer tangent points have no
    // direction of their own, and the tangent at the point itself replaces it.
    constexpr double kOnOutline = kStoredUnit;
    if (norm(first - from) < kOnOutline) {
        const Vec along = turned(shape.outwardNormal(from, true));
        return {along, along};
    }
    return {first - from, second - from};
}

/// The bounds of the bases and the entries for one range of directions.
class Entries {
public:
    Entries(const BasePair& pair,
            const Slab& slab,
            const EntryOutline& outline,
            const OuterTangents& tangents,
            std::vector<EntryRange>& found)
        : m_slab{slab},
          m_outline{outline},
          m_found{found},
          m_commonSlopes{slopeOf(pair.frame.directionAt(tangents.above)),
                         slopeOf(pair.frame.directionAt(tangents.below))} {}

    /// Starts a set of slopes at which an end of the interval of free offsets may change its type; `offer` evaluates
    /// them.
    void start() { m_slopes.clear(); }
    void addSlope(double slope) { m_slopes.push_back(slope); }
    void addTangentsOf(PlanePoint p, double from, double to) {
        const Vec at = p.t * m_slab.axisT() + p.s * m_slab.axisS();
        for (const SlabBase& base : m_slab.bases()) {
            for (const Vec direction : tangentsFrom(*base.shape, at)) {
                const double slope = slopeOf(direction);
                if (slope >= from && slope <= to) {
                    m_slopes.push_back(slope);
                }
            }
        }
    }
    void addCommonTangents(double from, double to) {
        for (const double slope : m_commonSlopes) {
            if (slope >= from && slope <= to) {
                m_slopes.push_back(slope);
            }
        }
    }

    /// Adds the entries of the lines with lowest(m) <= c <= highest(m) that meet both bases.
    template <class Lowest, class Highest> void offer(Lowest&& lowest, Highest&& highest) {
        EntryRange range{kInfinity, -kInfinity};
        for (const double m : m_slopes) {
            const double low = std::max(lowest(m), m_slab.baseBottom(m));
            const double high = std::min(highest(m), m_slab.baseTop(m));
            if (high - low < -kConstructionError) {
                continue;
            }
            const Vec direction = m_slab.axisT() + m * m_slab.axisS();
            range.from = std::min(range.from, m_outline.entry(high * m_slab.axisS(), direction));
            range.to = std::max(range.to, m_outline.entry(low * m_slab.axisS(), direction));
        }
        if (range.from < range.to) {
            m_found.push_back(range);
        }
    }

private:
    [[nodiscard]] double slopeOf(Vec direction) const {
        return dot(direction, m_slab.axisS()) / dot(direction, m_slab.axisT());
    }

    const Slab& m_slab;
    const EntryOutline& m_outline;
    std::vector<EntryRange>& m_found;
    std::array<double, 2> m_commonSlopes;
    std::vector<double> m_slopes;
};

/// Splits the lines of one range of directions into cells that pass each obstacle on one side.
class FreeCells {
public:
    FreeCells(const Slab& slab, Entries& entries) : m_slab{slab}, m_entries{entries} {}

    void run() {
        EntryCell& cell = at(0);
        cell.clear();
        const double from = m_slab.from();
        const double to = m_slab.to();
        const SlabBase& observer = m_slab.bases()[0];
        const double lowest = std::min(observer.bottom(from).offset, observer.bottom(to).offset) - 1;
        const double highest = std::max(observer.top(from).offset, observer.top(to).offset) + 1;
        cell = {{from, lowest, -1}, {to, lowest, -1}, {to, highest, -1}, {from, highest, -1}};
        // The top of a base is convex in the slope, so it lies below its chord; the bottom lies above its chord.
        for (const SlabBase& base : m_slab.bases()) {
            clipByChord(base.top(from).offset, base.top(to).offset, -1.0);
            clipByChord(base.bottom(from).offset, base.bottom(to).offset, +1.0);
        }
        descend(0, 0);
    }

private:
    [[nodiscard]] EntryCell& at(std::size_t level) {
        while (m_stack.size() <= level) {
            m_stack.emplace_back();
        }
        return m_stack[level];
    }

    void clipByChord(double first, double second, double side) {
        const double from = m_slab.from();
        const double rise = (second - first) / (m_slab.to() - from);
        clip(at(0), m_scratch, -1, [&](const CellCorner& p) {
            return side * (p.offset - first - rise * (p.slope - from)) + kSearchRounding;
        });
        std::swap(at(0), m_scratch);
    }

    void descend(std::size_t level, std::size_t next) {
        const EntryCell& cell = at(level);
        if (cell.size() < 2) {
            return;
        }
        const auto& obstacles = m_slab.obstacles();
        for (; next < obstacles.size(); ++next) {
            const JoinedElements& obstacle = obstacles[next];
            const auto isAbove = [&](const CellCorner& p) {
                return p.offset + kSearchRounding >= obstacle.top(p.slope);
            };
            const auto isBelow = [&](const CellCorner& p) {
                return p.offset - kSearchRounding <= obstacle.bottom(p.slope);
            };
            if (std::ranges::all_of(cell, isAbove) || std::ranges::all_of(cell, isBelow)) {
                continue;
            }
            split(level, next, obstacle.upper, +1.0);
            split(level, next, obstacle.lower, -1.0);
            return;
        }
        addLeaf(cell);
    }

    void split(std::size_t level, std::size_t next, std::span<const PlanePoint> envelope, double side) {
        const std::size_t boundsBefore = m_bounds.size();
        at(level + 1) = at(level);
        for (const PlanePoint& v : envelope) {
            m_bounds.push_back({v, side});
            clip(at(level + 1), m_scratch, static_cast<int>(m_bounds.size()) - 1,
                 [&](const CellCorner& p) { return side * (p.offset - v.s + p.slope * v.t) + kSearchRounding; });
            std::swap(at(level + 1), m_scratch);
            if (at(level + 1).empty()) {
                break;
            }
        }
        descend(level + 1, next + 1);
        m_bounds.resize(boundsBefore);
    }

    void addLeaf(const EntryCell& cell) {
        m_entries.start();
        m_above.clear();
        m_below.clear();
        const auto [first, last] = std::ranges::minmax_element(cell, {}, &CellCorner::slope);
        for (std::size_t i = 0; i < cell.size(); ++i) {
            const CellCorner& here = cell[i];
            const CellCorner& after = cell[i + 1 == cell.size() ? 0 : i + 1];
            m_entries.addSlope(here.slope);
            if (here.bound >= 0) {
                const Bound& bound = m_bounds[static_cast<std::size_t>(here.bound)];
                (bound.side > 0 ? m_below : m_above).push_back(bound.corner);
                const auto [from, to] = std::minmax(here.slope, after.slope);
                m_entries.addTangentsOf(bound.corner, from, to);
            }
        }
        m_entries.addCommonTangents(first->slope, last->slope);
        m_entries.offer(
            [&](double m) {
                double low = -kInfinity;
                for (const PlanePoint& p : m_below) {
                    low = std::max(low, p.s - m * p.t);
                }
                return low;
            },
            [&](double m) {
                double high = kInfinity;
                for (const PlanePoint& p : m_above) {
                    high = std::min(high, p.s - m * p.t);
                }
                return high;
            });
    }

    /// A corner that the lines of a cell pass above (+1) or below (-1).
    struct Bound {
        PlanePoint corner;
        double side;
    };

    const Slab& m_slab;
    Entries& m_entries;
    std::deque<EntryCell> m_stack;
    EntryCell m_scratch;
    std::vector<Bound> m_bounds;
    std::vector<PlanePoint> m_below;
    std::vector<PlanePoint> m_above;
};

/// Adds the entries of the lines that meet one obstacle.
void addBlocked(const Slab& slab, const JoinedElements& obstacle, Entries& entries) {
    entries.start();
    entries.addSlope(slab.from());
    entries.addSlope(slab.to());
    entries.addCommonTangents(slab.from(), slab.to());
    for (const auto& envelope : {obstacle.upper, obstacle.lower}) {
        for (std::size_t i = 0; i < envelope.size(); ++i) {
            const PlanePoint p = envelope[i];
            entries.addTangentsOf(p, slab.from(), slab.to());
            if (i > 0) {
                const PlanePoint q = envelope[i - 1];
                const double slope = (p.s - q.s) / (p.t - q.t);
                if (slope > slab.from() && slope < slab.to()) {
                    entries.addSlope(slope);
                }
            }
        }
    }
    entries.offer([&](double m) { return obstacle.bottom(m); }, [&](double m) { return obstacle.top(m); });
}

} // namespace

EntryOutline::EntryOutline(const BasePair& pair) : m_shape{pair.target} {
    const Vec along = pair.frame.along;
    if (m_shape.kind() == ConvexShape::Kind::Polygon) {
        const auto& corners = m_shape.corners();
        const auto farthest = std::ranges::max_element(corners, {}, [&](Vec corner) { return dot(corner, along); });
        m_first = static_cast<std::size_t>(farthest - corners.begin());
    } else {
        m_facing = m_shape.parameterOf(m_shape.supportPoint(-along));
    }
}

double EntryOutline::facing(double parameter) const {
    return m_facing + std::remainder(parameter - m_facing, 2 * kHalfTurn);
}

bool EntryOutline::isHigherFlank(Vec start, Vec direction) const {
    const Vec n = turned(direction);
    return m_shape.support(n) - dot(start, n) < dot(start, n) + m_shape.support(-n);
}

double EntryOutline::entry(Vec start, Vec direction) const {
    if (m_shape.kind() != ConvexShape::Kind::Polygon) {
        const double parameter = m_shape.parameterOfEntry(start, direction);
        double turn = std::remainder(parameter - m_facing, 2 * kHalfTurn);
        if (std::abs(turn) > kHalfTurn - kFarEnd) {
            turn = isHigherFlank(start, direction) ? -std::abs(turn) : std::abs(turn);
        }
        return m_facing + turn;
    }
    const auto& corners = m_shape.corners();
    const std::size_t count = corners.size();
    double latest = -kInfinity;
    double entered = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec a = corners[(m_first + i) % count];
        const Vec side = corners[(m_first + i + 1) % count] - a;
        const double slope = cross(side, direction);
        if (slope <= kParallelEdge * norm(side) * norm(direction)) {
            continue;
        }
        const double along = -cross(side, start - a) / slope;
        if (along > latest) {
            latest = along;
            const double share = dot(start + along * direction - a, side) / dot(side, side);
            entered = static_cast<double>(i) + std::clamp(share, 0.0, 1.0);
        }
    }
    const auto sides = static_cast<double>(count);
    if (entered <= 0.0 || entered >= sides) {
        return isHigherFlank(start, direction) ? 0.0 : sides;
    }
    return entered;
}

OuterTangents outerTangents(const BasePair& pair) {
    constexpr double kHalfPi = kHalfTurn / 2;
    const auto beyond = [&](Vec n) { return pair.observer.support(n) - pair.target.support(n); };
    const double above =
        risingRoot(-kHalfPi, kHalfPi, [&](double angle) { return beyond(pair.frame.normalAt(angle)); });
    const double below =
        -risingRoot(-kHalfPi, kHalfPi, [&](double angle) { return beyond(-pair.frame.normalAt(-angle)); });
    return {above, below};
}

std::vector<EntryRange> freeEntries(const BasePair& pair, std::span<const SightElement> elements) {
    const EntryOutline outline{pair};
    const OuterTangents tangents = outerTangents(pair);
    std::vector<EntryRange> found;
    eachRange(pair, elements, [&](double from, double to) {
        const Slab slab{pair, elements, from, to};
        Entries entries{pair, slab, outline, tangents, found};
        FreeCells{slab, entries}.run();
        return true;
    });
    return unitedRanges(std::move(found));
}

std::vector<EntryRange> blockedEntries(const BasePair& pair, std::span<const SightElement> elements) {
    const EntryOutline outline{pair};
    const OuterTangents tangents = outerTangents(pair);
    std::vector<EntryRange> found;
    eachRange(pair, elements, [&](double from, double to) {
        const Slab slab{pair, elements, from, to};
        Entries entries{pair, slab, outline, tangents, found};
        for (const JoinedElements& obstacle : slab.obstacles()) {
            addBlocked(slab, obstacle, entries);
        }
        return true;
    });
    return unitedRanges(std::move(found));
}

} // namespace sightline::geometry::detail
