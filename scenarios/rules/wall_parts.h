#pragma once

#include "geometry/sight/volume.h"
#include "scenarios/rules/pack_table.h"

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// A part of a wall over [foot, foot + height]; no height: unlimited.
struct WallPart {
    geometry::Wall outline;
    geometry::Length foot;
    std::optional<geometry::Length> height;
};

/// Openings of sheets above the height up to which gaps are filled.
[[nodiscard]] std::vector<geometry::SheetOpening> openingsAbove(const std::vector<WallOpening>& openings,
                                                                geometry::Length filled);

/// What is left of a wall beside, below and above its openings, for lines as wide as twice `by`: an opening ends that
/// much above its sill and below its top. Along the wall its sides still have to be grown.
[[nodiscard]] std::vector<WallPart> wallPartsAround(const geometry::Wall& wall,
                                                    geometry::Length foot,
                                                    std::optional<geometry::Length> height,
                                                    const std::vector<geometry::SheetOpening>& openings,
                                                    geometry::Length by);

/// A convex part of a grown thing over [foot, foot + height]; no height: unlimited.
struct GrownPart {
    geometry::Polygon outline;
    geometry::Length foot;
    std::optional<geometry::Length> height;
};

/// What a line of `block` makes of a thing, grown by `by` along the table; its openings shrink by as much. Holds the
/// thing wherever it is moved by no more than that. The line's own width is not added.
[[nodiscard]] std::vector<GrownPart>
grownAround(const Obstacle& element, const BlockLine& line, const PackTable& table, geometry::Length by);

} // namespace sightline::scenarios
