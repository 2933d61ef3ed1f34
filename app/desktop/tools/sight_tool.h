#pragma once

#include "app/desktop/tools/move_gesture.h"
#include "app/desktop/tools/tool.h"

#include <optional>

namespace sightline::app {

/// Chooses a pair: a click on the observer, then on the target; hovering a model previews its verdict. Models can be
/// dragged without changing the tool, and the verdict follows.
class SightTool : public Tool {
    Q_OBJECT

public:
    explicit SightTool(ToolContext context, QObject* parent = nullptr);

    [[nodiscard]] QCursor cursor() const override;
    [[nodiscard]] QString hint() const override;
    void deactivate() override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void leave() override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_move.isDragging(); }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

private:
    void choose(const scenarios::ModelId& id, Qt::KeyboardModifiers modifiers);

    MoveGesture m_move;
    std::optional<scenarios::ModelId> m_pressed;
    bool m_pressedEmpty = false;
};

} // namespace sightline::app
