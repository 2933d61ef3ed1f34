#include "geometry/sight/space/volume_slices.h"

#include "geometry/base/tolerances.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry::detail {

namespace {

/// The intervals of u and v in which an element blocks.
struct Counted {
    double from;
    double to;
    double low;
    double high;
};

} // namespace

SliceBox SliceBox::make(SliceAxis axis, const Chord& chord, double bottom, double top) {
    if (axis == SliceAxis::AlongThePlan) {
        return {chord.enter, chord.leave, {bottom, bottom}, {top, top}};
    }
    return {{bottom, bottom}, {top, top}, chord.enter, chord.leave};
}

void addBlocks(const SliceBox& box,
               int element,
               SliceAxis axis,
               const SliceEnds& ends,
               Trend way,
               std::vector<SliceBlock>& blocks) {
    const double enter = box.enter.high;
    const double leave = box.leave.low;
    const double low = box.low.high;
    const double high = box.high.low;
    const bool rises = way == Trend::Rising;
    const SliceBox& a = ends.first;
    const SliceBox& b = ends.second;
    // Past the first solid the whole element blocks; beside the solid, only the part that the line meets after it has
    // left the solid. Parts contained in others are omitted.
    Counted pastFirst{a.leave.high, kInfinity, -kInfinity, kInfinity};
    Counted besideFirst = rises ? Counted{a.enter.high, kInfinity, a.high.high, kInfinity}
                                : Counted{a.enter.high, kInfinity, -kInfinity, a.low.low};
    Counted beforeSecond{-kInfinity, b.enter.low, -kInfinity, kInfinity};
    Counted besideSecond = rises ? Counted{-kInfinity, b.leave.low, -kInfinity, b.low.low}
                                 : Counted{-kInfinity, b.leave.low, b.high.high, kInfinity};
    // If it covers the whole length of the solid, the line has to cross its v, wherever the solid begins.
    if (enter <= a.enter.low) {
        besideFirst.from = -kInfinity;
    }
    if (leave >= b.leave.high) {
        besideSecond.to = kInfinity;
    }
    if (axis == SliceAxis::AlongThePlan) {
        if (box.toFirst == Order::Before || box.toSecond == Order::After) {
            return;
        }
        pastFirst.from = box.toFirst == Order::After ? -kInfinity : pastFirst.from;
        beforeSecond.to = box.toSecond == Order::Before ? kInfinity : beforeSecond.to;
    } else {
        if (box.toFirst == (rises ? Order::After : Order::Before)) {
            besideFirst.low = -kInfinity;
            besideFirst.high = kInfinity;
        }
        if (box.toSecond == (rises ? Order::Before : Order::After)) {
            besideSecond.low = -kInfinity;
            besideSecond.high = kInfinity;
        }
    }
    const bool allBesideFirst = low >= besideFirst.low && high <= besideFirst.high;
    const bool allBesideSecond = low >= besideSecond.low && high <= besideSecond.high;
    const bool allPastFirst = enter >= pastFirst.from;
    const bool allBeforeSecond = leave <= beforeSecond.to;
    const auto add = [&](const Counted& from, const Counted& to) {
        const Counted both{std::max(from.from, to.from), std::min(from.to, to.to), std::max(from.low, to.low),
                           std::min(from.high, to.high)};
        if (leave > both.from && enter < both.to && both.from < both.to && high > both.low && low < both.high &&
            both.low < both.high) {
            blocks.push_back({std::max(enter, both.from), std::min(leave, both.to), std::max(low, both.low),
                              std::min(high, both.high), element, 0, both.low <= box.low.low,
                              both.high >= box.high.high});
        }
    };
    const auto addUntil = [&](const Counted& from) {
        if (!allBesideSecond) {
            add(from, beforeSecond);
        }
        if (allBesideSecond || !allBeforeSecond) {
            add(from, besideSecond);
        }
    };
    if (!allBesideFirst) {
        addUntil(pastFirst);
    }
    if (allBesideFirst || !allPastFirst) {
        addUntil(besideFirst);
    }
}

namespace {

/// An upper bound of how steep lines between the solids are.
double steepestOf(const SliceEnds& ends) {
    const SliceBox& a = ends.first;
    const SliceBox& b = ends.second;
    const double gap = b.enter.low - a.leave.high;
    const double rise = std::max(std::abs(b.high.high - a.low.low), std::abs(a.high.high - b.low.low)) + 1.0;
    return rise / std::max(gap, kConstructionError);
}

} // namespace

PlanCell sliceCell(const SliceEnds& ends, Trend way) {
    const SliceBox& a = ends.first;
    const SliceBox& b = ends.second;
    const double reach =
        std::max({std::abs(a.enter.low), std::abs(a.leave.high), std::abs(b.enter.low), std::abs(b.leave.high), 1.0});
    const double steepest = steepestOf(ends);
    const double level =
        std::max({std::abs(a.low.low), std::abs(a.high.high), std::abs(b.low.low), std::abs(b.high.high)}) +
        steepest * reach + 1.0;
    const bool rises = way == Trend::Rising;
    const double least = rises ? 0.0 : -steepest;
    const double most = rises ? steepest : 0.0;
    PlanCell cell;
    for (const Vec v : {Vec{least, -level}, Vec{most, -level}, Vec{most, level}, Vec{least, level}}) {
        cell.add(v);
    }
    const auto under = [&](double u, double v) { cell.clip(-u, -1.0, v, kConstructionError); };
    const auto over = [&](double u, double v) { cell.clip(u, 1.0, -v, kConstructionError); };
    // A rising line meets [u1, u2] x [low, high] if it is below `high` at u1 and above `low` at u2.
    for (const SliceBox* box : {&a, &b}) {
        under(rises ? box->enter.low : box->leave.high, box->high.high);
        over(rises ? box->leave.high : box->enter.low, box->low.low);
    }
    return cell;
}

/// A line z = k + w u is at most as high as the top of each solid where it meets it first, or last if it falls. The
/// highest of slope w thus passes a block if w satisfies two linear inequalities.
bool passesAbove(const SliceEnds& ends, std::span<const SliceBlock> blocks, Trend way, bool strict) {
    const bool rises = way == Trend::Rising;
    const double steepest = steepestOf(ends);
    Range slopes = rises ? Range{0.0, steepest} : Range{-steepest, 0.0};
    const auto demand = [&](double u, double height) {
        for (const SliceBox* box : {&ends.first, &ends.second}) {
            const double apart = u - (rises ? box->enter.low : box->leave.high);
            const double climb = height - box->high.high - kConstructionError;
            if (apart > 0) {
                slopes.low = std::max(slopes.low, climb / apart);
            } else if (apart < 0) {
                slopes.high = std::min(slopes.high, climb / apart);
            } else if (climb > 0) {
                slopes.high = -kInfinity;
            }
        }
    };
    for (const SliceBox* box : {&ends.first, &ends.second}) {
        demand(rises ? box->leave.high : box->enter.low, box->low.low - kConstructionError);
    }
    const double slack = strict ? -kConstructionError : kConstructionError;
    for (const SliceBlock& block : blocks) {
        demand(rises ? block.enter : block.leave, block.top - slack);
    }
    return slopes.low <= slopes.high;
}

namespace {

/// Which of the parts of a cell that pass the blocks are looked for.
enum class Parts { Any, Largest };

PlanCell passing(PlanCell cell, std::span<const SliceBlock> blocks, Trend way, bool strict, Parts wanted) {
    const double slack = strict ? -kConstructionError : kConstructionError;
    while (!blocks.empty() && cell.count > 0) {
        const auto next =
            std::ranges::find_if(blocks, [&](const SliceBlock& block) { return block.group != blocks.front().group; });
        const std::span<const SliceBlock> group{blocks.begin(), next};
        blocks = {next, blocks.end()};
        PlanCell over = cell;
        PlanCell under = cell;
        for (const SliceBlock& block : group) {
            const double overAt = way == Trend::Rising ? block.enter : block.leave;
            const double underAt = way == Trend::Rising ? block.leave : block.enter;
            if (block.top == kInfinity) {
                over.count = 0;
            } else {
                over.clip(overAt, 1.0, -block.top, slack);
            }
            if (block.bottom == -kInfinity) {
                under.count = 0;
            } else {
                under.clip(-underAt, -1.0, block.bottom, slack);
            }
        }
        if (over.count == 0 || under.count == 0) {
            cell = over.count == 0 ? under : over;
            continue;
        }
        const PlanCell past = passing(over, blocks, way, strict, wanted);
        if (past.count > 0 && wanted == Parts::Any) {
            return past;
        }
        const PlanCell below = passing(under, blocks, way, strict, wanted);
        return past.count > 0 && (below.count == 0 || past.area() >= below.area()) ? past : below;
    }
    return cell;
}

} // namespace

PlanCell freeSlices(const PlanCell& cell, std::span<const SliceBlock> blocks, Trend way, bool strict) {
    return passing(cell, blocks, way, strict, Parts::Largest);
}

bool hasFreeSlices(const PlanCell& cell, std::span<const SliceBlock> blocks, Trend way, bool strict) {
    return passing(cell, blocks, way, strict, Parts::Any).count > 0;
}

} // namespace sightline::geometry::detail
