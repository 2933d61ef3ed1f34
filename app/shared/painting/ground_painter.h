#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/judge/hex_grid.h"
#include "scenarios/model/scenario.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace sightline::app {

/// The ground of a table.
struct Ground {
    scenarios::Table table;
    std::optional<scenarios::HexGrid> hexes; ///< where the rules are played on hexes
    friend bool operator==(const Ground&, const Ground&) = default;
};
[[nodiscard]] Ground groundOf(const scenarios::Scenario& scenario);

/// Paints the felt and the grid, unless it is one of hexes: the 1 in lines fade out as an inch gets small, the 6 in
/// lines stay. Only `exposed` is painted.
void paintGround(QPainter& painter, const Ground& ground, const QRectF& exposed, const PaintOptions& options);

/// Paints the grid lines only, over what lies on the ground and would hide them.
void paintGridOver(QPainter& painter, const Ground& ground, const QRectF& exposed, const PaintOptions& options);

/// Paints the hexes, if the table has some. They lie over the pieces, whose hexes count.
void paintHexes(QPainter& painter, const Ground& ground, const PaintOptions& options);

/// Paints rulers along all four edges: a tick per inch, a longer one at 3, a number at 6.
void paintRulers(QPainter& painter, const scenarios::Table& table, const PaintOptions& options);

/// The rulers at the edge of the visible area where the table's edge is out of sight; null where it is visible.
struct PinnedRulers {
    QRectF top;
    QRectF left;
};
/// Returns the places of these rulers in table inches; `visible` is the visible area of the table.
[[nodiscard]] PinnedRulers pinnedRulers(const scenarios::Table& table, const QRectF& visible, PaintScale scale);
/// Paints the ticks and numbers along the upper and the left edge of `visible`.
void paintPinnedRulers(QPainter& painter,
                       const scenarios::Table& table,
                       const QRectF& visible,
                       const PaintOptions& options);

/// The state of an element on the table that its picture shows.
struct ElementMarks {
    bool selected = false;
    bool hovered = false;
    bool idle = false;        ///< a piece that neither blocks nor gives cover under the current rules
    bool captionless = false; ///< an idle piece whose caption would cover that of another
    friend bool operator==(const ElementMarks&, const ElementMarks&) = default;
};

/// Paints a zone as a light tint with a striped edge in the player's color.
void paintZone(QPainter& painter,
               const scenarios::Zone& zone,
               const QColor& color,
               ElementMarks marks,
               const Theme& theme,
               PaintScale scale);

/// Paints an objective as target rings.
void paintObjective(
    QPainter& painter, const scenarios::Objective& objective, ElementMarks marks, const Theme& theme, PaintScale scale);

/// Returns the box of a label's text in table inches: upright, about its center.
[[nodiscard]] QRectF labelBox(const scenarios::Label& label);
/// Paints the text, with a thin frame when marked; letters keep their height in inches.
void paintLabel(
    QPainter& painter, const scenarios::Label& label, ElementMarks marks, const Theme& theme, PaintScale scale);

} // namespace sightline::app
