#pragma once

#include "app/desktop/text/length_entry.h"
#include "app/desktop/theme.h"
#include "geometry/point.h"
#include "scenarios/ids.h"

#include <QPointF>

#include <functional>
#include <optional>

namespace sightline::app {

/// How large a table inch is shown; turns widths in screen pixels into table inches, so that lines keep their width at
/// any zoom and a picture on paper keeps the proportions of the window.
struct PaintScale {
    double pixelsPerInch = 20.0;
    [[nodiscard]] double inches(double pixels) const { return pixels / pixelsPerInch; }
};

/// What to show in a picture of a table.
struct PaintOptions {
    Theme theme = Theme::light();
    PaintScale scale;
    bool background = true; ///< felt and grid; without it the picture is transparent
    bool grid = true;
    bool rulers = true; ///< ticks and numbers outside the edges, within `kRulerMargin`
    LengthUnit rulerUnit = LengthUnit::Inches;
    bool heights = false; ///< the height of each piece as a small label
    bool badges = true;
    bool verdictLabels = true; ///< and, in whole pictures, by which rule set
    bool triedLines = false;
    std::optional<scenarios::PlayerId> fogOf =
        {};             ///< in whole pictures, what this side does not see lies over the table
    bool photo = false; ///< in whole pictures, the photo that lies under the table; it is decoded each time
    /// One short sentence that stands below the word of a verdict; empty function: names of the blocking pieces,
    /// distance.
    std::function<QString(const scenarios::Verdict&, const scenarios::Scenario&)> reason;
};

/// Room for the rulers around the table, in screen pixels.
inline constexpr double kRulerMargin = 22.0;

[[nodiscard]] inline QPointF toInches(geometry::Point p) { return {p.x.inches(), p.y.inches()}; }
[[nodiscard]] inline geometry::Point fromInches(QPointF p) { return geometry::pointFromInches(p.x(), p.y()); }

} // namespace sightline::app
