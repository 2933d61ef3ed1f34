#include "geometry/region/depth_region.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace sightline::geometry {

using detail::Vec;

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
/// The angle, in radians, between two points of a distant ring around the viewer: its chords come nearer than its
/// points by the factor cos(0.1) = 0.995 only, and stay beyond the table.
constexpr double kMaxTurn = 0.2;

struct Side {
    Vec from;
    Vec to;
};

Vec towards(double angle) { return {std::cos(angle), std::sin(angle)}; }

class DepthView {
public:
    DepthView(Point viewer, const PolygonSet& deep, double most, const Box& box) : m_max{most} {
        for (const Ring& ring : ringsOf(deep)) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                m_sides.push_back(
                    {detail::toVec(ring[i], viewer), detail::toVec(ring[i + 1 == ring.size() ? 0 : i + 1], viewer)});
            }
        }
        for (const Point corner : {box.low, box.high, Point{box.low.x, box.high.y}, Point{box.high.x, box.low.y}}) {
            m_far = std::max(m_far, 2.0 * norm(detail::toVec(corner, viewer)));
        }
        m_startsInside = deep.contains(viewer);
    }

    /// Returns rings around the viewer, one inside the border and one outside it.
    std::array<std::vector<Vec>, 2> rings() {
        std::vector<double> turns;
        for (const Side& side : m_sides) {
            turns.push_back(std::atan2(side.from.y, side.from.x));
        }
        for (double turn = -std::numbers::pi; turn < std::numbers::pi; turn += kMaxTurn) {
            turns.push_back(turn);
        }
        std::ranges::sort(turns);
        turns.push_back(turns.front() + 2.0 * std::numbers::pi);
        for (std::size_t i = 1; i < turns.size(); ++i) {
            if (turns[i] - turns[i - 1] > kOneDirection) {
                addBetween(turns[i - 1], turns[i]);
            }
        }
        return std::move(m_rings);
    }

private:
    /// Adds the border between two directions without corners in between: rays between them cross the same sides in the
    /// same order.
    void addBetween(double first, double last) {
        const double middle = (first + last) / 2;
        std::vector<std::pair<double, const Side*>> crossed;
        for (const Side& side : m_sides) {
            const Vec along = towards(middle);
            if ((cross(along, side.from) > 0.0) != (cross(along, side.to) > 0.0)) {
                if (const double away = distanceTo(side, middle); away > 0.0) {
                    crossed.emplace_back(away, &side);
                }
            }
        }
        std::ranges::sort(crossed);
        m_crossed.clear();
        std::ranges::transform(crossed, std::back_inserter(m_crossed), [](const auto& one) { return one.second; });
        add(first, endOf(first), last, endOf(last), 0);
    }

    static double distanceTo(const Side& side, double angle) {
        const Vec way = side.to - side.from;
        const double down = cross(towards(angle), way);
        return down == 0.0 ? kNever : cross(side.from, way) / down;
    }

    /// Returns the distance at which the depth is used up in a direction.
    [[nodiscard]] double endOf(double angle) const {
        double left = m_max;
        double entered = 0.0;
        bool isInside = m_startsInside;
        for (const Side* side : m_crossed) {
            const double away = std::clamp(distanceTo(*side, angle), entered, kNever);
            if (isInside && away - entered > left) {
                return entered + left;
            }
            left -= isInside ? away - entered : 0.0;
            entered = away;
            isInside = !isInside;
        }
        return isInside ? entered + left : kNever;
    }

    void add(double first, double firstEnd, double last, double lastEnd, int depth) {
        constexpr int kMaxHalves = 24;
        // The share of the border's error by which the middle ray may miss the chord; the rest is left for the rays
        // beside it. Empirical.
        constexpr double kStraight = 0.5;
        const double middle = (first + last) / 2;
        const double centerEnd = endOf(middle);
        const double one = std::min(firstEnd, m_far);
        const double other = std::min(lastEnd, m_far);
        const double chord = one + other > 0.0 ? 2.0 * one * other / (one + other) * std::cos((last - first) / 2)
                                               : 0.0; // where the middle ray meets the chord
        const bool isFar = firstEnd > m_far && lastEnd > m_far && centerEnd > m_far;
        const bool isStraight = std::abs(std::min(centerEnd, m_far) - chord) <= kStraight * border();
        if (isFar || last - first < kOneDirection || depth == kMaxHalves || (isStraight && depth > 1)) {
            const double least = std::min({firstEnd, centerEnd, lastEnd});
            const bool isJump = !isStraight;
            addTo(m_rings[0], first, isJump ? least : firstEnd, last, isJump ? least : lastEnd, -border());
            const double most = std::max({firstEnd, centerEnd, lastEnd});
            addTo(m_rings[1], first, isJump ? most : firstEnd, last, isJump ? most : lastEnd, border());
            return;
        }
        add(first, firstEnd, middle, centerEnd, depth + 1);
        add(middle, centerEnd, last, lastEnd, depth + 1);
    }

    void addTo(std::vector<Vec>& ring, double first, double firstEnd, double last, double lastEnd, double by) const {
        for (const auto& [turn, end] : {std::pair{first, firstEnd}, {last, lastEnd}}) {
            const double away = end >= m_far ? m_far : std::clamp(end + by, 0.0, m_far);
            if (const Vec place = away * towards(turn); ring.empty() || norm(place - ring.back()) > 1.0) {
                ring.push_back(place);
            }
        }
    }

    static double border() { return static_cast<double>(kDepthBorder.nanometers()); }

    std::vector<Side> m_sides; ///< nanometers from the viewer
    double m_max;
    double m_far = 0.0;
    bool m_startsInside = false;
    /// sides crossed by rays between the two current directions, ordered from the viewer
    std::vector<const Side*> m_crossed;
    std::array<std::vector<Vec>, 2> m_rings;
};

} // namespace

RegionBounds regionWithinDepth(Point viewer, const PolygonSet& deep, Length most, const Box& box) {
    const auto rings = DepthView{viewer, deep, static_cast<double>(most.nanometers()), box}.rings();
    const Ring table{box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
    const auto region = [&](const std::vector<Vec>& corners) {
        Ring ring;
        std::ranges::transform(corners, std::back_inserter(ring), [&](Vec p) { return detail::toPoint(p, viewer); });
        return intersect(unite(std::array{ring}), std::array{table});
    };
    return {region(rings[0]), region(rings[1])};
}

} // namespace sightline::geometry
