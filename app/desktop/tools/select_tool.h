#pragma once

#include "app/desktop/tools/move_gesture.h"
#include "app/desktop/tools/tool.h"

#include <QRectF>

#include <optional>
#include <set>

namespace sightline::app {

/// Selects and moves: a click selects, Shift or Ctrl adds, a drag on the empty table draws a rubber band, a drag of an
/// element moves the selection, the handle above the selection rotates it.
class SelectTool : public Tool {
    Q_OBJECT

public:
    explicit SelectTool(ToolContext context, QObject* parent = nullptr);

    [[nodiscard]] QCursor cursor() const override;
    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override;
    void leave() override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override;
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

    /// Returns the position of the rotation handle, in table inches; std::nullopt if nothing can be rotated.
    [[nodiscard]] std::optional<QPointF> handle(PaintScale scale) const;

private:
    struct Turning {
        Gesture gesture;
        scenarios::Scenario start;
        std::vector<scenarios::AnyId> ids;
        geometry::Point pivot;
        double startDegrees = 0.0;
        double turnedDegrees = 0.0;
        QPointF pointer;
    };
    struct Band {
        QPointF from;
        QPointF to;
        std::set<scenarios::AnyId> before;
        bool grown = false;
    };

    void turn(const PointerEvent& event);
    void growBand(const PointerEvent& event);

    MoveGesture m_move;
    std::optional<Turning> m_turning;
    std::optional<Band> m_band;
    std::optional<scenarios::AnyId> m_pressed;
    bool m_toggles = false;
    bool m_overHandle = false;
};

} // namespace sightline::app
