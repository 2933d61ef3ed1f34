#pragma once

#include "app/desktop/base/qt_names.h"

#include <QString>
#include <QStringList>

namespace sightline::app {

class LengthBox;

/// Creates a field for a length in the unit of the table, from `least` to `most` inches. `name` is the object name here
/// and below; the layout that receives a field owns it.
[[nodiscard]] LengthBox* lengthField(const char* name, double least, double most);
/// Creates a list to choose from, as wide as its longest text, so that each is readable in every language.
[[nodiscard]] QComboBox* listField(const char* name, const QStringList& texts);
[[nodiscard]] QCheckBox* checkField(const char* name, const QString& text);
[[nodiscard]] QPushButton* pageButton(const char* name, const QString& text, const QString& tip);

} // namespace sightline::app
