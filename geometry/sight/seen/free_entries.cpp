#include "geometry/sight/seen/free_entries.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/root.h"
#include "geometry/sight/proof/slab_cells.h"

#include <algorithm>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

constexpr double kHalfTurn = std::numbers::pi;

/// A corner of a cell of lines, and the bound of the cell from it to the next corner.
struct CellCorner {
    double slope;
    double offset;
    int bound = -1; ///< index of a corner that lines pass; -1: a base or the range of slopes
};

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

/// Finds the entries of the lines of one range of directions, cell by cell.
class FreeCells : public SlabCells<FreeCells, CellCorner> {
public:
    FreeCells(const Slab& slab, Entries& entries, Memory& memory) : SlabCells{slab, memory}, m_entries{entries} {}

    void run() { divide(slab().from(), slab().to(), 0.0); }

private:
    friend SlabCells;
    static constexpr std::size_t kFewest = 2;

    static double half(double /*slope*/) { return 0.0; }
    static bool isDone() { return false; }
    static bool isPassable(const JoinedElements& /*obstacle*/) { return false; }

    [[nodiscard]] CellCorner
    cornerBetween(const CellCorner& before, const CellCorner& here, double share, bool leaves) const {
        return {before.slope + share * (here.slope - before.slope),
                before.offset + share * (here.offset - before.offset),
                leaves ? static_cast<int>(m_bounds.size()) - 1 : before.bound};
    }

    void pass(const PlanePoint& corner, double side) { m_bounds.push_back({corner, side}); }
    [[nodiscard]] std::size_t passed() const { return m_bounds.size(); }
    void forget(std::size_t count) { m_bounds.resize(count); }

    void add(const Cell& cell) {
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

    Entries& m_entries;
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
    thread_local FreeCells::Memory memory;
    eachRange(pair, elements, [&](double from, double to) {
        const Slab slab{pair, elements, from, to};
        Entries entries{pair, slab, outline, tangents, found};
        FreeCells{slab, entries, memory}.run();
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
