#include "app/desktop/scene/heat_item.h"

#include <utility>

namespace sightline::app {

namespace {

constexpr double kMarksReach = 60.0; ///< pixels beyond the table, for words

} // namespace

HeatItem::HeatItem(const PaintOptions& options, FrameBudget& frames) : SceneItem{options, 2.0} {
    keepPicture(frames);
    setVisible(false);
}

void HeatItem::setLayer(HeatLayer layer) {
    m_layer = std::move(layer);
    setBox(m_layer.picture.table);
    setVisible(!m_layer.isEmpty());
    repaint();
}

void HeatItem::draw(QPainter& painter, const QRectF&) { paintHeatLayer(painter, m_layer, options()); }

DesignMarksItem::DesignMarksItem(const PaintOptions& options) : SceneItem{options, kMarksReach} { setVisible(false); }

void DesignMarksItem::setMarks(DesignMarks marks) {
    m_marks = std::move(marks);
    setBox(m_marks.table);
    setVisible(!m_marks.isEmpty());
    repaint();
}

void DesignMarksItem::draw(QPainter& painter, const QRectF&) { paintDesignMarks(painter, m_marks, options()); }

} // namespace sightline::app
