#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/design_painter.h"
#include "app/shared/painting/heat_painter.h"

namespace sightline::app {

/// A heat map of counts or measures, over the table.
class HeatItem : public SceneItem {
public:
    HeatItem(const PaintOptions& options, FrameBudget& frames);

    void setLayer(HeatLayer layer);
    [[nodiscard]] const HeatLayer& layer() const { return m_layer; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    HeatLayer m_layer;
};

/// The marks of the layout panel, over all lines.
class DesignMarksItem : public SceneItem {
public:
    explicit DesignMarksItem(const PaintOptions& options);

    void setMarks(DesignMarks marks);
    [[nodiscard]] const DesignMarks& marks() const { return m_marks; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    DesignMarks m_marks;
};

} // namespace sightline::app
