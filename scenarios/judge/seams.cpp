#include "scenarios/judge/seams.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace sightline::scenarios {

using geometry::TouchRule;

std::vector<int> seamOn(const geometry::SightLine& line,
                        const geometry::TerrainMap& map,
                        const std::vector<int>& blockers,
                        TouchRule touch) {
    if (blockers.size() < 2 || touch == TouchRule::Blocked || !firstHit(line, map, blockers, touch)) {
        return {};
    }
    std::vector<int> touching;
    std::ranges::copy_if(blockers, std::back_inserter(touching), [&](int blocker) {
        return firstHit(line, map, std::array{blocker}, TouchRule::Blocked).has_value();
    });
    std::vector<int> joined;
    std::ranges::copy_if(touching, std::back_inserter(joined), [&](int one) {
        return std::ranges::any_of(touching, [&](int other) {
            return other != one && firstHit(line, map, std::array{one, other}, touch).has_value();
        });
    });
    return joined.empty() ? touching : joined; // three may be needed where a wall stands on the edge
}

} // namespace sightline::scenarios
