#pragma once

#include "app/desktop/painting/paint_options.h"
#include "geometry/region/table_region.h"

#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace sightline::app {

/// A part of the table that is seen: what is not seen lies under shade and hatches.
struct RegionPicture {
    QPainterPath border; ///< of what is seen; table inches
    QPainterPath shade;  ///< the rest of the table

    [[nodiscard]] bool isEmpty() const { return shade.isEmpty(); }
};

[[nodiscard]] RegionPicture regionPictureOf(const geometry::TableRegion& region, const QRectF& table);

void paintRegion(QPainter& painter, const RegionPicture& picture, const PaintOptions& options);

} // namespace sightline::app
