#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace sightline::app {

/// Colors for shares from 0 to 1, ordered in lightness, so that they are read in grey too: dark is little, light is
/// much.
enum class ColorMap : std::uint8_t { Viridis, Cividis, Grey };

[[nodiscard]] QColor colorOf(ColorMap map, double share);
/// For differences from -1 to 1: blue below nothing, orange above, grey at it, lightness by how much.
[[nodiscard]] QColor differenceColor(double share);

[[nodiscard]] std::optional<ColorMap> colorMapNamed(const QString& name);
[[nodiscard]] QStringList colorMapNames();

} // namespace sightline::app
