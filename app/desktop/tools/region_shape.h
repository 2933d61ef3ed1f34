#pragma once

#include "geometry/polygon.h"

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <optional>
#include <span>

/// What the hand does to the outline of a region. Places in table inches; none of these leaves `table`.
namespace sightline::app {

/// Nothing for corners that make no region: fewer than three, on one line, crossing, or too small to be seen.
[[nodiscard]] std::optional<geometry::Polygon> regionOf(std::span<const QPointF> corners, const QRectF& table);

/// As far along `by` as the table reaches. It keeps its shape.
[[nodiscard]] geometry::Polygon shiftedRegion(const geometry::Polygon& region, QPointF by, const QRectF& table);

/// Nothing if the outline would cross itself or a hole.
[[nodiscard]] std::optional<geometry::Polygon>
withRegionCorner(const geometry::Polygon& region, std::size_t corner, QPointF place, const QRectF& table);
/// A new corner in the middle of the edge that begins at `corner`.
[[nodiscard]] std::optional<geometry::Polygon> withCornerInserted(const geometry::Polygon& region, std::size_t corner);
[[nodiscard]] std::optional<geometry::Polygon> withoutRegionCorner(const geometry::Polygon& region, std::size_t corner);

/// The corner of the outline nearest to a place, not farther than `slack`.
[[nodiscard]] std::optional<std::size_t> regionCornerAt(const geometry::Polygon& region, QPointF place, double slack);
/// The first corner of the edge of the outline nearest to a place.
[[nodiscard]] std::size_t nearestEdgeOf(const geometry::Polygon& region, QPointF place);
[[nodiscard]] bool isNearOutline(const geometry::Polygon& region, QPointF place, double slack);

} // namespace sightline::app
