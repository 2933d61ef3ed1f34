#pragma once

#include "scenarios/judge/blocking.h"
#include "scenarios/judge/regions.h"

#include <optional>
#include <vector>

/// @file
/// How much of a target shows, for packs with `min_patch_mm`.
///
/// Seen from the side a patch shows at the top of a target if a line enters its side at least that far below its top.
/// From above its top is seen as well; there a line has to fall by the patch as it appears at the far side of the base.
/// The same holds of the foot, for what is seen from below. Source: docs/sight.md, "How much has to show".
namespace sightline::scenarios {

/// Where a patch is.
enum class PatchAt { Top, Foot };

/// Returns the ends without that much of their heights, at least 1 nm of which remains.
[[nodiscard]] std::vector<LineEnd> besidePatch(std::vector<LineEnd> ends, geometry::Length cut, PatchAt at);

/// Returns the ends narrower by half of a patch on each side, so that the patch around a line to them is a part of the
/// target; those that would vanish stay as they are.
[[nodiscard]] std::vector<LineEnd> narrowerBy(std::vector<LineEnd> ends, geometry::Length patch);

/// Returns how long a patch appears at the far side of a base that is `depth` long, if it is seen from `gap` before the
/// base: past an edge that shows the patch at the near side, lines reach as far below the top at the far side.
/// std::nullopt without a gap.
[[nodiscard]] std::optional<geometry::Length>
patchAtFarSide(geometry::Length patch, geometry::Length gap, geometry::Length depth);

/// Returns the greatest extent of a shape along the table, or more.
[[nodiscard]] geometry::Length extentOf(const geometry::PlacedFootprint& shape);

/// The two ends of lines.
struct LineEnds {
    std::vector<LineEnd> sources;
    std::vector<LineEnd> targets;
};

/// Returns lines from above a target, and from below it, each of which shows a patch there, whether it enters the
/// target by its side or not. `atFarSide` is the result of `patchAtFarSide`.
[[nodiscard]] std::vector<LineEnds> linesFromBeyond(const std::vector<LineEnd>& sources,
                                                    const std::vector<LineEnd>& targets,
                                                    geometry::Length patch,
                                                    geometry::Length atFarSide,
                                                    PatchAt at);

} // namespace sightline::scenarios
