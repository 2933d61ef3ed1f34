#include "geometry/terrain/terrain_map.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/terrain/corridor.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>
#include <utility>

namespace sightline::geometry {

Box boundsOf(const BlockerOutline& outline) {
    const auto* polygon = std::get_if<Polygon>(&outline);
    const std::vector<Point>& points = polygon ? polygon->outline() : std::get<Wall>(outline).vertices();
    Box box{points.front(), points.front()};
    for (const Point p : points) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}

namespace detail {

std::vector<Edge> edgesOf(const BlockerOutline& outline) {
    std::vector<Edge> edges;
    const auto addRing = [&](const Ring& ring) {
        edges.reserve(edges.size() + ring.size());
        for (std::size_t i = 0; i < ring.size(); ++i) {
            edges.push_back({ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]});
        }
    };
    if (const auto* polygon = std::get_if<Polygon>(&outline)) {
        addRing(polygon->outline());
        std::ranges::for_each(polygon->holes(), addRing);
    } else {
        const auto& vertices = std::get<Wall>(outline).vertices();
        for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
            edges.push_back({vertices[i], vertices[i + 1]});
        }
    }
    return edges;
}

namespace {

/// Sets the edges whose boxes meet the other box.
void setEdgesAt(const std::vector<Edge>& edges, const Box& other, std::vector<Edge>& near) {
    near.clear();
    std::ranges::copy_if(edges, std::back_inserter(near),
                         [&](const Edge& edge) { return boxesMeet(other, boundsOf(edge.from, edge.to)); });
}

/// True if two blockers, given with their edges and boxes, share a point: their closed outlines touch or cross, or one
/// contains the other.
bool shareAPoint(const TerrainMapData& data, std::size_t a, std::size_t b) {
    thread_local std::vector<Edge> nearB;
    thread_local std::vector<Edge> nearA;
    setEdgesAt(data.edges[a], data.boxes[b], nearB);
    setEdgesAt(data.edges[b], data.boxes[a], nearA);
    const bool doEdgesMeet = std::ranges::any_of(nearB, [](const Edge& ea) {
        return std::ranges::any_of(nearA, [&](const Edge& eb) { return segmentsMeet(ea.from, ea.to, eb.from, eb.to); });
    });
    const auto holds = [&](std::size_t outer, std::size_t inner) {
        const auto* polygon = std::get_if<Polygon>(&data.blockers[outer].outline);
        return polygon && polygon->contains(data.edges[inner].front().from);
    };
    return doEdgesMeet || holds(a, b) || holds(b, a);
}

} // namespace

} // namespace detail

namespace {

detail::Vec tableVec(Point p) { return {static_cast<double>(p.x.nanometers()), static_cast<double>(p.y.nanometers())}; }

/// Most groups consist of a few touching pieces; the hull of a larger group would rarely lie between two bases.
constexpr std::size_t kMaxInGroup = 16;
/// The number of blockers above which the index of boxes finds those in a corridor sooner than reading all boxes, which
/// yields them in order. Empirical.
constexpr std::size_t kManyBlockers = 256;

void findGroups(TerrainMapData& data) {
    std::vector<char> isReached(data.contacts.size());
    for (std::size_t i = 0; i < data.contacts.size(); ++i) {
        if (isReached[i] || data.contacts[i].empty()) {
            continue;
        }
        std::vector<std::uint32_t> group{static_cast<std::uint32_t>(i)};
        isReached[i] = 1;
        for (std::size_t next = 0; next < group.size(); ++next) {
            for (const int other : data.contacts[group[next]]) {
                if (!std::exchange(isReached[static_cast<std::size_t>(other)], 1)) {
                    group.push_back(static_cast<std::uint32_t>(other));
                }
            }
        }
        if (group.size() <= kMaxInGroup) {
            data.hulls.groups.push_back(std::move(group));
        }
    }
}

/// Ends the hull whose corners were added last.
void endHull(TerrainMapData::Hulls& hulls) {
    hulls.maxCorners = std::max(hulls.maxCorners, hulls.x.size() - hulls.first.back());
    hulls.first.push_back(static_cast<std::uint32_t>(hulls.x.size()));
}

void addHull(TerrainMapData::Hulls& hulls, const Ring& hull) {
    for (const Point p : hull) {
        const detail::Vec corner = tableVec(p);
        hulls.x.push_back(corner.x);
        hulls.y.push_back(corner.y);
    }
    endHull(hulls);
}

/// Copies the hull of a blocker of another map.
void copyHull(TerrainMapData::Hulls& hulls, const TerrainMapData::Hulls& from, std::size_t blocker) {
    const auto copy = [&](std::vector<double>& to, const std::vector<double>& own) {
        to.insert(to.end(), own.begin() + from.first[blocker], own.begin() + from.first[blocker + 1]);
    };
    copy(hulls.x, from.x);
    copy(hulls.y, from.y);
    endHull(hulls);
}

/// The first blockers of `data` are those of `base`.
void addCorners(TerrainMapData& data, const TerrainMapData& base) {
    auto& hulls = data.hulls;
    hulls.first.push_back(0);
    std::size_t ends = 0; // at least the number of corners of all hulls
    std::ranges::for_each(data.edges, [&](const auto& edges) { ends += 2 * (edges.size() + 1); });
    hulls.x.reserve(ends);
    hulls.y.reserve(ends);
    const auto addEnds = [&](std::vector<Point>& points, std::size_t blocker) {
        // Each edge of a ring or wall starts where the previous one ends.
        for (const detail::Edge& edge : data.edges[blocker]) {
            points.push_back(edge.from);
        }
        if (std::holds_alternative<Wall>(data.blockers[blocker].outline)) {
            points.push_back(data.edges[blocker].back().to);
        }
    };
    for (std::size_t i = 0; i < base.blockers.size(); ++i) {
        copyHull(hulls, base.hulls, i);
    }
    for (std::size_t i = base.blockers.size(); i < data.edges.size(); ++i) {
        const BlockerOutline& outline = data.blockers[i].outline;
        const auto* polygon = std::get_if<Polygon>(&outline);
        addHull(hulls, polygon ? detail::convexHull(*polygon) : detail::convexHull(std::get<Wall>(outline).vertices()));
    }
    for (const auto& group : hulls.groups) {
        std::vector<Point> points;
        for (const std::uint32_t blocker : group) {
            addEnds(points, blocker);
        }
        addHull(hulls, detail::convexHull(std::move(points)));
    }
}

/// Requires the hulls. The first blockers of `data` are those of `base`.
void addDiscs(TerrainMapData& data, const TerrainMapData& base) {
    const auto& hulls = data.hulls;
    data.discs.reserve(data.blockers.size());
    data.discs = base.discs;
    for (std::size_t i = base.discs.size(); i < data.blockers.size(); ++i) {
        const std::uint32_t first = hulls.first[i];
        const std::uint32_t count = hulls.first[i + 1] - first;
        // An outline with as many sides as its hull equals the hull.
        const bool isConvex =
            std::holds_alternative<Polygon>(data.blockers[i].outline) && data.edges[i].size() == count;
        data.discs.push_back(detail::PlainDiscs::of(count, isConvex, [&](std::size_t k) {
            return detail::Vec{hulls.x[first + k], hulls.y[first + k]};
        }));
    }
}

/// Adds a circle around the box of each group and of each blocker outside the groups.
void addCircles(TerrainMapData& data) {
    auto& hulls = data.hulls;
    std::vector<Box> boxes = data.boxes;
    std::vector<char> isMember(data.boxes.size());
    for (const auto& group : hulls.groups) {
        Box box = data.boxes[group.front()];
        for (const std::uint32_t blocker : group) {
            box = joined(box, data.boxes[blocker]);
            isMember[blocker] = 1;
        }
        boxes.push_back(box);
    }
    isMember.resize(boxes.size());
    for (std::size_t i = boxes.size(); i-- > 0;) {
        if (isMember[i] == 0) {
            hulls.blocker.push_back(static_cast<std::uint32_t>(i));
        }
    }
    const std::size_t count = hulls.blocker.size();
    if (count == 0) {
        return;
    }
    const auto centerPointOf = [](const Box& box) { return 0.5 * (tableVec(box.low) + tableVec(box.high)); };
    std::vector<double> reaches;
    reaches.reserve(boxes.size());
    for (const Box& box : boxes) {
        reaches.push_back(norm(tableVec(box.high) - tableVec(box.low)) / 2 + kContact);
    }
    std::ranges::stable_sort(hulls.blocker, [&](std::uint32_t a, std::uint32_t b) { return reaches[a] > reaches[b]; });
    hulls.origin = centerPointOf(boxes[hulls.blocker.front()]);
    const auto setCircle = [&](std::vector<TerrainMapData::Circles>& circles, std::size_t i, std::size_t hull) {
        TerrainMapData::Circles& row = circles[i / TerrainMapData::kRow];
        const std::size_t at = i % TerrainMapData::kRow;
        const detail::Vec middle = centerPointOf(boxes[hull]) - hulls.origin;
        row.x[at] = static_cast<float>(middle.x);
        row.y[at] = static_cast<float>(middle.y);
        row.reach[at] = static_cast<float>(reaches[hull]);
        hulls.farthest = std::max(hulls.farthest, std::max(std::abs(middle.x), std::abs(middle.y)) + reaches[hull]);
    };
    const auto rowsOf = [](std::size_t circles) { return (circles + TerrainMapData::kRow - 1) / TerrainMapData::kRow; };
    hulls.circles.resize(rowsOf(count));
    for (std::size_t i = 0; i < count; ++i) {
        setCircle(hulls.circles, i, hulls.blocker[i]);
    }
    hulls.members.resize(rowsOf(data.boxes.size()));
    for (const auto& group : hulls.groups) {
        for (const std::uint32_t blocker : group) {
            setCircle(hulls.members, blocker, blocker);
        }
    }
    hulls.blocker.resize(hulls.circles.size() * TerrainMapData::kRow);
}

/// Returns the data of a map of the blockers of `base` followed by others.
std::shared_ptr<const TerrainMapData> prepared(const TerrainMapData& base, std::vector<Blocker> more) {
    auto data = std::make_shared<TerrainMapData>();
    const std::size_t known = base.blockers.size();
    const std::size_t count = known + more.size();
    data->blockers.reserve(count);
    data->blockers = base.blockers;
    std::ranges::move(more, std::back_inserter(data->blockers));
    data->boxes.reserve(count);
    data->boxes = base.boxes;
    data->edges.reserve(count);
    data->edges = base.edges;
    data->contacts.resize(count);
    for (std::size_t i = known; i < count; ++i) {
        data->boxes.push_back(boundsOf(data->blockers[i].outline));
        data->edges.push_back(detail::edgesOf(data->blockers[i].outline));
    }
    data->index = detail::BoxIndex{data->boxes};
    const auto areInContact = [&](std::size_t i, std::size_t j) {
        return j < known ? std::ranges::binary_search(base.contacts[i], static_cast<int>(j))
                         : boxesMeet(data->boxes[i], data->boxes[j]) && detail::shareAPoint(*data, i, j);
    };
    std::vector<int> near;
    for (std::size_t i = 0; i < count; ++i) {
        data->index.find(data->boxes[i], near);
        for (const int found : near) {
            const auto j = static_cast<std::size_t>(found);
            if (j > i && areInContact(i, j)) {
                data->contacts[i].push_back(static_cast<int>(j));
                data->contacts[j].push_back(static_cast<int>(i));
            }
        }
    }
    findGroups(*data);
    addCorners(*data, base);
    addDiscs(*data, base);
    addCircles(*data);
    for (auto& list : data->contacts) {
        std::ranges::sort(list);
    }
    return data;
}

} // namespace

TerrainMap::TerrainMap() : TerrainMap{std::vector<Blocker>{}} {}

TerrainMap::TerrainMap(std::vector<Blocker> blockers) : m_data{prepared({}, std::move(blockers))} {}

TerrainMap::TerrainMap(const TerrainMap& base, std::vector<Blocker> more)
    : m_data{prepared(*base.m_data, std::move(more))} {}

TerrainMap TerrainMap::atHeightsOf(std::vector<Blocker> blockers) const {
    auto data = std::make_shared<TerrainMapData>();
    data->blockers = std::move(blockers);
    data->boxes = m_data->boxes;
    data->edges = m_data->edges;
    data->contacts = m_data->contacts;
    data->index = detail::BoxIndex{data->boxes};
    data->hulls = m_data->hulls;
    data->discs = m_data->discs;
    TerrainMap map;
    map.m_data = std::move(data);
    return map;
}

std::span<const Blocker> TerrainMap::blockers() const { return m_data->blockers; }

std::vector<int> TerrainMap::inBox(const Box& box) const {
    std::vector<int> result;
    m_data->index.find(box, result);
    std::ranges::sort(result);
    return result;
}

namespace {

/// Half-planes that contain two bases: along and across the line of centers, near the outer tangents, and those of the
/// box around both. Everything wholly beyond one of them is disjoint from the hull of the bases.
class Corridor {
public:
    Corridor(const PlacedFootprint& first, const PlacedFootprint& second)
        : m_origin{first.position}, m_shift{tableVec(first.position)} {
        const auto firstParts = detail::convexPartsOf(first, m_origin);
        const auto secondParts = detail::convexPartsOf(second, m_origin);
        const auto supportOf = [](const std::vector<detail::ConvexShape>& parts, detail::Vec n) {
            double value = -std::numeric_limits<double>::infinity();
            for (const detail::ConvexShape& part : parts) {
                value = std::max(value, part.support(n));
            }
            return value;
        };
        const auto limit = [&](detail::Vec n) {
            return std::max(supportOf(firstParts, n), supportOf(secondParts, n)) + kContact;
        };
        const auto add = [&](detail::Vec n) { m_sides[m_count++] = {n, limit(n), norm(n)}; };
        const detail::Vec between = detail::toVec(second.position, m_origin);
        const double apart = norm(between);
        const detail::Vec along = apart > 0 ? (1.0 / apart) * between : detail::Vec{1.0, 0.0};
        for (const detail::Vec across : {turned(along), -turned(along)}) {
            add(across);
            if (apart > 0) {
                // The slope of the outer tangent is the difference of the extents of the two bases over their distance.
                const double lean =
                    (supportOf(firstParts, across) - (supportOf(secondParts, across) - dot(between, across))) / apart;
                add(across + lean * along);
            }
        }
        add(along);
        add(-along);
        m_across = turned(along);
        m_high = dot(m_shift, m_across) + limit(m_across);
        m_low = dot(m_shift, m_across) - limit(-m_across);
        m_right = limit({1, 0});
        m_left = -limit({-1, 0});
        m_bottom = limit({0, 1});
        m_top = -limit({0, -1});
    }

    /// Returns the box around both bases.
    [[nodiscard]] Box box() const {
        const auto at = [](Length from, double by) { return from + Length::fromNanometers(std::llround(by)); };
        return {{at(m_origin.x, m_left), at(m_origin.y, m_top)}, {at(m_origin.x, m_right), at(m_origin.y, m_bottom)}};
    }

    /// True if discs tell that the whole blocker lies to one side of the corridor. Faster than `isBeyond`.
    [[nodiscard]] bool isBeside(const detail::PlainDiscs& discs) const {
        const double across = discs.x * m_across.x + discs.y * m_across.y;
        return across - discs.outer > m_high || across + discs.outer < m_low;
    }

    /// True if the whole blocker lies beyond one of the half-planes.
    [[nodiscard]] bool isBeyond(const TerrainMapData& data, std::size_t blocker) const {
        const detail::PlainDiscs& discs = data.discs[blocker];
        const detail::Vec middle = detail::Vec{discs.x, discs.y} - m_shift;
        unsigned open = 0; // half-planes that the discs do not decide
        for (std::size_t i = 0; i < m_count; ++i) {
            const HalfPlane& side = m_sides[i];
            const double over = dot(middle, side.normal) - side.limit;
            if (over > discs.outer * side.length) {
                return true;
            }
            open |= over > discs.inner * side.length ? 1U << i : 0U;
        }
        const detail::Vec low = detail::toVec(data.boxes[blocker].low, m_origin);
        const detail::Vec high = detail::toVec(data.boxes[blocker].high, m_origin);
        if (low.x > m_right || high.x < m_left || low.y > m_bottom || high.y < m_top) {
            return true;
        }
        const TerrainMapData::Hulls& hulls = data.hulls;
        const auto isWhollyBeyond = [&](const HalfPlane& side) {
            for (std::uint32_t i = hulls.first[blocker]; i < hulls.first[blocker + 1]; ++i) {
                if (!(dot(detail::Vec{hulls.x[i], hulls.y[i]} - m_shift, side.normal) > side.limit)) {
                    return false;
                }
            }
            return true;
        };
        for (; open != 0U; open &= open - 1) {
            if (isWhollyBeyond(m_sides[static_cast<std::size_t>(std::countr_zero(open))])) {
                return true;
            }
        }
        return false;
    }

private:
    struct HalfPlane {
        detail::Vec normal;
        double limit = 0.0;
        double length = 0.0; ///< length of the normal
    };
    Point m_origin;
    detail::Vec m_shift;
    std::array<HalfPlane, 6> m_sides;
    std::size_t m_count = 0;
    detail::Vec m_across; ///< unit vector across the line of centers
    double m_low = 0.0;   ///< bounds of the corridor along `m_across`, from the origin of the table
    double m_high = 0.0;
    double m_left = 0.0; ///< bounds of the box, relative to the origin
    double m_right = 0.0;
    double m_top = 0.0;
    double m_bottom = 0.0;
};

/// Returns the corridor between two bases. Each thread keeps the latest one, since several maps are asked about a pair.
const Corridor& corridorBetween(const PlacedFootprint& first, const PlacedFootprint& second) {
    struct Kept {
        PlacedFootprint first;
        PlacedFootprint second;
        Corridor corridor;
    };
    thread_local std::optional<Kept> kept;
    if (!kept || kept->first != first || kept->second != second) {
        kept = Kept{first, second, Corridor{first, second}};
    }
    return kept->corridor;
}

} // namespace

std::vector<int> TerrainMap::inCorridor(const PlacedFootprint& first, const PlacedFootprint& second) const {
    const Corridor& corridor = corridorBetween(first, second);
    const Box box = corridor.box();
    std::vector<int> result;
    if (m_data->boxes.size() > kManyBlockers) {
        result = inBox(box);
        std::erase_if(result, [&](int index) { return corridor.isBeyond(*m_data, static_cast<std::size_t>(index)); });
        return result;
    }
    for (std::size_t i = 0; i < m_data->boxes.size(); ++i) {
        if (boxesMeet(m_data->boxes[i], box) && !corridor.isBeyond(*m_data, i)) {
            result.push_back(static_cast<int>(i));
        }
    }
    return result;
}

std::vector<int> detail::inCorridor(const TerrainMap& map,
                                    const PlacedFootprint& first,
                                    const PlacedFootprint& second,
                                    std::span<const int> among) {
    const Corridor& corridor = corridorBetween(first, second);
    std::vector<int> result;
    std::ranges::copy_if(among, std::back_inserter(result),
                         [&](int index) { return !corridor.isBeyond(map.data(), static_cast<std::size_t>(index)); });
    return result;
}

std::vector<int> detail::groupsInCorridor(const TerrainMap& map,
                                          const PlacedFootprint& first,
                                          const PlacedFootprint& second,
                                          std::span<const int> groupOf) {
    const TerrainMapData& data = map.data();
    const Corridor& corridor = corridorBetween(first, second);
    const Box box = corridor.box();
    std::vector<int> result;
    result.reserve(16);
    const auto ask = [&](std::size_t i) {
        if ((result.empty() || result.back() != groupOf[i]) && !corridor.isBeyond(data, i)) {
            result.push_back(groupOf[i]);
        }
    };
    if (data.boxes.size() > kManyBlockers) {
        std::ranges::for_each(map.inBox(box), [&](int index) { ask(static_cast<std::size_t>(index)); });
        return result;
    }
    for (std::size_t i = 0; i < data.boxes.size(); ++i) {
        if (!corridor.isBeside(data.discs[i]) && boxesMeet(data.boxes[i], box)) {
            ask(i);
        }
    }
    return result;
}

} // namespace sightline::geometry
