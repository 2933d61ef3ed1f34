#pragma once

#include "app/desktop/scene/picture_item.h"
#include "app/shared/painting/range_painter.h"

namespace sightline::app {

/// Rings and links around models, below them.
class RangeItem : public PictureItem<RangePicture> {
public:
    RangeItem(const PaintOptions& options, FrameBudget& frames);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    RingStrokes m_strokes;
};

} // namespace sightline::app
