#pragma once

#include "geometry/length.h"

#include <QLocale>
#include <QString>

#include <optional>

/// What people type into fields for lengths and numbers.
namespace sightline::app {

enum class LengthUnit { Inches, Millimeters, Centimeters };

/// "12", "12+3/4", "3 in", "76mm", "2.5 cm", "(1 ft - 3 mm) / 2", "1'6\"": a length. Numbers without a unit are in
/// `unit`. The decimal sign is that of the locale or a point. A length that is typed without arithmetic is exact to the
/// nanometer. Nothing if it is no length (a product of lengths, a division by zero, an unknown unit, more than 1 km).
[[nodiscard]] std::optional<geometry::Length>
lengthFromText(const QString& text, LengthUnit unit, const QLocale& locale = {});

/// The same for a number without a unit; a degree sign at its end is left out.
[[nodiscard]] std::optional<double> numberFromText(const QString& text, const QLocale& locale = {});

} // namespace sightline::app
