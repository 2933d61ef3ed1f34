#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/wall_ruling_painter.h"

#include <vector>

namespace sightline::app {

/// The marks on the walls that a judge overruled, above the terrain.
class WallRulingItem : public SceneItem {
public:
    WallRulingItem(const PaintOptions& options, FrameBudget& frames);

    void setWalls(std::vector<RuledWall> walls);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    std::vector<RuledWall> m_walls;
};

} // namespace sightline::app
