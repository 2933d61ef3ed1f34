#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

namespace sightline::app {

/// Returns the value of a dotted key such as "from.region"; undefined if there is none.
[[nodiscard]] QJsonValue memberAt(const QJsonObject& object, const QString& key);
/// Returns the value as short text for display, such as "ruin or wood", "3.5", "wood 1, hill 2".
[[nodiscard]] QString shortText(const QJsonValue& value);
/// Returns the value at a JSON path such as "$.block[2]"; undefined if there is none.
[[nodiscard]] QJsonValue valueAtPath(const QJsonObject& root, const QString& path);

} // namespace sightline::app
