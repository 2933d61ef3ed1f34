#include "scenarios/analysis/region_lines.h"

#include "geometry/shapes/distance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;

namespace {

const ModelId kTarget{QStringLiteral("\u0001 region target")};
const ModelId kZone{QStringLiteral("\u0001 region zone")};
const Length kNoSize = Length::fromNanometers(2); ///< the smallest diameter of a base

/// Returns a viewer with a base of the zone's outline.
Model viewerIn(const Zone& zone, Length height) {
    Model viewer;
    viewer.id = kZone;
    viewer.player = zone.player;
    viewer.position = zone.polygon.centroid();
    viewer.height = height;
    geometry::Ring outline;
    std::ranges::transform(zone.polygon.outline(), std::back_inserter(outline),
                           [&](Point p) { return Point{} + (p - viewer.position); });
    viewer.base = geometry::Footprint::hull(outline).value_or(geometry::Footprint{});
    return viewer;
}

} // namespace

std::vector<geometry::Occlusion>
countsFor(const PreparedTable::Parts& parts, const Model& viewer, const RegionQuestion& question) {
    const Model target = regionTargetAt(question, {});
    std::vector<geometry::Occlusion> counts;
    std::ranges::transform(parts.facts, std::back_inserter(counts), [&](const BlockerFacts& facts) {
        return blocks(facts, viewer, target) ? geometry::Occlusion::Always : geometry::Occlusion::Never;
    });
    return counts;
}

std::vector<geometry::ContainingPiece> containersOf(const PreparedTable::Parts& parts) {
    std::vector<geometry::ContainingPiece> containers;
    for (std::size_t i = 0; parts.rules.ignorePieceHoldingAnEnd && i < parts.facts.size(); ++i) {
        if (parts.facts[i].isOutline && !parts.pieces[parts.facts[i].piece]->isWall()) {
            containers.push_back({static_cast<int>(i), static_cast<int>(i)});
        } else if (!containers.empty() &&
                   parts.facts[i].piece == parts.facts[static_cast<std::size_t>(containers.back().footprint)].piece) {
            containers.back().last = static_cast<int>(i);
        }
    }
    return containers;
}

std::optional<geometry::ViewArc> viewArcOf(const RegionQuestion& question, const Model& viewer) {
    auto arc = question.arc;
    if (arc && question.arcZero == ArcZero::Facing) {
        arc->from = arc->from + viewer.facing;
    }
    return arc;
}

geometry::RegionLimits limitsOf(const RuleSet& rules, const RegionQuestion& question) {
    return {rules.touch, question.range, question.arc, {}};
}

bool isSamplePoint(const Model& viewer) {
    return viewer.id == kZone && viewer.base == geometry::Footprint::round(kNoSize).value();
}

std::vector<Model> regionViewers(const Scenario& scenario, const RegionQuestion& question) {
    std::vector<Model> viewers;
    for (const ModelId& id : question.from) {
        viewers.push_back(*scenario.model(id));
    }
    std::ranges::copy(question.placed, std::back_inserter(viewers));
    std::ranges::transform(question.samplePoints, std::back_inserter(viewers),
                           [&](Point samplePoint) { return regionViewerAt(question, samplePoint); });
    if (question.zone) {
        viewers.push_back(viewerIn(*std::ranges::find(scenario.zones, *question.zone, &Zone::id), question.zoneHeight));
        viewers.back().isProbe = true;
    }
    return viewers;
}

std::size_t placeViewer(const Model& viewer, Scenario& scenario) {
    const auto standing =
        isSamplePoint(viewer) ? scenario.models.end() : std::ranges::find(scenario.models, viewer.id, &Model::id);
    const auto at = static_cast<std::size_t>(standing - scenario.models.begin());
    if (standing == scenario.models.end()) {
        scenario.models.push_back(viewer);
    } else {
        *standing = viewer;
    }
    return at;
}

Model regionTargetAt(const RegionQuestion& question, Point samplePoint) {
    Model target;
    target.id = kTarget;
    target.base =
        question.wants == RegionWants::Point ? geometry::Footprint::round(kNoSize).value() : question.targetBase;
    target.position = samplePoint;
    target.facing = question.targetFacing;
    target.elevation = question.targetElevation;
    target.height = question.targetHeight;
    target.keywords = question.targetKeywords;
    return target;
}

Model regionViewerAt(const RegionQuestion& question, Point samplePoint) {
    Model viewer;
    viewer.id = kZone;
    viewer.base = geometry::Footprint::round(kNoSize).value();
    viewer.position = samplePoint;
    viewer.height = question.zoneHeight;
    viewer.isProbe = true;
    return viewer;
}

Model regionEnemyAt(const RegionTable& table, const RegionQuestion& question, Point samplePoint, const Model& viewer) {
    Model enemy = regionTargetAt(question, samplePoint);
    const auto& players = table.table().scenario().players;
    const auto other = std::ranges::find_if(players, [&](const Player& player) { return player.id != viewer.player; });
    enemy.player = other == players.end() ? PlayerId{} : other->id;
    enemy.isProbe = true;
    return enemy;
}

bool isWithinLimits(const RegionQuestion& question, const Model& viewer, const Model& target) {
    if (question.range && geometry::nearestPoints(viewer.placed(), target.placed()).gap > *question.range) {
        return false;
    }
    if (const auto arc = viewArcOf(question, viewer); arc && arc->width != geometry::Angle{}) {
        const auto [x, y] = target.position - viewer.position;
        const double angle = std::atan2(y.inches(), x.inches()) * 180.0 / std::numbers::pi;
        const geometry::Angle turn = geometry::Angle::fromDegrees(angle) - arc->from;
        return turn <= arc->width || target.position == viewer.position;
    }
    return true;
}

geometry::PolygonSet regionFromPoint(Point place,
                                     const geometry::RegionMap& map,
                                     std::vector<geometry::Occlusion> counts,
                                     const std::vector<geometry::ContainingPiece>& containers,
                                     const geometry::RegionLimits& limits) {
    const auto look = [&](const std::vector<geometry::Occlusion>& past) {
        const auto seen = geometry::visibilityPolygon(place, map, past, limits);
        return seen.outline.empty() ? geometry::PolygonSet{} : geometry::unite({&seen.outline, 1});
    };
    if (containers.empty()) {
        return look(counts);
    }
    const auto ignore = [](const geometry::ContainingPiece& container, std::vector<geometry::Occlusion>& in) {
        std::fill(in.begin() + container.footprint, in.begin() + container.last + 1, geometry::Occlusion::Never);
    };
    for (const geometry::ContainingPiece& container : containers) {
        if (std::get<geometry::Polygon>(map.terrain().blockers()[static_cast<std::size_t>(container.footprint)].outline)
                .containsInside(place)) {
            ignore(container, counts);
        }
    }
    std::map<std::vector<geometry::Occlusion>, std::vector<geometry::Ring>> areas;
    for (const geometry::ContainedArea& area : areasByFootprints(map)) {
        auto there = counts;
        for (const geometry::ContainingPiece& container : containers) {
            if (std::ranges::binary_search(area.footprints, container.footprint)) {
                ignore(container, there);
            }
        }
        std::ranges::copy(area.outlines, std::back_inserter(areas[std::move(there)]));
    }
    std::vector<geometry::Ring> seen;
    for (const auto& [there, outlines] : areas) {
        const auto only = ringsOf(geometry::unite(outlines));
        if (!only.empty()) {
            std::ranges::move(ringsOf(intersect(look(there), only)), std::back_inserter(seen));
        }
    }
    return geometry::unite(seen);
}

namespace {

geometry::PolygonSet regionFromSamplePoint(const PreparedTable::Parts& parts,
                                           const geometry::RegionMap& map,
                                           const Model& viewer,
                                           const RegionQuestion& question) {
    return regionFromPoint(viewer.position, map, countsFor(parts, viewer, question), containersOf(parts),
                           limitsOf(parts.rules, question));
}

} // namespace

geometry::PolygonSet planRegion(const PreparedTable::Parts& parts,
                                const geometry::RegionMap& map,
                                const Model& viewer,
                                const RegionQuestion& question,
                                const std::stop_token& stop) {
    if (isSamplePoint(viewer)) {
        return regionFromSamplePoint(parts, map, viewer, question);
    }
    geometry::WeakVisibilityOptions options;
    options.range = question.range;
    options.arc = viewArcOf(question, viewer);
    options.ignoredIfContainingEnd = containersOf(parts);
    return geometry::regionSeenFrom(std::array{viewer.placedBody()}, map, countsFor(parts, viewer, question), options,
                                    stop);
}

geometry::PolygonSet planRegionFromPoint(const PreparedTable::Parts& parts,
                                         const geometry::RegionMap& map,
                                         const Model& viewer,
                                         Point place,
                                         const RegionQuestion& question) {
    Model there = viewer;
    there.position = place;
    RegionQuestion unlimited = question;
    unlimited.range.reset();
    unlimited.arc.reset();
    return regionFromSamplePoint(parts, map, there, unlimited);
}

} // namespace sightline::scenarios
