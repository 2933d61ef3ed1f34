#include "app/desktop/tools/readout.h"

#include "app/shared/painting/shapes.h"

#include <QFontMetricsF>
#include <QPainter>

namespace sightline::app {

void paintReadout(QPainter& painter, QPointF place, const QString& text, const Theme& theme, PaintScale scale) {
    paintInPixels(painter, place, scale, [&](QPainter& pixels) {
        QFont font = pixels.font();
        font.setPixelSize(12);
        const QFontMetricsF metrics{font};
        const QRectF box{16, 12, metrics.horizontalAdvance(text) + 12, metrics.height() + 6};
        pixels.setFont(font);
        pixels.setPen(QPen{theme.preview, 1.0});
        pixels.setBrush(theme.labelFill);
        pixels.drawRoundedRect(box, 4, 4);
        pixels.setPen(theme.text);
        pixels.drawText(box, Qt::AlignCenter, text);
    });
}

} // namespace sightline::app
