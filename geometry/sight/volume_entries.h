#pragma once

#include "geometry/sight/free_entries.h"
#include "geometry/sight/volume_cells.h"

#include <stop_token>
#include <vector>

namespace sightline::geometry::detail {

/// How long the outline of a target's convex part is, by its entries.
struct EntryScale {
    double perEntry = 0.0;             ///< nm at most; of round and oval bases
    std::vector<double> toSide = {};   ///< of polygons: nm from entry 0 to each whole one; sides within the target count nothing

    [[nodiscard]] double at(double entry) const;
    [[nodiscard]] double lengthOf(const EntryRange& range) const { return at(range.to) - at(range.from); }
    [[nodiscard]] double lengthOf(std::span<const EntryRange> ranges) const;
};

/// Sorted ranges that do not meet.
[[nodiscard]] std::vector<EntryRange> unitedRanges(std::vector<EntryRange> ranges);
[[nodiscard]] std::vector<EntryRange> commonRanges(std::span<const EntryRange> first, std::span<const EntryRange> second);
[[nodiscard]] std::vector<EntryRange> withoutRanges(std::span<const EntryRange> from, std::span<const EntryRange> what);

struct EntryQuestion {
    std::vector<EntryRange> known;  ///< entered for sure
    std::vector<EntryRange> limit;  ///< nothing else is
    double error = 0.0;             ///< nm of outline that may stay open
    double fine = 0.0;              ///< nm; as little, if not even that much is known to be hidden
    int mostSteps = 0;
    bool strict = false; ///< lines that only touch do not count
};

struct EntryAnswer {
    std::vector<EntryRange> seen; ///< with what was known
    std::vector<EntryRange> open; ///< neither proved entered nor proved hidden
    int steps = 0;
};

/// Where lines from solid to solid that pass all elements enter the target's outline in plan, of solids that stand beside each other.
///
/// Branch and bound over cells of plan lines, as in `searchCells`: a cell of which no line is clear is dropped, so is one that enters only
/// where others do; of one whose lines are all clear at heights they have in common each entry counts.
[[nodiscard]] EntryAnswer searchEntries(const VolumeScene& scene, const EntryScale& scale, const EntryQuestion& question,
                                        const std::stop_token& stop);

} // namespace sightline::geometry::detail
