#include "geometry/shapes/polygon.h"

#include "geometry/base/predicates.h"
#include "geometry/shapes/box_index.h"
#include "geometry/shapes/convex_ring.h"
#include "geometry/shapes/footprint.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace sightline::geometry {

namespace {

bool isInRange(Point p) {
    const auto inRange = [](Length value) { return -kLargestCoordinate <= value && value <= kLargestCoordinate; };
    return inRange(p.x) && inRange(p.y);
}

/// Returns the vertices without those equal to the one before.
Ring withoutRepeats(std::span<const Point> vertices) {
    Ring ring;
    ring.reserve(vertices.size());
    std::ranges::unique_copy(vertices, std::back_inserter(ring));
    while (ring.size() > 1 && ring.back() == ring.front()) {
        ring.pop_back();
    }
    return ring;
}

/// Returns the index of the first of the vertices that became vertex `kept` of `withoutRepeats`.
int indexBeforeCleaning(std::span<const Point> vertices, int kept) {
    std::size_t i = 0;
    for (int found = 0; found < kept; ++i) {
        found += vertices[i + 1] != vertices[i] ? 1 : 0;
    }
    return static_cast<int>(i);
}

Wide twiceArea(const Ring& ring) {
    Wide sum = 0;
    for (std::size_t i = 1; i + 1 < ring.size(); ++i) {
        sum += cross(ring[0], ring[i], ring[i + 1]);
    }
    return sum;
}

Box boxOf(Point a, Point b) {
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

Point next(const Ring& ring, std::size_t i) { return ring[i + 1 == ring.size() ? 0 : i + 1]; }

detail::BoxIndex edgeIndex(const Ring& ring) {
    std::vector<Box> boxes;
    boxes.reserve(ring.size());
    for (std::size_t i = 0; i < ring.size(); ++i) {
        boxes.push_back(boxOf(ring[i], next(ring, i)));
    }
    return detail::BoxIndex{boxes};
}

/// True if two neighboring edges share more than their common vertex.
bool neighborsFoldBack(Point before, Point shared, Point after) {
    return orientation(before, shared, after) == 0 && dot(shared, before, after) > 0;
}

std::optional<std::pair<int, int>> crossingEdges(const Ring& ring) {
    const int count = static_cast<int>(ring.size());
    const detail::BoxIndex index = edgeIndex(ring);
    std::vector<int> near;
    for (int i = 0; i < count; ++i) {
        const Point a = ring[static_cast<std::size_t>(i)];
        const Point b = next(ring, static_cast<std::size_t>(i));
        if (neighborsFoldBack(a, b, next(ring, static_cast<std::size_t>((i + 1) % count)))) {
            return std::pair{i, (i + 1) % count};
        }
        index.find(boxOf(a, b), near);
        for (const int j : near) {
            if (j <= i + 1 || (i == 0 && j == count - 1)) {
                continue;
            }
            if (segmentsMeet(a, b, ring[static_cast<std::size_t>(j)], next(ring, static_cast<std::size_t>(j)))) {
                return std::pair{i, j};
            }
        }
    }
    return {};
}

enum class RingPlace { Inside, Border, Outside };

RingPlace placeIn(const Ring& ring, Point p) {
    bool inside = false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i];
        const Point b = next(ring, i);
        if ((a.y < p.y && b.y < p.y) || (a.y > p.y && b.y > p.y)) {
            continue;
        }
        if (isOnSegment(a, b, p)) {
            return RingPlace::Border;
        }
        if ((a.y > p.y) != (b.y > p.y)) {
            const int side = orientation(a, b, p);
            if ((side > 0) == (b.y > a.y)) {
                inside = !inside;
            }
        }
    }
    return inside ? RingPlace::Inside : RingPlace::Outside;
}

bool ringsMeet(const detail::BoxIndex& index, const Ring& indexed, const Ring& ring) {
    std::vector<int> near;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i];
        const Point b = next(ring, i);
        index.find(boxOf(a, b), near);
        for (const int found : near) {
            const auto j = static_cast<std::size_t>(found);
            if (segmentsMeet(a, b, indexed[j], next(indexed, j))) {
                return true;
            }
        }
    }
    return false;
}

struct SimpleRing {
    Ring ring;
    bool isStrictlyConvex = false;
};

tl::expected<SimpleRing, Error> simpleRing(std::span<const Point> vertices, bool positive) {
    if (!std::ranges::all_of(vertices, isInRange)) {
        return tl::unexpected{Error{ErrorCode::OutOfRange, "vertex beyond the largest coordinate", {}}};
    }
    Ring ring = withoutRepeats(vertices);
    if (ring.size() < 3) {
        return tl::unexpected{Error{ErrorCode::TooFewVertices, "fewer than three different vertices", {}}};
    }
    const int turn = detail::turnOfStrictlyConvex(ring);
    if (turn == 0 && std::ranges::all_of(ring, [&](Point p) { return orientation(ring[0], ring[1], p) == 0; })) {
        return tl::unexpected{Error{ErrorCode::ZeroArea, "all vertices on one line", {}}};
    }
    if (const auto crossing = turn != 0 ? std::nullopt : crossingEdges(ring)) {
        return tl::unexpected{
            Error{ErrorCode::SelfCrossing,
                  "two edges meet",
                  {indexBeforeCleaning(vertices, crossing->first), indexBeforeCleaning(vertices, crossing->second)}}};
    }
    const bool isPositive = turn != 0 ? turn > 0 : twiceArea(ring) > 0;
    if (isPositive != positive) {
        std::ranges::reverse(ring.begin() + 1, ring.end());
    }
    return SimpleRing{std::move(ring), turn != 0};
}

} // namespace

tl::expected<Polygon, Error> Polygon::fromVertices(std::span<const Point> outline, std::span<const Ring> holes) {
    Polygon polygon;
    auto ring = simpleRing(outline, true);
    if (!ring) {
        return tl::unexpected{ring.error()};
    }
    polygon.m_outline = std::move(ring->ring);
    polygon.m_isStrictlyConvex = ring->isStrictlyConvex && holes.empty();
    const detail::BoxIndex outlineIndex = holes.empty() ? detail::BoxIndex{} : edgeIndex(polygon.m_outline);
    for (std::size_t h = 0; h < holes.size(); ++h) {
        auto hole = simpleRing(holes[h], false);
        if (!hole) {
            Error error = hole.error();
            error.detail += " (hole)";
            error.indices.push_back(static_cast<int>(h));
            return tl::unexpected{error};
        }
        Ring& ringOfHole = hole->ring;
        if (ringsMeet(outlineIndex, polygon.m_outline, ringOfHole) ||
            placeIn(polygon.m_outline, ringOfHole.front()) != RingPlace::Inside) {
            return tl::unexpected{Error{ErrorCode::HoleOutside, "a hole leaves its outline", {static_cast<int>(h)}}};
        }
        const detail::BoxIndex holeIndex = edgeIndex(ringOfHole);
        for (std::size_t other = 0; other < polygon.m_holes.size(); ++other) {
            const Ring& before = polygon.m_holes[other];
            if (ringsMeet(holeIndex, ringOfHole, before) || placeIn(ringOfHole, before.front()) == RingPlace::Inside ||
                placeIn(before, ringOfHole.front()) == RingPlace::Inside) {
                return tl::unexpected{
                    Error{ErrorCode::HolesOverlap, "two holes meet", {static_cast<int>(other), static_cast<int>(h)}}};
            }
        }
        polygon.m_holes.push_back(std::move(ringOfHole));
    }
    return polygon;
}

bool Polygon::isConvex() const {
    if (m_isStrictlyConvex || !m_holes.empty()) {
        return m_isStrictlyConvex;
    }
    Point here = m_outline.back();
    Point before = detail::wayBetween(m_outline[m_outline.size() - 2], here);
    for (const Point next : m_outline) {
        const Point way = detail::wayBetween(here, next);
        if (detail::turnBetween(before, way) < 0) {
            return false;
        }
        before = way;
        here = next;
    }
    return true;
}

bool Polygon::contains(Point p) const {
    const RingPlace place = placeIn(m_outline, p);
    if (place != RingPlace::Inside) {
        return place == RingPlace::Border;
    }
    return std::ranges::none_of(m_holes, [&](const Ring& hole) { return placeIn(hole, p) == RingPlace::Inside; });
}

bool Polygon::containsInside(Point p) const {
    return placeIn(m_outline, p) == RingPlace::Inside &&
           std::ranges::all_of(m_holes, [&](const Ring& hole) { return placeIn(hole, p) == RingPlace::Outside; });
}

double Polygon::areaSquareInches() const {
    Wide area = twiceArea(m_outline);
    for (const Ring& hole : m_holes) {
        area += twiceArea(hole); // holes have the opposite orientation
    }
    return static_cast<double>(area) / (2.0 * 25.4e6 * 25.4e6);
}

Point Polygon::centroid() const {
    long double x = 0;
    long double y = 0;
    long double area = 0;
    const Point origin = m_outline.front();
    const auto add = [&](const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point a = ring[i];
            const Point b = next(ring, i);
            const auto ax = static_cast<long double>((a.x - origin.x).nanometers());
            const auto ay = static_cast<long double>((a.y - origin.y).nanometers());
            const auto bx = static_cast<long double>((b.x - origin.x).nanometers());
            const auto by = static_cast<long double>((b.y - origin.y).nanometers());
            const long double turn = ax * by - ay * bx;
            x += (ax + bx) * turn;
            y += (ay + by) * turn;
            area += turn;
        }
    };
    add(m_outline);
    std::ranges::for_each(m_holes, add);
    return {origin.x + Length::fromNanometers(std::llround(x / (3 * area))),
            origin.y + Length::fromNanometers(std::llround(y / (3 * area)))};
}

tl::expected<Wall, Error> Wall::fromVertices(std::span<const Point> vertices) {
    if (!std::ranges::all_of(vertices, isInRange)) {
        return tl::unexpected{Error{ErrorCode::OutOfRange, "vertex beyond the largest coordinate", {}}};
    }
    Wall wall;
    for (const Point p : vertices) {
        if (wall.m_vertices.empty() || wall.m_vertices.back() != p) {
            wall.m_vertices.push_back(p);
        }
    }
    if (wall.m_vertices.size() < 2) {
        return tl::unexpected{Error{ErrorCode::TooFewVertices, "fewer than two different vertices", {}}};
    }
    return wall;
}

} // namespace sightline::geometry
