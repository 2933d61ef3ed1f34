#include "geometry/sight/volume_cells.h"

#include "geometry/tolerances.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>

namespace sightline::geometry::detail {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Nanometres. A cell of plan lines thinner than this holds at most lines that touch.
constexpr double kThin = 10 * kConstructionError;

/// Nanometres. A cell smaller than this both ways is not cut further.
constexpr double kSmallest = 100.0;

/// A convex polygon in a space of lines.
struct Cell {
    static constexpr int kMost = 40;
    std::array<Vec, kMost> corners;
    int count = 0;

    [[nodiscard]] std::span<const Vec> all() const { return {corners.data(), static_cast<std::size_t>(count)}; }
    void add(Vec v) {
        if (count < kMost) {
            corners[static_cast<std::size_t>(count++)] = v;
        }
    }

    /// Keeps a * x + b * y + k >= -slack. A cell of as many corners as fit is left as it is, which is sound.
    void clip(double a, double b, double k, double slack = 0.0) {
        if (count == 0 || count + 1 > kMost) {
            return;
        }
        std::array<double, kMost> value;
        bool anyOut = false;
        bool anyIn = false;
        for (int i = 0; i < count; ++i) {
            const Vec v = corners[static_cast<std::size_t>(i)];
            const double at = a * v.x + b * v.y + k + slack;
            value[static_cast<std::size_t>(i)] = at;
            anyOut = anyOut || at < 0;
            anyIn = anyIn || at >= 0;
        }
        if (!anyOut) {
            return;
        }
        if (!anyIn) {
            count = 0;
            return;
        }
        Cell left;
        for (int i = 0; i < count; ++i) {
            const auto here = static_cast<std::size_t>(i);
            const auto next = static_cast<std::size_t>(i + 1 == count ? 0 : i + 1);
            if (value[here] >= 0) {
                left.add(corners[here]);
            }
            if ((value[here] > 0 && value[next] < 0) || (value[here] < 0 && value[next] > 0)) {
                const double t = value[here] / (value[here] - value[next]);
                left.add(corners[here] + t * (corners[next] - corners[here]));
            }
        }
        *this = left;
    }

    [[nodiscard]] Vec middle() const {
        Vec sum;
        double area = 0;
        for (int i = 1; i + 1 < count; ++i) {
            const Vec a = corners[0];
            const Vec b = corners[static_cast<std::size_t>(i)];
            const Vec d = corners[static_cast<std::size_t>(i) + 1];
            const double part = cross(b - a, d - a);
            area += part;
            sum = sum + (part / 3) * ((b - a) + (d - a));
        }
        if (area != 0.0 && std::isfinite(1.0 / area)) {
            return corners[0] + (1.0 / area) * sum;
        }
        Vec mean;
        for (const Vec v : all()) {
            mean = mean + (1.0 / count) * v;
        }
        return mean;
    }

    [[nodiscard]] double area() const {
        double twice = 0;
        for (int i = 1; i + 1 < count; ++i) {
            twice += cross(corners[static_cast<std::size_t>(i)] - corners[0], corners[static_cast<std::size_t>(i) + 1] - corners[0]);
        }
        return std::abs(twice) / 2;
    }
};

struct Range {
    double low = kInfinity;
    double high = -kInfinity;
    void add(double v) {
        low = std::min(low, v);
        high = std::max(high, v);
    }
};

Range product(Range a, Range b) {
    Range result;
    for (const double x : {a.low, a.high}) {
        for (const double y : {b.low, b.high}) {
            result.add(x * y);
        }
    }
    return result;
}

/// Where the lines of a cell enter and leave a convex set, along t.
struct Chord {
    Range enter;
    Range leave;
};

using Body = VolumeScene::Body;
using Element = VolumeScene::Element;

Range slopesOf(const Cell& cell) {
    Range slopes;
    for (const Vec v : cell.all()) {
        slopes.add(v.x);
    }
    return slopes;
}

/// How far above the corner (t, s) the lines of the cell pass.
Range passing(const Cell& cell, Vec corner) {
    Range range;
    for (const Vec v : cell.all()) {
        range.add(v.y + v.x * corner.x - corner.y);
    }
    return range;
}

/// Each edge a line may cross holds the crossing within the edge's own t; if all lines of the cell cross its line the same
/// way the crossing is a quotient of linear functions, so the corners of the cell bound it.
Chord polygonChord(const Cell& cell, Range slopes, std::span<const Vec> corners, double from, double to) {
    Chord chord{{kInfinity, -kInfinity}, {kInfinity, -kInfinity}};
    const std::size_t count = corners.size();
    const std::size_t edges = count == 2 ? 1 : count;
    Range previous = passing(cell, corners[0]);
    const Range first = previous;
    for (std::size_t i = 0; i < edges; ++i) {
        const Vec a = corners[i];
        const Vec b = corners[i + 1 == count ? 0 : i + 1];
        const Range atA = previous;
        const Range atB = i + 1 == count ? first : passing(cell, b);
        previous = atB;
        if ((atA.low >= 0 && atB.low >= 0) || (atA.high <= 0 && atB.high <= 0)) {
            continue;
        }
        const Vec way = b - a;
        const double turnLow = way.x * slopes.low - way.y;
        const double turnHigh = way.x * slopes.high - way.y;
        Range crossing{std::min(a.x, b.x), std::max(a.x, b.x)};
        if ((turnLow > 0) == (turnHigh > 0) && turnLow != 0 && turnHigh != 0) {
            Range tight;
            for (const Vec v : cell.all()) {
                tight.add((way.x * (a.y - v.y) - way.y * a.x) / (way.x * v.x - way.y));
            }
            const double slack = kConstructionError;
            crossing = {std::max(crossing.low, tight.low - slack), std::min(crossing.high, tight.high + slack)};
            if (crossing.low > crossing.high) {
                crossing = {std::min(a.x, b.x), std::max(a.x, b.x)};
            }
        }
        if (count == 2 || std::max(turnLow, turnHigh) >= 0) {
            chord.enter.add(crossing.low);
            chord.enter.add(crossing.high);
        }
        if (count == 2 || std::min(turnLow, turnHigh) <= 0) {
            chord.leave.add(crossing.low);
            chord.leave.add(crossing.high);
        }
    }
    if (chord.enter.low > chord.enter.high) {
        chord.enter = {from, to};
    }
    if (chord.leave.low > chord.leave.high) {
        chord.leave = {from, to};
    }
    return chord;
}

Chord curveChord(const Cell& cell, Range slopes, const Body& body) {
    const Range above = passing(cell, body.center);
    const auto spread = [&](double m) { return body.g11 + (2 * body.g12 + body.g22 * m) * m; };
    Range d;
    d.add(spread(slopes.low));
    d.add(spread(slopes.high));
    const double flattest = -body.g12 / body.g22;
    if (flattest > slopes.low && flattest < slopes.high) {
        d.add(spread(flattest));
    }
    const double det = body.g11 * body.g22 - body.g12 * body.g12;
    const double nearest = above.low > 0 ? above.low : above.high < 0 ? -above.high : 0.0;
    const double farthest = std::max(std::abs(above.low), std::abs(above.high));
    const Range root{std::sqrt(std::max(0.0, d.low - det * farthest * farthest)),
                     std::sqrt(std::max(0.0, d.high - det * nearest * nearest))};
    const Range lean = product({-above.high, -above.low}, {body.g12 + body.g22 * slopes.low, body.g12 + body.g22 * slopes.high});
    const Range inverse{1 / d.high, 1 / d.low};
    const auto at = [&](double low, double high) {
        Range range = product({low, high}, inverse);
        range.low = std::max(body.from, range.low + body.center.x - kConstructionError);
        range.high = std::min(body.to, range.high + body.center.x + kConstructionError);
        return range.low <= range.high ? range : Range{body.from, body.to};
    };
    return {at(lean.low - root.high, lean.high - root.low), at(lean.low + root.low, lean.high + root.high)};
}

Chord bodyChord(const Cell& cell, Range slopes, const Body& body) {
    return body.corners.empty() ? curveChord(cell, slopes, body) : polygonChord(cell, slopes, body.corners, body.from, body.to);
}

/// A rectangle of the slice: lines pass over `top` from `enter` to `leave`, or under `bottom`.
struct SliceBlock {
    double enter;
    double leave;
    double bottom;
    double top;
};

enum class Way { Rising, Falling };

struct Bases {
    Chord observer;
    Chord target;
};

/// What an element that all lines cross surely blocks. Over or under a base's own footprint only what the line meets after
/// it has left the solid, or before it reaches it, is in the way.
void addBlocks(const Element& element, const Chord& chord, const Bases& bases, const VolumeScene& scene, Way way,
               std::vector<SliceBlock>& blocks) {
    const auto add = [&](double enter, double leave, double bottom, double top) {
        if (bottom < top) {
            blocks.push_back({enter, leave, bottom, top});
        }
    };
    const double enter = chord.enter.high;
    const double leave = chord.leave.low;
    const Chord& a = bases.observer;
    const Chord& b = bases.target;
    const Body& from = scene.observer;
    const Body& to = scene.target;
    const bool rises = way == Way::Rising;
    // A line that rises leaves the observer's space upwards: what lies wholly above him counts over his base too.
    const bool pastObserver = rises ? element.bottom >= from.top : element.top <= from.bottom;
    const bool pastTarget = rises ? element.top <= to.bottom : element.bottom >= to.top;
    double start = pastObserver ? a.enter.high : a.leave.high;
    double end = pastTarget ? b.leave.low : b.enter.low;
    // If it covers all of the base's chord the line has to cross its heights, wherever the chord ends.
    if (pastObserver && enter <= a.enter.low) {
        start = enter;
    }
    if (pastTarget && leave >= b.leave.high) {
        end = leave;
    }
    if (leave > start && enter < end) {
        add(std::max(enter, start), std::min(leave, end), element.bottom, element.top);
    }
    if (!pastObserver && element.from < from.to && enter < a.leave.low && leave > a.enter.high) {
        const double first = std::max(enter, a.enter.high);
        const double last = std::min(leave, a.leave.low);
        rises ? add(first, last, std::max(element.bottom, from.top), element.top)
              : add(first, last, element.bottom, std::min(element.top, from.bottom));
    }
    if (!pastTarget && element.to > to.from && leave > b.enter.high && enter < b.leave.low) {
        const double first = std::max(enter, b.enter.high);
        const double last = std::min(leave, b.leave.low);
        rises ? add(first, last, element.bottom, std::min(element.top, to.bottom))
              : add(first, last, std::max(element.bottom, to.top), element.top);
    }
}

/// The slice lines that rise (or fall) and meet both solids, from outside.
Cell sliceCell(const Bases& bases, const VolumeScene& scene, Way way) {
    const Body& from = scene.observer;
    const Body& to = scene.target;
    // z = k + w t; a line that rises meets [t1, t2] x [low, high] if it is under the top at t1 and above the bottom at t2.
    const double gap = bases.target.enter.low - bases.observer.leave.high;
    const double reach = std::max({std::abs(from.from), std::abs(to.to), 1.0});
    const double rise = std::max(std::abs(to.top - from.bottom), std::abs(from.top - to.bottom)) + 1.0;
    const double steepest = rise / std::max(gap, kConstructionError);
    const double level = std::max({std::abs(from.bottom), std::abs(from.top), std::abs(to.bottom), std::abs(to.top)}) +
                         steepest * reach + 1.0;
    Cell cell;
    const double low = way == Way::Rising ? 0.0 : -steepest;
    const double high = way == Way::Rising ? steepest : 0.0;
    for (const Vec v : {Vec{low, -level}, Vec{high, -level}, Vec{high, level}, Vec{low, level}}) {
        cell.add(v);
    }
    const auto under = [&](double t, double z) { cell.clip(-t, -1.0, z, kConstructionError); };
    const auto over = [&](double t, double z) { cell.clip(t, 1.0, -z, kConstructionError); };
    const bool rises = way == Way::Rising;
    under(rises ? bases.observer.enter.low : bases.observer.leave.high, from.top);
    over(rises ? bases.observer.leave.high : bases.observer.enter.low, from.bottom);
    under(rises ? bases.target.enter.low : bases.target.leave.high, to.top);
    over(rises ? bases.target.leave.high : bases.target.enter.low, to.bottom);
    return cell;
}

/// What is left of a slice cell past the blocks; no corners: nothing.
Cell freeSlices(Cell cell, std::span<const SliceBlock> blocks, Way way, bool strict) {
    const double slack = strict ? -kConstructionError : kConstructionError;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (cell.count == 0) {
            return cell;
        }
        const SliceBlock& block = blocks[i];
        const double overAt = way == Way::Rising ? block.enter : block.leave;
        const double underAt = way == Way::Rising ? block.leave : block.enter;
        Cell over = cell;
        if (block.top == kInfinity) {
            over.count = 0;
        } else {
            over.clip(overAt, 1.0, -block.top, slack);
        }
        if (block.bottom == -kInfinity) {
            cell = over;
            continue;
        }
        Cell under = cell;
        under.clip(-underAt, -1.0, block.bottom, slack);
        if (over.count == 0) {
            cell = under;
            continue;
        }
        if (under.count == 0) {
            cell = over;
            continue;
        }
        const std::span<const SliceBlock> rest = blocks.subspan(i + 1);
        const Cell past = freeSlices(over, rest, way, strict);
        const Cell below = freeSlices(under, rest, way, strict);
        return past.count > 0 && (below.count == 0 || past.area() >= below.area()) ? past : below;
    }
    return cell;
}

struct Node {
    Cell cell;
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
        m_reach = std::max(std::abs(a.from), std::abs(b.to));
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
                m_answer.unsettled = std::max(m_answer.unsettled, widthOf(m_open.top().cell));
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
    void keepMeeting(Cell& cell) const {
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

    [[nodiscard]] double widthOf(const Cell& cell) const {
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
        if (turn * m_reach < kThin || area < kThin * turn) {
            return;
        }
        node.size = area;
        m_open.push(std::move(node));
    }

    void visit(Node& node) {
        const Cell& cell = node.cell;
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

    bool mayBeClear(const Cell& cell, Range slopes, std::span<const int> crossed) {
        return freeIn(cell, slopes, crossed).cell.count > 0;
    }

    struct Free {
        Cell cell;
        Way way = Way::Rising;
        Bases bases;
    };

    Free freeIn(const Cell& cell, Range slopes, std::span<const int> crossed) {
        Free best;
        best.bases = {bodyChord(cell, slopes, m_scene.observer), bodyChord(cell, slopes, m_scene.target)};
        m_chords.clear();
        for (const int index : crossed) {
            const Element& element = m_scene.elements[static_cast<std::size_t>(index)];
            m_chords.push_back(polygonChord(cell, slopes, element.corners, element.from, element.to));
        }
        for (const Way way : {Way::Rising, Way::Falling}) {
            Cell slices = sliceCell(best.bases, m_scene, way);
            m_blocks.clear();
            for (std::size_t i = 0; i < crossed.size(); ++i) {
                addBlocks(m_scene.elements[static_cast<std::size_t>(crossed[i])], m_chords[i], best.bases, m_scene, way, m_blocks);
            }
            // What has no way under it leaves one cell: first.
            std::ranges::stable_partition(m_blocks, [](const SliceBlock& block) { return block.bottom == -kInfinity || block.top == kInfinity; });
            slices = freeSlices(slices, m_blocks, way, m_search.strict);
            if (slices.count > 0 && (best.cell.count == 0 || slices.area() > best.cell.area())) {
                best.cell = slices;
                best.way = way;
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
        const auto zAt = [&](double t) { return slice.y + slice.x * t; };
        const auto end = [&](const Body& body, const Chord& chord, bool leaving) {
            double t = leaving ? chord.leave.high : chord.enter.low;
            const double other = leaving ? chord.enter.low : chord.leave.high;
            const double z = zAt(t);
            const double limit = std::clamp(z, body.bottom, body.top);
            if (z != limit && slice.x != 0) {
                t = std::clamp((limit - slice.y) / slice.x, std::min(t, other), std::max(t, other));
            }
            Vec p = m_scene.toPlane(t, plan.y + plan.x * t);
            const ConvexShape& shape = leaving ? m_scene.pair.observer : m_scene.pair.target;
            const Vec inwards = shape.center() - p;
            if (const double length = norm(inwards); length > inwardsBy) {
                p = p + (inwardsBy / length) * inwards;
            }
            const double height = std::clamp(std::round(zAt(t)), body.bottom, body.top);
            return Point3{toPoint(p, m_scene.origin), Length::fromNanometers(std::llround(height))};
        };
        const SightLine3 line{end(m_scene.observer, free.bases.observer, true), end(m_scene.target, free.bases.target, false)};
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
        if (std::max(turn, across) < kSmallest) {
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
    CellAnswer m_answer;
    double m_reach = 1.0;
    std::priority_queue<Node, std::vector<Node>, Smaller> m_open;
    std::vector<int> m_spanning;
    std::vector<int> m_partial;
    std::vector<int> m_onMiddle;
    std::vector<Chord> m_chords;
    std::vector<SliceBlock> m_blocks;
    Cell m_middle;
};

} // namespace

VolumeScene VolumeScene::make(const BasePair& pair, Point origin, const Solid& observer, const Solid& target,
                              const VolumeMapData& data, std::span<const int> parts) {
    VolumeScene scene{pair, origin, 0.0, {}, {}, {}};
    const Vec along = pair.frame.along;
    const Vec across = pair.frame.across;
    scene.shift = (pair.observer.support(along) - pair.target.support(-along)) / 2;
    const auto local = [&](Vec p) { return Vec{dot(p, along) - scene.shift, dot(p, across)}; };
    const auto body = [&](const ConvexShape& shape, const Solid& solid) {
        Body result;
        result.center = local(shape.center());
        result.from = -shape.support(-along) - scene.shift;
        result.to = shape.support(along) - scene.shift;
        result.bottom = static_cast<double>(solid.elevation.nanometers());
        result.top = static_cast<double>(solid.top().nanometers());
        if (shape.kind() == ConvexShape::Kind::Polygon) {
            std::ranges::transform(shape.corners(), std::back_inserter(result.corners), local);
            return result;
        }
        // The squared support function of a centred ellipse is the quadratic form inverse to its own.
        const auto squared = [&](Vec n) {
            const double h = shape.support(n) - dot(shape.center(), n);
            return h * h;
        };
        const double c11 = squared(along);
        const double c22 = squared(across);
        const double c12 = (squared(along + across) - c11 - c22) / 2;
        const double det = c11 * c22 - c12 * c12;
        result.g11 = c22 / det;
        result.g12 = -c12 / det;
        result.g22 = c11 / det;
        return result;
    };
    scene.observer = body(pair.observer, observer);
    scene.target = body(pair.target, target);
    for (const int index : parts) {
        const VolumePart& part = data.parts[static_cast<std::size_t>(index)];
        Element element;
        element.from = kInfinity;
        element.to = -kInfinity;
        for (const Point p : part.corners) {
            element.corners.push_back(local(toVec(p, origin)));
            element.from = std::min(element.from, element.corners.back().x);
            element.to = std::max(element.to, element.corners.back().x);
        }
        if (element.to <= scene.observer.from || element.from >= scene.target.to) {
            continue;
        }
        element.bottom = part.bottom == kNoBottom ? -kInfinity : static_cast<double>(part.bottom);
        element.top = part.top == kNoTop ? kInfinity : static_cast<double>(part.top);
        element.part = index;
        scene.elements.push_back(std::move(element));
    }
    return scene;
}

CellAnswer searchCells(const VolumeScene& scene, const CellSearch& search, const std::stop_token& stop) {
    return Search{scene, search}.run(stop);
}

PlanCrossings planCrossings(const VolumeScene& scene, Vec plan) {
    Cell cell;
    cell.add(plan);
    const Range slope{plan.x, plan.x};
    PlanCrossings result;
    result.start = bodyChord(cell, slope, scene.observer).leave.high;
    result.end = bodyChord(cell, slope, scene.target).enter.low;
    for (const Element& element : scene.elements) {
        Range range;
        for (const Vec corner : element.corners) {
            range.add(plan.y + plan.x * corner.x - corner.y);
        }
        if (range.low >= 0 || range.high <= 0) {
            continue;
        }
        const Chord chord = polygonChord(cell, slope, element.corners, element.from, element.to);
        const double enter = std::max(chord.enter.low, result.start);
        const double leave = std::min(chord.leave.high, result.end);
        if (enter <= leave) {
            result.crossings.push_back({element.part, enter, leave, element.bottom, element.top});
        }
    }
    return result;
}

void PlanCrossings::partsBetween(double startZ, double endZ, std::vector<int>& parts) const {
    const double steep = (endZ - startZ) / (end - start);
    for (const Crossing& crossing : crossings) {
        const double first = startZ + (crossing.enter - start) * steep;
        const double last = startZ + (crossing.leave - start) * steep;
        if (std::max(first, last) > crossing.bottom && std::min(first, last) < crossing.top) {
            parts.push_back(crossing.part);
        }
    }
}

} // namespace sightline::geometry::detail
