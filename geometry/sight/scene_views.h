#pragma once

#include "geometry/sight/certificate.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// One choice of where lines start and end, with what counts for them.
struct SceneView {
    SightScene scene;
    std::vector<int> active;  ///< ascending
    PlacedFootprint observer; ///< the part of the base that lines start from
    PlacedFootprint target;
    std::vector<int> ignoredByObserver = {}; ///< blockers that do not count because they hold the observer's part
    std::vector<int> ignoredByTarget = {};
};

struct SceneViews {
    std::vector<SceneView> list; ///< the bases as a whole first
    bool areAll = true;          ///< as of `BaseViews`: else what none of these sees may be seen all the same
};

/// All choices, both bases grown by `growth` or shrunk.
[[nodiscard]] SceneViews sceneViews(const PlacedFootprint& observer,
                                    const PlacedFootprint& target,
                                    const TerrainMap& map,
                                    std::span<const int> active,
                                    const SightOptions& options,
                                    Length growth = {},
                                    Grouping grouping = Grouping::Joined);

/// Both bases as a whole, without any piece that holds a part of one of them: what is blocked here is blocked.
[[nodiscard]] SceneView viewWithoutContainers(const PlacedFootprint& observer,
                                              const PlacedFootprint& target,
                                              const TerrainMap& map,
                                              std::span<const int> active,
                                              const SightOptions& options);

} // namespace sightline::geometry::detail
