#pragma once

#include "geometry/sight/certificate.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// One choice of where lines start and end, with what counts for them.
struct SceneView {
    SightScene scene;
    std::vector<int> active; ///< ascending
    PlacedFootprint observer; ///< the part of the base that lines start from
    PlacedFootprint target;
    std::vector<int> ignoredByObserver = {}; ///< blockers that do not count because they hold the observer's part
    std::vector<int> ignoredByTarget = {};
};

/// All choices, the bases as a whole first, both bases grown by `growth` or shrunk.
[[nodiscard]] std::vector<SceneView> sceneViews(const PlacedFootprint& observer, const PlacedFootprint& target, const TerrainMap& map,
                                                std::span<const int> active, const SightOptions& options, Length growth = {},
                                                Grouping grouping = Grouping::Joined);

} // namespace sightline::geometry::detail
