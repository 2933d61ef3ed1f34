#pragma once

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A range of entry points on a convex outline, from the side of higher offsets to the side of lower ones.
struct EntryRange {
    double from;
    double to;
};

/// The conversion of entry parameters of a target's convex part to lengths of its outline.
struct EntryScale {
    double perEntry = 0.0; ///< for round and oval bases: upper bound of nanometers per unit of the parameter
    std::vector<double> toSide =
        {}; ///< for polygons: nanometers from entry 0 to each whole parameter; sides inside the target have length 0

    [[nodiscard]] double at(double entry) const;
    [[nodiscard]] double lengthOf(const EntryRange& range) const { return at(range.to) - at(range.from); }
    [[nodiscard]] double lengthOf(std::span<const EntryRange> ranges) const;
};

/// Returns the union of the ranges as sorted, disjoint ranges.
[[nodiscard]] std::vector<EntryRange> unitedRanges(std::vector<EntryRange> ranges);
/// Returns the intersection of two lists of sorted, disjoint ranges.
[[nodiscard]] std::vector<EntryRange> commonRanges(std::span<const EntryRange> first,
                                                   std::span<const EntryRange> second);
/// Returns the difference of two lists of sorted, disjoint ranges.
[[nodiscard]] std::vector<EntryRange> withoutRanges(std::span<const EntryRange> from, std::span<const EntryRange> what);

} // namespace sightline::geometry::detail
