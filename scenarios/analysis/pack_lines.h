#pragma once

#include "scenarios/analysis/region.h"
#include "scenarios/judge/line_occluders.h"
#include "scenarios/judge/regions.h"
#include "scenarios/rules/rule_pack.h"

#include <span>
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

/// Returns the centers of targets of which a place or the strip that lines end at lies in the region; for all other
/// kinds of ends the region itself.
[[nodiscard]] geometry::PolygonSet centersFor(const geometry::PolygonSet& region, const TargetEnds& ends);

/// True if the pack's ranges are borders of a region by themselves: measured from base to base, and the same from
/// wherever the target stands.
[[nodiscard]] bool hasFixedRanges(const RulePack& pack, const RegionQuestion& question);
/// Returns the part of the region within the pack's ranges from the viewer. Precondition: `hasFixedRanges`.
[[nodiscard]] geometry::PolygonSet withinRanges(geometry::PolygonSet region,
                                                const RulePack& pack,
                                                const Model& viewer,
                                                const RegionQuestion& question,
                                                bool isHiding,
                                                const geometry::Box& table);

/// True if the position is within 2 micrometers of a blocker that counts: one of the lines beside it may start inside.
[[nodiscard]] bool touchesBlocker(geometry::Point place,
                                  std::span<const geometry::Blocker> blockers,
                                  const std::vector<geometry::Occlusion>& counts);

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
