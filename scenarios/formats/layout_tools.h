#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Layouts of Carltographer, which makes terrain layouts: boxes and polygons in inches about the middle of the table, z
/// towards the lower edge. The objects that the features name come from the file, from `--with` or from a catalog
/// beside it.
[[nodiscard]] Format carltographerFormat();

/// Layouts of deploy-helper: pieces of several shapes in inches from the top left corner, turned about their position.
/// The first shape is the ground, the others stand on it.
[[nodiscard]] Format deployHelperFormat();

/// Layouts of Battlemaster as its interface gives them: lists of numbers in inches about the middle of the table, y up.
/// The templates come from its catalog, in the same file, from `--with` or beside it. Turns are taken as the 40kdc data
/// set takes them, which was made from these layouts.
[[nodiscard]] Format battlemasterFormat();

} // namespace sightline::scenarios::formats
