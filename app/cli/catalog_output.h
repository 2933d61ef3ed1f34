#pragma once

#include "geometry/polygon.h"
#include "scenarios/catalogs/mark.h"
#include "scenarios/io/json_writer.h"

#include <QString>

#include <vector>

/// What the lists of catalogs have in common.
namespace sightline::app::cli {

/// `"key": "value"`.
void writeMember(scenarios::JsonWriter& writer, QStringView key, QStringView value);
/// The same, but nothing for an empty text.
void writeOptionalMember(scenarios::JsonWriter& writer, QStringView key, QStringView value);
/// `"key": 12.5`, in inches.
void writeInches(scenarios::JsonWriter& writer, QStringView key, geometry::Length length);
/// `"key": [[x, y], ...]`, in inches.
void writePoints(scenarios::JsonWriter& writer, QStringView key, const std::vector<geometry::Point>& points);

/// "60 x 44".
[[nodiscard]] QString sizeInInches(geometry::Length width, geometry::Length depth);

/// The sentence below each list that says what the marks mean.
[[nodiscard]] QString marksExplained();

} // namespace sightline::app::cli
