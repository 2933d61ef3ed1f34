#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/difference_painter.h"

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
