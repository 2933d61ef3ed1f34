#include "geometry/sight/plan/fast_sight.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/plan/fast_sight_shapes.h"
#include "geometry/sight/plan/views.h"
#include "geometry/terrain/terrain_map_data.h"

#include <bit>
#include <cmath>
#include <cstring>

namespace sightline::geometry {

using detail::BaseExtent;
using detail::ConvexShape;
using detail::LineFrame;
using detail::LinePoint;
using detail::PreparedPair;
using detail::SightScratch;
using detail::Vec;

namespace detail {

SightBase::Shape shapeAbout(ConvexShape shape, Point origin) {
    SightBase::Shape result;
    result.center = toPoint(shape.center(), origin);
    if (shape.kind() == ConvexShape::Kind::Polygon) {
        std::vector<Vec> corners = shape.corners();
        for (Vec& corner : corners) {
            corner = corner - toVec(result.center, origin);
        }
        shape = ConvexShape::polygon(std::move(corners));
    }
    result.middle = {static_cast<double>(result.center.x.nanometers()),
                     static_cast<double>(result.center.y.nanometers())};
    result.reach = norm(shape.center()) + shape.reach();
    result.hull = std::move(shape);
    return result;
}

SightBase::Shape shapeOfParts(ConvexShape hull, std::vector<ConvexShape> parts, Point origin) {
    SightBase::Shape shape = shapeAbout(std::move(hull), origin);
    for (ConvexShape& part : parts) {
        shape.parts.push_back(shapeAbout(std::move(part), origin));
    }
    return shape;
}

ConvexShape convexHullOf(const PlacedFootprint& placed, Point origin) {
    std::vector<Vec> corners;
    for (const Point corner : convexHull(placedCorners(placed))) {
        corners.push_back(toVec(corner, origin));
    }
    return ConvexShape::polygon(std::move(corners));
}

} // namespace detail

namespace {

SightBase::Shape shapeOf(const PlacedFootprint& placed) {
    const Point origin = placed.position;
    std::vector<ConvexShape> parts = detail::convexPartsOf(placed, origin);
    return parts.size() == 1 ? detail::shapeAbout(std::move(parts.front()), origin)
                             : detail::shapeOfParts(detail::convexHullOf(placed, origin), std::move(parts), origin);
}

} // namespace

SightBase::SightBase(const PlacedFootprint& placed) : SightBase{shapeOf(placed)} {}

SightBase::SightBase(Shape whole) {
    auto views = std::make_shared<Views>();
    views->list.push_back({std::move(whole), {}});
    m_views = std::move(views);
}

SightBase::SightBase(const PlacedFootprint& placed,
                     const TerrainMap& map,
                     std::span<const ContainingPiece> containers) {
    auto views = std::make_shared<Views>();
    detail::BaseViews all = detail::viewsOf(placed, map, containers);
    for (detail::BaseView& view : all.list) {
        views->list.push_back({shapeOf(view.region), std::move(view.ignored)});
    }
    views->areAll = all.areAll;
    m_views = std::move(views);
}

SightBase::~SightBase() = default;
SightBase::SightBase(const SightBase&) = default;
SightBase& SightBase::operator=(const SightBase&) = default;
SightBase::SightBase(SightBase&&) noexcept = default;
SightBase& SightBase::operator=(SightBase&&) noexcept = default;

namespace detail {

namespace {

/// Returns the last point, moved slightly inwards, of the base on the line through `on`, which is relative to the
/// base's center.
std::optional<Point> lastPoint(const SightBase::Shape& base, Vec on, Vec direction) {
    std::optional<double> last;
    const auto offer = [&](const SightBase::Shape& part) {
        const auto inside = part.hull.insideOfLine(on - (part.middle - base.middle), direction);
        if (inside && inside->second - inside->first >= kFastSightMargin) {
            last =
                std::max(last.value_or(inside->second - kFastSightMargin / 2), inside->second - kFastSightMargin / 2);
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

bool PreparedPair::isClear(LinePoint line, const SightScratch& scratch, SightLine* witness) const {
    const double slope = slopeOf(line);
    const double stretch = std::sqrt(1.0 + slope * slope);
    const double margin = kFastSightMargin * stretch;
    const Vec up = frame.upOf(slope);
    const auto crosses = [&](const ConvexShape& shape, double height) {
        return height <= shape.support(up) - margin && height >= margin - shape.support(-up);
    };
    const double atTarget = line.atTarget - frame.offset;
    if (!crosses(observer.hull, line.atObserver) || !crosses(target.hull, atTarget) ||
        !scratch.between.leaveClear(line, margin)) {
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
    if (!scratch.entangled.empty() && firstHit({*from, *to}, map, scratch.entangled, TouchRule::Blocked)) {
        return false;
    }
    if (witness) {
        *witness = {*from, *to};
    }
    return true;
}

} // namespace detail

namespace {

/// A strip that contains all segments between two bases: bounded at both ends and by two borders. Relative to the
/// origin of the circles.
struct SightCorridor {
    float wayX;
    float wayY;
    float middle; ///< coordinate halfway along the corridor
    float half;
    float sideX;
    float sideY;
    float level;  ///< height over the line halfway between the borders is sideX * x + sideY * y - level
    float width;  ///< half width of the strip at the middle
    float widens; ///< increase of the half width per unit of length
    float grow;   ///< factor from a circle's radius to its vertical extent beyond a border
};

/// Four numbers, the vector size supported by all target processors.
using Floats [[gnu::vector_size(16)]] = float;
using Marks [[gnu::vector_size(16)]] = std::int32_t;
using Doubles [[gnu::vector_size(16)]] = double;
constexpr std::size_t kLanes = sizeof(Floats) / sizeof(float);
static_assert(TerrainMapData::kRow % kLanes == 0);

inline Floats magnitudeOf(Floats values) {
    return reinterpret_cast<Floats>(reinterpret_cast<Marks>(values) & 0x7fffffff);
}

/// Returns a mask with bit i set if the i-th mark is -1.
inline unsigned bitsOf(Marks marks) {
#ifdef __SSE2__
    return static_cast<unsigned>(__builtin_ia32_movmskps(reinterpret_cast<Floats>(marks)));
#else
    unsigned bits = 0;
    for (unsigned i = 0; i < kLanes; ++i) {
        bits |= static_cast<unsigned>(marks[i] & 1) << i;
    }
    return bits;
#endif
}

/// Results for the circles of some rows, one bit each.
struct Reached {
    std::uint64_t any = 0;    ///< may reach into the corridor
    std::uint64_t middle = 0; ///< may reach over its middle and a fifth to either side; subset of `any`
    std::uint64_t closer = 0; ///< may span all of it; subset of `middle`
};

inline void
addReached(const TerrainMapData::Circles& circles, const SightCorridor& corridor, std::size_t first, Reached& reached) {
    const auto load = [](const float* from) {
        Floats values;
        std::memcpy(&values, from, sizeof values);
        return values;
    };
    for (std::size_t i = 0; i < TerrainMapData::kRow; i += kLanes) {
        const Floats x = load(&circles.x[i]);
        const Floats y = load(&circles.y[i]);
        const Floats reach = load(&circles.reach[i]);
        const Floats way = corridor.wayX * x + corridor.wayY * y - corridor.middle;
        const Floats away = magnitudeOf(corridor.sideX * x + corridor.sideY * y - corridor.level);
        const Floats half = corridor.width + corridor.widens * way;
        const Marks any = (magnitudeOf(way) <= corridor.half + reach) & (away <= half + corridor.grow * reach);
        // Behind the narrow end of the corridor `half` is negative: each mark has to hold the next, or a blocker would
        // be taken twice.
        const Marks closer = any & (reach >= half + away);
        const Marks middle = closer | (any & (reach >= 0.2F * half + away));
        reached.any |= static_cast<std::uint64_t>(bitsOf(any)) << (first + i);
        reached.middle |= static_cast<std::uint64_t>(bitsOf(middle)) << (first + i);
        reached.closer |= static_cast<std::uint64_t>(bitsOf(closer)) << (first + i);
    }
}

class Look {
public:
    Look(const PreparedPair& pair, SightScratch& scratch)
        : m_pair{pair}, m_frame{pair.frame}, m_hulls{pair.map.data().hulls}, m_scratch{scratch} {}

    FilteredVerdict run(SightLine* witness) {
        setSides();
        makeRoom();
        m_corridor = corridorOf();
        m_scratch.between.clear();
        m_scratch.entangled.clear();
        detail::Cell start = allLines();
        detail::LineBounds open;
        auto found = [&](auto&& self, detail::Cell& cell) -> bool {
            const std::size_t next = m_scratch.between.list.size();
            if (!cell.overflow && gatherMore()) {
                auto again = [&](detail::Cell& part) { return self(self, part); };
                return m_isClosed || splitCell(m_scratch.between, cell, next, again);
            }
            if (!cell.overflow && m_pair.isClear(cell.middle(), m_scratch, witness)) {
                return true;
            }
            open.include(cell.overflow ? allLines() : cell, m_frame.apart);
            return false;
        };
        if (found(found, start)) {
            return m_isClosed ? FilteredVerdict::Blocked : FilteredVerdict::Clear;
        }
        if (!(open.from <= open.to)) {
            return FilteredVerdict::Blocked;
        }
        while (gatherMore()) {
        }
        return m_isClosed ? FilteredVerdict::Blocked : findLineInSlabs(m_pair, open, m_scratch, witness);
    }

private:
    /// Sets the borders: every segment between the bases runs below the upper common line over both and above the lower
    /// one.
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

    /// Returns a cell that contains all lines of the pair.
    [[nodiscard]] detail::Cell allLines() const {
        const BaseExtent& a = m_frame.observer;
        const BaseExtent& b = m_frame.target;
        detail::Cell cell;
        cell.add({a.low, b.low});
        cell.add({a.high, b.low});
        cell.add({a.high, b.high});
        cell.add({a.low, b.high});
        return cell;
    }

    void makeRoom() {
        // Of a group that reaches beyond a base each blocker may be beside it.
        const std::size_t blockers = std::max(m_hulls.blocker.size(), static_cast<std::size_t>(m_blockers));
        const std::size_t corners = m_hulls.maxCorners;
        if (m_scratch.beside.size() < blockers || m_scratch.ways.size() < corners + 1) {
            for (auto* list : {&m_scratch.closers, &m_scratch.others, &m_scratch.beside}) {
                list->resize(blockers + 1);
            }
            m_scratch.ways.resize(std::max(corners + 1, m_scratch.ways.size())); // they are written in pairs
            m_scratch.heights.resize(m_scratch.ways.size());
        }
    }

    struct Hits {
        std::size_t found = 0;
        std::size_t taken = 0;
        [[nodiscard]] bool isDone() const { return taken == found; }
    };

    /// Processes the next rows of circles.
    void findMore() {
        constexpr std::size_t kRow = TerrainMapData::kRow;
        constexpr std::size_t kRows = 64 / kRow; // one bit for each circle
        const std::size_t rows = std::min(kRows, m_hulls.circles.size() - m_row);
        Reached reached;
        for (std::size_t row = 0; row < rows; ++row) {
            addReached(m_hulls.circles[m_row + row], m_corridor, row * kRow, reached);
        }
        const std::uint32_t* blockers = m_hulls.blocker.data() + m_row * kRow;
        const auto take = [&](std::uint64_t bits, std::vector<std::uint32_t>& list, Hits hits) {
            for (; bits != 0; bits &= bits - 1) {
                list[hits.found++] = blockers[std::countr_zero(bits)];
            }
            return hits;
        };
        m_closers = take(reached.closer, m_scratch.closers, {});
        m_others = take(reached.middle & ~reached.closer, m_scratch.others, {});
        m_others = take(reached.any & ~reached.middle, m_scratch.others, m_others);
        m_row += rows;
    }

    [[nodiscard]] SightCorridor corridorOf() const {
        const Vec about = m_frame.origin - m_hulls.origin;
        const double slope = (m_upper.slope + m_lower.slope) / 2;
        const double widens = (m_upper.slope - m_lower.slope) / 2;
        const double middle = (m_frame.observer.back + m_frame.target.front) / 2;
        const Vec up = m_frame.upOf(slope);
        const double level = (m_upper.height + m_lower.height) / 2 + dot(about, up);
        const double width = (m_upper.height - m_lower.height) / 2 + widens * middle;
        const double way = middle + dot(about, m_frame.along);
        const double grow = 1.0 + 0.5 * std::max(m_upper.slope * m_upper.slope, m_lower.slope * m_lower.slope);
        const double slack =
            kSpareInSingle * (4 * m_hulls.farthest * grow + std::abs(level) + std::abs(way) + width + m_frame.apart);
        const auto single = [](double value) { return static_cast<float>(value); };
        return {single(m_frame.along.x),
                single(m_frame.along.y),
                single(way),
                single((m_frame.target.front - m_frame.observer.back) / 2 + slack),
                single(up.x),
                single(up.y),
                single(level),
                single(width + slack),
                single(widens),
                single(grow)};
    }

    /// Classifies more of the blockers that reach into the corridor, the large ones and those in its middle first,
    /// since these often decide the verdict and one may close the corridor alone. Returns false if there are none left.
    bool gatherMore() {
        while (m_closers.isDone() && m_others.isDone() && m_row < m_hulls.circles.size()) {
            findMore();
        }
        if (m_isClosed || (m_closers.isDone() && m_others.isDone() && m_beside.isDone())) {
            return false;
        }
        const std::size_t first = m_scratch.between.list.size();
        if (!m_closers.isDone()) {
            gather(m_closers, m_scratch.closers);
        } else if (!m_others.isDone()) {
            gather(m_others, m_scratch.others);
        } else {
            if (m_beside.taken == 0) {
                m_tilted = {tiltedBy(1.0), tiltedBy(-1.0)};
            }
            for (; !m_beside.isDone(); ++m_beside.taken) {
                addBeside(m_scratch.beside[m_beside.taken]);
            }
        }
        m_scratch.between.sortFrom(first);
        return true;
    }

    void gather(Hits& hits, const std::vector<std::uint32_t>& blockers) {
        constexpr std::size_t kFew = 3;
        for (const std::size_t last = std::min(hits.found, hits.taken + kFew); hits.taken < last && !m_isClosed;
             ++hits.taken) {
            m_isClosed = add(blockers[hits.taken]);
        }
    }

    /// The position of a hull in the frame; its corners are in `m_scratch.ways` and `heights`.
    struct Stand {
        std::size_t corners = 0;
        double from = std::numeric_limits<double>::infinity(); ///< extent along the corridor
        double to = -from;
        double above = -from; ///< highest corner relative to the upper border
        double below = from;  ///< lowest corner relative to the lower border
        double least = from;  ///< lowest corner relative to the upper border
        double most = -from;  ///< highest corner relative to the lower border
    };

    Stand measured(std::uint32_t hull) {
        const std::uint32_t first = m_hulls.first[hull];
        const double* x = m_hulls.x.data() + first;
        const double* y = m_hulls.y.data() + first;
        constexpr double kFar = std::numeric_limits<double>::infinity();
        Doubles from{kFar, kFar};
        Doubles to = -from;
        Doubles above = -from;
        Doubles below = from;
        Doubles least = from;
        Doubles most = -from;
        const std::size_t corners = m_hulls.first[hull + 1] - first;
        for (std::size_t k = 0; k < corners; k += 2) {
            const std::size_t next = k + 1 < corners ? k + 1 : k; // an odd last corner counts twice
            const Doubles dx = Doubles{x[k], x[next]} - m_frame.origin.x;
            const Doubles dy = Doubles{y[k], y[next]} - m_frame.origin.y;
            const Doubles way = dx * m_frame.along.x + dy * m_frame.along.y;
            const Doubles height = dx * m_frame.across.x + dy * m_frame.across.y;
            std::memcpy(&m_scratch.ways[k], &way, sizeof way);
            std::memcpy(&m_scratch.heights[k], &height, sizeof height);
            const Doubles over = height - (m_upper.height + m_upper.slope * way);
            const Doubles under = height - (m_lower.height + m_lower.slope * way);
            from = way < from ? way : from;
            to = way > to ? way : to;
            above = over > above ? over : above;
            least = over < least ? over : least;
            below = under < below ? under : below;
            most = under > most ? under : most;
        }
        const auto lesserOf = [](Doubles values) { return std::min(values[0], values[1]); };
        const auto greaterOf = [](Doubles values) { return std::max(values[0], values[1]); };
        const Stand stand{corners,         lesserOf(from),  greaterOf(to),  greaterOf(above),
                          lesserOf(below), lesserOf(least), greaterOf(most)};
        return stand;
    }

    /// True if the hull is disjoint from the corridor.
    [[nodiscard]] bool isAway(const Stand& stand) const {
        return stand.least > 0 || stand.most < 0 || stand.to < m_frame.observer.back ||
               stand.from > m_frame.target.front;
    }
    [[nodiscard]] bool isBetween(const Stand& stand) const {
        return stand.from >= m_frame.observer.front && stand.to <= m_frame.target.back;
    }
    /// True if a hull between the bases spans the corridor.
    [[nodiscard]] bool closesAlone(const Stand& stand) const {
        return stand.above > kConstructionError && stand.below < -kConstructionError && stand.from >= 0 &&
               stand.to <= m_frame.apart;
    }

    /// True if the circle of a blocker in a group reaches into the corridor.
    [[nodiscard]] bool reachesIn(std::uint32_t member) const {
        const TerrainMapData::Circles& row = m_hulls.members[member / TerrainMapData::kRow];
        const std::size_t at = member % TerrainMapData::kRow;
        const SightCorridor& c = m_corridor;
        const float way = c.wayX * row.x[at] + c.wayY * row.y[at] - c.middle;
        const float side = c.sideX * row.x[at] + c.sideY * row.y[at] - c.level;
        return std::abs(way) <= c.half + row.reach[at] &&
               std::abs(side) <= c.width + c.widens * way + c.grow * row.reach[at];
    }

    /// Adds a blocker or a group. Returns true if it closes the corridor alone.
    bool add(std::uint32_t hull) {
        if (hull < m_blockers) {
            return addBlocker(hull);
        }
        const auto& members = m_hulls.groups[hull - m_blockers];
        const auto mayCount = [&](std::uint32_t member) { return m_pair.counts[member] != Occlusion::Never; };
        const auto first = std::ranges::find_if(members, mayCount);
        if (first == members.end()) {
            return false;
        }
        if (std::none_of(first + 1, members.end(), mayCount)) {
            return reachesIn(*first) && addBlocker(*first);
        }
        const Stand stand = measured(hull);
        if (isAway(stand)) {
            return false;
        }
        const auto counts = [&](std::uint32_t member) { return m_pair.counts[member] == Occlusion::Always; };
        if (!isBetween(stand) || !std::ranges::all_of(members, counts)) {
            return std::ranges::any_of(members,
                                       [&](std::uint32_t member) { return reachesIn(member) && addBlocker(member); });
        }
        if (closesAlone(stand)) {
            return true;
        }
        addBetween(-1, stand.corners);
        return false;
    }

    /// Returns true if the blocker closes the corridor alone.
    bool addBlocker(std::uint32_t blocker) {
        if (m_pair.counts[blocker] == Occlusion::Never) {
            return false;
        }
        const Stand stand = measured(blocker);
        if (isAway(stand)) {
            return false;
        }
        if (m_pair.counts[blocker] == Occlusion::Conditional) {
            m_scratch.entangled.push_back(static_cast<int>(blocker));
        } else if (isBetween(stand)) {
            if (closesAlone(stand)) {
                return true;
            }
            addBetween(static_cast<int>(blocker), stand.corners);
        } else {
            m_scratch.beside[m_beside.found++] = blocker;
        }
        return false;
    }

    void addBeside(std::uint32_t blocker) {
        const Stand stand = measured(blocker);
        switch (positionOf(stand)) {
        case Place::Irrelevant: break;
        case Place::Between: addBetween(static_cast<int>(blocker), stand.corners); break;
        case Place::Entangled: m_scratch.entangled.push_back(static_cast<int>(blocker)); break;
        }
    }

    /// The extents of the bases, with some slack, along the normal of a line steeper than all lines of sight.
    struct Tilted {
        double tilt = 0.0; ///< 1: the line falls; -1: it rises
        double observerFrom = 0.0;
        double observerTo = 0.0;
        double targetFrom = 0.0;
        double targetTo = 0.0;
    };

    [[nodiscard]] Tilted tiltedBy(double tilt) const {
        const double steepest = m_frame.steepest;
        const Vec normal = steepest * m_frame.along + tilt * m_frame.across;
        const double slack = kConstructionError * (1.0 + steepest);
        const double targetAt = steepest * m_frame.apart + tilt * m_frame.offset;
        const ConvexShape& observer = m_pair.observer.hull;
        const ConvexShape& target = m_pair.target.hull;
        return {tilt, -observer.support(-normal) - slack, observer.support(normal) + slack,
                targetAt - target.support(-normal) - slack, targetAt + target.support(normal) + slack};
    }

    enum class Place { Between, Irrelevant, Entangled };

    /// Classifies the hull just measured: it is beside a base if a line steeper than all lines of sight separates the
    /// two.
    [[nodiscard]] Place positionOf(const Stand& stand) const {
        bool beyondObserver = false;
        bool beforeTarget = false;
        for (const Tilted& tilted : m_tilted) {
            double least = std::numeric_limits<double>::infinity();
            double most = -least;
            for (std::size_t k = 0; k < stand.corners; ++k) {
                const double value = m_frame.steepest * m_scratch.ways[k] + tilted.tilt * m_scratch.heights[k];
                least = std::min(least, value);
                most = std::max(most, value);
            }
            if (most <= tilted.observerFrom || least >= tilted.targetTo) {
                return Place::Irrelevant;
            }
            beyondObserver = beyondObserver || least >= tilted.observerTo;
            beforeTarget = beforeTarget || most <= tilted.targetFrom;
        }
        beyondObserver = beyondObserver || stand.from >= m_frame.observer.front;
        beforeTarget = beforeTarget || stand.to <= m_frame.target.back;
        return beyondObserver && beforeTarget ? Place::Between : Place::Entangled;
    }

    /// Adds the hull just measured (clockwise on screen): the corners that can be highest or lowest over a line.
    void addBetween(int blocker, std::size_t count) {
        const double* ways = m_scratch.ways.data();
        const double* heights = m_scratch.heights.data();
        const double steepest = m_frame.steepest;
        std::array<std::size_t, 4> ends{}; // highest and lowest over falling lines, then over rising ones
        std::array<double, 4> values;
        values.fill(-std::numeric_limits<double>::infinity());
        for (std::size_t k = 0; k < count; ++k) {
            const double falling = heights[k] + steepest * ways[k];
            const double rising = heights[k] - steepest * ways[k];
            const std::array<double, 4> here{falling, rising, -rising, -falling};
            for (std::size_t i = 0; i < 4; ++i) {
                // Branchless: these comparisons are unpredictable.
                const bool isMore = here[i] > values[i];
                values[i] = isMore ? here[i] : values[i];
                ends[i] = isMore ? k : ends[i];
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
        obstacle.blocker = blocker;
        list.push_back(obstacle);
    }

    struct Border {
        double height = 0.0;
        double slope = 0.0;
        [[nodiscard]] double at(double way) const { return height + slope * way; }
    };

    const PreparedPair& m_pair;
    const LineFrame& m_frame;
    const TerrainMapData::Hulls& m_hulls;
    SightScratch& m_scratch;
    Border m_upper;
    Border m_lower;
    std::size_t m_blockers = m_pair.map.data().blockers.size(); ///< the hulls of groups follow those of the blockers
    SightCorridor m_corridor{};
    std::size_t m_row = 0; ///< first row of circles not yet processed
    Hits m_closers;
    Hits m_others;
    Hits m_beside;
    std::array<Tilted, 2> m_tilted; ///< set before the blockers beside a base are classified
    bool m_isClosed = false;
};

struct Requested {
    const TerrainMap& map;
    std::span<const Occlusion> counts;
    SightScratch& scratch;
    SightLine* witness;
};

/// Returns the verdict for bases that touch, overlap or nearly do: the line between their centers, if no blocker is
/// near it.
FilteredVerdict
sightBetweenCenters(const SightBase::Shape& observer, const SightBase::Shape& target, const Requested& asked) {
    const auto holdsItsCenter = [](const SightBase::Shape& base) {
        return base.parts.empty() && base.hull.distanceTo({0.0, 0.0}) <= 0;
    };
    if (!holdsItsCenter(observer) || !holdsItsCenter(target)) {
        return FilteredVerdict::Uncertain;
    }
    const SightLine line{observer.center, target.center};
    asked.scratch.entangled.clear();
    for (std::size_t i = 0; i < asked.counts.size(); ++i) {
        if (asked.counts[i] != Occlusion::Never) {
            asked.scratch.entangled.push_back(static_cast<int>(i));
        }
    }
    if (firstHit(line, asked.map, asked.scratch.entangled, TouchRule::Blocked)) {
        return FilteredVerdict::Uncertain;
    }
    if (asked.witness) {
        *asked.witness = line;
    }
    return FilteredVerdict::Clear;
}

/// Returns the verdict for the convex hulls.
FilteredVerdict sightBetween(const SightBase::Shape& observer, const SightBase::Shape& target, const Requested& asked) {
    const auto frame = detail::lineFrameOf({observer.hull, observer.middle, observer.reach},
                                           {target.hull, target.middle, target.reach});
    if (!frame) {
        return sightBetweenCenters(observer, target, asked);
    }
    const PreparedPair pair{observer, target, *frame, asked.map, asked.counts};
    return Look{pair, asked.scratch}.run(asked.witness);
}

/// Returns the verdict by parts. A concave base is the union of its parts: one clear line from a part suffices, and the
/// pair is blocked if every pair of parts is.
FilteredVerdict sightByParts(const SightBase::Shape& observer, const SightBase::Shape& target, const Requested& asked) {
    const auto partsOf = [](const SightBase::Shape& shape) {
        return shape.parts.empty() ? std::span{&shape, 1} : std::span{shape.parts};
    };
    FilteredVerdict result = FilteredVerdict::Blocked;
    for (const SightBase::Shape& from : partsOf(observer)) {
        for (const SightBase::Shape& to : partsOf(target)) {
            const FilteredVerdict look = sightBetween(from, to, asked);
            if (look == FilteredVerdict::Clear) {
                return look;
            }
            if (look == FilteredVerdict::Uncertain) {
                result = look;
            }
        }
    }
    return result;
}

FilteredVerdict
findLineToShape(const SightBase::Shape& observer, const SightBase::Shape& target, const Requested& asked) {
    const FilteredVerdict look = sightBetween(observer, target, asked);
    return look != FilteredVerdict::Uncertain || (observer.parts.empty() && target.parts.empty())
               ? look
               : sightByParts(observer, target, asked);
}

/// Returns the verdict if pieces contain parts of the bases: every choice of views is a separate question, and the best
/// answer counts.
FilteredVerdict
sightFromViews(const SightBase::Views& observer, const SightBase::Views& target, const Requested& asked) {
    FilteredVerdict result = observer.areAll && target.areAll ? FilteredVerdict::Blocked : FilteredVerdict::Uncertain;
    thread_local std::vector<Occlusion> counts;
    for (const auto& from : observer.list) {
        for (const auto& to : target.list) {
            counts.assign(asked.counts.begin(), asked.counts.end());
            for (const auto* ignored : {&from.ignored, &to.ignored}) {
                for (const int blocker : *ignored) {
                    counts[static_cast<std::size_t>(blocker)] = Occlusion::Never;
                }
            }
            const FilteredVerdict look =
                findLineToShape(from.shape, to.shape, {asked.map, counts, asked.scratch, asked.witness});
            if (look == FilteredVerdict::Clear) {
                return look;
            }
            if (look == FilteredVerdict::Uncertain) {
                result = look;
            }
        }
    }
    return result;
}

} // namespace

FilteredVerdict fastSight(const SightBase& observer,
                          const SightBase& target,
                          const TerrainMap& map,
                          std::span<const Occlusion> counts,
                          SightLine* witness) {
    thread_local SightScratch scratch;
    const auto& from = observer.views();
    const auto& to = target.views();
    const Requested asked{map, counts, scratch, witness};
    const bool isPlain = from.list.size() == 1 && to.list.size() == 1 && from.list.front().ignored.empty() &&
                         to.list.front().ignored.empty();
    return isPlain ? findLineToShape(from.list.front().shape, to.list.front().shape, asked)
                   : sightFromViews(from, to, asked);
}

} // namespace sightline::geometry
