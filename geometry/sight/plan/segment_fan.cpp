#include "geometry/sight/plan/segment_fan.h"

#include "geometry/base/tolerances.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry {

using Meets = detail::PlainDiscs::Meets;

namespace {

double inNanometers(Length length) { return static_cast<double>(length.nanometers()); }

} // namespace

SegmentFan::SegmentFan(const TerrainMap& map, std::span<const int> active, TouchRule touch)
    : m_map{map}, m_active(active.begin(), active.end()), m_touch{touch} {
    const TerrainMapData& data = map.data();
    m_elements.reserve(active.size());
    for (const int blocker : active) {
        const auto index = static_cast<std::size_t>(blocker);
        const Box& box = data.boxes[index];
        Element element;
        element.blocker = blocker;
        element.x = (inNanometers(box.low.x) + inNanometers(box.high.x)) / 2;
        element.y = (inNanometers(box.low.y) + inNanometers(box.high.y)) / 2;
        element.halfWidth = inNanometers(box.high.x - box.low.x) / 2;
        element.halfDepth = inNanometers(box.high.y - box.low.y) / 2;
        m_elements.push_back(element);
    }
}

void SegmentFan::startAt(Point from) {
    m_from = from;
    for (Element& element : m_elements) {
        const auto* polygon =
            std::get_if<Polygon>(&m_map.blockers()[static_cast<std::size_t>(element.blocker)].outline);
        const bool isInBox = std::abs(inNanometers(from.x) - element.x) <= element.halfWidth &&
                             std::abs(inNanometers(from.y) - element.y) <= element.halfDepth;
        element.containsStart = polygon && isInBox && polygon->containsInside(from);
        element.isBeside = false;
    }
}

void SegmentFan::startAt(Point from, const Box& ends) {
    startAt(from);
    const double startX = inNanometers(from.x);
    const double startY = inNanometers(from.y);
    const double left = inNanometers(ends.low.x) - startX;
    const double right = inNanometers(ends.high.x) - startX;
    const double top = inNanometers(ends.low.y) - startY;
    const double bottom = inNanometers(ends.high.y) - startY;
    const double longest =
        std::hypot(std::max(std::abs(left), std::abs(right)), std::max(std::abs(top), std::abs(bottom)));
    for (Element& element : m_elements) {
        const auto& discs = m_map.data().discs[static_cast<std::size_t>(element.blocker)];
        const double x = discs.x - startX;
        const double y = discs.y - startY;
        // The distance from the lines, times a length of at most `longest`, is greatest and least at corners.
        const auto [least, most] =
            std::minmax({left * y - top * x, right * y - top * x, right * y - bottom * x, left * y - bottom * x});
        element.isBeside = least > discs.outer * longest || most < -discs.outer * longest;
    }
}

detail::PlainDiscs::Meets SegmentFan::glance(const Element& element, Point to) const {
    const auto& discs = m_map.data().discs[static_cast<std::size_t>(element.blocker)];
    return discs.met(inNanometers(m_from.x), inNanometers(m_from.y), inNanometers(to.x - m_from.x),
                     inNanometers(to.y - m_from.y));
}

SegmentFan::Found SegmentFan::cross(const Element& element, Point to, Crossing& first) const {
    const double ax = inNanometers(m_from.x);
    const double ay = inNanometers(m_from.y);
    const double dx = inNanometers(to.x - m_from.x);
    const double dy = inNanometers(to.y - m_from.y);
    const double reach = std::abs(dx) + std::abs(dy);
    const double margin = kSegmentMargin * reach;
    const double midX = element.x - ax;
    const double midY = element.y - ay;
    const double spreadX = element.halfWidth + kSegmentMargin;
    const double spreadY = element.halfDepth + kSegmentMargin;
    // Disjoint from the segment: beside, before or behind it.
    const bool isApart =
        std::abs(midX - dx / 2) > std::abs(dx / 2) + spreadX || std::abs(midY - dy / 2) > std::abs(dy / 2) + spreadY ||
        std::abs(dx * midY - dy * midX) * (1.0 - kSpare) > std::abs(dx) * spreadY + std::abs(dy) * spreadX;
    if (isApart) {
        return Found::No;
    }
    const double length = dx * dx + dy * dy;
    // Returns -1 or 1 for a point clearly on that side of the line; 0 if it is on the line or nearly so.
    const auto sideOf = [&](double x, double y) {
        const double a = dx * (y - ay);
        const double b = dy * (x - ax);
        const double room = margin + kCrossRounding * (std::abs(a) + std::abs(b));
        return a - b > room ? 1 : a - b < -room ? -1 : 0;
    };
    const auto isBeyond = [&](double x, double y) {
        const double along = dx * (x - ax) + dy * (y - ay);
        return along < -2 * margin ? -1 : along > length + 2 * margin ? 1 : 0;
    };
    bool isCrossed = element.containsStart;
    Crossing own{element.containsStart ? 0.0 : std::numeric_limits<double>::infinity(), element.blocker};
    const auto& edges = m_map.data().edges[static_cast<std::size_t>(element.blocker)];
    const detail::Edge* last = nullptr;
    int lastSide = 0;
    for (const detail::Edge& edge : edges) {
        const bool goesOn = last && edge.from == last->to;
        const int from = goesOn ? lastSide : sideOf(inNanometers(edge.from.x), inNanometers(edge.from.y));
        const int end = sideOf(inNanometers(edge.to.x), inNanometers(edge.to.y));
        last = &edge;
        lastSide = end;
        if (from == 0 || end == 0) {
            // A corner on the line beside the segment does not matter if its whole side lies there.
            const int before = isBeyond(inNanometers(edge.from.x), inNanometers(edge.from.y));
            if (before == 0 || before != isBeyond(inNanometers(edge.to.x), inNanometers(edge.to.y))) {
                return Found::Unsure;
            }
            continue;
        }
        if (from == end) {
            continue;
        }
        // Exact, because among shapes that share a side the one with the lower index counts.
        const auto start = static_cast<double>(geometry::cross(edge.from, edge.to, m_from));
        const auto stop = static_cast<double>(geometry::cross(edge.from, edge.to, to));
        const double room = kSegmentMargin * (std::abs(inNanometers(edge.to.x - edge.from.x)) +
                                              std::abs(inNanometers(edge.to.y - edge.from.y)));
        if (std::abs(start) <= room || std::abs(stop) <= room) {
            return Found::Unsure;
        }
        if ((start > 0.0) != (stop > 0.0)) {
            isCrossed = true;
            own.parameter = std::min(own.parameter, std::clamp(start / (start - stop), 0.0, 1.0));
        }
    }
    if (isCrossed && std::pair{own.parameter, own.blocker} < std::pair{first.parameter, first.blocker}) {
        first = own;
    }
    return isCrossed ? Found::Yes : Found::No;
}

std::optional<int> SegmentFan::firstBlocker(Point to) {
    if (to == m_from) {
        return {};
    }
    const double dx = inNanometers(to.x - m_from.x);
    const double dy = inNanometers(to.y - m_from.y);
    const double length = std::hypot(dx, dy);
    // Returns the least parameter at which the segment may reach the disc around the blocker.
    const auto earliest = [&](const Element& element) {
        const auto& discs = m_map.data().discs[static_cast<std::size_t>(element.blocker)];
        const double along = dx * (discs.x - inNanometers(m_from.x)) + dy * (discs.y - inNanometers(m_from.y));
        return (along / length - discs.outer) / length;
    };
    Crossing first;
    for (const Element& element : m_elements) {
        if (element.isBeside || glance(element, to) == Meets::No || earliest(element) > first.parameter + kNoPart) {
            continue;
        }
        if (cross(element, to, first) == Found::Unsure) {
            const auto blocked = firstHit({m_from, to}, m_map, m_active, m_touch);
            return blocked ? std::optional{blocked->blocker} : std::nullopt;
        }
    }
    return first.blocker < 0 ? std::nullopt : std::optional{first.blocker};
}

bool SegmentFan::isBlocked(Point to) {
    const auto plain = isPlainlyBlocked(to);
    return plain ? *plain : firstHit({m_from, to}, m_map, m_active, m_touch).has_value();
}

std::optional<bool> SegmentFan::isPlainlyBlocked(Point to) {
    if (to == m_from || m_elements.empty()) {
        return false;
    }
    Crossing none;
    bool isUnsure = false;
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const std::size_t index = i == 0 ? m_lastHit : i == m_lastHit ? 0 : i;
        if (m_elements[index].isBeside) {
            continue;
        }
        const Meets plain = glance(m_elements[index], to);
        const Found found = plain == Meets::Unsure ? cross(m_elements[index], to, none)
                            : plain == Meets::Yes  ? Found::Yes
                                                   : Found::No;
        if (found == Found::Yes) {
            m_lastHit = index;
            return true;
        }
        isUnsure = isUnsure || found == Found::Unsure;
    }
    return isUnsure ? std::nullopt : std::optional{false};
}

} // namespace sightline::geometry
