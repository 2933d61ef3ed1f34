#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/scenario.h"

#include <QRectF>

class QPainter;

namespace sightline::app {

/// Felt, and the grid: the 1 in lines fade out as an inch gets small, the 6 in lines stay. Only `exposed` is painted.
void paintGround(QPainter& painter, const scenarios::Table& table, const QRectF& exposed, const PaintOptions& options);

/// The lines of the grid alone, for what lies on the ground and would hide them.
void paintGridOver(QPainter& painter,
                   const scenarios::Table& table,
                   const QRectF& exposed,
                   const PaintOptions& options);

/// Along all four edges: a tick each inch, a longer one at 3, a number at 6.
void paintRulers(QPainter& painter, const scenarios::Table& table, const PaintOptions& options);

/// Where a ruler stands at the edge of what is seen because the one at the table's edge is not in sight; null where it
/// is.
struct PinnedRulers {
    QRectF top;
    QRectF left;
};
[[nodiscard]] PinnedRulers pinnedRulers(const scenarios::Table& table, const QRectF& visible, PaintScale scale);
/// The same ticks and numbers, along the upper and the left edge of `visible`.
void paintPinnedRulers(QPainter& painter,
                       const scenarios::Table& table,
                       const QRectF& visible,
                       const PaintOptions& options);

struct ElementMarks {
    bool selected = false;
    bool hovered = false;
    bool idle = false; ///< a piece that neither blocks nor gives cover under the rules in force
    friend bool operator==(const ElementMarks&, const ElementMarks&) = default;
};

/// A light tint with a striped edge in the player's color.
void paintZone(QPainter& painter,
               const scenarios::Zone& zone,
               const QColor& color,
               ElementMarks marks,
               const Theme& theme,
               PaintScale scale);

/// Target rings.
void paintObjective(
    QPainter& painter, const scenarios::Objective& objective, ElementMarks marks, const Theme& theme, PaintScale scale);

/// Where the words of a label stand, in table inches: upright, about its middle.
[[nodiscard]] QRectF labelBox(const scenarios::Label& label);
/// Words with a thin frame when marked; letters keep their height in inches.
void paintLabel(
    QPainter& painter, const scenarios::Label& label, ElementMarks marks, const Theme& theme, PaintScale scale);

/// How strong the 1 in grid is, 0 to 1.
[[nodiscard]] double fineGridStrength(PaintScale scale);

} // namespace sightline::app
