#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// Universal VTT of any version: walls, doors and windows become walls, the picture becomes the photo under the table.
/// Writes version 0.3.
[[nodiscard]] Format uvttFormat();

/// Writes a map; defined in uvtt_writer.cpp.
[[nodiscard]] ExportResult writeUvtt(const Scenario& scenario, const ExportOptions& options);

/// The key of imported data (`preservedOf`) under which a table keeps what only this format knows: lights, in inches,
/// and the environment.
inline constexpr auto kUvttKey = "uvtt";

/// Normalizes a color AARRGGBB or RRGGBB, with or without #, to AARRGGBB in lower case; returns an empty text if it is
/// invalid.
[[nodiscard]] QString uvttColor(const QString& text);

} // namespace sightline::scenarios::formats
