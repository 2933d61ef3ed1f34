#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/sight/plan/fast_sight_shapes.h"
#include "geometry/sight/plan/sight_elements.h"
#include "geometry/terrain/terrain_map_data.h"

#include <array>
#include <cmath>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

/// An interval of slopes.
struct Slopes {
    double from = -kInfinity;
    double to = kInfinity;

    [[nodiscard]] bool isEmpty() const { return !(from < to); }
    void cut(Slopes other) {
        from = std::max(from, other.from);
        to = std::min(to, other.to);
    }
};

struct SlabPart {
    double first;
    double second;
};

/// The relation of an edge to a base: its parts outside, at most two.
struct Outside {
    std::array<SlabPart, 2> parts{{{0.0, 1.0}, {0.0, 0.0}}};
    std::size_t count = 1;
    bool meets = false;  ///< the edge touches the base, enters it, or nearly does
    bool isOpen = false; ///< the touch rule would decide about the edge, so it is left out
};

/// Returns the relation as in `sightElements`: a base hides the part that runs inside it. Where a polygon's edge only
/// touches a base on its inner side, the touch rule would decide; such an edge is left out.
Outside outsideOf(const ConvexShape& base, Vec p, Vec q, bool isWall) {
    Outside result;
    result.meets = base.insidePart(p, q, 4.0).has_value();
    const auto near = result.meets ? base.insidePart(p, q, kConstructionError) : std::nullopt;
    if (!near) {
        return result;
    }
    const double middle = (near->first + near->second) / 2;
    if (!(base.distanceTo(p + middle * (q - p)) < -kConstructionError)) {
        const bool leans = isWall || cross(q - p, base.center() - p) < 0;
        result.count = leans ? 1 : 0;
        result.isOpen = !leans;
        return result;
    }
    result.count = 0;
    const auto inside = base.insidePart(p, q);
    if (!inside) {
        return result;
    }
    for (const SlabPart part : {SlabPart{0.0, inside->first}, SlabPart{inside->second, 1.0}}) {
        if (part.first < part.second) {
            result.parts[result.count++] = part;
        }
    }
    return result;
}

class SlabSearch {
public:
    SlabSearch(const PreparedPair& pair, const LineBounds& bounds, SightScratch& scratch, SightLine* witness)
        : m_pair{pair},
          m_frame{pair.frame},
          m_data{pair.map.data()},
          m_scratch{scratch},
          m_witness{witness},
          m_between{pair.target.middle - pair.observer.middle},
          m_slopes{slopesOf(bounds)},
          m_upper{borderOf(bounds.high, +1.0)},
          m_lower{borderOf(bounds.low, -1.0)},
          m_gates{isNarrowed() ? gates() : std::array<Gate, 3>{}} {}

    FilteredVerdict run() {
        if (m_slopes.isEmpty() || collect()) {
            return FilteredVerdict::Blocked;
        }
        link();
        auto& borders = m_scratch.borders;
        borders.assign({m_slopes.from, m_slopes.to});
        for (const SlabElement& element : m_scratch.elements) {
            for (const double border : {element.from, element.to}) {
                if (border > m_slopes.from && border < m_slopes.to) {
                    borders.push_back(border);
                }
            }
        }
        std::ranges::sort(borders);
        for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
            if (borders[i] < borders[i + 1]) {
                group({borders[i], borders[i + 1]});
                narrow({borders[i], borders[i + 1]});
                if (m_isClear) {
                    return FilteredVerdict::Clear;
                }
            }
        }
        return m_isOpen ? FilteredVerdict::Uncertain : FilteredVerdict::Blocked;
    }

private:
    /// True if only the lines within the bounds are searched. Answers are stored with the line that was found, which
    /// has to stay the same: where a line is asked for, all lines of the pair are searched in one order.
    [[nodiscard]] bool isNarrowed() const { return !m_witness; }

    /// Returns the slopes of lines that may be clear, extended beyond all rounding.
    [[nodiscard]] Slopes slopesOf(const LineBounds& bounds) const {
        if (!isNarrowed()) {
            return {-m_frame.steepest, m_frame.steepest};
        }
        const double spare = 2 * kConstructionError / m_frame.apart;
        return {std::max(bounds.from - spare, -m_frame.steepest), std::min(bounds.to + spare, m_frame.steepest)};
    }

    /// A straight border, above or below all lines that may be clear from the back of the observer to the front of the
    /// target.
    struct Border {
        double height = 0.0;
        double slope = 0.0;
        [[nodiscard]] double at(double way) const { return height + slope * way; }
    };

    /// Returns the upper (`side` 1) or lower (-1) border through the extreme heights over the reference positions,
    /// moved outwards, because a line may leave it before the first of these and beyond the second.
    [[nodiscard]] Border borderOf(LinePoint extreme, double side) const {
        if (!isNarrowed()) {
            return {side > 0 ? std::max(m_frame.observer.high, m_frame.target.high) + kPlainlyBeside
                             : std::min(m_frame.observer.low, m_frame.target.low) - kPlainlyBeside,
                    0.0};
        }
        const double slope = (extreme.atTarget - extreme.atObserver) / m_frame.apart;
        const double least = side > 0 ? m_slopes.from : m_slopes.to;
        const double most = side > 0 ? m_slopes.to : m_slopes.from;
        const double behind = side * (least - slope) * m_frame.observer.back;
        const double beyond = side * (most - slope) * (m_frame.target.front - m_frame.apart);
        return {extreme.atObserver + side * (std::max({0.0, behind, beyond}) + kPlainlyBeside), slope};
    }

    /// A normal along which no line that may be clear leads back, in nanometers times its length. Each line has left
    /// the observer at the level `beyond` and has not reached the target at the level `before`, by `kPlainlyBeside` at
    /// least.
    struct Gate {
        double way = 0.0; ///< components of the normal
        double height = 0.0;
        double beyond = 0.0;
        double before = 0.0;
    };

    [[nodiscard]] std::array<Gate, 3> gates() const {
        const auto gate = [&](double way, double height) {
            const Vec normal = way * m_frame.along + height * m_frame.across;
            const double slack = kPlainlyBeside * (std::abs(way) + std::abs(height));
            return Gate{way, height, m_pair.observer.hull.support(normal) + slack,
                        way * m_frame.apart + height * m_frame.offset - m_pair.target.hull.support(-normal) - slack};
        };
        return {gate(1.0, 0.0), gate(-m_slopes.from, 1.0), gate(m_slopes.to, -1.0)};
    }

    /// The ends of an edge in the frame.
    struct FramedEdge {
        double wayP = 0.0;
        double heightP = 0.0;
        double wayQ = 0.0;
        double heightQ = 0.0;
    };

    [[nodiscard]] FramedEdge framed(Vec p, Vec q) const {
        return {dot(p, m_frame.along), dot(p, m_frame.across), dot(q, m_frame.along), dot(q, m_frame.across)};
    }

    /// True if the edge plainly misses both bases and all lines that may be clear.
    [[nodiscard]] bool isBeside(const FramedEdge& edge) const {
        const auto [back, front] = std::minmax(edge.wayP, edge.wayQ);
        const auto [low, high] = std::minmax(edge.heightP, edge.heightQ);
        const auto isNear = [&](const BaseExtent& base) {
            return front >= base.back - kPlainlyBeside && back <= base.front + kPlainlyBeside &&
                   high >= base.low - kPlainlyBeside && low <= base.high + kPlainlyBeside;
        };
        const bool isOutside = front < m_frame.observer.back - kPlainlyBeside ||
                               back > m_frame.target.front + kPlainlyBeside ||
                               (edge.heightP > m_upper.at(edge.wayP) && edge.heightQ > m_upper.at(edge.wayQ)) ||
                               (edge.heightP < m_lower.at(edge.wayP) && edge.heightQ < m_lower.at(edge.wayQ));
        return isOutside && !isNear(m_frame.observer) && !isNear(m_frame.target);
    }

    /// The position of an edge or a hull on all lines that may be clear: beyond the observer, before the target.
    struct Between {
        bool beyond = false;
        bool before = false;
    };
    [[nodiscard]] Between placeOf(const FramedEdge& edge) const {
        Between result;
        if (!isNarrowed()) {
            return result;
        }
        for (const Gate& gate : m_gates) {
            const double ofP = gate.way * edge.wayP + gate.height * edge.heightP;
            const double ofQ = gate.way * edge.wayQ + gate.height * edge.heightQ;
            result.beyond = result.beyond || std::min(ofP, ofQ) >= gate.beyond;
            result.before = result.before || std::max(ofP, ofQ) <= gate.before;
        }
        return result;
    }

    /// Returns true if a base lies wholly inside a piece.
    bool collect() {
        m_scratch.elements.clear();
        m_scratch.elementCorners.clear();
        m_scratch.edgeParts.clear();
        m_scratch.links.clear();
        if (isNarrowed()) {
            std::erase_if(m_scratch.entangled, [&](int blocker) {
                return m_pair.counts[static_cast<std::size_t>(blocker)] == Occlusion::Always && addWhole(blocker);
            });
        }
        const Obstacles& between = m_scratch.between;
        m_scratch.elementCorners = between.corners;
        for (const Obstacle& obstacle : between.list) {
            m_scratch.elements.push_back({obstacle.upper, obstacle.lower, obstacle.end, -kInfinity, kInfinity, 0});
        }
        return std::ranges::any_of(m_scratch.entangled, [&](int blocker) {
            return m_pair.counts[static_cast<std::size_t>(blocker)] == Occlusion::Always && addEdges(blocker);
        });
    }

    /// Returns true if the blocker needs no closer look, because no line that may be clear comes near it or because it
    /// lies between the bases for all of them; it is then added as an obstacle.
    bool addWhole(int blocker) {
        const auto index = static_cast<std::size_t>(blocker);
        const TerrainMapData::Hulls& hulls = m_data.hulls;
        double back = kInfinity;
        double front = -kInfinity;
        bool isAbove = true;
        bool isBelow = true;
        std::array<double, 3> least;
        std::array<double, 3> most;
        least.fill(kInfinity);
        most.fill(-kInfinity);
        auto& [corners, list] = m_scratch.between;
        const std::size_t known = corners.size();
        for (std::size_t k = hulls.first[index]; k < hulls.first[index + 1]; ++k) {
            const Vec p{hulls.x[k] - m_frame.origin.x, hulls.y[k] - m_frame.origin.y};
            const double way = dot(p, m_frame.along);
            const double height = dot(p, m_frame.across);
            back = std::min(back, way);
            front = std::max(front, way);
            isAbove = isAbove && height > m_upper.at(way);
            isBelow = isBelow && height < m_lower.at(way);
            for (std::size_t i = 0; i < m_gates.size(); ++i) {
                const double value = m_gates[i].way * way + m_gates[i].height * height;
                least[i] = std::min(least[i], value);
                most[i] = std::max(most[i], value);
            }
            corners.push_back({way / m_frame.apart, height});
        }
        Between place;
        for (std::size_t i = 0; i < m_gates.size(); ++i) {
            place.beyond = place.beyond || least[i] >= m_gates[i].beyond;
            place.before = place.before || most[i] <= m_gates[i].before;
        }
        const bool isBeside = isAbove || isBelow || front < m_frame.observer.back - kPlainlyBeside ||
                              back > m_frame.target.front + kPlainlyBeside;
        if (isBeside || !place.beyond || !place.before) {
            corners.resize(known);
            return isBeside;
        }
        const std::size_t count = corners.size() - known;
        for (std::size_t k = 0; k < count; ++k) {
            corners.push_back(corners[known + k]);
        }
        list.push_back({static_cast<std::uint32_t>(known), static_cast<std::uint32_t>(known + count),
                        static_cast<std::uint32_t>(known + 2 * count), 0.0, blocker});
        return true;
    }

    [[nodiscard]] Corner cornerAt(Vec p) const {
        return {dot(p, m_frame.along) / m_frame.apart, dot(p, m_frame.across)};
    }

    /// Returns true if a base lies wholly inside the piece.
    bool addEdges(int blocker) {
        const auto index = static_cast<std::size_t>(blocker);
        const auto* polygon = std::get_if<Polygon>(&m_data.blockers[index].outline);
        bool meetsObserver = false;
        bool meetsTarget = false;
        bool isOpen = false;
        double back = kInfinity; // the extent of the edges
        double front = -kInfinity;
        double low = kInfinity;
        double high = -kInfinity;
        const std::size_t firstPart = m_scratch.edgeParts.size();
        m_scratch.cuts.clear();
        const auto& edges = m_data.edges[index];
        for (std::size_t k = 0; k < edges.size(); ++k) {
            const Vec p = toVec(edges[k].from, m_pair.observer.center);
            const Vec q = toVec(edges[k].to, m_pair.observer.center);
            const FramedEdge edge = framed(p, q);
            back = std::min({back, edge.wayP, edge.wayQ});
            front = std::max({front, edge.wayP, edge.wayQ});
            low = std::min({low, edge.heightP, edge.heightQ});
            high = std::max({high, edge.heightP, edge.heightQ});
            if (isBeside(edge)) {
                continue;
            }
            const Between between = placeOf(edge);
            if (between.beyond && between.before) {
                addElement(blocker, k, {0.0, 1.0}, edge, m_slopes);
                continue;
            }
            const Outside ofObserver = between.beyond ? Outside{} : outsideOf(m_pair.observer.hull, p, q, !polygon);
            const Outside ofTarget =
                between.before ? Outside{} : outsideOf(m_pair.target.hull, p - m_between, q - m_between, !polygon);
            meetsObserver = meetsObserver || ofObserver.meets;
            meetsTarget = meetsTarget || ofTarget.meets;
            isOpen = isOpen || ofObserver.isOpen;
            addCuts(ofObserver, p, q);
            for (std::size_t i = 0; i < ofObserver.count; ++i) {
                for (std::size_t j = 0; j < ofTarget.count; ++j) {
                    const SlabPart part{std::max(ofObserver.parts[i].first, ofTarget.parts[j].first),
                                        std::min(ofObserver.parts[i].second, ofTarget.parts[j].second)};
                    if (part.first < part.second) {
                        addPart(blocker, k, part, between, p + part.first * (q - p), p + part.second * (q - p));
                    }
                }
            }
        }
        if (polygon && meetsObserver && meetsTarget && !isOpen) {
            addArcs(*polygon, firstPart);
        }
        const auto holds = [&](const SightBase::Shape& base, double way, double height) {
            return way > back && way < front && height > low && height < high && polygon->containsInside(base.center);
        };
        return polygon && ((!meetsObserver && holds(m_pair.observer, 0.0, 0.0)) ||
                           (!meetsTarget && holds(m_pair.target, m_frame.apart, m_frame.offset)));
    }

    void addCuts(const Outside& outside, Vec p, Vec q) {
        for (std::size_t i = 0; i < outside.count; ++i) {
            for (const double at : {outside.parts[i].first, outside.parts[i].second}) {
                if (at > 0.0 && at < 1.0) {
                    const Vec cut = p + at * (q - p);
                    m_scratch.cuts.push_back({cut, angleAbout(cut)});
                }
            }
        }
    }

    [[nodiscard]] double angleAbout(Vec p) const {
        const Vec ray = p - m_pair.observer.hull.center();
        return std::atan2(ray.y, ray.x);
    }

    /// Adds arcs. A line that runs inside one piece from base to base crosses none of its edges, so the stretches of
    /// the observer's outline inside the piece are elements. `m_scratch.cuts` are their ends.
    void addArcs(const Polygon& polygon, std::size_t firstPart) {
        auto& cuts = m_scratch.cuts;
        std::ranges::sort(cuts, {}, &OutlineCut::angle);
        const ConvexShape& base = m_pair.observer.hull;
        for (std::size_t i = 0; i < cuts.size(); ++i) {
            const OutlineCut& first = cuts[i];
            const OutlineCut& second = cuts[i + 1 == cuts.size() ? 0 : i + 1];
            const double turn = second.angle > first.angle ? second.angle - first.angle
                                                           : second.angle - first.angle + 2 * std::numbers::pi;
            const double middle = first.angle + turn / 2;
            const Vec ray{std::cos(middle), std::sin(middle)};
            const auto inside = base.insideOfLine(base.center(), ray);
            if (inside &&
                polygon.containsInside(toPoint(base.center() + inside->second * ray, m_pair.observer.center))) {
                addArc(polygon, first.point, second.point, turn > std::numbers::pi, firstPart);
            }
        }
    }

    /// Adds an arc, which is clockwise on screen. At slopes where lines leave through both its ends it blocks the
    /// interval between these; through one, everything beyond that; through none, everything if it extends that far.
    void addArc(const Polygon& polygon, Vec first, Vec second, bool longPath, std::size_t firstPart) {
        constexpr double kHalfTurn = std::numbers::pi;
        const auto normalAngle = [&](Vec p, bool atStart) {
            const Vec n = m_pair.observer.hull.outwardNormal(p, atStart);
            return std::atan2(dot(n, m_frame.across), dot(n, m_frame.along));
        };
        const double start = normalAngle(first, true);
        double end = normalAngle(second, false);
        if (end < start - kSameDirection || (end < start + kSameDirection && longPath)) {
            end += 2 * kHalfTurn;
        }
        // Shifts the normals by full turns against the directions of lines, which are within a quarter turn of the
        // axis.
        for (const double shift : {-2 * kHalfTurn, 0.0, 2 * kHalfTurn}) {
            const double a = start + shift;
            const double b = end + shift;
            const double quarter = kHalfTurn / 2;
            const auto add = [&](double from, double to, const Vec* upper, const Vec* lower) {
                addArcElement(polygon, from, to, {upper, lower}, firstPart);
            };
            add(b - quarter, a + quarter, &second, &first);
            add(a - quarter, std::min(a + quarter, b - quarter), nullptr, &first);
            add(std::max(b - quarter, a + quarter), b + quarter, &second, nullptr);
            add(a + quarter, b - quarter, nullptr, nullptr);
        }
    }

    /// Adds an element for directions in [from, to], radians; where an end is missing, the piece extends beyond the
    /// base.
    void addArcElement(
        const Polygon& polygon, double from, double to, std::array<const Vec*, 2> ends, std::size_t firstPart) {
        constexpr double kQuarter = std::numbers::pi / 2;
        Slopes slopes = m_slopes;
        if (from >= kQuarter || to <= -kQuarter) {
            return;
        }
        if (from > -kQuarter) {
            slopes.from = std::max(slopes.from, std::tan(from));
        }
        if (to < kQuarter) {
            slopes.to = std::min(slopes.to, std::tan(to));
        }
        if (slopes.isEmpty()) {
            return;
        }
        auto& corners = m_scratch.elementCorners;
        SlabElement element{static_cast<std::uint32_t>(corners.size()), 0, 0, slopes.from, slopes.to, 0};
        const auto addEnd = [&](const Vec* end) {
            if (end) {
                corners.push_back(cornerAt(*end));
                return;
            }
            for (const Point p : polygon.outline()) {
                corners.push_back(cornerAt(toVec(p, m_pair.observer.center)));
            }
        };
        addEnd(ends[0]);
        element.lower = static_cast<std::uint32_t>(corners.size());
        addEnd(ends[1]);
        element.end = static_cast<std::uint32_t>(corners.size());
        const auto index = static_cast<std::uint32_t>(m_scratch.elements.size());
        m_scratch.elements.push_back(element);
        for (std::size_t i = firstPart; i < m_scratch.edgeParts.size(); ++i) {
            const EdgePart& part = m_scratch.edgeParts[i];
            if (std::ranges::any_of(ends, [&](const Vec* end) { return end && endsAt(part, *end); })) {
                m_scratch.links.emplace_back(index, part.element);
            }
        }
    }

    [[nodiscard]] bool endsAt(const EdgePart& part, Vec place) const {
        const Edge& edge = edgeOf(part);
        const Vec p = toVec(edge.from, m_pair.observer.center);
        const Vec q = toVec(edge.to, m_pair.observer.center);
        return std::ranges::any_of(std::array{part.first, part.second},
                                   [&](double at) { return norm(p + at * (q - p) - place) < 2 * kConstructionError; });
    }

    /// Returns the slopes at which a line crosses from the inner to the outer side of `normal`. At a bound of the
    /// interval the line is parallel to the separating line, and rounding of the bound moves lines there by far less
    /// than `kConstructionError`.
    [[nodiscard]] Slopes slopesAlong(Vec normal) const {
        const double along = dot(normal, m_frame.along);
        const double across = dot(normal, m_frame.across);
        Slopes slopes;
        if (across == 0) {
            return along > 0 ? slopes : Slopes{0.0, 0.0};
        }
        (across > 0 ? slopes.from : slopes.to) = -along / across;
        return slopes;
    }

    void addPart(int blocker, std::size_t edge, SlabPart part, Between between, Vec p, Vec q) {
        // A part begins where its edge leaves a base. That point and the support of the base are each constructed with
        // an error of up to `kConstructionError`; a part that reaches farther into a base is passed over.
        constexpr double kOverlap = -2 * kConstructionError;
        const auto apart = [](const ConvexShape& shape, Vec n, Vec a, Vec b) {
            return (std::min(dot(a, n), dot(b, n)) - shape.support(n)) / norm(n);
        };
        Slopes slopes = m_slopes;
        if (!between.beyond) {
            const Vec beyond = separatingNormal(m_pair.observer.hull, p, q);
            if (!(apart(m_pair.observer.hull, beyond, p, q) >= kOverlap)) {
                return;
            }
            slopes.cut(slopesAlong(beyond));
        }
        if (!between.before) {
            const Vec before = separatingNormal(m_pair.target.hull, p - m_between, q - m_between);
            if (!(apart(m_pair.target.hull, before, p - m_between, q - m_between) >= kOverlap)) {
                return;
            }
            slopes.cut(slopesAlong(-before));
        }
        if (!slopes.isEmpty()) {
            addElement(blocker, edge, part, framed(p, q), slopes);
        }
    }

    void addElement(int blocker, std::size_t edge, SlabPart part, const FramedEdge& place, Slopes slopes) {
        auto& corners = m_scratch.elementCorners;
        const auto first = static_cast<std::uint32_t>(corners.size());
        const std::array<Corner, 2> ends{
            {{place.wayP / m_frame.apart, place.heightP}, {place.wayQ / m_frame.apart, place.heightQ}}};
        for (int side = 0; side < 2; ++side) {
            corners.insert(corners.end(), ends.begin(), ends.end());
        }
        m_scratch.edgeParts.push_back({blocker, edge, part.first, part.second, m_scratch.elements.size()});
        m_scratch.elements.push_back({first, first + 2, first + 4, slopes.from, slopes.to, 0});
    }

    void link() {
        const auto& list = m_scratch.between.list;
        for (std::uint32_t i = 0; i < list.size(); ++i) {
            for (std::uint32_t j = i + 1; list[i].blocker >= 0 && j < list.size(); ++j) {
                if (std::ranges::binary_search(m_data.contacts[static_cast<std::size_t>(list[i].blocker)],
                                               list[j].blocker)) {
                    m_scratch.links.emplace_back(i, j);
                }
            }
        }
        const auto& parts = m_scratch.edgeParts;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            for (std::size_t j = i + 1; j < parts.size(); ++j) {
                if (touch(parts[i].blocker, parts[j].blocker) && meet(parts[i], parts[j])) {
                    m_scratch.links.emplace_back(parts[i].element, parts[j].element);
                }
            }
            for (std::uint32_t j = 0; j < list.size(); ++j) {
                if (touch(parts[i].blocker, list[j].blocker) && meets(parts[i], list[j].blocker)) {
                    m_scratch.links.emplace_back(parts[i].element, j);
                }
            }
        }
    }

    [[nodiscard]] bool touch(int a, int b) const {
        return a == b || std::ranges::binary_search(m_data.contacts[static_cast<std::size_t>(a)], b);
    }

    [[nodiscard]] const Edge& edgeOf(const EdgePart& part) const {
        return m_data.edges[static_cast<std::size_t>(part.blocker)][part.edge];
    }

    /// True if the two edges meet at a point of the first part or, if they are collinear, if that part is the whole
    /// edge.
    static bool holdsMeeting(const EdgePart& part, const Edge& edge, const Edge& other) {
        if (part.first == 0.0 && part.second == 1.0) {
            return true;
        }
        const Vec way = toVec(edge.to, edge.from);
        const Vec otherWay = toVec(other.to, other.from);
        const double turn = cross(way, otherWay);
        if (orientation(edge.from, edge.to, other.from) == 0 && orientation(edge.from, edge.to, other.to) == 0) {
            return false;
        }
        const double at = cross(toVec(other.from, edge.from), otherWay) / turn;
        const double slack = 2 * kConstructionError / norm(way);
        return at >= part.first - slack && at <= part.second + slack;
    }

    [[nodiscard]] bool meet(const EdgePart& a, const EdgePart& b) const {
        if (a.blocker == b.blocker && a.edge == b.edge) {
            return false; // a base lies between the parts of one edge
        }
        const Edge& edge = edgeOf(a);
        const Edge& other = edgeOf(b);
        return segmentsMeet(edge.from, edge.to, other.from, other.to) && holdsMeeting(a, edge, other) &&
               holdsMeeting(b, other, edge);
    }

    [[nodiscard]] bool meets(const EdgePart& part, int blocker) const {
        const Edge& edge = edgeOf(part);
        return std::ranges::any_of(m_data.edges[static_cast<std::size_t>(blocker)], [&](const Edge& other) {
            return segmentsMeet(edge.from, edge.to, other.from, other.to) && holdsMeeting(part, edge, other);
        });
    }

    void group(Slopes slopes) {
        auto& elements = m_scratch.elements;
        const auto isActive = [&](const SlabElement& element) {
            return element.from <= slopes.from && element.to >= slopes.to;
        };
        for (std::uint32_t i = 0; i < elements.size(); ++i) {
            elements[i].group = i;
        }
        const auto rootOf = [&](std::uint32_t i) {
            while (elements[i].group != i) {
                i = elements[i].group = elements[elements[i].group].group;
            }
            return i;
        };
        for (const auto& [a, b] : m_scratch.links) {
            if (isActive(elements[a]) && isActive(elements[b])) {
                elements[rootOf(a)].group = rootOf(b);
            }
        }
        auto& order = m_scratch.order;
        order.clear();
        for (std::uint32_t i = 0; i < elements.size(); ++i) {
            if (isActive(elements[i])) {
                elements[i].group = rootOf(i);
                order.push_back(i);
            }
        }
        std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
            return std::pair{elements[a].group, a} < std::pair{elements[b].group, b};
        });
        m_scratch.slab.clear();
        for (std::size_t i = 0; i < order.size();) {
            std::size_t next = i + 1;
            while (next < order.size() && elements[order[next]].group == elements[order[i]].group) {
                ++next;
            }
            addObstacle({order.data() + i, next - i}, slopes);
            i = next;
        }
        m_scratch.slab.sortFrom(0);
    }

    void addObstacle(std::span<const std::uint32_t> members, Slopes slopes) {
        auto& slab = m_scratch.slab;
        Obstacle obstacle;
        obstacle.upper = static_cast<std::uint32_t>(slab.corners.size());
        const double top = addEnvelope(members, slopes, +1.0);
        obstacle.lower = static_cast<std::uint32_t>(slab.corners.size());
        const double bottom = addEnvelope(members, slopes, -1.0);
        obstacle.end = static_cast<std::uint32_t>(slab.corners.size());
        obstacle.width = top + bottom;
        slab.list.push_back(obstacle);
    }

    /// Adds the corners that can be highest (lowest) over lines of these slopes: no other corner is as high at both the
    /// least and the largest slope. Returns the height of the highest over the middle slope.
    double addEnvelope(std::span<const std::uint32_t> members, Slopes slopes, double side) {
        auto& candidates = m_scratch.envelope;
        candidates.clear();
        for (const std::uint32_t i : members) {
            const SlabElement& element = m_scratch.elements[i];
            const auto first = side > 0 ? element.upper : element.lower;
            const auto last = side > 0 ? element.lower : element.end;
            candidates.insert(candidates.end(), m_scratch.elementCorners.begin() + first,
                              m_scratch.elementCorners.begin() + last);
        }
        const auto over = [&](const Corner& corner, double slope) {
            return side * (corner.height - slope * corner.share * m_frame.apart);
        };
        std::ranges::sort(
            candidates, [&](const Corner& a, const Corner& b) { return over(a, slopes.from) > over(b, slopes.from); });
        double best = -kInfinity;
        double top = -kInfinity;
        for (const Corner& corner : candidates) {
            const double there = over(corner, slopes.to);
            top = std::max(top, (over(corner, slopes.from) + there) / 2);
            if (there > best) {
                best = there;
                m_scratch.slab.corners.push_back(corner);
            }
        }
        return top;
    }

    /// Returns a cell of all lines of these slopes that meet both bases, and some more: a base's top is convex in the
    /// slope, so it lies below the chord over the range.
    [[nodiscard]] Cell cellOf(Slopes slopes) const {
        Cell cell;
        cell.add({m_frame.observer.low, m_frame.target.low});
        cell.add({m_frame.observer.high, m_frame.target.low});
        cell.add({m_frame.observer.high, m_frame.target.high});
        cell.add({m_frame.observer.low, m_frame.target.high});
        const double apart = m_frame.apart;
        const auto cut = [&](auto&& value) {
            if (cell.count > 0) {
                clip(cell, value);
            }
        };
        cut([&](LinePoint line) { return line.atTarget - line.atObserver - slopes.from * apart; });
        cut([&](LinePoint line) { return slopes.to * apart - line.atTarget + line.atObserver; });
        for (const double side : {1.0, -1.0}) {
            const auto chord = [&](const ConvexShape& shape) {
                const double first = shape.support(side * m_frame.upOf(slopes.from));
                const double second = shape.support(side * m_frame.upOf(slopes.to));
                return [=, this](LinePoint line) {
                    const double share = (m_pair.slopeOf(line) - slopes.from) / (slopes.to - slopes.from);
                    return first + share * (second - first);
                };
            };
            const auto ofObserver = chord(m_pair.observer.hull);
            const auto ofTarget = chord(m_pair.target.hull);
            cut([&](LinePoint line) { return ofObserver(line) - side * line.atObserver; });
            cut([&](LinePoint line) { return ofTarget(line) - side * (line.atTarget - m_frame.offset); });
        }
        return cell;
    }

    void narrow(Slopes slopes) {
        if (m_isClear || m_looks >= kMaxSuggestions) {
            m_isOpen = m_isOpen || !m_isClear;
            return;
        }
        ++m_looks;
        Cell cell = cellOf(slopes);
        Slopes left{kInfinity, -kInfinity};
        bool overflow = cell.overflow;
        auto found = [&](const Cell& part) {
            overflow = overflow || part.overflow;
            if (part.overflow) {
                return true;
            }
            if (m_pair.isClear(part.middle(), m_scratch, m_witness)) {
                m_isClear = true;
                return true;
            }
            for (std::size_t i = 0; i < part.count; ++i) {
                const double slope = m_pair.slopeOf(part.corners[i]);
                left.from = std::min(left.from, slope);
                left.to = std::max(left.to, slope);
            }
            return false;
        };
        if (cell.count > 0 && !overflow) {
            splitCell(m_scratch.slab, cell, 0, found);
        }
        if (m_isClear || (left.from > left.to && !overflow)) {
            return;
        }
        left = {std::max(left.from, slopes.from), std::min(left.to, slopes.to)};
        // Lines that differ by less than this over the whole distance are not distinguished: the verdict is left to the
        // exact search.
        if (overflow || !((left.to - left.from) * m_frame.apart > kOneLine)) {
            m_isOpen = true;
            return;
        }
        const double middle = (left.from + left.to) / 2;
        if (left.to - left.from < 0.5 * (slopes.to - slopes.from)) {
            narrow(left);
        } else {
            narrow({left.from, middle});
            narrow({middle, left.to});
        }
    }

    static constexpr int kMaxSuggestions = 80;

    const PreparedPair& m_pair;
    const LineFrame& m_frame;
    const TerrainMapData& m_data;
    SightScratch& m_scratch;
    SightLine* m_witness;
    Vec m_between;   ///< from the observer's center to the target's
    Slopes m_slopes; ///< of all lines that may be clear
    Border m_upper;
    Border m_lower;
    std::array<Gate, 3> m_gates;
    int m_looks = 0;
    bool m_isClear = false;
    bool m_isOpen = false;
};

} // namespace

void LineBounds::include(const Cell& cell, double apart) {
    for (std::size_t i = 0; i < cell.count; ++i) {
        const LinePoint line = cell.corners[i];
        const double slope = (line.atTarget - line.atObserver) / apart;
        from = std::min(from, slope);
        to = std::max(to, slope);
        low = {std::min(low.atObserver, line.atObserver), std::min(low.atTarget, line.atTarget)};
        high = {std::max(high.atObserver, line.atObserver), std::max(high.atTarget, line.atTarget)};
    }
}

FilteredVerdict
findLineInSlabs(const PreparedPair& pair, const LineBounds& bounds, SightScratch& scratch, SightLine* witness) {
    return SlabSearch{pair, bounds, scratch, witness}.run();
}

} // namespace sightline::geometry::detail
