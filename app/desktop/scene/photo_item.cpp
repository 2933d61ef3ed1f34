#include "app/desktop/scene/photo_item.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace sightline::app {

PhotoItem::PhotoItem(const PaintOptions& options, FrameBudget& frames) : SceneItem{options, 1.0} {
    keepPicture(frames);
}

void PhotoItem::setPhoto(std::shared_ptr<const FlatPhoto> photo, const Ground& ground) {
    m_photo = std::move(photo);
    m_ground = ground;
    setBox(m_photo ? QRectF{0, 0, ground.table.width.inches(), ground.table.height.inches()} : QRectF{});
    repaint();
}

void PhotoItem::setGround(const Ground& ground) {
    if (std::exchange(m_ground, ground) != ground && m_photo) {
        repaint();
    }
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
    paintGridOver(painter, m_ground, exposed, options());
}

} // namespace sightline::app
