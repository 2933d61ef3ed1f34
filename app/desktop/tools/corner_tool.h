#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/snapping.h"
#include "scenarios/edits/outline_edits.h"

#include <optional>
#include <set>

namespace sightline::app {

/// Edits the corners of one piece, wall or zone: a drag moves a corner, a drag of the center of an edge inserts one,
/// Delete removes the chosen ones. Keys: Tab and Shift+Tab choose, arrows move, Insert adds a corner on the following
/// edge.
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
    /// Returns the outline of the element whose corners are shown; empty if there is none.
    [[nodiscard]] std::vector<scenarios::Chain> chains() const;

private:
    struct Drag {
        scenarios::Scenario start;
        std::vector<scenarios::Chain> chains; ///< at the press, with the inserted corner if there is one
        scenarios::CornerAt corner;
        Gesture gesture;
        bool inserts = false;
        std::optional<SnapTarget> target;
    };

    /// Returns the piece or zone that can be edited: the only selected element, if it is not locked.
    [[nodiscard]] std::optional<scenarios::AnyId> subject() const;
    [[nodiscard]] std::optional<scenarios::CornerAt> cornerNear(QPointF place, PaintScale scale) const;
    [[nodiscard]] std::optional<scenarios::CornerAt> edgeNear(QPointF place, PaintScale scale) const;
    /// Sets `chains` as the outline. Returns false and reports a status text if they form no valid outline.
    bool apply(const QString& text,
               const scenarios::Scenario& start,
               const std::vector<scenarios::Chain>& chains,
               Gesture gesture = {});
    void moveChosen(geometry::Vector by, bool isRepeat);
    void insertAfterChosen();
    void removeChosen();
    void choose(int step);

    std::set<scenarios::CornerAt> m_chosen;
    std::optional<scenarios::AnyId> m_of; ///< the element whose corners are chosen
    std::optional<scenarios::CornerAt> m_hovered;
    std::optional<Drag> m_drag;
    Gesture m_heldKey;
};

} // namespace sightline::app
