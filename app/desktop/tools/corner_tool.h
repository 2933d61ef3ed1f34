#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/snapping.h"
#include "scenarios/outline_edits.h"

#include <optional>
#include <set>

namespace sightline::app {

/// Changes the corners of one piece, wall or zone: drag a corner, drag the middle of an edge for a new one, Delete
/// takes the chosen ones away. By keys: Tab and Shift+Tab choose, the arrows move, Insert adds one on the edge that
/// follows.
class CornerTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    [[nodiscard]] QCursor cursor() const override;
    [[nodiscard]] QString hint() const override;
    void activate() override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_drag.has_value(); }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

    [[nodiscard]] const std::set<scenarios::CornerAt>& chosen() const { return m_chosen; }
    /// Of the thing whose corners are shown; empty: none.
    [[nodiscard]] std::vector<scenarios::Chain> chains() const;

private:
    struct Drag {
        scenarios::Scenario start;
        std::vector<scenarios::Chain> chains; ///< as pressed, with the new corner if there is one
        scenarios::CornerAt corner;
        Gesture gesture;
        bool inserts = false;
        std::optional<SnapTarget> target;
    };

    /// The piece or zone whose corners can be changed: the only one that is selected, and not locked.
    [[nodiscard]] std::optional<scenarios::AnyId> subject() const;
    [[nodiscard]] std::optional<scenarios::CornerAt> cornerNear(QPointF place, PaintScale scale) const;
    [[nodiscard]] std::optional<scenarios::CornerAt> edgeNear(QPointF place, PaintScale scale) const;
    /// Makes `chains` the outline, if it is one. False, with a sentence in the status line, if not.
    bool apply(const QString& text,
               const scenarios::Scenario& start,
               const std::vector<scenarios::Chain>& chains,
               Gesture gesture = {});
    void moveChosen(geometry::Vector by, bool isRepeat);
    void insertAfterChosen();
    void removeChosen();
    void choose(int step);

    std::set<scenarios::CornerAt> m_chosen;
    std::optional<scenarios::AnyId> m_of; ///< whose corners are chosen
    std::optional<scenarios::CornerAt> m_hovered;
    std::optional<Drag> m_drag;
    Gesture m_heldKey;
};

} // namespace sightline::app
