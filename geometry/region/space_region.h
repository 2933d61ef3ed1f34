#pragma once

#include "geometry/region/polygon_set.h"
#include "geometry/region/region_map.h"
#include "geometry/sight/plan/fast_sight.h"
#include "geometry/sight/space/volume.h"

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::geometry {

/// Inner and outer bounds of a region of the table.
struct RegionBounds {
    PolygonSet inner; ///< inner bound: every point of it belongs to the region
    PolygonSet outer; ///< outer bound: no point outside it belongs to the region; contains `inner`

    /// Returns the undecided area between the two bounds.
    [[nodiscard]] double openSquareInches() const { return outer.areaSquareInches() - inner.areaSquareInches(); }
    friend bool operator==(const RegionBounds&, const RegionBounds&) = default;
};

/// The vertical extent of a target at a point of the table, as heights over the table.
struct SamplePointHeights {
    Length bottom;
    Length top;
};

/// Regions seen in plan, by the corners of the part of the viewer and by the active blockers.
using PlanViews = std::map<std::pair<Ring, std::vector<Occlusion>>, PolygonSet>;

/// The options of `regionSeenInSpace`.
struct SpaceRegionOptions {
    TouchRule touch = TouchRule::Clear;
    double openSquareInches = 0.25;   ///< the viewer is subdivided until the area between the bounds is at most this
    int maxCuts = 4;                  ///< maximum number of subdivisions along each side of the viewer
    std::vector<Ring> within = {};    ///< restricts the query to these outlines; empty: the whole table
    std::vector<Vector> normals = {}; ///< as in `WeakVisibilityOptions`; only for viewers with a base of positive size
    /// Keeps what is seen in plan for further queries, which may differ in heights only.
    PlanViews* views = nullptr;
};

/// Returns the points of the table over which a target of zero width, with the given heights, is seen from an upright
/// solid past the active solids of `volume`. Points seen only along single lines are not included.
///
/// `map` and `volume` contain the same blockers; `counts` is indexed by blocker. If the bounds coincide, the result is
/// exact except for `kViewerError` and the rounding of corners. This holds for viewers without size, and for every
/// viewer if no solid is higher than one of the two tops and lower than the other, as long as no line can pass under an
/// active solid. Otherwise the difference of the bounds is undecided. After a stop request both are empty. Source:
/// geometry/README.md, "Visible regions in space".
[[nodiscard]] RegionBounds regionSeenInSpace(const Solid& viewer,
                                             const SamplePointHeights& target,
                                             const RegionMap& map,
                                             const VolumeMap& volume,
                                             std::span<const Occlusion> counts,
                                             const SpaceRegionOptions& options = {},
                                             const std::stop_token& stop = {});

/// Returns the map restricted to some of its blockers, in the given order; `instead` replaces the footprints of some of
/// them.
[[nodiscard]] VolumeMap
onlyBlockers(const VolumeMap& map, std::span<const int> blockers, const std::map<int, Polygon>& instead = {});

/// Returns an approximation of a convex outline by at most `sides` sides: inscribed by chords (`within`), or
/// circumscribed by tangents. Nothing if the outline is not convex or has no more corners than that.
[[nodiscard]] std::optional<Polygon> coarsened(const Polygon& outline, int sides, bool within);

} // namespace sightline::geometry
