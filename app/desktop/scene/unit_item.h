#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/unit_painter.h"

#include <functional>

namespace sightline::app {

/// Lines and ghosts of the unit matrix, above the models.
class UnitItem : public SceneItem {
public:
    UnitItem(const PaintOptions& options, std::function<const scenarios::Scenario&()> scenario);

    void setPicture(UnitPicture picture, const QRectF& table);
    [[nodiscard]] const UnitPicture& picture() const { return m_picture; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    UnitPicture m_picture;
    std::function<const scenarios::Scenario&()> m_scenario;
};

} // namespace sightline::app
