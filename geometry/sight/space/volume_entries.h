#pragma once

#include "geometry/sight/seen/entry_ranges.h"
#include "geometry/sight/space/volume_cells.h"

#include <stop_token>
#include <vector>

namespace sightline::geometry::detail {

/// The query of `searchEntries`.
struct EntryQuestion {
    std::vector<EntryRange> known; ///< ranges known to be entered
    std::vector<EntryRange> limit; ///< ranges outside of which no line enters
    double error = 0.0;            ///< length of outline in nanometers that may remain undecided
    double fine = 0.0;             ///< replaces `error` (nanometers) while no more than this is known to be hidden
    int maxSteps = 0;
    bool strict = false; ///< true: lines that only touch do not count
};

/// The result of `searchEntries`.
struct EntryAnswer {
    std::vector<EntryRange> seen; ///< including `known`
    std::vector<EntryRange> open; ///< neither proved entered nor proved hidden
    int steps = 0;
};

/// Returns where lines from solid to solid that pass all elements enter the target's outline in plan. Precondition: the
/// solids are disjoint in plan.
///
/// The search is a branch and bound over cells of plan lines, as in `searchCells`. A cell is discarded if none of its
/// lines is clear, or if it enters only where others do; if all its lines are clear at common heights, all its entries
/// are accepted.
[[nodiscard]] EntryAnswer searchEntries(const VolumeScene& scene,
                                        const EntryScale& scale,
                                        const EntryQuestion& question,
                                        const std::stop_token& stop);

} // namespace sightline::geometry::detail
