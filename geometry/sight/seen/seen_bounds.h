#pragma once

#include "geometry/sight/plan/sight.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// Bounds of the share, 0 to 1, of the width of a target's facing part that is hidden.
struct HiddenBounds {
    double least = 0.0;
    double most = 1.0;

    /// Returns whether more than that share is hidden; nothing if the bounds leave it open.
    [[nodiscard]] std::optional<bool> areMoreThan(double share) const {
        return least > share ? std::optional{true} : most < share ? std::optional{false} : std::nullopt;
    }
};

/// Returns bounds of what `seenWidth` answers without pieces that are ignored, proved at a glance: by what a few points
/// of the observer see, and by what single straight parts of blockers hide. Looks no closer than it takes to show
/// whether more than `share` is hidden, and leaves that open for shares within a few hundredths of it, for targets with
/// corners and for concave observers. Valid under both touch rules.
[[nodiscard]] HiddenBounds hiddenAtAGlance(double share,
                                           const PlacedFootprint& observer,
                                           const PlacedFootprint& target,
                                           const TerrainMap& map,
                                           std::span<const int> active);

/// True if single straight parts of blockers are proved, at a glance, to hide a part of the target's facing outline, so
/// that `seenPart` would not call it fully visible without pieces that are ignored. False proves nothing.
[[nodiscard]] bool isPartHiddenAtAGlance(const PlacedFootprint& observer,
                                         const PlacedFootprint& target,
                                         const TerrainMap& map,
                                         std::span<const int> active);

} // namespace sightline::geometry
