#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/range_painter.h"

namespace sightline::app {

/// Rings and links around models, below them.
class RangeItem : public SceneItem {
public:
    RangeItem(const PaintOptions& options, FrameBudget& frames);

    void setPicture(RangePicture picture);
    [[nodiscard]] const RangePicture& picture() const { return m_picture; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    RangePicture m_picture;
    RingStrokes m_strokes;
};

} // namespace sightline::app
