#pragma once

#include "app/shared/painting/paint_options.h"
#include "geometry/region/polygon_set.h"

#include <QPainterPath>
#include <QRectF>

#include <optional>

class QPainter;

namespace sightline::app {

/// A visible region of the table: the invisible part is shaded and hatched, the possibly visible part more lightly and
/// widely so.
struct RegionPicture {
    QPainterPath border;   ///< of the visible part; table inches
    QPainterPath possible; ///< border of the possibly visible part; empty: the same as `border`
    QPainterPath between;  ///< the area between the two borders
    QPainterPath shade;    ///< the invisible rest of the table

    [[nodiscard]] bool isEmpty() const { return shade.isEmpty(); }
};

/// Returns the picture of a region on the table; `possible` is its outer bound, if there are two.
[[nodiscard]] RegionPicture regionPictureOf(const geometry::PolygonSet& region,
                                            const std::optional<geometry::PolygonSet>& possible,
                                            const QRectF& table);

/// Paints the picture, with the painter in table inches.
void paintRegion(QPainter& painter, const RegionPicture& picture, const PaintOptions& options);

} // namespace sightline::app
