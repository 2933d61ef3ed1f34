#pragma once

#include "app/desktop/tools/tool.h"
#include "scenarios/ids.h"

#include <optional>

namespace sightline::app {

/// Drag from place to place. An end on a model measures from the nearest point of its base.
class MeasureTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    [[nodiscard]] QCursor cursor() const override { return Qt::CrossCursor; }
    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_dragging; }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

    struct Measure {
        geometry::Point from;
        geometry::Point to;
        geometry::Length length;
    };
    /// What the tape shows; nothing while there is none.
    [[nodiscard]] std::optional<Measure> measure() const;

private:
    struct End {
        QPointF place;
        std::optional<scenarios::ModelId> model;
    };
    [[nodiscard]] End endAt(const PointerEvent& event) const;

    std::optional<End> m_from;
    std::optional<End> m_to;
    bool m_dragging = false;
};

} // namespace sightline::app
