#pragma once

#include "app/desktop/tools/tool.h"
#include "scenarios/model/ids.h"

#include <optional>
#include <vector>

namespace sightline::app {

/// A measuring tape: dragged between two positions, or clicked point by point and ended by a double click or Enter. A
/// point on a model measures from the nearest point of its base. The tape stays until Esc, also under other tools, and
/// follows models that move.
class MeasureTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    [[nodiscard]] QString hint() const override;
    void deactivate() override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_open; }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;
    void paintPersistent(QPainter& painter, const Theme& theme, PaintScale scale) const override {
        paintPreview(painter, theme, scale);
    }
    bool dropPersistent() override { return cancel(); }

    /// One leg of the tape: its ends on the table, and its length as the tape shows it.
    struct Measure {
        geometry::Point from;
        geometry::Point to;
        geometry::Length length;
    };
    /// Returns the legs of the tape; empty if there is none.
    [[nodiscard]] std::vector<Measure> legs() const;
    /// Returns the sum of all legs.
    [[nodiscard]] geometry::Length total() const;
    /// Returns the points of the tape, the centers of models for points on models; empty if there is none.
    [[nodiscard]] std::vector<geometry::Point> places() const;
    /// Returns the model on whose base the tape begins.
    [[nodiscard]] std::optional<scenarios::ModelId> beginsOn() const;
    /// Returns the last leg; std::nullopt if there is none.
    [[nodiscard]] std::optional<Measure> measure() const;

private:
    struct End {
        QPointF place;
        std::optional<scenarios::ModelId> model;
    };
    [[nodiscard]] End endAt(const PointerEvent& event) const;
    [[nodiscard]] Measure between(const End& first, const End& second) const;
    void speak();
    void finish();

    std::vector<End> m_points;
    std::optional<End> m_next; ///< the pointer's end, while the tape is open
    std::optional<QPointF> m_pressedAt;
    bool m_open = false;
};

} // namespace sightline::app
