#include "app/desktop/scene/range_item.h"

#include <utility>

namespace sightline::app {

namespace {

/// Words that stand on a ring, in pixels.
constexpr double kReach = 120.0;

} // namespace

RangeItem::RangeItem(const PaintOptions& options, FrameBudget& frames) : SceneItem{options, kReach} {
    keepPicture(frames);
    setVisible(false);
}

void RangeItem::setPicture(RangePicture picture) {
    m_picture = std::move(picture);
    m_strokes = {};
    setBox(m_picture.box());
    setVisible(!m_picture.isEmpty());
    repaint();
}

void RangeItem::draw(QPainter& painter, const QRectF& exposed) {
    if (m_strokes.pixelsPerInch != options().scale.pixelsPerInch) {
        m_strokes = strokesOf(m_picture, options().scale);
    }
    paintRanges(painter, m_picture, m_strokes, exposed, options());
}

} // namespace sightline::app
