#pragma once

#include "app/shared/text/length_entry.h"

namespace sightline::app {

/// Return and set the preferred unit of lengths on the table. It is global to the program, initially inches, and
/// belongs to the GUI thread. Base sizes stay in millimeters, as they are sold; files, sheets and the command line stay
/// in inches.
[[nodiscard]] LengthUnit tableUnit();
void setTableUnit(LengthUnit unit);

/// Convert between a length and a count of the unit.
[[nodiscard]] double countOf(geometry::Length length, LengthUnit unit);
[[nodiscard]] geometry::Length lengthOf(double count, LengthUnit unit);

/// Returns a number with the symbol of its unit, as the language of the window writes it: "2.00 in", "2,00″".
[[nodiscard]] QString withUnit(const QString& number, LengthUnit unit);
/// Returns the number of decimals shown: 2 for inches and centimeters, 1 for millimeters.
[[nodiscard]] int decimalsOf(LengthUnit unit);

} // namespace sightline::app
