#include "geometry/sight/plan/sight.h"

#include "geometry/base/tolerances.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sightline::geometry {

namespace {

using detail::Edge;

/// The sides of the line on which touching matter lies.
constexpr unsigned kNoSide = 0;
constexpr unsigned kLeft = 1;
constexpr unsigned kRight = 2;
constexpr unsigned kBothSides = 3;

/// A contact of a blocker that touches the line without crossing it. Keys measure along the line: (to - from) . (p -
/// from).
struct Contact {
    Wide first = 0;
    Wide last = 0;
    unsigned sides = kNoSide;
    int blocker = 0;
};

struct Line {
    Point from;
    Point to;
    Wide length; ///< squared

    // The coordinates as doubles, nanometers of the table.
    double fromX;
    double fromY;
    double dx;
    double dy;
    double room; ///< least magnitude of `across` that determines a side

    explicit Line(const SightLine& line)
        : from{line.from},
          to{line.to},
          length{dot(line.from, line.to, line.to)},
          fromX{inDouble(from.x)},
          fromY{inDouble(from.y)},
          dx{inDouble(to.x - from.x)},
          dy{inDouble(to.y - from.y)},
          room{kSegmentMargin * (std::abs(dx) + std::abs(dy))} {}

    static double inDouble(Length length) { return static_cast<double>(length.nanometers()); }
    [[nodiscard]] double across(double x, double y) const { return dx * (y - fromY) - dy * (x - fromX); }
    /// Returns -1 or 1 for a point clearly on that side, as `orientation` defines it; 0 if doubles do not decide.
    [[nodiscard]] int plainSide(Point p) const {
        const double value = across(inDouble(p.x), inDouble(p.y));
        return (value > room) - (value < -room);
    }

    [[nodiscard]] Wide key(Point p) const { return dot(from, to, p); }
    [[nodiscard]] double parameter(Wide at) const { return static_cast<double>(at) / static_cast<double>(length); }
    [[nodiscard]] Point at(double t) const {
        const auto along = [&](Length a, Length b) {
            return a + Length::fromNanometers(std::llround(t * static_cast<double>((b - a).nanometers())));
        };
        return {along(from.x, to.x), along(from.y, to.y)};
    }
    [[nodiscard]] unsigned sideBit(Point p) const {
        const int side = orientation(from, to, p);
        return side == 0 ? kNoSide : side < 0 ? kLeft : kRight;
    }
};

/// Returns the parameter at which the infinite line of the edge crosses the sight line. Precondition: they are not
/// parallel.
double crossingParameter(const Line& line, const Edge& edge) {
    const auto a = static_cast<double>(cross(edge.from, edge.to, line.from));
    const auto b = static_cast<double>(cross(edge.from, edge.to, line.to));
    return std::clamp(a / (a - b), 0.0, 1.0);
}

struct Crossing {
    double parameter = 2.0;
    int blocker = -1;

    void offer(double t, int index) {
        if (t < parameter || (t == parameter && index < blocker)) {
            parameter = t;
            blocker = index;
        }
    }
};

Point doubled(Point p) { return {p.x * 2, p.y * 2}; }

/// True if the midpoint of a and b lies strictly inside. Exact.
bool centerIsInside(const std::vector<Edge>& edges, Point a, Point b) {
    const Point p{a.x + b.x, a.y + b.y};
    bool inside = false;
    for (const Edge& edge : edges) {
        const Length fromY = edge.from.y * 2;
        const Length toY = edge.to.y * 2;
        if ((fromY > p.y && toY > p.y) || (fromY < p.y && toY < p.y)) {
            continue; // at other heights
        }
        const Point from = doubled(edge.from);
        const Point to = doubled(edge.to);
        if (isOnSegment(from, to, p)) {
            return false;
        }
        if ((from.y > p.y) != (to.y > p.y) && (orientation(from, to, p) > 0) == (to.y > from.y)) {
            inside = !inside;
        }
    }
    return inside;
}

/// Detects edges that lie clearly on one side of the line, for consecutive edges.
class PlainEdges {
public:
    explicit PlainEdges(const Line& line) : m_line{line} {}

    struct Sides {
        int from = 0;
        int to = 0;
        [[nodiscard]] bool areOne() const { return from == to && from != 0; }
        [[nodiscard]] bool arePlain() const { return from != 0 && to != 0; }
    };
    Sides of(const Edge& edge) {
        const Sides sides{m_isFirst || edge.from != m_last ? m_line.plainSide(edge.from) : m_lastSide,
                          m_line.plainSide(edge.to)};
        m_isFirst = false;
        m_last = edge.to;
        m_lastSide = sides.to;
        return sides;
    }

private:
    const Line& m_line;
    bool m_isFirst = true;
    Point m_last;
    int m_lastSide = 0;
};

/// Adds the contact of a vertex or a collinear edge that lies on the closed line.
void addTouch(const Line& line, const Edge& edge, bool isWall, int blocker, std::vector<Contact>& contacts) {
    const unsigned fromSide = line.sideBit(edge.from);
    const unsigned toSide = line.sideBit(edge.to);
    if (fromSide == kNoSide && toSide == kNoSide) {
        const Wide a = line.key(edge.from);
        const Wide b = line.key(edge.to);
        const Wide first = std::max<Wide>(0, std::min(a, b));
        const Wide last = std::min(line.length, std::max(a, b));
        if (first > last || (!isWall && first == last && (first == 0 || first == line.length))) {
            return;
        }
        // The interior of a polygon lies to the right of its edges.
        contacts.push_back({first, last, isWall ? kNoSide : (b > a ? kRight : kLeft), blocker});
        return;
    }
    if (fromSide != kNoSide && toSide != kNoSide) {
        return;
    }
    const Wide at = line.key(fromSide == kNoSide ? edge.from : edge.to);
    const bool atAnEnd = at == 0 || at == line.length;
    if (at < 0 || at > line.length || (atAnEnd && !isWall)) {
        return;
    }
    contacts.push_back({at, at, fromSide | toSide, blocker});
}

void testWall(
    const Line& line, const std::vector<Edge>& edges, int blocker, Crossing& first, std::vector<Contact>& contacts) {
    PlainEdges plain{line};
    for (const Edge& edge : edges) {
        if (plain.of(edge).areOne()) {
            continue;
        }
        if ((line.sideBit(edge.from) | line.sideBit(edge.to)) == kBothSides) {
            if (orientation(edge.from, edge.to, line.from) * orientation(edge.from, edge.to, line.to) <= 0) {
                first.offer(crossingParameter(line, edge), blocker);
            }
        } else {
            addTouch(line, edge, true, blocker, contacts);
        }
    }
}

void testPolygon(
    const Line& line, const std::vector<Edge>& edges, int blocker, Crossing& first, std::vector<Contact>& contacts) {
    std::vector<Contact> touches;
    std::vector<Point> stops{line.from,
                             line.to}; // between two neighbors the line stays inside, outside, or on the border
    bool crossed = false;
    PlainEdges plain{line};
    for (const Edge& edge : edges) {
        const auto sides = plain.of(edge);
        if (sides.areOne()) {
            continue;
        }
        if (segmentsCross(line.from, line.to, edge.from, edge.to)) {
            first.offer(crossingParameter(line, edge), blocker);
            crossed = true;
        }
        if (sides.arePlain()) {
            continue;
        }
        if (line.sideBit(edge.from) == kNoSide && line.key(edge.from) > 0 && line.key(edge.from) < line.length) {
            stops.push_back(edge.from);
        }
        addTouch(line, edge, false, blocker, touches);
    }
    std::ranges::sort(stops, {}, [&](Point p) { return line.key(p); });
    if (crossed) {
        // A crossing separates inside from outside; together with the vertices on the line, crossings divide it into
        // parts.
        const bool startsInside = centerIsInside(edges, line.from, line.from);
        if (startsInside) {
            first.offer(0.0, blocker);
        }
        for (std::size_t i = 0; i + 1 < stops.size() && line.parameter(line.key(stops[i])) < first.parameter; ++i) {
            const double end = std::min(first.parameter, line.parameter(line.key(stops[i + 1])));
            const double start = line.parameter(line.key(stops[i]));
            if (centerIsInside(edges, line.at(start), line.at(end)) && line.at(start) != line.at(end)) {
                first.offer(start, blocker);
                break;
            }
        }
        return;
    }
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        if (stops[i] != stops[i + 1] && centerIsInside(edges, stops[i], stops[i + 1])) {
            first.offer(line.parameter(line.key(stops[i])), blocker);
            return;
        }
    }
    contacts.insert(contacts.end(), touches.begin(), touches.end());
}

/// Tests contacts of joined blockers on both sides: they leave no gap, so the line is blocked where they meet.
void testContacts(const Line& line, std::vector<Contact>& contacts, Crossing& first) {
    std::ranges::sort(contacts, [](const Contact& a, const Contact& b) {
        return std::pair{a.first, a.blocker} < std::pair{b.first, b.blocker};
    });
    for (std::size_t i = 0; i < contacts.size();) {
        Contact joined = contacts[i];
        std::size_t j = i + 1;
        for (; j < contacts.size() && contacts[j].first <= joined.last; ++j) {
            joined.last = std::max(joined.last, contacts[j].last);
            joined.sides |= contacts[j].sides;
        }
        if (joined.sides == kBothSides) {
            first.offer(line.parameter(joined.first), joined.blocker);
            return;
        }
        i = j;
    }
}

/// Tests closed blockers: with `TouchRule::Blocked` any shared point blocks.
void testClosed(
    const Line& line, const BlockerOutline& outline, const std::vector<Edge>& edges, int blocker, Crossing& first) {
    if (const auto* polygon = std::get_if<Polygon>(&outline); polygon && polygon->contains(line.from)) {
        first.offer(0.0, blocker);
        return;
    }
    PlainEdges plain{line};
    for (const Edge& edge : edges) {
        if (plain.of(edge).areOne() || !segmentsMeet(line.from, line.to, edge.from, edge.to)) {
            continue;
        }
        if (line.sideBit(edge.from) == kNoSide && line.sideBit(edge.to) == kNoSide) {
            const Wide key = std::min(line.key(edge.from), line.key(edge.to));
            first.offer(line.parameter(std::max<Wide>(0, key)), blocker);
        } else {
            first.offer(crossingParameter(line, edge), blocker);
        }
    }
}

/// True if the whole blocker lies clearly on one side of the line, without touching it.
bool standsBeside(const Line& line, const TerrainMapData::Hulls& hulls, std::size_t blocker) {
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    for (std::uint32_t i = hulls.first[blocker]; i < hulls.first[blocker + 1]; ++i) {
        const double across = line.across(hulls.x[i], hulls.y[i]);
        least = std::min(least, across);
        most = std::max(most, across);
    }
    return least > line.room || most < -line.room;
}

} // namespace

std::optional<BlockedAt>
firstHit(const SightLine& sightLine, const TerrainMap& map, std::span<const int> active, TouchRule touch) {
    if (sightLine.from == sightLine.to) {
        return {};
    }
    const Line line{sightLine};
    const Box around = boundsOf(line.from, line.to);
    const TerrainMapData& data = map.data();
    Crossing first;
    std::vector<Contact> contacts;
    for (const int blocker : active) {
        const auto index = static_cast<std::size_t>(blocker);
        if (!boxesMeet(data.boxes[index], around) || standsBeside(line, data.hulls, index)) {
            continue;
        }
        const BlockerOutline& outline = data.blockers[index].outline;
        if (touch == TouchRule::Blocked) {
            testClosed(line, outline, data.edges[index], blocker, first);
        } else if (std::holds_alternative<Wall>(outline)) {
            testWall(line, data.edges[index], blocker, first, contacts);
        } else {
            testPolygon(line, data.edges[index], blocker, first, contacts);
        }
    }
    testContacts(line, contacts, first);
    if (first.blocker < 0) {
        return {};
    }
    return BlockedAt{line.at(first.parameter), first.blocker};
}

} // namespace sightline::geometry
