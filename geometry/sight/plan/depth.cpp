#include "geometry/sight/plan/depth.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <queue>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::Vec;
using Interval = std::pair<double, double>;

constexpr int kMaxBoxes = 40'000;
/// The maximum slope relative to the line of centers of the lines that are tested. Steeper ones require that the gap
/// between the bases is less than a thousandth of their width. Empirical.
constexpr double kSteepest = 1e3;

/// One convex part, or one segment of a wall.
struct Part {
    Ring points;
    std::vector<Vec> corners; ///< the points in the pair's frame: x along, y across
    Vec low;                  ///< the least of both coordinates
    Vec high;
};

/// A connected group of blockers, by its corners and its extent along the pair.
struct Obstacle {
    std::vector<Part> parts;
    std::vector<Vec> corners;
    double first = 0.0;
    double last = 0.0;
};

/// The stretch, along the pair, in which two convex parts share an edge.
struct Seam {
    std::size_t first = 0; ///< index of a part
    std::size_t second = 0;
    Interval stretch;
};

struct Group {
    std::vector<Part> parts;
    std::size_t deepParts = 0; ///< the parts after these block and share an edge with one of these
    std::vector<Seam> seams;
    double most = 0.0;
};

std::vector<Ring> convexPartsOf(const Polygon& polygon) {
    if (polygon.holes().empty() && polygon.isConvex()) {
        return {polygon.outline()};
    }
    return detail::convexPartition(polygon);
}

/// Returns the interval in which the line y = height + slope x runs inside a convex ring; nothing if it only touches.
std::optional<Interval> chord(const std::vector<Vec>& ring, double height, double slope) {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    bool above = false;
    bool below = false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec p = ring[i];
        const Vec q = ring[i + 1 == ring.size() ? 0 : i + 1];
        const double a = p.y - (height + slope * p.x);
        const double b = q.y - (height + slope * q.x);
        above = above || a > 0.0;
        below = below || a < 0.0;
        if ((a <= 0.0 && b >= 0.0) || (a >= 0.0 && b <= 0.0)) {
            const double at = a == b ? p.x : p.x + (q.x - p.x) * (a / (a - b));
            low = std::min(low, at);
            high = std::max(high, at);
            if (a == b) { // along this side
                low = std::min(low, q.x);
                high = std::max(high, q.x);
            }
        }
    }
    return above && below && low < high ? std::optional{Interval{low, high}} : std::nullopt;
}

double lengthOfUnion(std::vector<Interval>& intervals) {
    std::ranges::sort(intervals);
    double sum = 0.0;
    double reached = -std::numeric_limits<double>::infinity();
    for (const auto& [from, to] : intervals) {
        sum += std::max(0.0, to - std::max(from, reached));
        reached = std::max(reached, to);
    }
    return sum;
}

/// Where a line and the lines just beside it, to the left and to the right, run inside pieces.
class StretchesOfLine {
public:
    StretchesOfLine(const SightLine& line, const TerrainMap& map, std::span<const int> blockers)
        : m_line{line},
          m_map{map},
          m_box{boundsOf(line.from, line.to)},
          m_length{norm(detail::toVec(line.to, line.from))} {
        if (line.from == line.to) {
            return;
        }
        std::vector<Change> changes;
        for (const int blocker : blockers) {
            if (isNear(blocker) && isPolygon(blocker)) {
                addChanges(edgesOf(blocker), changes);
            }
        }
        std::ranges::sort(changes, {}, &Change::at);
        std::array<int, 2> inside{};
        double last = 0.0;
        for (const Change& change : changes) {
            const double at = std::clamp(change.at, last, m_length);
            addStretch(inside[0] > 0, inside[1] > 0, {last, at});
            inside[change.side] += change.by;
            last = at;
        }
    }

    /// Returns the length along which both neighbors of the line run inside.
    [[nodiscard]] double inside() const { return m_inside; }

    [[nodiscard]] bool areOneSided() const { return !m_oneSided.empty(); }

    /// Returns the length along which one neighbor runs inside and the blockers stand on the other side.
    [[nodiscard]] double closedBy(std::span<const int> active) const {
        double sum = 0.0;
        for (const OneSided& stretch : m_oneSided) {
            Interval closed{kInfinity, -kInfinity};
            for (const int blocker : active) {
                if (isNear(blocker)) {
                    addContacts(blocker, stretch, closed);
                }
            }
            sum += std::max(0.0, closed.second - closed.first);
        }
        return sum;
    }

private:
    /// A place where the neighbor on a side enters (1) or leaves (-1) a piece.
    struct Change {
        double at = 0.0;
        std::size_t side = 0; ///< 0 left, 1 right
        int by = 0;
    };
    /// A stretch in which only the neighbor on one side runs inside.
    struct OneSided {
        Interval stretch;
        std::size_t side = 0;
    };

    [[nodiscard]] bool isNear(int blocker) const {
        return boxesMeet(m_map.data().boxes[static_cast<std::size_t>(blocker)], m_box);
    }
    [[nodiscard]] bool isPolygon(int blocker) const {
        return std::holds_alternative<Polygon>(m_map.blockers()[static_cast<std::size_t>(blocker)].outline);
    }
    [[nodiscard]] const std::vector<detail::Edge>& edgesOf(int blocker) const {
        return m_map.data().edges[static_cast<std::size_t>(blocker)];
    }
    /// Returns the place of the point along the line, in nanometers from its start.
    [[nodiscard]] double at(Point p) const { return static_cast<double>(dot(m_line.from, m_line.to, p)) / m_length; }

    void addChanges(const std::vector<detail::Edge>& edges, std::vector<Change>& changes) const {
        for (const detail::Edge& edge : edges) {
            const Wide from = cross(m_line.from, m_line.to, edge.from);
            const Wide to = cross(m_line.from, m_line.to, edge.to);
            // A vertex on the line lies to the right of the neighbor on the left, and to the left of the other one.
            for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
                const Wide least = side == 0 ? 0 : 1;
                if ((from >= least) == (to >= least)) {
                    continue;
                }
                const double share = static_cast<double>(from) / static_cast<double>(from - to);
                // The interior lies to the right of the edges.
                changes.push_back({at(edge.from) + share * (at(edge.to) - at(edge.from)), side, to < least ? 1 : -1});
            }
        }
    }

    void addStretch(bool isLeft, bool isRight, Interval stretch) {
        if (isLeft && isRight) {
            m_inside += stretch.second - stretch.first;
        } else if ((isLeft || isRight) && stretch.second - stretch.first > kConstructionError) {
            const std::size_t side = isLeft ? 0 : 1;
            if (!m_oneSided.empty() && m_oneSided.back().side == side &&
                m_oneSided.back().stretch.second >= stretch.first - kConstructionError) {
                m_oneSided.back().stretch.second = stretch.second;
            } else {
                m_oneSided.push_back({stretch, side});
            }
        }
    }

    /// Extends `closed` by the points of the stretch at which the blocker touches it from its open side.
    void addContacts(int blocker, const OneSided& stretch, Interval& closed) const {
        for (const detail::Edge& edge : edgesOf(blocker)) {
            const int from = orientation(m_line.from, m_line.to, edge.from);
            const int to = orientation(m_line.from, m_line.to, edge.to);
            if (from != 0 && to != 0) {
                continue;
            }
            const double first = at(from == 0 ? edge.from : edge.to);
            const double last = at(to == 0 ? edge.to : edge.from);
            // The interior lies to the right of the edges; a wall along the line has no side.
            const int there = from != 0 || to != 0 ? from + to : !isPolygon(blocker) ? 0 : first < last ? 1 : -1;
            const Interval common{std::max(stretch.stretch.first, std::min(first, last)),
                                  std::min(stretch.stretch.second, std::max(first, last))};
            if (there == (stretch.side == 0 ? 1 : -1) && common.first <= common.second + kConstructionError) {
                closed = {std::min(closed.first, common.first), std::max(closed.second, common.second)};
            }
        }
    }

    const SightLine& m_line;
    const TerrainMap& m_map;
    Box m_box;
    double m_length = 0.0;
    double m_inside = 0.0;
    std::vector<OneSided> m_oneSided;
};

/// The frame of a pair: x from the observer's center to the target's, y across, in nanometers.
struct Frame {
    Point origin; ///< origin of the vectors
    Vec start;    ///< center of the observer
    Vec along;
    double length = 0.0;

    [[nodiscard]] Vec in(Vec local) const {
        return {dot(local - start, along), dot(local - start, detail::turned(along))};
    }
    [[nodiscard]] Vec in(Point p) const { return in(detail::toVec(p, origin)); }
    /// Converts a displacement to the coordinates of the table.
    [[nodiscard]] Vec out(Vec v) const { return v.x * along + v.y * detail::turned(along); }
    [[nodiscard]] Point place(Vec v) const { return detail::toPoint(start + out(v), origin); }
};

void addTo(Obstacle& obstacle, const BlockerOutline& outline, const Frame& frame) {
    const auto add = [&](const std::vector<Point>& points) {
        Part part{points, {}, {}, {}};
        std::ranges::transform(points, std::back_inserter(part.corners), [&](Point p) { return frame.in(p); });
        part.low = {std::ranges::min(part.corners, {}, &Vec::x).x, std::ranges::min(part.corners, {}, &Vec::y).y};
        part.high = {std::ranges::max(part.corners, {}, &Vec::x).x, std::ranges::max(part.corners, {}, &Vec::y).y};
        obstacle.corners.insert(obstacle.corners.end(), part.corners.begin(), part.corners.end());
        obstacle.parts.push_back(std::move(part));
    };
    if (const auto* polygon = std::get_if<Polygon>(&outline)) {
        std::ranges::for_each(convexPartsOf(*polygon), add);
    } else {
        const auto& vertices = std::get<Wall>(outline).vertices();
        for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
            add({vertices[i], vertices[i + 1]});
        }
    }
    const auto [first, last] = std::ranges::minmax(obstacle.corners, {}, &Vec::x);
    obstacle.first = first.x;
    obstacle.last = last.x;
}

/// Groups the blockers that share a point: no line passes between them.
std::vector<Obstacle> connected(std::span<const int> blockers, const TerrainMap& map, const Frame& frame) {
    std::vector<Obstacle> obstacles;
    std::vector<bool> done(map.blockers().size(), false);
    for (const int first : blockers) {
        std::vector<int> open{first};
        Obstacle obstacle;
        while (!open.empty()) {
            const auto blocker = static_cast<std::size_t>(open.back());
            open.pop_back();
            if (done[blocker]) {
                continue;
            }
            done[blocker] = true;
            addTo(obstacle, map.blockers()[blocker].outline, frame);
            std::ranges::copy_if(map.data().contacts[blocker], std::back_inserter(open),
                                 [&](int other) { return std::ranges::binary_search(blockers, other); });
        }
        if (!obstacle.parts.empty()) {
            obstacles.push_back(std::move(obstacle));
        }
    }
    return obstacles;
}

/// Adds the stretches in which the two parts share an edge, unless that runs straight across the pair.
void addSeams(const std::vector<Part>& parts, std::size_t first, std::size_t second, std::vector<Seam>& seams) {
    const Part& a = parts[first];
    const Part& b = parts[second];
    for (std::size_t i = 0; i < a.points.size(); ++i) {
        const std::size_t next = i + 1 == a.points.size() ? 0 : i + 1;
        const auto [low, high] = std::minmax(a.corners[i].x, a.corners[next].x);
        for (std::size_t j = 0; j < b.points.size(); ++j) {
            const std::size_t after = j + 1 == b.points.size() ? 0 : j + 1;
            const Interval common{std::max(low, std::min(b.corners[j].x, b.corners[after].x)),
                                  std::min(high, std::max(b.corners[j].x, b.corners[after].x))};
            if (common.first < common.second && orientation(a.points[i], a.points[next], b.points[j]) == 0 &&
                orientation(a.points[i], a.points[next], b.points[after]) == 0) {
                seams.push_back({first, second, common});
            }
        }
    }
}

bool mayTouch(const Part& a, const Part& b) {
    return std::max(a.low.x, b.low.x) < std::min(a.high.x, b.high.x) &&
           std::max(a.low.y, b.low.y) <= std::min(a.high.y, b.high.y) + kConstructionError;
}

Group groupOf(std::vector<Obstacle> deep, Length most, const std::vector<Obstacle>& blocking) {
    Group group{{}, 0, {}, static_cast<double>(most.nanometers())};
    const auto isArea = [](const Part& part) { return part.points.size() >= 3; };
    for (Obstacle& obstacle : deep) {
        std::ranges::copy_if(obstacle.parts, std::back_inserter(group.parts), isArea);
    }
    group.deepParts = group.parts.size();
    const auto addSeamsOf = [&](std::size_t second) {
        for (std::size_t first = 0; first < std::min(second, group.deepParts); ++first) {
            if (mayTouch(group.parts[first], group.parts[second])) {
                addSeams(group.parts, first, second, group.seams);
            }
        }
    };
    for (std::size_t part = 1; part < group.deepParts; ++part) {
        addSeamsOf(part);
    }
    for (const Obstacle& obstacle : blocking) {
        for (const Part& part : obstacle.parts) {
            const std::size_t known = group.seams.size();
            if (isArea(part)) {
                group.parts.push_back(part);
                addSeamsOf(group.parts.size() - 1);
                if (group.seams.size() == known) {
                    group.parts.pop_back();
                }
            }
        }
    }
    return group;
}

/// A box of lines, given by their heights at the two centers.
struct LineBox {
    double fromLow = 0.0;
    double fromHigh = 0.0;
    double toLow = 0.0;
    double toHigh = 0.0;
    double promise = 0.0; ///< priority: the least is visited first

    [[nodiscard]] double size() const { return std::max(fromHigh - fromLow, toHigh - toLow); }
    /// Returns a box that is larger by the error of its corners, so that a line along an edge of two parts is not on
    /// its border.
    [[nodiscard]] LineBox grown() const {
        return {fromLow - kConstructionError, fromHigh + kConstructionError, toLow - kConstructionError,
                toHigh + kConstructionError, promise};
    }
    friend bool operator<(const LineBox& a, const LineBox& b) { return a.promise > b.promise; }
};

class DepthSearch {
public:
    DepthSearch(const ConvexShape& observer,
                const ConvexShape& target,
                const Frame& frame,
                const TerrainMap& map,
                std::span<const int> active,
                std::span<const DepthGroup> groups,
                const SightOptions& options)
        : m_observer{observer},
          m_target{target},
          m_frame{frame},
          m_map{map},
          m_active{active},
          m_groups{groups},
          m_options{options} {
        m_blocking = connected(active, map, frame);
        std::ranges::transform(groups, std::back_inserter(m_deep), [&](const DepthGroup& group) {
            return groupOf(connected(group.blockers, map, frame), group.most, m_blocking);
        });
    }

    /// Returns a witness, or nothing; `unsettled` is set if "nothing" is not proved.
    std::optional<SightLine> find(bool& unsettled, const std::stop_token& stop) {
        std::priority_queue<LineBox> boxes;
        boxes.push(allLines());
        for (int count = 0; !boxes.empty(); ++count) {
            if (count > kMaxBoxes || stop.stop_requested()) {
                unsettled = true;
                return {};
            }
            const LineBox box = boxes.top();
            boxes.pop();
            if (const auto line = tryMidpoint(box)) {
                return line;
            }
            if (box.size() < kSmallestCell) {
                unsettled = true;
                continue;
            }
            for (LineBox half : halves(box)) {
                if (const auto bound = excess(half.grown()); bound && *bound <= kStoredUnit) {
                    half.promise = *bound;
                    boxes.push(half);
                }
            }
        }
        return {};
    }

private:
    /// Returns the range of heights of the shape over the frame's axis.
    Interval span(const ConvexShape& shape) const {
        const Vec across = detail::turned(m_frame.along);
        const double axis = dot(m_frame.start, across);
        return {-shape.support(-across) - axis, shape.support(across) - axis};
    }

    /// A line that meets a base before or behind its center may pass the center outside the base.
    LineBox allLines() const {
        const Interval from = span(m_observer);
        const Interval to = span(m_target);
        const double reach = m_observer.reach() + m_target.reach();
        const double widest = std::max(from.second, to.second) - std::min(from.first, to.first);
        const double more = std::min(kSteepest, widest / std::max(1.0, m_frame.length - reach)) * reach;
        return {from.first - more, from.second + more, to.first - more, to.second + more, 0.0};
    }

    static std::array<LineBox, 2> halves(const LineBox& box) {
        std::array<LineBox, 2> two{box, box};
        if (box.fromHigh - box.fromLow > box.toHigh - box.toLow) {
            two[0].fromHigh = two[1].fromLow = (box.fromLow + box.fromHigh) / 2;
        } else {
            two[0].toHigh = two[1].toLow = (box.toLow + box.toHigh) / 2;
        }
        return two;
    }

    /// Returns the part of the line inside a base, along the frame; nothing if it misses.
    std::optional<Interval> inside(const ConvexShape& shape, double height, double slope) const {
        return shape.insideOfLine(m_frame.start + m_frame.out({0.0, height}), m_frame.out({1.0, slope}));
    }

    std::optional<SightLine> tryMidpoint(const LineBox& box) const {
        const double height = (box.fromLow + box.fromHigh) / 2;
        const double slope = ((box.toLow + box.toHigh) / 2 - height) / m_frame.length;
        const auto first = inside(m_observer, height, slope);
        const auto last = inside(m_target, height, slope);
        if (!first || !last || first->second > last->first) {
            return {};
        }
        const auto at = [&](double x) { return m_frame.place({x, height + slope * x}); };
        const SightLine line{at(first->second), at(last->first)};
        if (!isWithinDepth(line, m_map, m_groups, m_active) || firstHit(line, m_map, m_active, m_options.touch)) {
            return {};
        }
        return line;
    }

    /// Returns a lower bound of the excess of the box's lines over the depth limits, in nanometers (negative if they
    /// are within); nothing if the box can be discarded, because none of its lines meets both bases or all are blocked.
    std::optional<double> excess(const LineBox& box) const {
        if (misses(box, m_observer) || misses(box, m_target)) {
            return {};
        }
        const auto stretch = between(box);
        if (!(stretch.first < stretch.second)) {
            return -std::numeric_limits<double>::infinity();
        }
        if (std::ranges::any_of(m_blocking, [&](const Obstacle& obstacle) { return closes(box, obstacle, stretch); })) {
            return {};
        }
        double most = -std::numeric_limits<double>::infinity();
        for (const Group& group : m_deep) {
            most = std::max(most, minDepth(box, group, stretch) - group.most);
        }
        return most;
    }

    /// True if every line of the box passes the shape on the same side.
    bool misses(const LineBox& box, const ConvexShape& shape) const {
        int above = 0;
        int below = 0;
        for (const double from : {box.fromLow, box.fromHigh}) {
            for (const double to : {box.toLow, box.toHigh}) {
                const double slope = (to - from) / m_frame.length;
                const Vec normal = m_frame.out({-slope, 1.0});
                const double offset = dot(normal, m_frame.start + m_frame.out({0.0, from}));
                above += offset > shape.support(normal) ? 1 : 0;
                below += offset < -shape.support(-normal) ? 1 : 0;
            }
        }
        return above == 4 || below == 4;
    }

    /// Returns the interval along the frame that lies between the bases on every line of the box.
    Interval between(const LineBox& box) const {
        const double leave = farthest(box, m_observer, 1.0);
        const double enter = -farthest(box, m_target, -1.0);
        return {std::max(0.0, leave), std::min(m_frame.length, enter)};
    }

    /// Returns the largest x (times `sign`) that a line of the box reaches inside the shape.
    double farthest(const LineBox& box, const ConvexShape& shape, double sign) const {
        const Vec extreme = m_frame.in(shape.supportPoint(sign * m_frame.along));
        const double lowSlope = (box.toLow - box.fromLow) / m_frame.length;
        const double highSlope = (box.toHigh - box.fromHigh) / m_frame.length;
        if (extreme.y >= box.fromLow + lowSlope * extreme.x && extreme.y <= box.fromHigh + highSlope * extreme.x) {
            return sign * extreme.x;
        }
        double most = -std::numeric_limits<double>::infinity();
        for (const auto& [height, slope] : {std::pair{box.fromLow, lowSlope}, std::pair{box.fromHigh, highSlope}}) {
            if (const auto part = inside(shape, height, slope)) {
                most = std::max(most, sign > 0.0 ? part->second : -part->first);
            }
        }
        return std::isfinite(most) ? most : sign * extreme.x;
    }

    /// True if every line of the box has parts of the obstacle on both sides of it, between the bases.
    static bool closes(const LineBox& box, const Obstacle& obstacle, Interval stretch, double length) {
        const auto above = [&](Vec p) { return p.y > box.fromHigh + (box.toHigh - box.fromHigh) * p.x / length; };
        const auto below = [&](Vec p) { return p.y < box.fromLow + (box.toLow - box.fromLow) * p.x / length; };
        return obstacle.first > stretch.first && obstacle.last < stretch.second &&
               std::ranges::any_of(obstacle.corners, above) && std::ranges::any_of(obstacle.corners, below);
    }
    bool closes(const LineBox& box, const Obstacle& obstacle, Interval stretch) const {
        if (closes(box, obstacle, stretch, m_frame.length)) {
            return true;
        }
        return std::ranges::any_of(obstacle.parts, [&](const Part& part) {
            const auto common = commonChord(box, part, stretch);
            return common && common->second - common->first > kStoredUnit;
        });
    }

    /// Where the outer lines of a box run inside a convex part.
    struct OuterChords {
        std::optional<Interval> low;
        std::optional<Interval> high;
    };
    OuterChords outerChords(const LineBox& box, const Part& part) const {
        return {chord(part.corners, box.fromLow, (box.toLow - box.fromLow) / m_frame.length),
                chord(part.corners, box.fromHigh, (box.toHigh - box.fromHigh) / m_frame.length)};
    }

    static std::optional<Interval>
    commonOf(const std::optional<Interval>& a, const std::optional<Interval>& b, Interval stretch) {
        if (!a || !b) {
            return {};
        }
        const Interval common{std::max({a->first, b->first, stretch.first}),
                              std::min({a->second, b->second, stretch.second})};
        return common.first < common.second ? std::optional{common} : std::nullopt;
    }

    /// Returns the interval in which all lines of the box run inside the part, between the bases.
    std::optional<Interval> commonChord(const LineBox& box, const Part& part, Interval stretch) const {
        if (part.corners.size() < 3) {
            return {};
        }
        const OuterChords chords = outerChords(box, part);
        return commonOf(chords.low, chords.high, stretch);
    }

    /// Where one outer line runs inside one part, the other inside a second, and both parts contain a point of their
    /// common edge, the two parts contain all lines between. A line that is not blocked has this length inside the
    /// deep ones, or along their edges to what blocks.
    double minDepth(const LineBox& box, const Group& group, Interval stretch) const {
        std::vector<OuterChords> chords;
        std::ranges::transform(group.parts, std::back_inserter(chords),
                               [&](const Part& part) { return outerChords(box, part); });
        std::vector<Interval> intervals;
        const auto add = [&](const std::optional<Interval>& low, const std::optional<Interval>& high, Interval within) {
            if (const auto common = commonOf(low, high, within)) {
                intervals.push_back(*common);
            }
        };
        for (std::size_t i = 0; i < group.deepParts; ++i) {
            add(chords[i].low, chords[i].high, stretch);
        }
        for (const Seam& seam : group.seams) {
            const Interval within{std::max(stretch.first, seam.stretch.first),
                                  std::min(stretch.second, seam.stretch.second)};
            add(chords[seam.first].low, chords[seam.second].high, within);
            add(chords[seam.second].low, chords[seam.first].high, within);
        }
        const double low = (box.toLow - box.fromHigh) / m_frame.length;
        const double high = (box.toHigh - box.fromLow) / m_frame.length;
        const double slope = low > 0.0 ? low : high < 0.0 ? -high : 0.0;
        return lengthOfUnion(intervals) * std::sqrt(1.0 + slope * slope);
    }

    const ConvexShape& m_observer;
    const ConvexShape& m_target;
    Frame m_frame;
    const TerrainMap& m_map;
    std::span<const int> m_active;
    std::span<const DepthGroup> m_groups;
    const SightOptions& m_options;
    std::vector<Obstacle> m_blocking;
    std::vector<Group> m_deep;
};

/// Searches each convex part of one base against each part of the other.
std::optional<SightLine> search(const PlacedFootprint& observer,
                                const PlacedFootprint& target,
                                const TerrainMap& map,
                                std::span<const int> active,
                                std::span<const DepthGroup> groups,
                                const SightOptions& options,
                                bool& unsettled,
                                const std::stop_token& stop) {
    const Point origin = observer.position;
    for (const ConvexShape& from : detail::convexPartsOf(observer, origin)) {
        for (const ConvexShape& to : detail::convexPartsOf(target, origin)) {
            const Vec way = to.center() - from.center();
            const double length = norm(way);
            const Frame frame{origin, from.center(), (1.0 / length) * way, length};
            DepthSearch here{from, to, frame, map, active, groups, options};
            if (const auto line = here.find(unsettled, stop)) {
                return line;
            }
        }
    }
    return {};
}

} // namespace

double
depthInside(const SightLine& line, const TerrainMap& map, std::span<const int> blockers, std::span<const int> active) {
    const StretchesOfLine stretches{line, map, blockers};
    return (stretches.inside() + stretches.closedBy(active)) / 1e6;
}

bool isWithinDepth(const SightLine& line,
                   const TerrainMap& map,
                   std::span<const DepthGroup> groups,
                   std::span<const int> active) {
    return std::ranges::all_of(groups, [&](const DepthGroup& group) {
        const StretchesOfLine stretches{line, map, group.blockers};
        double depth = stretches.inside();
        if (stretches.areOneSided()) {
            std::vector<int> beside{active.begin(), active.end()};
            for (const DepthGroup& other : groups) {
                if (&other != &group) {
                    beside.insert(beside.end(), other.blockers.begin(), other.blockers.end());
                }
            }
            depth += stretches.closedBy(beside);
        }
        return depth <= static_cast<double>(group.most.nanometers()) + kStoredUnit;
    });
}

std::optional<Length> longestInside(const Polygon& polygon, Vector direction, double spread) {
    const Ring& corners = polygon.outline();
    const Vec along = detail::toVec(Point{} + direction, Point{});
    double longest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec side = detail::toVec(corners[(i + 1) % corners.size()], corners[i]);
        // A line crosses the strip that holds the polygon between two parallels to the side.
        const double steepness = std::atan2(std::abs(cross(along, side)), std::abs(dot(along, side))) - spread;
        if (steepness <= 0.0 || norm(side) == 0.0) {
            continue;
        }
        Interval strip{0.0, 0.0};
        for (const Point corner : corners) {
            const double away = cross(side, detail::toVec(corner, corners[i])) / norm(side);
            strip = {std::min(strip.first, away), std::max(strip.second, away)};
        }
        longest = std::min(longest, (strip.second - strip.first) / std::sin(steepness));
    }
    return std::isfinite(longest) ? std::optional{toLength(std::ceil(longest))} : std::nullopt;
}

DepthAnswer findLineWithinDepth(const PlacedFootprint& observer,
                                const PlacedFootprint& target,
                                const TerrainMap& map,
                                std::span<const int> active,
                                std::span<const DepthGroup> groups,
                                const SightOptions& options,
                                std::stop_token stop) {
    SightOptions plain = options;
    plain.wantShares = plain.wantClearance = false;
    const auto past = findLineOfSight(observer, target, map, active, plain, stop);
    DepthAnswer answer{past.visibility, past.line, false};
    if (past.visibility != Visibility::Clear || past.basesTouch || isWithinDepth(past.line, map, groups, active)) {
        return answer;
    }
    std::vector<int> all{active.begin(), active.end()};
    for (const DepthGroup& group : groups) {
        all.insert(all.end(), group.blockers.begin(), group.blockers.end());
    }
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    if (const auto around = findLineOfSight(observer, target, map, all, plain, stop);
        around.visibility == Visibility::Clear) {
        return {Visibility::Clear, around.line, false};
    }
    bool unsettled = false;
    if (const auto line = search(observer, target, map, active, groups, options, unsettled, stop)) {
        return {Visibility::Clear, *line, false};
    }
    return {Visibility::Blocked, {observer.position, target.position}, unsettled};
}

} // namespace sightline::geometry
