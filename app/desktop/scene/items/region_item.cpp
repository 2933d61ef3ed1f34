#include "app/desktop/scene/items/region_item.h"

#include <utility>

namespace sightline::app {

RegionItem::RegionItem(const PaintOptions& options) : ThingItem{options, 2.0} {
    keepPicture();
    setVisible(false);
}

void RegionItem::setPicture(RegionPicture picture) {
    m_picture = std::move(picture);
    setBox(m_picture.shade.boundingRect());
    setVisible(!m_picture.isEmpty());
    update();
}

void RegionItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) { paintRegion(*painter, m_picture, options()); }

} // namespace sightline::app
