#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace sightline::app {

/// Color maps for shares from 0 to 1, monotonic in lightness, so that they are readable in gray: dark is low, light is
/// high.
enum class ColorMap : std::uint8_t { Viridis, Cividis, Grey };

/// Returns the color of a share; shares outside of 0 to 1 are clamped.
[[nodiscard]] QColor colorOf(ColorMap map, double share);
/// Returns the color of a difference from -1 to 1: blue below 0, orange above, gray at 0, with lightness by its size.
[[nodiscard]] QColor differenceColor(double share);

/// Returns the map of one of `colorMapNames()`; "grey", as settings of earlier versions have it, is "gray".
[[nodiscard]] std::optional<ColorMap> colorMapNamed(const QString& name);
/// Returns the names of the maps in settings and on the command line: "viridis", "cividis", "gray".
[[nodiscard]] QStringList colorMapNames();

} // namespace sightline::app
