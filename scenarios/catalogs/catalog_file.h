#pragma once

#include "geometry/base/point.h"
#include "scenarios/catalogs/mark.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

/// @file
/// Readers of the shipped catalogs. The catalogs are part of the program, and tests read every entry: an invalid entry
/// is a bug, not an error to report.
namespace sightline::scenarios {

/// Returns the contents of resources/catalogues/NAME.json.
[[nodiscard]] QJsonObject catalogFile(const QString& name);

/// Returns the value of `mark`; `otherwise` where there is none.
[[nodiscard]] Mark markOf(const QJsonObject& entry, Mark otherwise = Mark::Known);

/// Returns the point `[x, y]`, in inches.
[[nodiscard]] geometry::Point inchPoint(const QJsonValue& pair);
[[nodiscard]] std::vector<geometry::Point> inchPoints(const QJsonValue& list);
[[nodiscard]] QStringList words(const QJsonValue& list);

/// Returns the first entry of that id; null if there is none.
template <class Entries> [[nodiscard]] const auto* entryOf(const Entries& entries, const QString& id) {
    const typename Entries::value_type* found = nullptr;
    for (const auto& entry : entries) {
        found = entry.id == id && !found ? &entry : found;
    }
    return found;
}

} // namespace sightline::scenarios
