#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/tool.h"
#include "scenarios/model/scenario.h"

#include <optional>

namespace sightline::app {

/// Deletes the clicked element, or all elements that a drag passes over, as one undo step. Locked elements stay.
class EraseTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return !m_gesture.isNone(); }
    bool cancel() override;

private:
    void eraseAt(QPointF place);

    Gesture m_gesture;
    QPointF m_last;
};

} // namespace sightline::app
