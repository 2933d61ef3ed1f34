#include "app/desktop/scene/range_item.h"

namespace sightline::app {

namespace {

/// Words that stand on a ring, in pixels.
constexpr double kReach = 120.0;

} // namespace

RangeItem::RangeItem(const PaintOptions& options, FrameBudget& frames)
    : PictureItem{options, &frames, kReach, &RangePicture::box, {}} {
    setFollower([this] { m_strokes = {}; });
}

void RangeItem::draw(QPainter& painter, const QRectF& exposed) {
    if (m_strokes.pixelsPerInch != options().scale.pixelsPerInch) {
        m_strokes = strokesOf(picture(), options().scale);
    }
    paintRanges(painter, picture(), m_strokes, exposed, options());
}

} // namespace sightline::app
