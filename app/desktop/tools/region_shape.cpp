#include "app/desktop/tools/region_shape.h"

#include "app/shared/painting/paint_options.h"

#include <QLineF>

#include <algorithm>
#include <limits>
#include <vector>

namespace sightline::app {

namespace {

using geometry::Point;
using geometry::Polygon;
using geometry::Ring;

constexpr double kSmallestSide = 0.25;
constexpr double kSmallestArea = kSmallestSide * kSmallestSide; ///< square inches

QPointF within(QPointF place, const QRectF& table) {
    return {std::clamp(place.x(), table.left(), table.right()), std::clamp(place.y(), table.top(), table.bottom())};
}

QRectF boxOf(const Polygon& region) {
    QPointF least = toInches(region.outline().front());
    QPointF most = least;
    for (const Point& corner : region.outline()) {
        const QPointF at = toInches(corner);
        least = {std::min(least.x(), at.x()), std::min(least.y(), at.y())};
        most = {std::max(most.x(), at.x()), std::max(most.y(), at.y())};
    }
    return {least, most};
}

std::optional<Polygon> made(const Ring& outline, const std::vector<Ring>& holes) {
    auto polygon = Polygon::fromVertices(outline, holes);
    return polygon && polygon->areaSquareInches() >= kSmallestArea ? std::optional{*std::move(polygon)} : std::nullopt;
}

double distanceToEdge(QPointF from, QPointF to, QPointF place) {
    const QPointF along = to - from;
    const double length = QPointF::dotProduct(along, along);
    const double share = length > 0 ? std::clamp(QPointF::dotProduct(place - from, along) / length, 0.0, 1.0) : 0.0;
    return QLineF{from + share * along, place}.length();
}

} // namespace

std::optional<Polygon> regionOf(std::span<const QPointF> corners, const QRectF& table) {
    Ring outline;
    for (const QPointF& corner : corners) {
        outline.push_back(fromInches(within(corner, table)));
    }
    return made(outline, {});
}

Polygon shiftedRegion(const Polygon& region, QPointF by, const QRectF& table) {
    const QRectF box = boxOf(region);
    // A region of a file may reach beyond the table: then it goes back only.
    const auto along = [](double way, double least, double most) {
        return std::clamp(way, std::min(0.0, least), std::max(0.0, most));
    };
    const Point way = fromInches({along(by.x(), table.left() - box.left(), table.right() - box.right()),
                                  along(by.y(), table.top() - box.top(), table.bottom() - box.bottom())});
    const auto shifted = [way](Ring ring) {
        for (Point& corner : ring) {
            corner = {corner.x + way.x, corner.y + way.y};
        }
        return ring;
    };
    std::vector<Ring> holes;
    std::ranges::transform(region.holes(), std::back_inserter(holes), shifted);
    return Polygon::fromVertices(shifted(region.outline()), holes).value_or(region);
}

std::optional<Polygon> withRegionCorner(const Polygon& region, std::size_t corner, QPointF place, const QRectF& table) {
    Ring outline = region.outline();
    outline.at(corner) = fromInches(within(place, table));
    return made(outline, region.holes());
}

std::optional<Polygon> withCornerInserted(const Polygon& region, std::size_t corner) {
    Ring outline = region.outline();
    const QPointF middle = (toInches(outline.at(corner)) + toInches(outline.at((corner + 1) % outline.size()))) / 2;
    outline.insert(outline.begin() + static_cast<std::ptrdiff_t>(corner) + 1, fromInches(middle));
    return made(outline, region.holes());
}

std::optional<Polygon> withoutRegionCorner(const Polygon& region, std::size_t corner) {
    Ring outline = region.outline();
    outline.erase(outline.begin() + static_cast<std::ptrdiff_t>(corner));
    return made(outline, region.holes());
}

std::optional<std::size_t> regionCornerAt(const Polygon& region, QPointF place, double slack) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < region.outline().size(); ++i) {
        if (const double far = QLineF{toInches(region.outline()[i]), place}.length(); far <= slack) {
            slack = far;
            best = i;
        }
    }
    return best;
}

std::size_t nearestEdgeOf(const Polygon& region, QPointF place) {
    const Ring& ring = region.outline();
    std::size_t best = 0;
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < ring.size(); ++i) {
        if (const double far = distanceToEdge(toInches(ring[i]), toInches(ring[(i + 1) % ring.size()]), place);
            far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

bool isNearOutline(const Polygon& region, QPointF place, double slack) {
    const auto isNear = [&](const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            if (distanceToEdge(toInches(ring[i]), toInches(ring[(i + 1) % ring.size()]), place) <= slack) {
                return true;
            }
        }
        return false;
    };
    return isNear(region.outline()) || std::ranges::any_of(region.holes(), isNear);
}

} // namespace sightline::app
