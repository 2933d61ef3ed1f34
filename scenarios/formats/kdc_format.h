#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Terrain layouts, templates and deployment patterns of the 40kdc data set: read; layouts are written.
///
/// A piece lies with its center of area at `position`: re-centered, mirrored, turned clockwise, placed, and within the
/// frame of its parent area if it has one. Areas become mats, features solids of their height; keystones become tape
/// lines.
[[nodiscard]] Format kdcFormat();

/// The writer, in `kdc_writer.cpp`.
[[nodiscard]] ExportResult writeKdcLayout(const Scenario& scenario, const ExportOptions& options);

/// Under which things keep, among what is imported (`keptOf`), what only this format knows: template, floor, role of an
/// objective.
inline constexpr auto kKdcKey = "40kdc";

} // namespace sightline::scenarios::formats
