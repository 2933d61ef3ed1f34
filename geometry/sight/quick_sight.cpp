#include "geometry/sight/quick_sight.h"

#include "geometry/detail/convex_shape.h"
#include "geometry/detail/terrain_map_data.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <array>

namespace sightline::geometry {

using detail::ConvexShape;
using detail::Vec;

struct QuickBase::Shape {
    std::vector<ConvexShape> parts; ///< about `center`
    Point center;
    Vec middle; ///< `center` in nanometres of the table
    double reach = 0.0;
};

QuickBase::QuickBase(const PlacedFootprint& placed) {
    auto shape = std::make_shared<Shape>();
    shape->center = placed.position;
    shape->parts = detail::convexPartsOf(placed, shape->center);
    shape->middle = {static_cast<double>(shape->center.x.nanometers()), static_cast<double>(shape->center.y.nanometers())};
    for (const ConvexShape& part : shape->parts) {
        shape->reach = std::max(shape->reach, norm(part.center()) + part.reach());
    }
    m_shape = std::move(shape);
}

QuickBase::~QuickBase() = default;
QuickBase::QuickBase(const QuickBase&) = default;
QuickBase& QuickBase::operator=(const QuickBase&) = default;
QuickBase::QuickBase(QuickBase&&) noexcept = default;
QuickBase& QuickBase::operator=(QuickBase&&) noexcept = default;

namespace {

/// A clear line must keep this much (nm) from all it passes, so that its stored ends keep it clear.
constexpr double kMargin = 4.0;
/// Cells are kept when they miss a bound by less than this (nm): far above what rounding can do here.
constexpr double kSlack = kConstructionError;

/// A line by its heights over the two centres.
struct LinePoint {
    double atObserver;
    double atTarget;
};

struct Cell {
    static constexpr std::size_t kMost = 20;
    std::array<LinePoint, kMost> corners;
    std::size_t count = 0;
    bool overflow = false;

    void add(LinePoint p) {
        if (count == kMost) {
            overflow = true;
            return;
        }
        corners[count++] = p;
    }
};

/// A hull corner: share of the way from observer to target, and height beside the line of centres.
struct Corner {
    double share;
    double height;

    [[nodiscard]] double under(LinePoint p) const { return p.atObserver + (p.atTarget - p.atObserver) * share - height; }
};

struct Between {
    std::uint32_t first;
    std::uint32_t last;
    double width;
};

/// Buffers that a thread keeps.
struct Scratch {
    std::vector<Corner> corners;
    std::vector<Between> between;
    std::vector<int> entangled;
};

/// The part of the cell where side * under(corner) >= -kSlack.
void clip(const Cell& cell, const Corner& corner, double side, Cell& result) {
    result.count = 0;
    result.overflow = cell.overflow;
    LinePoint before = cell.corners[cell.count - 1];
    double valueBefore = side * corner.under(before) + kSlack;
    for (std::size_t i = 0; i < cell.count; ++i) {
        const LinePoint here = cell.corners[i];
        const double value = side * corner.under(here) + kSlack;
        if ((valueBefore < 0) != (value < 0)) {
            const double share = valueBefore / (valueBefore - value);
            result.add({before.atObserver + share * (here.atObserver - before.atObserver),
                        before.atTarget + share * (here.atTarget - before.atTarget)});
        }
        if (value >= 0) {
            result.add(here);
        }
        before = here;
        valueBefore = value;
    }
}

class Look {
public:
    Look(const QuickBase::Shape& observer, const QuickBase::Shape& target, const TerrainMap& map, Scratch& scratch)
        : m_observer{observer}, m_target{target}, m_a{observer.parts.front()}, m_b{target.parts.front()}, m_map{map},
          m_scratch{scratch} {}

    QuickLook run(std::span<const Counts> counts, SightLine* witness) {
        const Vec between = m_target.middle - m_observer.middle;
        m_apart = norm(between);
        const double sine = (m_observer.reach + m_target.reach) / m_apart;
        constexpr double kSteepest = 0.9;
        if (!(sine < kSteepest)) {
            return QuickLook::Unsettled;
        }
        m_along = (1.0 / m_apart) * between;
        m_across = turned(m_along);
        // No line that meets both bases is steeper; over these slopes a base's top is convex, so its ends bound it.
        const double steepest = sine / std::sqrt(1.0 - sine * sine);
        m_steepest = steepest;
        Cell start;
        const auto bounds = [&](const ConvexShape& base) {
            const Vec up = m_across - steepest * m_along;
            const Vec down = m_across + steepest * m_along;
            return std::pair{-std::max(base.support(-up), base.support(-down)) - kSlack,
                             std::max(base.support(up), base.support(down)) + kSlack};
        };
        const auto [lowA, highA] = bounds(m_a);
        const auto [lowB, highB] = bounds(m_b);
        start.add({lowA, lowB});
        start.add({highA, lowB});
        start.add({highA, highB});
        start.add({lowA, highB});
        gather(counts, std::min(lowA, lowB), std::max(highA, highB));

        m_unsettled = false;
        if (descend(start, 0)) {
            if (witness) {
                *witness = m_witness;
            }
            return QuickLook::Clear;
        }
        return m_unsettled ? QuickLook::Unsettled : QuickLook::Blocked;
    }

private:
    void gather(std::span<const Counts> counts, double lowest, double highest) {
        m_scratch.corners.clear();
        m_scratch.between.clear();
        m_scratch.entangled.clear();
        const auto& hulls = m_map.data().hulls;
        const double nearA = m_a.support(m_along);
        const double behindA = -m_a.support(-m_along);
        const double nearB = m_apart - m_b.support(-m_along);
        const double behindB = m_apart + m_b.support(m_along);
        const double middle = (lowest + highest) / 2;
        const double half = (highest - lowest) / 2;
        const double acrossStart = dot(m_observer.middle, m_across) + middle;
        const double alongStart = dot(m_observer.middle, m_along);
        const std::size_t count = hulls.reach.size();
        for (std::size_t i = 0; i < count; ++i) {
            const double side = hulls.centerX[i] * m_across.x + hulls.centerY[i] * m_across.y - acrossStart;
            const double way = hulls.centerX[i] * m_along.x + hulls.centerY[i] * m_along.y - alongStart;
            const double reach = hulls.reach[i];
            if (std::abs(side) > half + reach || way + reach < behindA || way - reach > behindB ||
                counts[i] == Counts::No) {
                continue;
            }
            addHull(i, counts[i], nearA, behindA, nearB, behindB, lowest, highest);
        }
        std::ranges::sort(m_scratch.between, std::ranges::greater{}, &Between::width);
    }

    void addHull(std::size_t blocker, Counts counts, double nearA, double behindA, double nearB, double behindB, double lowest, double highest) {
        const auto& hulls = m_map.data().hulls;
        const auto first = static_cast<std::uint32_t>(m_scratch.corners.size());
        double from = std::numeric_limits<double>::infinity();
        double to = -from;
        double low = from;
        double high = -from;
        for (std::uint32_t k = hulls.first[blocker]; k < hulls.first[blocker + 1]; ++k) {
            const Vec p{hulls.x[k] - m_observer.middle.x, hulls.y[k] - m_observer.middle.y};
            const double way = dot(p, m_along);
            const double height = dot(p, m_across);
            m_scratch.corners.push_back({way / m_apart, height});
            from = std::min(from, way);
            to = std::max(to, way);
            low = std::min(low, height);
            high = std::max(high, height);
        }
        const bool outside = high < lowest || low > highest || to < behindA || from > behindB;
        if (!outside && counts == Counts::ForSomeLines) {
            m_scratch.corners.resize(first);
            m_scratch.entangled.push_back(static_cast<int>(blocker));
            return;
        }
        if (!outside && from >= nearA && to <= nearB) {
            m_scratch.between.push_back({first, static_cast<std::uint32_t>(m_scratch.corners.size()), high - low});
            return;
        }
        const Place place = outside ? Place::Irrelevant : placeOf(first);
        if (place == Place::Between) {
            m_scratch.between.push_back({first, static_cast<std::uint32_t>(m_scratch.corners.size()), high - low});
            return;
        }
        m_scratch.corners.resize(first);
        if (place == Place::Entangled) {
            m_scratch.entangled.push_back(static_cast<int>(blocker));
        }
    }

    enum class Place { Between, Irrelevant, Entangled };

    /// Where the piece of the last corners, from `first` on, stands: a straight line steeper than all lines of sight that
    /// has it on one side and a base on the other tells.
    [[nodiscard]] Place placeOf(std::uint32_t first) const {
        bool beyondObserver = false;
        bool beforeTarget = false;
        for (const double tilt : {0.0, 1.0, -1.0}) {
            // Normals of lines of slope infinity and of the steepest slopes, in shares of the way and heights.
            const double sideways = tilt / m_steepest;
            const Vec normal = tilt == 0.0 ? m_along : m_steepest * (m_along + sideways * m_across);
            const double length = norm(normal);
            double least = std::numeric_limits<double>::infinity();
            double most = -least;
            for (std::size_t k = first; k < m_scratch.corners.size(); ++k) {
                const Corner& corner = m_scratch.corners[k];
                const double value = tilt == 0.0 ? corner.share * m_apart : m_steepest * (corner.share * m_apart + sideways * corner.height);
                least = std::min(least, value);
                most = std::max(most, value);
            }
            const double slack = kSlack * length;
            const double targetAt = tilt == 0.0 ? m_apart : m_steepest * m_apart;
            if (most <= -m_a.support(-normal) - slack || least >= targetAt + m_b.support(normal) + slack) {
                return Place::Irrelevant;
            }
            beyondObserver = beyondObserver || least >= m_a.support(normal) + slack;
            beforeTarget = beforeTarget || most <= targetAt - m_b.support(-normal) - slack;
        }
        return beyondObserver && beforeTarget ? Place::Between : Place::Entangled;
    }

    /// True if a clear line was found in the cell past the pieces from `next` on.
    bool descend(const Cell& cell, std::size_t next) {
        if (cell.overflow) {
            m_unsettled = true;
            return false;
        }
        for (; next < m_scratch.between.size(); ++next) {
            const Between& piece = m_scratch.between[next];
            bool above = true;
            bool below = true;
            for (std::size_t i = 0; i < cell.count && (above || below); ++i) {
                for (std::uint32_t k = piece.first; k < piece.last; ++k) {
                    const double under = m_scratch.corners[k].under(cell.corners[i]);
                    above = above && under >= 0;
                    below = below && under <= 0;
                }
            }
            if (above || below) {
                continue;
            }
            return splitOn(cell, piece, next, +1.0) || splitOn(cell, piece, next, -1.0);
        }
        return tryLines(cell);
    }

    bool splitOn(const Cell& cell, const Between& piece, std::size_t next, double side) {
        Cell part = cell;
        Cell other;
        for (std::uint32_t k = piece.first; k < piece.last; ++k) {
            clip(part, m_scratch.corners[k], side, other);
            std::swap(part, other);
            if (part.count == 0) {
                return false;
            }
        }
        return descend(part, next + 1);
    }

    bool tryLines(const Cell& cell) {
        LinePoint middle{0, 0};
        for (std::size_t i = 0; i < cell.count; ++i) {
            middle.atObserver += cell.corners[i].atObserver / static_cast<double>(cell.count);
            middle.atTarget += cell.corners[i].atTarget / static_cast<double>(cell.count);
        }
        if (isClear(middle)) {
            return true;
        }
        for (std::size_t i = 0; i < cell.count; ++i) {
            const LinePoint corner = cell.corners[i];
            for (const double share : {0.5, 0.1}) {
                if (isClear({corner.atObserver + share * (middle.atObserver - corner.atObserver),
                             corner.atTarget + share * (middle.atTarget - corner.atTarget)})) {
                    return true;
                }
            }
        }
        m_unsettled = true;
        return false;
    }

    bool isClear(LinePoint line) {
        const double slope = (line.atTarget - line.atObserver) / m_apart;
        const double stretch = std::sqrt(1.0 + slope * slope);
        const double margin = kMargin * stretch;
        const Vec up = m_across - slope * m_along;
        if (line.atObserver > m_a.support(up) - margin || line.atObserver < -m_a.support(-up) + margin ||
            line.atTarget > m_b.support(up) - margin || line.atTarget < -m_b.support(-up) + margin) {
            return false;
        }
        for (const Between& piece : m_scratch.between) {
            bool above = true;
            bool below = true;
            for (std::uint32_t k = piece.first; k < piece.last; ++k) {
                const double under = m_scratch.corners[k].under(line);
                above = above && under >= margin;
                below = below && under <= -margin;
            }
            if (!above && !below) {
                return false;
            }
        }
        const Vec direction = (1.0 / stretch) * (m_along + slope * m_across);
        m_witness = {endIn(m_a, m_observer.center, line.atObserver * m_across, direction, true),
                     endIn(m_b, m_target.center, line.atTarget * m_across, direction, false)};
        return m_scratch.entangled.empty() || !firstBlocked(m_witness, m_map, m_scratch.entangled, TouchRule::Blocked);
    }

    static Point endIn(const ConvexShape& base, Point center, Vec on, Vec direction, bool leaving) {
        const auto inside = base.insideOfLine(on, direction);
        const double at = inside ? (leaving ? std::max(inside->second - 2.0, (inside->first + inside->second) / 2)
                                            : std::min(inside->first + 2.0, (inside->first + inside->second) / 2))
                                 : 0.0;
        return detail::toPoint(on + at * direction, center);
    }

    const QuickBase::Shape& m_observer;
    const QuickBase::Shape& m_target;
    const ConvexShape& m_a;
    const ConvexShape& m_b;
    const TerrainMap& m_map;
    Scratch& m_scratch;
    double m_apart = 0.0;
    double m_steepest = 0.0;
    Vec m_along;
    Vec m_across;
    SightLine m_witness;
    bool m_unsettled = false;
};

} // namespace

QuickLook quickLook(const QuickBase& observer, const QuickBase& target, const TerrainMap& map, std::span<const Counts> counts,
                    SightLine* witness) {
    const auto& a = observer.shape();
    const auto& b = target.shape();
    if (a.parts.size() != 1 || b.parts.size() != 1) {
        return QuickLook::Unsettled;
    }
    thread_local Scratch scratch;
    return Look{a, b, map, scratch}.run(counts, witness);
}

} // namespace sightline::geometry
