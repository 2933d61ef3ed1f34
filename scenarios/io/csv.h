#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

namespace sightline::scenarios {

/// RFC 4180: quotes where a comma, a quote or a line break asks for them.
[[nodiscard]] QByteArray csvCell(const QString& text);
[[nodiscard]] inline QByteArray csvCell(bool value) { return value ? "true" : "false"; }

/// With the end of line that RFC 4180 wants.
[[nodiscard]] inline QByteArray csvRow(const QByteArrayList& cells) { return cells.join(',') + "\r\n"; }

} // namespace sightline::scenarios
