#pragma once

#include "geometry/sight/volume.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// Which parts of a volume map matter for a pair.
struct Relevant {
    std::vector<int> nearby;      ///< parts in the box around both
    std::vector<int> parts;       ///< those of them that lines worth looking at can meet
    std::optional<Length> lowest; ///< such lines never run lower
    bool actsAsInPlan = true;     ///< each reaches beyond both solids, below and above, and no wall has openings

    /// The solid without what lies below `lowest`.
    [[nodiscard]] Solid cutOff(Solid solid) const;
};

[[nodiscard]] Relevant
relevantParts(const Solid& a, const Solid& b, const VolumeMap& map, std::span<const int> active, TouchRule touch);

/// Ascending.
[[nodiscard]] std::vector<int> blockersOf(const VolumeMapData& data, std::span<const int> parts);

/// True if nothing passes over or under the blocker, nor through it, from solid to solid.
[[nodiscard]] bool actsAsInPlan(const VolumeMapData& data, int blocker, const Solid& a, const Solid& b);

} // namespace sightline::geometry::detail
