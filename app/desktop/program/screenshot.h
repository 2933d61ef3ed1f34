#pragma once

#include <QString>

namespace sightline::app {

class MainWindow;
class WindowOptions;

/// Begins to wait for the answer of the window; then writes the picture that the options ask for and ends the program.
/// Returns what is wrong with the options; empty if nothing is.
[[nodiscard]] QString startScreenshot(MainWindow& window, const WindowOptions& options);

} // namespace sightline::app
