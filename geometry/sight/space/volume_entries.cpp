#include "geometry/sight/space/volume_entries.h"

#include "geometry/sight/seen/free_entries.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/space/volume_walk.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::geometry::detail {

namespace {

using Body = VolumeScene::Body;
using Element = VolumeScene::Element;

/// A line s = c + m t of the space of plan lines.
struct Tangent {
    double offset; ///< at slope 0
    double rise;
    [[nodiscard]] double at(double m) const { return offset + rise * m; }
};

/// Returns the tangent, at one slope, of the greatest offset over a body, or of the least if `side` is -1. The greatest
/// offset is convex in the slope, so it lies above all its tangents.
Tangent tangentOf(const Body& body, double m, double side) {
    if (body.corners.empty()) {
        const double det = body.g11 * body.g22 - body.g12 * body.g12;
        const double half = std::sqrt((body.g11 + (2 * body.g12 + body.g22 * m) * m) / det);
        const double rise = -body.center.x + side * (body.g12 + body.g22 * m) / (det * half);
        return {body.center.y - m * body.center.x + side * half - rise * m, rise};
    }
    const Vec corner = *std::ranges::max_element(body.corners, {}, [&](Vec v) { return side * (v.y - m * v.x); });
    return {corner.y, -corner.x};
}

class EntryWalk : public CellWalk {
public:
    EntryWalk(const VolumeScene& space, const EntryScale& scale, const EntryQuestion& question)
        : CellWalk{space, false},
          m_scale{scale},
          m_question{question},
          m_outline{space.entered()},
          m_seen{question.known},
          m_wanted{withoutRanges(question.limit, question.known)} {
        const OuterTangents tangents = outerTangents(space.pair);
        m_common = {std::tan(tangents.above), std::tan(tangents.below)};
    }

    EntryAnswer run(const std::stop_token& stop) {
        EntryAnswer answer;
        if (m_scale.lengthOf(m_wanted) > m_question.fine) {
            const Outcome outcome = walk(0.0, m_question.maxSteps, stop);
            answer.steps = outcome.steps;
            if (outcome.accepted || outcome.stopped) {
                std::ranges::for_each(open(), [this](const Node& node) { leave(node); });
            }
        }
        answer.seen = unitedRanges(std::move(m_seen));
        answer.open = commonRanges(unitedRanges(std::move(m_left)), m_wanted);
        return answer;
    }

private:
    /// The length of undecided outline, in nanometers, up to which a cell is not examined further. For grazing lines
    /// rounding moves the entry by more than this (see `kOutlineError`). It is a hundredth of that bound.
    static constexpr double kNothing = kOutlineError / 100;

    double worth(Node& node) const override {
        node.mark = entriesOf(node.cell);
        const double length = wantedOf(node.mark);
        // Entries of few lines may be far apart, along a side.
        return length > kNothing ? length * std::max(turnOf(slopesOf(node.cell)), acrossOf(node.cell)) : 0.0;
    }

    /// Returns how far the lines turn over the distance between the solids. For steep lines the relative change of
    /// slope is used: shapes very near the target look along its side with slopes of many thousands.
    [[nodiscard]] double turnOf(const Range& slopes) const {
        return (std::asinh(slopes.high) - std::asinh(slopes.low)) * reach();
    }

    [[nodiscard]] static double acrossOf(const PlanCell& cell) {
        const auto [low, high] = std::ranges::minmax(cell.all(), {}, &Vec::y);
        return high.y - low.y;
    }

    void halve(Node& node, const Range& slopes) {
        const double turn = turnOf(slopes);
        const double across = acrossOf(node.cell);
        if (std::max(turn, across) < kSmallestCell) {
            leave(node);
            return;
        }
        const double slope = std::sinh((std::asinh(slopes.low) + std::asinh(slopes.high)) / 2);
        const double offset = node.cell.middle().y;
        Node other{node.cell, node.elements};
        if (turn > across) {
            node.cell.clip(1.0, 0.0, -slope);
            other.cell.clip(-1.0, 0.0, slope);
        } else {
            node.cell.clip(0.0, 1.0, -offset);
            other.cell.clip(0.0, -1.0, offset);
        }
        push(std::move(node));
        push(std::move(other));
    }

    void leave(const Node& node) override { m_left.push_back({node.mark.low, node.mark.high}); }

    bool visit(Node& node) override {
        if (++m_visits >= m_nextLook) {
            if (isDoneBut(node)) {
                leave(node);
                return true;
            }
            m_nextLook = m_visits + 8 + static_cast<int>(open().size()) / 4;
        }
        if (wantedOf(node.mark) <= kNothing) {
            return false;
        }
        const Range slopes = slopesOf(node.cell);
        setUp(slopes);
        sort(node);
        if (!isAnyFreeIn(node.cell, slopes, spanning())) {
            return false;
        }
        if (allAreClear(node, slopes)) {
            addEntries(node.cell, slopes);
            if (wantedOf(node.mark) <= kNothing) {
                return false;
            }
        }
        if (cutBesideASide(node, slopes)) {
            return false;
        }
        const int element = cutter(slopes);
        if (element < 0 ||
            !cutAlongACorner(node, scene().elements[static_cast<std::size_t>(element)], node.cell.middle())) {
            halve(node, slopes);
        }
        return false;
    }

    [[nodiscard]] double wantedOf(const Range& range) const {
        double length = 0.0;
        for (const EntryRange& wanted : m_wanted) {
            const EntryRange both{std::max(wanted.from, range.low), std::min(wanted.to, range.high)};
            length += both.from < both.to ? m_scale.lengthOf(both) : 0.0;
        }
        return length;
    }

    /// True if little enough is undecided, including the given node, and the undecided part is small relative to what
    /// is known to be hidden.
    [[nodiscard]] bool isDoneBut(const Node& inHand) const {
        std::vector<EntryRange> left = m_left;
        left.push_back({inHand.mark.low, inHand.mark.high});
        std::ranges::transform(open(), std::back_inserter(left), [](const Node& node) {
            return EntryRange{node.mark.low, node.mark.high};
        });
        const double undecided = m_scale.lengthOf(commonRanges(unitedRanges(std::move(left)), m_wanted));
        const double hidden = m_scale.lengthOf(m_wanted) - undecided;
        return undecided <= (hidden > m_question.fine ? m_question.error : m_question.fine);
    }

    [[nodiscard]] double entry(double m, double c) const {
        const SightFrame& frame = scene().pair.frame;
        return m_outline.entry(scene().toPlane(0.0, c), frame.along + m * frame.across);
    }

    /// Returns the entry of a cell's corner. Lines near one along a side of the target enter anywhere on the side; such
    /// a corner is moved towards the interior of the cell.
    [[nodiscard]] double entryAt(Vec corner, Vec inside) const {
        const std::vector<Vec>& sides = scene().enteredBody().corners;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const Vec way = sides[i + 1 == sides.size() ? 0 : i + 1] - sides[i];
            const double near = kAlongASide * norm(way);
            if (std::abs(way.y - corner.x * way.x) <= near &&
                std::abs(corner.y + corner.x * sides[i].x - sides[i].y) <= near) {
                corner = corner + kAlongASide * (inside - corner);
                break;
            }
        }
        return entry(corner.x, corner.y);
    }

    /// Returns outer bounds of where lines of the cell enter. The entry is monotone as lines rotate about a point or
    /// move sideways, so the cell's corners give the first and the last entry, except for grazing lines.
    [[nodiscard]] Range entriesOf(const PlanCell& cell) const {
        const Range slopes = slopesOf(cell);
        const double middle = (slopes.low + slopes.high) / 2;
        const Body& target = scene().enteredBody();
        const Tangent top = tangentOf(target, middle, 1.0);
        const Tangent bottom = tangentOf(target, middle, -1.0);
        const Vec inside = cell.middle();
        Range entries;
        bool grazesTop = false;
        bool grazesBottom = false;
        for (const Vec v : cell.all()) {
            const bool isHigh = v.y > top.at(v.x);
            const bool isLow = v.y < bottom.at(v.x);
            grazesTop = grazesTop || isHigh;
            grazesBottom = grazesBottom || isLow;
            if (!isHigh && !isLow) {
                entries.add(entryAt(v, inside));
            } else {
                const Range offsets = offsetsOf(target, v.x);
                entries.add(entry(v.x, std::clamp(v.y, offsets.low, offsets.high)));
            }
        }
        for (const double m : {slopes.low, slopes.high}) {
            if (grazesTop) {
                entries.add(entry(m, offsetsOf(target, m).high));
            }
            if (grazesBottom) {
                entries.add(entry(m, offsetsOf(target, m).low));
            }
        }
        return entries;
    }

    /// Adds the entries of the lines of the cell that meet both solids, by way of the gate if there is one. The lines
    /// on the inner side of a tangent of each border are a connected set.
    void addEntries(const PlanCell& cell, const Range& slopes) {
        std::array<double, 5> at{slopes.low, (slopes.low + slopes.high) / 2, slopes.high};
        std::size_t count = 3;
        for (const double common : m_common) {
            if (common > slopes.low && common < slopes.high) {
                at[count++] = common;
            }
        }
        for (std::size_t i = 0; i < count; ++i) {
            PlanCell meeting = cell;
            meeting.isWithin = true;
            for (const Body* body : {&scene().observer, &scene().target, &scene().enteredBody()}) {
                const Tangent top = tangentOf(*body, at[i], 1.0);
                const Tangent bottom = tangentOf(*body, at[i], -1.0);
                meeting.clip(top.rise, -1.0, top.offset);
                meeting.clip(-bottom.rise, 1.0, -bottom.offset);
            }
            Range entries;
            std::ranges::for_each(meeting.all(), [&](Vec v) { entries.add(entryAt(v, meeting.middle())); });
            if (entries.low < entries.high) {
                const EntryRange range{entries.low, entries.high};
                m_seen.push_back(range);
                m_wanted = withoutRanges(m_wanted, {&range, 1});
            }
        }
    }

    /// Returns the highest element that some lines of the cell cross between the solids.
    [[nodiscard]] int cutter(const Range& slopes) const {
        int best = -1;
        double maxHigh = 0.0;
        for (const int index : partial()) {
            const Element& element = scene().elements[static_cast<std::size_t>(index)];
            if (isBeside(element, slopes)) {
                continue;
            }
            const double high = std::min(element.top, 1e12) - std::max(element.bottom, -1e12);
            if (high > maxHigh) {
                maxHigh = high;
                best = index;
            }
        }
        return best;
    }

    /// Cuts the cell beside the lines along a side of the target, which separate lines that enter anywhere on it from
    /// those that do not enter it.
    bool cutBesideASide(Node& node, const Range& slopes) {
        const std::vector<Vec>& corners = scene().enteredBody().corners;
        const double thin = kThinCell / (4 * reach());
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Vec way = corners[i + 1 == corners.size() ? 0 : i + 1] - corners[i];
            const double along = way.y / way.x;
            if (!(slopes.low < along - 2 * thin && slopes.high > along + 2 * thin)) {
                continue;
            }
            const auto [low, high] = std::ranges::minmax(node.cell.all(), {}, &Vec::y);
            const double offset = corners[i].y - along * corners[i].x;
            if (offset >= low.y && offset <= high.y) {
                Node other{node.cell, node.elements};
                node.cell.clip(-1.0, 0.0, along - thin);
                other.cell.clip(1.0, 0.0, -along - thin);
                push(std::move(node));
                push(std::move(other));
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool isBeside(const Element& element, const Range& slopes) const {
        return ordered(element, slopes, true) == Order::Before || ordered(element, slopes, false) == Order::After;
    }

    /// True if one line z = k + w t of the vertical slice is clear over every line of the cell that meets both solids.
    bool allAreClear(const Node& node, const Range& slopes) {
        m_boxes.clear();
        m_reachingIn.clear();
        for (const int index : node.elements) {
            const Element& element = scene().elements[static_cast<std::size_t>(index)];
            if (!isBeside(element, slopes)) {
                const Chord chord = polygonChord(node.cell, slopes, element.corners, element.from, element.to);
                m_boxes.push_back(SliceBox::make(SliceAxis::AlongThePlan, chord, element.bottom, element.top));
                m_boxes.back().toFirst = ordered(element, slopes, true);
                m_boxes.back().toSecond = ordered(element, slopes, false);
                m_reachingIn.push_back({isCut(element, element.fromObserver, scene().observer),
                                        isCut(element, element.fromTarget, scene().target), element.beforeGate});
            }
        }
        if (m_boxes.empty()) {
            return true;
        }
        const SliceEnds ends{boxOf(node.cell, slopes, scene().observer), boxOf(node.cell, slopes, scene().target)};
        m_gateEntered = scene().gate ? boxOf(node.cell, slopes, scene().gate->body).enter : Range{};
        return isClearBetween(ends) || areClearAsMeasuredFrom(ends, true) || areClearAsMeasuredFrom(ends, false);
    }

    bool isClearBetween(const SliceEnds& ends) {
        return isClearAt(ends, Trend::Rising) || isClearAt(ends, Trend::Falling);
    }

    /// True likewise, with t measured for each line from where it leaves the first solid, or enters the second: a solid
    /// of small height is then met by each line at its own position, where a line common to all slices would miss it
    /// for some.
    bool areClearAsMeasuredFrom(const SliceEnds& ends, bool first) {
        const Range anchor = first ? ends.first.leave : ends.second.enter;
        const auto moved = [&anchor](SliceBox box) {
            box.enter = {box.enter.low - anchor.high, box.enter.high - anchor.low};
            box.leave = {box.leave.low - anchor.high, box.leave.high - anchor.low};
            return box;
        };
        SliceEnds fromThere{moved(ends.first), moved(ends.second)};
        (first ? fromThere.first.leave : fromThere.second.enter) = {0.0, 0.0};
        m_unmoved = m_boxes;
        const Range gateEntered = m_gateEntered;
        m_gateEntered = {gateEntered.low - anchor.high, gateEntered.high - anchor.low};
        std::ranges::transform(m_boxes, m_boxes.begin(), moved);
        const bool isClear = isClearBetween(fromThere);
        m_boxes.swap(m_unmoved);
        m_gateEntered = gateEntered;
        return isClear;
    }

    /// The point at which lines leave the first solid or enter the second: where every line has done so, or anywhere on
    /// a stretch that every line has in the solid.
    struct End {
        bool atSide;
        double from;
        double to;
    };

    /// Stretches begin after blocking elements, or end before them.
    void findEnds(const SliceBox& solid, const Range& side, bool isFirst, std::vector<End>& found) const {
        found.clear();
        if (solid.enter.high > solid.leave.low) { // no stretch common to all lines
            found.push_back({true, side.low, side.high});
            return;
        }
        found.push_back({false, solid.enter.high, solid.leave.low});
        for (const SliceBox& box : m_boxes) {
            const double at = isFirst ? box.leave.high : box.enter.low;
            if (at > solid.enter.high && at < solid.leave.low) {
                found.push_back(isFirst ? End{false, at, solid.leave.low} : End{false, solid.enter.high, at});
            }
        }
        found.push_back({true, side.low, side.high});
    }

    bool isClearAt(const SliceEnds& ends, Trend way) {
        findEnds(ends.first, ends.first.leave, true, m_starts);
        findEnds(ends.second, ends.second.enter, false, m_stops);
        for (const End& start : m_starts) {
            for (const End& stop : m_stops) {
                bool anyLeft = false;
                if (isClearFrom(ends, way, start, stop, anyLeft)) {
                    return true;
                }
                if (!anyLeft) { // the other choices are more restrictive and gain nothing
                    return false;
                }
            }
        }
        return false;
    }

    /// `anyLeft` is set if something reaches into a solid, or lies where other choices would leave it behind.
    bool isClearFrom(const SliceEnds& ends, Trend way, const End& start, const End& stop, bool& anyLeft) {
        const double left = start.atSide ? ends.first.leave.low : start.from;
        const double entered = stop.atSide ? ends.second.enter.high : stop.to;
        m_blocks.clear();
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            const SliceBox& box = m_boxes[i];
            const ReachingIn& in = m_reachingIn[i];
            // Its parts outside the base are separate elements, which do not reach in.
            const bool isBehind = box.leave.high <= left ||
                                  box.enter.low >= (in.beforeGate ? m_gateEntered.high : entered) ||
                                  (start.atSide && in.observer) || (stop.atSide && in.target);
            anyLeft = anyLeft || in.observer || in.target || box.leave.high <= ends.first.leave.low ||
                      box.enter.low >= ends.second.enter.high;
            if (!isBehind) {
                m_blocks.push_back({std::max(box.enter.low, left), std::min(box.leave.high, entered), box.low.low,
                                    box.high.high, 0, static_cast<int>(m_blocks.size())});
            }
        }
        const bool isAbove =
            std::ranges::all_of(m_blocks, [](const SliceBlock& block) { return block.bottom == -kInfinity; });
        if (isAbove && !passesAbove(ends, m_blocks, way, m_question.strict)) { // of the lines that meet both solids
            return false;
        }
        PlanCell cell = sliceCell(ends, way);
        cell.isWithin = true;
        meet(cell, ends.first, start, way);
        meet(cell, ends.second, stop, way);
        if (cell.count == 0) {
            return false;
        }
        // Blocks that may share a point leave no gap.
        detail::groupBlocks(m_blocks, [](const SliceBlock&, const SliceBlock&) { return false; });
        return hasFreeSlices(cell, m_blocks, way, m_question.strict);
    }

    /// Clips the cell to slice lines at the solid's heights: over the whole side, or somewhere on the stretch.
    static void meet(PlanCell& cell, const SliceBox& box, const End& end, Trend way) {
        const double under = (way == Trend::Rising) == end.atSide ? end.to : end.from;
        const double over = (way == Trend::Rising) == end.atSide ? end.from : end.to;
        cell.clip(-under, -1.0, box.high.low);
        cell.clip(over, 1.0, -box.low.high);
    }

    /// True if the element reaches into a base and was cut exactly there; at round bases only sheets are.
    static bool isCut(const Element& element, Vec separating, const Body& base) {
        return separating.x == 0.0 && separating.y == 0.0 && (element.corners.size() == 2 || !base.corners.empty());
    }

    struct ReachingIn {
        bool observer;
        bool target;
        bool beforeGate; ///< matters only until the gate is entered
    };

    const EntryScale& m_scale;
    const EntryQuestion& m_question;
    EntryOutline m_outline;
    std::array<double, 2> m_common{};
    std::vector<EntryRange> m_seen;
    std::vector<EntryRange> m_wanted; ///< possibly entered, but not known to be
    std::vector<EntryRange> m_left;
    std::vector<SliceBox> m_boxes;
    std::vector<SliceBox> m_unmoved;
    std::vector<ReachingIn> m_reachingIn; ///< by box
    Range m_gateEntered;
    std::vector<SliceBlock> m_blocks;
    std::vector<End> m_starts;
    std::vector<End> m_stops;
    int m_visits = 0;
    int m_nextLook = 8;
};

} // namespace

EntryAnswer searchEntries(const VolumeScene& scene,
                          const EntryScale& scale,
                          const EntryQuestion& question,
                          const std::stop_token& stop) {
    return EntryWalk{scene, scale, question}.run(stop);
}

} // namespace sightline::geometry::detail
