#include "geometry/moves/free_space.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/moves/grown_obstacles.h"
#include "geometry/sight/plan/sight.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry {

namespace {

RegionMap
mapFor(const MoveTable& table, const Mover& mover, std::span<const Point> free, std::optional<Length> within) {
    const GrownObstacles obstacles{table, mover, free, within};
    std::vector<Blocker> blockers;
    for (std::size_t i = 0; i < obstacles.count(); ++i) {
        if (obstacles.meetsArea(i)) {
            std::ranges::move(obstacles.grownBy(i, GrownObstacles::Fit::Exact), std::back_inserter(blockers));
        }
    }
    return RegionMap{TerrainMap{std::move(blockers)}, obstacles.area()};
}

} // namespace

FreeSpace::FreeSpace(const MoveTable& table,
                     const Mover& mover,
                     std::span<const Point> free,
                     std::optional<Length> within)
    : m_map{mapFor(table, mover, free, within)}, m_costs{table.costAreas} {
    addCorners();
}

FreeSpace::FreeSpace(std::vector<Blocker> blockers, const Box& area)
    : m_map{TerrainMap{std::move(blockers)}, area}, m_costs{{}} {
    addCorners();
}

void FreeSpace::addCorners() {
    for (const Blocker& blocker : m_map.terrain().blockers()) {
        const auto* polygon = std::get_if<Polygon>(&blocker.outline);
        if (!polygon) {
            for (const Point end : std::get<Wall>(blocker.outline).vertices()) {
                m_corners.push_back({end, {}, true});
            }
            continue;
        }
        const auto addRing = [this](const Ring& ring) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                m_corners.push_back(
                    {ring[i], {ring[(i + ring.size() - 1) % ring.size()], ring[(i + 1) % ring.size()]}});
            }
        };
        addRing(polygon->outline());
        std::ranges::for_each(polygon->holes(), addRing);
    }
    for (const Point place : m_costs.borderPoints(kBorderStep)) {
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

bool FreeSpace::isFree(Point p) const {
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

std::vector<Point> FreeSpace::endsOfSidesAt(Point place) const {
    const auto isBeside = [&](Point from, Point to) {
        const double length = std::hypot(static_cast<double>((to.x - from.x).nanometers()),
                                         static_cast<double>((to.y - from.y).nanometers()));
        return std::abs(static_cast<double>(cross(from, to, place))) <= kTouchingSamplePoint * length &&
               dot(from, to, place) >= 0 && dot(to, from, place) >= 0;
    };
    const Length room = toLength(kTouchingSamplePoint);
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
        if (const auto* polygon =
                std::get_if<Polygon>(&m_map.terrain().blockers()[static_cast<std::size_t>(i)].outline)) {
            addEnds(polygon->outline());
            std::ranges::for_each(polygon->holes(), addEnds);
        }
    }
    return ends;
}

bool FreeSpace::isClear(Point a, Point b) const {
    const Box box{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
    return !firstHit({a, b}, m_map.terrain(), m_map.terrain().inBox(box));
}

} // namespace sightline::geometry
