#pragma once

#include "geometry/region/polygon_set.h"
#include "geometry/region/region_map.h"
#include "geometry/sight/fast_sight.h"
#include "geometry/sight/volume.h"

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::geometry {

/// A part of a table between two bounds.
struct RegionBounds {
    PolygonSet sure;     ///< each spot of it belongs to the part
    PolygonSet possible; ///< no spot outside it does; it holds `sure`

    [[nodiscard]] double openSquareInches() const { return possible.areaSquareInches() - sure.areaSquareInches(); }
    friend bool operator==(const RegionBounds&, const RegionBounds&) = default;
};

/// Over a spot of the table.
struct SpotHeights {
    Length bottom;
    Length top;
};

struct SpaceRegionOptions {
    TouchRule touch = TouchRule::Clear;
    double openSquareInches = 0.25;   ///< the viewer is cut into ever smaller places until no more than this is open
    int maxCuts = 4;                  ///< along each side of it
    std::vector<Ring> within = {};    ///< only spots in one of these are asked for; empty: the table
    std::vector<Vector> normals = {}; ///< as `BaseRegionOptions` has them; of a viewer with size
};

/// The spots of the table over which a target without size, as high as told, is seen from an upright solid, past the
/// solids of `volume` that count. What is seen along single lines only is no part of it.
///
/// `map` and `volume` hold the same blockers; `counts` is by blocker. Where both bounds are one the answer is exact but
/// for `kViewerError` and the rounding of corners: so it is for viewers without size, and for all if no solid is higher
/// than the one top and lower than the other, as long as no line can pass under a solid that counts. Else the bounds
/// say what is open. After a stop request both are empty. Source: geometry/README.md, "Visible regions in space".
[[nodiscard]] RegionBounds regionSeenInSpace(const Solid& viewer,
                                             const SpotHeights& target,
                                             const RegionMap& map,
                                             const VolumeMap& volume,
                                             std::span<const Occlusion> counts,
                                             const SpaceRegionOptions& options = {},
                                             const std::stop_token& stop = {});

/// The same with some of its blockers only, in the order told; some of them with another footprint.
[[nodiscard]] VolumeMap
onlyBlockers(const VolumeMap& map, std::span<const int> blockers, const std::map<int, Polygon>& instead = {});

/// A convex outline of many corners by so few sides: by chords within it, or by tangents around it. Nothing: it is not
/// convex, or has no more corners.
[[nodiscard]] std::optional<Polygon> coarsened(const Polygon& outline, int sides, bool within);

} // namespace sightline::geometry
