#pragma once

#include "geometry/footprint.h"
#include "geometry/length.h"

#include <QString>

#include <cstddef>

/// Numbers as a reader sees them: the precision we have and never more, the decimal sign of the default locale.
namespace sightline::app {

/// "43.61 in"; to 0.01 in.
[[nodiscard]] QString inchesText(geometry::Length length);
/// The same in the unit that the user prefers, see `tableUnit`: "2.50 in", "63.5 mm", "6.35 cm".
[[nodiscard]] QString lengthText(geometry::Length length);
/// "60 × 44 in": a size of a table in the unit that the user prefers, without needless zeros.
[[nodiscard]] QString tableSizeText(geometry::Length width, geometry::Length depth);
/// "(12.50, 30.25) in": a place on the table.
[[nodiscard]] QString placeText(geometry::Point place);
/// The same in the unit that the user prefers: "(317.5, 768.4) mm".
[[nodiscard]] QString samplePointText(geometry::Point place);
/// "12.50, 30.25 in · 317.5, 768.4 mm": first in the unit that the user prefers, then in inches, or in millimeters
/// beside them.
[[nodiscard]] QString cursorText(geometry::Point place);
/// "41.7 mm"; to 0.1 mm. A width that is not zero never reads as zero: "under 0.1 mm", with its sign.
[[nodiscard]] QString millimetersText(double millimeters);
/// "0.00013 mm": a bound on something small, rounded up to two digits.
[[nodiscard]] QString boundText(double millimeters);
/// "62 %". Only the whole reads "100 %" and only nothing reads "0 %".
[[nodiscard]] QString shareText(double share);
/// With how much more it may be, where that shows.
[[nodiscard]] QString shareText(double share, double error);
/// "28.5 mm": a size as printed on the box, without needless zeros.
[[nodiscard]] QString sizeText(geometry::Length size);
/// "32 mm round", "60 × 35.5 mm oval", "hull, 130 × 60 mm".
[[nodiscard]] QString baseText(const geometry::Footprint& base);
/// "1 model", "12 models".
[[nodiscard]] QString modelCount(std::size_t count);
/// "1 piece", "12 pieces".
[[nodiscard]] QString pieceCount(std::size_t count);
/// The same sentence with numbers that stay on one line with their units: for labels that wrap.
[[nodiscard]] QString unbroken(QString sentence);
/// "0.8 ms", "14 ms", "2.5 s": how long an answer took.
[[nodiscard]] QString durationText(double milliseconds);

} // namespace sightline::app
