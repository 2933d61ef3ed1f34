#pragma once

#include "app/desktop/painting/region_painter.h"
#include "app/desktop/scene/items/thing_item.h"

namespace sightline::app {

/// What is seen of the table, below models and lines.
class RegionItem : public ThingItem {
public:
    explicit RegionItem(const PaintOptions& options);

    void setPicture(RegionPicture picture);
    [[nodiscard]] const RegionPicture& picture() const { return m_picture; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* style, QWidget* widget) override;

private:
    RegionPicture m_picture;
};

} // namespace sightline::app
