#include "scenarios/catalogs/deployments.h"

#include "geometry/base/predicates.h"
#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/edits/edits.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;
using Size = DeploymentMap::Size;

Length half(Length length) { return Length::fromNanometers(length.nanometers() / 2); }

// Reading

std::optional<FreeZone> freeZoneOf(const QJsonObject& json) {
    using Shape = FreeZone::Shape;
    const auto depth = Length::fromInches(json[u"depth"].toDouble());
    const auto is = [&](QStringView key, QStringView value) { return json[key].toString() == value; };
    if (is(u"strip", u"long")) {
        return FreeZone{Shape::LongEdge, depth};
    }
    if (is(u"strip", u"short")) {
        return FreeZone{Shape::ShortEdge, depth};
    }
    if (is(u"quarter", u"less-disc")) {
        return FreeZone{Shape::Quarter, depth};
    }
    if (is(u"corner", u"square")) {
        return FreeZone{Shape::CornerSquare, depth};
    }
    if (is(u"corner", u"triangle")) {
        return FreeZone{Shape::CornerTriangle, depth};
    }
    return {};
}

ZoneShape zoneShapeOf(const QJsonObject& json) {
    if (const auto free = freeZoneOf(json)) {
        return *free;
    }
    CornerZone zone{inchPoints(json[u"polygon"]), {}};
    if (const QJsonObject disc = json[u"less_disc"].toObject(); !disc.isEmpty()) {
        zone.lessDisc = {inchPoint(disc[u"centre"]), Length::fromInches(disc[u"radius"].toDouble())};
    }
    return zone;
}

DeploymentVariant variantOf(const QJsonObject& json) {
    DeploymentVariant variant;
    variant.id = json[u"id"].toString();
    variant.name = json[u"name"].toString();
    variant.source = json[u"source"].toString();
    variant.first = zoneShapeOf(json[u"first"].toObject());
    variant.objectives = inchPoints(json[u"objectives"]);
    const auto base = geometry::Footprint::round(Length::fromMillimeters(json[u"objective_mm"].toDouble(40)));
    assert(base.has_value());
    variant.objectiveBase = *base;
    return variant;
}

DeploymentMap mapOf(const QJsonObject& json) {
    DeploymentMap map;
    map.id = json[u"id"].toString();
    map.name = json[u"name"].toString();
    map.squareName = json[u"square_name"].toString();
    if (json.contains(u"table")) {
        const Point size = inchPoint(json[u"table"]);
        map.table = {size.x, size.y};
    }
    map.mark = markOf(json);
    map.source = json[u"source"].toString();
    map.note = json[u"note"].toString();
    for (const QJsonValue layout : json[u"layouts_10e"].toArray()) {
        map.layouts.push_back(layout.toInt());
    }
    for (const QJsonValue variant : json[u"variants"].toArray()) {
        map.variants.push_back(variantOf(variant.toObject()));
    }
    return map;
}

std::vector<DeploymentMap> readMaps() {
    std::vector<DeploymentMap> maps;
    for (const QJsonValue entry : catalogFile(QStringLiteral("deployments"))[u"maps"].toArray()) {
        maps.push_back(mapOf(entry.toObject()));
    }
    return maps;
}

// Laying out

/// Returns the number of chords for an arc of this angle (radians) within `kLargestArcError`. A multiple of 12, so that
/// each 7.5 degrees of a quarter are a corner.
int chordsOf(double angle, Length radius) {
    const double largest = 2.0 * std::acos(1.0 - std::min(1.0, kLargestArcError / radius.inches()));
    return 12 * static_cast<int>(std::ceil(angle / largest / 12.0));
}

double directionOf(geometry::Vector v) {
    return std::atan2(static_cast<double>(v.y.nanometers()), static_cast<double>(v.x.nanometers()));
}

/// Returns the corners of the arc that replaces the disc's center, from the incoming edge to the outgoing one. The
/// inner angle at the center is less than 180 degrees.
Ring arcBetween(Point before, const CornerZone::Disc& disc, Point after) {
    const double from = directionOf(before - disc.center);
    const double turn = std::remainder(directionOf(after - disc.center) - from, 2.0 * std::numbers::pi);
    const int chords = chordsOf(std::abs(turn), disc.radius);
    Ring arc;
    for (int i = 0; i <= chords; ++i) {
        const double angle = from + turn * i / chords;
        arc.push_back(disc.center + geometry::Vector{Length::fromInches(disc.radius.inches() * std::cos(angle)),
                                                     Length::fromInches(disc.radius.inches() * std::sin(angle))});
    }
    return arc;
}

Ring ringOf(const CornerZone& zone) {
    if (!zone.lessDisc || zone.lessDisc->radius == Length{}) {
        return zone.corners;
    }
    Ring ring;
    const std::size_t count = zone.corners.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (zone.corners[i] != zone.lessDisc->center) {
            ring.push_back(zone.corners[i]);
            continue;
        }
        const Ring arc =
            arcBetween(zone.corners[(i + count - 1) % count], *zone.lessDisc, zone.corners[(i + 1) % count]);
        ring.insert(ring.end(), arc.begin(), arc.end());
    }
    return ring;
}

Ring rectangle(Point low, Point high) { return {low, {high.x, low.y}, high, {low.x, high.y}}; }

CornerZone quarterOf(Size table, Length radius) {
    const Point middle{half(table.width), half(table.depth)};
    return {{{Length{}, middle.y}, middle, {middle.x, table.depth}, {Length{}, table.depth}},
            CornerZone::Disc{middle, radius}};
}

/// Returns std::nullopt if the figure is zero or too large for the table.
std::optional<Ring> ringOf(const FreeZone& zone, Size table) {
    using Shape = FreeZone::Shape;
    const Length depth = zone.depth;
    const bool isQuarter = zone.shape == Shape::Quarter;
    if (depth < Length{} || (depth == Length{} && !isQuarter)) {
        return {};
    }
    const bool isWide = table.width >= table.depth;
    const auto strip = [&](bool along) -> std::optional<Ring> {
        if (depth > half(along ? table.depth : table.width)) {
            return {};
        }
        return rectangle({}, along ? Point{table.width, depth} : Point{depth, table.depth});
    };
    const Length shorter = std::min(table.width, table.depth);
    switch (zone.shape) {
    case Shape::LongEdge: return strip(isWide);
    case Shape::ShortEdge: return strip(!isWide);
    case Shape::Quarter: return depth < half(shorter) ? std::optional{ringOf(quarterOf(table, depth))} : std::nullopt;
    case Shape::CornerSquare:
        return depth <= half(shorter) ? std::optional{rectangle({}, {depth, depth})} : std::nullopt;
    case Shape::CornerTriangle:
        return depth <= shorter ? std::optional{Ring{{}, {depth, Length{}}, {Length{}, depth}}} : std::nullopt;
    }
    return {};
}

Point halfTurned(Point p, Size table) { return {table.width - p.x, table.depth - p.y}; }

/// Maps a table of size `before` to the upright one: x' = depth - y, y' = x.
Point quarterTurned(Point p, Size before) { return {before.depth - p.y, p.x}; }

template <class Move> Ring moved(const Ring& ring, const Move& move) {
    Ring result;
    std::ranges::transform(ring, std::back_inserter(result), move);
    return result;
}

std::optional<Deployment> deploymentOf(const Ring& first, const DeploymentVariant& variant, Size table) {
    const auto zone = Polygon::fromVertices(first);
    const auto turned = Polygon::fromVertices(moved(first, [&](Point p) { return halfTurned(p, table); }));
    if (!zone || !turned) {
        return {};
    }
    return Deployment{*zone, *turned, variant.objectives, variant.objectiveBase};
}

std::optional<Deployment> uprightOf(const Deployment& lying, Size before) {
    const auto turn = [&](Point p) { return quarterTurned(p, before); };
    const auto first = Polygon::fromVertices(moved(lying.first.outline(), turn));
    const auto second = Polygon::fromVertices(moved(lying.second.outline(), turn));
    if (!first || !second) {
        return {};
    }
    Deployment upright{*first, *second, {}, lying.objectiveBase};
    std::ranges::transform(lying.objectives, std::back_inserter(upright.objectives), turn);
    return upright;
}

} // namespace

const std::vector<DeploymentMap>& deploymentMaps() {
    static const std::vector<DeploymentMap> maps = readMaps();
    return maps;
}

QString nameOn(const DeploymentMap& map, Size table) {
    return table.width == table.depth && !map.squareName.isEmpty() ? map.squareName : map.name;
}

Length usualDepth(const FreeZone& zone, Size table) {
    constexpr double kSmallestFullTable = 44.0;
    constexpr double kUsualTable = 48.0;
    constexpr double kStepsPerInch = 4.0;
    const double shorter = std::min(table.width, table.depth).inches();
    if (shorter >= kSmallestFullTable) {
        return zone.depth;
    }
    const double share = zone.depth.inches() * shorter / kUsualTable;
    return Length::fromInches(std::floor(share * kStepsPerInch) / kStepsPerInch);
}

std::optional<Deployment>
deploymentOn(const DeploymentMap& map, const DeploymentVariant& variant, Size table, std::optional<Length> depth) {
    if (const auto* corners = std::get_if<CornerZone>(&variant.first)) {
        assert(map.table.has_value());
        const Size size = map.table.value_or(table);
        const auto lying = deploymentOf(ringOf(*corners), variant, size);
        if (table == size) {
            return lying;
        }
        const bool isUpright = table == Size{size.depth, size.width};
        return lying && isUpright ? uprightOf(*lying, size) : std::nullopt;
    }
    FreeZone zone = std::get<FreeZone>(variant.first);
    zone.depth = depth.value_or(usualDepth(zone, table));
    const auto ring = ringOf(zone, table);
    return ring ? deploymentOf(*ring, variant, table) : std::nullopt;
}

Scenario withDeployment(Scenario scenario, const Deployment& deployment, const QString& name) {
    const auto add = [&](const Polygon& polygon, std::size_t player) {
        Zone zone;
        zone.id.value = freshId(scenario, QStringLiteral("zone"));
        zone.name = name;
        zone.kind = QStringLiteral("deployment");
        zone.player = player < scenario.players.size() ? scenario.players[player].id : PlayerId{};
        zone.polygon = polygon;
        scenario = withZoneAdded(std::move(scenario), std::move(zone));
    };
    add(deployment.first, 0);
    add(deployment.second, 1);
    for (const Point place : deployment.objectives) {
        Objective objective;
        objective.id.value = freshId(scenario, QStringLiteral("objective"));
        objective.position = place;
        objective.base = deployment.objectiveBase;
        scenario = withObjectiveAdded(std::move(scenario), std::move(objective));
    }
    return scenario;
}

} // namespace sightline::scenarios
