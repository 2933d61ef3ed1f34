#include "geometry/shapes/footprint.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <numbers>
#include <vector>

namespace sightline::geometry {

namespace {

using detail::convexPartsOf;
using detail::ConvexShape;
using detail::toVec;
using detail::Vec;

std::optional<Error> sizeError(Length size) {
    if (size <= Length{}) {
        return Error{ErrorCode::SizeNotPositive, "size not positive", {}};
    }
    if (size > kLargestCoordinate) {
        return Error{ErrorCode::OutOfRange, "size beyond the largest coordinate", {}};
    }
    return {};
}

/// Returns points of the unit circle at equal angles, from (1, 0). A program asks for few counts, so all are cached.
/// Thread-safe.
std::shared_ptr<const std::vector<Vec>> unitCircle(int count) {
    static std::mutex mutex;
    static std::map<int, std::shared_ptr<const std::vector<Vec>>> known;
    const std::scoped_lock lock{mutex};
    auto& circle = known[count];
    if (!circle) {
        std::vector<Vec> points;
        points.reserve(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i) {
            const double t = 2 * std::numbers::pi * i / count;
            points.push_back({std::cos(t), std::sin(t)});
        }
        circle = std::make_shared<const std::vector<Vec>>(std::move(points));
    }
    return circle;
}

/// True if the segment misses the circle around the set by more than rounding.
bool isOutOfReach(const ConvexShape& shape, Vec p, Vec q) {
    return norm(detail::nearestOnSegment(p, q, shape.center()) - shape.center()) >
           shape.reach() + std::max(0.0, shape.offset()) + 2 * kContact;
}

/// Returns the distance from the set to the segment; 0 or less if they share a point.
double distanceToSegment(const ConvexShape& shape, Vec p, Vec q) {
    const auto excess = [&](double u) { return shape.distanceTo(p + u * (q - p)); };
    if (shape.insidePart(p, q)) {
        return 0.0;
    }
    if (shape.kind() == ConvexShape::Kind::Disc) {
        const Vec way = q - p;
        const Vec nearest = p + std::clamp(dot(shape.center() - p, way) / dot(way, way), 0.0, 1.0) * way;
        return norm(nearest - shape.center()) - shape.along();
    }
    double low = 0.0;
    double high = 1.0;
    for (int i = 0; i < 100; ++i) {
        const double a = low + (high - low) * 0.382;
        const double b = high - (high - low) * 0.382;
        if (excess(a) < excess(b)) {
            high = b;
        } else {
            low = a;
        }
    }
    return std::min({excess(0.0), excess(1.0), excess((low + high) / 2)});
}

template <class Function> bool anyEdge(const Ring& ring, Point origin, Function&& function) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
        if (function(toVec(ring[i], origin), toVec(ring[i + 1 == ring.size() ? 0 : i + 1], origin))) {
            return true;
        }
    }
    return false;
}

template <class Function> bool anyRing(const Polygon& polygon, Function&& function) {
    return function(polygon.outline()) || std::ranges::any_of(polygon.holes(), function);
}

/// True if the interior of the base intersects the segment by more than the rounding of stored points.
bool reachesAcross(const ConvexShape& part, Vec p, Vec q) {
    if (isOutOfReach(part, p, q)) {
        return false;
    }
    const auto inside = part.insidePart(p, q);
    if (!inside) {
        return false;
    }
    const Vec middle = p + ((inside->first + inside->second) / 2) * (q - p);
    return part.distanceTo(middle) < -kContact;
}

} // namespace

Footprint::Footprint() : m_shape{RoundBase{Length::fromNanometers(32'000'000)}} {}

tl::expected<Footprint, Error> Footprint::round(Length diameter) {
    if (const auto error = sizeError(diameter)) {
        return tl::unexpected{*error};
    }
    return Footprint{RoundBase{diameter}};
}

tl::expected<Footprint, Error> Footprint::oval(Length length, Length width) {
    for (const Length size : {length, width}) {
        if (const auto error = sizeError(size)) {
            return tl::unexpected{*error};
        }
    }
    return Footprint{OvalBase{length, width}};
}

tl::expected<Footprint, Error> Footprint::rectangle(Length length, Length width) {
    for (const Length size : {length, width}) {
        if (const auto error = sizeError(size)) {
            return tl::unexpected{*error};
        }
    }
    return Footprint{RectangleBase{length, width}};
}

tl::expected<Footprint, Error> Footprint::hull(std::span<const Point> outline) {
    auto polygon = Polygon::fromVertices(outline);
    if (!polygon) {
        return tl::unexpected{polygon.error()};
    }
    return Footprint{HullOutline{std::move(*polygon)}};
}

Box boundsOf(const PlacedFootprint& placed) {
    const Point origin = placed.position;
    if (const auto* round = std::get_if<RoundBase>(&placed.footprint.shape())) {
        const Length radius = Length::fromNanometers((round->diameter.nanometers() + 1) / 2);
        return {{origin.x - radius, origin.y - radius}, {origin.x + radius, origin.y + radius}};
    }
    if (const Ring corners = detail::placedCorners(placed); !corners.empty()) {
        Box box{corners.front(), corners.front()};
        for (const Point p : corners) {
            box = {{std::min(box.low.x, p.x), std::min(box.low.y, p.y)},
                   {std::max(box.high.x, p.x), std::max(box.high.y, p.y)}};
        }
        return box;
    }
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;
    bool first = true;
    for (const ConvexShape& part : convexPartsOf(placed, origin)) {
        left = first ? -part.support({-1, 0}) : std::min(left, -part.support({-1, 0}));
        right = first ? part.support({1, 0}) : std::max(right, part.support({1, 0}));
        top = first ? -part.support({0, -1}) : std::min(top, -part.support({0, -1}));
        bottom = first ? part.support({0, 1}) : std::max(bottom, part.support({0, 1}));
        first = false;
    }
    const auto down = [](double value) { return Length::fromNanometers(static_cast<std::int64_t>(std::floor(value))); };
    const auto up = [](double value) { return Length::fromNanometers(static_cast<std::int64_t>(std::ceil(value))); };
    return {{origin.x + down(left), origin.y + down(top)}, {origin.x + up(right), origin.y + up(bottom)}};
}

Ring outlineOf(const PlacedFootprint& placed, int arcPoints) {
    Ring corners = detail::placedCorners(placed);
    if (!corners.empty()) {
        return corners;
    }
    const auto parts = convexPartsOf(placed, placed.position);
    const ConvexShape& shape = parts.front();
    const Vec axis{placed.facing.cosine(), placed.facing.sine()};
    const auto* oval = std::get_if<OvalBase>(&placed.footprint.shape());
    const double along = oval ? static_cast<double>(oval->length.nanometers()) / 2 : shape.along();
    const double across = oval ? static_cast<double>(oval->width.nanometers()) / 2 : shape.along();
    Ring ring;
    ring.reserve(static_cast<std::size_t>(arcPoints));
    for (const Vec unit : *unitCircle(arcPoints)) {
        const Vec p = (along * unit.x) * axis + (across * unit.y) * turned(axis);
        ring.push_back(detail::toPoint(p, placed.position));
    }
    return ring;
}

bool contains(const PlacedFootprint& placed, Point p) {
    return std::ranges::any_of(convexPartsOf(placed, placed.position), [&](const ConvexShape& part) {
        return part.distanceTo(toVec(p, placed.position)) <= kContact;
    });
}

bool liesWhollyIn(const PlacedFootprint& placed, const Polygon& polygon) {
    const Point origin = placed.position;
    return std::ranges::all_of(convexPartsOf(placed, origin), [&](const ConvexShape& part) {
        if (!polygon.contains(detail::toPoint(part.center(), origin))) {
            return false;
        }
        return !anyRing(polygon, [&](const Ring& ring) {
            return anyEdge(ring, origin, [&](Vec p, Vec q) { return reachesAcross(part, p, q); });
        });
    });
}

bool touches(const PlacedFootprint& placed, const Polygon& polygon) {
    const Point origin = placed.position;
    return std::ranges::any_of(convexPartsOf(placed, origin), [&](const ConvexShape& part) {
        if (polygon.contains(detail::toPoint(part.center(), origin))) {
            return true;
        }
        return anyRing(polygon, [&](const Ring& ring) {
            return anyEdge(ring, origin, [&](Vec p, Vec q) {
                return !isOutOfReach(part, p, q) && distanceToSegment(part, p, q) <= kContact;
            });
        });
    });
}

bool touches(const PlacedFootprint& placed, const Wall& wall) {
    const Point origin = placed.position;
    const auto& vertices = wall.vertices();
    return std::ranges::any_of(convexPartsOf(placed, origin), [&](const ConvexShape& part) {
        for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
            const Vec from = toVec(vertices[i], origin);
            const Vec to = toVec(vertices[i + 1], origin);
            if (!isOutOfReach(part, from, to) && distanceToSegment(part, from, to) <= kContact) {
                return true;
            }
        }
        return false;
    });
}

bool reachesInto(const PlacedFootprint& placed, const Polygon& polygon) {
    const Point origin = placed.position;
    return std::ranges::any_of(convexPartsOf(placed, origin), [&](const ConvexShape& part) {
        if (polygon.containsInside(detail::toPoint(part.center(), origin))) {
            return true;
        }
        return anyRing(polygon, [&](const Ring& ring) {
            return anyEdge(ring, origin, [&](Vec p, Vec q) { return reachesAcross(part, p, q); });
        });
    });
}

namespace {

/// Returns the number of corners of an inscribed polygon that is nowhere more than a micrometer from a round or oval
/// base; a multiple of eight, so that the polygon has the base's extent along and across.
int cornersOfInscribed(const PlacedFootprint& placed) {
    constexpr double kInward = 1000.0; // nanometers
    const auto parts = convexPartsOf(placed, placed.position);
    const double radius = std::max(parts.front().along(), kInward);
    return 8 * static_cast<int>(std::ceil(std::numbers::pi / std::acos(1.0 - kInward / radius) / 8));
}

} // namespace

std::vector<PlacedFootprint> partsInside(const PlacedFootprint& placed, const Polygon& polygon) {
    std::vector<Ring> bases;
    if (const auto* hull = std::get_if<HullOutline>(&placed.footprint.shape()); hull && !hull->outline.isConvex()) {
        for (const ConvexShape& part : convexPartsOf(placed, placed.position)) {
            Ring ring;
            for (const Vec corner : part.corners()) {
                ring.push_back(detail::toPoint(corner, placed.position));
            }
            bases.push_back(std::move(ring));
        }
    } else {
        bases.push_back(outlineOf(placed, cornersOfInscribed(placed)));
    }
    std::vector<PlacedFootprint> parts;
    for (const Ring& base : bases) {
        for (const Ring& part : detail::convexPartition(polygon)) {
            Ring common = detail::convexIntersection(base, part);
            for (Point& p : common) {
                p = {p.x - placed.position.x, p.y - placed.position.y};
            }
            if (auto footprint = Footprint::hull(common)) {
                parts.push_back({std::move(*footprint), placed.position, {}});
            }
        }
    }
    return parts;
}

} // namespace sightline::geometry
