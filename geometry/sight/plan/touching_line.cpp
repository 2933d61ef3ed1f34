#include "geometry/sight/plan/touching_line.h"

#include "geometry/base/tolerances.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>

namespace sightline::geometry::detail {

namespace {

constexpr unsigned kLeft = 1;
constexpr unsigned kRight = 2;
constexpr unsigned kBothSides = 3;

struct Touch {
    double first;
    double last;
    unsigned sides;
    int blocker;
};

/// The distance, in nanometers, by which matter may extend across the line before it blocks: stored points of the
/// outlines that it touches lie within `kContact` of them.
constexpr double kAcross = kContact;

unsigned sideBit(double offset) { return std::abs(offset) <= kAcross ? 0U : offset < 0 ? kLeft : kRight; }

/// Adds the contacts of the blocker with the line; returns false if the blocker extends across it.
bool addTouches(
    const ConstructedLine& line, const TerrainMapData& data, int blocker, Point origin, std::vector<Touch>& touches) {
    const auto index = static_cast<std::size_t>(blocker);
    const auto* polygon = std::get_if<Polygon>(&data.blockers[index].outline);
    std::vector<double> stops{line.from, line.to};
    // A wall blocks a line that starts on it; the border of a piece does not.
    const double low = polygon ? line.from + kAcross : line.from - kAcross;
    const double high = polygon ? line.to - kAcross : line.to + kAcross;
    for (const Edge& edge : data.edges[index]) {
        const Vec a = toVec(edge.from, origin) - line.start;
        const Vec b = toVec(edge.to, origin) - line.start;
        const double offsetA = cross(line.direction, a);
        const double offsetB = cross(line.direction, b);
        const double alongA = dot(line.direction, a);
        const double alongB = dot(line.direction, b);
        const unsigned sides = sideBit(offsetA) | sideBit(offsetB);
        if (sides == kBothSides) {
            const double at = alongA + (alongB - alongA) * offsetA / (offsetA - offsetB);
            if (low <= at && at <= high) {
                return false;
            }
        } else if (sides == 0) {
            const double first = std::max(low, std::min(alongA, alongB));
            const double last = std::min(high, std::max(alongA, alongB));
            if (first <= last) {
                touches.push_back({first, last, polygon ? (alongB > alongA ? kRight : kLeft) : 0U, blocker});
                stops.push_back(first);
                stops.push_back(last);
            }
        } else if (sideBit(offsetA) == 0 || sideBit(offsetB) == 0) {
            const double at = sideBit(offsetA) == 0 ? alongA : alongB;
            if (low <= at && at <= high) {
                touches.push_back({at, at, sides, blocker});
                stops.push_back(at);
            }
        }
    }
    if (!polygon) {
        return true;
    }
    std::ranges::sort(stops);
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        const double middle = (stops[i] + stops[i + 1]) / 2;
        const Vec p = line.start + middle * line.direction;
        const bool isDeep = std::ranges::none_of(data.edges[index], [&](const Edge& edge) {
            const Vec a = toVec(edge.from, origin);
            const Vec way = toVec(edge.to, origin) - a;
            const Vec nearest = a + std::clamp(dot(p - a, way) / dot(way, way), 0.0, 1.0) * way;
            return norm(p - nearest) <= 2 * kAcross;
        });
        if (isDeep && polygon->containsInside(toPoint(p, origin))) {
            return false;
        }
    }
    return true;
}

} // namespace

bool touchesOnly(const ConstructedLine& line, const TerrainMap& map, std::span<const int> active, Point origin) {
    const TerrainMapData& data = map.data();
    std::vector<Touch> touches;
    for (const int blocker : active) {
        if (!addTouches(line, data, blocker, origin, touches)) {
            return false;
        }
    }
    std::ranges::sort(touches, [](const Touch& a, const Touch& b) {
        return std::pair{a.first, a.blocker} < std::pair{b.first, b.blocker};
    });
    const auto joined = [&](const Touch& a, const Touch& b) {
        return a.blocker == b.blocker ||
               std::ranges::binary_search(data.contacts[static_cast<std::size_t>(a.blocker)], b.blocker);
    };
    // Contacts that overlap along the line and belong to joined blockers are one obstacle.
    std::vector<char> done(touches.size(), 0);
    for (std::size_t i = 0; i < touches.size(); ++i) {
        if (done[i]) {
            continue;
        }
        std::vector<std::size_t> group{i};
        done[i] = 1;
        unsigned sides = 0;
        for (std::size_t next = 0; next < group.size(); ++next) {
            const Touch& touch = touches[group[next]];
            sides |= touch.sides;
            for (std::size_t j = 0; j < touches.size(); ++j) {
                if (!done[j] && touches[j].first <= touch.last + kAcross && touches[j].last >= touch.first - kAcross &&
                    joined(touch, touches[j])) {
                    done[j] = 1;
                    group.push_back(j);
                }
            }
        }
        if (sides == kBothSides) {
            return false;
        }
    }
    return true;
}

} // namespace sightline::geometry::detail
