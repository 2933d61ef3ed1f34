#include "app/desktop/scene/light_item.h"

#include <utility>

namespace sightline::app {

LightItem::LightItem(const PaintOptions& options, FrameBudget& frames) : SceneItem{options, 24.0} {
    keepPicture(frames);
    setVisible(false);
}

void LightItem::setPicture(LightPicture picture) {
    m_picture = std::move(picture);
    setBox(m_picture.table);
    setVisible(!m_picture.isEmpty());
    repaint();
}

void LightItem::draw(QPainter& painter, const QRectF&) { paintLight(painter, m_picture, options()); }

} // namespace sightline::app
