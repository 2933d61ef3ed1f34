#pragma once

#include "geometry/shapes/polygon.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/catalogs/mark.h"

#include <QString>

#include <vector>

/// Shared output functions of the commands that list catalogs.
namespace sightline::app::cli {

/// Writes `"key": "value"`; nothing for an empty text.
void writeOptionalMember(scenarios::JsonWriter& writer, QStringView key, QStringView value);
/// Writes `"key": 12.5`, in inches.
void writeInches(scenarios::JsonWriter& writer, QStringView key, geometry::Length length);
/// Writes `"key": [[x, y], ...]`, in inches.
void writePoints(scenarios::JsonWriter& writer, QStringView key, const std::vector<geometry::Point>& points);

/// Returns a size such as "60 x 44".
[[nodiscard]] QString sizeInInches(geometry::Length width, geometry::Length depth);

/// Returns the sentence below each list that explains the marks.
[[nodiscard]] QString marksExplained();

} // namespace sightline::app::cli
