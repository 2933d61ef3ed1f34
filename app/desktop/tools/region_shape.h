#pragma once

#include "geometry/shapes/polygon.h"

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <optional>
#include <span>

/// Edits of the outline of a region, in table inches. Results stay within `table`.
namespace sightline::app {

/// Creates a region; std::nullopt if its corners are fewer than three, collinear, self-intersecting or too close.
[[nodiscard]] std::optional<geometry::Polygon> regionOf(std::span<const QPointF> corners, const QRectF& table);

/// Moves a region by `by`, shortened where the table ends. Its shape is preserved.
[[nodiscard]] geometry::Polygon shiftedRegion(const geometry::Polygon& region, QPointF by, const QRectF& table);

/// Moves one corner to `place`; std::nullopt if the outline would cross itself or a hole.
[[nodiscard]] std::optional<geometry::Polygon>
withRegionCorner(const geometry::Polygon& region, std::size_t corner, QPointF place, const QRectF& table);
/// Inserts a corner at the center of the edge that starts at `corner`.
[[nodiscard]] std::optional<geometry::Polygon> withCornerInserted(const geometry::Polygon& region, std::size_t corner);
[[nodiscard]] std::optional<geometry::Polygon> withoutRegionCorner(const geometry::Polygon& region, std::size_t corner);

/// Returns the index of the corner nearest to `place`, at most `slack` away.
[[nodiscard]] std::optional<std::size_t> regionCornerAt(const geometry::Polygon& region, QPointF place, double slack);
/// Returns the index of the start corner of the edge nearest to `place`.
[[nodiscard]] std::size_t nearestEdgeOf(const geometry::Polygon& region, QPointF place);
[[nodiscard]] bool isNearOutline(const geometry::Polygon& region, QPointF place, double slack);

} // namespace sightline::app
