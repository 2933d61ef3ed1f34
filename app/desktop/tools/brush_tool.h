#pragma once

#include "app/desktop/tools/tool.h"
#include "geometry/cells/cell_grid.h"
#include "scenarios/model/ids.h"

#include <optional>

namespace sightline::app {

/// The effect of a stroke on cells: reveal or hide them, undo both, or paint the ground.
enum class BrushPaint { Reveal, Hide, Clear, Ground };

/// The effect of the next stroke.
struct BrushChoice {
    BrushPaint paint = BrushPaint::Reveal;
    QString ground = {};                          ///< for `Ground`; empty: removes the paint
    std::optional<scenarios::PlayerId> side = {}; ///< the side that cells are revealed to or hidden from; nullopt: all
    int size = 3;                                 ///< width in cells, 1 to `kLargestBrush`
    friend bool operator==(const BrushChoice&, const BrushChoice&) = default;
};

/// The largest width of a brush, in cells.
inline constexpr int kLargestBrush = 25;

/// Reveals and hides cells of a hidden game, and paints the ground. One stroke is one undo step.
class BrushTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    [[nodiscard]] const BrushChoice& choice() const { return m_choice; }
    void setChoice(const BrushChoice& choice);

    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void leave() override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_stroke.has_value(); }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

signals:
    void choiceChanged();

private:
    [[nodiscard]] std::optional<geometry::CellGrid> grid() const;
    void dab(QPointF place);
    void commit();

    BrushChoice m_choice;
    std::optional<geometry::CellSet> m_stroke;
    std::optional<QPointF> m_at;
};

} // namespace sightline::app
