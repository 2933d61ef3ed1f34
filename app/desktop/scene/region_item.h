#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/region_painter.h"

namespace sightline::app {

/// The visible region of the table, below models and lines.
class RegionItem : public SceneItem {
public:
    RegionItem(const PaintOptions& options, FrameBudget& frames);

    void setPicture(RegionPicture picture);
    [[nodiscard]] const RegionPicture& picture() const { return m_picture; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    RegionPicture m_picture;
};

} // namespace sightline::app
