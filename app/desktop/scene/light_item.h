#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/light_painter.h"

namespace sightline::app {

/// The light levels, below the models.
class LightItem : public SceneItem {
public:
    LightItem(const PaintOptions& options, FrameBudget& frames);
    void setPicture(LightPicture picture);
    [[nodiscard]] const LightPicture& picture() const { return m_picture; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    LightPicture m_picture;
};

} // namespace sightline::app
