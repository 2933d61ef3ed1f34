#pragma once

#include "geometry/sight/seen/seen_width.h"
#include "geometry/sight/space/volume.h"

#include <span>
#include <stop_token>

namespace sightline::geometry {

/// Returns the share of the width of the target's facing part over which some clear line from solid to solid enters the
/// target: `seenWidth` of what `seenVolumePart` counts as seen. Preconditions and search are those of the latter; the
/// error is stated.
[[nodiscard]] SeenWidth seenVolumeWidth(const Solid& observer,
                                        const Solid& target,
                                        const VolumeMap& map,
                                        std::span<const int> active,
                                        const VolumeOptions& options = {},
                                        std::stop_token stop = {});

} // namespace sightline::geometry
