#pragma once

#include <QStringList>

class QWidget;

namespace sightline::app {

/// Returns all texts that a widget and its children show, offer or expose to screen readers, visible or not: labels,
/// tips, titles, rows of lists, commands, accessible names and descriptions. For the search for leaks.
[[nodiscard]] QStringList wordsSaid(QWidget& top);

/// Returns the contents of the clipboard as text, in each of its formats.
[[nodiscard]] QStringList wordsOnClipboard();

} // namespace sightline::app
