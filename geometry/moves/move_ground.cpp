#include "geometry/moves/move_ground.h"

#include "geometry/detail/convex_shape.h"
#include "geometry/detail/convex_sum.h"
#include "geometry/predicates.h"
#include "geometry/sight/sight.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry {

namespace {

constexpr Length kLeastTable = Length::fromNanometers(1000); ///< a map has an area

Ring turnedRound(const Ring& ring, double scale) {
    std::vector<Point> points;
    std::ranges::transform(ring, std::back_inserter(points), [&](Point p) { return detail::toPoint(-scale * detail::toVec(p, {}), {}); });
    return detail::convexHull(std::move(points));
}

std::vector<Ring> partsOf(const MoveObstacle& obstacle, RingFit fit) {
    if (const auto* polygon = std::get_if<Polygon>(&obstacle)) {
        std::vector<Ring> parts;
        if (polygon->holes().empty() && polygon->isConvex()) {
            parts = {polygon->outline()};
        } else {
            parts = detail::convexPartition(*polygon);
        }
        std::ranges::transform(parts, parts.begin(), [](const Ring& part) { return detail::convexHull(part); });
        return parts;
    }
    if (const auto* placed = std::get_if<PlacedFootprint>(&obstacle)) {
        auto parts = baseRings(placed->footprint, placed->facing, fit);
        for (Ring& part : parts) {
            std::ranges::transform(part, part.begin(), [&](Point p) { return p + (placed->position - Point{}); });
        }
        return parts;
    }
    std::vector<Ring> parts;
    const auto& vertices = std::get<Wall>(obstacle).vertices();
    for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
        parts.push_back(detail::convexHull({vertices[i], vertices[i + 1]}));
    }
    return parts;
}

Box boundsOf(const std::vector<Ring>& rings) {
    Box box{rings.front().front(), rings.front().front()};
    for (const Ring& ring : rings) {
        for (const Point p : ring) {
            box = {{std::min(box.low.x, p.x), std::min(box.low.y, p.y)}, {std::max(box.high.x, p.x), std::max(box.high.y, p.y)}};
        }
    }
    return box;
}

bool meet(const Box& a, const Box& b) { return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y; }

std::vector<Polygon> grown(const std::vector<Ring>& parts, const std::vector<Ring>& base, double scale) {
    std::vector<Polygon> polygons;
    for (const Ring& ring : base) {
        const Ring around = turnedRound(ring, scale);
        for (const Ring& part : parts) {
            if (const auto polygon = Polygon::fromVertices(around.size() < 3 ? part : detail::convexSum(part, around))) {
                polygons.push_back(*polygon);
            }
        }
    }
    return polygons;
}

bool holdAny(const std::vector<Polygon>& polygons, std::span<const Point> places) {
    return std::ranges::any_of(polygons, [&](const Polygon& polygon) { return std::ranges::any_of(places, [&](Point p) { return polygon.containsInside(p); }); });
}

/// By the base, or by as much less as leaves the places free.
std::vector<Polygon> grownBeside(const std::vector<Ring>& parts, const std::vector<Ring>& base, std::span<const Point> places) {
    auto whole = grown(parts, base, 1.0);
    if (!holdAny(whole, places)) {
        return whole;
    }
    double free = 0.0;
    double held = 1.0;
    auto best = grown(parts, base, free);
    if (holdAny(best, places)) {
        return {};
    }
    constexpr int kHalvings = 30;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (free + held) / 2;
        auto polygons = grown(parts, base, middle);
        if (holdAny(polygons, places)) {
            held = middle;
        } else {
            free = middle;
            best = std::move(polygons);
        }
    }
    return best;
}

/// Where the middle may be, and all of `places`.
Box groundOf(const Box& table, const std::vector<Ring>& base, std::span<const Point> places, Point from, std::optional<Length> within) {
    Box box = table;
    if (!base.empty()) {
        const Box reach = boundsOf(base);
        box = {{table.low.x - reach.low.x, table.low.y - reach.low.y}, {table.high.x - reach.high.x, table.high.y - reach.high.y}};
    }
    if (within) {
        box = {{std::max(box.low.x, from.x - *within), std::max(box.low.y, from.y - *within)}, {std::min(box.high.x, from.x + *within), std::min(box.high.y, from.y + *within)}};
    }
    box = {{std::min(box.low.x, box.high.x), std::min(box.low.y, box.high.y)}, box.high};
    for (const Point p : places) {
        box = {{std::min(box.low.x, p.x), std::min(box.low.y, p.y)}, {std::max(box.high.x, p.x), std::max(box.high.y, p.y)}};
    }
    box.high = {std::max(box.high.x, box.low.x + kLeastTable), std::max(box.high.y, box.low.y + kLeastTable)};
    return box;
}

std::vector<Ring> ringsOf(const Mover& mover) {
    if (mover.turning == Turning::Free || mover.fit == RingFit::Inside) {
        return turningRings(mover.base, mover.fit);
    }
    return baseRings(mover.base, mover.facing, mover.fit);
}

RegionMap mapFor(const MoveTable& table, const Mover& mover, std::span<const Point> free, std::optional<Length> within) {
    const auto base = ringsOf(mover);
    const Box ground = groundOf(table.table, base, free, mover.from, within);
    const Box reach = base.empty() ? Box{} : boundsOf(base);
    std::vector<Blocker> blockers;
    for (const MoveObstacle& obstacle : table.closed) {
        const auto parts = partsOf(obstacle, mover.fit);
        const Box box = boundsOf(parts);
        if (!meet({{box.low.x - reach.high.x, box.low.y - reach.high.y}, {box.high.x - reach.low.x, box.high.y - reach.low.y}}, ground)) {
            continue;
        }
        if (base.empty() && std::holds_alternative<Wall>(obstacle)) {
            blockers.push_back({std::get<Wall>(obstacle), {}, {}});
            continue;
        }
        for (Polygon& polygon : grownBeside(parts, base.empty() ? std::vector<Ring>{{Point{}}} : base, free)) {
            blockers.push_back({std::move(polygon), {}, {}});
        }
    }
    return RegionMap{TerrainMap{std::move(blockers)}, ground};
}

} // namespace

MoveGround::MoveGround(const MoveTable& table, const Mover& mover, std::span<const Point> free, std::optional<Length> within)
    : m_map{mapFor(table, mover, free, within)}, m_dear{table.dear} {
    for (const Blocker& blocker : m_map.terrain().blockers()) {
        const auto* polygon = std::get_if<Polygon>(&blocker.outline);
        if (!polygon) {
            for (const Point end : std::get<Wall>(blocker.outline).vertices()) {
                m_corners.push_back({end, {}, true});
            }
            continue;
        }
        const Ring& ring = polygon->outline();
        for (std::size_t i = 0; i < ring.size(); ++i) {
            m_corners.push_back({ring[i], {ring[(i + ring.size() - 1) % ring.size()], ring[(i + 1) % ring.size()]}});
        }
    }
    for (const Point place : m_dear.borderPlaces(kBorderStep)) {
        m_corners.push_back({place, {}, true});
    }
    std::erase_if(m_corners, [this](const MoveCorner& corner) { return !isFree(corner.at); });
    std::ranges::stable_sort(m_corners, {}, &MoveCorner::at);
    std::vector<MoveCorner> corners;
    for (MoveCorner& corner : m_corners) {
        if (corners.empty() || corners.back().at != corner.at) {
            corners.push_back(std::move(corner));
        } else {
            std::ranges::move(corner.beside, std::back_inserter(corners.back().beside));
            corners.back().bendsAtWill = true;
        }
    }
    m_corners = std::move(corners);
}

bool MoveGround::isFree(Point p) const {
    const Box& table = m_map.table();
    if (p.x < table.low.x || p.y < table.low.y || p.x > table.high.x || p.y > table.high.y) {
        return false;
    }
    const auto blockers = m_map.terrain().blockers();
    return std::ranges::none_of(m_map.terrain().inBox({p, p}), [&](int i) {
        const auto* polygon = std::get_if<Polygon>(&blockers[static_cast<std::size_t>(i)].outline);
        return polygon && polygon->containsInside(p);
    });
}

std::vector<Point> MoveGround::endsOfSidesAt(Point place) const {
    const auto isBeside = [&](Point from, Point to) {
        const double length = std::hypot(static_cast<double>((to.x - from.x).nanometers()), static_cast<double>((to.y - from.y).nanometers()));
        return std::abs(static_cast<double>(cross(from, to, place))) <= kTouchingSpot * length && dot(from, to, place) >= 0 && dot(to, from, place) >= 0;
    };
    const Length room = Length::fromNanometers(static_cast<std::int64_t>(kTouchingSpot));
    std::vector<Point> ends;
    const auto addEnds = [&](const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point next = ring[i + 1 == ring.size() ? 0 : i + 1];
            if (isBeside(ring[i], next)) {
                ends.insert(ends.end(), {ring[i], next});
            }
        }
    };
    for (const int i : m_map.terrain().inBox({{place.x - room, place.y - room}, {place.x + room, place.y + room}})) {
        if (const auto* polygon = std::get_if<Polygon>(&m_map.terrain().blockers()[static_cast<std::size_t>(i)].outline)) {
            addEnds(polygon->outline());
            std::ranges::for_each(polygon->holes(), addEnds);
        }
    }
    return ends;
}

bool MoveGround::isClear(Point a, Point b) const {
    const Box box{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
    return !firstBlocked({a, b}, m_map.terrain(), m_map.terrain().inBox(box));
}

} // namespace sightline::geometry
