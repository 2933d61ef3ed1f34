#include "geometry/sight/plan/depth.h"

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
    std::vector<Vec> corners; ///< in the pair's frame: x along, y across
};

/// A connected group of blockers, by its corners and its extent along the pair.
struct Obstacle {
    std::vector<Part> parts;
    std::vector<Vec> corners;
    double first = 0.0;
    double last = 0.0;
};

struct Group {
    std::vector<Obstacle> obstacles;
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
        Part part;
        std::ranges::transform(points, std::back_inserter(part.corners), [&](Point p) { return frame.in(p); });
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

/// A box of lines, given by their heights at the two centers.
struct LineBox {
    double fromLow = 0.0;
    double fromHigh = 0.0;
    double toLow = 0.0;
    double toHigh = 0.0;
    double promise = 0.0; ///< priority: the least is visited first

    [[nodiscard]] double size() const { return std::max(fromHigh - fromLow, toHigh - toLow); }
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
        for (const DepthGroup& group : groups) {
            Group& here = m_deep.emplace_back();
            here.most = static_cast<double>(group.most.nanometers());
            here.obstacles = connected(group.blockers, map, frame);
        }
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
                if (const auto bound = excess(half); bound && *bound <= kStoredUnit) {
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
        if (!isWithinDepth(line, m_map, m_groups) || firstHit(line, m_map, m_active, m_options.touch)) {
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

    /// Returns the interval in which all lines of the box run inside the part, between the bases.
    std::optional<Interval> commonChord(const LineBox& box, const Part& part, Interval stretch) const {
        if (part.corners.size() < 3) {
            return {};
        }
        const auto low = chord(part.corners, box.fromLow, (box.toLow - box.fromLow) / m_frame.length);
        const auto high = chord(part.corners, box.fromHigh, (box.toHigh - box.fromHigh) / m_frame.length);
        if (!low || !high) {
            return {};
        }
        const Interval common{std::max({low->first, high->first, stretch.first}),
                              std::min({low->second, high->second, stretch.second})};
        return common.first < common.second ? std::optional{common} : std::nullopt;
    }

    double minDepth(const LineBox& box, const Group& group, Interval stretch) const {
        std::vector<Interval> intervals;
        for (const Obstacle& obstacle : group.obstacles) {
            for (const Part& part : obstacle.parts) {
                if (const auto common = commonChord(box, part, stretch)) {
                    intervals.push_back(*common);
                }
            }
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

double depthInside(const SightLine& line, const TerrainMap& map, std::span<const int> blockers) {
    const Vec way = detail::toVec(line.to, line.from);
    const double length = norm(way);
    if (length == 0.0) {
        return 0.0;
    }
    const Frame frame{line.from, {}, (1.0 / length) * way, length};
    std::vector<Interval> intervals;
    for (const int blocker : blockers) {
        const auto* polygon = std::get_if<Polygon>(&map.blockers()[static_cast<std::size_t>(blocker)].outline);
        for (const Ring& ring : polygon ? convexPartsOf(*polygon) : std::vector<Ring>{}) {
            std::vector<Vec> corners;
            std::ranges::transform(ring, std::back_inserter(corners), [&](Point p) { return frame.in(p); });
            if (const auto part = chord(corners, 0.0, 0.0)) {
                intervals.emplace_back(std::max(0.0, part->first), std::max(0.0, std::min(length, part->second)));
            }
        }
    }
    return lengthOfUnion(intervals) / 1e6;
}

bool isWithinDepth(const SightLine& line, const TerrainMap& map, std::span<const DepthGroup> groups) {
    return std::ranges::all_of(groups, [&](const DepthGroup& group) {
        return depthInside(line, map, group.blockers) * 1e6 <=
               static_cast<double>(group.most.nanometers()) + kStoredUnit;
    });
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
    if (past.visibility != Visibility::Clear || past.basesTouch || isWithinDepth(past.line, map, groups)) {
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
