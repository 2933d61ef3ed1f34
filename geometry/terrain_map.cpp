#include "geometry/terrain_map.h"

#include "geometry/detail/convex_shape.h"
#include "geometry/detail/terrain_map_data.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <limits>
#include <numeric>
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

TreeBox treeBox(const Box& box) {
    return {TreePoint{static_cast<double>(box.low.x.nanometers()), static_cast<double>(box.low.y.nanometers())},
            TreePoint{static_cast<double>(box.high.x.nanometers()), static_cast<double>(box.high.y.nanometers())}};
}

std::vector<Edge> edgesOf(const BlockerOutline& outline) {
    std::vector<Edge> edges;
    const auto addRing = [&](const Ring& ring) {
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

bool shareAPoint(const BlockerOutline& a, const BlockerOutline& b) {
    const auto edgesA = edgesOf(a);
    const auto edgesB = edgesOf(b);
    for (const Edge& ea : edgesA) {
        for (const Edge& eb : edgesB) {
            if (segmentsMeet(ea.from, ea.to, eb.from, eb.to)) {
                return true;
            }
        }
    }
    const auto* polygonA = std::get_if<Polygon>(&a);
    const auto* polygonB = std::get_if<Polygon>(&b);
    return (polygonA && polygonA->contains(edgesB.front().from)) || (polygonB && polygonB->contains(edgesA.front().from));
}

} // namespace detail

namespace {

Box joined(const Box& a, const Box& b) {
    return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)}, {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}

bool meets(const Box& a, const Box& b) {
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}

detail::Vec tableVec(Point p) { return {static_cast<double>(p.x.nanometers()), static_cast<double>(p.y.nanometers())}; }

/// Most groups are a few pieces that lean on one another; the hull of many would seldom stand between two bases.
constexpr std::size_t kMostInGroup = 16;

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
        if (group.size() <= kMostInGroup) {
            data.hulls.groups.push_back(std::move(group));
        }
    }
}

void addHull(TerrainMapData::Hulls& hulls, std::vector<Point> points) {
    for (const Point p : detail::convexHull(std::move(points))) {
        const detail::Vec corner = tableVec(p);
        hulls.x.push_back(corner.x);
        hulls.y.push_back(corner.y);
    }
    hulls.mostCorners = std::max(hulls.mostCorners, hulls.x.size() - hulls.first.back());
    hulls.first.push_back(static_cast<std::uint32_t>(hulls.x.size()));
}

void addCorners(TerrainMapData& data) {
    auto& hulls = data.hulls;
    hulls.first.push_back(0);
    const auto addEnds = [&](std::vector<Point>& points, std::size_t blocker) {
        // The edges of rings, and of a wall, start where the one before ends.
        for (const detail::Edge& edge : data.edges[blocker]) {
            points.push_back(edge.from);
        }
        if (std::holds_alternative<Wall>(data.blockers[blocker].outline)) {
            points.push_back(data.edges[blocker].back().to);
        }
    };
    for (std::size_t i = 0; i < data.edges.size(); ++i) {
        std::vector<Point> points;
        addEnds(points, i);
        addHull(hulls, std::move(points));
    }
    for (const auto& group : hulls.groups) {
        std::vector<Point> points;
        for (const std::uint32_t blocker : group) {
            addEnds(points, blocker);
        }
        addHull(hulls, std::move(points));
    }
}

/// After the hulls.
void addDiscs(TerrainMapData& data) {
    const auto& hulls = data.hulls;
    data.discs.reserve(data.blockers.size());
    for (std::size_t i = 0; i < data.blockers.size(); ++i) {
        const std::uint32_t first = hulls.first[i];
        const std::uint32_t count = hulls.first[i + 1] - first;
        // An outline that has no more sides than its hull is that.
        const bool isConvex = std::holds_alternative<Polygon>(data.blockers[i].outline) && data.edges[i].size() == count;
        data.discs.push_back(detail::PlainDiscs::of(count, isConvex, [&](std::size_t k) { return detail::Vec{hulls.x[first + k], hulls.y[first + k]}; }));
    }
}

/// The circle round the box of each group and of each blocker outside of them.
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
    const auto middleOf = [](const Box& box) { return 0.5 * (tableVec(box.low) + tableVec(box.high)); };
    std::vector<double> reaches;
    for (const Box& box : boxes) {
        reaches.push_back(norm(tableVec(box.high) - tableVec(box.low)) / 2 + kContact);
    }
    std::ranges::stable_sort(hulls.blocker, [&](std::uint32_t a, std::uint32_t b) { return reaches[a] > reaches[b]; });
    hulls.origin = middleOf(boxes[hulls.blocker.front()]);
    const auto setCircle = [&](std::vector<TerrainMapData::Circles>& circles, std::size_t i, std::size_t hull) {
        TerrainMapData::Circles& row = circles[i / TerrainMapData::kRow];
        const std::size_t at = i % TerrainMapData::kRow;
        const detail::Vec middle = middleOf(boxes[hull]) - hulls.origin;
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

std::shared_ptr<const TerrainMapData> prepared(std::vector<Blocker> blockers) {
    auto data = std::make_shared<TerrainMapData>();
    data->blockers = std::move(blockers);
    const std::size_t count = data->blockers.size();
    data->boxes.reserve(count);
    data->edges.reserve(count);
    data->contacts.resize(count);
    std::vector<std::pair<detail::TreeBox, int>> leaves;
    leaves.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        data->boxes.push_back(boundsOf(data->blockers[i].outline));
        data->edges.push_back(detail::edgesOf(data->blockers[i].outline));
        leaves.emplace_back(detail::treeBox(data->boxes.back()), static_cast<int>(i));
    }
    data->tree = detail::BlockerTree{leaves};
    for (std::size_t i = 0; i < count; ++i) {
        for (auto found = data->tree.qbegin(detail::bgi::intersects(leaves[i].first)); found != data->tree.qend(); ++found) {
            const auto j = static_cast<std::size_t>(found->second);
            if (j > i && meets(data->boxes[i], data->boxes[j]) &&
                detail::shareAPoint(data->blockers[i].outline, data->blockers[j].outline)) {
                data->contacts[i].push_back(static_cast<int>(j));
                data->contacts[j].push_back(static_cast<int>(i));
            }
        }
    }
    findGroups(*data);
    addCorners(*data);
    addDiscs(*data);
    addCircles(*data);
    for (auto& list : data->contacts) {
        std::ranges::sort(list);
    }
    return data;
}

} // namespace

TerrainMap::TerrainMap() : TerrainMap{std::vector<Blocker>{}} {}

TerrainMap::TerrainMap(std::vector<Blocker> blockers) : m_data{prepared(std::move(blockers))} {}

std::span<const Blocker> TerrainMap::blockers() const {
    return m_data->blockers;
}

std::vector<int> TerrainMap::inBox(const Box& box) const {
    std::vector<int> result;
    for (auto found = m_data->tree.qbegin(detail::bgi::intersects(detail::treeBox(box))); found != m_data->tree.qend();
         ++found) {
        result.push_back(found->second);
    }
    std::ranges::sort(result);
    return result;
}

std::vector<int> TerrainMap::inCorridor(const PlacedFootprint& first, const PlacedFootprint& second) const {
    using detail::Vec;
    const Point origin = first.position;
    const auto firstParts = detail::convexPartsOf(first, origin);
    const auto secondParts = detail::convexPartsOf(second, origin);
    // Half-planes that hold both bases: along and across the line of centres, and near the outer tangents. What lies wholly
    // beyond one of them lies outside the hull.
    const auto supportOf = [](const std::vector<detail::ConvexShape>& parts, Vec n) {
        double value = -std::numeric_limits<double>::infinity();
        for (const detail::ConvexShape& part : parts) {
            value = std::max(value, part.support(n));
        }
        return value;
    };
    const Vec between = detail::toVec(second.position, origin);
    const double apart = norm(between);
    const Vec along = apart > 0 ? (1.0 / apart) * between : Vec{1.0, 0.0};
    struct HalfPlane {
        Vec normal;
        double limit;
    };
    std::vector<HalfPlane> sides; // 10 at most
    sides.reserve(10);
    const auto add = [&](Vec n) { sides.push_back({n, std::max(supportOf(firstParts, n), supportOf(secondParts, n)) + kContact}); };
    for (const Vec across : {turned(along), -turned(along)}) {
        add(across);
        if (apart > 0) {
            // The outer tangent leans by how much one base reaches farther out than the other.
            const double lean = (supportOf(firstParts, across) - (supportOf(secondParts, across) - dot(between, across))) / apart;
            add(across + lean * along);
        }
    }
    add(along);
    add(-along);
    for (const Vec n : {Vec{1, 0}, Vec{-1, 0}, Vec{0, 1}, Vec{0, -1}}) {
        add(n);
    }
    const auto isBoxBeyond = [&](const Box& box, const HalfPlane& side) {
        const Vec low = detail::toVec(box.low, origin);
        const Vec high = detail::toVec(box.high, origin);
        return (side.normal.x < 0 ? high.x : low.x) * side.normal.x + (side.normal.y < 0 ? high.y : low.y) * side.normal.y > side.limit;
    };
    const TerrainMapData::Hulls& hulls = m_data->hulls;
    const Vec shift = tableVec(origin);
    const auto beyond = [&](std::size_t blocker) {
        if (std::ranges::any_of(sides, [&](const HalfPlane& side) { return isBoxBeyond(m_data->boxes[blocker], side); })) {
            return true;
        }
        // A corner on this side of a half-plane settles that one; most settle several at once.
        unsigned open = (1U << sides.size()) - 1U;
        for (std::uint32_t i = hulls.first[blocker]; i < hulls.first[blocker + 1] && open != 0U; ++i) {
            const Vec corner = Vec{hulls.x[i], hulls.y[i]} - shift;
            for (std::size_t side = 0; side < sides.size(); ++side) {
                open &= dot(corner, sides[side].normal) > sides[side].limit ? ~0U : ~(1U << side);
            }
        }
        return open != 0U;
    };
    // The last four half-planes are the box around both.
    const auto limit = [&](std::size_t i) { return Length::fromNanometers(std::llround(sides[i].limit)); };
    const std::size_t box = sides.size() - 4;
    std::vector<int> result = inBox({{origin.x - limit(box + 1), origin.y - limit(box + 3)},
                                     {origin.x + limit(box), origin.y + limit(box + 2)}});
    std::erase_if(result, [&](int index) { return beyond(static_cast<std::size_t>(index)); });
    return result;
}

} // namespace sightline::geometry
