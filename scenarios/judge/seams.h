#pragma once

#include "geometry/sight/plan/sight.h"

#include <vector>

/// @file
/// Seams of obstacles: pieces that share an edge leave no gap, so a line along it is stopped, though neither piece
/// stops it alone.
namespace sightline::scenarios {

/// Returns the blockers of the map that stop a line only together with another of them, along their common edge, in
/// the order given; empty if the line passes between them. Precondition: none of them stops the line alone.
[[nodiscard]] std::vector<int> seamOn(const geometry::SightLine& line,
                                      const geometry::TerrainMap& map,
                                      const std::vector<int>& blockers,
                                      geometry::TouchRule touch = geometry::TouchRule::Clear);

} // namespace sightline::scenarios
