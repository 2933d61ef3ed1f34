#pragma once

#include "scenarios/analysis/region.h"
#include "scenarios/judge/line_occluders.h"
#include "scenarios/judge/regions.h"
#include "scenarios/rules/rule_pack.h"

#include <vector>

/// @file
/// Ends of lines to a target, and the blockers that lines have to pass, for regions under packs.
namespace sightline::scenarios {

/// The possible ends of lines to a target.
struct TargetEnds {
    enum class Kind {
        Middle,       ///< the center: a target of no extent
        Places,       ///< some positions fixed to the base
        Base,         ///< anywhere on the base
        Strip,        ///< one side of the base
        SomePosition, ///< a position on the base that depends on the viewer
    };
    Kind kind = Kind::Middle;
    std::vector<geometry::Vector> places; ///< relative to the center
    std::vector<geometry::Ring> strip;    ///< outlines rotated by 180 degrees, for Minkowski sums
    geometry::Length elevation;
    geometry::Length height;
};

/// Classifies `ends`, the ends that the pack gives for a target at `middle`.
[[nodiscard]] TargetEnds targetEnds(const RulePack& pack,
                                    const RegionQuestion& question,
                                    const std::vector<LineEnd>& ends,
                                    geometry::Point middle);

/// True if the position of the region on a model depends on the position of the other model.
[[nodiscard]] bool dependsOnOther(Region region);

/// Bounds on the blockers of lines, indexed by blocker: `most` holds those that may block, `least` those that certainly
/// do. The two are equal where this is decided.
struct OcclusionBounds {
    std::vector<geometry::Occlusion> most;
    std::vector<geometry::Occlusion> least;
};

/// Returns one set of blockers for each maximal choice of light obstacles that a line may pass together; a line is
/// clear if it is clear under one of them. Obstacles that block by depth lie between the bounds, and so do weighted
/// ones if there are too many choices.
[[nodiscard]] std::vector<OcclusionBounds> boundsOfChoices(const Occluders& stops, const RulePack& pack);

} // namespace sightline::scenarios
