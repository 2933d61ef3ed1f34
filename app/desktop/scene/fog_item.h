#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/fog_painter.h"

namespace sightline::app {

/// The fog of one side, over all elements of the table.
class FogItem : public SceneItem {
public:
    FogItem(const PaintOptions& options, FrameBudget& frames);

    void setFog(FogPicture fog);
    [[nodiscard]] const FogPicture& fog() const { return m_fog; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    FogPicture m_fog;
};

} // namespace sightline::app
