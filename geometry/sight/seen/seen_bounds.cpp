#include "geometry/sight/seen/seen_bounds.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/seen/width_share.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>
#include <vector>

namespace sightline::geometry {

using detail::Vec;

namespace {

/// Nanometers: far more than the rounding of stored points and of the arithmetic here, and than `kOutlineRounding`.
constexpr double kRoom = 5 * kOutlineRounding;
/// Nanometers: viewpoints nearer than this to a blocker see nothing here.
constexpr double kNearBlocker = kPlainSize;
/// Radians: more than the rounding of angles.
constexpr double kAngleRoom = 10 * kOneDirection;
/// Radians: to within this the ends of the facing outline are found.
constexpr double kFineAngle = 1000 * kAngleRoom;
/// Nanometers: narrower targets are left to the exact answer. On wider ones `kOutlineError` is a share of 1e-4 at most.
constexpr double kMinWidth = 100 * kPlainSize;
/// Twice the error of a share: a hidden stretch of `kOutlineError`, which counts as seen, of `kMinWidth`.
constexpr double kShareRoom = 2 * kOutlineError / kMinWidth;
/// Nanometers of outline, ten times `kOutlineError`: what hides more certainly hides a part.
constexpr double kPlainPart = 10 * kOutlineError;
/// The number of arcs into which the outline is divided for what blockers hide.
constexpr std::size_t kArcs = 24;
/// The parts of an arc to which the end of what a blocker hides is found.
constexpr double kFlank = 32.0;

struct Interval {
    double from;
    double to;
};

/// A linear map of the plan, by the images of its axes.
struct Linear {
    Vec x{1.0, 0.0};
    Vec y{0.0, 1.0};
    Vec operator()(Vec v) const { return v.x * x + v.y * y; }
};

/// A round or oval base: the points center + a * along + b * across with a * a + b * b <= 1.
struct Curve {
    Vec center;
    Vec along;
    Vec across;

    static std::optional<Curve> of(const PlacedFootprint& placed, Point origin) {
        const Vec center = detail::toVec(placed.position, origin);
        const auto half = [](Length length) { return static_cast<double>(length.nanometers()) / 2; };
        if (const auto* round = std::get_if<RoundBase>(&placed.footprint.shape())) {
            return Curve{center, {half(round->diameter), 0.0}, {0.0, half(round->diameter)}};
        }
        if (const auto* oval = std::get_if<OvalBase>(&placed.footprint.shape())) {
            const Vec axis{placed.facing.cosine(), placed.facing.sine()};
            return Curve{center, half(oval->length) * axis, half(oval->width) * turned(axis)};
        }
        return {};
    }
    /// Returns how far it extends along a vector of any length, times that length.
    [[nodiscard]] double extent(Vec n) const { return std::sqrt(product(n, n)); }
    /// Returns the product whose root, for equal vectors, is the extent.
    [[nodiscard]] double product(Vec m, Vec n) const {
        return dot(along, m) * dot(along, n) + dot(across, m) * dot(across, n);
    }
    [[nodiscard]] bool isDisc() const { return along.x == across.y && along.y == -across.x; }
    /// Returns the curve, scaled so that it extends at least `by` farther in each direction.
    [[nodiscard]] Curve grown(double by) const {
        // No extent is less than the product of the two half axes divided by the longer one.
        const double scale = 1.0 + by * std::hypot(norm(along), norm(across)) / std::abs(cross(along, across));
        return {center, scale * along, scale * across};
    }
};

/// The places from which all of an observer lies to the right of a line through a point, or to the left of it: those
/// beyond the point between two tangents of the observer.
struct Wedge {
    Vec end;
    Vec along;         ///< from the point to the center of the observer
    Vec across;        ///< perpendicular to it, and as long
    double low = 0.0;  ///< slopes of the tangents
    double high = 0.0; ///< below `low`: there are no such places

    [[nodiscard]] bool holds(Vec place) const {
        const Vec way = end - place;
        const double x = dot(way, across);
        const double y = dot(way, along);
        return x > 0.0 && y > low * x && y < high * x;
    }
};

/// The base from which lines start: a curve, or a convex base with corners.
class Observer {
public:
    static std::optional<Observer> of(const PlacedFootprint& placed, Point origin) {
        if (const auto curve = Curve::of(placed, origin)) {
            return Observer{*curve};
        }
        const auto parts = detail::convexPartsOf(placed, origin);
        if (parts.size() != 1) {
            return {};
        }
        Observer observer{{parts.front().center(), {}, {}}};
        observer.m_corners = parts.front().corners();
        return observer;
    }

    [[nodiscard]] Observer mapped(const Linear& map) const {
        Observer mapped{{map(m_curve.center), map(m_curve.along), map(m_curve.across)}};
        std::ranges::transform(m_corners, std::back_inserter(mapped.m_corners), map);
        mapped.m_wide = m_corners.empty() ? mapped.m_curve.grown(kRoom) : Curve{};
        return mapped;
    }

    [[nodiscard]] Vec center() const { return m_curve.center; }

    /// Returns at least how far a point of it lies from the center.
    [[nodiscard]] double reach() const {
        double reach = std::hypot(norm(m_curve.along), norm(m_curve.across));
        std::ranges::for_each(m_corners, [&](Vec corner) { reach = std::max(reach, norm(corner - center())); });
        return reach;
    }

    /// Returns how far it extends from the center along a vector of any length, times that length.
    [[nodiscard]] double extent(Vec n) const {
        return m_corners.empty() ? m_curve.extent(n) : dot(farthestCorner(n) - center(), n);
    }
    /// Returns the same with `kRoom` around it.
    [[nodiscard]] double wideExtent(Vec n) const {
        return m_corners.empty() ? m_wide.extent(n) : extent(n) + kRoom * norm(n);
    }

    /// Returns the point that lies farthest along a vector, moved inwards by a share of the way to the center.
    [[nodiscard]] Vec farthest(Vec n, double share) const {
        if (!m_corners.empty()) {
            return center() + share * (farthestCorner(n) - center());
        }
        const double by = share / m_curve.extent(n);
        return center() + by * (dot(m_curve.along, n) * m_curve.along + dot(m_curve.across, n) * m_curve.across);
    }

    /// Returns at least the angle, clockwise from a unit vector if `side` is 1 and the other way if it is -1, at which
    /// tangents of the disc of that radius around the origin cease to have a part of the observer in front of them.
    /// Precondition: the vector points to the center, and the observer is disjoint from the disc.
    [[nodiscard]] double lastFacing(Vec towards, double radius, double side) const {
        if (m_corners.empty() && m_curve.isDisc()) {
            return std::acos((radius - norm(m_curve.along)) / norm(center())) + kAngleRoom;
        }
        double last = 0.0;
        for (const Vec corner : m_corners) {
            const double at = side * std::atan2(cross(towards, corner), dot(towards, corner));
            last = std::max(last, at + std::acos(radius / norm(corner)));
        }
        double high = m_corners.empty() ? std::numbers::pi : last;
        while (high - last > kFineAngle) {
            const double middle = (last + high) / 2;
            const Vec n = std::cos(middle) * towards + (side * std::sin(middle)) * turned(towards);
            (dot(center(), n) + extent(n) > radius ? last : high) = middle;
        }
        return high + kAngleRoom;
    }

    /// Returns the places from which all of it, and some room, lies to one side of a line through `end`: to the right
    /// if `side` is 1, to the left if it is -1. Precondition: the point lies outside of it.
    [[nodiscard]] Wedge wedgeBeyond(Vec end, double side) const {
        const Vec along = center() - end;
        const Vec across = -side * turned(along);
        const double square = dot(along, along);
        const Wedge none{end, along, across, 0.0, -1.0};
        if (m_corners.empty()) {
            const double mixed = m_wide.product(along, across);
            const double wide = m_wide.product(across, across);
            const double root = mixed * mixed + wide * (square * square - m_wide.product(along, along));
            return root > 0.0
                       ? Wedge{end, along, across, (mixed - std::sqrt(root)) / wide, (mixed + std::sqrt(root)) / wide}
                       : none;
        }
        Wedge wedge{end, along, across, -kInfinity, kInfinity};
        // The way across + slope * along is no longer than 1 + |slope| times `along`.
        const double room = kRoom * std::sqrt(square);
        for (const Vec corner : m_corners) {
            const Vec ofCorner = -side * turned(corner - end);
            const double level = dot(across, ofCorner) - room;
            const double climb = dot(along, ofCorner);
            if (level <= 0.0) {
                return none;
            }
            wedge.high = climb < room ? std::min(wedge.high, level / (room - climb)) : wedge.high;
            wedge.low = climb > -room ? std::max(wedge.low, -level / (room + climb)) : wedge.low;
        }
        return wedge;
    }

private:
    explicit Observer(const Curve& curve) : m_curve{curve} {}

    [[nodiscard]] Vec farthestCorner(Vec n) const {
        return *std::ranges::max_element(m_corners, {}, [n](Vec corner) { return dot(corner, n); });
    }

    Curve m_curve; ///< of a base with corners: its center
    Curve m_wide;  ///< with `kRoom` around it
    std::vector<Vec> m_corners;
};

/// A convex base and a round or oval one that lie apart. Coordinates are relative to the center of the target, and
/// stretched so that it is a disc: that changes neither which lines are blocked nor what they enter.
class CurvedPair {
public:
    static std::optional<CurvedPair> make(const PlacedFootprint& observer,
                                          const PlacedFootprint& target,
                                          const TerrainMap& map,
                                          std::span<const int> active) {
        const auto goal = Curve::of(target, target.position);
        const auto eye = goal ? Observer::of(observer, target.position) : std::nullopt;
        if (!eye) {
            return {};
        }
        const double along = norm(goal->along);
        const double across = norm(goal->across);
        const double radius = std::max(along, across);
        const auto stretching = [&](double by, double to) {
            // Along each axis of the target by the inverse of its half length.
            const Vec a = (1.0 / along) * goal->along;
            const Vec b = (1.0 / across) * goal->across;
            return Linear{by * a.x * a + to * b.x * b, by * a.y * a + to * b.y * b};
        };
        const Linear onto = stretching(radius / along, radius / across);
        CurvedPair pair{map, active, eye->mapped(onto)};
        pair.m_center = detail::toVec(target.position, {});
        pair.m_radius = radius;
        pair.m_onto = onto;
        pair.m_stretch = radius / std::min(along, across);
        pair.m_back = stretching(along / radius, across / radius);
        const double apart = norm(pair.m_eye.center());
        if (apart <= pair.m_eye.reach() + radius + kNearBlocker) {
            return {};
        }
        pair.m_towards = (1.0 / apart) * pair.m_eye.center();
        const auto axis = detail::acrossCenters(observer, target);
        if (!axis) {
            return {};
        }
        pair.m_across = {dot(*axis, pair.m_back(pair.m_towards)), dot(*axis, pair.m_back(turned(pair.m_towards)))};
        pair.divide();
        return 2 * radius < kMinWidth ? std::nullopt : std::optional{pair};
    }

    /// Returns at most how wide the facing outline is, in nanometers.
    [[nodiscard]] double mostWidth() const { return widthOf(m_from, m_to); }
    /// Returns at least how wide it is.
    [[nodiscard]] double leastWidth() const { return widthOf(m_from + kFacingRoom, m_to - kFacingRoom); }

    /// Adds the stretches of the outline that a point of the observer sees, as angles from the direction to its center.
    void addSeenFrom(Vec eye, std::vector<Interval>& seen) const {
        const double apart = norm(eye);
        const double half = std::asin(m_radius / apart) - kAngleRoom;
        std::vector<Interval> blocked;
        blocked.reserve(2 * m_active.size());
        for (const int blocker : m_active) {
            if (!addShadow(static_cast<std::size_t>(blocker), eye, half, blocked)) {
                return;
            }
        }
        std::ranges::sort(blocked, {}, &Interval::from);
        const double turn = std::atan2(cross(m_towards, eye), dot(m_towards, eye));
        const auto entry = [&](double angle) { return turn - std::asin(apart * std::sin(angle) / m_radius) + angle; };
        double free = -half;
        const auto add = [&](double to) {
            if (to > free) {
                seen.push_back({entry(to) + kAngleRoom, entry(free) - kAngleRoom});
            }
        };
        for (const Interval& one : blocked) {
            add(std::min(one.from, half));
            free = std::max(free, one.to);
        }
        add(half);
    }
    void addSeenFrom(std::vector<Interval>& seen) const { addSeenFrom(m_eye.center(), seen); }
    void addSeenFromBorder(std::vector<Interval>& seen) const {
        constexpr double kNearlyAll = 0.98;
        for (const Vec n : {turned(m_towards), -turned(m_towards), -m_towards}) {
            addSeenFrom(m_eye.farthest(n, kNearlyAll), seen);
        }
    }

    /// Returns the width, in nanometers, of what of the facing outline lies in the union of these angles.
    [[nodiscard]] double widthIn(std::span<const Interval> angles) const {
        std::vector<Interval> shadows;
        shadows.reserve(angles.size());
        for (const Interval& one : angles) {
            const double from = std::max(one.from, m_from);
            const double to = std::min(one.to, m_to);
            if (from < to) {
                shadows.push_back(shadowOf(from, to));
            }
        }
        return lengthOf(united(std::move(shadows)));
    }

    /// Returns the angles of the facing outline that lie in none of these.
    [[nodiscard]] std::vector<Interval> facingBut(std::vector<Interval> angles) const {
        std::vector<Interval> left;
        double from = m_from;
        for (const Interval& one : united(std::move(angles))) {
            left.push_back({from, std::min(one.from, m_to)});
            from = std::max(from, one.to);
        }
        left.push_back({from, m_to});
        return left;
    }

    /// True if more of the outline that certainly faces the observer lies in the union of these angles than what counts
    /// as seen.
    [[nodiscard]] bool isPlainPart(std::vector<Interval> angles) const {
        for (Interval& one : angles) {
            one = {std::max(one.from, m_from + kFacingRoom), std::min(one.to, m_to - kFacingRoom)};
        }
        std::erase_if(angles, [](const Interval& one) { return one.from >= one.to; });
        return lengthOf(united(std::move(angles))) * m_radius / m_stretch > kPlainPart;
    }

    /// Returns stretches of the outline that single chords of blockers hide from all of the observer, as angles from
    /// the direction to its center. `isAny` also counts what is hidden on the flanks alone, which is little, and ends
    /// with the first chord that plainly hides a part.
    [[nodiscard]] std::vector<Interval> hidden(bool isAny) const {
        std::vector<Interval> angles;
        angles.reserve(2 * kArcs);
        const double reach =
            isAny ? std::max({m_radius, m_eye.extent(turned(m_towards)), m_eye.extent(-turned(m_towards))}) : m_radius;
        const Arc first = arcFrom(m_places.front(), m_step / kFlank);
        const Arc last = arcFrom(m_places.back(), -m_step / kFlank);
        const auto hide = [&](Vec a, Vec b) {
            const double asideA = cross(m_towards, a);
            const double asideB = cross(m_towards, b);
            if (std::min(asideA, asideB) > reach || std::max(asideA, asideB) < -reach ||
                std::max(dot(m_towards, a), dot(m_towards, b)) < 0.0) {
                return; // beside or behind the target
            }
            if (norm(detail::nearestOnSegment(a, b, {})) <= m_radius + kRoom) {
                return;
            }
            const auto screen = screenOf(a, b);
            if (!screen) {
                return;
            }
            // A chord that hides neither flank and none of a few ends hides at most arcs between two of these.
            constexpr std::size_t kApart = 8;
            if (isAny && hides(*screen, first)) {
                angles.push_back({angleOf(0), angleOf(0) + m_step / kFlank});
                return;
            }
            if (isAny && hides(*screen, last)) {
                angles.push_back({angleOf(kArcs) - m_step / kFlank, angleOf(kArcs)});
                return;
            }
            bool hidesAny = false;
            for (std::size_t i = kApart / 2; i < m_places.size() && !hidesAny; i += kApart) {
                hidesAny = hides(*screen, std::span{&m_places[i], 1});
                if (isAny && hidesAny && hides(*screen, std::span{&m_places[i], 3})) {
                    angles.push_back({angleOf(i / 2), angleOf(i / 2 + 1)});
                    return;
                }
            }
            if (hidesAny) {
                addHidden(*screen, angles);
            }
        };
        for (const int blocker : m_active) {
            eachChord(static_cast<std::size_t>(blocker), hide);
            if (isAny && !angles.empty() && isPlainPart(angles)) {
                break;
            }
        }
        return angles;
    }

private:
    /// Radians: within this of its computed ends, the outline may face away.
    static constexpr double kFacingRoom = kFineAngle + kAngleRoom;

    CurvedPair(const TerrainMap& map, std::span<const int> active, Observer eye)
        : m_data{&map.data()}, m_active{active}, m_eye{std::move(eye)} {}

    /// Divides the facing outline into arcs.
    void divide() {
        m_from = -m_eye.lastFacing(m_towards, m_radius, -1.0);
        m_to = m_eye.lastFacing(m_towards, m_radius, 1.0);
        m_step = (m_to - m_from) / static_cast<double>(kArcs);
        const Vec by{std::cos(m_step / 2), std::sin(m_step / 2)};
        Vec way = std::cos(m_from) * m_towards + std::sin(m_from) * turned(m_towards);
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            m_places[i] = (i % 2 == 0 ? m_radius : m_radius / by.x) * way;
            way = by.x * way + by.y * turned(way);
        }
    }

    [[nodiscard]] Vec placeOf(Vec p) const { return m_onto(p - m_center); }
    [[nodiscard]] Vec corner(std::uint32_t index) const {
        return placeOf({m_data->hulls.x[index], m_data->hulls.y[index]});
    }

    /// Adds the angles, from the direction to the center of the target, at which lines from a point may meet a blocker;
    /// false if the point is in it or beside it.
    bool addShadow(std::size_t blocker, Vec eye, double half, std::vector<Interval>& blocked) const {
        const detail::PlainDiscs& discs = m_data->discs[blocker];
        const Vec to = placeOf({discs.x, discs.y}) - eye;
        const double away = norm(to);
        const double reach = m_stretch * discs.outer + kNearBlocker;
        if (away - reach > norm(eye)) {
            return true; // no line reaches it before the target
        }
        if (away > reach && std::abs(std::atan2(cross(-eye, to), dot(-eye, to))) > half + std::asin(reach / away)) {
            return true; // it lies beside the lines
        }
        const std::uint32_t begin = m_data->hulls.first[blocker];
        // The corners farthest to both sides, if the point is outside of the hull.
        Vec first = corner(begin) - eye;
        Vec last = first;
        double nearest = dot(first, first);
        for (std::uint32_t i = begin + 1; i < m_data->hulls.first[blocker + 1]; ++i) {
            const Vec way = corner(i) - eye;
            first = cross(first, way) < 0.0 ? way : first;
            last = cross(last, way) > 0.0 ? way : last;
            nearest = std::min(nearest, dot(way, way));
        }
        if (nearest < kNearBlocker * kNearBlocker || (away < reach && isNearHull(blocker, eye))) {
            return false;
        }
        const double room = kRoom / std::sqrt(nearest) + kAngleRoom;
        const double at = std::atan2(cross(-eye, first), dot(-eye, first));
        const double least = at - room;
        const double most = at + std::atan2(cross(first, last), dot(first, last)) + room;
        for (const double round : {-2 * std::numbers::pi, 0.0}) {
            if (most + round > -half && least + round < half) {
                blocked.push_back({least + round, most + round});
            }
        }
        return true;
    }

    /// True unless the whole hull lies beyond the line of one of its sides, as seen from a point.
    [[nodiscard]] bool isNearHull(std::size_t blocker, Vec eye) const {
        const std::uint32_t begin = m_data->hulls.first[blocker];
        const std::uint32_t end = m_data->hulls.first[blocker + 1];
        for (std::uint32_t i = begin; i < end; ++i) {
            const Vec from = corner(i);
            const Vec side = corner(i + 1 == end ? begin : i + 1) - from;
            // A wall has two sides.
            const double over = cross(eye - from, side);
            if (over > kNearBlocker * norm(side)) {
                return false;
            }
        }
        return true;
    }

    /// Calls `use` with straight parts of the blocker that no line crosses.
    template <class Function> void eachChord(std::size_t blocker, Function&& use) const {
        if (m_data->discs[blocker].inner <= 0.0) { // not convex, or thin
            for (const detail::Edge& edge : m_data->edges[blocker]) {
                use(placeOf(detail::toVec(edge.from, {})), placeOf(detail::toVec(edge.to, {})));
            }
            return;
        }
        const std::uint32_t first = m_data->hulls.first[blocker];
        Vec a = corner(first);
        Vec b = a;
        for (std::uint32_t i = first + 1; i < m_data->hulls.first[blocker + 1]; ++i) {
            const Vec here = corner(i);
            a = cross(a, here) > 0.0 ? a : here;
            b = cross(b, here) < 0.0 ? b : here;
        }
        use(a, b);
    }

    /// Returns the angle, from the direction to the observer, at which an arc begins.
    [[nodiscard]] double angleOf(std::size_t arc) const { return m_from + static_cast<double>(arc) * m_step; }

    /// Returns where across the line of centers the point of the outline at an angle lies, in nanometers.
    [[nodiscard]] double levelAt(double angle) const {
        return m_radius * (m_across.x * std::cos(angle) + m_across.y * std::sin(angle));
    }
    /// Returns the levels of the outline between two angles.
    [[nodiscard]] Interval shadowOf(double from, double to) const {
        const auto [low, high] = std::minmax({levelAt(from), levelAt(to)});
        Interval shadow{low, high};
        const double highest = std::atan2(m_across.y, m_across.x);
        for (const double turn : {-2 * std::numbers::pi, -std::numbers::pi, 0.0, std::numbers::pi}) {
            if (from < highest + turn && highest + turn < to) {
                const double level = levelAt(highest + turn);
                shadow = {std::min(shadow.from, level), std::max(shadow.to, level)};
            }
        }
        return shadow;
    }
    [[nodiscard]] double widthOf(double from, double to) const {
        const Interval shadow = shadowOf(from, to);
        return shadow.to - shadow.from;
    }

    [[nodiscard]] static std::vector<Interval> united(std::vector<Interval> intervals) {
        std::ranges::sort(intervals, {}, &Interval::from);
        std::vector<Interval> result;
        for (const Interval& one : intervals) {
            if (!result.empty() && one.from <= result.back().to) {
                result.back().to = std::max(result.back().to, one.to);
            } else {
                result.push_back(one);
            }
        }
        return result;
    }
    /// Returns the total length of disjoint intervals.
    [[nodiscard]] static double lengthOf(std::span<const Interval> intervals) {
        double length = 0.0;
        for (const Interval& one : intervals) {
            length += one.to - one.from;
        }
        return length;
    }

    /// A part of the outline, which lies in the triangle of its ends and of where their tangents meet, in this order:
    /// end, meeting point, end.
    using Arc = std::array<Vec, 3>;

    /// Returns the arc from a point of the outline on that is `by` wide.
    [[nodiscard]] static Arc arcFrom(Vec start, double by) {
        const Vec half{std::cos(by / 2), std::sin(by / 2)};
        const Vec middle = half.x * start + half.y * turned(start);
        return {start, (1.0 / half.x) * middle, half.x * middle + half.y * turned(middle)};
    }

    /// A chord with all of the observer, and some room, to the right of the line from `a` to `b`.
    struct Screen {
        Vec a;
        Vec b;
        double room; ///< `kRoom` times its length
        Wedge pastA; ///< the places from which all of the observer lies to the right of its end `a`
        Wedge pastB; ///< the places from which all of the observer lies to the left of its end `b`
    };

    [[nodiscard]] std::optional<Screen> screenOf(Vec a, Vec b) const {
        const Vec chord = b - a;
        const double across = cross(m_eye.center() - a, chord);
        if (std::abs(across) <= m_eye.wideExtent(across < 0.0 ? -turned(chord) : turned(chord))) {
            return {};
        }
        if (across < 0.0) {
            std::swap(a, b);
        }
        return Screen{a, b, kRoom * norm(chord), m_eye.wedgeBeyond(a, 1.0), m_eye.wedgeBeyond(b, -1.0)};
    }

    /// Adds the stretches of the outline that a chord hides, as angles from the direction to the observer.
    void addHidden(const Screen& screen, std::vector<Interval>& angles) const {
        bool isStartHidden = hides(screen, std::span{m_places.data(), 1});
        bool before = true; // the flanks are tried from their ends on
        for (std::size_t arc = 0; arc < kArcs; ++arc) {
            const std::span<const Vec, 3> places{&m_places[2 * arc], 3};
            const bool isEndHidden = hides(screen, places.last(1));
            const bool isHidden = isStartHidden && isEndHidden && hides(screen, places);
            if (isHidden) {
                angles.push_back({before ? angleOf(arc) : hiddenFrom(screen, arc, -1.0), angleOf(arc + 1)});
            } else if (before && isStartHidden) {
                angles.push_back({angleOf(arc), hiddenFrom(screen, arc, 1.0)});
            }
            isStartHidden = isEndHidden;
            before = isHidden;
        }
        if (!before && isStartHidden) {
            angles.push_back({hiddenFrom(screen, kArcs, -1.0), angleOf(kArcs)});
        }
    }

    /// Returns the angle up to which a chord hides less than an arc of the outline from the start of one on, to one
    /// side.
    [[nodiscard]] double hiddenFrom(const Screen& screen, std::size_t arc, double side) const {
        double hidden = 0.0;
        double open = m_step;
        while (open - hidden > m_step / kFlank) {
            const double middle = (hidden + open) / 2;
            (hides(screen, arcFrom(m_places[2 * arc], side * middle)) ? hidden : open) = middle;
        }
        return angleOf(arc) + side * hidden;
    }

    /// True if a chord crosses all lines from one place of the outline, or from an arc of it, to what of the observer
    /// lies in front of the tangents there.
    [[nodiscard]] bool hides(const Screen& screen, std::span<const Vec> places) const {
        const auto& [a, b, room, pastA, pastB] = screen;
        const Vec from = places.front();
        const Vec to = places.back();
        // True if an end of the chord lies behind all of the tangents, farther than the other end: no line in front of
        // a tangent passes beyond it.
        const auto isBehind = [&](Vec end, Vec other) {
            const double level = m_radius * (m_radius - kRoom);
            const bool isWithin = (cross(from, end) > 0.0) == (cross(end, to) > 0.0) && dot(end, from + to) > 0.0;
            return !isWithin && std::max(dot(end, from), dot(end, to)) < level &&
                   std::min(dot(other - end, from), dot(other - end, to)) > 0.0;
        };
        const auto areHeldBy = [&](const Wedge& wedge) {
            return std::ranges::all_of(places, [&](Vec place) { return wedge.holds(place); });
        };
        // The arc on one side of the chord, all of the observer on the other, and that between the lines to its ends.
        const Vec chord = b - a;
        return std::ranges::all_of(places, [&](Vec place) { return cross(a - place, chord) > room; }) &&
               (areHeldBy(pastA) || isBehind(a, b)) && (areHeldBy(pastB) || isBehind(b, a));
    }

    const TerrainMapData* m_data;
    std::span<const int> m_active;
    Vec m_center; ///< of the target, in nanometers of the table
    Linear m_onto;
    Linear m_back;
    Observer m_eye;
    Vec m_towards; ///< the direction from the target to the observer
    double m_radius = 0.0;
    double m_stretch = 1.0; ///< lengths become at most this many times as long
    Vec m_across;        ///< the levels across the line of centers of the directions to the observer and turned from it
    double m_from = 0.0; ///< where the arcs begin, as an angle from the direction to the observer
    double m_to = 0.0;   ///< where they end
    double m_step = 0.0;
    /// The ends of the arcs and, between them, where their tangents meet: an arc lies in the triangle of these.
    std::array<Vec, 2 * kArcs + 1> m_places;
};

} // namespace

HiddenBounds hiddenAtAGlance(double share,
                             const PlacedFootprint& observer,
                             const PlacedFootprint& target,
                             const TerrainMap& map,
                             std::span<const int> active) {
    const auto pair = CurvedPair::make(observer, target, map, active);
    HiddenBounds bounds;
    if (!pair || pair->leastWidth() < kMinWidth) {
        return bounds;
    }
    std::vector<Interval> seen;
    const auto setMost = [&] { bounds.most = 1.0 - pair->widthIn(seen) / pair->mostWidth() + kShareRoom; };
    pair->addSeenFrom(seen);
    setMost();
    if (bounds.areMoreThan(share)) {
        return bounds;
    }
    bounds.least = 1.0 - pair->widthIn(pair->facingBut(pair->hidden(false))) / pair->leastWidth() - kShareRoom;
    if (bounds.areMoreThan(share)) {
        return bounds;
    }
    pair->addSeenFromBorder(seen);
    setMost();
    return bounds;
}

bool isPartHiddenAtAGlance(const PlacedFootprint& observer,
                           const PlacedFootprint& target,
                           const TerrainMap& map,
                           std::span<const int> active) {
    const auto pair = CurvedPair::make(observer, target, map, active);
    return pair && pair->isPlainPart(pair->hidden(true));
}

} // namespace sightline::geometry
