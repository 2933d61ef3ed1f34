#include "scenarios/judge/heights_on_way.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;
using geometry::WayPart;

namespace {

Length at(double share, Length from, Length to) {
    return from + Length::fromNanometers(std::llround(share * static_cast<double>((to - from).nanometers())));
}

/// Returns the part of the way on which a length that changes evenly is positive.
std::optional<WayPart> positivePart(Length from, Length to) {
    if (from <= Length{} && to <= Length{}) {
        return {};
    }
    const double first = static_cast<double>(from.nanometers());
    const double share = from == to ? 1.0 : first / (first - static_cast<double>(to.nanometers()));
    return WayPart{from > Length{} ? 0.0 : share, to > Length{} ? 1.0 : share};
}

} // namespace

HeightsAtEnd HeightsOnWay::on(const WayPart& way) const {
    return {std::min(at(way.from, from.low, to.low), at(way.to, from.low, to.low)),
            std::max(at(way.from, from.high, to.high), at(way.to, from.high, to.high))};
}

std::optional<WayPart> HeightsOnWay::between(Length foot, std::optional<Length> top) const {
    const auto above = positivePart(from.high - foot, to.high - foot);
    const auto below = top ? positivePart(*top - from.low, *top - to.low) : std::optional{WayPart{}};
    if (!above || !below) {
        return {};
    }
    const WayPart both{std::max(above->from, below->from), std::min(above->to, below->to)};
    return both.from < both.to ? std::optional{both} : std::nullopt;
}

} // namespace sightline::scenarios
