#pragma once

#include <QString>

namespace sightline::app {

class MainWindow;
class WindowOptions;

/// Shows the window as the options ask: the table, the pair, the selection, views and panels. Returns what the table or
/// the window does not have; empty if nothing is missing.
[[nodiscard]] QString openAsRequested(MainWindow& window, const WindowOptions& options);

} // namespace sightline::app
