#pragma once

#include "geometry/sight/plan/fast_sight.h"
#include "scenarios/judge/blocking.h"

#include <compare>
#include <vector>

/// @file
/// The blockers of lines between two models under a pack, for regions: determined without testing single lines.
namespace sightline::scenarios {

/// A run of consecutive blockers of the pack's map that lines may pass up to a total weight.
struct WeighedRun {
    int line = 0;        ///< index in `block`; weights of one line add up
    double weight = 0.0; ///< positive
    int first = 0;
    int last = 0;
    friend auto operator<=>(const WeighedRun&, const WeighedRun&) = default;
};

/// Blockers that stop lines by the length inside them, summed over all blockers of one line of `block`.
struct DeepElements {
    int line = 0;
    std::vector<int> blockers; ///< ascending
    friend auto operator<=>(const DeepElements&, const DeepElements&) = default;
};

/// The blockers of the pack's map that stop lines of sight of a pair.
struct Occluders {
    /// `Always`: every line that meets it is blocked, except for those of `passable`
    std::vector<geometry::Occlusion> counts;
    /// Footprints among `counts`, as first and last blocker, which lines that start or end inside may pass.
    std::vector<std::pair<int, int>> passable;
    std::vector<WeighedRun> weighed; ///< disjoint from `counts`
    std::vector<DeepElements> deep;  ///< disjoint from `counts`; of solids also those with a weight
    friend auto operator<=>(const Occluders&, const Occluders&) = default;
};

/// True if the blockers of the pack are the same for all lines of a pair, and what `Occluders` leaves out changes no
/// answer. False if it matters whether a line starts or ends inside an obstacle, or if the reversed direction does.
[[nodiscard]] bool hasLineIndependentOccluders(const RulePack& pack);

/// True if a line has to enter the target's base by the side nearest to its printed dot.
[[nodiscard]] bool asksForItsSide(const RulePack& pack);

/// Computes the blockers of the pair. Only the first `models` models of the table can be blockers.
[[nodiscard]] Occluders occludersFor(const Pair& pair, std::size_t models);

/// The obstacles that hide a part of the target when all of it has to be visible, as `counts` of the pack's map: all of
/// them by their plan, and those that cannot be seen over at any height, since they are unlimited in height or as high
/// as the observer.
struct HidingElements {
    std::vector<geometry::Occlusion> all;
    std::vector<geometry::Occlusion> high;
    friend auto operator<=>(const HidingElements&, const HidingElements&) = default;
};
/// Computes the obstacles that hide parts of the target. Only the first `models` models of the table can be blockers.
[[nodiscard]] HidingElements hidingElements(const Pair& pair, std::size_t models);

} // namespace sightline::scenarios
