#pragma once

#include "geometry/sight/space/volume.h"
#include "tests/support/random_boards.h"
#include "tests/support/solid_line_test.h"

#include <string>
#include <vector>

/// Scenes in space from seeds, the same on each machine.
namespace sightline::testsupport {

struct SolidScene {
    std::string name;
    std::vector<geometry::Solid> solids;
    std::vector<geometry::Blocker> blockers;
    Openings openings;
    geometry::VolumeMap map;
    std::vector<int> active;
};

/// Arches, upper floors, pieces that float or stand on others, houses of walls with windows and doors, and what else
/// lies on a table; models on the table, on floors, on pieces and under arches. Heights in steps of half an inch, so
/// that tops and bottoms often agree; one in three any height.
[[nodiscard]] SolidScene solidScene(std::uint64_t seed);

/// The pair and all blockers, for a message.
[[nodiscard]] std::string
spoken(const SolidScene& scene, const geometry::Solid& observer, const geometry::Solid& target);

} // namespace sightline::testsupport
