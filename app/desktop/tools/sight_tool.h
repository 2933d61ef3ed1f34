#pragma once

#include "app/desktop/tools/move_gesture.h"
#include "app/desktop/tools/tool.h"

#include <QPointF>

#include <optional>

namespace sightline::app {

/// Chooses a pair: a click on the observer, then on the target, or a drag from the one to the other; hovering a model
/// previews its verdict. Models can be dragged without changing the tool, and the verdict follows; they stop before
/// others, and one that is dropped on another stays where it was.
///
/// A press on a model is a click up to the drag distance of the system, and none takes a choice away. A press beside
/// all models, which does, is a click up to the shorter `kDragThreshold`.
class SightTool : public Tool {
    Q_OBJECT

public:
    explicit SightTool(ToolContext context, QObject* parent = nullptr);

    [[nodiscard]] QCursor cursor() const override;
    [[nodiscard]] QString hint() const override;
    /// With a whole pair, the next click begins another one: the keys and the button mean the same each time.
    void activate() override;
    void chooseAgain() override;
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
    /// Returns whether the press whose end the event is stayed within so many screen pixels.
    [[nodiscard]] bool stayedWithin(double pixels, const PointerEvent& event) const;
    /// Clears the target, or the observer if there is none: a miss or an Escape costs no more.
    void stepBack();
    void choose(const scenarios::ModelId& id, Qt::KeyboardModifiers modifiers);
    /// Ends the drag from the observer to the target: both stand where they stood.
    void choosePair(const scenarios::ModelId& observer, const scenarios::ModelId& target);
    /// Returns the model other than the pressed one whose base lies under the pointer.
    [[nodiscard]] std::optional<scenarios::ModelId> dropTargetAt(QPointF place) const;
    void setDropTarget(const std::optional<scenarios::ModelId>& id);

    MoveGesture m_move;
    bool m_beginsPair = false; ///< the next click chooses an observer; the pair that is shown stays until then
    std::optional<scenarios::ModelId> m_pressed;
    std::optional<QPointF> m_pressedAt;
    std::optional<scenarios::ModelId> m_dropTarget; ///< under a drag from `m_pressed`
};

} // namespace sightline::app
