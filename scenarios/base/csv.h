#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

namespace sightline::scenarios {

/// Returns a cell according to RFC 4180: quoted if it contains a comma, a quote or a line break.
[[nodiscard]] QByteArray csvCell(const QString& text);
[[nodiscard]] inline QByteArray csvCell(bool value) { return value ? "true" : "false"; }

/// Returns a row with the line end of RFC 4180.
[[nodiscard]] inline QByteArray csvRow(const QByteArrayList& cells) { return cells.join(',') + "\r\n"; }

} // namespace sightline::scenarios
