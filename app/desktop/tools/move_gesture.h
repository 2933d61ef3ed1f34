#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/snapping.h"
#include "app/desktop/tools/tool.h"
#include "scenarios/edits/edits.h"

#include <optional>
#include <vector>

namespace sightline::app {

/// Pointer movement, in screen pixels, up to which a press remains a click.
inline constexpr double kDragThreshold = 4.0;

/// Whether a drag may lay the base of a model over another one at the same height.
enum class Overlap : unsigned char { Allowed, Avoided };

/// A drag of elements: one undo step however long the drag, and none if it ends where it began. Positions are computed
/// from the scenario at the start, so that rounding errors do not add up.
class MoveGesture {
public:
    explicit MoveGesture(ToolContext context) : m_context{context} {}

    /// Arms a drag of `ids`, which must be movable. It starts once the pointer has moved by `threshold`, in screen
    /// pixels.
    void press(const PointerEvent& event, std::vector<scenarios::AnyId> ids, double threshold = kDragThreshold);
    /// Moves the elements with the pointer. Returns true if the drag has started. With `Overlap::Avoided`, elements
    /// stay where they were before a model among them would overlap another model that it did not overlap at the start.
    bool move(const PointerEvent& event, const QString& text, Overlap overlaps = Overlap::Allowed);
    /// Puts the elements back to where they were at the start; the drag goes on.
    void moveBack(const QString& text);
    /// Ends the gesture. Returns true if there was a drag and not only a click.
    bool release();
    /// Restores the scenario at the start. Returns true if there was a drag.
    bool cancel();

    [[nodiscard]] bool isPressed() const { return m_pressedAt.has_value(); }
    [[nodiscard]] bool isDragging() const { return !m_gesture.isNone(); }
    /// Returns the displacement of the elements, in table inches.
    [[nodiscard]] QPointF distance() const { return m_distance; }
    /// Paints the snap target of the dragged elements.
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const;

private:
    /// Returns whether a dragged model overlaps another one in `moved` that it does not overlap at the start.
    [[nodiscard]] bool overlapsNewly(const scenarios::Scenario& moved) const;
    void end();

    ToolContext m_context;
    std::optional<QPointF> m_pressedAt;
    double m_threshold = kDragThreshold;
    std::vector<scenarios::AnyId> m_ids;
    scenarios::Scenario m_start;
    Gesture m_gesture;
    QPointF m_distance;
    std::optional<SnapField> m_field;
    SnapHandles m_handles;
    std::optional<SnapTarget> m_target;
};

} // namespace sightline::app
