#include "app/desktop/scene/fog_item.h"

#include <utility>

namespace sightline::app {

FogItem::FogItem(const PaintOptions& options, FrameBudget& frames) : SceneItem{options, 1.0} {
    keepPicture(frames);
    setVisible(false);
}

void FogItem::setFog(FogPicture fog) {
    if (fog == m_fog) {
        return;
    }
    m_fog = std::move(fog);
    setBox(m_fog.table);
    setVisible(!m_fog.isEmpty());
    repaint();
}

void FogItem::draw(QPainter& painter, const QRectF&) { paintFog(painter, m_fog, options().theme, options().scale); }

} // namespace sightline::app
