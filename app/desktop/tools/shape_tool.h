#pragma once

#include "app/desktop/tools/snapping.h"

#include <optional>

namespace sightline::app {

struct PieceOptions;

/// Draws a shape by a drag from corner to corner: Shift makes its sides equal, Ctrl starts at its center. Enter places
/// one of the last size at the center of the visible area.
class ShapeTool : public Tool {
    Q_OBJECT

public:
    enum class Shape { Rectangle, Ellipse, Ruin, Hill };

    /// `options` belongs to the tool set and outlives the tool.
    ShapeTool(Shape shape, const PieceOptions& options, ToolContext context, QObject* parent = nullptr);

    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void leave() override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_from.has_value(); }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

private:
    struct Box {
        geometry::Point corner; ///< where the drag began
        geometry::Point opposite;
    };
    [[nodiscard]] SnappedPoint aimAt(const PointerEvent& event) const;
    [[nodiscard]] Box boxTo(geometry::Point to, Qt::KeyboardModifiers modifiers) const;
    /// Returns what will be made: "Ruin, 6.00 in".
    [[nodiscard]] QString pieceText() const;
    [[nodiscard]] std::optional<scenarios::Piece> pieceIn(const Box& box) const;
    void place(const Box& box);

    Shape m_shape;
    const PieceOptions& m_options;
    std::optional<geometry::Point> m_from;
    std::optional<Box> m_box;
    std::optional<SnapTarget> m_target;
    std::optional<geometry::Point> m_aim; ///< where a drag would begin
    geometry::Vector m_lastSize;
};

} // namespace sightline::app
