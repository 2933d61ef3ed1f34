#pragma once

#include "geometry/base/length.h"

#include <QLocale>
#include <QString>

#include <optional>

/// Parsers of typed lengths and numbers.
namespace sightline::app {

/// The units in which lengths on the table are shown and typed.
enum class LengthUnit { Inches, Millimeters, Centimeters };

/// Parses a length: "12", "12+3/4", "3 in", "76mm", "2.5 cm", "(1 ft - 3 mm) / 2", "1'6\"". Numbers without a unit are
/// in `unit`; the decimal sign is that of the locale or a point. A length without arithmetic is exact to the nanometer.
/// Returns std::nullopt for anything else (a product of lengths, a division by zero, an unknown unit, more than 1 km).
[[nodiscard]] std::optional<geometry::Length>
lengthFromText(const QString& text, LengthUnit unit, const QLocale& locale = {});

/// Parses a number without a unit, with the same arithmetic; a trailing degree sign is ignored.
[[nodiscard]] std::optional<double> numberFromText(const QString& text, const QLocale& locale = {});

} // namespace sightline::app
