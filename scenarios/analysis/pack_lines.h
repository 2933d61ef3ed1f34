#pragma once

#include "scenarios/analysis/region.h"
#include "scenarios/rules/line_occluders.h"
#include "scenarios/rules/regions.h"
#include "scenarios/rules/rule_pack.h"

#include <vector>

/// For regions under packs: where lines to a target end, and what they have to pass.
namespace sightline::scenarios {

/// Where lines to a target may end.
struct TargetEnds {
    enum class Kind {
        Middle,    ///< a target without size
        Places,    ///< some places that go with the base
        Base,      ///< anywhere on it
        Strip,     ///< a side of it
        SomePlace, ///< on it, where depends on who looks
    };
    Kind kind = Kind::Middle;
    std::vector<geometry::Vector> places; ///< from the middle
    std::vector<geometry::Ring> strip;    ///< turned by half a turn
    geometry::Length elevation;
    geometry::Length height;
};

/// `ends`: what the pack says of a target at `middle`.
[[nodiscard]] TargetEnds targetEnds(const RulePack& pack,
                                    const RegionQuestion& question,
                                    const std::vector<LineEnd>& ends,
                                    geometry::Point middle);

/// Where on a model such a region lies depends on where the other one stands.
[[nodiscard]] bool dependsOnOther(Region region);

/// What stops lines, by blocker: some of them, and all of them. Equal where that is the same.
struct StopBounds {
    std::vector<geometry::Occlusion> most;
    std::vector<geometry::Occlusion> least;
};

/// What has to be passed, way by way: light things in each choice of them to which none can be added. A line is clear
/// if it is by one of the ways. Things that are deep lie between the bounds, and so does what weighs where there are
/// too many choices.
[[nodiscard]] std::vector<StopBounds> waysPast(const Occluders& stops, const RulePack& pack);

} // namespace sightline::scenarios
