#include "scenarios/rules/measure.h"

#include "scenarios/rules/regions.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::scenarios {

using geometry::Length;

namespace {

double span(Length a, Length b) {
    return static_cast<double>((b - a).nanometers());
}

/// Whole steps between the nearest cells of the two. The longer way along the axes takes the shorter one along, by diagonal steps.
double stepsOfSquares(const Pair& pair, double unit) {
    const double sides = static_cast<double>(cellsAlong(pair.observer(), pair.pack().cell) + cellsAlong(pair.target(), pair.pack().cell)) / 2;
    const auto steps = [&](Length a, Length b) { return std::max(0.0, std::abs(span(a, b)) / unit - sides + 1); };
    const double columns = steps(pair.observer().position.x, pair.target().position.x);
    const double rows = steps(pair.observer().position.y, pair.target().position.y);
    const double diagonals = pair.pack().measure.diagonals == Diagonals::Alternate ? std::round(std::min(columns, rows)) : 0.0;
    return std::max(columns, rows) + std::floor(diagonals / 2);
}

/// A way over hexes, as steps along two neighbours and the third between them.
struct HexWay {
    double steps = 0.0;
    double off = 0.0; ///< how far the nearest middle of a hex lies from where the way was to end
};

/// `along`: in the direction of a neighbour, `across`: at right angles to it; in sides of hexes from face to face. Rounding as of cube coordinates:
/// the one that is rounded farthest follows from the others.
HexWay hexWay(double along, double across) {
    const double r = across * 2 / std::numbers::sqrt3;
    const double q = along - r / 2;
    double wholeQ = std::round(q);
    double wholeR = std::round(r);
    const double wholeS = std::round(-q - r);
    const double offQ = std::abs(wholeQ - q);
    const double offR = std::abs(wholeR - r);
    const double offS = std::abs(wholeS + q + r);
    if (offQ > offR && offQ > offS) {
        wholeQ = -wholeR - wholeS;
    } else if (offR > offS) {
        wholeR = -wholeQ - wholeS;
    }
    return {(std::abs(wholeQ) + std::abs(wholeR) + std::abs(wholeQ + wholeR)) / 2, std::hypot(wholeQ + wholeR / 2 - along, wholeR * std::numbers::sqrt3 / 2 - across)};
}

/// Hexes lie in rows or in columns; no way from one middle to another is of both kinds.
double stepsOfHexes(const Pair& pair, double unit) {
    const double dx = span(pair.observer().position.x, pair.target().position.x) / unit;
    const double dy = span(pair.observer().position.y, pair.target().position.y) / unit;
    const HexWay rows = hexWay(dx, dy);
    const HexWay columns = hexWay(dy, dx);
    return columns.off < rows.off ? columns.steps : rows.steps;
}

Length inCells(const Pair& pair) {
    const Length cell = pair.pack().cell;
    const double unit = static_cast<double>(cell.nanometers());
    return cell * std::llround(pair.pack().space == Space::Hex ? stepsOfHexes(pair, unit) : stepsOfSquares(pair, unit));
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
