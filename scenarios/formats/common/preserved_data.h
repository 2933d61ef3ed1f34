#pragma once

#include <QJsonObject>
#include <QString>

namespace sightline::scenarios::formats {

/// Returns the data that an element keeps for the writer of one format: `unknown["imported"][format]`.
[[nodiscard]] QJsonObject preservedOf(const QJsonObject& unknown, const char* format);
/// Stores the data; does nothing if `kept` is empty.
void keep(QJsonObject& unknown, const char* format, const QJsonObject& kept);

} // namespace sightline::scenarios::formats
