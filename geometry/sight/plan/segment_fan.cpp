#include "geometry/sight/plan/segment_fan.h"

#include "geometry/base/tolerances.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::geometry {

using detail::Vec;
using Meets = detail::PlainDiscs::Meets;

namespace {

/// More than the rounding of corners of shapes to whole nanometers.
constexpr Length kRounding = toLength(kOutlineRounding);

/// The error of the point where a line crosses an edge, relative to the length of the edge. Its ends are more than 2 nm
/// (`kSegmentMargin`) from the line, and their distances are known to 1e-6 nm.
constexpr double kOfEdge = 1000 * kSpare;

double inNanometers(Length length) { return static_cast<double>(length.nanometers()); }

Vec vecOf(Vector by) { return {inNanometers(by.x), inNanometers(by.y)}; }

/// Returns 1 for a point clearly clockwise on screen from the line from the origin along `line`, -1 for one clearly on
/// the other side; 0 if it is on the line or nearly so.
int sideOf(Vec line, Vec p) {
    const double a = line.x * p.y;
    const double b = line.y * p.x;
    const double room =
        kSegmentMargin * (std::abs(line.x) + std::abs(line.y)) + kCrossRounding * (std::abs(a) + std::abs(b));
    return a - b > room ? 1 : a - b < -room ? -1 : 0;
}

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
        element.discs = data.discs[index];
        m_elements.push_back(element);
    }
}

std::optional<bool> SegmentFan::meetsAtAGlance(const SightLine& segment, const TerrainMap& map, int blocker) {
    const auto [from, to] = segment;
    const Meets met = map.data().discs[static_cast<std::size_t>(blocker)].met(
        inNanometers(from.x), inNanometers(from.y), inNanometers(to.x - from.x), inNanometers(to.y - from.y));
    return met == Meets::Unsure ? std::nullopt : std::optional{met == Meets::Yes};
}

void SegmentFan::startAt(Point from) {
    m_from = from;
    m_ordered.clear();
    for (Element& element : m_elements) {
        element.containsStart.reset();
        element.isShadowKnown = false;
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
        const auto& discs = element.discs;
        const double x = discs.x - startX;
        const double y = discs.y - startY;
        // The distance from the lines, times a length of at most `longest`, is greatest and least at corners.
        const auto [least, most] =
            std::minmax({left * y - top * x, right * y - top * x, right * y - bottom * x, left * y - bottom * x});
        element.isBeside = least > discs.outer * longest || most < -discs.outer * longest;
    }
}

std::vector<int> SegmentFan::inTheWay() const {
    std::vector<int> found;
    found.reserve(m_elements.size());
    for (const Element& element : m_elements) {
        if (!element.isBeside) {
            found.push_back(element.blocker);
        }
    }
    return found;
}

std::array<Vec, 4> SegmentFan::cornersOf(const Box& box) const {
    const auto at = [&](Length x, Length y) { return Vec{inNanometers(x - m_from.x), inNanometers(y - m_from.y)}; };
    return {at(box.low.x, box.low.y), at(box.high.x, box.low.y), at(box.high.x, box.high.y), at(box.low.x, box.high.y)};
}

SegmentFan::Found SegmentFan::meetsAll(Element& element, const Box& ends) const {
    if (element.isBeside) {
        return Found::No;
    }
    if (!element.isShadowKnown) {
        findShadow(element);
    }
    if (!element.shadow) {
        return Found::Unsure;
    }
    const auto corners = cornersOf(ends);
    const auto& [first, last] = element.shadow->span;
    const auto are = [&](auto&& holds) { return std::ranges::all_of(corners, holds); };
    if (are([&](Vec corner) { return sideOf(corner, first) > 0; }) ||
        are([&](Vec corner) { return sideOf(corner, last) < 0; })) {
        return Found::No;
    }
    const auto isBehind = [&](Vec corner) {
        return sideOf(corner, first) < 0 && sideOf(corner, last) > 0 && sideOf(last - first, corner - first) < 0;
    };
    const auto areApart = [](Length low, Length high, double middle, double half) {
        return inNanometers(low) > middle + half + kSegmentMargin ||
               inNanometers(high) < middle - half - kSegmentMargin;
    };
    const bool isPolygon =
        std::holds_alternative<Polygon>(m_map.data().blockers[static_cast<std::size_t>(element.blocker)].outline);
    const bool endOutside = isPolygon && (areApart(ends.low.x, ends.high.x, element.x, element.halfWidth) ||
                                          areApart(ends.low.y, ends.high.y, element.y, element.halfDepth));
    return (endOutside || isConvex(element)) && are(isBehind) ? Found::Yes : Found::Unsure;
}

std::optional<bool> SegmentFan::areAllBlocked(const Box& ends) {
    bool isUnsure = false;
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        Element& element = m_elements[i];
        const Found met = meetsAll(element, ends);
        if (met == Found::Yes) {
            m_lastHit = i;
            return true;
        }
        element.isBeside = met == Found::No;
        isUnsure = isUnsure || met == Found::Unsure;
    }
    return isUnsure ? std::nullopt : std::optional{false};
}

bool SegmentFan::areAllBlockedByFar(const Box& ends, double distance) const {
    // The ends of all segments from one start that meet a convex shape form a convex set.
    const Element& element = m_elements[m_lastHit];
    const Vec start{inNanometers(m_from.x), inNanometers(m_from.y)};
    return isConvex(element) && std::ranges::all_of(cornersOf(ends), [&](Vec corner) {
               return isMetByFar(element, {start, corner}, distance);
           });
}

SegmentFan::Reach SegmentFan::reachOf(std::size_t element, const std::array<Vec, 4>& corners) const {
    const TerrainMapData::Hulls& hulls = m_map.data().hulls;
    const auto blocker = static_cast<std::size_t>(m_elements[element].blocker);
    const Vec start{inNanometers(m_from.x), inNanometers(m_from.y)};
    Reach reach;
    reach.element = element;
    reach.from.fill(kInfinity);
    reach.to.fill(-kInfinity);
    for (std::uint32_t i = hulls.first[blocker]; i < hulls.first[blocker + 1]; ++i) {
        const Vec corner = Vec{hulls.x[i], hulls.y[i]} - start;
        for (std::size_t k = 0; k < corners.size(); ++k) {
            const double along = dot(corner, corners[k]);
            reach.from[k] = std::min(reach.from[k], along);
            reach.to[k] = std::max(reach.to[k], along);
        }
    }
    return reach;
}

void SegmentFan::orderTowards(const Box& ends) {
    m_ordered.clear();
    m_reaches.clear();
    const auto corners = cornersOf(ends);
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const Found met = meetsAll(m_elements[i], ends);
        m_elements[i].isBeside = met == Found::No;
        if (met != Found::No) {
            m_reaches.push_back(reachOf(i, corners));
            m_reaches.back().isMetByAll = met == Found::Yes;
        }
    }
    std::ranges::sort(m_reaches, std::ranges::greater{}, [](const Reach& reach) { return reach.from.front(); });
    // How much farther one point lies along a segment than another is linear in the end of the segment, so that it is
    // least at a corner of the box.
    const auto isBefore = [&](const Reach& near, const Reach& far) {
        for (std::size_t k = 0; k < corners.size(); ++k) {
            if (near.to[k] + kPlainlyBeside * (std::abs(corners[k].x) + std::abs(corners[k].y)) >= far.from[k]) {
                return false;
            }
        }
        return true;
    };
    for (auto last = m_reaches.begin(); last != m_reaches.end(); ++last) {
        if (!std::all_of(last + 1, m_reaches.end(), [&](const Reach& other) { return isBefore(other, *last); })) {
            break;
        }
        m_ordered.push_back(last->element);
        if (last->isMetByAll) {
            std::for_each(last + 1, m_reaches.end(),
                          [&](const Reach& other) { m_elements[other.element].isBeside = true; });
            break;
        }
    }
}

bool SegmentFan::containsStart(Element& element) const {
    if (!element.containsStart) {
        const auto* polygon =
            std::get_if<Polygon>(&m_map.data().blockers[static_cast<std::size_t>(element.blocker)].outline);
        const bool isInBox = std::abs(inNanometers(m_from.x) - element.x) <= element.halfWidth &&
                             std::abs(inNanometers(m_from.y) - element.y) <= element.halfDepth;
        element.containsStart = polygon && isInBox && polygon->containsInside(m_from);
    }
    return *element.containsStart;
}

void SegmentFan::findShadow(Element& element) const {
    element.isShadowKnown = true;
    element.shadow.reset();
    const Vec start{inNanometers(m_from.x), inNanometers(m_from.y)};
    if (!isOutsideBox(element, start)) {
        return;
    }
    const TerrainMapData::Hulls& hulls = m_map.data().hulls;
    const auto index = static_cast<std::size_t>(element.blocker);
    const std::uint32_t begin = hulls.first[index];
    Vec first = Vec{hulls.x[begin], hulls.y[begin]} - start;
    Vec last = first;
    double farthest = dot(first, first);
    for (std::uint32_t i = begin + 1; i < hulls.first[index + 1]; ++i) {
        const Vec corner = Vec{hulls.x[i], hulls.y[i]} - start;
        first = detail::cross(first, corner) < 0.0 ? corner : first;
        last = detail::cross(last, corner) > 0.0 ? corner : last;
        farthest = std::max(farthest, dot(corner, corner));
    }
    element.shadow = Shadow{{first, last}, farthest};
}

SegmentFan::Found SegmentFan::meetsShadow(Element& element, const Way& way) const {
    if (!element.isShadowKnown) {
        findShadow(element);
    }
    const auto& shadow = element.shadow;
    if (!shadow) {
        return Found::Unsure;
    }
    const auto& [first, last] = shadow->span;
    const int ofFirst = sideOf(way.by, first);
    const int ofLast = sideOf(way.by, last);
    if (ofFirst > 0 || ofLast < 0) {
        return Found::No;
    }
    if (ofFirst == 0 || ofLast == 0) {
        return Found::Unsure;
    }
    // The segment runs between corners on both of its sides, which the blocker joins.
    const auto& outline = m_map.data().blockers[static_cast<std::size_t>(element.blocker)].outline;
    const bool isWall = std::holds_alternative<Wall>(outline);
    if (!isWall && dot(way.by, way.by) * (1.0 - kSpare) > shadow->farthest) {
        return Found::Yes;
    }
    // An end outside the hull lies before it or behind it, on that side of the chord between the two corners.
    const bool endsOutside = !isWall && isOutsideBox(element, way.start + way.by);
    const int ofChord = endsOutside || isConvex(element) ? sideOf(last - first, way.by - first) : 0;
    return ofChord < 0 ? Found::Yes : ofChord > 0 && (isWall || endsOutside) ? Found::No : Found::Unsure;
}

bool SegmentFan::isOutsideBox(const Element& element, Vec place) {
    return std::abs(place.x - element.x) > element.halfWidth + kSegmentMargin ||
           std::abs(place.y - element.y) > element.halfDepth + kSegmentMargin;
}

bool SegmentFan::isConvex(const Element& element) const {
    const auto index = static_cast<std::size_t>(element.blocker);
    const TerrainMapData& data = m_map.data();
    const std::size_t sides = data.edges[index].size();
    const bool isWall = std::holds_alternative<Wall>(data.blockers[index].outline);
    return isWall ? sides == 1 : sides == data.hulls.first[index + 1] - data.hulls.first[index];
}

SegmentFan::Found SegmentFan::cross(Element& element, Point to, Crossing* first) const {
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
    bool isCrossed = containsStart(element);
    Crossing own{isCrossed ? 0.0 : std::numeric_limits<double>::infinity(), element.blocker};
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
        // Exact where the place counts, because among shapes that share a side the one with the lower index counts.
        const auto beside = [&](Point p) {
            return first ? static_cast<double>(geometry::cross(edge.from, edge.to, p))
                         : detail::cross(vecOf(edge.to - edge.from), vecOf(p - edge.from));
        };
        const double start = beside(m_from);
        const double stop = beside(to);
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
    if (first && isCrossed && std::pair{own.parameter, own.blocker} < std::pair{first->parameter, first->blocker}) {
        *first = own;
    }
    return isCrossed ? Found::Yes : Found::No;
}

void SegmentFan::gatherCandidates(const Way& way) {
    const double square = dot(way.by, way.by);
    const double length = std::sqrt(square);
    m_candidates.clear();
    for (Element& element : m_elements) {
        const Meets plain = element.isBeside ? Meets::No : glance(element, way);
        if (plain == Meets::No) {
            continue;
        }
        const double middle = dot(way.by, Vec{element.discs.x, element.discs.y} - way.start) / square;
        const double reach = element.discs.outer / length;
        const double inside = plain == Meets::Yes ? std::clamp(middle, 0.0, 1.0) : kInfinity;
        m_candidates.push_back({&element, middle - reach, middle + reach, inside});
    }
}

std::optional<int> SegmentFan::firstBlocker(Point to) {
    if (to == m_from) {
        return {};
    }
    gatherCandidates(pathTo(to));
    Crossing first;
    // Those that the segment may reach first come first.
    for (auto& left = m_candidates; !left.empty();) {
        std::ranges::iter_swap(std::ranges::min_element(left, {}, &Candidate::earliest), left.end() - 1);
        const Candidate next = left.back();
        left.pop_back();
        if (next.earliest > first.parameter + kNoPart) {
            break;
        }
        const bool isAhead = first.blocker < 0 && std::ranges::all_of(left, [&](const Candidate& other) {
                                 return other.earliest > next.inside + kNoPart;
                             });
        if (isAhead && next.inside <= 1.0) {
            return next.element->blocker;
        }
        if (cross(*next.element, to, &first) == Found::Unsure) {
            const auto blocked = firstHit({m_from, to}, m_map, m_active, m_touch);
            return blocked ? std::optional{blocked->blocker} : std::nullopt;
        }
    }
    return first.blocker < 0 ? std::nullopt : std::optional{first.blocker};
}

SegmentFan::End SegmentFan::endOf(const Element& element, const Way& way) const {
    const auto index = static_cast<std::size_t>(element.blocker);
    const double length = norm(way.by);
    End end;
    bool endsInside = false;
    const detail::Edge* last = nullptr;
    Vec from;
    Vec to;
    int sideOfTo = 0;
    for (const detail::Edge& edge : m_map.data().edges[index]) {
        const bool goesOn = last && edge.from == last->to;
        from = goesOn ? to : Vec{inNanometers(edge.from.x), inNanometers(edge.from.y)} - way.start;
        to = Vec{inNanometers(edge.to.x), inNanometers(edge.to.y)} - way.start;
        const int side = goesOn ? sideOfTo : sideOf(way.by, from);
        sideOfTo = sideOf(way.by, to);
        last = &edge;
        if (side == 0 || sideOfTo == 0) {
            return {Found::Unsure, 0.0, 0.0};
        }
        if (side == sideOfTo) {
            continue;
        }
        const double before = detail::cross(way.by, from);
        const double share = before / (before - detail::cross(way.by, to));
        const double at = dot(way.by, from + share * (to - from)) / length;
        const double room = kPlainlyBeside + kOfEdge * (std::abs(to.x - from.x) + std::abs(to.y - from.y));
        if (std::abs(at) <= room || std::abs(at - length) <= room) {
            return {Found::Unsure, 0.0, 0.0};
        }
        endsInside = endsInside != (at > length);
        if (at > 0.0 && at < length && (at + room) / length > end.to) {
            end = {Found::Yes, (at - room) / length, (at + room) / length};
        }
    }
    const bool isPolygon = std::holds_alternative<Polygon>(m_map.data().blockers[index].outline);
    return endsInside && isPolygon ? End{Found::Yes, 1.0, 1.0} : end;
}

std::optional<int> SegmentFan::lastBlocker(Point to) {
    if (to == m_from) {
        return {};
    }
    const Way way = pathTo(to);
    for (const std::size_t index : m_ordered) {
        Element& element = m_elements[index];
        const Meets plain = glance(element, way);
        const Found met = plain == Meets::Yes ? Found::Yes : plain == Meets::No ? Found::No : meetsShadow(element, way);
        if (met == Found::Yes) {
            return element.blocker;
        }
        if (met == Found::Unsure) {
            break;
        }
    }
    gatherCandidates(way);
    int last = -1;
    End farthest;
    // Those that the segment may leave last come first.
    for (auto& left = m_candidates; !left.empty();) {
        std::ranges::iter_swap(std::ranges::max_element(left, {}, &Candidate::latest), left.end() - 1);
        const Candidate next = left.back();
        left.pop_back();
        if (last >= 0 && next.latest < farthest.from) {
            break;
        }
        const Found isMet = next.inside <= 1.0 ? Found::Yes : meetsShadow(*next.element, way);
        if (isMet == Found::No) {
            continue;
        }
        const double inside = next.inside <= 1.0 ? next.inside - kNoPart : -kInfinity;
        const auto endsBefore = [inside](const Candidate& other) { return other.latest < inside; };
        if (last < 0 && isMet == Found::Yes && std::ranges::all_of(left, endsBefore)) {
            return next.element->blocker;
        }
        const End end = endOf(*next.element, way);
        if (end.isMet == Found::No) {
            continue;
        }
        const bool isPlain = last < 0 || end.to < farthest.from || end.from > farthest.to;
        if (end.isMet == Found::Unsure || !isPlain) {
            return {};
        }
        if (last < 0 || end.from > farthest.to) {
            last = next.element->blocker;
            farthest = end;
        }
    }
    return last < 0 ? std::nullopt : std::optional{last};
}

bool SegmentFan::isBlocked(Point to) {
    const auto plain = isPlainlyBlocked(to);
    return plain ? *plain : firstHit({m_from, to}, m_map, m_active, m_touch).has_value();
}

std::optional<bool> SegmentFan::isPlainlyBlocked(Point to) {
    if (to == m_from || m_elements.empty()) {
        return false;
    }
    bool isUnsure = false;
    const Way way = pathTo(to);
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const std::size_t index = i == 0 ? m_lastHit : i == m_lastHit ? 0 : i;
        if (m_elements[index].isBeside) {
            continue;
        }
        const Meets plain = glance(m_elements[index], way);
        Found found = plain == Meets::Yes ? Found::Yes : Found::No;
        if (plain == Meets::Unsure) {
            found = meetsShadow(m_elements[index], way);
            found = found == Found::Unsure ? cross(m_elements[index], to, nullptr) : found;
        }
        if (found == Found::Yes) {
            m_lastHit = index;
            return true;
        }
        isUnsure = isUnsure || found == Found::Unsure;
    }
    return isUnsure ? std::nullopt : std::optional{false};
}

bool SegmentFan::isMetByFar(const Element& element, const Way& way, double distance) const {
    auto discs = element.discs;
    discs.inner -= distance;
    if (discs.inner > 0.0 && discs.met(way.start.x, way.start.y, way.by.x, way.by.y) == Meets::Yes) {
        return true;
    }
    const double length = norm(way.by);
    if (length < 4.0 * distance) {
        return false;
    }
    // Beside a corner at most `farthest` along the line, the line moves by at most half of the room over its length;
    // the other half allows for its turn.
    const auto areParted = [&](Vec first, Vec last, double farthest) {
        const double room = 2.0 * distance * (length + 2.0 * farthest);
        return detail::cross(way.by, first) < -room && detail::cross(way.by, last) > room;
    };
    const auto areEndsBeside = [&](Vec first, Vec last) {
        const double beside = distance * norm(last - first);
        return detail::cross(last - first, -first) > beside && detail::cross(last - first, way.by - first) < -beside;
    };
    if (element.isShadowKnown && element.shadow && isConvex(element)) {
        const auto& [first, last] = element.shadow->span;
        return areParted(first, last, std::sqrt(element.shadow->farthest)) && areEndsBeside(first, last);
    }
    const auto& edges = m_map.data().edges[static_cast<std::size_t>(element.blocker)];
    return std::ranges::any_of(edges, [&](const detail::Edge& edge) {
        const Vec from = vecOf(edge.from - m_from);
        const Vec to = vecOf(edge.to - m_from);
        const double farthest = std::max(norm(from), norm(to));
        return (areParted(from, to, farthest) && areEndsBeside(from, to)) ||
               (areParted(to, from, farthest) && areEndsBeside(to, from));
    });
}

void SegmentFan::gatherSides(const std::array<Vec, 4>& corners, const Span& all) {
    m_sides.clear();
    const Vec start{inNanometers(m_from.x), inNanometers(m_from.y)};
    const auto isBeside = [&](const Span& side) {
        return (detail::cross(all.first, side.first) < 0.0 && detail::cross(all.first, side.last) < 0.0) ||
               (detail::cross(all.last, side.first) > 0.0 && detail::cross(all.last, side.last) > 0.0);
    };
    const auto& [low, topRight, high, bottomLeft] = corners;
    // The box lies behind the side if it is disjoint from the triangle of the start and the side.
    const auto isBefore = [&](const Span& side) {
        const auto [left, right] = std::minmax({0.0, side.first.x, side.last.x});
        const auto [top, bottom] = std::minmax({0.0, side.first.y, side.last.y});
        const Vec along = side.last - side.first;
        return right < low.x || left > high.x || bottom < low.y || top > high.y ||
               std::ranges::all_of(corners, [&](Vec corner) { return sideOf(along, corner - side.first) < 0; });
    };
    for (const Element& element : m_elements) {
        if (element.isBeside) {
            continue;
        }
        const auto index = static_cast<std::size_t>(element.blocker);
        const bool isWall = std::holds_alternative<Wall>(m_map.data().blockers[index].outline);
        for (const detail::Edge& edge : m_map.data().edges[index]) {
            Span side{Vec{inNanometers(edge.from.x), inNanometers(edge.from.y)} - start,
                      Vec{inNanometers(edge.to.x), inNanometers(edge.to.y)} - start};
            const int turn = isBeside(side) ? 0 : sideOf(side.last - side.first, -side.first);
            if (turn < 0) {
                std::swap(side.first, side.last);
            }
            // Of polygons the sides that face the start suffice.
            if ((turn < 0 || (turn > 0 && isWall)) && isBefore(side)) {
                m_sides.push_back(side);
            }
        }
    }
}

bool SegmentFan::hidesAll(const Box& box) {
    const Box ends{box.low - Vector{kRounding, kRounding}, box.high + Vector{kRounding, kRounding}};
    const bool isOutside =
        m_from.x < ends.low.x || m_from.x > ends.high.x || m_from.y < ends.low.y || m_from.y > ends.high.y;
    if (m_touch != TouchRule::Blocked || !isOutside) {
        return false;
    }
    const auto corners = cornersOf(ends);
    Span all{corners.front(), corners.front()};
    for (const Vec corner : corners) {
        all.first = detail::cross(all.first, corner) < 0.0 ? corner : all.first;
        all.last = detail::cross(all.last, corner) > 0.0 ? corner : all.last;
    }
    gatherSides(corners, all);
    const auto holds = [](const Span& side, Vec way) {
        return sideOf(way, side.first) < 0 && sideOf(way, side.last) > 0;
    };
    // Each step goes on, clockwise, to the end of a side that hides what lies about the end of the step before; two
    // sides with a common corner leave no gap.
    Vec hidden = all.first;
    for (std::size_t steps = 0; steps < m_sides.size(); ++steps) {
        const Span* next = nullptr;
        for (const Span& side : m_sides) {
            const bool isJoined = steps > 0 && side.first.x == hidden.x && side.first.y == hidden.y;
            if ((isJoined || holds(side, hidden)) && (!next || detail::cross(next->last, side.last) > 0.0)) {
                next = &side;
            }
        }
        if (!next) {
            return false;
        }
        if (holds(*next, all.last)) {
            return true;
        }
        hidden = next->last;
    }
    return false;
}

} // namespace sightline::geometry
