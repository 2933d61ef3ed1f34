#include "app/desktop/scene/items/range_item.h"

#include <utility>

namespace sightline::app {

namespace {

/// Words that stand on a ring, in pixels.
constexpr double kReach = 120.0;

} // namespace

RangeItem::RangeItem(const PaintOptions& options) : ThingItem{options, kReach} {
    keepPicture();
    setVisible(false);
}

void RangeItem::setPicture(RangePicture picture) {
    m_picture = std::move(picture);
    setBox(m_picture.box());
    setVisible(!m_picture.isEmpty());
    update();
}

void RangeItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) { paintRanges(*painter, m_picture, options()); }

} // namespace sightline::app
