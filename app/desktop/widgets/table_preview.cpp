#include "app/desktop/widgets/table_preview.h"

#include "app/shared/painting/table_painter.h"

#include <QPainter>

namespace sightline::app {

TablePreview::TablePreview(QWidget* parent) : QWidget{parent} { setMinimumSize(300, 230); }

void TablePreview::show(const scenarios::Scenario& scenario, const QString& words) {
    m_scenario = scenario;
    setAccessibleName(words);
    setToolTip(words);
    update();
}

void TablePreview::paintEvent(QPaintEvent*) {
    const double ratio = devicePixelRatioF();
    QImage picture = tableThumbnail(m_scenario, (QSizeF{size()} * ratio).toSize(), Theme::forPalette(palette()));
    if (picture.isNull()) {
        return;
    }
    picture.setDevicePixelRatio(ratio);
    QRectF place{QPointF{}, picture.deviceIndependentSize()};
    place.moveCenter(QRectF{rect()}.center());
    QPainter{this}.drawImage(place.topLeft(), picture);
}

} // namespace sightline::app
