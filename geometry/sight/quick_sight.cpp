#include "geometry/sight/quick_sight.h"

#include "geometry/detail/terrain_map_data.h"
#include "geometry/sight/quick_look.h"
#include "geometry/sight/views.h"
#include "geometry/tolerances.h"

#include <cmath>
#include <cstring>

namespace sightline::geometry {

using detail::BaseExtent;
using detail::ConvexShape;
using detail::LineFrame;
using detail::LinePoint;
using detail::QuickPair;
using detail::QuickScratch;
using detail::Vec;

namespace {

/// `shape` about `origin`, told about a stored point in it.
QuickBase::Shape aboutItsCenter(ConvexShape shape, Point origin) {
    QuickBase::Shape result;
    result.center = detail::toPoint(shape.center(), origin);
    if (shape.kind() == ConvexShape::Kind::Polygon) {
        std::vector<Vec> corners = shape.corners();
        for (Vec& corner : corners) {
            corner = corner - detail::toVec(result.center, origin);
        }
        shape = ConvexShape::polygon(std::move(corners));
    }
    result.middle = {static_cast<double>(result.center.x.nanometers()), static_cast<double>(result.center.y.nanometers())};
    result.reach = norm(shape.center()) + shape.reach();
    result.hull = std::move(shape);
    return result;
}

QuickBase::Shape shapeOf(const PlacedFootprint& placed) {
    const Point origin = placed.position;
    std::vector<ConvexShape> parts = detail::convexPartsOf(placed, origin);
    if (parts.size() == 1) {
        return aboutItsCenter(std::move(parts.front()), origin);
    }
    std::vector<Vec> corners;
    for (const Point corner : detail::convexHull(detail::placedCorners(placed))) {
        corners.push_back(detail::toVec(corner, origin));
    }
    QuickBase::Shape shape = aboutItsCenter(ConvexShape::polygon(std::move(corners)), origin);
    for (ConvexShape& part : parts) {
        shape.parts.push_back(aboutItsCenter(std::move(part), origin));
    }
    return shape;
}

} // namespace

QuickBase::QuickBase(const PlacedFootprint& placed) : m_views{std::make_shared<Views>(Views{{{shapeOf(placed), {}}}, true})} {}

QuickBase::QuickBase(const PlacedFootprint& placed, const TerrainMap& map, std::span<const EndHolder> holders) {
    auto views = std::make_shared<Views>();
    for (detail::BaseView& view : detail::viewsOf(placed, map, holders)) {
        views->list.push_back({shapeOf(view.region), std::move(view.ignored)});
    }
    views->areAll = detail::partialHolders(placed, map, holders) <= detail::kMostPartialHolders;
    m_views = std::move(views);
}

QuickBase::~QuickBase() = default;
QuickBase::QuickBase(const QuickBase&) = default;
QuickBase& QuickBase::operator=(const QuickBase&) = default;
QuickBase::QuickBase(QuickBase&&) noexcept = default;
QuickBase& QuickBase::operator=(QuickBase&&) noexcept = default;

namespace detail {

namespace {

/// The last point in the base of the line through `on`, a point about the base's centre; a little inside.
std::optional<Point> lastPoint(const QuickBase::Shape& base, Vec on, Vec direction) {
    std::optional<double> last;
    const auto offer = [&](const QuickBase::Shape& part) {
        const auto inside = part.hull.insideOfLine(on - (part.middle - base.middle), direction);
        if (inside && inside->second - inside->first >= kQuickMargin) {
            last = std::max(last.value_or(inside->second - kQuickMargin / 2), inside->second - kQuickMargin / 2);
        }
    };
    if (base.parts.empty()) {
        offer(base);
    } else {
        std::ranges::for_each(base.parts, offer);
    }
    return last ? std::optional{toPoint(on + *last * direction, base.center)} : std::nullopt;
}

} // namespace

bool QuickPair::isClear(LinePoint line, const QuickScratch& scratch, SightLine* witness) const {
    const double slope = slopeOf(line);
    const double stretch = std::sqrt(1.0 + slope * slope);
    const double margin = kQuickMargin * stretch;
    const Vec up = frame.upOf(slope);
    const auto crosses = [&](const ConvexShape& shape, double height) {
        return height <= shape.support(up) - margin && height >= margin - shape.support(-up);
    };
    const double atTarget = line.atTarget - frame.offset;
    if (!crosses(observer.hull, line.atObserver) || !crosses(target.hull, atTarget) || !scratch.between.leaveClear(line, margin)) {
        return false;
    }
    if (!witness && scratch.entangled.empty()) {
        return true;
    }
    const Vec direction = (1.0 / stretch) * (frame.along + slope * frame.across);
    const auto from = lastPoint(observer, line.atObserver * frame.across, direction);
    const auto to = lastPoint(target, atTarget * frame.across, -direction);
    if (!from || !to) {
        return false;
    }
    if (!scratch.entangled.empty() && firstBlocked({*from, *to}, map, scratch.entangled, TouchRule::Blocked)) {
        return false;
    }
    if (witness) {
        *witness = {*from, *to};
    }
    return true;
}

} // namespace detail

namespace {

/// The half-plane along * x + across * y <= most of the map's own coordinates; `grow` is the length of its normal.
struct Side {
    float x;
    float y;
    float most;
    float grow;
};

/// Four half-planes that hold both bases, and so each segment between them.
struct Corridor {
    Side upper;
    Side lower;
    Side front;
    Side back;
};

/// Which circles reach into the corridor: bit 1; and which of these reach over it from side to side: bit 2.
void mark(const TerrainMapData::Hulls& hulls, const Corridor& corridor, unsigned char* marks) {
    const float* x = hulls.circleX.data();
    const float* y = hulls.circleY.data();
    const float* r = hulls.circleReach.data();
    const auto [upper, lower, front, back] = corridor;
    const std::size_t count = hulls.circleX.size();
    for (std::size_t i = 0; i < count; ++i) {
        const float above = upper.x * x[i] + upper.y * y[i] - upper.most;
        const float below = lower.x * x[i] + lower.y * y[i] - lower.most;
        const float beyond = front.x * x[i] + front.y * y[i] - front.most;
        const float before = back.x * x[i] + back.y * y[i] - back.most;
        const float most = std::max(std::max(above, below) - r[i] * upper.grow, std::max(beyond, before) - r[i]);
        const float least = std::min(above, below) + r[i];
        marks[i] = static_cast<unsigned char>((most <= 0.0F ? 1 : 0) | (least >= 0.0F ? 2 : 0));
    }
}

class Look {
public:
    Look(const QuickPair& pair, QuickScratch& scratch) : m_pair{pair}, m_frame{pair.frame}, m_hulls{pair.map.data().hulls}, m_scratch{scratch} {}

    QuickLook run(SightLine* witness) {
        setSides();
        findHits();
        if (gather()) {
            return QuickLook::Blocked;
        }
        m_scratch.between.sort();
        detail::Cell start;
        const BaseExtent& a = m_frame.observer;
        const BaseExtent& b = m_frame.target;
        start.add({a.low, b.low});
        start.add({a.high, b.low});
        start.add({a.high, b.high});
        start.add({a.low, b.high});
        bool open = false;
        auto found = [&](const detail::Cell& cell) {
            if (!cell.overflow && m_pair.isClear(cell.middle(), m_scratch, witness)) {
                return true;
            }
            open = true;
            return false;
        };
        if (splitCell(m_scratch.between, start, 0, found)) {
            return QuickLook::Clear;
        }
        return open ? lookInSlabs(m_pair, m_scratch, witness) : QuickLook::Blocked;
    }

private:
    /// Each segment between the bases runs below the line over both of them, and above the line below both.
    void setSides() {
        const BaseExtent& a = m_frame.observer;
        const BaseExtent& b = m_frame.target;
        m_upper = {a.high, (b.high - a.high) / m_frame.apart};
        m_lower = {a.low, (b.low - a.low) / m_frame.apart};
        if (std::abs(m_upper.slope) > m_frame.steepest) {
            m_upper = {std::max(a.high, b.high), 0.0};
        }
        if (std::abs(m_lower.slope) > m_frame.steepest) {
            m_lower = {std::min(a.low, b.low), 0.0};
        }
    }

    void findHits() {
        const std::size_t count = m_hulls.circleX.size();
        if (m_scratch.marks.size() < count) {
            m_scratch.marks.resize(count);
            m_scratch.hits.resize(count);
        }
        const std::size_t corners = m_hulls.mostCorners;
        if (m_scratch.ways.size() < corners) {
            m_scratch.ways.resize(corners);
            m_scratch.heights.resize(corners);
        }
        const Vec about = m_frame.origin - m_hulls.origin;
        const auto sideOf = [&](Vec normal, double most, double grow) {
            const double limit = most + dot(about, normal);
            const double slack = kSpareInSingle * (std::abs(limit) + m_hulls.farthest * (std::abs(normal.x) + std::abs(normal.y) + grow));
            return Side{static_cast<float>(normal.x), static_cast<float>(normal.y), static_cast<float>(limit + slack), static_cast<float>(grow)};
        };
        const double grow = 1.0 + 0.5 * std::max(m_upper.slope * m_upper.slope, m_lower.slope * m_lower.slope);
        const Corridor corridor{sideOf(m_frame.upOf(m_upper.slope), m_upper.height, grow),
                                sideOf(-m_frame.upOf(m_lower.slope), -m_lower.height, grow),
                                sideOf(m_frame.along, m_frame.target.front, 1.0),
                                sideOf(-m_frame.along, -m_frame.observer.back, 1.0)};
        mark(m_hulls, corridor, m_scratch.marks.data());
        // Those that may close the corridor alone come first.
        m_wide = 0;
        m_hits = 0;
        collect(count);
    }

    void collect(std::size_t count) {
        const unsigned char* marks = m_scratch.marks.data();
        std::uint32_t* hits = m_scratch.hits.data();
        const auto size = static_cast<std::uint32_t>(m_hulls.first.size() - 1);
        for (std::size_t i = 0; i < count; i += 8) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, marks + i, 8);
            if ((eight & 0x0101010101010101U) == 0) {
                continue;
            }
            for (std::size_t k = i; k < i + 8 && k < size; ++k) {
                if ((marks[k] & 1U) != 0 && m_pair.counts[k] != Counts::No) {
                    hits[m_hits++] = static_cast<std::uint32_t>(k);
                    if ((marks[k] & 2U) != 0) {
                        std::swap(hits[m_wide++], hits[m_hits - 1]);
                    }
                }
            }
        }
    }

    /// Sorts the blockers that reach into the corridor by how they stand. True if one of them closes it alone.
    bool gather() {
        m_scratch.between.clear();
        m_scratch.entangled.clear();
        for (std::size_t i = 0; i < m_hits; ++i) {
            if (addHull(m_scratch.hits[i])) {
                return true;
            }
        }
        return false;
    }

    bool addHull(std::uint32_t blocker) {
        const std::uint32_t first = m_hulls.first[blocker];
        const std::size_t count = m_hulls.first[blocker + 1] - first;
        const double* x = m_hulls.x.data() + first;
        const double* y = m_hulls.y.data() + first;
        double* ways = m_scratch.ways.data();
        double* heights = m_scratch.heights.data();
        double from = std::numeric_limits<double>::infinity();
        double to = -from;
        double above = -from; // of the highest corner over the line above the corridor
        double below = from;
        double least = from;
        double most = -from;
        for (std::size_t k = 0; k < count; ++k) {
            const Vec p{x[k] - m_frame.origin.x, y[k] - m_frame.origin.y};
            const double way = dot(p, m_frame.along);
            const double height = dot(p, m_frame.across);
            ways[k] = way;
            heights[k] = height;
            from = std::min(from, way);
            to = std::max(to, way);
            const double over = height - m_upper.at(way);
            const double under = height - m_lower.at(way);
            above = std::max(above, over);
            least = std::min(least, over);
            below = std::min(below, under);
            most = std::max(most, under);
        }
        if (least > 0 || most < 0 || to < m_frame.observer.back || from > m_frame.target.front) {
            return false;
        }
        if (m_pair.counts[blocker] == Counts::ForSomeLines) {
            m_scratch.entangled.push_back(static_cast<int>(blocker));
            return false;
        }
        if (from >= m_frame.observer.front && to <= m_frame.target.back) {
            addBetween(blocker, count);
            return above > kCellSlack && below < -kCellSlack && from >= 0 && to <= m_frame.apart;
        }
        switch (placeOf(count)) {
        case Place::Irrelevant: break;
        case Place::Between: addBetween(blocker, count); break;
        case Place::Entangled: m_scratch.entangled.push_back(static_cast<int>(blocker)); break;
        }
        return false;
    }

    enum class Place { Between, Irrelevant, Entangled };

    /// Where the hull that was just measured stands: a straight line steeper than all lines of sight that has it on one side
    /// and a base on the other tells.
    [[nodiscard]] Place placeOf(std::size_t count) const {
        bool beyondObserver = false;
        bool beforeTarget = false;
        const double steepest = m_frame.steepest;
        for (const double tilt : {1.0, -1.0}) {
            const Vec normal = steepest * m_frame.along + tilt * m_frame.across;
            double least = std::numeric_limits<double>::infinity();
            double most = -least;
            for (std::size_t k = 0; k < count; ++k) {
                const double value = steepest * m_scratch.ways[k] + tilt * m_scratch.heights[k];
                least = std::min(least, value);
                most = std::max(most, value);
            }
            const double slack = kCellSlack * (1.0 + steepest);
            const double targetAt = steepest * m_frame.apart + tilt * m_frame.offset;
            if (most <= -m_pair.observer.hull.support(-normal) - slack || least >= targetAt + m_pair.target.hull.support(normal) + slack) {
                return Place::Irrelevant;
            }
            beyondObserver = beyondObserver || least >= m_pair.observer.hull.support(normal) + slack;
            beforeTarget = beforeTarget || most <= targetAt - m_pair.target.hull.support(-normal) - slack;
        }
        const auto [from, to] = std::minmax_element(m_scratch.ways.begin(), m_scratch.ways.begin() + static_cast<std::ptrdiff_t>(count));
        beyondObserver = beyondObserver || *from >= m_frame.observer.front;
        beforeTarget = beforeTarget || *to <= m_frame.target.back;
        return beyondObserver && beforeTarget ? Place::Between : Place::Entangled;
    }

    /// Of the hull just measured, in the order of positive area: the corners that can be highest or lowest over a line.
    void addBetween(std::uint32_t blocker, std::size_t count) {
        const double* ways = m_scratch.ways.data();
        const double* heights = m_scratch.heights.data();
        const double steepest = m_frame.steepest;
        std::array<std::size_t, 4> ends{}; // highest and lowest over falling lines, over rising ones
        std::array<double, 4> values;
        values.fill(-std::numeric_limits<double>::infinity());
        for (std::size_t k = 0; k < count; ++k) {
            const double falling = heights[k] + steepest * ways[k];
            const double rising = heights[k] - steepest * ways[k];
            const std::array<double, 4> here{falling, rising, -rising, -falling};
            for (std::size_t i = 0; i < 4; ++i) {
                if (here[i] > values[i]) {
                    values[i] = here[i];
                    ends[i] = k;
                }
            }
        }
        auto& [corners, list] = m_scratch.between;
        const double perWay = 1.0 / m_frame.apart;
        const auto addChain = [&](std::size_t from, std::size_t to) {
            for (std::size_t k = from;; k = k + 1 == count ? 0 : k + 1) {
                corners.push_back({ways[k] * perWay, heights[k]});
                if (k == to) {
                    break;
                }
            }
        };
        detail::Obstacle obstacle;
        obstacle.upper = static_cast<std::uint32_t>(corners.size());
        addChain(ends[0], ends[1]);
        obstacle.lower = static_cast<std::uint32_t>(corners.size());
        addChain(ends[3], ends[2]);
        obstacle.end = static_cast<std::uint32_t>(corners.size());
        obstacle.width = values[0] + values[1] + values[2] + values[3];
        obstacle.blocker = static_cast<int>(blocker);
        list.push_back(obstacle);
    }

    struct Border {
        double height = 0.0;
        double slope = 0.0;
        [[nodiscard]] double at(double way) const { return height + slope * way; }
    };

    const QuickPair& m_pair;
    const LineFrame& m_frame;
    const TerrainMapData::Hulls& m_hulls;
    QuickScratch& m_scratch;
    Border m_upper;
    Border m_lower;
    std::size_t m_hits = 0;
    std::size_t m_wide = 0;
};

struct Asked {
    const TerrainMap& map;
    std::span<const Counts> counts;
    QuickScratch& scratch;
    SightLine* witness;
};

/// Of bases that touch, overlap or nearly do: the line between their centres, if nothing reaches it.
QuickLook lookAtMiddles(const QuickBase::Shape& observer, const QuickBase::Shape& target, const Asked& asked) {
    const auto holdsItsCenter = [](const QuickBase::Shape& base) { return base.parts.empty() && base.hull.distanceTo({0.0, 0.0}) <= 0; };
    if (!holdsItsCenter(observer) || !holdsItsCenter(target)) {
        return QuickLook::Unsettled;
    }
    const SightLine line{observer.center, target.center};
    asked.scratch.entangled.clear();
    for (std::size_t i = 0; i < asked.counts.size(); ++i) {
        if (asked.counts[i] != Counts::No) {
            asked.scratch.entangled.push_back(static_cast<int>(i));
        }
    }
    if (firstBlocked(line, asked.map, asked.scratch.entangled, TouchRule::Blocked)) {
        return QuickLook::Unsettled;
    }
    if (asked.witness) {
        *asked.witness = line;
    }
    return QuickLook::Clear;
}

/// By the convex hulls.
QuickLook lookBetween(const QuickBase::Shape& observer, const QuickBase::Shape& target, const Asked& asked) {
    const auto frame = detail::lineFrameOf({observer.hull, observer.middle, observer.reach}, {target.hull, target.middle, target.reach});
    if (!frame) {
        return lookAtMiddles(observer, target, asked);
    }
    const QuickPair pair{observer, target, *frame, asked.map, asked.counts};
    return Look{pair, asked.scratch}.run(asked.witness);
}

/// A concave base is the union of its parts: one clear line from a part will do, and blocked is what each part is.
QuickLook lookByParts(const QuickBase::Shape& observer, const QuickBase::Shape& target, const Asked& asked) {
    const auto partsOf = [](const QuickBase::Shape& shape) { return shape.parts.empty() ? std::span{&shape, 1} : std::span{shape.parts}; };
    QuickLook result = QuickLook::Blocked;
    for (const QuickBase::Shape& from : partsOf(observer)) {
        for (const QuickBase::Shape& to : partsOf(target)) {
            const QuickLook look = lookBetween(from, to, asked);
            if (look == QuickLook::Clear) {
                return look;
            }
            if (look == QuickLook::Unsettled) {
                result = look;
            }
        }
    }
    return result;
}

QuickLook lookAtShape(const QuickBase::Shape& observer, const QuickBase::Shape& target, const Asked& asked) {
    const QuickLook look = lookBetween(observer, target, asked);
    return look != QuickLook::Unsettled || (observer.parts.empty() && target.parts.empty()) ? look : lookByParts(observer, target, asked);
}

/// Where pieces hold parts of the bases: each choice of views is a question of its own, and the best answer counts.
QuickLook lookFromViews(const QuickBase::Views& observer, const QuickBase::Views& target, const Asked& asked) {
    QuickLook result = observer.areAll && target.areAll ? QuickLook::Blocked : QuickLook::Unsettled;
    thread_local std::vector<Counts> counts;
    for (const auto& from : observer.list) {
        for (const auto& to : target.list) {
            counts.assign(asked.counts.begin(), asked.counts.end());
            for (const auto* ignored : {&from.ignored, &to.ignored}) {
                for (const int blocker : *ignored) {
                    counts[static_cast<std::size_t>(blocker)] = Counts::No;
                }
            }
            const QuickLook look = lookAtShape(from.shape, to.shape, {asked.map, counts, asked.scratch, asked.witness});
            if (look == QuickLook::Clear) {
                return look;
            }
            if (look == QuickLook::Unsettled) {
                result = look;
            }
        }
    }
    return result;
}

} // namespace

QuickLook quickLook(const QuickBase& observer, const QuickBase& target, const TerrainMap& map, std::span<const Counts> counts,
                    SightLine* witness) {
    thread_local QuickScratch scratch;
    const auto& from = observer.views();
    const auto& to = target.views();
    const Asked asked{map, counts, scratch, witness};
    const bool isPlain = from.list.size() == 1 && to.list.size() == 1 && from.list.front().ignored.empty() && to.list.front().ignored.empty();
    return isPlain ? lookAtShape(from.list.front().shape, to.list.front().shape, asked) : lookFromViews(from, to, asked);
}

} // namespace sightline::geometry
