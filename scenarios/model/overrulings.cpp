#include "scenarios/model/overrulings.h"

#include "scenarios/model/scenario.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdlib>

namespace sightline::scenarios {

namespace {

/// The difference in nanometers up to which two lengths count as the same: a hundredth of a millimeter, which is less
/// than a field of the window shows, and more than a file of another program loses by rounding inches to four digits.
constexpr std::int64_t kSameLength = 10'000;
/// The difference in nanodegrees up to which two facings count as the same: a hundredth of a degree.
constexpr std::int64_t kSameFacing = 10'000'000;

bool isSame(geometry::Length a, geometry::Length b) { return std::abs(a.nanometers() - b.nanometers()) <= kSameLength; }

bool isSame(geometry::Angle a, geometry::Angle b) {
    return std::min((a - b).nanodegrees(), (b - a).nanodegrees()) <= kSameFacing;
}

bool isSame(const Stance& a, const Stance& b) {
    return isSame(a.position.x, b.position.x) && isSame(a.position.y, b.position.y) &&
           isSame(a.elevation, b.elevation) && isSame(a.facing, b.facing);
}

Stance stanceOf(const Model& model) { return {model.position, model.facing, model.elevation}; }

} // namespace

PairStance stanceOf(const Scenario& scenario, const SightPair& pair) {
    const Model* observer = scenario.model(pair.observer);
    const Model* target = scenario.model(pair.target);
    assert(observer && target);
    return {stanceOf(*observer), stanceOf(*target)};
}

bool isLapsed(const Overruling& overruling, const Scenario& scenario) {
    const bool standBoth = scenario.model(overruling.pair.observer) && scenario.model(overruling.pair.target);
    if (!overruling.madeFor || !standBoth) {
        return false;
    }
    const PairStance now = stanceOf(scenario, overruling.pair);
    return !isSame(overruling.madeFor->observer, now.observer) || !isSame(overruling.madeFor->target, now.target);
}

} // namespace sightline::scenarios
