#pragma once

#include "app/desktop/text/length_entry.h"

#include <QString>

/// Areas in the unit that goes with that of lengths: square inches, else square centimeters; square millimeters of a
/// table have too many digits to read.
namespace sightline::app {

/// "699.6 sq in", "4513.5 cm²": to a tenth.
[[nodiscard]] QString areaText(double squareInches);
/// " sq in", " cm²": behind a number.
[[nodiscard]] QString areaSuffix(LengthUnit unit);
/// How many of the unit's areas a square inch is: 1 or 6.4516.
[[nodiscard]] double areasInSquareInch(LengthUnit unit);

} // namespace sightline::app
