#include "scenarios/judge/ruling_margin.h"

#include "scenarios/judge/measure.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// The stated accuracy of a margin, in millimeters, and as a share of it where that is larger. Empirical: far below
/// what a person can place.
constexpr double kClose = 1e-3;
constexpr double kCloseRatio = 1e-3;
/// The smallest margin that is searched for, in millimeters: the stated accuracy; anything below it counts as none.
constexpr double kShortest = 1e-3;
/// The distance below a threshold, in millimeters, at which a proof counts as reaching it, because no proof holds at
/// the threshold itself. It is a tenth of the stated accuracy.
constexpr double kBefore = 1e-4;

/// Returns the distance that a doubt compares with its threshold.
std::optional<Length> comparedBy(const Doubt& doubt, const Pair& pair) {
    switch (doubt.on) {
    case RestsOn::Range:
    case RestsOn::Detection: return measured(pair);
    case RestsOn::Apart: return pair.apart();
    default: return {};
    }
}

} // namespace

RulingMargin marginOf(const PackTable& table,
                      std::size_t observer,
                      std::size_t target,
                      bool mayTarget,
                      double toleranceMillimeters,
                      const std::stop_token& stop) {
    const Ternary truth = mayTarget ? Ternary::Yes : Ternary::No;
    RulingBound last;  // at the longest proved moves
    RulingBound first; // at the shortest unproved ones
    const auto holds = [&](double millimeters) {
        RulingBound bound =
            boundOfRuling(table, observer, target, {}, Length::fromMillimeters(millimeters), stop, {false, mayTarget});
        const bool isProved = bound.mayTarget == truth;
        (isProved ? last : first) = std::move(bound);
        return isProved;
    };
    double low = 0.0;
    double high = std::clamp(toleranceMillimeters, 0.01, kMarginReach);
    while (holds(high)) {
        low = high;
        if (high == kMarginReach || stop.stop_requested()) {
            return {low, high == kMarginReach, false, false, {}};
        }
        high = std::min(high * 4, kMarginReach);
    }
    const bool isOpenAtTolerance = low == 0.0 && first.isOpen;
    while (low == 0.0 && high > kShortest && !stop.stop_requested()) {
        if (const double next = high / 4; holds(next)) {
            low = next;
        } else {
            high = next;
        }
    }
    while (low > 0.0 && high - low > std::max(kClose, low * kCloseRatio) && !stop.stop_requested()) {
        const double middle = (low + high) / 2;
        (holds(middle) ? low : high) = middle;
    }
    RulingMargin margin;
    margin.atLeastMillimeters = low;
    margin.isOpen = first.isOpen;
    margin.isOpenAtTolerance = isOpenAtTolerance;
    const RulingBound named =
        boundOfRuling(table, observer, target, {}, Length::fromMillimeters(high), stop, {true, mayTarget});
    const auto isNew = [&](const Doubt& doubt) { return std::ranges::find(last.doubts, doubt) == last.doubts.end(); };
    const auto isOther = [&](const Doubt& doubt) { return doubt.on != RestsOn::Line && isNew(doubt); };
    // Who is out of an arc has to come into it, wherever else moves as long would lead.
    const auto isArc = [&](const Doubt& doubt) { return !mayTarget && doubt.on == RestsOn::Arc && isNew(doubt); };
    auto doubt = std::ranges::find_if(named.doubts, isArc);
    doubt = doubt == named.doubts.end() ? std::ranges::find_if(named.doubts, isOther) : doubt;
    doubt = doubt == named.doubts.end() ? std::ranges::find(named.doubts, RestsOn::Line, &Doubt::on) : doubt;
    if (doubt == named.doubts.end()) {
        return margin;
    }
    margin.restsOn = *doubt;
    if (const auto compared = comparedBy(*doubt, Pair{table, observer, target}); compared && doubt->threshold) {
        const double away = std::abs((*compared - *doubt->threshold).millimeters());
        if (away <= kBefore || (away > low && away < high + kClose && holds(away - kBefore))) {
            margin.atLeastMillimeters = away;
        }
    }
    return margin;
}

} // namespace sightline::scenarios
