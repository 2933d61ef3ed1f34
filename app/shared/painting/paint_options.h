#pragma once

#include "app/shared/painting/theme.h"
#include "app/shared/text/length_entry.h"
#include "geometry/base/point.h"
#include "scenarios/model/ids.h"

#include <QPointF>

#include <functional>
#include <optional>

namespace sightline::app {

/// The size of a table inch on the screen. Converts widths in pixels to table inches, so that lines keep their width at
/// any zoom, and printed pictures keep the proportions of the window.
struct PaintScale {
    double pixelsPerInch = 20.0;
    /// Returns a length in table inches.
    [[nodiscard]] double inches(double pixels) const { return pixels / pixelsPerInch; }
};

/// The contents of a picture of a table.
struct PaintOptions {
    Theme theme = Theme::light();
    PaintScale scale;
    bool background = true; ///< felt and grid; false: transparent
    bool grid = true;
    bool rulers = true; ///< ticks and numbers outside of the edges, within `kRulerMargin`
    LengthUnit rulerUnit = LengthUnit::Inches;
    bool heights = false; ///< a small label with the height of each piece
    bool badges = true;
    bool verdictLabels = true; ///< in whole pictures with the name of the rule set
    bool pieceNames = true;    ///< the names of the pieces that the reasons of a single verdict name
    bool triedLines = false;
    /// For whole pictures: the side whose unseen parts of the table are covered; nullopt: nothing is covered.
    std::optional<scenarios::PlayerId> fogOf = {};
    bool photo = false; ///< in whole pictures: the photo under the table, decoded anew for each picture
    /// Returns one short sentence for the label of a verdict. If the function is empty, the label has the names of the
    /// blocking pieces and the distance.
    std::function<QString(const scenarios::Verdict&, const scenarios::Scenario&)> reason;
};

/// Width of the rulers around the table, in screen pixels.
inline constexpr double kRulerMargin = 22.0;

/// Convert between exact positions and table inches; the latter are rounded to the nearest nanometer.
[[nodiscard]] inline QPointF toInches(geometry::Point p) { return {p.x.inches(), p.y.inches()}; }
[[nodiscard]] inline geometry::Point fromInches(QPointF p) { return geometry::pointFromInches(p.x(), p.y()); }

} // namespace sightline::app
