#include "scenarios/judge/hex_grid.h"

#include "scenarios/judge/blocking.h"
#include "scenarios/judge/grid_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::Vector;

namespace {

/// How far inside a hex a line has to run to cross it, in nanometers: the rounding of positions, 0.71 nm, rounded up. A
/// line beside an edge is 1 micrometer away from it.
constexpr double kInside = 1.0;

} // namespace

HexGrid::HexGrid(Length cell, Point origin, bool isInColumns)
    : m_width{static_cast<double>(cell.nanometers())},
      m_side{m_width / std::numbers::sqrt3},
      m_origin{origin},
      m_isInColumns{isInColumns} {}

HexGrid HexGrid::onTable(const Scenario& scenario, Length cell) {
    const double inches = cell.inches();
    const HexGrid usual{cell, geometry::pointFromInches(inches / std::numbers::sqrt3, inches / 2), true};
    std::vector<Point> places;
    for (const Model& model : scenario.models) {
        if (!model.isProbe) {
            places.push_back(model.position);
        }
    }
    if (places.empty() || std::ranges::any_of(places, [&](Point place) { return usual.isCenter(place); })) {
        return usual;
    }
    const HexGrid columns{cell, places.front(), true};
    const HexGrid rows{cell, places.front(), false};
    const auto othersOn = [&](const HexGrid& grid) {
        return std::ranges::count_if(places,
                                     [&](Point place) { return place != places.front() && grid.isCenter(place); });
    };
    const auto inColumns = othersOn(columns);
    const auto inRows = othersOn(rows);
    return inRows > inColumns ? rows : inColumns > 0 ? columns : usual;
}

HexGrid HexGrid::between(const Pair& pair) {
    const Model& observer = pair.observer();
    const Model& target = pair.target();
    const auto keyOf = [](const Model& model) { return std::tuple{model.isProbe, model.position.x, model.position.y}; };
    const bool isAroundObserver = (observer.isProbe && target.isProbe) || keyOf(observer) <= keyOf(target);
    const Point origin = isAroundObserver ? observer.position : target.position;
    const Point other = isAroundObserver ? target.position : observer.position;
    for (const bool isInColumns : {false, true}) {
        HexGrid grid{pair.pack().cell, origin, isInColumns};
        if (grid.isCenter(other)) {
            const Place center = grid.centerInPlane(grid.hexOf(other));
            const Place now = grid.placeOf(other);
            grid.m_other = other;
            grid.m_toCenter = {center.along - now.along, center.across - now.across};
            return grid;
        }
    }
    return {pair.pack().cell, origin, onTable(pair.table.scenario(), pair.pack().cell).m_isInColumns};
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

bool HexGrid::isCenter(Point place) const { return offCenter(place) <= kOnGrid; }

Point HexGrid::centerOf(Hex hex) const { return pointAt(centerInPlane(hex)); }

geometry::Ring HexGrid::cornersOf(Hex hex) const {
    const Place center = centerInPlane(hex);
    const double far = m_width / 2;
    const double near = m_side / 2;
    geometry::Ring corners;
    for (const auto& [along, across] : {std::pair{far, near}, std::pair{0.0, m_side}, std::pair{-far, near},
                                        std::pair{-far, -near}, std::pair{0.0, -m_side}, std::pair{far, -near}}) {
        corners.push_back(pointAt({center.along + along, center.across + across}));
    }
    return corners;
}

std::vector<Hex> HexGrid::within(const geometry::Box& box) const {
    const Place low = placeOf(box.low);
    const Place high = placeOf(box.high);
    const double step = m_side * 1.5;
    std::vector<Hex> hexes;
    for (int row = static_cast<int>(std::floor(low.across / step)); row <= std::ceil(high.across / step); ++row) {
        const int first = static_cast<int>(std::floor(low.along / m_width)) * 2 + (row & 1);
        for (int half = first - 2; half * m_width / 2 <= high.along + m_width; half += 2) {
            hexes.push_back({half, row});
        }
    }
    return hexes;
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

std::vector<Hex> HexGrid::crossedBy(const geometry::SightLine& line) const {
    Place from = placeOf(line.from);
    Place to = placeOf(line.to);
    const auto apart = [&](Point end) { return geometry::inchesBetween(end, m_other); };
    Place& other = apart(line.to) < apart(line.from) ? to : from;
    other.along += m_toCenter.along;
    other.across += m_toCenter.across;
    std::vector<Hex> crossed;
    const double step = m_side * 1.5;
    const auto [low, high] = std::minmax(from.across, to.across);
    const double slope = high > low ? (to.along - from.along) / (to.across - from.across) : 0.0;
    const auto at = [&](double across) { return from.along + (across - from.across) * slope; };
    for (int row = static_cast<int>(std::floor(low / step)) - 1; row <= std::ceil(high / step) + 1; ++row) {
        // The stretch of the line beside the hexes of the row.
        const double near = at(std::clamp(row * step - m_side, low, high));
        const double far = at(std::clamp(row * step + m_side, low, high));
        const auto [left, right] = high > low ? std::minmax({near, far}) : std::minmax({from.along, to.along});
        const int first = static_cast<int>(std::floor(left / m_width)) * 2 + (row & 1);
        for (int half = first - 2; half * m_width / 2 <= right + m_width; half += 2) {
            if (crosses(from, to, {half, row})) {
                crossed.push_back({half, row});
            }
        }
    }
    return crossed;
}

} // namespace sightline::scenarios
