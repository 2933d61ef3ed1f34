#pragma once

#include <QJsonObject>
#include <QString>

namespace sightline::scenarios::formats {

/// What a thing keeps of a format that only its writer needs: `unknown["imported"][format]`.
[[nodiscard]] QJsonObject keptOf(const QJsonObject& unknown, const char* format);
/// Does nothing if there is nothing to keep.
void keep(QJsonObject& unknown, const char* format, const QJsonObject& kept);

} // namespace sightline::scenarios::formats
