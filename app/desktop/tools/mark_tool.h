#pragma once

#include "app/desktop/tools/snapping.h"

#include <optional>

namespace sightline::app {

/// Places objectives or labels with a click; Enter places one at the center of the visible area. The text of a label is
/// typed afterwards.
class MarkTool : public Tool {
    Q_OBJECT

public:
    enum class Kind { Objective, Label };

    MarkTool(Kind kind, ToolContext context, QObject* parent = nullptr);

    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void leave() override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

signals:
    /// Requests typing of the name or text of the placed element.
    void textRequested();

private:
    [[nodiscard]] SnappedPoint aimAt(const PointerEvent& event) const;
    void place(geometry::Point point);

    Kind m_kind;
    std::optional<SnappedPoint> m_aim;
};

} // namespace sightline::app
