#pragma once

#include "app/shared/text/length_entry.h"

#include <QString>

/// Texts of areas in the unit that matches the preferred unit of lengths: square inches for inches, else square
/// centimeters (square millimeters of a table have too many digits to read).
namespace sightline::app {

/// Returns an area with one decimal and its unit: "699.6 sq in", "4513.5 cm²".
[[nodiscard]] QString areaText(double squareInches);
/// Returns the suffix of a number: " sq in" or " cm²".
[[nodiscard]] QString areaSuffix(LengthUnit unit);
/// Returns the number of square inches or square centimeters in one square inch: 1 or 6.4516.
[[nodiscard]] double areasInSquareInch(LengthUnit unit);

} // namespace sightline::app
