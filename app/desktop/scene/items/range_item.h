#pragma once

#include "app/desktop/painting/range_painter.h"
#include "app/desktop/scene/items/thing_item.h"

namespace sightline::app {

/// Rings and links round models, below them.
class RangeItem : public ThingItem {
public:
    explicit RangeItem(const PaintOptions& options);

    void setPicture(RangePicture picture);
    [[nodiscard]] const RangePicture& picture() const { return m_picture; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* style, QWidget* widget) override;

private:
    RangePicture m_picture;
};

} // namespace sightline::app
