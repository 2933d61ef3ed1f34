#include "geometry/sight/seen/target_view.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/plan/views.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <limits>
#include <map>

namespace sightline::geometry::detail {

namespace {

ConvexShape shrunk(const ConvexShape& shape, double by) {
    if (shape.kind() == ConvexShape::Kind::Ellipse) {
        const Vec axis = (1.0 / shape.along()) * (shape.curvePoint(0.0) - shape.center());
        return ConvexShape::ellipse(shape.center(), shape.along() - by, shape.across() - by, axis);
    }
    return shape.grownBy(-by).value_or(ConvexShape::disc(shape.center(), 0.0));
}

/// Returns the interval of the segment a b on which the segment q r lies, within `kContact`; nothing if it does not.
std::optional<std::pair<double, double>> sharesOn(Vec a, Vec b, Vec q, Vec r) {
    const Vec way = b - a;
    const double length = norm(way);
    const auto isOn = [&](Vec p) {
        const double along = dot(p - a, way) / length;
        return std::abs(cross(way, p - a)) <= kContact * length && along >= -kContact && along <= length + kContact;
    };
    if (!isOn(q) || !isOn(r)) {
        return {};
    }
    return std::pair{dot(q - a, way) / (length * length), dot(r - a, way) / (length * length)};
}

} // namespace

TargetView::TargetView(const PlacedFootprint& target,
                       Point origin,
                       const TerrainMap& map,
                       std::span<const int> active,
                       std::span<const ContainingPiece> containers,
                       TouchRule touch)
    : m_origin{origin}, m_map{map}, m_active{active.begin(), active.end()}, m_touch{touch}, m_outline{target, origin} {
    addParts(target);
    addPlaces(containers);
}

void TargetView::addParts(const PlacedFootprint& target) {
    const Ring corners = placedCorners(target);
    for (ConvexShape& shape : convexPartsOf(target, m_origin)) {
        Part part{std::move(shape), {}, {}};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const std::size_t next = i + 1 == corners.size() ? 0 : i + 1;
            const Vec q = m_outline.corners()[i];
            const Vec r = m_outline.corners()[next];
            const auto& sides = part.shape.corners();
            bool isOwn = false;
            for (std::size_t side = 0; side < sides.size() && !isOwn; ++side) {
                if (const auto shares = sharesOn(sides[side], sides[side + 1 == sides.size() ? 0 : side + 1], q, r)) {
                    SideStretch stretch{side, shares->first, shares->second, m_outline.distanceOfCorner(i),
                                        m_outline.distanceOfCorner(i + 1)};
                    if (stretch.fromShare > stretch.toShare) {
                        std::swap(stretch.fromShare, stretch.toShare);
                        std::swap(stretch.from, stretch.to);
                    }
                    part.sides.push_back(stretch);
                    isOwn = true;
                }
            }
            if (!isOwn) {
                part.screens.push_back({corners[i], corners[next]});
            }
        }
        m_parts.push_back(std::move(part));
    }
}

std::vector<double> TargetView::crossings(const Polygon& polygon) const {
    std::vector<double> places;
    for (const Edge& edge : edgesOf(polygon)) {
        const Vec p = toVec(edge.from, m_origin);
        const Vec q = toVec(edge.to, m_origin);
        if (m_outline.curve()) {
            if (const auto inside = m_outline.curve()->insideOfLine(p, q - p)) {
                for (const double at : {inside->first, inside->second}) {
                    if (at >= 0 && at <= 1) {
                        places.push_back(m_outline.distanceOf(m_outline.curve()->parameterOf(p + at * (q - p))));
                    }
                }
            }
            continue;
        }
        const auto& corners = m_outline.corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Vec side = corners[i + 1 == corners.size() ? 0 : i + 1] - corners[i];
            const double denominator = cross(side, q - p);
            const double along = cross(p - corners[i], q - p) / denominator;
            const double across = cross(p - corners[i], side) / denominator;
            if (denominator != 0 && along >= 0 && along <= 1 && across >= -kSpare && across <= 1 + kSpare) {
                places.push_back(m_outline.distanceOfCorner(i) + along * norm(side));
            }
        }
    }
    return places;
}

void TargetView::addPlaces(std::span<const ContainingPiece> containers) {
    const double length = m_outline.length();
    std::vector<double> cuts{0.0, length};
    std::vector<ContainingPiece> reaching;
    for (const ContainingPiece& container : containers) {
        if (const auto* polygon =
                std::get_if<Polygon>(&m_map.blockers()[static_cast<std::size_t>(container.footprint)].outline)) {
            const auto places = crossings(*polygon);
            cuts.insert(cuts.end(), places.begin(), places.end());
            reaching.push_back(container);
        }
    }
    std::ranges::sort(cuts);
    std::map<std::vector<int>, std::vector<Stretch>> places;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        if (cuts[i + 1] - cuts[i] <= kConstructionError) {
            continue;
        }
        const Point middle = toPoint(m_outline.at((cuts[i] + cuts[i + 1]) / 2).point, m_origin);
        std::vector<int> ignored;
        for (const ContainingPiece& container : reaching) {
            if (holds(container, m_map, middle)) {
                for (int blocker = container.footprint; blocker <= container.last; ++blocker) {
                    ignored.push_back(blocker);
                }
            }
        }
        std::ranges::sort(ignored);
        places[ignored].push_back({cuts[i], cuts[i + 1]});
    }
    for (auto& [ignored, stretches] : places) {
        m_positions.push_back({ignored, united(std::move(stretches))});
    }
}

std::optional<ShapeBeside> TargetView::beside(const ConvexShape& place) const {
    const auto paired = [&](const ConvexShape& shape) -> std::optional<ShapeBeside> {
        ShapeBeside result{shape, {}};
        for (const Part& part : m_parts) {
            auto pair = BasePair::make(shape, part.shape);
            if (!pair) {
                return {};
            }
            result.pairs.push_back(std::move(*pair));
        }
        return result;
    };
    auto result = paired(place);
    return result ? result : paired(shrunk(place, kOutlineRounding));
}

std::vector<Stretch> TargetView::facing(std::span<const ShapeBeside> places) const {
    std::vector<Stretch> stretches;
    if (m_outline.curve()) {
        const ConvexShape& curve = m_parts.front().shape;
        for (const ShapeBeside& place : places) {
            const BasePair* pair = &place.pairs.front();
            const OuterTangents tangents = outerTangents(*pair);
            const double from =
                m_outline.distanceOf(curve.parameterOf(curve.supportPoint(pair->frame.normalAt(tangents.above))));
            double to =
                m_outline.distanceOf(curve.parameterOf(curve.supportPoint(-pair->frame.normalAt(tangents.below))));
            to += to < from ? m_outline.length() : 0.0;
            std::ranges::copy(unrolled({from, to}, m_outline.length()), std::back_inserter(stretches));
        }
        return united(std::move(stretches));
    }
    for (std::size_t i = 0; i < m_outline.corners().size(); ++i) {
        const Stretch side{m_outline.distanceOfCorner(i), m_outline.distanceOfCorner(i + 1)};
        const TargetOutline::Place middle = m_outline.at((side.from + side.to) / 2);
        const double level = dot(middle.point, middle.outward) + kContact;
        if (std::ranges::any_of(
                places, [&](const ShapeBeside& place) { return place.shape.support(middle.outward) > level; })) {
            stretches.push_back(side);
        }
    }
    return united(std::move(stretches));
}

void TargetView::addStretches(const Part& part,
                              const EntryOutline& entries,
                              const EntryRange& range,
                              std::vector<Stretch>& stretches) const {
    const double length = m_outline.length();
    if (m_outline.curve()) {
        const double from = m_outline.distanceOf(range.from);
        double to = m_outline.distanceOf(range.to);
        to += to < from ? length : 0.0;
        std::ranges::copy(unrolled({from, to}, length), std::back_inserter(stretches));
        return;
    }
    const std::size_t count = part.shape.corners().size();
    for (const SideStretch& side : part.sides) {
        const auto before = static_cast<double>((side.side + count - entries.firstCorner()) % count);
        const double from = std::clamp(range.from - before, side.fromShare, side.toShare);
        const double to = std::clamp(range.to - before, side.fromShare, side.toShare);
        if (from >= to) {
            continue;
        }
        const double scale = (side.to - side.from) / (side.toShare - side.fromShare);
        const auto [low, high] =
            std::minmax({side.from + scale * (from - side.fromShare), side.from + scale * (to - side.fromShare)});
        stretches.push_back({low, high});
    }
}

bool TargetView::isOnOutline(std::size_t part, std::size_t side) const {
    return std::ranges::any_of(m_parts[part].sides, [&](const SideStretch& stretch) { return stretch.side == side; });
}

void TargetView::addEntries(std::size_t part,
                            const BasePair& pair,
                            std::span<const EntryRange> ranges,
                            std::vector<Stretch>& stretches) const {
    const EntryOutline entries{pair};
    for (const EntryRange& range : ranges) {
        addStretches(m_parts[part], entries, range, stretches);
    }
}

std::vector<EntryRange>
TargetView::entriesOn(std::size_t part, const BasePair& pair, std::span<const Stretch> stretches) const {
    const EntryOutline entries{pair};
    const Part& own = m_parts[part];
    const std::size_t count = own.shape.corners().size();
    std::vector<EntryRange> ranges;
    for (const Stretch& stretch : stretches) {
        if (m_outline.curve()) {
            if (stretch.length() >= m_outline.length()) {
                return {{-kInfinity, kInfinity}};
            }
            const double from = entries.facing(m_outline.parameterAt(stretch.from));
            const double to = entries.facing(m_outline.parameterAt(stretch.to));
            if (from <= to) {
                ranges.push_back({from, to});
            } else { // across the point farthest from the observer
                ranges.push_back({-kInfinity, to});
                ranges.push_back({from, kInfinity});
            }
            continue;
        }
        for (const SideStretch& side : own.sides) {
            const auto [least, most] = std::minmax(side.from, side.to);
            const Stretch both{std::max(stretch.from, least), std::min(stretch.to, most)};
            if (both.from < both.to) {
                const auto before = static_cast<double>((side.side + count - entries.firstCorner()) % count);
                const double scale = (side.toShare - side.fromShare) / (side.to - side.from);
                const auto [low, high] = std::minmax({scale * (both.from - side.from), scale * (both.to - side.from)});
                ranges.push_back({before + side.fromShare + low, before + side.fromShare + high});
            }
        }
    }
    std::ranges::sort(ranges, {}, &EntryRange::from);
    return ranges;
}

std::vector<int> TargetView::countingFrom(std::span<const int> ignored) const { return without(m_active, ignored, {}); }

void TargetView::addEntered(Entries entered,
                            const ShapeBeside& place,
                            std::span<const int> ignored,
                            std::vector<Stretch>& result) const {
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const Part& part = m_parts[i];
        const BasePair& pair = place.pairs[i];
        const EntryOutline entries{pair};
        for (const Place& where : m_positions) {
            const auto elements = sightElements(pair, m_map, without(m_active, ignored, where.ignored), m_origin,
                                                m_touch, Grouping::Joined, part.screens);
            std::vector<Stretch> stretches;
            for (const EntryRange& range : entered(pair, elements)) {
                addStretches(part, entries, range, stretches);
            }
            std::ranges::copy(common(united(std::move(stretches)), where.stretches), std::back_inserter(result));
        }
    }
}

void TargetView::addSeen(const ShapeBeside& place, std::span<const int> ignored, std::vector<Stretch>& seen) const {
    addEntered(freeEntries, place, ignored, seen);
}

void TargetView::addHiddenFromSome(const ShapeBeside& place,
                                   std::span<const int> ignored,
                                   std::vector<Stretch>& hidden) const {
    addEntered(blockedEntries, place, ignored, hidden);
}

std::vector<Stretch> TargetView::facingAllOf(const ShapeBeside& place) const {
    if (m_outline.curve()) {
        // Up to the points of contact of the inner common tangents.
        const ConvexShape& curve = m_parts.front().shape;
        const BasePair* pair = &place.pairs.front();
        const double from = m_outline.distanceOf(curve.parameterOf(curve.supportPoint(pair->frame.normalAt(pair->to))));
        double to = m_outline.distanceOf(curve.parameterOf(curve.supportPoint(-pair->frame.normalAt(pair->from))));
        to += to < from ? m_outline.length() : 0.0;
        return united(unrolled({from, to}, m_outline.length()));
    }
    std::vector<Stretch> stretches;
    for (std::size_t i = 0; i < m_outline.corners().size(); ++i) {
        const Stretch side{m_outline.distanceOfCorner(i), m_outline.distanceOfCorner(i + 1)};
        const TargetOutline::Place middle = m_outline.at((side.from + side.to) / 2);
        if (-place.shape.support(-middle.outward) > dot(middle.point, middle.outward) + kContact) {
            stretches.push_back(side);
        }
    }
    return united(std::move(stretches));
}

} // namespace sightline::geometry::detail
