#pragma once

class QWidget;

namespace sightline::app {

/// Makes all that is pressed or typed into in a window, its panels included, at least as large as a finger, rows of
/// lists and menus in the whole program too; or as it was.
void setFingerTargets(const QWidget& window, bool large);

} // namespace sightline::app
