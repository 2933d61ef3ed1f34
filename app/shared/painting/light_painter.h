#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/vision/light_areas.h"

#include <QPainterPath>
#include <QString>

#include <vector>

class QPainter;

namespace sightline::app {

/// Light levels of the table as disjoint areas, in table inches.
struct LightPicture {
    /// An area of one light level.
    struct Area {
        scenarios::LightLevel level = scenarios::LightLevel::Lit;
        QPainterPath path;
    };
    /// A region that someone drew, such as an interior or fog.
    struct Region {
        QString kind; ///< as in `VisionRegion`
        QPainterPath path;
        QString label;
    };
    /// A light on the table or on a model.
    struct Source {
        QPointF place;
        bool magical = false;
        QString label;
    };
    QRectF table;
    std::vector<Area> areas; ///< by day only those brighter than daylight
    std::vector<Region> regions;
    std::vector<Source> sources;

    [[nodiscard]] bool isEmpty() const { return table.isEmpty(); }
};

/// Computes the picture; slow, because terrain limits each light. Empty without fog of war. Callable from any thread.
[[nodiscard]] LightPicture lightPictureOf(const scenarios::Scenario& scenario);

/// Paints the levels, each with its own shade, hatch and border, and each region with its name.
void paintLight(QPainter& painter, const LightPicture& picture, const PaintOptions& options);

/// Returns the name of a kind of region: "dark", "in the shade", ...
[[nodiscard]] QString regionKindText(const QString& kind);

} // namespace sightline::app
