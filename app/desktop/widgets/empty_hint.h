#pragma once

#include "app/desktop/base/qt_names.h"

class QAbstractItemView;

namespace sightline::app {

/// Makes a quiet sentence that is visible only while the list is empty; it says what to do. The caller places it.
[[nodiscard]] QLabel* hintWhileEmpty(const QAbstractItemView& list, const char* name, const QString& sentence);

} // namespace sightline::app
