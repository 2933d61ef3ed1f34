#include "scenarios/judge/hexes.h"

#include "geometry/shapes/distance.h"
#include "scenarios/judge/grid_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sightline::scenarios {

using geometry::Length;
using geometry::PlacedFootprint;
using geometry::Point;
using geometry::Polygon;
using geometry::SightLine;

namespace {

/// How far beyond an outline the center of a hex may lie and still belong: outlines and centers are rounded as what
/// stands on the grid is.
const Length kOnOutline = Length::fromNanometers(std::llround(kOnGrid));

PlacedFootprint discAround(Point center, Length radius) {
    return {*geometry::Footprint::round(std::max(radius * 2, Length::fromNanometers(1))), center, {}};
}

bool belongs(Point center, const Polygon& outline) {
    return outline.contains(center) || distanceTo(discAround(center, {}), outline) <= kOnOutline;
}

Polygon outlineOf(Hex hex, const HexGrid& grid) { return *Polygon::fromVertices(grid.cornersOf(hex)); }

bool hasStanding(const std::optional<Standing>& standing) {
    return !standing || *standing == Standing::In || *standing == Standing::Touch || *standing == Standing::Center;
}

} // namespace

bool countsByHexes(const Obstacle& obstacle, const RulePack& pack) {
    const auto* polygon = std::get_if<Polygon>(&obstacle.outline);
    if (pack.space != Space::Hex || !polygon) {
        return false;
    }
    // No two corners of a hex are farther apart.
    const double across = pack.cell.inches() * 2 / std::numbers::sqrt3 + 2 * kOnOutline.inches();
    const auto [low, high] = geometry::boundsOf(obstacle.outline);
    if (geometry::inchesBetween(low, high) <= across) {
        return false;
    }
    const geometry::Ring& corners = polygon->outline();
    return std::ranges::any_of(corners, [&](Point a) {
        return std::ranges::any_of(corners, [&](Point b) { return geometry::inchesBetween(a, b) > across; });
    });
}

bool weighsByHexes(const PackTable& table) {
    const auto& lines = table.pack().block;
    return std::ranges::any_of(table.obstacles(), [&](const Obstacle& obstacle) {
        return countsByHexes(obstacle, table.pack()) && std::ranges::any_of(obstacle.lines, [&](int number) {
                   return lines[static_cast<std::size_t>(number)].isWeighted();
               });
    });
}

HexConditions hexConditionsOf(const BlockLine& line, const Obstacle& obstacle, const Pair& pair) {
    const SizeRuling sizes = sizeRuling(line, obstacle, pair);
    HexConditions conditions{&line.ignore, {}, false};
    if (sizes.effect == SizeEffect::InShadow) {
        conditions.near = {sizes.lower, sizes.shadow};
    }
    return conditions;
}

const HexGrid& HexLine::grid() {
    if (!m_grid) {
        m_grid = HexGrid::between(m_pair);
        m_crossed = m_grid->crossedBy(m_line);
    }
    return *m_grid;
}

namespace {

/// True if the clause may be about the hex: who has to stand in the obstacle stands in it.
bool concerns(const IgnoreClause& clause, Hex hex, const HexGrid& grid, const Pair& pair) {
    const auto isNear = [&](const Model& model, const std::optional<Length>& distance) {
        return !distance || distanceTo(placeOf(model, pair.pack()), outlineOf(hex, grid)) <= *distance;
    };
    const auto standsIn = [&](const Model& model, const std::optional<Standing>& standing) {
        return !standing || clause.joined || grid.hexOf(model.position) == hex;
    };
    return !clause.onlyParts && standsIn(pair.observer(), clause.source) && standsIn(pair.target(), clause.target) &&
           isNear(pair.observer(), clause.sourceNear) && isNear(pair.target(), clause.targetNear);
}

/// True if the clause leaves out a hex that it concerns wherever the obstacle is, as long as the hex belongs to it.
bool restsOnHex(const IgnoreClause& clause, const Obstacle& obstacle, const Pair& pair) {
    return (clause.source || clause.target) && hasStanding(clause.source) && hasStanding(clause.target) &&
           !clause.joined && !clause.sourceNear && !clause.targetNear && !clause.distanceOver &&
           mayHoldSomewhere(clause, obstacle, pair);
}

bool isNearEnough(Hex hex, const HexConditions& conditions, const HexGrid& grid, const Pair& pair) {
    if (!conditions.near || (conditions.countsForTarget && grid.hexOf(pair.target().position) == hex)) {
        return true;
    }
    const auto& [model, distance] = *conditions.near;
    return distanceTo(placeOf(pair.table.scenario().models[model], pair.pack()), outlineOf(hex, grid)) <= distance;
}

} // namespace

int HexLine::timesOf(const Obstacle& obstacle, const HexConditions& conditions) {
    if (!countsByHexes(obstacle, m_pair.pack())) {
        return 1;
    }
    const auto& outline = std::get<Polygon>(obstacle.outline);
    int belonging = 0;
    int counting = 0;
    const HexGrid& hexes = grid();
    for (const Hex hex : m_crossed) {
        if (!belongs(hexes.centerOf(hex), outline)) {
            continue;
        }
        ++belonging;
        const auto leavesOut = [&](const IgnoreClause& clause) {
            return concerns(clause, hex, hexes, m_pair) && holds(clause, obstacle, m_pair);
        };
        const bool counts =
            isNearEnough(hex, conditions, hexes, m_pair) && std::ranges::none_of(*conditions.ignore, leavesOut);
        counting += counts ? 1 : 0;
    }
    return belonging > 0 ? counting : ignoredBy(*conditions.ignore, obstacle, m_pair) ? 0 : 1;
}

HexLine::Range HexLine::timesAround(const Obstacle& obstacle, const HexConditions& conditions, Length by) {
    if (by == Length{} || !countsByHexes(obstacle, m_pair.pack())) {
        const int now = timesOf(obstacle, conditions);
        return {now, now};
    }
    const auto& outline = std::get<Polygon>(obstacle.outline);
    Range times;
    const HexGrid& hexes = grid();
    for (const Hex hex : m_crossed) {
        const PlacedFootprint disc = discAround(hexes.centerOf(hex), by);
        if (distanceTo(disc, outline) > kOnOutline || !isNearEnough(hex, conditions, hexes, m_pair)) {
            continue;
        }
        const auto isAny = [&](auto&& leavesOut) {
            return std::ranges::any_of(*conditions.ignore, [&](const IgnoreClause& clause) {
                return concerns(clause, hex, hexes, m_pair) && leavesOut(clause, obstacle, m_pair);
            });
        };
        times.least += liesWhollyIn(disc, outline) && !isAny(mayHoldSomewhere) ? 1 : 0;
        times.most += isAny(restsOnHex) ? 0 : 1;
    }
    times.most = std::max(times.most, 1); // moved so that no crossed hex belongs to it
    return times;
}

bool countsBesideThoseStoodIn(const BlockLine& line, const Obstacle& obstacle, const Pair& pair) {
    if (!line.isWeighted() || !countsByHexes(obstacle, pair.pack())) {
        return false;
    }
    const HexConditions conditions = hexConditionsOf(line, obstacle, pair);
    const SightLine middle{pair.observer().position, pair.target().position};
    return std::ranges::any_of(std::array{1, -1}, [&](int side) {
        return HexLine{pair, beside(middle, side)}.timesOf(obstacle, conditions) > 0;
    });
}

} // namespace sightline::scenarios
