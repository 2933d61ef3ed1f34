#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// Terrain layouts, templates and deployment patterns of the 40kdc data set; layouts are also written.
///
/// The centroid of a piece is placed at `position`: the outline is centered, mirrored, rotated clockwise, translated,
/// all within the frame of its parent area if it has one. Areas become mats, features solids of their height; keystones
/// become tape lines. Source: scenarios/formats/README.md, "Layouts of the 40kdc data set".
[[nodiscard]] Format kdcFormat();

/// Writes a layout; defined in kdc_writer.cpp.
[[nodiscard]] ExportResult writeKdcLayout(const Scenario& scenario, const ExportOptions& options);

/// The key of imported data (`preservedOf`) under which elements keep what only this format knows: template, floor,
/// role of an objective.
inline constexpr auto kKdcKey = "40kdc";

} // namespace sightline::scenarios::formats
