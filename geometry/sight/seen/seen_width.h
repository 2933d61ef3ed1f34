#pragma once

#include "geometry/sight/plan/sight.h"

#include <span>

namespace sightline::geometry {

/// The share of a target's width that is seen.
struct SeenWidth {
    double share = 0.0; ///< what is proved to be seen, 0 to 1
    double error = 0.0; ///< proved: the true share is at most `share` + `error`
    friend bool operator==(const SeenWidth&, const SeenWidth&) = default;
};

/// Returns the share of the width of the target's facing part that some point of the observer's base sees. The width is
/// measured across the line between the centers of the two bases: as seen along that line, where something of what
/// `seenPart` counts as seen lies. What is fully visible is seen in its full width.
///
/// The share is as exact as that of `seenPart`; `error` is 0. Where the facing part has no width, because it is seen
/// from its end or both centers coincide, the share is that of its length. Source: geometry/README.md, "The seen width
/// of a target".
[[nodiscard]] SeenWidth seenWidth(const PlacedFootprint& observer,
                                  const PlacedFootprint& target,
                                  const TerrainMap& map,
                                  std::span<const int> active,
                                  const SightOptions& options = {});

} // namespace sightline::geometry
