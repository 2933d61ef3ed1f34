#pragma once

class QWidget;

namespace sightline::app {

/// Enlarges the buttons and fields of a window and its panels, and the list and menu rows of the whole program, to at
/// least the size of a finger; or restores their size.
void setTouchTargets(const QWidget& window, bool large);

} // namespace sightline::app
