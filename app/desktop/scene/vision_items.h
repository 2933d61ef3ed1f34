#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/vision_layers.h"

#include <functional>

namespace sightline::app {

/// Painted ground, below the models.
class GroundLayerItem : public SceneItem {
public:
    GroundLayerItem(const PaintOptions& options, FrameBudget& frames);
    void setLayer(GroundLayer layer);
    [[nodiscard]] const GroundLayer& layer() const { return m_layer; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    GroundLayer m_layer;
};

/// The marks of a side's knowledge, over its fog.
class KnownMarksItem : public SceneItem {
public:
    KnownMarksItem(const PaintOptions& options, std::function<const scenarios::Scenario&()> scenario);
    void setMarks(KnownMarks marks);
    [[nodiscard]] const KnownMarks& marks() const { return m_marks; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    std::function<const scenarios::Scenario&()> m_scenario;
    KnownMarks m_marks;
};

} // namespace sightline::app
