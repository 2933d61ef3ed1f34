#pragma once

#include "geometry/sight/space/volume.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// The parts of a volume map that can affect a pair.
struct Relevant {
    std::vector<int> nearby;      ///< parts that intersect the box around both solids
    std::vector<int> parts;       ///< those of `nearby` that a relevant line can meet
    std::optional<Length> lowest; ///< relevant lines never run below this height
    /// true: every part extends beyond both solids, below and above, and no wall has openings
    bool actsAsInPlan = true;

    /// Returns the solid without its part below `lowest`.
    [[nodiscard]] Solid cutOff(Solid solid) const;
};

/// Returns the parts that can affect the pair, and how. `around`: the box around both solids.
[[nodiscard]] Relevant relevantParts(const Solid& a,
                                     const Solid& b,
                                     const Box& around,
                                     const VolumeMap& map,
                                     std::span<const int> active,
                                     TouchRule touch);

/// Returns the blockers of the parts, ascending.
[[nodiscard]] std::vector<int> blockersOf(const VolumeMapData& data, std::span<const int> parts);

/// True if no line from solid to solid passes over, under or through the blocker.
[[nodiscard]] bool actsAsInPlan(const VolumeMapData& data, int blocker, const Solid& a, const Solid& b);

} // namespace sightline::geometry::detail
