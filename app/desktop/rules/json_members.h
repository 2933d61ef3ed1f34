#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

namespace sightline::app {

/// The value under "from.region"; undefined if there is none.
[[nodiscard]] QJsonValue memberAt(const QJsonObject& object, const QString& key);
/// "ruin or wood", "3.5", "wood 1, hill 2": for people.
[[nodiscard]] QString shortText(const QJsonValue& value);
/// The value at a JSON path such as "$.block[2]"; undefined if there is none.
[[nodiscard]] QJsonValue valueAtPath(const QJsonObject& root, const QString& path);

} // namespace sightline::app
