#include "scenarios/judge/measure.h"

#include "scenarios/judge/regions.h"
#include "scenarios/judge/sizes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::scenarios {

using geometry::Length;

namespace {

double span(Length a, Length b) { return static_cast<double>((b - a).nanometers()); }

/// Returns the number of whole steps between the nearest cells of the two. Diagonal steps cover the shorter of the two
/// axis distances.
double stepsOfSquares(const Pair& pair, double unit) {
    const double sides = static_cast<double>(cellsAlong(pair.observer(), pair.pack().cell) +
                                             cellsAlong(pair.target(), pair.pack().cell)) /
                         2;
    // Models of games on squares stand in the middle of their cells; others stand anywhere in cells from the corner of
    // the table.
    const bool isAnywhere = pair.pack().space != Space::Square;
    const auto at = [&](Length a) { return std::floor(static_cast<double>(a.nanometers()) / unit); };
    const auto steps = [&](Length a, Length b) {
        return isAnywhere ? std::abs(at(b) - at(a)) : std::max(0.0, std::abs(span(a, b)) / unit - sides + 1);
    };
    const double columns = steps(pair.observer().position.x, pair.target().position.x);
    const double rows = steps(pair.observer().position.y, pair.target().position.y);
    const double diagonals =
        pair.pack().measure.diagonals == Diagonals::Alternate ? std::round(std::min(columns, rows)) : 0.0;
    return std::max(columns, rows) + std::floor(diagonals / 2);
}

/// A connection over hexes, as steps along two neighbors and the third between them.
struct HexOffset {
    double steps = 0.0;
    double off = 0.0; ///< distance of the nearest hex center from the intended end
};

/// `along` is in the direction of a neighbor, `across` perpendicular to it, in face-to-face widths of hexes. Rounds
/// cube coordinates: the one with the largest rounding error follows from the others.
HexOffset hexOffset(double along, double across) {
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
    return {(std::abs(wholeQ) + std::abs(wholeR) + std::abs(wholeQ + wholeR)) / 2,
            std::hypot(wholeQ + wholeR / 2 - along, wholeR * std::numbers::sqrt3 / 2 - across)};
}

/// Hexes are arranged in rows or in columns; no connection of two centers fits both.
double stepsOfHexes(const Pair& pair, double unit) {
    const double dx = span(pair.observer().position.x, pair.target().position.x) / unit;
    const double dy = span(pair.observer().position.y, pair.target().position.y) / unit;
    const HexOffset rows = hexOffset(dx, dy);
    const HexOffset columns = hexOffset(dy, dx);
    return columns.off < rows.off ? columns.steps : rows.steps;
}

Length inCells(const Pair& pair) {
    const Length cell = pair.pack().cell;
    const double unit = static_cast<double>(cell.nanometers());
    return cell * std::llround(pair.pack().space == Space::Hex ? stepsOfHexes(pair, unit) : stepsOfSquares(pair, unit));
}

/// The vertical extent of a model from which distances are measured.
struct Extent {
    Length low;
    Length high;
};

Extent extentOf(const RulePack& pack, Length elevation, Length height) {
    return {elevation, pack.measure.from == MeasureFrom::Volume ? elevation + height : elevation};
}

Length gapBetween(const Extent& a, const Extent& b) { return std::max({Length{}, b.low - a.high, a.low - b.high}); }

bool measuresInSpace(const RulePack& pack) {
    return pack.measure.from == MeasureFrom::Volume ||
           (pack.measure.plane == MeasurePlane::Space && pack.measure.from != MeasureFrom::Cells);
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
    if (rules.from != MeasureFrom::Center) {
        return rounded(pair.apart(), rules);
    }
    const double plan = std::hypot(span(pair.observer().position.x, pair.target().position.x),
                                   span(pair.observer().position.y, pair.target().position.y));
    const double up = static_cast<double>(heightBetween(pair).nanometers());
    return rounded(Length::fromNanometers(std::llround(std::hypot(plan, up))), rules);
}

Length heightBetween(const Pair& pair) {
    if (!measuresInSpace(pair.pack())) {
        return {};
    }
    return gapBetween(extentOf(pair.pack(), pair.observer().elevation, pair.table.heightOf(pair.observerIndex)),
                      extentOf(pair.pack(), pair.target().elevation, pair.table.heightOf(pair.targetIndex)));
}

std::optional<Length> rangeAlongTable(const RulePack& pack, const Model& observer, const Model& target, Length range) {
    if (!measuresInSpace(pack)) {
        return range;
    }
    return alongTable(range, gapBetween(extentOf(pack, observer.elevation, heightOf(observer, pack)),
                                        extentOf(pack, target.elevation, heightOf(target, pack))));
}

Length upTo(const RulePack& pack, Length elevation, Length height, const Obstacle& obstacle) {
    if (!measuresInSpace(pack) || obstacle.isFlat || (obstacle.isGround && !obstacle.isBody)) {
        return {};
    }
    const Extent model = extentOf(pack, elevation, height);
    if (!obstacle.height) {
        return std::max(Length{}, obstacle.elevation - model.high);
    }
    return gapBetween(model, {obstacle.elevation, obstacle.elevation + *obstacle.height});
}

Length straight(Length along, Length up) {
    return up == Length{} ? along
                          : Length::fromNanometers(std::llround(std::hypot(static_cast<double>(along.nanometers()),
                                                                           static_cast<double>(up.nanometers()))));
}

std::optional<Length> alongTable(Length distance, Length up) {
    if (up == Length{}) {
        return distance;
    }
    if (up > distance) {
        return {};
    }
    const double slope = static_cast<double>(distance.nanometers());
    const double rise = static_cast<double>(up.nanometers());
    return Length::fromNanometers(std::llround(std::sqrt((slope - rise) * (slope + rise))));
}

} // namespace sightline::scenarios
