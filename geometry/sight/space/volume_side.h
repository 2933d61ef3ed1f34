#pragma once

#include "geometry/sight/space/volume.h"

namespace sightline::geometry {

/// Determines as `findLineInVolume` whether a line passes the blockers, for lines that enter the target's solid by its
/// upright side, not from above or below, and half of `width` or more inside of its outline as seen along the line;
/// anywhere if the base is not wider. The heights of the solid count where the line reaches its base, however deep the
/// base is, so the answer tells how much of the side shows. No line enters the side of a solid whose base the
/// observer's intersects in plan, unless the two touch. Of a concave base `width` is left out.
[[nodiscard]] VolumeAnswer findLineToSide(const Solid& observer,
                                          const Solid& target,
                                          Length width,
                                          const VolumeMap& map,
                                          std::span<const int> active,
                                          const VolumeOptions& options = {},
                                          std::stop_token stop = {});

} // namespace sightline::geometry
