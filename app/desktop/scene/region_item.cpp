#include "app/desktop/scene/region_item.h"

#include <utility>

namespace sightline::app {

RegionItem::RegionItem(const PaintOptions& options, FrameBudget& frames) : SceneItem{options, 2.0} {
    keepPicture(frames);
    setVisible(false);
}

void RegionItem::setPicture(RegionPicture picture) {
    m_picture = std::move(picture);
    setBox(m_picture.shade.boundingRect());
    setVisible(!m_picture.isEmpty());
    repaint();
}

void RegionItem::draw(QPainter& painter, const QRectF&) { paintRegion(painter, m_picture, options()); }

} // namespace sightline::app
