#pragma once

#include "app/desktop/painting/paint_options.h"

#include <QLineF>

#include <optional>

class QPainter;

/// Lines and end marks of verdicts, on the table and in any other drawing of it.
namespace sightline::app {

/// The radius of an end mark, in screen pixels.
inline constexpr double kMarkRadius = 8.0;

/// A faint color for lines: mixed with the ground and not translucent, so that however many lie on each other they
/// never grow darker than one of them.
[[nodiscard]] QColor washed(const QColor& color, double strength, const PaintOptions& options);

/// The line of plain geometry, where that is another answer than the ruling.
struct ShownGeometry {
    QLineF line;
    std::optional<QPointF> stop;
};

/// What is drawn of a verdict: the ruling's answer, and the geometry where that is another one.
struct ShownLine {
    QLineF line;
    std::optional<QPointF> stop;                ///< where it is blocked
    std::optional<ShownGeometry> geometry = {}; ///< secondary: the ruling is another answer than geometry
};
[[nodiscard]] ShownLine shownLine(const scenarios::Verdict& verdict);

/// The line of a verdict in front stands on a light casing, so that it is read on any ground; many cased lines would
/// smother the table.
enum class Casing { With, Without };

/// `strength` from 0 (the ground) to 1 (the color of the style); `width` in screen pixels.
void paintStyledLine(QPainter& painter,
                     const QLineF& line,
                     const VerdictStyle& style,
                     double strength,
                     double width,
                     Casing casing,
                     const PaintOptions& options);

/// What is left of a line beyond the point where it is blocked.
[[nodiscard]] QPen tailPen(double strength, const PaintOptions& options);

/// The sign at the end of a line that runs along `direction`.
void paintEndMark(QPainter& painter,
                  QPointF place,
                  QPointF direction,
                  const VerdictStyle& style,
                  double strength,
                  const PaintOptions& options);

} // namespace sightline::app
