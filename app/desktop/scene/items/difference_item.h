#pragma once

#include "app/desktop/painting/difference_painter.h"
#include "app/desktop/scene/items/scene_item.h"

namespace sightline::app {

/// The pairs that two rule sets rule differently, over the table.
class DifferenceItem : public SceneItem {
public:
    explicit DifferenceItem(const PaintOptions& options);

    void setView(DifferenceView view);
    [[nodiscard]] const DifferenceView& view() const { return m_view; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    DifferenceView m_view;
};

} // namespace sightline::app
