#include "app/desktop/scene/vision_items.h"

#include <utility>

namespace sightline::app {

GroundLayerItem::GroundLayerItem(const PaintOptions& options, FrameBudget& frames) : SceneItem{options, 2.0} {
    keepPicture(frames);
    setVisible(false);
}

void GroundLayerItem::setLayer(GroundLayer layer) {
    if (layer != m_layer) {
        m_layer = std::move(layer);
        setBox(m_layer.table);
        setVisible(!m_layer.isEmpty());
        repaint();
    }
}

void GroundLayerItem::draw(QPainter& painter, const QRectF&) { paintGroundLayer(painter, m_layer, options()); }

KnownMarksItem::KnownMarksItem(const PaintOptions& options, std::function<const scenarios::Scenario&()> scenario)
    : SceneItem{options, kModelReach}, m_scenario{std::move(scenario)} {
    setVisible(false);
}

void KnownMarksItem::setMarks(KnownMarks marks) {
    if (marks != m_marks) {
        m_marks = std::move(marks);
        setBox(m_marks.table);
        setVisible(!m_marks.isEmpty());
        repaint();
    }
}

void KnownMarksItem::draw(QPainter& painter, const QRectF&) {
    paintGhosts(painter, m_marks.ghosts, m_scenario(), options());
    paintSuggestions(painter, m_marks.looks, options());
}

} // namespace sightline::app
