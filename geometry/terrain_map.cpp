#include "geometry/terrain_map.h"

#include "geometry/detail/convex_shape.h"
#include "geometry/detail/terrain_map_data.h"

#include <algorithm>

namespace sightline::geometry {

namespace detail {

TreeBox treeBox(const Box& box) {
    return {TreePoint{static_cast<double>(box.low.x.nanometers()), static_cast<double>(box.low.y.nanometers())},
            TreePoint{static_cast<double>(box.high.x.nanometers()), static_cast<double>(box.high.y.nanometers())}};
}

Box boxOf(const BlockerOutline& outline) {
    const auto* polygon = std::get_if<Polygon>(&outline);
    const std::vector<Point>& points = polygon ? polygon->outline() : std::get<Wall>(outline).vertices();
    Box box{points.front(), points.front()};
    for (const Point p : points) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
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

bool meets(const Box& a, const Box& b) {
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
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
        data->boxes.push_back(detail::boxOf(data->blockers[i].outline));
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
    // The hull of outline points grown by what an arc rises above its chord holds the hull of the bases.
    constexpr int kArcPoints = 32;
    std::vector<Point> points = outlineOf(first, kArcPoints);
    const Ring others = outlineOf(second, kArcPoints);
    points.insert(points.end(), others.begin(), others.end());
    const Box a = boundsOf(first);
    const Box b = boundsOf(second);
    const Box around{{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
                     {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
    const auto widest = std::max({a.high.x - a.low.x, a.high.y - a.low.y, b.high.x - b.low.x, b.high.y - b.low.y});
    const double grow = static_cast<double>(widest.nanometers()) * 0.005 + 4.0; // 1 - cos(pi / 32) is 0.0048
    const Ring hull = detail::convexHull(std::move(points));

    // Outward edge normals of the hull: a blocker wholly beyond one of them is outside.
    const auto beyond = [&](const std::vector<detail::Edge>& edges) {
        for (std::size_t i = 0; i < hull.size(); ++i) {
            const detail::Vec p = detail::toVec(hull[i], around.low);
            const detail::Vec q = detail::toVec(hull[i + 1 == hull.size() ? 0 : i + 1], around.low);
            const detail::Vec along = q - p;
            const double limit = -grow * norm(along);
            if (std::ranges::all_of(edges, [&](const detail::Edge& e) {
                    return cross(along, detail::toVec(e.from, around.low) - p) < limit &&
                           cross(along, detail::toVec(e.to, around.low) - p) < limit;
                })) {
                return true;
            }
        }
        return false;
    };
    std::vector<int> result = inBox(around);
    std::erase_if(result, [&](int index) { return beyond(m_data->edges[static_cast<std::size_t>(index)]); });
    return result;
}

} // namespace sightline::geometry
