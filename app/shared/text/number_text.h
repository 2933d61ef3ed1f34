#pragma once

#include "geometry/base/length.h"
#include "geometry/shapes/footprint.h"

#include <QString>
#include <QStringList>

#include <cstddef>

/// Texts of numbers, with no more digits than the computed precision and the decimal sign of the default locale.
namespace sightline::app {

/// Returns a length in inches with two decimals: "43.61 in".
[[nodiscard]] QString inchesText(geometry::Length length);
/// Returns a length in the preferred unit (`tableUnit`): "2.50 in", "63.5 mm", "6.35 cm".
[[nodiscard]] QString lengthText(geometry::Length length);
/// Returns a move along both sides of the table, without what rounds to zero: "8.82 in to the left", "3.00 in down".
[[nodiscard]] QStringList directionTexts(geometry::Vector by);
/// Returns a move in words, without what rounds to zero: "Moved 8.82 in to the left, 3.00 in down".
[[nodiscard]] QString movedText(geometry::Vector by);
/// Returns the size of a table in the preferred unit, without trailing zeros: "60 × 44 in".
[[nodiscard]] QString tableSizeText(geometry::Length width, geometry::Length depth);
/// Returns a position in inches with two to four decimals, as many as tell it to a micrometer: "(12.50, 30.1875) in".
/// Answers can hinge on hundredths of a millimeter, so a table is set up again from these.
[[nodiscard]] QString positionText(geometry::Point place);
/// Returns a position in the preferred unit: "(317.5, 768.4) mm".
[[nodiscard]] QString samplePointText(geometry::Point place);
/// Returns a position in the preferred unit, without parentheses: "12.50, 30.25 in".
[[nodiscard]] QString cursorText(geometry::Point place);
/// Returns a width to 0.1 mm, with its sign: "41.7 mm"; "under 0.1 mm" where rounding would give zero.
[[nodiscard]] QString millimetersText(double millimeters);
/// Returns a width or a margin, with its sign: "2.82 in" in the preferred unit, "0.7 mm" below a tenth of an inch.
[[nodiscard]] QString widthText(double millimeters);
/// Returns an error bound, rounded up to two significant digits: "0.00013 mm".
[[nodiscard]] QString boundText(double millimeters);
/// Returns a share of 0 to 1 in percent: "62 %". "100 %" and "0 %" stand for exactly 1 and 0 only.
[[nodiscard]] QString shareText(double share);
/// Returns the range from `share` to `share + error` if it is visible after rounding: "62 % to 64 %".
[[nodiscard]] QString shareText(double share, double error);
/// Returns a size in millimeters as printed on boxes, without trailing zeros: "28.5 mm".
[[nodiscard]] QString sizeText(geometry::Length size);
/// Returns the shape and size of a base: "32 mm round", "60 × 35.5 mm oval", "hull, 130 × 60 mm".
[[nodiscard]] QString baseText(const geometry::Footprint& base);
/// Returns a number of models: "1 model", "12 models".
[[nodiscard]] QString modelCount(std::size_t count);
/// Returns a number of pieces: "1 piece", "12 pieces".
[[nodiscard]] QString pieceCount(std::size_t count);
/// Returns the sentence with no-break spaces between numbers and units, for labels that wrap.
[[nodiscard]] QString unbroken(QString sentence);
/// Returns a duration: "0.8 ms", "14 ms", "2.5 s".
[[nodiscard]] QString durationText(double milliseconds);

} // namespace sightline::app
