#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/questions/flip.h"

#include <QLineF>
#include <QPainterPath>

#include <optional>

class QPainter;

/// Lines and end marks of verdicts, on the table and in any other drawing of it.
namespace sightline::app {

/// Radius of an end mark, in screen pixels.
inline constexpr double kMarkRadius = 8.0;

/// Returns a faint color for lines: mixed with the ground instead of translucent, so that overlapping lines are no
/// darker than one.
[[nodiscard]] QColor washed(const QColor& color, double strength, const PaintOptions& options);

/// The line of plain geometry, where its answer differs from the ruling.
struct ShownGeometry {
    QLineF line;
    std::optional<QPointF> stop;
};

/// The drawn parts of a verdict: the line of the ruling, and that of the geometry where its answer differs.
struct ShownLine {
    QLineF line;
    std::optional<QPointF> stop;                ///< the point where the line is blocked
    std::optional<ShownGeometry> geometry = {}; ///< secondary; set if the ruling differs from geometry
};
/// Returns the drawn parts of a verdict, in table inches.
[[nodiscard]] ShownLine shownLine(const scenarios::Verdict& verdict);

/// The drawn parts of a flip, in table inches.
struct ShownFlip {
    QPainterPath outline; ///< of the moved element, after the move
    QLineF arrow;         ///< from the middle of the element before the move to its tip
};
/// Returns the drawn parts of a flip; std::nullopt if it has no move or its element is not on the table. A short arrow
/// is as long as it needs on the screen.
[[nodiscard]] std::optional<ShownFlip>
shownFlip(const scenarios::Scenario& scenario, const scenarios::Flip& flip, const PaintScale& scale);

/// The light casing of a line. The focused line has one, to be readable on any ground; on many lines it would hide
/// the table.
enum class Casing { With, Without };

/// How strongly a line is drawn, whatever its style.
struct Stroke {
    double strength; ///< 0 (the ground) to 1 (the color of the style)
    double width;    ///< screen pixels
    Casing casing;
};

/// Paints a line.
void paintStyledLine(QPainter& painter,
                     const QLineF& line,
                     const VerdictStyle& style,
                     const Stroke& stroke,
                     const PaintOptions& options);

/// Returns the pen for the part of a line beyond the point where it is blocked.
[[nodiscard]] QPen tailPen(double strength, const PaintOptions& options);

/// Paints the mark at the end of a line that runs along `direction`.
void paintEndMark(QPainter& painter,
                  QPointF place,
                  QPointF direction,
                  const VerdictStyle& style,
                  double strength,
                  const PaintOptions& options);

} // namespace sightline::app
