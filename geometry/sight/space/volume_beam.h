#pragma once

#include "geometry/sight/space/volume_cells.h"

#include <optional>
#include <stop_token>

namespace sightline::geometry::detail {

/// A query for the widest beam, in nanometers.
struct BeamQuestion {
    bool isClear = true;     ///< the verdict; true: the beam has positive width, false: matter has to recede by -width
    double known = 0.0;      ///< width found elsewhere; at least 0 if clear
    double most = kInfinity; ///< no beam is wider
    std::optional<SightLine> hint = {}; ///< in plan, a line that is likely to be the middle line of a wide beam
    double error = 0.0;
    bool isProof = false; ///< false: looks for a wide beam; true: proves that none is wider, or finds those that are
    int maxSteps = 0;     ///< limit for the searches of a proof together
};

/// The result of a search for the widest beam, in nanometers.
struct SpaceBeam {
    /// Signed width; nothing: no beam is wider than the known one.
    std::optional<double> width;
    double most = 0.0; ///< upper bound of the width of all beams
    SightLine3 line;   ///< middle line of the beam
    int steps = 0;
};

/// Returns the widest beam between two convex solids that are disjoint in plan; see geometry/README.md, "Clearance in
/// space". For a blocked pair the scene is the result of `withReceding`.
[[nodiscard]] SpaceBeam
widestBeamIn(const VolumeScene& scene, const BeamQuestion& question, const std::stop_token& stop);

/// Returns the clearance of a pair with the given answer; nothing if the bases intersect in plan or a stop was
/// requested. Symmetric.
[[nodiscard]] std::optional<VolumeClearance> clearanceOf(const Solid& observer,
                                                         const Solid& target,
                                                         const VolumeMap& map,
                                                         std::span<const int> active,
                                                         const VolumeAnswer& answer,
                                                         const VolumeOptions& options,
                                                         const std::stop_token& stop);

/// Returns the scene in which matter that reaches into a base is represented, in addition, by its convex parts outside
/// the base, each with a line that separates it from the base. Round and oval bases are cut off by tangents at most 10
/// degrees apart, and where the outline of the matter intersects them.
[[nodiscard]] VolumeScene withCuts(VolumeScene scene);

/// Returns the scene with its elements divided into layers of heights, each joined with the elements it touches there.
[[nodiscard]] VolumeScene withReceding(VolumeScene scene, const VolumeMapData& data);

} // namespace sightline::geometry::detail
