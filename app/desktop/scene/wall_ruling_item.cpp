#include "app/desktop/scene/wall_ruling_item.h"

#include <utility>

namespace sightline::app {

namespace {

/// The diamond of a mark, in pixels.
constexpr double kWallMarkReach = 14.0;

} // namespace

WallRulingItem::WallRulingItem(const PaintOptions& options, FrameBudget& frames) : SceneItem{options, kWallMarkReach} {
    keepPicture(frames);
    setVisible(false);
}

void WallRulingItem::setWalls(std::vector<RuledWall> walls) {
    if (walls == m_walls) {
        return;
    }
    m_walls = std::move(walls);
    setBox(boxOf(m_walls));
    setVisible(!m_walls.empty());
    repaint();
}

void WallRulingItem::draw(QPainter& painter, const QRectF&) { paintRuledWalls(painter, m_walls, options()); }

} // namespace sightline::app
