#include "tests/support/solid_line_test.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

using Integer = boost::multiprecision::cpp_int;
using Rational = boost::multiprecision::cpp_rational;

/// Shares of the way along the line.
struct Stretch {
    Rational from;
    Rational to;
};

struct Contact {
    Stretch at;
    bool left = false; ///< matter lies on that side of the line there
    bool right = false;
};

struct Edges {
    std::vector<std::pair<Point, Point>> all;
    bool closed = true;
};

Edges edgesOf(const Blocker& blocker) {
    Edges edges;
    const auto add = [&](const std::vector<Point>& points) {
        for (std::size_t i = 0; i + (edges.closed ? 0 : 1) < points.size(); ++i) {
            edges.all.emplace_back(points[i], points[(i + 1) % points.size()]);
        }
    };
    if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
        edges.closed = false;
        add(wall->vertices());
    } else {
        const auto& polygon = std::get<Polygon>(blocker.outline);
        add(polygon.outline());
        std::ranges::for_each(polygon.holes(), add);
    }
    return edges;
}

/// Heights of matter, nm; nothing: without end.
struct Heights {
    std::optional<Integer> bottom;
    std::optional<Integer> top;

    explicit Heights(const Blocker& blocker) {
        if (blocker.elevation > Length{}) {
            bottom = blocker.elevation.nanometers();
        }
        if (blocker.height) {
            top = (blocker.elevation + *blocker.height).nanometers();
        }
    }
};

class Line {
public:
    explicit Line(const SightLine3& line) : m_line{line} {}

    [[nodiscard]] bool isUpright() const { return m_line.from.plan == m_line.to.plan; }
    [[nodiscard]] Integer side(Point p) const {
        return dx() * (p.y - m_line.from.plan.y).nanometers() - dy() * (p.x - m_line.from.plan.x).nanometers();
    }
    [[nodiscard]] Integer along(Point p) const {
        return dx() * (p.x - m_line.from.plan.x).nanometers() + dy() * (p.y - m_line.from.plan.y).nanometers();
    }
    [[nodiscard]] Integer squared() const { return dx() * dx() + dy() * dy(); }
    [[nodiscard]] Integer rise() const { return Integer{(m_line.to.z - m_line.from.z).nanometers()}; }
    [[nodiscard]] Rational x(const Rational& t) const { return Integer{m_line.from.plan.x.nanometers()} + t * dx(); }
    [[nodiscard]] Rational y(const Rational& t) const { return Integer{m_line.from.plan.y.nanometers()} + t * dy(); }
    [[nodiscard]] Rational z(const Rational& t) const { return Integer{m_line.from.z.nanometers()} + t * rise(); }

    /// Where in [from, to] the line runs strictly between two heights; nothing, or an interval whose ends may not
    /// belong to it.
    [[nodiscard]] std::optional<Stretch>
    between(Stretch stretch, const std::optional<Integer>& bottom, const std::optional<Integer>& top) const {
        const auto limit = [&](const Integer& height, bool above) {
            const Integer start = height - m_line.from.z.nanometers();
            if (rise() == 0) {
                return above ? start < 0 : start > 0;
            }
            const Rational at = Rational{start} / Rational{rise()};
            if ((rise() > 0) == above) {
                stretch.from = std::max(stretch.from, at);
            } else {
                stretch.to = std::min(stretch.to, at);
            }
            return true;
        };
        if ((bottom && !limit(*bottom, true)) || (top && !limit(*top, false)) || stretch.from > stretch.to) {
            return std::nullopt;
        }
        return stretch;
    }

    [[nodiscard]] bool isStrictlyBetween(const Rational& t,
                                         const std::optional<Integer>& bottom,
                                         const std::optional<Integer>& top) const {
        const Rational at = z(t);
        return (!bottom || at > *bottom) && (!top || at < *top);
    }

    [[nodiscard]] std::optional<Contact> contactWith(Point a, Point b) const {
        const Integer sideA = side(a);
        const Integer sideB = side(b);
        if (sideA.sign() * sideB.sign() > 0) {
            return std::nullopt;
        }
        Contact contact;
        if (sideA == 0 && sideB == 0) {
            const auto [low, high] = std::minmax({along(a), along(b)});
            contact.at = {std::max(Rational{0}, Rational{Rational{low} / Rational{squared()}}),
                          std::min(Rational{1}, Rational{Rational{high} / Rational{squared()}})};
        } else {
            const Integer weightA = abs(sideA);
            const Integer weightB = abs(sideB);
            contact.at.from = contact.at.to = Rational{Integer{along(a) * weightB + along(b) * weightA}} /
                                              Rational{Integer{(weightA + weightB) * squared()}};
            contact.left = sideA < 0 || sideB < 0;
            contact.right = sideA > 0 || sideB > 0;
        }
        if (contact.at.from > contact.at.to || contact.at.to < 0 || contact.at.from > 1) {
            return std::nullopt;
        }
        return contact;
    }

    [[nodiscard]] bool strictlyInside(const Rational& t, const Edges& edges) const {
        const Rational px = x(t);
        const Rational py = y(t);
        bool inside = false;
        for (const auto& [a, b] : edges.all) {
            const Rational ax{a.x.nanometers()};
            const Rational ay{a.y.nanometers()};
            const Rational bx{b.x.nanometers()};
            const Rational by{b.y.nanometers()};
            const Rational turn = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
            if (turn == 0 && px >= std::min(ax, bx) && px <= std::max(ax, bx) && py >= std::min(ay, by) &&
                py <= std::max(ay, by)) {
                return false;
            }
            if ((ay > py) != (by > py) && (by > ay ? turn > 0 : turn < 0)) {
                inside = !inside;
            }
        }
        return inside;
    }

    [[nodiscard]] bool boxMeets(const Edges& edges) const {
        const auto beyond = [&](auto coordinate) {
            const auto [low, high] = std::minmax({coordinate(m_line.from.plan), coordinate(m_line.to.plan)});
            const auto both = [&](auto test) {
                return std::ranges::all_of(edges.all, [&](const auto& edge) {
                    return test(coordinate(edge.first)) && test(coordinate(edge.second));
                });
            };
            return both([low = low](Length c) { return c < low; }) ||
                   both([high = high](Length c) { return c > high; });
        };
        return !beyond([](Point p) { return p.x; }) && !beyond([](Point p) { return p.y; });
    }

private:
    [[nodiscard]] Integer dx() const { return Integer{(m_line.to.plan.x - m_line.from.plan.x).nanometers()}; }
    [[nodiscard]] Integer dy() const { return Integer{(m_line.to.plan.y - m_line.from.plan.y).nanometers()}; }

    const SightLine3& m_line;
};

/// Everything one line meets.
class Meeting {
public:
    explicit Meeting(const SightLine3& line) : m_line{line} {}

    void add(const Blocker& blocker, const std::vector<SheetOpening>& openings) {
        const Edges edges = edgesOf(blocker);
        if (m_blocked || (blocker.height && *blocker.height <= Length{}) || !m_line.boxMeets(edges)) {
            return;
        }
        const Heights heights{blocker};
        if (m_line.isUpright()) {
            addUpright(edges, heights);
        } else if (edges.closed) {
            addPolygon(edges, heights);
        } else {
            addWall(edges, heights, blocker.elevation, openings);
        }
    }

    [[nodiscard]] StraightResult result() {
        if (m_blocked || isSeam()) {
            return StraightResult::Blocked;
        }
        return m_contacts.empty() && m_below.empty() && m_above.empty() ? StraightResult::Clear
                                                                        : StraightResult::Touching;
    }

private:
    void addUpright(const Edges& edges, const Heights& heights) {
        const auto within = m_line.between({0, 1}, heights.bottom, heights.top);
        if (!within) {
            return;
        }
        m_blocked = m_blocked || (edges.closed && within->from < within->to && m_line.strictlyInside(0, edges));
        m_contacts.push_back({*within, false, false});
    }

    void addPolygon(const Edges& edges, const Heights& heights) {
        std::vector<Rational> stops{0, 1};
        for (const auto& [a, b] : edges.all) {
            auto contact = m_line.contactWith(a, b);
            if (!contact) {
                continue;
            }
            stops.push_back(contact->at.from);
            stops.push_back(contact->at.to);
            if (contact->at.from < contact->at.to) { // along a side: the inside lies to the right of each ring
                (m_line.along(a) < m_line.along(b) ? contact->right : contact->left) = true;
            }
            if (contact->at.to == 0 || contact->at.from == 1) {
                contact->left = contact->right = false; // at its ends only the inside counts
            }
            addContact(*contact, heights);
        }
        std::ranges::sort(stops);
        for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
            if (stops[i] < stops[i + 1] && m_line.strictlyInside((stops[i] + stops[i + 1]) / 2, edges)) {
                addInside({stops[i], stops[i + 1]}, heights);
            }
        }
    }

    void addInside(const Stretch& stretch, const Heights& heights) {
        const auto within = m_line.between(stretch, heights.bottom, heights.top);
        m_blocked = m_blocked || (within && within->from < within->to);
        if (m_line.rise() == 0 && heights.top && m_line.z(0) == *heights.top) {
            m_below.push_back(stretch);
        }
        if (m_line.rise() == 0 && heights.bottom && m_line.z(0) == *heights.bottom) {
            m_above.push_back(stretch);
        }
    }

    void addContact(Contact contact, const Heights& heights) {
        if (contact.at.from == contact.at.to) {
            if (m_line.isStrictlyBetween(contact.at.from, heights.bottom, heights.top)) {
                m_contacts.push_back(std::move(contact));
            }
        } else if (const auto within = m_line.between(contact.at, heights.bottom, heights.top)) {
            contact.at = *within;
            m_contacts.push_back(std::move(contact));
        }
    }

    void addWall(const Edges& edges, const Heights& heights, Length foot, const std::vector<SheetOpening>& openings) {
        long double start = 0;
        for (const auto& [a, b] : edges.all) {
            const long double length = std::hypot(static_cast<long double>((b.x - a.x).nanometers()),
                                                  static_cast<long double>((b.y - a.y).nanometers()));
            if (const auto contact = m_line.contactWith(a, b)) {
                const bool isCrossing = contact->at.from == contact->at.to;
                const long double way = isCrossing ? start + length * shareOfEdge(a, b) : 0;
                if (!isCrossing || !passesAnOpening(m_line.z(contact->at.from), way, foot, openings, !heights.bottom)) {
                    addContact(*contact, heights);
                }
            }
            start += length;
        }
    }

    /// How far along a -> b the line crosses it.
    [[nodiscard]] long double shareOfEdge(Point a, Point b) const {
        const auto sideA = m_line.side(a).convert_to<long double>();
        const auto sideB = m_line.side(b).convert_to<long double>();
        return sideA / (sideA - sideB);
    }

    [[nodiscard]] static bool passesAnOpening(
        const Rational& z, long double way, Length foot, const std::vector<SheetOpening>& openings, bool onTheTable) {
        constexpr long double kJamb = 3;
        return std::ranges::any_of(openings, [&](const SheetOpening& opening) {
            const bool isDoor = onTheTable && opening.sill <= Length{};
            return way >= static_cast<long double>(opening.from.nanometers()) - kJamb &&
                   way <= static_cast<long double>(opening.to.nanometers()) + kJamb &&
                   (isDoor || z >= (foot + opening.sill).nanometers()) && z <= (foot + opening.top).nanometers();
        });
    }

    /// Connected contacts with matter on both sides, or matter below where there is matter above.
    [[nodiscard]] bool isSeam() {
        std::ranges::sort(m_contacts, [](const Contact& a, const Contact& b) { return a.at.from < b.at.from; });
        for (std::size_t i = 0; i < m_contacts.size();) {
            Contact joined = m_contacts[i];
            for (++i; i < m_contacts.size() && m_contacts[i].at.from <= joined.at.to; ++i) {
                joined.at.to = std::max(joined.at.to, m_contacts[i].at.to);
                joined.left = joined.left || m_contacts[i].left;
                joined.right = joined.right || m_contacts[i].right;
            }
            if (joined.left && joined.right) {
                return true;
            }
        }
        return std::ranges::any_of(m_below, [&](const Stretch& below) {
            return std::ranges::any_of(m_above, [&](const Stretch& above) {
                return std::max(below.from, above.from) < std::min(below.to, above.to);
            });
        });
    }

    Line m_line;
    bool m_blocked = false;
    std::vector<Contact> m_contacts;
    std::vector<Stretch> m_below; ///< the line slides over matter
    std::vector<Stretch> m_above; ///< or under it
};

const std::vector<SheetOpening>& openingsOf(const Openings& openings, std::size_t index) {
    static const std::vector<SheetOpening> none;
    return index < openings.size() ? openings[index] : none;
}

} // namespace

StraightResult solidLineTest(const SightLine3& line,
                             std::span<const Blocker> blockers,
                             const Openings& openings,
                             std::span<const int> active) {
    Meeting meeting{line};
    for (const int index : active) {
        meeting.add(blockers[static_cast<std::size_t>(index)], openingsOf(openings, static_cast<std::size_t>(index)));
    }
    return meeting.result();
}

bool endsInSolids(const SightLine3& line, const Solid& observer, const Solid& target) {
    const auto isAtHeight = [](Length z, const Solid& solid) { return z >= solid.elevation && z <= solid.top(); };
    return endsOnBases({line.from.plan, line.to.plan}, observer.placed, target.placed) &&
           isAtHeight(line.from.z, observer) && isAtHeight(line.to.z, target);
}

QuickSolidTest::QuickSolidTest(std::span<const Blocker> blockers, const Openings& openings) {
    constexpr double kNoEnd = 1e9;
    for (std::size_t i = 0; i < blockers.size(); ++i) {
        const Blocker& blocker = blockers[i];
        if (blocker.height && *blocker.height <= Length{}) {
            continue;
        }
        Matter matter{kNoEnd, -kNoEnd, kNoEnd, -kNoEnd, -kNoEnd, kNoEnd, false, {}, {}};
        const Edges edges = edgesOf(blocker);
        matter.isWall = !edges.closed;
        matter.bottom = blocker.elevation > Length{} ? blocker.elevation.millimeters() : -kNoEnd;
        matter.top = blocker.height ? (blocker.elevation + *blocker.height).millimeters() : kNoEnd;
        double start = 0;
        for (const auto& [p, q] : edges.all) {
            const Edge edge{p.x.millimeters(), p.y.millimeters(), q.x.millimeters(), q.y.millimeters(), start};
            start += std::hypot(edge.qx - edge.px, edge.qy - edge.py);
            matter.left = std::min({matter.left, edge.px, edge.qx});
            matter.right = std::max({matter.right, edge.px, edge.qx});
            matter.up = std::min({matter.up, edge.py, edge.qy});
            matter.down = std::max({matter.down, edge.py, edge.qy});
            matter.edges.push_back(edge);
        }
        for (const SheetOpening& opening : openingsOf(openings, i)) {
            const bool isDoor = matter.bottom == -kNoEnd && opening.sill <= Length{};
            matter.holes.push_back({opening.from.millimeters(), opening.to.millimeters(),
                                    isDoor ? -kNoEnd : (blocker.elevation + opening.sill).millimeters(),
                                    (blocker.elevation + opening.top).millimeters()});
        }
        m_matter.push_back(std::move(matter));
    }
}

bool QuickSolidTest::isSurelyClear(const Place& from, const Place& to) const {
    return std::ranges::all_of(m_matter, [&](const Matter& matter) { return clears(matter, from, to); });
}

bool QuickSolidTest::clears(const Matter& matter, const Place& from, const Place& to) {
    constexpr double kSlack = 1e-4;
    if (std::max(from.x, to.x) < matter.left || std::min(from.x, to.x) > matter.right ||
        std::max(from.y, to.y) < matter.up || std::min(from.y, to.y) > matter.down ||
        std::max(from.z, to.z) < matter.bottom || std::min(from.z, to.z) > matter.top) {
        return true;
    }
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const double dz = to.z - from.z;
    const double length = std::hypot(dx, dy);
    if (length < kSlack) {
        return false;
    }
    const auto heightAt = [&](double t) { return from.z + t * dz; };
    // Crossings with the edges, a little long at both ends; in and out alternate along the line.
    thread_local std::vector<double> crossings;
    crossings.clear();
    for (const Edge& edge : matter.edges) {
        const double atP = (dx * (edge.py - from.y) - dy * (edge.px - from.x)) / length;
        const double atQ = (dx * (edge.qy - from.y) - dy * (edge.qx - from.x)) / length;
        if ((atP > kSlack && atQ > kSlack) || (atP < -kSlack && atQ < -kSlack)) {
            continue;
        }
        if (std::abs(atP) <= kSlack || std::abs(atQ) <= kSlack) {
            return false; // too near a corner to tell
        }
        const double share = atP / (atP - atQ);
        const double x = edge.px + share * (edge.qx - edge.px);
        const double y = edge.py + share * (edge.qy - edge.py);
        const double t = ((x - from.x) * dx + (y - from.y) * dy) / (length * length);
        crossings.push_back(t);
        if (matter.isWall && t > -kSlack / length && t < 1 + kSlack / length) {
            const double z = heightAt(t);
            const double slack = kSlack * (1 + std::abs(dz) / length);
            const double way = edge.start + share * std::hypot(edge.qx - edge.px, edge.qy - edge.py);
            const bool isOpen = std::ranges::any_of(matter.holes, [&](const Hole& hole) {
                return way > hole.from + kSlack && way < hole.to - kSlack && z > hole.low + slack &&
                       z < hole.high - slack;
            });
            if (!isOpen && z > matter.bottom - slack && z < matter.top + slack) {
                return false;
            }
        }
    }
    if (matter.isWall) {
        return true;
    }
    std::ranges::sort(crossings);
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
        const double enter = std::max(0.0, crossings[i] - kSlack / length);
        const double leave = std::min(1.0, crossings[i + 1] + kSlack / length);
        if (enter >= leave) {
            continue;
        }
        const double low = std::min(heightAt(enter), heightAt(leave));
        const double high = std::max(heightAt(enter), heightAt(leave));
        if (high > matter.bottom - kSlack && low < matter.top + kSlack) {
            return false;
        }
    }
    return true;
}

} // namespace sightline::testsupport
