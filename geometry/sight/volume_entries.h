#pragma once

#include "geometry/sight/entry_ranges.h"
#include "geometry/sight/volume_cells.h"

#include <stop_token>
#include <vector>

namespace sightline::geometry::detail {

struct EntryQuestion {
    std::vector<EntryRange> known; ///< entered for sure
    std::vector<EntryRange> limit; ///< nothing else is
    double error = 0.0;            ///< nm of outline that may stay open
    double fine = 0.0;             ///< nm; as little, if not even that much is known to be hidden
    int maxSteps = 0;
    bool strict = false; ///< lines that only touch do not count
};

struct EntryAnswer {
    std::vector<EntryRange> seen; ///< with what was known
    std::vector<EntryRange> open; ///< neither proved entered nor proved hidden
    int steps = 0;
};

/// Where lines from solid to solid that pass all elements enter the target's outline in plan, of solids that stand
/// beside each other.
///
/// Branch and bound over cells of plan lines, as in `searchCells`: a cell of which no line is clear is dropped, so is
/// one that enters only where others do; of one whose lines are all clear at heights they have in common each entry
/// counts.
[[nodiscard]] EntryAnswer searchEntries(const VolumeScene& scene,
                                        const EntryScale& scale,
                                        const EntryQuestion& question,
                                        const std::stop_token& stop);

} // namespace sightline::geometry::detail
