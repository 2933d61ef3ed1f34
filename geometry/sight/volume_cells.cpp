#include "geometry/sight/volume_cells.h"

#include "geometry/sight/volume_slices.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <cmath>
#include <queue>

namespace sightline::geometry::detail {

namespace {

using Body = VolumeScene::Body;
using Element = VolumeScene::Element;

struct Node {
    PlanCell cell;
    std::vector<int> elements; ///< not yet known to be missed
    double size = 0.0;
};

struct Smaller {
    bool operator()(const Node& a, const Node& b) const { return a.size < b.size; }
};

class Search {
public:
    Search(const VolumeScene& scene, const CellSearch& search) : m_scene{scene}, m_search{search} {
        const Body& a = scene.observer;
        const Body& b = scene.target;
        m_reach = std::max({std::abs(a.from), std::abs(a.to), std::abs(b.from), std::abs(b.to)});
    }

    CellAnswer run(const std::stop_token& stop) {
        Node root;
        const double low = std::tan(m_scene.pair.from);
        const double high = std::tan(m_scene.pair.to);
        const double offset = 4 * (std::max(std::abs(low), std::abs(high)) + 1) * (m_reach + widestAcross());
        for (const Vec v : {Vec{low, -offset}, Vec{high, -offset}, Vec{high, offset}, Vec{low, offset}}) {
            root.cell.add(v);
        }
        root.elements.resize(m_scene.elements.size());
        for (std::size_t i = 0; i < root.elements.size(); ++i) {
            root.elements[i] = static_cast<int>(i);
        }
        push(std::move(root));
        while (!m_open.empty() && !m_answer.found) {
            if (stop.stop_requested()) {
                return m_answer;
            }
            if (m_answer.steps >= m_search.mostSteps) {
                for (; !m_open.empty(); m_open.pop()) {
                    m_answer.unsettled = std::max(m_answer.unsettled, widthOf(m_open.top().cell));
                }
                break;
            }
            ++m_answer.steps;
            Node node = std::move(const_cast<Node&>(m_open.top()));
            m_open.pop();
            visit(node);
        }
        return m_answer;
    }

private:
    [[nodiscard]] double widestAcross() const {
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

    /// Greatest and least s - m t over the body.
    static Range offsetsOf(const Body& body, double m) {
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

    /// Cuts off lines that miss a base: over a range of slopes the greatest offset is below its chord.
    void keepMeeting(PlanCell& cell) const {
        for (const Body* body : {&m_scene.observer, &m_scene.target}) {
            const Range slopes = slopesOf(cell);
            if (!(slopes.high > slopes.low)) {
                return;
            }
            const Range first = offsetsOf(*body, slopes.low);
            const Range last = offsetsOf(*body, slopes.high);
            const double way = slopes.high - slopes.low;
            const double upper = (last.high - first.high) / way;
            const double lower = (last.low - first.low) / way;
            cell.clip(upper, -1.0, first.high - upper * slopes.low);
            cell.clip(-lower, 1.0, lower * slopes.low - first.low);
            if (cell.count < 3) {
                return;
            }
        }
    }

    [[nodiscard]] double widthOf(const PlanCell& cell) const {
        const Range slopes = slopesOf(cell);
        Range offsets;
        for (const Vec v : cell.all()) {
            offsets.add(v.y);
        }
        return std::max((slopes.high - slopes.low) * m_reach, offsets.high - offsets.low);
    }

    void push(Node node) {
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
        node.size = area;
        m_open.push(std::move(node));
    }

    void visit(Node& node) {
        const PlanCell& cell = node.cell;
        const Range slopes = slopesOf(cell);
        sort(node);
        if (!mayBeClear(cell, slopes, m_spanning)) {
            return;
        }
        if (tryMiddle(node)) {
            return;
        }
        const int cut = cutter();
        if (cut >= 0 && cutAlongACorner(node, m_scene.elements[static_cast<std::size_t>(cut)])) {
            return;
        }
        halve(node, slopes);
    }

    /// Drops what no line crosses, and finds what all lines cross.
    void sort(Node& node) {
        m_spanning.clear();
        m_partial.clear();
        std::size_t kept = 0;
        for (const int index : node.elements) {
            const Element& element = m_scene.elements[static_cast<std::size_t>(index)];
            bool allAbove = true;
            bool allBelow = true;
            bool anyAbove = false; // one corner above all lines
            bool anyBelow = false;
            for (const Vec corner : element.corners) {
                const Range range = passing(node.cell, corner);
                allAbove = allAbove && range.high <= kConstructionError;
                allBelow = allBelow && range.low >= -kConstructionError;
                anyAbove = anyAbove || range.high <= kConstructionError;
                anyBelow = anyBelow || range.low >= -kConstructionError;
            }
            if (allAbove || allBelow) {
                continue;
            }
            node.elements[kept++] = index;
            (anyAbove && anyBelow ? m_spanning : m_partial).push_back(index);
        }
        node.elements.resize(kept);
    }

    bool mayBeClear(const PlanCell& cell, Range slopes, std::span<const int> crossed) {
        return freeIn(cell, slopes, crossed).cell.count > 0;
    }

    struct Free {
        PlanCell cell;
        SliceEnds ends;
    };

    [[nodiscard]] const Body& first() const { return m_scene.isTargetBelow() ? m_scene.target : m_scene.observer; }
    [[nodiscard]] const Body& second() const { return m_scene.isTargetBelow() ? m_scene.observer : m_scene.target; }

    [[nodiscard]] SliceBox boxOf(const PlanCell& cell, Range slopes, const Body& body) const {
        return SliceBox::make(m_axis, bodyChord(cell, slopes, body), body.bottom, body.top);
    }

    [[nodiscard]] SliceBox boxOf(const Chord& chord, double bottom, double top) const {
        // No line runs below the lower solid, nor above the higher.
        return m_axis == SliceAxis::Upwards ? SliceBox::make(m_axis, chord, std::max(bottom, first().bottom), std::min(top, second().top))
                                            : SliceBox::make(m_axis, chord, bottom, top);
    }

    /// The element lies on one side of a line that separates it from the body.
    static Order orderOf(Vec separating, Range slopes) {
        const double least = separating.x + separating.y * slopes.low;
        const double most = separating.x + separating.y * slopes.high;
        return least > 0 && most > 0 ? Order::After : least < 0 && most < 0 ? Order::Before : Order::Unknown;
    }

    /// One leaves off where the other begins, at heights that both have.
    [[nodiscard]] bool areJoined(const SliceBlock& a, const SliceBlock& b) const {
        if (a.enter > b.leave || b.enter > a.leave) {
            return false;
        }
        return std::ranges::any_of(m_scene.seams, [&](const VolumeScene::Seam& seam) {
            const bool forwards = seam.element == m_crossed[static_cast<std::size_t>(a.element)] && seam.next == m_crossed[static_cast<std::size_t>(b.element)];
            const bool backwards = seam.element == m_crossed[static_cast<std::size_t>(b.element)] && seam.next == m_crossed[static_cast<std::size_t>(a.element)];
            const SliceBlock& before = forwards ? a : b;
            const SliceBlock& after = forwards ? b : a;
            return (forwards || backwards) && before.wholeHigh && after.wholeLow &&
                   m_chords[static_cast<std::size_t>(before.element)].leaveEdge == seam.side &&
                   m_chords[static_cast<std::size_t>(after.element)].enterEdge == seam.nextSide;
        });
    }

    Free freeIn(const PlanCell& cell, Range slopes, std::span<const int> crossed) {
        Free best;
        best.ends = {boxOf(cell, slopes, first()), boxOf(cell, slopes, second())};
        m_crossed = crossed;
        m_boxes.clear();
        m_chords.clear();
        const bool swapped = m_scene.isTargetBelow();
        for (const int index : crossed) {
            const Element& element = m_scene.elements[static_cast<std::size_t>(index)];
            m_chords.push_back(polygonChord(cell, slopes, element.corners, element.from, element.to));
            m_boxes.push_back(boxOf(m_chords.back(), element.bottom, element.top));
            m_boxes.back().toFirst = orderOf(swapped ? element.fromTarget : element.fromObserver, slopes);
            m_boxes.back().toSecond = orderOf(swapped ? element.fromObserver : element.fromTarget, slopes);
        }
        for (const Way way : {Way::Rising, Way::Falling}) {
            PlanCell slices = sliceCell(best.ends, way);
            m_blocks.clear();
            for (std::size_t i = 0; i < m_boxes.size(); ++i) {
                addBlocks(m_boxes[i], static_cast<int>(i), m_axis, best.ends, way, m_blocks);
            }
            groupBlocks(m_blocks, [this](const SliceBlock& a, const SliceBlock& b) { return areJoined(a, b); });
            slices = freeSlices(slices, m_blocks, way, m_search.strict);
            if (slices.count > 0 && (best.cell.count == 0 || slices.area() > best.cell.area())) {
                best.cell = slices;
            }
        }
        return best;
    }

    bool tryMiddle(const Node& node) {
        const Vec plan = node.cell.middle();
        m_middle.count = 0;
        m_middle.add(plan);
        m_onMiddle.clear();
        for (const int index : node.elements) {
            Range range;
            for (const Vec corner : m_scene.elements[static_cast<std::size_t>(index)].corners) {
                range.add(plan.y + plan.x * corner.x - corner.y);
            }
            if (range.low < 0 && range.high > 0) {
                m_onMiddle.push_back(index);
            }
        }
        const Range here{plan.x, plan.x};
        for (const Body* body : {&m_scene.observer, &m_scene.target}) {
            const Range offsets = offsetsOf(*body, plan.x);
            if (plan.y < offsets.low || plan.y > offsets.high) {
                return false;
            }
        }
        const Free free = freeIn(m_middle, here, m_onMiddle);
        if (free.cell.count == 0) {
            return false;
        }
        if (offer(plan, free.cell.middle(), free)) {
            return true;
        }
        return std::ranges::any_of(free.cell.all(), [&](Vec slice) { return offer(plan, slice, free); });
    }

    /// Rounds a line to stored ends inside the solids and has it tested: moved inwards by more than rounding moves them, and
    /// then as near as can be, for lines that only touch.
    bool offer(Vec plan, Vec slice, const Free& free) {
        return offerMoved(plan, slice, free, 1.0) || offerMoved(plan, slice, free, 0.0);
    }

    bool offerMoved(Vec plan, Vec slice, const Free& free, double inwardsBy) {
        const auto valueAt = [&](double u) { return slice.y + slice.x * u; };
        // Where the line leaves the first solid, or enters the second.
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
            return Point3{toPoint(p, m_scene.origin), Length::fromNanometers(std::llround(std::clamp(std::round(z), body.bottom, body.top)))};
        };
        const bool swapped = m_scene.isTargetBelow();
        const ConvexShape& firstShape = swapped ? m_scene.pair.target : m_scene.pair.observer;
        const ConvexShape& secondShape = swapped ? m_scene.pair.observer : m_scene.pair.target;
        const Point3 from = end(free.ends.first, firstShape, first(), true);
        const Point3 to = end(free.ends.second, secondShape, second(), false);
        const SightLine3 line = swapped ? SightLine3{to, from} : SightLine3{from, to};
        if (!m_search.isClear(line)) {
            return false;
        }
        m_answer.found = true;
        m_answer.line = line;
        return true;
    }

    /// An element that the middle line crosses and not all lines do: the tallest; -1: none.
    [[nodiscard]] int cutter() const {
        int best = -1;
        double bestScore = -1.0;
        for (const int index : m_onMiddle) {
            if (std::ranges::find(m_partial, index) == m_partial.end()) {
                continue;
            }
            const Element& element = m_scene.elements[static_cast<std::size_t>(index)];
            const double low = std::max(element.bottom, -1e12);
            const double high = std::min(element.top, 1e12);
            Range range;
            for (const Vec corner : element.corners) {
                range.add(m_middle.corners[0].y + m_middle.corners[0].x * corner.x - corner.y);
            }
            const double score = (high - low) * std::min(-range.low, range.high);
            if (score > bestScore) {
                bestScore = score;
                best = index;
            }
        }
        return best;
    }

    bool cutAlongACorner(Node& node, const Element& element) {
        const Vec plan = m_middle.corners[0];
        const auto above = [&](Vec corner) { return plan.y + plan.x * corner.x - corner.y; };
        // The corner that reaches farthest to each side of the middle line.
        const Vec top = *std::ranges::min_element(element.corners, {}, above);
        const Vec bottom = *std::ranges::max_element(element.corners, {}, above);
        const auto cuts = [&](Vec corner) {
            const Range range = passing(node.cell, corner);
            return range.low < -kConstructionError && range.high > kConstructionError;
        };
        const bool byTop = cuts(top);
        if (!byTop && !cuts(bottom)) {
            return false;
        }
        const Vec corner = byTop ? top : bottom;
        Node other{node.cell, node.elements, 0.0};
        node.cell.clip(corner.x, 1.0, -corner.y);
        other.cell.clip(-corner.x, -1.0, corner.y);
        push(std::move(node));
        push(std::move(other));
        return true;
    }

    void halve(Node& node, Range slopes) {
        Range offsets;
        for (const Vec v : node.cell.all()) {
            offsets.add(v.y);
        }
        const double turn = (slopes.high - slopes.low) * m_reach;
        const double across = offsets.high - offsets.low;
        if (std::max(turn, across) < kSmallestCell) {
            m_answer.unsettled = std::max(m_answer.unsettled, std::max(turn, across));
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

    const VolumeScene& m_scene;
    const CellSearch& m_search;
    SliceAxis m_axis = m_scene.stacked ? SliceAxis::Upwards : SliceAxis::AlongThePlan;
    CellAnswer m_answer;
    double m_reach = 1.0;
    std::priority_queue<Node, std::vector<Node>, Smaller> m_open;
    std::vector<int> m_spanning;
    std::vector<int> m_partial;
    std::vector<int> m_onMiddle;
    std::span<const int> m_crossed;
    std::vector<Chord> m_chords;
    std::vector<SliceBox> m_boxes;
    std::vector<SliceBlock> m_blocks;
    PlanCell m_middle;
};

} // namespace

CellAnswer searchCells(const VolumeScene& scene, const CellSearch& search, const std::stop_token& stop) {
    return Search{scene, search}.run(stop);
}

} // namespace sightline::geometry::detail
