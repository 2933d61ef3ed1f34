#include "tests/support/exact_oracle.h"
#include "tests/support/alternative.h"

#include <CGAL/convex_hull_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Polygon_2_algorithms.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>
#include <optional>
#include <utility>
#include <vector>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Number = Kernel::FT;
using SamplePoint = Kernel::Point_2; ///< nanometers
using Way = Kernel::Vector_2;
using Corners = std::vector<SamplePoint>;

/// Nanometers. What plain doubles find farther from a decision than this needs no exact numbers: their error on a table
/// is below 1e-3 nm.
constexpr double kPlain = 10.0;

Number number(Length length) {
    return Number{static_cast<double>(length.nanometers())}; // a double holds each allowed length exactly
}

SamplePoint samplePoint(Point p) { return {number(p.x), number(p.y)}; }

SamplePoint onwards(const SamplePoint& p, const Way& way, const Number& share) { return p + way * share; }

/// What a base holds for sure and what it reaches at most.
struct Base {
    Corners inner;
    Corners outer;
    bool isExact = false;   ///< inner and outer are the base itself
    bool isRounded = false; ///< both are the base but for rounded corners
};

/// A turn by the facing, exact at quarters, else to some 1e-19.
struct Turn {
    Number cosine;
    Number sine;
    bool isExact = false;

    explicit Turn(Angle facing) {
        constexpr std::int64_t kQuarter = 90'000'000'000;
        isExact = facing.nanodegrees() % kQuarter == 0;
        if (isExact) {
            constexpr std::array<int, 4> kCosines{1, 0, -1, 0};
            const auto quarters = static_cast<std::size_t>(facing.nanodegrees() / kQuarter);
            cosine = kCosines.at(quarters);
            sine = kCosines.at((quarters + 3) % 4);
            return;
        }
        const long double radians =
            static_cast<long double>(facing.nanodegrees()) * std::numbers::pi_v<long double> / 180e9L;
        const auto exactly = [](long double value) { // in two doubles
            const auto high = static_cast<double>(value);
            return Number{high} + Number{static_cast<double>(value - high)};
        };
        cosine = exactly(std::cos(radians));
        sine = exactly(std::sin(radians));
    }

    [[nodiscard]] Way of(const Way& v) const { return {v.x() * cosine - v.y() * sine, v.x() * sine + v.y() * cosine}; }
};

/// Rational unit vectors, `perQuarter` in each quarter turn, about evenly spread; the four along the axes among them.
std::vector<Way> unitDirections(int perQuarter) {
    std::vector<Way> first;
    for (int i = 0; i < perQuarter; ++i) {
        const double tangent = std::tan(std::numbers::pi / 4 * i / perQuarter);
        const Number t{std::round(tangent * 4096) / 4096};
        const Number scale = Number{1} / (Number{1} + t * t);
        first.emplace_back((Number{1} - t * t) * scale, Number{2} * t * scale);
    }
    std::vector<Way> all;
    for (int quarter = 0; quarter < 4; ++quarter) {
        for (Way& way : first) {
            all.push_back(way);
            way = Way{-way.y(), way.x()};
        }
    }
    return all;
}

Base ovalBase(const PlacedFootprint& placed, Length length, Length width, int perQuarter) {
    const Turn turn{placed.facing};
    const SamplePoint center = samplePoint(placed.position);
    const auto place = [&](const Way& unit, const Number& scale) {
        const Number half = scale / Number{2};
        return center + turn.of({unit.x() * number(length) * half, unit.y() * number(width) * half});
    };
    // Room for the rounded turn, and for the judge's own construction error.
    const Number slack = turn.isExact || length == width ? Number{0} : Number{1e-9};
    const std::vector<Way> ways = unitDirections(perQuarter);
    Base base;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Way& way = ways[i];
        const Way& next = ways[(i + 1) % ways.size()];
        base.inner.push_back(place(way, Number{1} - slack));
        base.outer.push_back(
            place((way + next) / (Number{1} + way * next), Number{1} + slack)); // where two tangents meet
    }
    return base;
}

Base rectangleBase(const PlacedFootprint& placed, const RectangleBase& shape) {
    const Turn turn{placed.facing};
    const Number slack = turn.isExact ? Number{0} : Number{1e-9};
    Base base;
    base.isExact = turn.isExact;
    for (const auto& [x, y] : {std::pair{-1, -1}, std::pair{1, -1}, std::pair{1, 1}, std::pair{-1, 1}}) {
        const Way corner =
            turn.of({number(shape.length) * Number{x} / Number{2}, number(shape.width) * Number{y} / Number{2}});
        base.inner.push_back(samplePoint(placed.position) + corner * (Number{1} - slack));
        base.outer.push_back(samplePoint(placed.position) + corner * (Number{1} + slack));
    }
    return base;
}

Base hullBase(const PlacedFootprint& placed, const HullOutline& shape) {
    const Turn turn{placed.facing};
    Base base;
    base.isExact = turn.isExact;
    base.isRounded = !turn.isExact;
    for (const Point p : shape.outline.outline()) {
        base.inner.push_back(samplePoint(placed.position) + turn.of({number(p.x), number(p.y)}));
    }
    base.outer = base.inner;
    return base;
}

Base baseOf(const PlacedFootprint& placed, int perQuarter) {
    const auto& shape = placed.footprint.shape();
    if (const auto* round = std::get_if<RoundBase>(&shape)) {
        return ovalBase(placed, round->diameter, round->diameter, perQuarter);
    }
    if (const auto* oval = std::get_if<OvalBase>(&shape)) {
        return ovalBase(placed, oval->length, oval->width, perQuarter);
    }
    if (const auto* rectangle = std::get_if<RectangleBase>(&shape)) {
        return rectangleBase(placed, *rectangle);
    }
    return hullBase(placed, std::get<HullOutline>(shape));
}

struct Piece {
    bool isWall = false;
    std::vector<Corners> rings; ///< the outline first; the inside lies to the left of each ring in CGAL's sense of left
};

template <typename Visit> void forEachSide(const Corners& ring, bool closed, Visit visit) {
    for (std::size_t i = 0; i + (closed ? 0 : 1) < ring.size(); ++i) {
        visit(ring[i], ring[(i + 1) % ring.size()]);
    }
}

Piece pieceOf(const Blocker& blocker) {
    const auto exact = [](const std::vector<Point>& points) {
        Corners corners;
        std::transform(points.begin(), points.end(), std::back_inserter(corners), samplePoint);
        return corners;
    };
    if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
        return {true, {exact(wall->vertices())}};
    }
    const auto& polygon = std::get<Polygon>(blocker.outline);
    Piece piece{false, {exact(polygon.outline())}};
    std::transform(polygon.holes().begin(), polygon.holes().end(), std::back_inserter(piece.rings), exact);
    for (std::size_t i = 0; i < piece.rings.size(); ++i) {
        const bool isPositive =
            CGAL::orientation_2(piece.rings[i].begin(), piece.rings[i].end(), Kernel{}) == CGAL::COUNTERCLOCKWISE;
        if (isPositive != (i == 0)) {
            std::reverse(piece.rings[i].begin(), piece.rings[i].end());
        }
    }
    return piece;
}

/// A stretch of a line, in lengths of its direction from its first point.
struct Stretch {
    Number from;
    Number to;
};

struct Line {
    SamplePoint from;
    Way along;

    [[nodiscard]] int side(const SamplePoint& p) const {
        return static_cast<int>(CGAL::orientation(from, from + along, p));
    }
    [[nodiscard]] Number place(const SamplePoint& p) const { return (p - from) * along / along.squared_length(); }
    [[nodiscard]] SamplePoint at(const Number& place) const { return onwards(from, along, place); }
    /// Where a side whose ends do not lie strictly on one side of the line meets it; as a stretch if it lies on the
    /// line.
    [[nodiscard]] std::optional<Stretch> meets(const SamplePoint& a, const SamplePoint& b) const {
        const int sideA = side(a);
        const int sideB = side(b);
        if (sideA * sideB > 0) {
            return std::nullopt;
        }
        if (sideA == 0 || sideB == 0) {
            const Number first = place(sideA == 0 ? a : b);
            const Number second = place(sideB == 0 ? b : a);
            return Stretch{std::min(first, second), std::max(first, second)};
        }
        const Number offA = CGAL::determinant(along, a - from);
        const Number offB = CGAL::determinant(along, b - from);
        const Number crossing = place(onwards(a, b - a, offA / (offA - offB)));
        return Stretch{crossing, crossing};
    }
};

/// Where the line runs in the closed ring, ascending; single points too.
std::vector<Stretch> stretchesIn(const Corners& ring, const Line& line) {
    std::vector<Number> stops;
    forEachSide(ring, true, [&](const SamplePoint& a, const SamplePoint& b) {
        if (const auto met = line.meets(a, b)) {
            stops.push_back(met->from);
            stops.push_back(met->to);
        }
    });
    std::sort(stops.begin(), stops.end());
    stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
    std::vector<Stretch> stretches;
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const bool joined =
            i > 0 && CGAL::bounded_side_2(ring.begin(), ring.end(), line.at((stops[i - 1] + stops[i]) / Number{2}),
                                          Kernel{}) != CGAL::ON_UNBOUNDED_SIDE;
        if (joined) {
            stretches.back().to = stops[i];
        } else {
            stretches.push_back({stops[i], stops[i]});
        }
    }
    return stretches;
}

enum class Met { Nothing, Touched, Blocked };

/// Touching matter at one stretch of a segment.
struct Contact {
    Stretch stretch;
    bool left = false;
    bool right = false;
};

bool isInside(const Piece& piece, const SamplePoint& p) {
    for (std::size_t i = 0; i < piece.rings.size(); ++i) {
        const auto wanted = i == 0 ? CGAL::ON_BOUNDED_SIDE : CGAL::ON_UNBOUNDED_SIDE;
        if (CGAL::bounded_side_2(piece.rings[i].begin(), piece.rings[i].end(), p, Kernel{}) != wanted) {
            return false;
        }
    }
    return true;
}

/// The segment of the line over `part` against one piece: true if it runs through the inside. Adds where it touches.
bool runsThrough(const Piece& piece, const Line& line, const Stretch& part, std::vector<Contact>& contacts) {
    std::vector<Number> stops{part.from, part.to};
    for (const Corners& ring : piece.rings) {
        forEachSide(ring, !piece.isWall, [&](const SamplePoint& a, const SamplePoint& b) {
            const auto met = line.meets(a, b);
            if (!met || met->to < part.from || met->from > part.to) {
                return;
            }
            Contact contact{{std::max(met->from, part.from), std::min(met->to, part.to)}, false, false};
            stops.push_back(contact.stretch.from);
            stops.push_back(contact.stretch.to);
            const int sideA = line.side(a);
            const int sideB = line.side(b);
            const bool isAnEnd = contact.stretch.to == part.from || contact.stretch.from == part.to;
            if (sideA == 0 && sideB == 0) { // a side on the line: the inside lies to its left
                const bool sameWay = line.place(a) < line.place(b);
                contact.left = !piece.isWall && !isAnEnd && sameWay;
                contact.right = !piece.isWall && !isAnEnd && !sameWay;
            } else if (piece.isWall || !isAnEnd) { // where a segment starts or ends only the inside of a piece counts
                contact.left = sideA > 0 || sideB > 0;
                contact.right = sideA < 0 || sideB < 0;
            }
            contacts.push_back(contact);
        });
    }
    if (piece.isWall) {
        return false;
    }
    std::sort(stops.begin(), stops.end());
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        if (stops[i] < stops[i + 1] && isInside(piece, line.at((stops[i] + stops[i + 1]) / Number{2}))) {
            return true;
        }
    }
    return false;
}

bool liesOnBothSides(std::vector<Contact>& contacts) {
    std::sort(contacts.begin(), contacts.end(),
              [](const Contact& a, const Contact& b) { return a.stretch.from < b.stretch.from; });
    for (std::size_t i = 0; i < contacts.size();) {
        Contact joined = contacts[i];
        for (++i; i < contacts.size() && contacts[i].stretch.from <= joined.stretch.to; ++i) {
            joined.stretch.to = std::max(joined.stretch.to, contacts[i].stretch.to);
            joined.left = joined.left || contacts[i].left;
            joined.right = joined.right || contacts[i].right;
        }
        if (joined.left && joined.right) {
            return true;
        }
    }
    return false;
}

/// In doubles, for what is far from any decision.
struct PlainSamplePoint {
    double x = 0;
    double y = 0;
};

struct PlainSide {
    PlainSamplePoint from;
    PlainSamplePoint to;
};

/// The frame of a line: how far along, how far to the side.
struct PlainLine {
    PlainSamplePoint from;
    PlainSamplePoint along; ///< of length 1

    [[nodiscard]] double place(PlainSamplePoint p) const { return (p.x - from.x) * along.x + (p.y - from.y) * along.y; }
    [[nodiscard]] double side(PlainSamplePoint p) const { return along.x * (p.y - from.y) - along.y * (p.x - from.x); }
};

std::vector<PlainSide> plainSides(const Corners& ring, bool closed, const SamplePoint& origin) {
    const auto plain = [&](const SamplePoint& p) {
        return PlainSamplePoint{CGAL::to_double(p.x() - origin.x()), CGAL::to_double(p.y() - origin.y())};
    };
    std::vector<PlainSide> sides;
    forEachSide(ring, closed, [&](const SamplePoint& a, const SamplePoint& b) {
        sides.push_back({plain(a), plain(b)});
    });
    return sides;
}

/// Two bases as polygons, and what stands in the way.
class Question {
public:
    Question(const Corners& observer, const Corners& target, const std::vector<Piece>& pieces);

    /// The best line there is.
    [[nodiscard]] Met best() const;

private:
    void gatherPoints();
    [[nodiscard]] Met judge(const Line& line) const;
    [[nodiscard]] Met judge(const Line& line, const Stretch& part) const;
    [[nodiscard]] bool meetsBoth(const Line& line) const;
    [[nodiscard]] bool isPlainlyBlocked(const Line& line) const;
    /// The line beside `line` through the point `index`, halfway to the next point on its left; nothing if there is
    /// none.
    [[nodiscard]] std::optional<Line> besides(const Line& line, std::size_t index) const;
    /// The directions from one point to all others, each once, turning left from +x over half a turn.
    [[nodiscard]] std::vector<Way> pathsFrom(std::size_t index) const;
    [[nodiscard]] PlainLine plain(const Line& line) const;

    Corners m_observer;
    Corners m_target;
    std::vector<Piece> m_pieces; ///< those that reach into the corridor
    Corners m_corridor;          ///< the convex hull of both bases
    Corners m_points;
    SamplePoint m_origin;
    bool m_isConvex = false; ///< both bases
    std::vector<PlainSide> m_observerSides;
    std::vector<PlainSide> m_targetSides;
    std::vector<PlainSide> m_sides;
    std::vector<PlainSamplePoint> m_plainPoints;
};

bool isConvexRing(const Corners& ring) { return CGAL::is_convex_2(ring.begin(), ring.end(), Kernel{}); }

bool holds(const Corners& ring, const SamplePoint& p) {
    return CGAL::bounded_side_2(ring.begin(), ring.end(), p, Kernel{}) != CGAL::ON_UNBOUNDED_SIDE;
}

bool ringsMeet(const Corners& first, const Corners& second) {
    bool meet = holds(first, second.front()) || holds(second, first.front());
    forEachSide(first, true, [&](const SamplePoint& a, const SamplePoint& b) {
        forEachSide(second, true, [&](const SamplePoint& c, const SamplePoint& d) {
            meet = meet || CGAL::do_intersect(Kernel::Segment_2{a, b}, Kernel::Segment_2{c, d});
        });
    });
    return meet;
}

Question::Question(const Corners& observer, const Corners& target, const std::vector<Piece>& pieces)
    : m_observer{observer},
      m_target{target},
      m_origin{observer.front()},
      m_isConvex{isConvexRing(observer) && isConvexRing(target)} {
    Corners both = observer;
    both.insert(both.end(), target.begin(), target.end());
    CGAL::convex_hull_2(both.begin(), both.end(), std::back_inserter(m_corridor));
    const CGAL::Bbox_2 reach = CGAL::bbox_2(m_corridor.begin(), m_corridor.end());
    std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(m_pieces), [&](const Piece& piece) {
        return CGAL::do_overlap(reach, CGAL::bbox_2(piece.rings.front().begin(), piece.rings.front().end()));
    });
    gatherPoints();
    m_observerSides = plainSides(m_observer, true, m_origin);
    m_targetSides = plainSides(m_target, true, m_origin);
    for (const Piece& piece : m_pieces) {
        for (const Corners& ring : piece.rings) {
            const auto sides = plainSides(ring, !piece.isWall, m_origin);
            m_sides.insert(m_sides.end(), sides.begin(), sides.end());
        }
    }
}

void Question::gatherPoints() {
    for (const Corners* base : {&m_observer, &m_target}) {
        // A corner between two others of its base on the hull of both lies behind the base: lines through it and the
        // other base leave by other sides.
        const auto isBehind = [&](const SamplePoint& corner) {
            const auto found = std::find(m_corridor.begin(), m_corridor.end(), corner);
            if (found == m_corridor.end()) {
                return false;
            }
            const auto i = static_cast<std::size_t>(found - m_corridor.begin());
            const std::size_t n = m_corridor.size();
            const auto own = [&](const SamplePoint& p) {
                return std::find(base->begin(), base->end(), p) != base->end();
            };
            return own(m_corridor[(i + 1) % n]) && own(m_corridor[(i + n - 1) % n]);
        };
        std::remove_copy_if(base->begin(), base->end(), std::back_inserter(m_points), isBehind);
        forEachSide(*base, true, [&](const SamplePoint& a, const SamplePoint& b) {
            for (const Piece& piece : m_pieces) {
                for (const Corners& ring : piece.rings) {
                    forEachSide(ring, !piece.isWall, [&](const SamplePoint& c, const SamplePoint& d) {
                        const auto common = CGAL::intersection(Kernel::Segment_2{a, b}, Kernel::Segment_2{c, d});
                        if (const auto* p = common ? alternative<SamplePoint>(*common) : nullptr) {
                            m_points.push_back(*p);
                        }
                    });
                }
            }
        });
    }
    for (const Piece& piece : m_pieces) {
        for (const Corners& ring : piece.rings) {
            std::copy_if(ring.begin(), ring.end(), std::back_inserter(m_points),
                         [&](const SamplePoint& p) { return holds(m_corridor, p); });
        }
    }
    std::sort(m_points.begin(), m_points.end());
    m_points.erase(std::unique(m_points.begin(), m_points.end()), m_points.end());
    for (const SamplePoint& p : m_points) {
        m_plainPoints.push_back({CGAL::to_double(p.x() - m_origin.x()), CGAL::to_double(p.y() - m_origin.y())});
    }
}

PlainLine Question::plain(const Line& line) const {
    const double dx = CGAL::to_double(line.along.x());
    const double dy = CGAL::to_double(line.along.y());
    const double length = std::hypot(dx, dy);
    return {{CGAL::to_double(line.from.x() - m_origin.x()), CGAL::to_double(line.from.y() - m_origin.y())},
            {dx / length, dy / length}};
}

bool Question::meetsBoth(const Line& line) const {
    const PlainLine rough = plain(line);
    const auto meets = [&](const Corners& base, const std::vector<PlainSide>& sides) {
        bool left = false;
        bool right = false;
        bool near = false;
        for (const PlainSide& side : sides) {
            const double off = rough.side(side.from);
            left = left || off > kPlain;
            right = right || off < -kPlain;
            near = near || std::abs(off) <= kPlain;
        }
        if (near && !(left && right)) {
            left = std::any_of(base.begin(), base.end(), [&](const SamplePoint& p) { return line.side(p) >= 0; });
            right = std::any_of(base.begin(), base.end(), [&](const SamplePoint& p) { return line.side(p) <= 0; });
        }
        return left && right;
    };
    return meets(m_observer, m_observerSides) && meets(m_target, m_targetSides);
}

bool Question::isPlainlyBlocked(const Line& line) const {
    if (!m_isConvex) {
        return false;
    }
    const PlainLine rough = plain(line);
    // At most as long as the true segment between the bases: sides near the line count with both ends.
    const auto reach = [&](const std::vector<PlainSide>& sides) {
        std::pair<double, double> range{std::numeric_limits<double>::infinity(),
                                        -std::numeric_limits<double>::infinity()};
        const auto widen = [&](double place) { range = {std::min(range.first, place), std::max(range.second, place)}; };
        for (const auto& [from, to] : sides) {
            const double sideFrom = rough.side(from);
            const double sideTo = rough.side(to);
            if (std::abs(sideFrom) <= kPlain || std::abs(sideTo) <= kPlain) {
                widen(rough.place(from));
                widen(rough.place(to));
            } else if ((sideFrom < 0) != (sideTo < 0)) {
                const double share = sideFrom / (sideFrom - sideTo);
                widen(rough.place(from) + share * (rough.place(to) - rough.place(from)));
            }
        }
        return range;
    };
    const auto a = reach(m_observerSides);
    const auto b = reach(m_targetSides);
    const double from = std::min(a.second, b.second) + kPlain;
    const double to = std::max(a.first, b.first) - kPlain;
    return std::any_of(m_sides.begin(), m_sides.end(), [&](const PlainSide& side) {
        const double sideFrom = rough.side(side.from);
        const double sideTo = rough.side(side.to);
        if (std::min(std::abs(sideFrom), std::abs(sideTo)) <= kPlain || (sideFrom < 0) == (sideTo < 0)) {
            return false;
        }
        const double place =
            rough.place(side.from) + sideFrom / (sideFrom - sideTo) * (rough.place(side.to) - rough.place(side.from));
        return place > from && place < to;
    });
}

Met Question::judge(const Line& line, const Stretch& part) const {
    std::vector<Contact> contacts;
    for (const Piece& piece : m_pieces) {
        if (runsThrough(piece, line, part, contacts)) {
            return Met::Blocked;
        }
    }
    if (liesOnBothSides(contacts)) {
        return Met::Blocked;
    }
    return contacts.empty() ? Met::Nothing : Met::Touched;
}

Met Question::judge(const Line& line) const {
    if (!meetsBoth(line) || isPlainlyBlocked(line)) {
        return Met::Blocked;
    }
    Met best = Met::Blocked;
    for (const Stretch& a : stretchesIn(m_observer, line)) {
        for (const Stretch& b : stretchesIn(m_target, line)) {
            // What lies between is part of each segment from one stretch to the other.
            best = std::min(best, judge(line, a.to < b.from ? Stretch{a.to, b.from} : Stretch{b.to, a.from}));
        }
    }
    return best;
}

std::vector<Way> Question::pathsFrom(std::size_t index) const {
    std::vector<Way> ways;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        if (i != index) {
            const Way way = m_points[i] - m_points[index];
            const bool isUp = way.y() > 0 || (way.y() == 0 && way.x() > 0);
            ways.push_back(isUp ? way : -way);
        }
    }
    const auto before = [](const Way& a, const Way& b) { return CGAL::orientation(a, b) == CGAL::LEFT_TURN; };
    std::sort(ways.begin(), ways.end(), before);
    ways.erase(std::unique(ways.begin(), ways.end(), [&](const Way& a, const Way& b) { return !before(a, b); }),
               ways.end());
    return ways;
}

std::optional<Line> Question::besides(const Line& line, std::size_t index) const {
    // Doubles find the few that may be next; exact numbers choose among them.
    const PlainLine rough = plain(line);
    double nearest = std::numeric_limits<double>::infinity();
    for (const PlainSamplePoint p : m_plainPoints) {
        const double off = rough.side(p);
        nearest = off > kPlain ? std::min(nearest, off) : nearest;
    }
    std::optional<std::pair<Number, std::size_t>> next;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const double off = rough.side(m_plainPoints[i]);
        if (i == index || off < -kPlain || off > nearest + kPlain) {
            continue;
        }
        const Number exact = CGAL::determinant(line.along, m_points[i] - line.from);
        if (exact > 0 && (!next || exact < next->first)) {
            next = {exact, i};
        }
    }
    return next ? std::optional{Line{CGAL::midpoint(line.from, m_points[next->second]), line.along}} : std::nullopt;
}

Met Question::best() const {
    Met best = Met::Blocked;
    for (std::size_t i = 0; i < m_points.size() && best != Met::Nothing; ++i) {
        const std::vector<Way> ways = pathsFrom(i);
        for (std::size_t k = 0; k < ways.size() && best != Met::Nothing; ++k) {
            const bool isLast = k + 1 == ways.size();
            const Way next = isLast ? -ways.front() : ways[k + 1];
            const Way between = ways.size() == 1 ? ways[k].perpendicular(CGAL::LEFT_TURN) : ways[k] + next;
            best = std::min(best, judge({m_points[i], ways[k]}));
            const Line through{m_points[i], between};
            if (!meetsBoth(through)) {
                continue; // nor do its neighbors: lines that meet both bases are a closed set
            }
            best = std::min(best, judge(through));
            if (const auto line = besides(through, i)) {
                best = std::min(best, judge(*line));
            }
        }
    }
    return best;
}

void settle(Decided& decided, Decided answer) { decided = decided == Decided::Open ? answer : decided; }

} // namespace

ExactVerdict exactVerdict(const PlacedFootprint& observer,
                          const PlacedFootprint& target,
                          std::span<const Blocker> blockers,
                          std::span<const int> active) {
    std::vector<Piece> pieces;
    std::transform(active.begin(), active.end(), std::back_inserter(pieces),
                   [&](int index) { return pieceOf(blockers[static_cast<std::size_t>(index)]); });
    ExactVerdict verdict;
    for (const int perQuarter : {2, 4, 8, 16}) {
        const Base a = baseOf(observer, perQuarter);
        const Base b = baseOf(target, perQuarter);
        const bool isExact = a.isExact && b.isExact;
        const bool isRounded = a.isRounded || b.isRounded;
        if (ringsMeet(a.inner, b.inner)) {
            return {Decided::Clear, Decided::Clear};
        }
        const Met sure = Question{a.inner, b.inner, pieces}.best();
        if (sure == Met::Nothing) {
            return {Decided::Clear, Decided::Clear};
        }
        if (sure == Met::Touched && !isRounded) {
            settle(verdict.ifTouchClear, Decided::Clear);
        }
        if (isExact || !ringsMeet(a.outer, b.outer)) {
            const Met most = isExact ? sure : Question{a.outer, b.outer, pieces}.best();
            if (most == Met::Blocked) {
                return {Decided::Blocked, Decided::Blocked};
            }
            if (most == Met::Touched && !isRounded) {
                settle(verdict.ifTouchBlocked, Decided::Blocked);
            }
        }
        const bool isSettled = verdict.ifTouchClear != Decided::Open && verdict.ifTouchBlocked != Decided::Open;
        if (isSettled || isExact) {
            break;
        }
    }
    return verdict;
}

} // namespace sightline::testsupport
