#include "app/desktop/painting/table_painter.h"

#include <QPainter>

namespace sightline::app {

QRectF pictureArea(const scenarios::Scenario& scenario, const PaintOptions& options) {
    const QRectF table{0, 0, scenario.table.width.inches(), scenario.table.height.inches()};
    const double margin = options.scale.inches(options.rulers ? kRulerMargin : 2.0);
    return table.adjusted(-margin, -margin, margin, margin);
}

void paintTable(QPainter&, const scenarios::Scenario&, std::span<const scenarios::Verdict>, const PaintOptions&) {}

QImage tableImage(const scenarios::Scenario&, std::span<const scenarios::Verdict>, const PaintOptions&) { return {}; }

QImage tableThumbnail(const scenarios::Scenario&, QSize, const Theme&) { return {}; }

} // namespace sightline::app
