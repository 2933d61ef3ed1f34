#pragma once

#include <functional>

namespace sightline::app {

class MainWindow;

/// Lets `make` make the parts of the window anew, which take over the state of those there are. The function that it
/// returns opens the dialogs again that were open.
[[nodiscard]] std::function<void()> withStateKept(MainWindow& window, const std::function<void()>& make);

} // namespace sightline::app
