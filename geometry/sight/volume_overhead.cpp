#include "geometry/sight/volume_overhead.h"

#include "geometry/tolerances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <queue>

namespace sightline::geometry::detail {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Nanometres. Boxes smaller than this in all directions are not cut further.
constexpr double kSmallest = 100.0;

constexpr std::size_t kMostRings = 200;

struct Span {
    double low;
    double high;
    [[nodiscard]] double middle() const { return (low + high) / 2; }
    [[nodiscard]] double size() const { return high - low; }
};

/// x, y, z where a line starts, then where it ends.
struct Node {
    std::array<Span, 6> sides;
    double size = 0.0;
};
struct Smaller {
    bool operator()(const Node& a, const Node& b) const { return a.size < b.size; }
};

struct Part {
    std::vector<Vec> corners; ///< positive area
    double bottom;
    double top;
};

using Rings = std::vector<std::vector<Vec>>;

/// What of `ring` lies outside the convex part, in convex pieces.
void subtract(const std::vector<Vec>& ring, const std::vector<Vec>& part, Rings& left) {
    std::vector<Vec> inside = ring;
    for (std::size_t e = 0; e < part.size() && inside.size() > 2; ++e) {
        const Vec a = part[e];
        const Vec way = part[e + 1 == part.size() ? 0 : e + 1] - a;
        std::vector<Vec> in;
        std::vector<Vec> out;
        for (std::size_t i = 0; i < inside.size(); ++i) {
            const Vec p = inside[i];
            const Vec q = inside[i + 1 == inside.size() ? 0 : i + 1];
            const double atP = cross(way, p - a);
            const double atQ = cross(way, q - a);
            (atP >= 0 ? in : out).push_back(p);
            if ((atP > 0 && atQ < 0) || (atP < 0 && atQ > 0)) {
                const Vec crossing = p + (atP / (atP - atQ)) * (q - p);
                in.push_back(crossing);
                out.push_back(crossing);
            }
        }
        // What is thinner than the construction error is a seam.
        double twice = 0;
        double around = 0;
        for (std::size_t i = 0; i < out.size(); ++i) {
            const Vec p = out[i];
            const Vec q = out[i + 1 == out.size() ? 0 : i + 1];
            twice += cross(p - out[0], q - out[0]);
            around += norm(q - p);
        }
        if (out.size() > 2 && std::abs(twice) > 20 * kConstructionError * around) {
            left.push_back(std::move(out));
        }
        inside = std::move(in);
    }
}

class Search {
public:
    Search(const ConvexShape& lower, const ConvexShape& upper, Point origin, bool upwards, const CellSearch& search)
        : m_lower{lower}, m_upper{upper}, m_origin{origin}, m_upwards{upwards}, m_search{search} {}

    void addPart(const VolumePart& part) {
        Part added{{}, part.bottom == kNoBottom ? -kInfinity : static_cast<double>(part.bottom),
                   part.top == kNoTop ? kInfinity : static_cast<double>(part.top)};
        std::ranges::transform(part.corners, std::back_inserter(added.corners), [&](Point p) { return toVec(p, m_origin); });
        m_parts.push_back(std::move(added));
    }

    CellAnswer run(Span lowerZ, Span upperZ, const std::stop_token& stop) {
        findLevels(lowerZ.high, upperZ.low);
        const auto box = [](const ConvexShape& shape, Vec n) { return Span{-shape.support(-n), shape.support(n)}; };
        const Vec x{1, 0};
        const Vec y{0, 1};
        push({{box(m_lower, x), box(m_lower, y), lowerZ, box(m_upper, x), box(m_upper, y), upperZ}, 0.0});
        while (!m_open.empty() && !m_answer.found && !stop.stop_requested()) {
            if (m_answer.steps >= m_search.mostSteps) {
                m_answer.unsettled = std::max(m_answer.unsettled, m_open.top().size);
                break;
            }
            ++m_answer.steps;
            const Node node = m_open.top();
            m_open.pop();
            visit(node);
        }
        return m_answer;
    }

private:
    void findLevels(double from, double to) {
        for (const Part& part : m_parts) {
            const double low = std::max(from, part.bottom);
            const double high = std::min(to, part.top);
            if (part.corners.size() > 2 && low < high) {
                m_levels.push_back((low + high) / 2);
            }
        }
        std::ranges::sort(m_levels);
        const auto repeated = std::ranges::unique(m_levels);
        m_levels.erase(repeated.begin(), repeated.end());
    }

    static bool misses(const ConvexShape& shape, Span x, Span y) {
        return shape.distanceTo({x.middle(), y.middle()}) > std::hypot(x.size(), y.size()) / 2 + kContact;
    }

    void push(Node node) {
        const auto& s = node.sides;
        if (misses(m_lower, s[0], s[1]) || misses(m_upper, s[3], s[4])) {
            return;
        }
        node.size = std::ranges::max(s, {}, &Span::size).size();
        m_open.push(node);
    }

    /// What coverage leaves open at the level where it leaves least.
    struct Open {
        double z = 0.0;
        double area = kInfinity;
        Span x{kInfinity, -kInfinity};
        Span y{kInfinity, -kInfinity};
        std::array<Span, 2> section{};
    };

    void visit(const Node& node) {
        const auto& s = node.sides;
        const Vec start{s[0].middle(), s[1].middle()};
        const Vec end{s[3].middle(), s[4].middle()};
        if (tryLine(node, start, end)) {
            return;
        }
        Open least;
        for (const double z : m_levels) {
            const Open open = openAt(node, z);
            if (open.area == 0.0) {
                return;
            }
            if (open.area < least.area) {
                least = open;
            }
        }
        if (std::ranges::any_of(m_parts, [&](const Part& part) { return allCross(node, part); })) {
            return;
        }
        if (least.area < kInfinity && tryThrough(node, least)) {
            return;
        }
        const std::size_t index = sideToHalve(node, least);
        const Span side = s[index];
        if (side.size() < kSmallest) {
            m_answer.unsettled = std::max(m_answer.unsettled, node.size);
            return;
        }
        Node low = node;
        Node high = node;
        low.sides[index].high = high.sides[index].low = side.middle();
        push(low);
        push(high);
    }

    bool tryThrough(const Node& node, const Open& open) {
        const auto& s = node.sides;
        const Vec aim{open.x.middle(), open.y.middle()};
        const Vec start{std::clamp(aim.x, s[0].low, s[0].high), std::clamp(aim.y, s[1].low, s[1].high)};
        const double share = std::clamp((open.z - s[2].high) / (s[5].low - s[2].high), 1e-9, 1.0);
        const Vec past = start + (1 / share) * (aim - start);
        return tryLine(node, start, {std::clamp(past.x, s[3].low, s[3].high), std::clamp(past.y, s[4].low, s[4].high)});
    }

    /// The side that spreads the lines most across the axis on which the open part is narrowest; without levels the longest.
    [[nodiscard]] static std::size_t sideToHalve(const Node& node, const Open& open) {
        const auto& s = node.sides;
        if (open.area == kInfinity) {
            return static_cast<std::size_t>(std::ranges::max_element(s, {}, &Span::size) - s.begin());
        }
        const double alongX = open.x.size() / open.section[0].size();
        const double alongY = open.y.size() / open.section[1].size();
        const bool byX = alongX < 0.9 * alongY || (alongX <= alongY / 0.9 && open.section[0].size() > open.section[1].size());
        const std::size_t axis = byX ? 0 : 1;
        const double share = std::clamp((open.z - s[2].middle()) / (s[5].middle() - s[2].middle()), 0.0, 1.0);
        const double rise = s[5].low - s[2].high;
        const double lean = std::abs(s[axis + 3].middle() - s[axis].middle()) / std::max(rise, 1.0);
        const std::array<std::pair<double, std::size_t>, 4> spreads{{{s[axis].size() * (1 - share), axis},
                                                                     {s[axis + 3].size() * share, axis + 3},
                                                                     {s[2].size() * lean * (1 - share), 2},
                                                                     {s[5].size() * lean * share, 5}}};
        return std::ranges::max_element(spreads)->second;
    }

    bool tryLine(const Node& node, Vec start, Vec end) {
        const auto& s = node.sides;
        const auto place = [&](const ConvexShape& shape, Vec aim, double z) {
            Vec p = shape.nearestTo(aim);
            const Vec inwards = shape.center() - p;
            if (const double length = norm(inwards); length > 1.0) {
                p = p + (1.0 / length) * inwards;
            }
            return Point3{toPoint(p, m_origin), Length::fromNanometers(std::llround(z))};
        };
        const Point3 lower = place(m_lower, start, std::floor(s[2].high));
        const Point3 upper = place(m_upper, end, std::ceil(s[5].low));
        const SightLine3 line = m_upwards ? SightLine3{lower, upper} : SightLine3{upper, lower};
        m_answer.found = m_search.isClear(line);
        m_answer.line = line;
        return m_answer.found;
    }

    /// Where lines of the node pass at height z, a box.
    static std::array<Span, 2> sectionAt(const Node& node, double z) {
        const auto& s = node.sides;
        Span share{kInfinity, -kInfinity};
        for (const double from : {s[2].low, s[2].high}) {
            for (const double to : {s[5].low, s[5].high}) {
                const double at = std::clamp((z - from) / (to - from), 0.0, 1.0);
                share = {std::min(share.low, at), std::max(share.high, at)};
            }
        }
        std::array<Span, 2> section{};
        for (std::size_t axis = 0; axis < 2; ++axis) {
            Span range{kInfinity, -kInfinity};
            for (const double at : {share.low, share.high}) {
                range.low = std::min(range.low, s[axis].low + at * (s[axis + 3].low - s[axis].low));
                range.high = std::max(range.high, s[axis].high + at * (s[axis + 3].high - s[axis].high));
            }
            section[axis] = range;
        }
        return section;
    }

    [[nodiscard]] Open openAt(const Node& node, double z) const {
        Open open;
        open.z = z;
        open.section = sectionAt(node, z);
        const auto [x, y] = open.section;
        Rings left{{{x.low, y.low}, {x.high, y.low}, {x.high, y.high}, {x.low, y.high}}};
        for (const Part& part : m_parts) {
            if (part.corners.size() < 3 || part.bottom >= z || part.top <= z) {
                continue;
            }
            Rings next;
            for (const auto& ring : left) {
                subtract(ring, part.corners, next);
            }
            left = std::move(next);
            if (left.size() > kMostRings) {
                break;
            }
        }
        open.area = 0.0;
        double largest = 0.0;
        for (const auto& ring : left) {
            double twice = 0.0;
            Span ringX{kInfinity, -kInfinity};
            Span ringY{kInfinity, -kInfinity};
            for (std::size_t i = 0; i < ring.size(); ++i) {
                twice += cross(ring[i] - ring[0], ring[i + 1 == ring.size() ? 0 : i + 1] - ring[0]);
                ringX = {std::min(ringX.low, ring[i].x), std::max(ringX.high, ring[i].x)};
                ringY = {std::min(ringY.low, ring[i].y), std::max(ringY.high, ring[i].y)};
            }
            open.area += std::abs(twice) / 2;
            if (std::abs(twice) > largest) {
                largest = std::abs(twice);
                open.x = ringX;
                open.y = ringY;
            }
        }
        return open;
    }

    /// All lines of the node cross one upright face of the part, at heights inside it.
    static bool allCross(const Node& node, const Part& part) {
        const auto& s = node.sides;
        const std::size_t edges = part.corners.size() == 2 ? 1 : part.corners.size();
        for (std::size_t e = 0; e < edges; ++e) {
            const Vec a = part.corners[e];
            const Vec b = part.corners[e + 1 == part.corners.size() ? 0 : e + 1];
            Span first{kInfinity, -kInfinity};  // sides of the starts
            Span second{kInfinity, -kInfinity}; // sides of the ends
            bool within = true;
            for (int i = 0; i < 4; ++i) {
                const Vec p{i % 2 == 0 ? s[0].low : s[0].high, i / 2 == 0 ? s[1].low : s[1].high};
                const double side = cross(b - a, p - a);
                first = {std::min(first.low, side), std::max(first.high, side)};
                for (int j = 0; j < 4; ++j) {
                    const Vec q{j % 2 == 0 ? s[3].low : s[3].high, j / 2 == 0 ? s[4].low : s[4].high};
                    const double end = cross(b - a, q - a);
                    second = {std::min(second.low, end), std::max(second.high, end)};
                    within = within && cross(q - p, a - p) * cross(q - p, b - p) < 0;
                }
            }
            if (!within || !((first.high < 0 && second.low > 0) || (first.low > 0 && second.high < 0))) {
                continue;
            }
            const double least = std::min(std::abs(first.low), std::abs(first.high));
            const double most = std::max(std::abs(first.low), std::abs(first.high));
            const double leastEnd = std::min(std::abs(second.low), std::abs(second.high));
            const double mostEnd = std::max(std::abs(second.low), std::abs(second.high));
            const double early = least / (least + mostEnd);
            const double late = most / (most + leastEnd);
            const double lowest = s[2].low + early * (s[5].low - s[2].low);
            const double highest = s[2].high + late * (s[5].high - s[2].high);
            if (lowest > part.bottom + kConstructionError && highest < part.top - kConstructionError) {
                return true;
            }
        }
        return false;
    }

    const ConvexShape& m_lower;
    const ConvexShape& m_upper;
    Point m_origin;
    bool m_upwards;
    const CellSearch& m_search;
    std::vector<Part> m_parts;
    std::vector<double> m_levels;
    std::priority_queue<Node, std::vector<Node>, Smaller> m_open;
    CellAnswer m_answer;
};

} // namespace

CellAnswer searchOverhead(const ConvexShape& observer, const ConvexShape& target, Point origin, const Solid& from, const Solid& to,
                          const VolumeMapData& data, std::span<const int> parts, const CellSearch& search,
                          const std::stop_token& stop) {
    const bool upwards = from.top() <= to.elevation;
    Search run{upwards ? observer : target, upwards ? target : observer, origin, upwards, search};
    for (const int index : parts) {
        run.addPart(data.parts[static_cast<std::size_t>(index)]);
    }
    const auto heights = [](const Solid& solid) {
        return Span{static_cast<double>(solid.elevation.nanometers()), static_cast<double>(solid.top().nanometers())};
    };
    return run.run(heights(upwards ? from : to), heights(upwards ? to : from), stop);
}

} // namespace sightline::geometry::detail
