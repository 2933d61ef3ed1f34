#include "geometry/sight/seen/entry_ranges.h"

#include <algorithm>

namespace sightline::geometry::detail {

double EntryScale::at(double entry) const {
    if (toSide.empty()) {
        return perEntry * entry;
    }
    const double last = static_cast<double>(toSide.size()) - 1;
    const double at = std::clamp(entry, 0.0, last);
    const auto side = static_cast<std::size_t>(std::min(at, last - 1));
    return toSide[side] + (at - static_cast<double>(side)) * (toSide[side + 1] - toSide[side]);
}

double EntryScale::lengthOf(std::span<const EntryRange> ranges) const {
    double length = 0.0;
    for (const EntryRange& range : ranges) {
        length += lengthOf(range);
    }
    return length;
}

std::vector<EntryRange> unitedRanges(std::vector<EntryRange> ranges) {
    std::ranges::sort(ranges, {}, &EntryRange::from);
    std::vector<EntryRange> result;
    for (const EntryRange& range : ranges) {
        if (!result.empty() && range.from <= result.back().to) {
            result.back().to = std::max(result.back().to, range.to);
        } else {
            result.push_back(range);
        }
    }
    return result;
}

std::vector<EntryRange> commonRanges(std::span<const EntryRange> first, std::span<const EntryRange> second) {
    std::vector<EntryRange> result;
    for (std::size_t i = 0, j = 0; i < first.size() && j < second.size();) {
        const EntryRange both{std::max(first[i].from, second[j].from), std::min(first[i].to, second[j].to)};
        if (both.from < both.to) {
            result.push_back(both);
        }
        first[i].to < second[j].to ? ++i : ++j;
    }
    return result;
}

std::vector<EntryRange> withoutRanges(std::span<const EntryRange> from, std::span<const EntryRange> what) {
    std::vector<EntryRange> result;
    for (EntryRange range : from) {
        for (const EntryRange& cut : what) {
            if (cut.to <= range.from || cut.from >= range.to) {
                continue;
            }
            if (cut.from > range.from) {
                result.push_back({range.from, cut.from});
            }
            range.from = cut.to;
        }
        if (range.from < range.to) {
            result.push_back(range);
        }
    }
    return result;
}

} // namespace sightline::geometry::detail
