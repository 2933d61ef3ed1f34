#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/vision/light_areas.h"

#include <QPainterPath>
#include <QString>

#include <vector>

class QPainter;

namespace sightline::app {

/// How light it is where, as areas that lie side by side; table inches.
struct LightPicture {
    struct Area {
        scenarios::LightLevel level = scenarios::LightLevel::Lit;
        QPainterPath path;
    };
    struct Region {
        QString kind; ///< as in `VisionRegion`
        QPainterPath path;
        QString label;
    };
    struct Source {
        QPointF place;
        bool magical = false;
        QString label;
    };
    QRectF table;
    std::vector<Area> areas; ///< by day those that are brighter than day alone
    std::vector<Region> regions;
    std::vector<Source> sources;

    [[nodiscard]] bool isEmpty() const { return table.isEmpty(); }
};

/// Takes time: lights shine as far as terrain lets them. Empty without fog of war; made on any thread.
[[nodiscard]] LightPicture lightPictureOf(const scenarios::Scenario& scenario);

/// Each level has its own shade, hatches and border, each kind of region its name.
void paintLight(QPainter& painter, const LightPicture& picture, const PaintOptions& options);

/// "dark", "in the shade", ...: what a kind of region is called.
[[nodiscard]] QString regionKindText(const QString& kind);

} // namespace sightline::app
