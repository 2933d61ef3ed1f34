#include "scenarios/rules/measure.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;

namespace {

double span(Length a, Length b) {
    return static_cast<double>((b - a).nanometers());
}

/// Whole steps of cells from one middle to the other: the longer way along the axes, as on a board where diagonals count one.
Length inCells(const Pair& pair) {
    const Length cell = pair.pack().cell;
    const double unit = static_cast<double>(cell.nanometers());
    const double dx = std::abs(span(pair.observer().position.x, pair.target().position.x));
    const double dy = std::abs(span(pair.observer().position.y, pair.target().position.y));
    const double cells = pair.pack().space == Space::Hex ? std::hypot(dx, dy) / unit : std::max(dx, dy) / unit;
    return cell * std::llround(cells);
}

/// The gap of the two extents, one over the other.
double gapUpwards(const Pair& pair) {
    const Length low = pair.observer().elevation;
    const Length high = low + pair.table.heightOf(pair.observerIndex);
    const Length otherLow = pair.target().elevation;
    const Length otherHigh = otherLow + pair.table.heightOf(pair.targetIndex);
    return std::max({0.0, span(high, otherLow), span(otherHigh, low)});
}

Length rounded(Length length, const MeasureRules& rules) {
    const double steps = static_cast<double>(length.nanometers()) / static_cast<double>(rules.step.nanometers());
    switch (rules.rounding) {
    case Rounding::None: return length;
    case Rounding::Up: return rules.step * std::llround(std::ceil(steps));
    case Rounding::Down: return rules.step * std::llround(std::floor(steps));
    case Rounding::Nearest: return rules.step * std::llround(steps);
    }
    return length;
}

} // namespace

Length measured(const Pair& pair) {
    const MeasureRules& rules = pair.pack().measure;
    if (rules.from == MeasureFrom::Cells) {
        return rounded(inCells(pair), rules);
    }
    const bool isCentre = rules.from == MeasureFrom::Centre;
    const double plan = isCentre ? std::hypot(span(pair.observer().position.x, pair.target().position.x), span(pair.observer().position.y, pair.target().position.y))
                                 : static_cast<double>(pair.nearest().gap.nanometers());
    double up = 0.0;
    if (rules.from == MeasureFrom::Volume) {
        up = gapUpwards(pair);
    } else if (rules.plane == MeasurePlane::Space) {
        up = span(pair.observer().elevation, pair.target().elevation);
    }
    return rounded(Length::fromNanometers(std::llround(std::hypot(plan, up))), rules);
}

} // namespace sightline::scenarios
