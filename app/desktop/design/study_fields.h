#pragma once

#include <QString>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QPushButton;

namespace sightline::app {

class LengthBox;

/// Fields of the pages of the layout panel; `name` is the object name. The layout that receives a field owns it. A
/// length is in the table's unit, from `least` to `most` inches.
[[nodiscard]] LengthBox* lengthField(const char* name, double least, double most);
/// Returns a list as wide as its longest text, so that each is readable in every language.
[[nodiscard]] QComboBox* listField(const char* name, const QStringList& texts);
[[nodiscard]] QCheckBox* checkField(const char* name, const QString& text);
[[nodiscard]] QPushButton* pageButton(const char* name, const QString& text, const QString& tip);

} // namespace sightline::app
