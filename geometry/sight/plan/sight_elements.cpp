#include "geometry/sight/plan/sight_elements.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/root.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

constexpr double kHalfPi = std::numbers::pi / 2;

/// A straight part of an edge outside both bases.
struct ElementPart {
    std::size_t element = 0; ///< index of its element
    int blocker = 0;
    int edgeNumber = 0; ///< parts of one edge are separated by a base
    Edge edge;
    Vec from; ///< start of the whole edge
    Vec to;
    double first = 0.0; ///< parameters of the part on the edge
    double second = 1.0;
};

struct Cut {
    Vec point;
    int blocker = 0;
};

struct Removed {
    double first;
    double second;
};

/// Returns the part of an edge that a base hides: where the edge runs inside it, and where a polygon's edge touches a
/// base on the polygon's inner side. An edge or wall that a base touches from outside is unaffected.
std::optional<Removed> hiddenPart(const ConvexShape& base, Vec p, Vec q, bool isWall, TouchRule touch) {
    const auto near = base.insidePart(p, q, kConstructionError);
    if (!near) {
        return {};
    }
    const double middle = (near->first + near->second) / 2;
    if (base.distanceTo(p + middle * (q - p)) < -kConstructionError) {
        const auto inside = base.insidePart(p, q);
        return inside ? std::optional{Removed{inside->first, inside->second}} : std::nullopt;
    }
    if (isWall || touch == TouchRule::Blocked || cross(q - p, base.center() - p) < 0) {
        return {};
    }
    if (near->second - near->first < kNoPart || base.kind() != ConvexShape::Kind::Polygon) {
        return Removed{middle, middle};
    }
    return Removed{near->first, near->second};
}

/// Calls `add` with each part of an edge that is not hidden.
template <typename Add> void eachOutside(std::array<std::optional<Removed>, 2> hidden, const Add& add) {
    if (hidden[0] && hidden[1] && hidden[1]->first < hidden[0]->first) {
        std::swap(hidden[0], hidden[1]);
    }
    double start = 0.0;
    for (const auto& part : hidden) {
        if (part) {
            if (part->first > start) {
                add(Removed{start, part->first});
            }
            start = std::max(start, part->second);
        }
    }
    if (start < 1.0) {
        add(Removed{start, 1.0});
    }
}

/// The directions in which a line crosses from the near to the far side of a separating line.
struct Range {
    double from;
    double to;
};
Range directionsAlong(const SightFrame& frame, Vec normal) {
    const double angle = std::atan2(dot(normal, frame.across), dot(normal, frame.along));
    return {angle - kHalfPi, angle + kHalfPi};
}

/// True if the two parts share a point. Exact whether they meet at all, since edges have stored ends.
bool partsMeet(const ElementPart& a, const ElementPart& b) {
    if (a.edgeNumber == b.edgeNumber || !segmentsMeet(a.edge.from, a.edge.to, b.edge.from, b.edge.to)) {
        return false;
    }
    const Vec wayA = a.to - a.from;
    const Vec wayB = b.to - b.from;
    const auto holds = [](const ElementPart& part, double at) {
        const double slack = 2 * kConstructionError / norm(part.to - part.from);
        return at >= part.first - slack && at <= part.second + slack;
    };
    const auto parameter = [](const ElementPart& part, Vec way, Vec p) {
        return dot(p - part.from, way) / dot(way, way);
    };
    if (orientation(a.edge.from, a.edge.to, b.edge.from) == 0 && orientation(a.edge.from, a.edge.to, b.edge.to) == 0) {
        const double first = parameter(a, wayA, b.from + b.first * wayB);
        const double second = parameter(a, wayA, b.from + b.second * wayB);
        const double slack = 2 * kConstructionError / norm(wayA);
        return std::max(first, second) >= a.first - slack && std::min(first, second) <= a.second + slack;
    }
    const double at = cross(b.from - a.from, wayB) / cross(wayA, wayB);
    return holds(a, at) && holds(b, parameter(b, wayB, a.from + at * wayA));
}

class Builder {
public:
    Builder(const BasePair& pair, const TerrainMap& map, Point origin, TouchRule touch)
        : m_pair{pair}, m_data{map.data()}, m_origin{origin}, m_touch{touch} {
        m_nearLimit = pair.observer.support(pair.frame.along);
        m_farLimit = -pair.target.support(-pair.frame.along);
    }

    std::vector<SightElement> build(std::span<const int> active, Grouping grouping, std::span<const Edge> screens) {
        for (const std::vector<int>& group : groups(active)) {
            if (std::ranges::all_of(group, [&](int blocker) { return liesBetween(blocker); })) {
                if (grouping == Grouping::PerBlocker) {
                    std::ranges::for_each(group, [&](int blocker) { addWhole({&blocker, 1}); });
                } else {
                    addWhole(group);
                }
            } else {
                addInParts(group);
            }
        }
        addScreens(screens);
        return std::move(m_elements);
    }

private:
    /// Returns the groups of blockers joined by shared points.
    std::vector<std::vector<int>> groups(std::span<const int> active) const {
        std::vector<std::vector<int>> result;
        std::vector<char> done(active.size(), 0);
        const auto indexOf = [&](int blocker) -> std::ptrdiff_t {
            const auto found = std::ranges::lower_bound(active, blocker);
            return found != active.end() && *found == blocker ? found - active.begin() : -1;
        };
        for (std::size_t i = 0; i < active.size(); ++i) {
            if (done[i]) {
                continue;
            }
            std::vector<int> group{active[i]};
            done[i] = 1;
            for (std::size_t next = 0; next < group.size(); ++next) {
                for (const int other : m_data.contacts[static_cast<std::size_t>(group[next])]) {
                    const auto at = indexOf(other);
                    if (at >= 0 && !done[static_cast<std::size_t>(at)]) {
                        done[static_cast<std::size_t>(at)] = 1;
                        group.push_back(other);
                    }
                }
            }
            std::ranges::sort(group);
            result.push_back(std::move(group));
        }
        return result;
    }

    template <class Function> void eachVertex(int blocker, Function&& function) const {
        // The outline suffices: holes lie inside it.
        const BlockerOutline& outline = m_data.blockers[static_cast<std::size_t>(blocker)].outline;
        const auto* polygon = std::get_if<Polygon>(&outline);
        for (const Point p : polygon ? polygon->outline() : std::get<Wall>(outline).vertices()) {
            function(toVec(p, m_origin));
        }
    }

    bool liesBetween(int blocker) const {
        bool between = true;
        eachVertex(blocker, [&](Vec p) {
            const double t = dot(p, m_pair.frame.along);
            between = between && t >= m_nearLimit && t <= m_farLimit;
        });
        return between;
    }

    void addWhole(std::span<const int> group) {
        SightElement element;
        element.from = m_pair.from;
        element.to = m_pair.to;
        element.blocker = group.size() == 1 ? group.front() : -1;
        for (const int blocker : group) {
            eachVertex(blocker, [&](Vec p) { element.upper.push_back(p); });
        }
        element.lower = element.upper;
        m_elements.push_back(std::move(element));
    }

    void addInParts(const std::vector<int>& group) {
        std::vector<ElementPart> parts;
        parts.reserve(group.size() == 1 ? m_data.edges[static_cast<std::size_t>(group.front())].size() : 0);
        for (const int blocker : group) {
            const bool isWall =
                std::holds_alternative<Wall>(m_data.blockers[static_cast<std::size_t>(blocker)].outline);
            std::array<std::vector<Vec>, 2> cuts; // for the observer and the target
            for (const Edge& edge : m_data.edges[static_cast<std::size_t>(blocker)]) {
                addEdge(edge, blocker, isWall, parts, cuts);
            }
            if (!isWall) {
                addArcs(blocker, End::Observer, cuts[0], parts);
                addArcs(blocker, End::Target, cuts[1], parts);
            }
        }
        joinWhereTheyMeet(parts);
    }

    void addScreens(std::span<const Edge> screens) {
        std::vector<ElementPart> parts;
        std::array<std::vector<Vec>, 2> cuts;
        for (const Edge& edge : screens) {
            addEdge(edge, -1, true, parts, cuts);
        }
        joinWhereTheyMeet(parts);
    }

    /// Only parts whose edges overlap in both coordinates can meet: few of the many edges of round outlines.
    void joinWhereTheyMeet(const std::vector<ElementPart>& parts) {
        struct Extent {
            Length left;
            Length right;
            Length top;
            Length bottom;
            std::size_t part;
        };
        std::vector<Extent> extents;
        extents.reserve(parts.size());
        for (const ElementPart& part : parts) {
            const auto [left, right] = std::minmax(part.edge.from.x, part.edge.to.x);
            const auto [top, bottom] = std::minmax(part.edge.from.y, part.edge.to.y);
            extents.push_back({left, right, top, bottom, extents.size()});
        }
        std::ranges::sort(extents, {}, &Extent::left);
        std::vector<std::pair<std::size_t, std::size_t>> near;
        near.reserve(2 * parts.size());
        for (auto one = extents.begin(); one != extents.end(); ++one) {
            for (auto other = one + 1; other != extents.end() && other->left <= one->right; ++other) {
                if (other->top <= one->bottom && one->top <= other->bottom) {
                    near.emplace_back(std::min(one->part, other->part), std::max(one->part, other->part));
                }
            }
        }
        std::ranges::sort(near); // joined in the order of the parts
        for (const auto& [i, j] : near) {
            if (parts[i].element != parts[j].element && partsMeet(parts[i], parts[j])) {
                join(parts[i].element, parts[j].element);
            }
        }
    }

    void join(std::size_t a, std::size_t b) {
        for (const auto& [from, to] : {std::pair{a, b}, std::pair{b, a}}) {
            std::vector<int>& joined = m_elements[from].joined;
            if (joined.empty()) {
                joined.reserve(2); // most edges meet the one before and the next
            }
            joined.push_back(static_cast<int>(to));
        }
    }

    void addEdge(const Edge& edge,
                 int blocker,
                 bool isWall,
                 std::vector<ElementPart>& parts,
                 std::array<std::vector<Vec>, 2>& cuts) {
        const Vec p = toVec(edge.from, m_origin);
        const Vec q = toVec(edge.to, m_origin);
        const auto byObserver = hiddenPart(m_pair.observer, p, q, isWall, m_touch);
        const auto byTarget = hiddenPart(m_pair.target, p, q, isWall, m_touch);
        const std::array hidden{byObserver, byTarget};
        ++m_edgeCount;
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            if (hidden[i] && hidden[i]->first == hidden[i]->second) {
                m_touchedAt.push_back(p + hidden[i]->first * (q - p));
            }
            if (hidden[i] && hidden[i]->first > 0) {
                cuts[i].push_back(p + hidden[i]->first * (q - p));
            }
            if (hidden[i] && hidden[i]->second < 1) {
                cuts[i].push_back(p + hidden[i]->second * (q - p));
            }
        }
        eachOutside(hidden, [&](const Removed& left) {
            const Vec a = p + left.first * (q - p);
            const Vec b = p + left.second * (q - p);
            const Range beyond = directionsAlong(m_pair.frame, separatingNormal(m_pair.observer, a, b));
            const Range before = directionsAlong(m_pair.frame, -separatingNormal(m_pair.target, a, b));
            SightElement element;
            element.from = std::max({m_pair.from, beyond.from, before.from});
            element.to = std::min({m_pair.to, beyond.to, before.to});
            if (element.from >= element.to) {
                return;
            }
            element.upper = element.lower = {a, b};
            element.blocker = blocker;
            element.matter = Matter::Edge;
            parts.push_back({m_elements.size(), blocker, m_edgeCount, edge, p, q, left.first, left.second});
            m_elements.push_back(std::move(element));
        });
    }

    bool isInside(int blocker, Vec p) const {
        return std::get<Polygon>(m_data.blockers[static_cast<std::size_t>(blocker)].outline)
            .containsInside(toPoint(p, m_origin));
    }

    enum class End { Observer, Target };

    [[nodiscard]] const ConvexShape& base(End end) const {
        return end == End::Observer ? m_pair.observer : m_pair.target;
    }

    /// Adds arcs. A line that runs inside one piece from base to base crosses none of its edges, so the stretches of a
    /// base's outline inside the piece are elements.
    void addArcs(int blocker, End at, std::vector<Vec>& cuts, const std::vector<ElementPart>& parts) {
        const ConvexShape& base = this->base(at);
        const Vec center = base.center();
        const auto angleOf = [&](Vec p) { return std::atan2((p - center).y, (p - center).x); };
        std::ranges::sort(cuts, {}, angleOf);
        if (cuts.empty()) {
            if (isInside(blocker, base.supportPoint(m_pair.frame.along))) {
                addArc(blocker, at, {}, 2 * std::numbers::pi, parts);
            }
            return;
        }
        for (std::size_t i = 0; i < cuts.size(); ++i) {
            const Vec first = cuts[i];
            const Vec second = cuts[i + 1 == cuts.size() ? 0 : i + 1];
            const double start = angleOf(first);
            double end = angleOf(second);
            if (end <= start) {
                end += 2 * std::numbers::pi;
            }
            const double middle = (start + end) / 2;
            const Vec ray{std::cos(middle), std::sin(middle)};
            const auto inside = base.insideOfLine(center, ray);
            if (inside && isInside(blocker, center + inside->second * ray)) {
                addArc(blocker, at, std::pair{first, second}, end - start, parts);
            }
        }
    }

    /// Adds an arc; `ends` are its first and last point, clockwise on screen by `turn` radians about the center;
    /// nothing: the whole outline.
    void addArc(int blocker,
                End at,
                std::optional<std::pair<Vec, Vec>> ends,
                double turn,
                const std::vector<ElementPart>& parts) {
        std::vector<Vec> outline;
        eachVertex(blocker, [&](Vec p) { outline.push_back(p); });
        const auto add = [&](double from, double to, std::vector<Vec> upper, std::vector<Vec> lower,
                             std::initializer_list<Vec> reached) {
            SightElement element;
            element.from = std::max(from, m_pair.from);
            element.to = std::min(to, m_pair.to);
            if (element.from >= element.to) {
                return;
            }
            element.upper = std::move(upper);
            element.lower = std::move(lower);
            element.blocker = blocker;
            element.matter = at == End::Observer ? Matter::ObserverArc : Matter::TargetArc;
            const std::size_t index = m_elements.size();
            m_elements.push_back(std::move(element));
            for (const ElementPart& part : parts) {
                const auto isEnd = [&](double share) {
                    const Vec p = part.from + share * (part.to - part.from);
                    const auto isHere = [&](Vec other) { return norm(p - other) < 2 * kConstructionError; };
                    return std::ranges::any_of(reached, isHere) && std::ranges::none_of(m_touchedAt, isHere);
                };
                if (part.blocker == blocker && (isEnd(part.first) || isEnd(part.second))) {
                    join(index, part.element);
                }
            }
        };
        if (!ends) {
            add(m_pair.from, m_pair.to, outline, outline, {});
            return;
        }
        // Normals at the ends as directions relative to `along`, outward where a line leaves the observer, inward where
        // it enters the target; a line crosses the outline where the normal differs from its direction by less than a
        // quarter turn.
        const double sign = at == End::Observer ? 1.0 : -1.0;
        const auto normalAngle = [&](Vec p, bool atStart) {
            const Vec n = sign * base(at).outwardNormal(p, atStart);
            return std::atan2(dot(n, m_pair.frame.across), dot(n, m_pair.frame.along));
        };
        const double first = normalAngle(ends->first, true);
        double last = normalAngle(ends->second, false);
        const bool longPath = turn > std::numbers::pi;
        if (last < first - kSameDirection || (last < first + kSameDirection && longPath)) {
            last += 2 * std::numbers::pi;
        }
        // On the observer's outline offsets increase on the side where lines leave; on the target's they decrease.
        const auto addEnds = [&](double from, double to, bool withFirst, bool withSecond) {
            std::vector<Vec> one = withFirst ? std::vector{ends->first} : outline;
            std::vector<Vec> other = withSecond ? std::vector{ends->second} : outline;
            if (at == End::Observer) {
                std::swap(one, other);
            }
            if (withFirst && withSecond) {
                add(from, to, std::move(one), std::move(other), {ends->first, ends->second});
            } else if (withFirst || withSecond) {
                add(from, to, std::move(one), std::move(other), {withFirst ? ends->first : ends->second});
            } else {
                add(from, to, std::move(one), std::move(other), {});
            }
        };
        // Shifts the normals by full turns against directions in (-pi/2, pi/2).
        for (const double shift : {-2 * std::numbers::pi, 0.0, 2 * std::numbers::pi}) {
            const double a = first + shift;
            const double b = last + shift;
            addEnds(b - kHalfPi, a + kHalfPi, true, true);
            addEnds(a - kHalfPi, std::min(a + kHalfPi, b - kHalfPi), true, false);
            addEnds(std::max(b - kHalfPi, a + kHalfPi), b + kHalfPi, false, true);
            addEnds(a + kHalfPi, b - kHalfPi, false, false);
        }
    }

    const BasePair& m_pair;
    const TerrainMapData& m_data;
    Point m_origin;
    TouchRule m_touch;
    int m_edgeCount = 0;
    std::vector<Vec> m_touchedAt; ///< where a base inside a piece touches its edge in one point
    double m_nearLimit = 0.0;
    double m_farLimit = 0.0;
    std::vector<SightElement> m_elements;
};

} // namespace

Vec separatingNormal(const ConvexShape& shape, Vec p, Vec q) {
    const auto apart = [&](Vec n) { return (std::min(dot(p, n), dot(q, n)) - shape.support(n)) / norm(n); };
    if (shape.kind() == ConvexShape::Kind::Disc) {
        return nearestOnSegment(p, q, shape.center()) - shape.center();
    }
    Vec best{0, 0};
    double bestApart = -std::numeric_limits<double>::infinity();
    const auto offer = [&](Vec n) {
        if (dot(n, n) == 0) {
            return;
        }
        const double value = apart(n);
        if (value > bestApart) {
            bestApart = value;
            best = n;
        }
    };
    const Vec across = turned(q - p);
    offer(across);
    offer(-across);
    if (shape.kind() == ConvexShape::Kind::Polygon) {
        const auto& corners = shape.corners();
        const auto cornerAt = [&](std::size_t i) { return corners[i % corners.size()]; };
        const auto offerSide = [&](std::size_t i) { offer(-turned(cornerAt(i + 1) - cornerAt(i))); };
        constexpr std::size_t kFew = 16;
        if (corners.size() <= kFew) {
            for (std::size_t i = 0; i < corners.size(); ++i) {
                offerSide(i);
            }
        } else {
            // With many sides, only those near the nearest point can give the best separation.
            std::size_t nearest = 0;
            Vec between{0, 0};
            double least = std::numeric_limits<double>::infinity();
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const Vec here = cornerAt(i);
                for (const Vec way :
                     {nearestOnSegment(p, q, here) - here, p - nearestOnSegment(here, cornerAt(i + 1), p),
                      q - nearestOnSegment(here, cornerAt(i + 1), q)}) {
                    if (dot(way, way) < least) {
                        least = dot(way, way);
                        between = way;
                        nearest = i;
                    }
                }
            }
            offer(between);
            for (const std::size_t step :
                 {corners.size() - 2, corners.size() - 1, std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
                offerSide(nearest + step);
            }
        }
        if (shape.offset() != 0) {
            for (const Vec corner : corners) {
                offer(nearestOnSegment(p, q, corner) - corner);
            }
        }
        return best;
    }
    offer(shape.separatorFrom(p, q));
    if (shape.offset() != 0) {
        const ShapeGap gap = gapBetween(*shape.grownBy(-shape.offset()), ConvexShape::polygon({p, q}));
        offer(gap.onSecond - gap.onFirst);
    }
    return best;
}

std::optional<BasePair> BasePair::make(const ConvexShape& observer, const ConvexShape& target) {
    const Separator separator = separatorBetween(observer, target);
    if (separator.apart <= kConstructionError) {
        return {};
    }
    BasePair pair{observer, target, {}, 0.0, 0.0};
    pair.frame.along = separator.normal;
    pair.frame.across = turned(pair.frame.along);
    // A line of direction `angle` meets both bases as long as neither lies wholly on one side of the other.
    pair.from = risingRoot(-kHalfPi, kHalfPi, [&](double angle) {
        const Vec n = pair.frame.normalAt(angle);
        return observer.support(n) + target.support(-n);
    });
    pair.to = -risingRoot(-kHalfPi, kHalfPi, [&](double angle) {
        const Vec n = pair.frame.normalAt(-angle);
        return target.support(n) + observer.support(-n);
    });
    return pair;
}

std::vector<SightElement> sightElements(const BasePair& pair,
                                        const TerrainMap& map,
                                        std::span<const int> active,
                                        Point origin,
                                        TouchRule touch,
                                        Grouping grouping,
                                        std::span<const Edge> screens) {
    return Builder{pair, map, origin, touch}.build(active, grouping, screens);
}

} // namespace sightline::geometry::detail
