#pragma once

#include "geometry/sight/volume_cells.h"

#include <optional>
#include <stop_token>

namespace sightline::geometry::detail {

/// What is asked of the widest beam. All in nanometers.
struct BeamQuestion {
    bool isClear = true; ///< the verdict: a beam has some width; else what recedes
    double known = 0.0;  ///< width found elsewhere; clear: 0 at least
    double error = 0.0;
    int maxSteps = 0; ///< of all searches together
};

struct SpaceBeam {
    /// Signed; nothing: none wider than what was known.
    std::optional<double> width;
    double most = 0.0; ///< no beam is wider
    SightLine3 line;   ///< its middle
    int steps = 0;
};

/// The widest beam between two convex solids that stand beside each other in plan, see geometry/README.md, "Clearance
/// in space". Of a blocked pair the scene comes from `withReceding`.
[[nodiscard]] SpaceBeam
widestBeamIn(const VolumeScene& scene, const BeamQuestion& question, const std::stop_token& stop);

/// Of a pair that was judged before; nothing: the bases meet in plan, or a stop was requested. The same both ways.
[[nodiscard]] std::optional<VolumeClearance> clearanceOf(const Solid& observer,
                                                         const Solid& target,
                                                         const VolumeMap& map,
                                                         std::span<const int> active,
                                                         const VolumeAnswer& answer,
                                                         const VolumeOptions& options,
                                                         const std::stop_token& stop);

/// What reaches into a base also in convex parts outside it, each with a line that separates it from the base. Round
/// and oval bases are cut off by tangents at least each 10 degrees, and where the matter's outline runs into them.
[[nodiscard]] VolumeScene withCuts(VolumeScene scene);

/// The elements in layers of heights, each with what is joined with it there.
[[nodiscard]] VolumeScene withReceding(VolumeScene scene, const VolumeMapData& data);

} // namespace sightline::geometry::detail
