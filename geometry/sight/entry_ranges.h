#pragma once

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A range of a convex outline, from the side of higher offsets to the side of lower ones.
struct EntryRange {
    double from;
    double to;
};

/// How long the outline of a target's convex part is, by its entries.
struct EntryScale {
    double perEntry = 0.0; ///< nm at most; of round and oval bases
    std::vector<double> toSide =
        {}; ///< of polygons: nm from entry 0 to each whole one; sides within the target count nothing

    [[nodiscard]] double at(double entry) const;
    [[nodiscard]] double lengthOf(const EntryRange& range) const { return at(range.to) - at(range.from); }
    [[nodiscard]] double lengthOf(std::span<const EntryRange> ranges) const;
};

/// Sorted ranges that do not meet.
[[nodiscard]] std::vector<EntryRange> unitedRanges(std::vector<EntryRange> ranges);
[[nodiscard]] std::vector<EntryRange> commonRanges(std::span<const EntryRange> first,
                                                   std::span<const EntryRange> second);
[[nodiscard]] std::vector<EntryRange> withoutRanges(std::span<const EntryRange> from, std::span<const EntryRange> what);

} // namespace sightline::geometry::detail
