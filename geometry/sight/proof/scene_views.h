#pragma once

#include "geometry/sight/proof/certificate.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A choice of the parts of both bases in which lines end, with the blockers active for these lines.
struct SceneView {
    SightScene scene;
    std::vector<int> active;  ///< ascending
    PlacedFootprint observer; ///< the part of the base in which lines start
    PlacedFootprint target;
    std::vector<int> ignoredByObserver = {}; ///< blockers ignored because their piece contains the observer's part
    std::vector<int> ignoredByTarget = {};
};

/// The choices of parts, as `sceneViews` returns them.
struct SceneViews {
    std::vector<SceneView> list; ///< the pair of whole bases first
    /// false: some choices are missing, so a pair that none of these sees may be visible nevertheless; see `BaseViews`
    bool areAll = true;
};

/// Returns all choices, for both bases grown outwards by `growth` or shrunk.
[[nodiscard]] SceneViews sceneViews(const PlacedFootprint& observer,
                                    const PlacedFootprint& target,
                                    const TerrainMap& map,
                                    std::span<const int> active,
                                    const SightOptions& options,
                                    Length growth = {},
                                    Grouping grouping = Grouping::Joined);

/// Returns the view of both whole bases without any piece that contains a part of one of them. A pair that is blocked
/// in this view is blocked.
[[nodiscard]] SceneView viewWithoutContainers(const PlacedFootprint& observer,
                                              const PlacedFootprint& target,
                                              const TerrainMap& map,
                                              std::span<const int> active,
                                              const SightOptions& options);

} // namespace sightline::geometry::detail
