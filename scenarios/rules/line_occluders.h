#pragma once

#include "geometry/sight/fast_sight.h"
#include "scenarios/rules/blocking.h"

#include <compare>
#include <vector>

/// For regions: what a pack lets stop lines between two models, told without looking along any line.
namespace sightline::scenarios {

/// Blockers of the pack's map in a row that lines may pass up to a weight.
struct WeighedRun {
    int line = 0;        ///< of `block`: weights of one line add up
    double weight = 0.0; ///< more than 0
    int first = 0;
    int last = 0;
    friend auto operator<=>(const WeighedRun&, const WeighedRun&) = default;
};

/// Blockers that stop lines by how much of them lies inside, all of one line of `block` together.
struct DeepElements {
    int line = 0;
    std::vector<int> blockers; ///< ascending
    friend auto operator<=>(const DeepElements&, const DeepElements&) = default;
};

/// Blockers of the pack's map that stop lines of sight of a pair.
struct Occluders {
    std::vector<geometry::Occlusion> counts; ///< `Yes`: each line that meets it is stopped, but for those of `passable`
    std::vector<std::pair<int, int>>
        passable; ///< footprints, first and last: of `counts`, but for lines that start or end inside
    std::vector<WeighedRun> weighed; ///< not among `counts`
    std::vector<DeepElements> deep;  ///< not among `counts`; of solids also what is weighed
    friend auto operator<=>(const Occluders&, const Occluders&) = default;
};

/// Whether the rules of the pack can be told so, and what is left out changes no answer. Else a line's own passage
/// counts, or who looks back.
[[nodiscard]] bool hasLineIndependentOccluders(const RulePack& pack);

/// Whether a line has to come in over the side of the target's base that its printed dot is nearest to.
[[nodiscard]] bool asksForItsSide(const RulePack& pack);

/// The first `models` of the table may stand in the way.
[[nodiscard]] Occluders occludersFor(const Pair& pair, std::size_t models);

/// What hides a part of the target when it is asked for whole, as `counts` of the pack's map: all as it stands in plan,
/// and what no heights let anyone see over, for it has no end of height or is as high as the observer.
struct HidingElements {
    std::vector<geometry::Occlusion> all;
    std::vector<geometry::Occlusion> high;
    friend auto operator<=>(const HidingElements&, const HidingElements&) = default;
};
[[nodiscard]] HidingElements hidingElements(const Pair& pair, std::size_t models);

/// Seen within the pack's range of detection only.
[[nodiscard]] bool isHiding(const PackTable& table, std::size_t target);

} // namespace sightline::scenarios
