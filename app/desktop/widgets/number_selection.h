#pragma once

class QAbstractSpinBox;

namespace sightline::app {

/// Lets a double click anywhere in a box of numbers select the number. Without it the click selects the word below it,
/// which in "5 as a unit" or "70.0 mm" may be part of a suffix that cannot be replaced.
void selectNumberOnDoubleClick(QAbstractSpinBox& box);
/// Lets a single click select the number, too: for numbers so short that none is edited inside.
void selectNumberOnClick(QAbstractSpinBox& box);

} // namespace sightline::app
