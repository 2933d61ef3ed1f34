#include "scenarios/analysis/region_borders.h"
#include "scenarios/rules/rule_pack.h"

#include "geometry/region/range_outlines.h"
#include "scenarios/analysis/region_lines.h"

#include <algorithm>
#include <array>

namespace sightline::scenarios {

using geometry::Box;
using geometry::Length;
using geometry::Point;
using geometry::PolygonSet;
using geometry::RegionBounds;
using geometry::Ring;

namespace {

PolygonSet
grown(const PolygonSet& region, const RegionQuestion& question, std::optional<Point> overlapped, bool within) {
    std::vector<Ring> rings;
    for (const Ring& reach : geometry::reachOfBase(question.targetBase, question.targetFacing, within)) {
        std::ranges::move(ringsOf(minkowskiSum(region, reach)), std::back_inserter(rings));
        if (overlapped) {
            Ring round;
            std::ranges::transform(reach, std::back_inserter(round),
                                   [&](Point p) { return *overlapped + (p - Point{}); });
            rings.push_back(std::move(round));
        }
    }
    return geometry::unite(rings);
}

/// Returns the region of one viewer, regardless of where its lines may end.
RegionBounds openRegion(const RegionTable& table,
                        const geometry::RegionMap& map,
                        const Model& viewer,
                        const RegionQuestion& question,
                        const std::stop_token& stop) {
    const PreparedTable::Parts& parts = table.table().parts();
    if (parts.rules.view == SightGeometry::Volume) {
        const geometry::Solid solid{viewer.placedBody(), viewer.elevation, viewer.height};
        const geometry::SamplePointHeights target{question.targetElevation,
                                                  question.targetElevation + question.targetHeight};
        return regionSeenInSpace(solid, target, map, parts.volume, countsFor(parts, viewer, question),
                                 {.touch = parts.rules.touch, .maxCuts = question.maxCuts}, stop);
    }
    RegionQuestion unlimited = question;
    unlimited.range.reset();
    unlimited.arc.reset();
    PolygonSet region = planRegion(parts, map, viewer, unlimited, stop);
    return {region, region};
}

RegionBounds regionOf(const RegionTable& table,
                      const Model& viewer,
                      const RegionQuestion& question,
                      const RegionProgress& progress,
                      int threads,
                      const std::stop_token& stop) {
    const Scenario& scenario = table.table().scenario();
    const bool isPack = table.table().rules().pack != nullptr;
    const bool hasSize = question.wants != RegionWants::Point;
    RegionBounds region;
    if (!isPack && !hasSize && table.table().rules().view == SightGeometry::Plan) {
        region.inner = region.outer = planRegion(table.table().parts(), table.map(), viewer, question, stop);
        return region;
    }
    const bool isInSpace = table.table().rules().view == SightGeometry::Volume;
    const auto somePart = [&] {
        const geometry::RegionMap map{table.table().parts().map, boxForTargets(scenario.table, question)};
        return grownByTarget(openRegion(table, map, viewer, question, stop), question,
                             overlapPosition(viewer, question, isInSpace));
    };
    if (isPack) {
        region = packRegion(table, viewer, question, progress, threads, stop);
    } else if (question.wants == RegionWants::AllOfIt) {
        region = wholeRegion(table, viewer, question, progress, stop);
        if (isInSpace) { // a target under the viewer's base has no facing part, and a floor between them may hide it
            region = bothOf(region, somePart());
        }
    } else if (hasSize) {
        region = somePart();
    } else {
        region = openRegion(table, table.map(), viewer, question, stop);
    }
    const bool isOne = region.outer == region.inner;
    const auto limited = [&](PolygonSet whole, bool within) {
        PolygonSet left = withinLimits(std::move(whole), viewer, question, boxOf(scenario.table), within);
        return hasSize ? intersect(left, std::array{outlineOf(boxOf(scenario.table))}) : left;
    };
    region.inner = limited(std::move(region.inner), true);
    if (isOne) {
        region.outer = region.inner;
    } else {
        region.outer = limited(std::move(region.outer), false);
    }
    return region;
}

} // namespace

PolygonSet
withinLimits(PolygonSet region, const Model& viewer, const RegionQuestion& question, const Box& table, bool within) {
    if (question.range) {
        const auto reach = question.wants == RegionWants::Point
                               ? std::vector<Ring>{}
                               : geometry::reachOfBase(question.targetBase, question.targetFacing, within);
        region = intersect(region, rangeOutlines(viewer.placed(), *question.range, reach, table));
    }
    if (const auto arc = viewArcOf(question, viewer); arc && arc->width != geometry::Angle{}) {
        region = intersect(region, arcOutlines(viewer.placed(), *arc, table));
    }
    return region;
}

Box boxOf(const Table& table) { return {{}, {table.width, table.height}}; }

Ring outlineOf(const Box& box) { return {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}; }

Box boundsOf(const PolygonSet& region) {
    Box box{region.parts.front().outline.front(), region.parts.front().outline.front()};
    for (const geometry::PolygonWithHoles& part : region.parts) {
        for (const Point p : part.outline) {
            box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
            box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
        }
    }
    return box;
}

RegionBounds bothOf(const RegionBounds& one, const RegionBounds& other) {
    RegionBounds result{intersect(one.inner, ringsOf(other.inner)), {}};
    result.outer = one.outer == one.inner && other.outer == other.inner ? result.inner
                                                                        : intersect(one.outer, ringsOf(other.outer));
    return result;
}

RegionBounds
grownByTarget(const RegionBounds& region, const RegionQuestion& question, std::optional<Point> overlapped) {
    RegionBounds result{grown(region.inner, question, overlapped, true), {}};
    result.outer = region.outer == region.inner ? result.inner : grown(region.outer, question, overlapped, false);
    return result;
}

std::optional<Point> overlapPosition(const Model& viewer, const RegionQuestion& question, bool inSpace) {
    const bool isLevel = viewer.elevation <= question.targetElevation + question.targetHeight &&
                         question.targetElevation <= viewer.elevation + viewer.height;
    return isSamplePoint(viewer) && (!inSpace || isLevel) ? std::optional{viewer.position} : std::nullopt;
}

Box boxForTargets(const Table& table, const RegionQuestion& question) {
    Box box = boxOf(table);
    if (question.wants == RegionWants::Point) {
        return box;
    }
    const Box base = boundsOf(geometry::PlacedFootprint{question.targetBase, {}, question.targetFacing});
    box.low = {box.low.x + base.low.x, box.low.y + base.low.y};
    box.high = {box.high.x + base.high.x, box.high.y + base.high.y};
    return box;
}

bool hasBorders(const PreparedTable& table, const RegionQuestion& question) {
    if (const auto& pack = table.rules().pack) {
        // Among solids the judge samples the heights that decide about full visibility, so no border can be proved.
        const bool isSampled = pack->full == FullSight::FacingVolume && pack->isVolume();
        const auto viewers = regionViewers(table.scenario(), question);
        const bool hasBody = std::ranges::any_of(viewers, [](const Model& viewer) { return viewer.body.has_value(); });
        return !hasBody && !(isSampled && question.wants == RegionWants::AllOfIt) && hasPackBorders(table, question);
    }
    return question.wants != RegionWants::AllOfIt || hasWholeBorders(table, question);
}

std::optional<RegionBounds> borderedRegion(const RegionTable& table,
                                           const RegionQuestion& question,
                                           const RegionProgress& progress,
                                           int threads,
                                           const std::stop_token& stop) {
    if (!hasBorders(table.table(), question)) {
        return {};
    }
    const auto viewers = regionViewers(table.table().scenario(), question);
    std::vector<Ring> inner;
    std::vector<Ring> outer;
    bool isOne = true;
    for (std::size_t i = 0; i < viewers.size() && !stop.stop_requested(); ++i) {
        const auto tell = [&](int done, int all) {
            progress(static_cast<int>(i) * all + done, static_cast<int>(viewers.size()) * all);
        };
        RegionBounds seen =
            regionOf(table, viewers[i], question, progress ? RegionProgress{tell} : RegionProgress{}, threads, stop);
        if (viewers.size() == 1) {
            return seen;
        }
        isOne = isOne && seen.inner == seen.outer;
        std::ranges::move(ringsOf(seen.inner), std::back_inserter(inner));
        std::ranges::move(ringsOf(seen.outer), std::back_inserter(outer));
    }
    RegionBounds all{geometry::unite(inner), {}};
    all.outer = isOne ? all.inner : geometry::unite(outer);
    return all;
}

} // namespace sightline::scenarios
