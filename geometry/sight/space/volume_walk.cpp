#include "geometry/sight/space/volume_walk.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/proof/slab.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace sightline::geometry::detail {

namespace {

using Body = VolumeScene::Body;
using Element = VolumeScene::Element;

/// Most searches keep no more nodes than this at a time.
constexpr std::size_t kUsualNodes = 16;

/// Returns the order of an element that lies on one side of a line separating it from the body.
Order orderOf(Vec separating, Range slopes) {
    const double least = separating.x + separating.y * slopes.low;
    const double most = separating.x + separating.y * slopes.high;
    return least > 0 && most > 0 ? Order::After : least < 0 && most < 0 ? Order::Before : Order::Unknown;
}

/// Calls `use` with corners whose convex hull is the part of an element within a range of t.
template <class Use> void eachCornerWithin(const Element& element, Range along, Use&& use) {
    if (along.low > along.high) {
        return;
    }
    if (element.from >= along.low && element.to <= along.high) {
        std::ranges::for_each(element.corners, use);
        return;
    }
    const std::size_t count = element.corners.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto [a, b] = std::minmax(element.corners[i], element.corners[(i + 1) % count],
                                        [](Vec one, Vec other) { return one.x < other.x; });
        if (a.x > along.high || b.x < along.low) {
            continue;
        }
        const auto at = [&, from = a, to = b](double t) {
            return Vec{t, from.y + (to.y - from.y) * ((t - from.x) / (to.x - from.x))};
        };
        use(a.x < along.low ? at(along.low) : a);
        use(b.x > along.high ? at(along.high) : b);
    }
}

} // namespace

CellWalk::CellWalk(const VolumeScene& scene, bool strict) : m_scene{scene}, m_strict{strict} {
    const Body& a = scene.observer;
    const Body& b = scene.target;
    m_reach = std::max({std::abs(a.from), std::abs(a.to), std::abs(b.from), std::abs(b.to)});
    m_all.resize(scene.elements.size());
    std::iota(m_all.begin(), m_all.end(), 0);
}

/// True if the element reaches into a base. For beams its parts outside are separate elements, which do not reach in.
bool CellWalk::overlaps(const Element& element) {
    const auto isNone = [](Vec v) { return v.x == 0.0 && v.y == 0.0; };
    return isNone(element.fromObserver) || isNone(element.fromTarget);
}

CellWalk::Outcome CellWalk::walk(double half, int maxSteps, const std::stop_token& stop) {
    m_half = half;
    m_outcome = {};
    m_open.clear();
    m_open.reserve(kUsualNodes);
    Node root;
    const double low = std::tan(m_scene.pair.from);
    const double high = std::tan(m_scene.pair.to);
    const double offset =
        4 * (std::max(std::abs(low), std::abs(high)) + 1) * (m_reach + widestAcross() + std::abs(half));
    for (const Vec v : {Vec{low, -offset}, Vec{high, -offset}, Vec{high, offset}, Vec{low, offset}}) {
        root.cell.add(v);
    }
    root.elements = m_all;
    push(std::move(root));
    return search(maxSteps, stop);
}

CellWalk::Outcome CellWalk::resume(double half, int maxSteps, const std::stop_token& stop) {
    m_half = half;
    // Elements that a narrower beam misses may be in the way of a wider one.
    std::ranges::for_each(m_open, [this](Node& node) { node.elements = m_all; });
    return search(maxSteps, stop);
}

CellWalk::Outcome CellWalk::search(int maxSteps, const std::stop_token& stop) {
    const double half = m_half;
    m_outcome = {false, false, m_outcome.unsettled, 0};
    while (!m_open.empty()) {
        if (stop.stop_requested()) {
            m_outcome.stopped = true;
            break;
        }
        if (m_outcome.steps >= maxSteps) {
            std::ranges::for_each(m_open, [this](const Node& node) { leave(node); });
            break;
        }
        ++m_outcome.steps;
        std::ranges::pop_heap(m_open, isSmaller);
        Node node = std::move(m_open.back());
        m_open.pop_back();
        if (visit(node)) {
            m_outcome.accepted = true;
            m_half = half;
            if (half != 0.0) { // a wider beam may be among the other lines of the cell
                push(std::move(node));
            }
            break;
        }
    }
    return m_outcome;
}

double CellWalk::widestAcross() const {
    double widest = 1.0;
    for (const Body* body : {&m_scene.observer, &m_scene.target}) {
        widest = std::max(widest, std::abs(body->center.y) + body->to - body->from);
        for (const Vec v : body->corners) {
            widest = std::max(widest, std::abs(v.y));
        }
        if (body->corners.empty()) {
            const double det = body->g11 * body->g22 - body->g12 * body->g12;
            widest = std::max(widest, std::abs(body->center.y) + std::sqrt(body->g11 / det));
        }
    }
    return widest;
}

Range CellWalk::offsetsOf(const Body& body, double m) {
    Range range;
    if (!body.corners.empty()) {
        for (const Vec v : body.corners) {
            range.add(v.y - m * v.x);
        }
        return range;
    }
    const double det = body.g11 * body.g22 - body.g12 * body.g12;
    const double half = std::sqrt((body.g11 + (2 * body.g12 + body.g22 * m) * m) / det);
    const double middle = body.center.y - m * body.center.x;
    return {middle - half, middle + half};
}

CellWalk::Passing CellWalk::passingBy(const PlanCell& cell, Vec corner) const {
    Passing passing;
    for (const Vec v : cell.all()) {
        const double by = v.y + v.x * corner.x - corner.y;
        const double across = m_across.at(v.x);
        passing.less.add(by - across);
        passing.more.add(by + across);
    }
    return passing;
}

CellWalk::Meeting CellWalk::meetingOf(const PlanCell& cell, Range slopes, const Body& body, bool isFirst) const {
    const Chord chord = chordOf(cell, slopes, body);
    return {allCross(cell, slopes, body), isFirst ? chord.leave : chord.enter};
}

void CellWalk::findMeetings(const PlanCell& cell, Range slopes) {
    if (m_half < 0) {
        m_meetsFirst = meetingOf(cell, slopes, first(), true);
        m_meetsSecond = meetingOf(cell, slopes, second(), false);
    }
}

CellWalk::Between CellWalk::betweenBases(const Element& element, Range slopes) const {
    Between between{{-kInfinity, kInfinity}, {-kInfinity, kInfinity}};
    for (const bool isFirst : {true, false}) {
        const Range at = isFirst ? m_meetsFirst.at : m_meetsSecond.at;
        const Order order = orderOnMeeting(element, slopes, isFirst);
        if (order == (isFirst ? Order::After : Order::Before)) {
            continue;
        }
        (isFirst ? between.sure.low : between.sure.high) = isFirst ? at.high : at.low;
        if (order != Order::Unknown) {
            (isFirst ? between.most.low : between.most.high) = isFirst ? at.low : at.high;
        }
    }
    return between;
}

void CellWalk::setUp(Range slopes) { m_across = m_half == 0.0 ? HalfAcross{} : HalfAcross::over(slopes, m_half); }

/// Cuts off lines that miss a base: over a range of slopes the greatest offset is below its chord.
void CellWalk::keepMeeting(PlanCell& cell) {
    for (const Body* body : {&m_scene.observer, &m_scene.target}) {
        keepMeeting(cell, *body);
    }
    if (m_scene.aim) {
        keepMeeting(cell, *m_scene.aim);
    }
    if (m_scene.gate) {
        const VolumeScene::Gate& gate = *m_scene.gate;
        const SightFrame& frame = m_scene.pair.frame;
        const Vec forwards = gate.pair.frame.along;
        cell.clip(dot(frame.across, forwards), 0.0, dot(frame.along, forwards));
        cell.clip(gate.onwards.y, 0.0, gate.onwards.x);
        keepMeeting(cell, gate.body);
    }
}

void CellWalk::keepMeeting(PlanCell& cell, const Body& body) {
    const Range slopes = slopesOf(cell);
    if (cell.count < 3 || !(slopes.high > slopes.low)) {
        return;
    }
    setUp(slopes);
    const Range first = offsetsOf(body, slopes.low);
    const Range last = offsetsOf(body, slopes.high);
    const double way = slopes.high - slopes.low;
    const double upper = (last.high - first.high) / way;
    const double lower = (last.low - first.low) / way;
    cell.clip(upper - m_across.slope, -1.0, first.high - upper * slopes.low - m_across.offset);
    cell.clip(-lower - m_across.slope, 1.0, lower * slopes.low - first.low - m_across.offset);
}

double CellWalk::widthOf(const PlanCell& cell) const {
    const Range slopes = slopesOf(cell);
    Range offsets;
    for (const Vec v : cell.all()) {
        offsets.add(v.y);
    }
    return std::max((slopes.high - slopes.low) * m_reach, offsets.high - offsets.low);
}

void CellWalk::push(Node node) {
    keepMeeting(node.cell);
    if (node.cell.count < 3) {
        return;
    }
    const Range slopes = slopesOf(node.cell);
    const double turn = slopes.high - slopes.low;
    const double area = node.cell.area();
    if (turn * m_reach < kThinCell || area < kThinCell * turn) {
        return;
    }
    node.size = worth(node);
    if (node.size > 0.0) {
        m_open.push_back(std::move(node));
        std::ranges::push_heap(m_open, isSmaller);
    }
}

void CellWalk::leave(const Node& node) { m_outcome.unsettled = std::max(m_outcome.unsettled, widthOf(node.cell)); }

bool CellWalk::visit(Node& node) {
    const Range slopes = slopesOf(node.cell);
    setUp(slopes);
    findMeetings(node.cell, slopes);
    sort(node);
    const Slice slice = findSlice(node.cell, slopes, m_spanning);
    if (!isAnyFree(slice)) {
        return false;
    }
    if (m_half != 0.0 && m_axis == SliceAxis::AlongThePlan) {
        contract(node.cell, slopes, slice);
        if (node.cell.count < 3) {
            return false;
        }
    }
    if (tryMidpoint(node)) {
        return true;
    }
    setUp(slopes);
    const int cut = cutter();
    if (cut >= 0 && cutAlongACorner(node, m_scene.elements[static_cast<std::size_t>(cut)], m_center.corners[0])) {
        return false;
    }
    halve(node, slopesOf(node.cell));
    return false;
}

/// Removes the elements that no line crosses, and finds those that all lines cross.
void CellWalk::sort(Node& node) {
    m_spanning.clear();
    m_partial.clear();
    const Range slopes = m_half < 0 ? slopesOf(node.cell) : Range{};
    m_joinedCrossed.assign(m_scene.joined.size(), Crossed::Unknown);
    std::size_t kept = 0;
    for (const int index : node.elements) {
        const Element& element = m_scene.elements[static_cast<std::size_t>(index)];
        const Crossed own = crossed(node.cell, element);
        Crossed joined = own;
        if (m_half < 0 && own != Crossed::No) {
            Crossed& known = m_joinedCrossed[static_cast<std::size_t>(element.joined)];
            if (known == Crossed::Unknown) {
                known = crossedJoined(node.cell, slopes, m_scene.joined[static_cast<std::size_t>(element.joined)]);
            }
            joined = known;
        }
        if (own == Crossed::No || joined == Crossed::No) {
            continue;
        }
        node.elements[kept++] = index;
        (own == Crossed::All && joined == Crossed::All ? m_spanning : m_partial).push_back(index);
    }
    node.elements.resize(kept);
}

std::optional<CellWalk::Crossed> CellWalk::crossedAtAGlance(const PlanCell& cell, const Element& element) {
    constexpr std::size_t kMany = 8;
    if (element.corners.size() <= kMany) {
        return {};
    }
    Range across;
    std::ranges::for_each(element.corners, [&](Vec corner) { across.add(corner.y); });
    Range all;
    bool isAnyOver = false;
    bool isAnyUnder = false;
    for (const Vec v : cell.all()) {
        const auto [low, high] = std::minmax({v.y + v.x * element.from, v.y + v.x * element.to});
        all.add(low);
        all.add(high);
        isAnyOver = isAnyOver || low - across.high > kConstructionError;
        isAnyUnder = isAnyUnder || high - across.low < -kConstructionError;
    }
    if (all.high <= across.low || all.low >= across.high) {
        return Crossed::No;
    }
    return isAnyOver && isAnyUnder ? std::optional{Crossed::Some} : std::nullopt;
}

CellWalk::Crossed CellWalk::crossed(const PlanCell& cell, const Element& element) const {
    Passing all;  // over all corners
    Passing some; // the least height that is highest above a corner, and the greatest that is lowest
    const auto add = [&](const Passing& by) {
        all.less.low = std::min(all.less.low, by.less.low);
        all.more.high = std::max(all.more.high, by.more.high);
        some.less.high = std::min(some.less.high, by.less.high);
        some.more.low = std::max(some.more.low, by.more.low);
    };
    some.less.high = kInfinity;
    some.more.low = -kInfinity;
    if (m_half > 0 && !overlaps(element)) {
        std::ranges::for_each(element.corners, [&](Vec corner) { add(passingBy(cell, corner)); });
    } else if (const auto known = crossedAtAGlance(cell, element)) {
        return *known;
    } else {
        const HeightsAbove heightsAbove{cell, element.corners, {element.from, element.to}};
        heightsAbove.each(element.corners, [&](Range by) { add({by, by}); });
    }
    if (all.more.high <= kConstructionError || all.less.low >= -kConstructionError) {
        return Crossed::No;
    }
    const bool isAnyAbove = some.less.high <= kConstructionError; // one corner above all lines
    const bool isAnyBelow = some.more.low >= -kConstructionError;
    return isAnyAbove && isAnyBelow ? Crossed::All : Crossed::Some;
}

Order CellWalk::orderOnMeeting(const Element& element, Range slopes, bool toFirst) const {
    if (m_half < 0 && liesBetween(element, toFirst)) {
        return toFirst ? Order::After : Order::Before;
    }
    return orderOf(toFirst != m_scene.isTargetBelow() ? element.fromObserver : element.fromTarget, slopes);
}

/// True if the element lies between the bases by its place along t. Matter that recedes together also blocks where no
/// line of the slopes of a cell meets it and the base.
bool CellWalk::liesBetween(const Element& element, bool fromFirst) const {
    return fromFirst ? element.from >= first().to : element.to <= second().from;
}

Order CellWalk::ordered(const Element& element, Range slopes, bool toFirst) const {
    const Order order = orderOnMeeting(element, slopes, toFirst);
    const bool isBeyond = order == (toFirst ? Order::Before : Order::After);
    const Meeting& meets = toFirst ? m_meetsFirst : m_meetsSecond;
    return m_half < 0 && isBeyond && !meets.areMeeting ? Order::Unknown : order;
}

/// Returns how joined elements are crossed, as far as they lie between the bases, reduced by the amount that recedes
/// from their two outer sides.
CellWalk::Crossed CellWalk::crossedJoined(const PlanCell& cell, Range slopes, std::span<const int> joined) const {
    bool allAbove = true;
    bool allBelow = true;
    bool anyAbove = false;
    bool anyBelow = false;
    for (const int index : joined) {
        const Element& part = m_scene.elements[static_cast<std::size_t>(index)];
        if (overlaps(part)) {
            continue;
        }
        const Between between = betweenBases(part, slopes);
        if (allAbove || allBelow) {
            eachCornerWithin(part, between.most, [&](Vec corner) {
                const Passing by = passingBy(cell, corner);
                allAbove = allAbove && by.more.high <= kConstructionError;
                allBelow = allBelow && by.less.low >= -kConstructionError;
            });
        }
        if (!anyAbove || !anyBelow) {
            eachCornerWithin(part, between.sure, [&](Vec corner) {
                const Passing by = passingBy(cell, corner);
                anyAbove = anyAbove || by.less.high <= kConstructionError;
                anyBelow = anyBelow || by.more.low >= -kConstructionError;
            });
        }
        if (anyAbove && anyBelow && !allAbove && !allBelow) {
            return Crossed::All;
        }
    }
    return allAbove || allBelow ? Crossed::No : anyAbove && anyBelow ? Crossed::All : Crossed::Some;
}

/// Finds those of the elements that block one plan line.
void CellWalk::findOnCenterLine(Vec plan, std::span<const int> elements) {
    m_center.count = 0;
    m_center.add(plan);
    findMeetings(m_center, {plan.x, plan.x});
    m_onCenterLine.clear();
    m_joinedCrossed.assign(m_scene.joined.size(), Crossed::Unknown);
    const double across = std::max(m_half * stretch(plan.x), 0.0);
    for (const int index : elements) {
        const Element& element = m_scene.elements[static_cast<std::size_t>(index)];
        const double own = overlaps(element) ? 0.0 : across;
        Range range;
        for (const Vec corner : element.corners) {
            range.add(plan.y + plan.x * corner.x - corner.y);
        }
        // No line passes between two parts of matter that recedes together.
        const double touch = m_half < 0 ? kConstructionError : 0.0;
        if (range.low - own >= touch || range.high + own <= -touch) {
            continue;
        }
        if (m_half < 0) {
            Crossed& known = m_joinedCrossed[static_cast<std::size_t>(element.joined)];
            if (known == Crossed::Unknown) {
                known = isJoinedCrossedBy(plan, m_scene.joined[static_cast<std::size_t>(element.joined)]) ? Crossed::All
                                                                                                          : Crossed::No;
            }
            if (known == Crossed::No) {
                continue;
            }
        }
        m_onCenterLine.push_back(index);
    }
}

bool CellWalk::isJoinedCrossedBy(Vec plan, std::span<const int> joined) const {
    const Range range = heightsOverJoined(plan, joined);
    const double across = m_half * stretch(plan.x);
    return range.low - across < 0 && range.high + across > 0;
}

/// Returns the range of heights, along s, of a line above joined elements, as far as they lie between the bases.
Range CellWalk::heightsOverJoined(Vec plan, std::span<const int> joined) const {
    Range range;
    const Range here{plan.x, plan.x};
    for (const int index : joined) {
        const Element& part = m_scene.elements[static_cast<std::size_t>(index)];
        if (!overlaps(part)) {
            eachCornerWithin(part, betweenBases(part, here).most,
                             [&](Vec corner) { range.add(plan.y + plan.x * corner.x - corner.y); });
        }
    }
    return range;
}

Chord CellWalk::chordOf(const PlanCell& cell, Range slopes, const Body& body) const {
    Chord chord = bodyChord(cell, slopes, body);
    if (m_half < 0 && !body.corners.empty()) {
        addNearest(cell, body, chord);
    }
    return chord;
}

SliceBox CellWalk::boxOf(const Chord& chord, const Body& body) const {
    const double lower = std::min(m_half, (body.top - body.bottom) / 2);
    SliceBox box = SliceBox::make(m_axis, chord, body.bottom + lower, body.top - lower);
    if (body.isSideOnly) {
        box.leave = box.enter;
    }
    return box;
}

SliceBox CellWalk::boxOf(const PlanCell& cell, Range slopes, const Body& body) const {
    return boxOf(chordOf(cell, slopes, body), body);
}

SliceBox CellWalk::boxOf(const Chord& chord, double bottom, double top) const {
    // No line runs below the lower solid or above the higher one.
    return m_axis == SliceAxis::Upwards
               ? SliceBox::make(m_axis, chord, std::max(bottom, first().bottom), std::min(top, second().top))
               : SliceBox::make(m_axis, chord, bottom, top);
}

/// True if one block ends where the other begins, at heights that both have.
bool CellWalk::areJoined(const SliceBlock& a, const SliceBlock& b) const {
    if (a.enter > b.leave || b.enter > a.leave) {
        return false;
    }
    return std::ranges::any_of(m_scene.seams, [&](const VolumeScene::Seam& seam) {
        const bool forwards = seam.element == m_crossed[static_cast<std::size_t>(a.element)] &&
                              seam.next == m_crossed[static_cast<std::size_t>(b.element)];
        const bool backwards = seam.element == m_crossed[static_cast<std::size_t>(b.element)] &&
                               seam.next == m_crossed[static_cast<std::size_t>(a.element)];
        const SliceBlock& before = forwards ? a : b;
        const SliceBlock& after = forwards ? b : a;
        return (forwards || backwards) && before.wholeHigh && after.wholeLow &&
               m_chords[static_cast<std::size_t>(before.element)].leaveEdge == seam.side &&
               m_chords[static_cast<std::size_t>(after.element)].enterEdge == seam.nextSide;
    });
}

CellWalk::Slice CellWalk::findSlice(const PlanCell& cell, Range slopes, std::span<const int> crossed) {
    Slice slice{{boxOf(cell, slopes, first()), boxOf(cell, slopes, second())}, {}};
    slice.untilGate = {slice.ends.first, m_scene.gate ? boxOf(cell, slopes, m_scene.gate->body) : slice.ends.second};
    m_crossed = crossed;
    m_boxes.clear();
    m_chords.clear();
    for (const int index : crossed) {
        const Element& element = m_scene.elements[static_cast<std::size_t>(index)];
        if (m_half > 0 && !overlaps(element)) {
            growAcross(element.corners, m_across.least, m_grown);
            m_chords.push_back(polygonChord(cell, slopes, m_grown, element.from, element.to));
        } else {
            m_chords.push_back(polygonChord(cell, slopes, element.corners, element.from, element.to));
        }
        m_boxes.push_back(boxOf(m_chords.back(), element.bottom - m_half, element.top + m_half));
        m_boxes.back().toFirst = ordered(element, slopes, true);
        m_boxes.back().toSecond = ordered(element, slopes, false);
    }
    return slice;
}

void CellWalk::findBlocks(const Slice& slice, Trend way) {
    m_blocks.clear();
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (m_boxes[i].low.high < m_boxes[i].high.low || m_half >= 0) {
            const Element& element = m_scene.elements[static_cast<std::size_t>(m_crossed[i])];
            addBlocks(m_boxes[i], static_cast<int>(i), m_axis, element.beforeGate ? slice.untilGate : slice.ends, way,
                      m_blocks);
        }
    }
}

void CellWalk::groupBlocks() {
    detail::groupBlocks(m_blocks, [this](const SliceBlock& a, const SliceBlock& b) { return areJoined(a, b); });
}

CellWalk::Free CellWalk::freeIn(const PlanCell& cell, Range slopes, std::span<const int> crossed) {
    const Slice slice = findSlice(cell, slopes, crossed);
    Free best{{}, slice.ends};
    for (const Trend way : {Trend::Rising, Trend::Falling}) {
        PlanCell slices = sliceCell(slice.ends, way);
        if (slices.count == 0) {
            continue;
        }
        findBlocks(slice, way);
        groupBlocks();
        slices = freeSlices(slices, m_blocks, way, m_strict);
        if (slices.count > 0 && (best.cell.count == 0 || slices.area() > best.cell.area())) {
            best.cell = slices;
        }
    }
    return best;
}

bool CellWalk::isAnyFreeIn(const PlanCell& cell, Range slopes, std::span<const int> crossed) {
    return isAnyFree(findSlice(cell, slopes, crossed));
}

bool CellWalk::isAnyFree(const Slice& slice) {
    return std::ranges::any_of(std::array{Trend::Rising, Trend::Falling}, [&](Trend way) {
        findBlocks(slice, way);
        if (std::ranges::all_of(m_blocks, [](const SliceBlock& block) { return block.bottom == -kInfinity; })) {
            return passesAbove(slice.ends, m_blocks, way, m_strict);
        }
        const PlanCell slices = sliceCell(slice.ends, way);
        if (slices.count == 0) {
            return false;
        }
        groupBlocks();
        return hasFreeSlices(slices, m_blocks, way, m_strict);
    });
}

bool CellWalk::isWithinBases(Vec plan) {
    setUp({plan.x, plan.x});
    const Body* aim = m_scene.aim ? &*m_scene.aim : &m_scene.target;
    return std::ranges::all_of(std::array{&m_scene.observer, &m_scene.target, aim}, [&](const Body* body) {
        const Range offsets = offsetsOf(*body, plan.x);
        return plan.y - m_across.at(plan.x) >= offsets.low && plan.y + m_across.at(plan.x) <= offsets.high;
    });
}

CellWalk::Free CellWalk::freeOn(Vec plan, double half) {
    m_half = half;
    if (!isWithinBases(plan)) {
        return {};
    }
    findOnCenterLine(plan, m_all);
    return freeIn(m_center, {plan.x, plan.x}, m_onCenterLine);
}

bool CellWalk::isAnyFreeOn(Vec plan, double half) {
    m_half = half;
    if (half < 0 && !m_scene.gate) {
        const Vec known = m_along.line.count == 0 ? Vec{} : m_along.line.corners[0];
        if (m_along.line.count == 0 || known.x != plan.x || known.y != plan.y) {
            lookAlong(plan);
        }
        return isAnyFreeAlong();
    }
    if (!isWithinBases(plan)) {
        return false;
    }
    findOnCenterLine(plan, m_all);
    return isAnyFreeIn(m_center, {plan.x, plan.x}, m_onCenterLine);
}

void CellWalk::lookAlong(Vec plan) {
    m_along.line.count = 0;
    m_along.line.add(plan);
    m_along.stretch = stretch(plan.x);
    m_along.observer = offsetsOf(m_scene.observer, plan.x);
    m_along.target = offsetsOf(m_scene.target, plan.x);
    m_along.first.reset();
    m_along.second.reset();
    m_along.joined.assign(m_scene.joined.size(), std::nullopt);
    m_along.crossings.clear();
    for (const int index : m_all) {
        Range range;
        for (const Vec corner : m_scene.elements[static_cast<std::size_t>(index)].corners) {
            range.add(plan.y + plan.x * corner.x - corner.y);
        }
        if (range.low < kConstructionError && range.high > -kConstructionError) {
            m_along.crossings.push_back({index});
        }
    }
}

bool CellWalk::isAnyFreeAlong() {
    const Vec plan = m_along.line.corners[0];
    const Range here{plan.x, plan.x};
    findMeetings(m_along.line, here);
    const double across = m_half * m_along.stretch;
    const auto isWithin = [&](Range offsets) {
        return plan.y - across >= offsets.low && plan.y + across <= offsets.high;
    };
    if (!isWithin(m_along.observer) || !isWithin(m_along.target)) {
        return false;
    }
    m_onCenterLine.clear();
    m_boxes.clear();
    m_chords.clear();
    for (Along::Crossing& crossing : m_along.crossings) {
        const Element& element = m_scene.elements[static_cast<std::size_t>(crossing.element)];
        std::optional<Range>& joined = m_along.joined[static_cast<std::size_t>(element.joined)];
        if (!joined) {
            joined = heightsOverJoined(plan, m_scene.joined[static_cast<std::size_t>(element.joined)]);
        }
        if (!(joined->low - across < 0 && joined->high + across > 0)) {
            continue;
        }
        if (!crossing.chord) {
            crossing.chord = polygonChord(m_along.line, here, element.corners, element.from, element.to);
            crossing.toFirst = ordered(element, here, true);
            crossing.toSecond = ordered(element, here, false);
        }
        m_onCenterLine.push_back(crossing.element);
        m_chords.push_back(*crossing.chord);
        m_boxes.push_back(boxOf(*crossing.chord, element.bottom - m_half, element.top + m_half));
        m_boxes.back().toFirst = crossing.toFirst;
        m_boxes.back().toSecond = crossing.toSecond;
    }
    m_crossed = m_onCenterLine;
    if (!m_along.first) {
        m_along.first = chordOf(m_along.line, here, first());
        m_along.second = chordOf(m_along.line, here, second());
    }
    const SliceEnds ends{boxOf(*m_along.first, first()), boxOf(*m_along.second, second())};
    return isAnyFree({ends, ends});
}

bool CellWalk::tryMidpoint(const Node& node) {
    const Vec plan = node.cell.middle();
    findOnCenterLine(plan, node.elements);
    if (!isWithinBases(plan)) {
        return false;
    }
    return isAnyFreeIn(m_center, {plan.x, plan.x}, m_onCenterLine) && accept(plan);
}

CellWalk::Free CellWalk::freeOnCenterLine() {
    const Vec plan = m_center.corners[0];
    return freeIn(m_center, {plan.x, plan.x}, m_onCenterLine);
}

SightLine3 CellWalk::storedLine(Vec plan, Vec slice, const Free& free, double inwardsBy) const {
    const auto valueAt = [&](double u) { return slice.y + slice.x * u; };
    // Returns where the line leaves the first solid or enters the second.
    const auto end = [&](const SliceBox& box, const ConvexShape& shape, const Body& body, bool leaving) {
        double u = leaving ? box.leave.high : box.enter.low;
        const double other = leaving ? box.enter.low : box.leave.high;
        const double v = valueAt(u);
        const double limit = std::clamp(v, box.low.low, std::max(box.low.low, box.high.high));
        if (v != limit && slice.x != 0) {
            u = std::clamp((limit - slice.y) / slice.x, std::min(u, other), std::max(u, other));
        }
        const bool upwards = m_axis == SliceAxis::Upwards;
        const double t = upwards ? valueAt(u) : u;
        const double z = upwards ? u : valueAt(u);
        Vec p = m_scene.toPlane(t, plan.y + plan.x * t);
        const Vec inwards = shape.center() - p;
        if (const double length = norm(inwards); length > inwardsBy) {
            p = p + (inwardsBy / length) * inwards;
        }
        return Point3{toPoint(p, m_scene.origin),
                      Length::fromNanometers(std::llround(std::clamp(std::round(z), body.bottom, body.top)))};
    };
    const bool swapped = m_scene.isTargetBelow();
    const Point3 from = end(free.ends.first, swapped ? m_scene.pair.target : m_scene.pair.observer, first(), true);
    const Point3 to = end(free.ends.second, swapped ? m_scene.pair.observer : m_scene.pair.target, second(), false);
    return swapped ? SightLine3{to, from} : SightLine3{from, to};
}

/// Returns the tallest element that the middle line crosses but some lines do not; -1: none.
int CellWalk::cutter() const {
    int best = -1;
    double bestScore = -1.0;
    for (const int index : m_onCenterLine) {
        if (std::ranges::find(m_partial, index) == m_partial.end()) {
            continue;
        }
        const Element& element = m_scene.elements[static_cast<std::size_t>(index)];
        const double low = std::max(element.bottom, -1e12);
        const double high = std::min(element.top, 1e12);
        Range range;
        for (const Vec corner : element.corners) {
            range.add(m_center.corners[0].y + m_center.corners[0].x * corner.x - corner.y);
        }
        const double across = std::max(m_across.at(m_center.corners[0].x), 0.0);
        const double score = (high - low) * std::min(across - range.low, range.high + across);
        if (score > bestScore) {
            bestScore = score;
            best = index;
        }
    }
    return best;
}

bool CellWalk::cutAlongACorner(Node& node, const Element& element, Vec plan) {
    const auto above = [&](Vec corner) { return plan.y + plan.x * corner.x - corner.y; };
    // The corner that extends farthest to each side of the line.
    const Vec top = *std::ranges::min_element(element.corners, {}, above);
    const Vec bottom = *std::ranges::max_element(element.corners, {}, above);
    const double wide = m_half > 0 && !overlaps(element) ? 1.0 : 0.0;
    return cut(node, top, wide) || cut(node, bottom, -wide) || (m_half < 0 && cutAtOuterSide(node, element));
}

/// Cuts the node at an outer side of all matter joined with the element, which recedes together.
bool CellWalk::cutAtOuterSide(Node& node, const Element& element) {
    const Vec plan = m_center.corners[0];
    const auto above = [&](Vec corner) { return plan.y + plan.x * corner.x - corner.y; };
    const Range here{plan.x, plan.x};
    std::optional<Vec> top;
    std::optional<Vec> bottom;
    for (const int index : m_scene.joined[static_cast<std::size_t>(element.joined)]) {
        const Element& part = m_scene.elements[static_cast<std::size_t>(index)];
        if (!overlaps(part)) {
            eachCornerWithin(part, betweenBases(part, here).most, [&](Vec corner) {
                top = !top || above(corner) < above(*top) ? corner : top;
                bottom = !bottom || above(corner) > above(*bottom) ? corner : bottom;
            });
        }
    }
    return top && (cut(node, *top, 1.0) || cut(node, *bottom, -1.0));
}

/// Cuts along the lines that pass the corner at the half width times `side`; returns false if all lines of the cell lie
/// on one side.
bool CellWalk::cut(Node& node, Vec corner, double side) {
    const HalfAcross across = side == 0.0 ? HalfAcross{} : m_across;
    Range range;
    for (const Vec v : node.cell.all()) {
        range.add(v.y + v.x * corner.x - corner.y - side * across.at(v.x));
    }
    if (!(range.low < -kConstructionError && range.high > kConstructionError)) {
        return false;
    }
    Node other{node.cell, node.elements, 0.0};
    node.cell.clip(corner.x - side * across.slope, 1.0, -corner.y - side * across.offset);
    other.cell.clip(side * across.slope - corner.x, -1.0, corner.y + side * across.offset);
    push(std::move(node));
    push(std::move(other));
    return true;
}

void CellWalk::halve(Node& node, Range slopes) {
    Range offsets;
    for (const Vec v : node.cell.all()) {
        offsets.add(v.y);
    }
    const double turn = (slopes.high - slopes.low) * m_reach;
    const double across = offsets.high - offsets.low;
    if (std::max(turn, across) < kSmallestCell) {
        leave(node);
        return;
    }
    Node other{node.cell, node.elements, 0.0};
    const Vec middle = node.cell.middle();
    if (turn > across) {
        node.cell.clip(1.0, 0.0, -middle.x);
        other.cell.clip(-1.0, 0.0, middle.x);
    } else {
        node.cell.clip(0.0, 1.0, -middle.y);
        other.cell.clip(0.0, -1.0, middle.y);
    }
    push(std::move(node));
    push(std::move(other));
}

} // namespace sightline::geometry::detail
