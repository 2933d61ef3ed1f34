#pragma once

#include <QStringList>

class QWidget;

namespace sightline::app {

/// All that a widget and what is in it shows, offers or reads out, seen or not: texts, tips, titles, rows of lists,
/// commands, names and descriptions for who listens. For the search for leaks.
[[nodiscard]] QStringList wordsSaid(QWidget& top);

/// What lies on the clipboard, in each of its formats.
[[nodiscard]] QStringList wordsOnClipboard();

} // namespace sightline::app
