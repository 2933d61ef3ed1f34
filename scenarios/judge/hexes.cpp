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
using geometry::Vector;

namespace {

/// How far inside a hex a line has to run to cross it, in nanometers: the rounding of positions, 0.71 nm, rounded up. A
/// line beside an edge is 1 micrometer away from it.
constexpr double kInside = 1.0;

/// How far beyond an outline the center of a hex may lie and still belong: outlines and centers are rounded as what
/// stands on the grid is.
const Length kOnOutline = Length::fromNanometers(std::llround(kOnGrid));

PlacedFootprint discAround(Point center, Length radius) {
    return {*geometry::Footprint::round(std::max(radius * 2, Length::fromNanometers(1))), center, {}};
}

bool belongs(Point center, const Polygon& outline) {
    return outline.contains(center) || distanceTo(discAround(center, {}), outline) <= kOnOutline;
}

bool hasStanding(const std::optional<Standing>& standing) {
    return !standing || *standing == Standing::In || *standing == Standing::Touch || *standing == Standing::Center;
}

} // namespace

HexGrid::HexGrid(const Pair& pair)
    : m_width{static_cast<double>(pair.pack().cell.nanometers())}, m_side{m_width / std::numbers::sqrt3} {
    const Model& observer = pair.observer();
    const Model& target = pair.target();
    // Both directions of a pair have to ask about the same hexes; a probe stands anywhere.
    m_isFromOrigin = target.isProbe || (!observer.isProbe && std::pair{observer.position.x, observer.position.y} <=
                                                                 std::pair{target.position.x, target.position.y});
    m_origin = m_isFromOrigin ? observer.position : target.position;
    const Point other = m_isFromOrigin ? target.position : observer.position;
    int columns = 0; // how many more models stand on hexes in columns
    for (const bool isInColumns : {false, true}) {
        m_isInColumns = isInColumns;
        if (offCenter(other) <= kOnGrid) {
            const Place center = centerInPlane(hexOf(other));
            const Place now = placeOf(other);
            m_toCenter = {center.along - now.along, center.across - now.across};
            return;
        }
        const auto fitting = std::ranges::count_if(pair.table.scenario().models, [&](const Model& model) {
            return model.position != m_origin && offCenter(model.position) <= kOnGrid;
        });
        columns += static_cast<int>(isInColumns ? fitting : -fitting);
    }
    m_isInColumns = columns >= 0;
}

HexGrid::Place HexGrid::placeOf(Point point) const {
    const auto x = static_cast<double>((point.x - m_origin.x).nanometers());
    const auto y = static_cast<double>((point.y - m_origin.y).nanometers());
    return m_isInColumns ? Place{y, x} : Place{x, y};
}

HexGrid::Place HexGrid::centerInPlane(Hex hex) const { return {hex.half * m_width / 2, hex.row * m_side * 1.5}; }

Point HexGrid::pointAt(Place place) const {
    const Length along = Length::fromNanometers(std::llround(place.along));
    const Length across = Length::fromNanometers(std::llround(place.across));
    return m_origin + (m_isInColumns ? Vector{across, along} : Vector{along, across});
}

Hex HexGrid::hexOf(Point point) const {
    const Place place = placeOf(point);
    const int below = static_cast<int>(std::floor(place.across / (m_side * 1.5)));
    const auto nearestIn = [&](int row) {
        const int odd = row & 1;
        return Hex{2 * static_cast<int>(std::lround(place.along / m_width - odd / 2.0)) + odd, row};
    };
    const auto away = [&](Hex hex) {
        const Place center = centerInPlane(hex);
        return std::hypot(center.along - place.along, center.across - place.across);
    };
    return std::ranges::min(std::array{nearestIn(below), nearestIn(below + 1)}, {}, away);
}

double HexGrid::offCenter(Point point) const {
    const Place place = placeOf(point);
    const Place center = centerInPlane(hexOf(point));
    return std::hypot(center.along - place.along, center.across - place.across);
}

Point HexGrid::centerOf(Hex hex) const { return pointAt(centerInPlane(hex)); }

Polygon HexGrid::outlineOf(Hex hex) const {
    const Place center = centerInPlane(hex);
    std::vector<Point> corners;
    for (int i = 0; i < 6; ++i) {
        const double angle = (i + 0.5) * std::numbers::pi / 3;
        corners.push_back(pointAt({center.along + m_side * std::cos(angle), center.across + m_side * std::sin(angle)}));
    }
    return *Polygon::fromVertices(corners);
}

bool HexGrid::crosses(Place from, Place to, Hex hex) const {
    const Place center = centerInPlane(hex);
    const double half = m_width / 2 - kInside;
    double first = 0.0;
    double last = 1.0;
    for (int i = 0; i < 3; ++i) { // pairs of faces
        const double angle = i * std::numbers::pi / 3;
        const auto off = [&](Place place) {
            return (place.along - center.along) * std::cos(angle) + (place.across - center.across) * std::sin(angle);
        };
        const double start = off(from);
        const double way = off(to) - start;
        if (std::abs(way) < kInside) {
            if (std::abs(start) >= half) {
                return false;
            }
            continue;
        }
        first = std::max(first, std::min((-half - start) / way, (half - start) / way));
        last = std::min(last, std::max((-half - start) / way, (half - start) / way));
    }
    return first < last;
}

std::vector<Hex> HexGrid::crossedBy(const SightLine& line) const {
    Place from = placeOf(line.from);
    Place to = placeOf(line.to);
    Place& other = m_isFromOrigin ? to : from;
    other.along += m_toCenter.along;
    other.across += m_toCenter.across;
    const double step = m_side * 1.5;
    const auto [low, high] = std::minmax(from.across, to.across);
    const double slope = high > low ? (to.along - from.along) / (to.across - from.across) : 0.0;
    std::vector<Hex> crossed;
    for (int row = static_cast<int>(std::floor(low / step)) - 1; row <= static_cast<int>(std::ceil(high / step)) + 1;
         ++row) {
        // The stretch of the line beside the hexes of the row.
        const double near = std::clamp(row * step - m_side, low, high);
        const double far = std::clamp(row * step + m_side, low, high);
        const auto at = [&](double across) { return from.along + (across - from.across) * slope; };
        auto [left, right] = high > low ? std::minmax({at(near), at(far)}) : std::minmax({from.along, to.along});
        const int begin = static_cast<int>(std::floor(left / m_width)) * 2 - 2;
        for (int half = begin + (row & 1); half * m_width / 2 <= right + m_width; half += 2) {
            if (crosses(from, to, {half, row})) {
                crossed.push_back({half, row});
            }
        }
    }
    return crossed;
}

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
        m_grid.emplace(m_pair);
        m_crossed = m_grid->crossedBy(m_line);
    }
    return *m_grid;
}

namespace {

/// True if the clause may be about the hex: who has to stand in the obstacle stands in it.
bool concerns(const IgnoreClause& clause, Hex hex, const HexGrid& grid, const Pair& pair) {
    const auto isNear = [&](const Model& model, const std::optional<Length>& distance) {
        return !distance || distanceTo(placeOf(model, pair.pack()), grid.outlineOf(hex)) <= *distance;
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
    return distanceTo(placeOf(pair.table.scenario().models[model], pair.pack()), grid.outlineOf(hex)) <= distance;
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
