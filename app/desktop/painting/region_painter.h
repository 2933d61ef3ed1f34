#pragma once

#include "app/desktop/painting/paint_options.h"
#include "geometry/region/polygon_set.h"

#include <QPainterPath>
#include <QRectF>

#include <optional>

class QPainter;

namespace sightline::app {

/// A part of the table that is seen: what is not seen lies under shade and hatches, what may be seen under lighter and
/// wider ones.
struct RegionPicture {
    QPainterPath border;   ///< of what is seen; table inches
    QPainterPath possible; ///< border of what may be seen; empty: no more than that
    QPainterPath between;  ///< what lies between the two
    QPainterPath shade;    ///< the rest of the table

    [[nodiscard]] bool isEmpty() const { return shade.isEmpty(); }
};

[[nodiscard]] RegionPicture regionPictureOf(const geometry::PolygonSet& region,
                                            const std::optional<geometry::PolygonSet>& possible,
                                            const QRectF& table);

void paintRegion(QPainter& painter, const RegionPicture& picture, const PaintOptions& options);

} // namespace sightline::app
