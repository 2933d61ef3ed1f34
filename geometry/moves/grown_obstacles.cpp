#include "geometry/moves/grown_obstacles.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/convex_sum.h"

#include <algorithm>

namespace sightline::geometry {

namespace {

/// The least width and depth of the area of the positions: a map needs a positive area, and the largest base that fits
/// a table exactly leaves none. It is the length below which shapes may differ.
constexpr Length kMinTable = toLength(kOutlineError);

Ring turnedRound(const Ring& ring, double scale) {
    std::vector<Point> points;
    std::ranges::transform(ring, std::back_inserter(points),
                           [&](Point p) { return detail::toPoint(-scale * detail::toVec(p, {}), {}); });
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
            box = {{std::min(box.low.x, p.x), std::min(box.low.y, p.y)},
                   {std::max(box.high.x, p.x), std::max(box.high.y, p.y)}};
        }
    }
    return box;
}

std::vector<Polygon> grown(const std::vector<Ring>& parts, const std::vector<Ring>& base, double scale) {
    std::vector<Polygon> polygons;
    for (const Ring& ring : base) {
        const Ring around = turnedRound(ring, scale);
        for (const Ring& part : parts) {
            if (const auto polygon =
                    Polygon::fromVertices(around.size() < 3 ? part : detail::convexSum(part, around))) {
                polygons.push_back(*polygon);
            }
        }
    }
    return polygons;
}

bool holdAny(const std::vector<Polygon>& polygons, std::span<const Point> places) {
    return std::ranges::any_of(polygons, [&](const Polygon& polygon) {
        return std::ranges::any_of(places, [&](Point p) { return polygon.containsInside(p); });
    });
}

/// Grows the parts by the base, or by as much less as is needed to leave the points free.
std::vector<Polygon>
grownBeside(const std::vector<Ring>& parts, const std::vector<Ring>& base, std::span<const Point> places) {
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

/// Returns a box that contains the positions of the center and all of `places`.
Box boxOfPositions(const Box& table,
                   const std::vector<Ring>& base,
                   std::span<const Point> places,
                   Point from,
                   std::optional<Length> within) {
    Box box = table;
    if (!base.empty()) {
        const Box reach = boundsOf(base);
        box = {{table.low.x - reach.low.x, table.low.y - reach.low.y},
               {table.high.x - reach.high.x, table.high.y - reach.high.y}};
    }
    if (within) {
        box = {{std::max(box.low.x, from.x - *within), std::max(box.low.y, from.y - *within)},
               {std::min(box.high.x, from.x + *within), std::min(box.high.y, from.y + *within)}};
    }
    box = {{std::min(box.low.x, box.high.x), std::min(box.low.y, box.high.y)}, box.high};
    for (const Point p : places) {
        box = {{std::min(box.low.x, p.x), std::min(box.low.y, p.y)},
               {std::max(box.high.x, p.x), std::max(box.high.y, p.y)}};
    }
    box.high = {std::max(box.high.x, box.low.x + kMinTable), std::max(box.high.y, box.low.y + kMinTable)};
    return box;
}

std::vector<Ring> ringsOf(const Mover& mover) {
    if (mover.turning == Turning::Free || mover.fit == RingFit::Inside) {
        return turningRings(mover.base, mover.fit);
    }
    return baseRings(mover.base, mover.facing, mover.fit);
}

/// Returns a ring with at most `maxCorners` of the corners, shrunk towards the position by a ten-thousandth, a hundred
/// `kAlongASide`. A corner 16 mm away moves by 1.6 micrometers, so that rounding it to whole nanometers does not bring
/// it outside.
Ring ringWithin(const Ring& ring, std::size_t maxCorners) {
    constexpr double kScale = 1 - 100 * kAlongASide;
    const std::size_t count = std::min(maxCorners, ring.size());
    std::vector<Point> some;
    for (std::size_t i = 0; i < count; ++i) {
        some.push_back(detail::toPoint(kScale * detail::toVec(ring[i * ring.size() / count], {}), {}));
    }
    return detail::convexHull(std::move(some));
}

} // namespace

GrownObstacles::GrownObstacles(const MoveTable& table,
                               const Mover& mover,
                               std::span<const Point> free,
                               std::optional<Length> within)
    : m_obstacles{table.closed},
      m_fit{mover.fit},
      m_free(free.begin(), free.end()),
      m_base{ringsOf(mover)},
      m_area{boxOfPositions(table.table, m_base, free, mover.from, within)} {
    constexpr std::size_t kFewCorners = 8;
    std::ranges::transform(m_base, std::back_inserter(m_fineBase),
                           [](const Ring& ring) { return ringWithin(ring, ring.size()); });
    std::ranges::transform(m_base, std::back_inserter(m_roughBase),
                           [](const Ring& ring) { return ringWithin(ring, kFewCorners); });
    const Box reach = m_base.empty() ? Box{} : boundsOf(m_base);
    for (const MoveObstacle& obstacle : m_obstacles) {
        const auto* polygon = std::get_if<Polygon>(&obstacle);
        const auto* wall = std::get_if<Wall>(&obstacle);
        const Box box = polygon ? boundsOf({polygon->outline()})
                        : wall  ? boundsOf({wall->vertices()})
                                : boundsOf(partsOf(obstacle, m_fit));
        m_boxes.push_back({{box.low.x - reach.high.x, box.low.y - reach.high.y},
                           {box.high.x - reach.low.x, box.high.y - reach.low.y}});
    }
}

std::vector<Blocker> GrownObstacles::grownBy(std::size_t obstacle, Fit fit) const {
    if (m_base.empty() && std::holds_alternative<Wall>(m_obstacles[obstacle])) {
        return {{std::get<Wall>(m_obstacles[obstacle]), {}, {}}};
    }
    const std::vector<Ring> point{{Point{}}};
    const auto& base = m_base.empty() ? point : m_base;
    std::vector<Blocker> blockers;
    const std::vector<Ring> parts = partsOf(m_obstacles[obstacle], m_fit);
    for (Polygon& polygon : fit == Fit::Exact ? grownBeside(parts, base, m_free)
                                              : grown(parts, fit == Fit::Fine ? m_fineBase : m_roughBase, 1.0)) {
        blockers.push_back({std::move(polygon), {}, {}});
    }
    return blockers;
}

bool GrownObstacles::hasLess(std::size_t obstacle) const {
    const Box& box = m_boxes[obstacle];
    return !m_base.empty() && std::ranges::none_of(m_free, [&](Point p) { return boxesMeet(box, {p, p}); });
}

} // namespace sightline::geometry
