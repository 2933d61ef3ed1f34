#include "app/desktop/scene/photo_item.h"

#include "app/shared/painting/ground_painter.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace sightline::app {

PhotoItem::PhotoItem(const PaintOptions& options, FrameBudget& frames) : SceneItem{options, 1.0} {
    keepPicture(frames);
}

void PhotoItem::setPhoto(std::shared_ptr<const FlatPhoto> photo, const scenarios::Table& table) {
    m_photo = std::move(photo);
    m_table = table;
    setBox(m_photo ? QRectF{0, 0, table.width.inches(), table.height.inches()} : QRectF{});
    repaint();
}

void PhotoItem::setPhotoOpacity(double opacity) {
    if (std::exchange(m_opacity, opacity) != opacity) {
        repaint();
    }
}

void PhotoItem::draw(QPainter& painter, const QRectF& exposed) {
    if (!m_photo) {
        return;
    }
    const QTransform device = painter.deviceTransform();
    paintFlatPhoto(painter, *m_photo, m_opacity, std::hypot(device.m11(), device.m12()));
    paintGridOver(painter, m_table, exposed, options());
}

} // namespace sightline::app
