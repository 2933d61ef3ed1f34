#pragma once

#include "geometry/sight/space/volume.h"
#include "scenarios/judge/pack_table.h"
#include "scenarios/rules/rule_set.h"

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// Returns the heights at which a part of an obstacle blocks lines that run at least `by` above its top and below its
/// underside. Only ends that are those of the whole obstacle move: lines keep away from openings by their size. What is
/// flat stays flat, what stands on the table does so, and what hangs less than twice that over it reaches down to it.
[[nodiscard]] VerticalExtent
grownInHeight(const VerticalExtent& part, const VerticalExtent& whole, geometry::Length by);

/// Returns the openings of the wall that the obstacle is; none for other obstacles. `pieces` are those of its table.
[[nodiscard]] const std::vector<WallOpening>& openingsOf(const Obstacle& obstacle,
                                                         const std::vector<const Piece*>& pieces);

/// A part of a wall over [foot, foot + height]; without a height: unlimited.
struct WallPart {
    geometry::Wall outline;
    geometry::Length foot;
    std::optional<geometry::Length> height;
};

/// The vertical extent of an obstacle and the openings in it, as lines meet them.
struct OpenBody {
    geometry::Length foot;
    std::optional<geometry::Length> height; ///< nullopt: unlimited
    std::vector<geometry::SheetOpening> openings;
};

/// Returns the body of an obstacle whose gaps up to a height above the table are closed: what lies below its foot, if
/// that is no higher, and openings up to there.
[[nodiscard]] OpenBody bodyClosedUpTo(geometry::Length filled,
                                      geometry::Length elevation,
                                      std::optional<geometry::Length> height,
                                      const std::vector<WallOpening>& openings);

/// Returns the parts of a wall beside, below and above its openings, for lines of width 2 * `by`: an opening begins
/// that much above its sill and ends that much below its top. The sides of the parts along the wall are not grown.
[[nodiscard]] std::vector<WallPart> wallPartsAround(const geometry::Wall& wall,
                                                    geometry::Length foot,
                                                    std::optional<geometry::Length> height,
                                                    const std::vector<geometry::SheetOpening>& openings,
                                                    geometry::Length by);

/// A stretch of a wall as seen from above, between gaps.
struct StretchFromAbove {
    geometry::Wall outline;
    geometry::Length from; ///< where it begins, along the whole wall
    bool isWindow = false; ///< true: an opening is over it, whose sill stands above the foot of the wall
};

/// Returns what of a wall is seen from above: openings down to its foot, as doors, are gaps. With `tellsWindows` what
/// lies under other openings is a stretch of its own; otherwise it belongs to the wall beside it.
[[nodiscard]] std::vector<StretchFromAbove>
seenFromAbove(const geometry::Wall& wall, const std::vector<WallOpening>& openings, bool tellsWindows);

/// True if a wall of the piece has windows, and the rules count these as closed: those of the plane do, but for packs
/// on squares, which see through all.
[[nodiscard]] bool hasClosedOpenings(const Piece& piece, SightGeometry view, const RulePack* pack);

/// A convex part of a grown obstacle over [foot, foot + height]; without a height: unlimited.
struct GrownPart {
    geometry::Polygon outline;
    geometry::Length foot;
    std::optional<geometry::Length> height;
};

/// Returns the parts of an obstacle that a line of `block` uses, grown by `by` along the table; openings narrow by as
/// much at each side and keep their heights. The result contains the obstacle wherever it is moved along the table by
/// at most `by`. The line's own width is added in height, not along the table.
[[nodiscard]] std::vector<GrownPart>
grownAround(const Obstacle& element, const BlockLine& line, const PackTable& table, geometry::Length by);

} // namespace sightline::scenarios
