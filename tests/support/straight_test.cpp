#include "tests/support/straight_test.h"

#include "tests/support/plane_shapes.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

using Integer = boost::multiprecision::cpp_int;
using Rational = boost::multiprecision::cpp_rational;

struct Contact {
    Rational from; ///< share of the way along the segment
    Rational to;
    bool left = false; ///< an outline leaves the contact to the left
    bool right = false;
};

struct Segment {
    Point from;
    Point to;

    [[nodiscard]] Integer dx() const { return Integer{(to.x - from.x).nanometers()}; }
    [[nodiscard]] Integer dy() const { return Integer{(to.y - from.y).nanometers()}; }
    [[nodiscard]] Integer side(Point p) const {
        return dx() * (p.y - from.y).nanometers() - dy() * (p.x - from.x).nanometers();
    }
    [[nodiscard]] Integer along(Point p) const {
        return dx() * (p.x - from.x).nanometers() + dy() * (p.y - from.y).nanometers();
    }
    [[nodiscard]] Integer squared() const { return dx() * dx() + dy() * dy(); }
};

std::vector<std::pair<Point, Point>> edgesOf(const Blocker& blocker) {
    std::vector<std::pair<Point, Point>> edges;
    const auto add = [&](const std::vector<Point>& points, bool closed) {
        for (std::size_t i = 0; i + (closed ? 0 : 1) < points.size(); ++i) {
            edges.emplace_back(points[i], points[(i + 1) % points.size()]);
        }
    };
    if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
        add(wall->vertices(), false);
    } else {
        const auto& polygon = std::get<Polygon>(blocker.outline);
        add(polygon.outline(), true);
        for (const Ring& hole : polygon.holes()) {
            add(hole, true);
        }
    }
    return edges;
}

std::optional<Contact> contactOf(const Segment& segment, Point a, Point b) {
    const Integer sideA = segment.side(a);
    const Integer sideB = segment.side(b);
    const int signA = sideA.sign();
    const int signB = sideB.sign();
    if (signA * signB > 0) {
        return std::nullopt;
    }
    const Rational length{segment.squared()};
    Contact contact;
    if (signA == 0 && signB == 0) {
        const auto [low, high] = std::minmax({segment.along(a), segment.along(b)});
        contact.from = std::max(Rational{0}, Rational{low} / length);
        contact.to = std::min(Rational{1}, Rational{high} / length);
    } else {
        const Integer weightA = abs(sideA);
        const Integer weightB = abs(sideB);
        const Integer numerator = segment.along(a) * weightB + segment.along(b) * weightA;
        contact.from = contact.to = Rational{numerator} / (Rational{weightA + weightB} * length);
        contact.left = signA < 0 || signB < 0;
        contact.right = signA > 0 || signB > 0;
    }
    if (contact.from > contact.to || contact.to < 0 || contact.from > 1) {
        return std::nullopt;
    }
    return contact;
}

/// Strictly inside, for the point at `share` of the way along the segment.
bool strictlyInside(const Segment& segment, const Rational& share, const std::vector<std::pair<Point, Point>>& edges) {
    const Rational x = Rational{segment.from.x.nanometers()} + share * Rational{segment.dx()};
    const Rational y = Rational{segment.from.y.nanometers()} + share * Rational{segment.dy()};
    bool inside = false;
    for (const auto& [a, b] : edges) {
        const Rational ax{a.x.nanometers()};
        const Rational ay{a.y.nanometers()};
        const Rational bx{b.x.nanometers()};
        const Rational by{b.y.nanometers()};
        const Rational turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
        if (turn == 0 && x >= std::min(ax, bx) && x <= std::max(ax, bx) && y >= std::min(ay, by) &&
            y <= std::max(ay, by)) {
            return false;
        }
        if ((ay > y) != (by > y) && (by > ay ? turn > 0 : turn < 0)) {
            inside = !inside;
        }
    }
    return inside;
}

bool boxesMeet(const Segment& segment, const std::vector<std::pair<Point, Point>>& edges) {
    const auto beyond = [&](auto coordinate, auto before) {
        const Length low = std::min(coordinate(segment.from), coordinate(segment.to));
        const Length high = std::max(coordinate(segment.from), coordinate(segment.to));
        return std::all_of(edges.begin(), edges.end(), [&](const auto& edge) {
            return before(coordinate(edge.first), low, high) && before(coordinate(edge.second), low, high);
        });
    };
    const auto x = [](Point p) { return p.x; };
    const auto y = [](Point p) { return p.y; };
    const auto under = [](Length value, Length low, Length) { return value < low; };
    const auto over = [](Length value, Length, Length high) { return value > high; };
    return !beyond(x, under) && !beyond(x, over) && !beyond(y, under) && !beyond(y, over);
}

} // namespace

StraightResult straightTest(const SightLine& line, std::span<const Blocker> blockers, std::span<const int> active) {
    const Segment segment{line.from, line.to};
    std::vector<Contact> contacts;
    for (const int index : active) {
        const Blocker& blocker = blockers[static_cast<std::size_t>(index)];
        const auto edges = edgesOf(blocker);
        if (!boxesMeet(segment, edges)) {
            continue;
        }
        const bool isWall = std::holds_alternative<Wall>(blocker.outline);
        if (line.from == line.to) {
            if (!isWall && strictlyInside(segment, 0, edges)) {
                return StraightResult::Blocked;
            }
            continue;
        }
        std::vector<Rational> stops{0, 1};
        for (const auto& [a, b] : edges) {
            if (auto contact = contactOf(segment, a, b)) {
                stops.push_back(contact->from);
                stops.push_back(contact->to);
                if (!isWall && contact->from < contact->to) { // along a side: the inside lies to the right of each ring
                    (segment.along(a) < segment.along(b) ? contact->right : contact->left) = true;
                }
                if (!isWall && (contact->to == 0 || contact->from == 1)) {
                    contact->left = contact->right = false; // at its ends only the interior of a polygon counts
                }
                contacts.push_back(*contact);
            }
        }
        if (isWall) {
            continue;
        }
        std::sort(stops.begin(), stops.end());
        for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
            if (stops[i] < stops[i + 1] && strictlyInside(segment, (stops[i] + stops[i + 1]) / 2, edges)) {
                return StraightResult::Blocked;
            }
        }
    }
    std::sort(contacts.begin(), contacts.end(), [](const Contact& a, const Contact& b) { return a.from < b.from; });
    for (std::size_t i = 0; i < contacts.size();) {
        Contact joined = contacts[i];
        for (++i; i < contacts.size() && contacts[i].from <= joined.to; ++i) {
            joined.to = std::max(joined.to, contacts[i].to);
            joined.left = joined.left || contacts[i].left;
            joined.right = joined.right || contacts[i].right;
        }
        if (joined.left && joined.right) {
            return StraightResult::Blocked;
        }
    }
    return contacts.empty() ? StraightResult::Clear : StraightResult::Touching;
}

bool endsOnBases(const SightLine& line, const PlacedFootprint& observer, const PlacedFootprint& target) {
    constexpr Real kGrain = 2e-6L;
    return PlaneShape{observer}.distanceFrom(toMillimeters(line.from)) <= kGrain &&
           PlaneShape{target}.distanceFrom(toMillimeters(line.to)) <= kGrain;
}

} // namespace sightline::testsupport
