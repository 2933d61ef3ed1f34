#pragma once

#include "app/desktop/tools/snapping.h"
#include "scenarios/model/scenario.h"

#include <optional>
#include <vector>

namespace sightline::app {

struct PieceOptions;

/// Draws a footprint, a wall or a zone corner by corner; a zone also as a rectangle with one drag. A click on the first
/// corner, a double click or Enter finishes, Backspace removes the last corner, Esc cancels. A click that would make
/// the outline cross itself is refused.
class DrawTool : public Tool {
    Q_OBJECT

public:
    enum class Shape { Polygon, Wall, Zone };

    /// `options` belongs to the tool set and outlives the tool.
    DrawTool(Shape shape, const PieceOptions& options, ToolContext context, QObject* parent = nullptr);

    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override;
    void leave() override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return !m_corners.empty(); }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

    [[nodiscard]] const std::vector<geometry::Point>& corners() const { return m_corners; }

private:
    struct Aim {
        geometry::Point point;
        bool closes = false; ///< true: on the first corner of a polygon with at least three corners
        std::optional<SnapTarget> target = {};
    };

    [[nodiscard]] Aim aimAt(const PointerEvent& event) const;
    /// Returns true if an edge from the last corner to `next` would cross or overlap an existing edge.
    [[nodiscard]] bool wouldCross(geometry::Point next, bool closing) const;
    [[nodiscard]] QString readout(geometry::Point to) const;
    bool addCorner(const Aim& aim);
    void finish();

    Shape m_shape;
    const PieceOptions& m_options;
    std::vector<geometry::Point> m_corners;
    std::optional<Aim> m_aim;
    std::optional<QPointF> m_pressedAt;
};

} // namespace sightline::app
