#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// Layouts of Carltographer, which generates terrain layouts: boxes and polygons in inches relative to the table's
/// center, z towards the lower edge. The objects that its features name come from the file, from `--with` or from a
/// catalog beside it.
[[nodiscard]] Format carltographerFormat();

/// Layouts of deploy-helper: pieces of several shapes in inches from the top left corner, rotated about their position.
/// The first shape is the ground, the others stand on it.
[[nodiscard]] Format deployHelperFormat();

/// Layouts of Battlemaster as its API returns them: lists of numbers in inches relative to the table's center, y up.
/// The templates come from its catalog, in the same file, from `--with` or beside it. Rotations are interpreted as in
/// the 40kdc data set, which was made from these layouts.
[[nodiscard]] Format battlemasterFormat();

} // namespace sightline::scenarios::formats
