#pragma once

#include "app/desktop/text/length_entry.h"

namespace sightline::app {

/// The unit in which this program shows and takes lengths on the table; inches until somebody says otherwise. Sizes of
/// bases stay in millimeters, as they are sold, and what is written for others (files, sheets, the command line) stays
/// in inches.
[[nodiscard]] LengthUnit tableUnit();
void setTableUnit(LengthUnit unit);

/// How many of the unit a length is, and back.
[[nodiscard]] double countOf(geometry::Length length, LengthUnit unit);
[[nodiscard]] geometry::Length lengthOf(double count, LengthUnit unit);

/// A number with the sign of its unit, as the language of the window writes it: "2.00 in", "2,00″".
[[nodiscard]] QString withUnit(const QString& number, LengthUnit unit);
/// As many as our precision has: 0.01 in, 0.1 mm.
[[nodiscard]] int decimalsOf(LengthUnit unit);

} // namespace sightline::app
