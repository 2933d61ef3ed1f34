#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/sight/space/volume_map_data.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sightline::geometry {

namespace {

using detail::kNoBottom;
using detail::kNoTop;
using detail::VolumePart;

Box boxAround(const Ring& corners) {
    Box box{corners.front(), corners.front()};
    for (const Point p : corners) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}

struct Exact {
    long double x;
    long double y;
};

/// Returns the corners of `part` clipped to the inner side of a -> b.
std::vector<Exact> keptInside(const std::vector<Exact>& part, Point a, Point b) {
    const auto side = [&](Exact p) {
        const auto ax = static_cast<long double>(a.x.nanometers());
        const auto ay = static_cast<long double>(a.y.nanometers());
        const auto wayX = static_cast<long double>((b.x - a.x).nanometers());
        const auto wayY = static_cast<long double>((b.y - a.y).nanometers());
        return wayX * (p.y - ay) - wayY * (p.x - ax);
    };
    std::vector<Exact> kept;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const Exact p = part[i];
        const Exact q = part[i + 1 == part.size() ? 0 : i + 1];
        const long double atP = side(p);
        const long double atQ = side(q);
        if (atP >= 0) {
            kept.push_back(p);
        }
        if ((atP > 0 && atQ < 0) || (atP < 0 && atQ > 0)) {
            const long double t = atP / (atP - atQ);
            kept.push_back({p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)});
        }
    }
    return kept;
}

/// Returns the intersection of two parts in plan: a convex polygon, a segment of positive length, or nothing.
Ring commonPart(const Ring& first, const Ring& second) {
    const Ring& cutter = first.size() > 2 ? first : second;
    const Ring& cut = first.size() > 2 ? second : first;
    if (cutter.size() == 2) {
        // Two sheets share a stretch only if they are collinear.
        if (orientation(cutter[0], cutter[1], cut[0]) != 0 || orientation(cutter[0], cutter[1], cut[1]) != 0) {
            return {};
        }
        Ring ends{cutter[0], cutter[1], cut[0], cut[1]};
        std::ranges::sort(ends);
        const bool apart = std::max(cutter[0], cutter[1]) <= std::min(cut[0], cut[1]) ||
                           std::max(cut[0], cut[1]) <= std::min(cutter[0], cutter[1]);
        return apart ? Ring{} : Ring{ends[1], ends[2]};
    }
    std::vector<Exact> left;
    for (const Point p : cut) {
        left.push_back({static_cast<long double>(p.x.nanometers()), static_cast<long double>(p.y.nanometers())});
    }
    for (std::size_t i = 0; i < cutter.size() && !left.empty(); ++i) {
        left = keptInside(left, cutter[i], cutter[i + 1 == cutter.size() ? 0 : i + 1]);
    }
    Ring corners;
    for (const Exact p : left) {
        const Point rounded{Length::fromNanometers(std::llround(p.x)), Length::fromNanometers(std::llround(p.y))};
        if (std::ranges::find(corners, rounded) == corners.end()) {
            corners.push_back(rounded);
        }
    }
    if (corners.size() < 2) {
        return {};
    }
    const Ring hull = detail::convexHull(corners);
    if (hull.size() > 2) {
        return hull;
    }
    const auto [low, high] = std::ranges::minmax(corners);
    return {low, high};
}

void addPart(std::vector<VolumePart>& parts,
             Ring corners,
             std::int64_t bottom,
             std::int64_t top,
             std::vector<int> blockers,
             Ring edge = {}) {
    if (bottom < top && corners.size() >= 2) {
        const Box box = boxAround(corners);
        const auto discs = detail::PlainDiscs::of(corners.size(), corners.size() > 2,
                                                  [&](std::size_t k) { return detail::toVec(corners[k], Point{}); });
        parts.push_back({std::move(corners), bottom, top, std::move(blockers), box, std::move(edge), discs});
    }
}

Point alongSegment(Point a, Point b, long double share) {
    const auto at = [&](Length from, Length to) {
        return from + Length::fromNanometers(std::llround(share * static_cast<long double>((to - from).nanometers())));
    };
    return {at(a.x, b.x), at(a.y, b.y)};
}

/// Adds a wall segment cut at the sides of its openings; each stretch is solid except for the openings in it.
void addSheet(std::vector<VolumePart>& parts,
              Point a,
              Point b,
              long double start,
              std::int64_t bottom,
              std::int64_t top,
              std::int64_t foot,
              const std::vector<SheetOpening>& openings,
              int blocker) {
    const long double length = std::hypot(static_cast<long double>((b.x - a.x).nanometers()),
                                          static_cast<long double>((b.y - a.y).nanometers()));
    std::vector<long double> stops{0.0L, length};
    for (const SheetOpening& opening : openings) {
        for (const Length side : {opening.from, opening.to}) {
            const long double at = static_cast<long double>(side.nanometers()) - start;
            if (at > 0 && at < length) {
                stops.push_back(at);
            }
        }
    }
    std::ranges::sort(stops);
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        const Point p = stops[i] == 0 ? a : alongSegment(a, b, stops[i] / length);
        const Point q = stops[i + 1] == length ? b : alongSegment(a, b, stops[i + 1] / length);
        if (p == q) {
            continue;
        }
        const long double middle = start + (stops[i] + stops[i + 1]) / 2;
        std::vector<std::pair<std::int64_t, std::int64_t>> holes;
        for (const SheetOpening& opening : openings) {
            if (static_cast<long double>(opening.from.nanometers()) < middle &&
                middle < static_cast<long double>(opening.to.nanometers())) {
                // A door reaches the table: nothing remains below it.
                const bool isDoor = opening.sill <= Length{} && bottom == kNoBottom;
                holes.emplace_back(isDoor ? kNoBottom : foot + opening.sill.nanometers(),
                                   foot + opening.top.nanometers());
            }
        }
        std::ranges::sort(holes);
        std::int64_t solidFrom = bottom;
        for (const auto& [low, high] : holes) {
            addPart(parts, {p, q}, solidFrom, std::min(low, top), {blocker}, {a, b});
            solidFrom = std::max(solidFrom, high);
        }
        addPart(parts, {p, q}, solidFrom, top, {blocker}, {a, b});
    }
}

/// The heights of the parts of a blocker without openings.
struct Heights {
    std::int64_t bottom = kNoBottom;
    std::int64_t top = kNoTop;

    explicit Heights(const Blocker& blocker) {
        const std::int64_t foot = blocker.elevation.nanometers();
        bottom = foot <= 0 ? kNoBottom : foot;
        top = blocker.height ? foot + blocker.height->nanometers() : kNoTop;
    }
};

bool isFlat(const Blocker& blocker) { return blocker.height && *blocker.height <= Length{}; }

void addBlocker(std::vector<VolumePart>& parts,
                const Blocker& blocker,
                const std::vector<SheetOpening>& openings,
                int index) {
    if (isFlat(blocker)) {
        return;
    }
    const std::int64_t foot = blocker.elevation.nanometers();
    const auto [bottom, top] = Heights{blocker};
    if (const auto* polygon = std::get_if<Polygon>(&blocker.outline)) {
        if (polygon->isConvex()) {
            addPart(parts, detail::convexHull(*polygon), bottom, top, {index});
        } else {
            for (Ring& ring : detail::convexPartition(*polygon)) {
                addPart(parts, std::move(ring), bottom, top, {index});
            }
        }
        return;
    }
    const auto& vertices = std::get<Wall>(blocker.outline).vertices();
    long double start = 0;
    for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
        addSheet(parts, vertices[i], vertices[i + 1], start, bottom, top, foot, openings, index);
        start += std::hypot(static_cast<long double>((vertices[i + 1].x - vertices[i].x).nanometers()),
                            static_cast<long double>((vertices[i + 1].y - vertices[i].y).nanometers()));
    }
}

bool areStacked(const VolumePart& a, const VolumePart& b) {
    const std::int64_t overlap = std::min(a.top, b.top) - std::max(a.bottom, b.bottom);
    const bool oneHoldsOther = (a.bottom <= b.bottom && a.top >= b.top) || (b.bottom <= a.bottom && b.top >= a.top);
    return overlap >= 0 && overlap <= toLength(kThinOverlap).nanometers() && !oneHoldsOther && boxesMeet(a.box, b.box);
}

/// Returns the outline or, for a sheet cut at openings, the whole wall, which is exactly straight.
const Ring& lineOf(const VolumePart& part) { return part.edge.empty() ? part.corners : part.edge; }

/// Returns the part of a stretch of a wall within one of its sheets.
Ring cutTo(const VolumePart& sheet, const Ring& stretch) {
    if (stretch.size() != 2) {
        return stretch;
    }
    const auto along = [&](Point p) { return dot(sheet.edge[0], sheet.edge[1], p); };
    const auto [start, end] = std::ranges::minmax(sheet.corners, {}, along);
    const auto [from, to] = std::ranges::minmax(stretch, {}, along);
    const Point low = std::max(start, from, [&](Point a, Point b) { return along(a) < along(b); });
    const Point high = std::min(end, to, [&](Point a, Point b) { return along(a) < along(b); });
    return along(low) < along(high) ? Ring{low, high} : Ring{};
}

/// Adds the intersections of stacked parts; higher stacks are found by intersecting these with further single parts.
/// Among the first `known` parts all intersections are there already; [known, single) are parts of single blockers.
void addCommonParts(std::vector<VolumePart>& parts, std::size_t known, std::size_t single) {
    // Of two that both stand on the table, or of which one is unlimited, one holds the heights of the other.
    if (std::ranges::all_of(parts, [](const VolumePart& part) { return part.bottom == kNoBottom; })) {
        return;
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].bottom == kNoBottom && parts[i].top == kNoTop) {
            continue;
        }
        for (std::size_t j = i < known ? known : i < single ? i + 1 : 0; j < single; ++j) {
            const bool isWithin = std::ranges::binary_search(parts[i].blockers, parts[j].blockers.front());
            if (parts[j].blockers.size() > 1 || isWithin || !areStacked(parts[i], parts[j])) {
                continue;
            }
            Ring common = commonPart(lineOf(parts[i]), lineOf(parts[j]));
            for (const VolumePart* sheet : {&parts[i], &parts[j]}) {
                common = sheet->edge.empty() ? std::move(common) : cutTo(*sheet, common);
            }
            std::vector<int> blockers = parts[i].blockers;
            blockers.push_back(parts[j].blockers.front());
            std::ranges::sort(blockers);
            const std::int64_t bottom = std::min(parts[i].bottom, parts[j].bottom);
            const std::int64_t top = std::max(parts[i].top, parts[j].top);
            const bool isNew = std::ranges::none_of(parts, [&](const VolumePart& part) {
                return part.blockers == blockers && part.corners == common && part.bottom == bottom && part.top == top;
            });
            if (isNew) {
                addPart(parts, std::move(common), bottom, top, std::move(blockers));
            }
        }
    }
}

/// Returns twice the area, in square nanometers.
Wide twiceAreaOf(const Ring& ring) {
    Wide area = 0;
    for (std::size_t i = 1; i + 1 < ring.size(); ++i) {
        area += cross(ring[0], ring[i], ring[i + 1]);
    }
    return area;
}

using Sides = std::vector<std::pair<Point, Point>>;

/// Sets the sides of a part whose boxes meet the other box.
void setSidesAt(const VolumePart& part, const Box& other, Sides& sides) {
    sides.clear();
    for (std::size_t i = 0; i < part.corners.size(); ++i) {
        const Point a = part.corners[i];
        const Point b = part.corners[i + 1 == part.corners.size() ? 0 : i + 1];
        if (boxesMeet(boundsOf(a, b), other)) {
            sides.emplace_back(a, b);
        }
    }
}

/// False if no side of one part lies on a side of the other: a fast test for most pairs.
bool mayShareSide(const VolumePart& a, const VolumePart& b) {
    thread_local Sides ofA;
    thread_local Sides ofB;
    setSidesAt(b, a.box, ofB);
    if (ofB.empty()) {
        return false;
    }
    setSidesAt(a, b.box, ofA);
    return std::ranges::any_of(ofA, [](const auto& side) {
        return std::ranges::any_of(ofB, [&](const auto& other) {
            return orientation(side.first, side.second, other.first) == 0 &&
                   orientation(side.first, side.second, other.second) == 0;
        });
    });
}

/// Adds the union of parts of equal heights that share a side, such as tiles of one floor, if it is convex. Otherwise
/// the search would have to cut along their seams. Among the parts before `from` all unions are there already.
void addUnions(std::vector<VolumePart>& parts, std::size_t from) {
    const std::size_t most = parts.size() + parts.size() / 2 + 16;
    std::map<std::pair<std::int64_t, std::int64_t>, std::vector<std::size_t>> alike; // by heights; ascending
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].isSheet()) {
            continue;
        }
        auto& others = alike[{parts[i].bottom, parts[i].top}];
        others.push_back(i);
        for (std::size_t k = 0; i >= from && k + 1 < others.size() && parts.size() < most; ++k) {
            const VolumePart& a = parts[i];
            const VolumePart& b = parts[others[k]];
            if (!boxesMeet(a.box, b.box) || !mayShareSide(a, b)) {
                continue;
            }
            Ring corners = a.corners;
            corners.insert(corners.end(), b.corners.begin(), b.corners.end());
            Ring whole = detail::convexHull(std::move(corners));
            // Parts that share a side do not overlap, so equal areas mean that the hull added nothing.
            const bool isUnion =
                whole.size() > 2 && twiceAreaOf(whole) == twiceAreaOf(a.corners) + twiceAreaOf(b.corners);
            if (!isUnion || commonPart(a.corners, b.corners).size() != 2) {
                continue;
            }
            std::vector<int> blockers;
            std::ranges::set_union(a.blockers, b.blockers, std::back_inserter(blockers));
            const std::int64_t bottom = a.bottom;
            const std::int64_t top = a.top;
            const bool isNew = std::ranges::none_of(parts, [&](const VolumePart& part) {
                return part.blockers == blockers && part.corners == whole && part.bottom == bottom && part.top == top;
            });
            if (isNew) {
                addPart(parts, std::move(whole), bottom, top, std::move(blockers));
            }
        }
    }
}

/// Adds the parts that several blockers share or form together. Among the first `known` parts all are there already.
void addSharedParts(VolumeMapData& data, std::size_t known) {
    const std::size_t single = data.parts.size();
    addCommonParts(data.parts, known, single);
    addUnions(data.parts, std::max<std::size_t>(known, 1));
    for (std::size_t i = single; i < data.parts.size(); ++i) {
        data.shared.push_back(static_cast<int>(i));
    }
}

/// Adds the blockers of the map that `data` does not have yet, which are the last ones.
void addMissingBlockers(VolumeMapData& data, const TerrainMap& map) {
    const std::size_t known = data.parts.size();
    for (std::size_t i = data.own.size(); i < map.blockers().size(); ++i) {
        const auto first = static_cast<int>(data.parts.size());
        addBlocker(data.parts, map.blockers()[i], data.openings[i], static_cast<int>(i));
        data.own.push_back({first, static_cast<int>(data.parts.size())});
    }
    addSharedParts(data, known);
}

/// Adds a blocker whose parts in plan are those of a part run of another map.
void addBlockerLike(std::vector<VolumePart>& parts,
                    const Blocker& blocker,
                    std::span<const VolumePart> alike,
                    int index) {
    if (alike.empty() || !std::holds_alternative<Polygon>(blocker.outline)) {
        addBlocker(parts, blocker, {}, index);
        return;
    }
    const auto [bottom, top] = Heights{blocker};
    for (const VolumePart& part : alike) {
        if (!isFlat(blocker) && bottom < top) {
            parts.push_back(part);
            parts.back().bottom = bottom;
            parts.back().top = top;
        }
    }
}

std::shared_ptr<const VolumeMapData> preparedLike(const VolumeMapData& like, const TerrainMap& map) {
    auto data = std::make_shared<VolumeMapData>();
    const std::span<const Blocker> blockers = map.blockers();
    data->openings.resize(blockers.size());
    data->parts.reserve(like.parts.size());
    for (std::size_t i = 0; i < blockers.size(); ++i) {
        const auto first = static_cast<int>(data->parts.size());
        const auto own = std::span{like.parts}.subspan(static_cast<std::size_t>(like.own[i].first),
                                                       static_cast<std::size_t>(like.own[i].end - like.own[i].first));
        addBlockerLike(data->parts, blockers[i], own, static_cast<int>(i));
        data->own.push_back({first, static_cast<int>(data->parts.size())});
    }
    addSharedParts(*data, 0);
    return data;
}

std::shared_ptr<const VolumeMapData> prepared(const TerrainMap& map,
                                              const std::vector<std::vector<SheetOpening>>& openings) {
    auto data = std::make_shared<VolumeMapData>();
    data->openings = openings;
    data->openings.resize(map.blockers().size());
    addMissingBlockers(*data, map);
    return data;
}

std::shared_ptr<const VolumeMapData> extended(const VolumeMapData& base, const TerrainMap& map) {
    auto data = std::make_shared<VolumeMapData>(base);
    data->openings.resize(map.blockers().size());
    addMissingBlockers(*data, map);
    return data;
}

} // namespace

VolumeMap::VolumeMap() : VolumeMap{TerrainMap{}} {}

VolumeMap::VolumeMap(TerrainMap map, const std::vector<std::vector<SheetOpening>>& openings)
    : m_map{std::move(map)}, m_data{prepared(m_map, openings)} {}

VolumeMap::VolumeMap(const VolumeMap& base, TerrainMap map)
    : m_map{std::move(map)}, m_data{extended(*base.m_data, m_map)} {}

VolumeMap VolumeMap::atHeightsOf(std::vector<Blocker> blockers) const {
    VolumeMap map;
    map.m_map = m_map.atHeightsOf(std::move(blockers));
    map.m_data = preparedLike(*m_data, map.m_map);
    return map;
}

namespace detail {

std::vector<int> activeParts(const VolumeMapData& data, std::span<const int> active) {
    std::vector<int> parts;
    parts.reserve(2 * active.size()); // most blockers are one part
    for (const int blocker : active) {
        const auto index = static_cast<std::size_t>(blocker);
        for (int part = data.own[index].first; part < data.own[index].end; ++part) {
            parts.push_back(part);
        }
    }
    std::ranges::copy_if(data.shared, std::back_inserter(parts), [&](int part) {
        return std::ranges::all_of(data.parts[static_cast<std::size_t>(part)].blockers,
                                   [&](int blocker) { return std::ranges::binary_search(active, blocker); });
    });
    return parts;
}

} // namespace detail

} // namespace sightline::geometry
