#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Universal VTT, any version of it: walls, doors and windows as walls, the picture as the photo under the table.
/// Writes version 0.3.
[[nodiscard]] Format uvttFormat();

/// The writer, in `uvtt_writer.cpp`.
[[nodiscard]] ExportResult writeUvtt(const Scenario& scenario, const ExportOptions& options);

/// Under which a table keeps, among what is imported (`keptOf`), what only this format knows: lights, in inches, and
/// the environment.
inline constexpr auto kUvttKey = "uvtt";

/// A color as the format has it, AARRGGBB or RRGGBB, with or without #: as AARRGGBB in small letters; empty if it is
/// none.
[[nodiscard]] QString uvttColor(const QString& text);

} // namespace sightline::scenarios::formats
