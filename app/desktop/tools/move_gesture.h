#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/snapping.h"
#include "app/desktop/tools/tool.h"
#include "scenarios/edits.h"

#include <optional>
#include <vector>

namespace sightline::app {

/// Dragging things: one undo step however far the way, and none if it ends where it began. All places are figured from
/// the scenario at the start, so that roundings of a long way do not add up.
class MoveGesture {
public:
    explicit MoveGesture(ToolContext context) : m_context{context} {}

    /// Things that may be moved with what was pressed. The drag starts once the pointer went further than a few pixels.
    void press(const PointerEvent& event, std::vector<scenarios::AnyId> ids);
    /// True if the drag is on.
    bool move(const PointerEvent& event, const QString& text);
    /// True if there was a drag and not only a click.
    bool release();
    /// Puts everything back. True if there was a drag.
    bool cancel();

    [[nodiscard]] bool isPressed() const { return m_pressedAt.has_value(); }
    [[nodiscard]] bool isDragging() const { return !m_gesture.isNone(); }
    /// How far things were moved, in table inches.
    [[nodiscard]] QPointF distance() const { return m_distance; }
    /// What the things are drawn to, to be shown while they are dragged.
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const;

private:
    void end();

    ToolContext m_context;
    std::optional<QPointF> m_pressedAt;
    std::vector<scenarios::AnyId> m_ids;
    scenarios::Scenario m_start;
    Gesture m_gesture;
    QPointF m_distance;
    std::optional<SnapField> m_field;
    SnapHandles m_handles;
    std::optional<SnapTarget> m_target;
};

/// How far the pointer may tremble before a click becomes a drag, in pixels.
inline constexpr double kDragThreshold = 4.0;

} // namespace sightline::app
