#include "scenarios/analysis/exposure.h"

#include "geometry/distance.h"
#include "scenarios/analysis/heat_map.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::SpotGrid;

namespace {

int cellAt(Length at, Length cell, int count) { return std::clamp(static_cast<int>(at.nanometers() / cell.nanometers()), 0, count - 1); }

template <class Holds> std::vector<std::size_t> spotsThat(const SpotGrid& grid, Holds&& holds) {
    std::vector<std::size_t> spots;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            if (holds(grid.spot(column, row))) {
                spots.push_back(grid.index(column, row));
            }
        }
    }
    return spots;
}

/// Viewers without size on spots, or as far from them as they move.
HeatQuestion heatFrom(const ExposureQuestion& question, const SpotGrid& grid, const std::vector<std::size_t>& spots) {
    HeatQuestion heat;
    heat.look.cell = question.cell;
    heat.look.zoneHeight = question.viewerHeight;
    heat.look.targetHeight = question.targetHeight;
    for (const std::size_t spot : spotsWithin(grid, spots, question.move)) {
        heat.look.spots.push_back(grid.spot(spot));
    }
    return heat;
}

Exposure exposureOf(const HeatMap& map, std::size_t from, std::size_t to, const std::vector<std::size_t>& spots) {
    Exposure exposure{from, to};
    std::int64_t lines = 0;
    std::int64_t seen = 0;
    for (const std::size_t spot : spots) {
        lines += map.counts[spot];
        seen += map.counts[spot] > 0 ? 1 : 0;
    }
    const auto count = static_cast<double>(spots.size());
    if (!spots.empty() && map.viewers > 0) {
        exposure.seen = static_cast<double>(seen) / count;
        exposure.mean = static_cast<double>(lines) / count / map.viewers;
    }
    return exposure;
}

} // namespace

const Exposure& ExposureTable::between(std::size_t from, std::size_t to) const {
    const auto entry = std::ranges::find_if(entries, [&](const Exposure& one) { return one.from == from && one.to == to; });
    assert(entry != entries.end());
    return *entry;
}

std::vector<ExposedPlace> exposedPlaces(const Scenario& scenario, const SpotGrid& grid) {
    std::vector<ExposedPlace> places;
    for (const Zone& zone : scenario.zones) {
        places.push_back({zone.id.value, zone.name, zone.player, false, spotsThat(grid, [&](Point spot) { return zone.polygon.contains(spot); })});
    }
    for (const Objective& objective : scenario.objectives) {
        const geometry::PlacedFootprint base{objective.base, objective.position, {}};
        ExposedPlace place{objective.id.value, objective.name, {}, true, spotsThat(grid, [&](Point spot) { return geometry::contains(base, spot); })};
        if (place.spots.empty()) {
            const Point from = grid.table().low;
            place.spots = {grid.index(cellAt(objective.position.x - from.x, grid.cell(), grid.columns()), cellAt(objective.position.y - from.y, grid.cell(), grid.rows()))};
        }
        places.push_back(std::move(place));
    }
    return places;
}

std::vector<std::size_t> spotsWithin(const SpotGrid& grid, const std::vector<std::size_t>& spots, Length reach) {
    if (reach <= Length{} || spots.empty()) {
        return spots;
    }
    const int cells = static_cast<int>(reach.nanometers() / grid.cell().nanometers()) + 1;
    const double most = static_cast<double>(reach.nanometers());
    std::vector<char> isWithin(grid.count(), 0);
    const int columns = grid.columns();
    for (const std::size_t index : spots) {
        const int column = static_cast<int>(index) % columns;
        const int row = static_cast<int>(index) / columns;
        const Point from = grid.spot(column, row);
        for (int y = std::max(0, row - cells); y <= std::min(grid.rows() - 1, row + cells); ++y) {
            for (int x = std::max(0, column - cells); x <= std::min(columns - 1, column + cells); ++x) {
                char& within = isWithin[grid.index(x, y)];
                const auto [dx, dy] = grid.spot(x, y) - from;
                within = within != 0 || std::hypot(static_cast<double>(dx.nanometers()), static_cast<double>(dy.nanometers())) <= most ? 1 : 0;
            }
        }
    }
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < isWithin.size(); ++i) {
        if (isWithin[i] != 0) {
            result.push_back(i);
        }
    }
    return result;
}

std::vector<std::size_t> spotsSeenBetween(const RegionTable& table, const ExposureQuestion& question, std::size_t from, std::size_t to, int threads, const std::stop_token& stop) {
    const Scenario& scenario = table.table().scenario();
    const SpotGrid grid{{{}, {scenario.table.width, scenario.table.height}}, question.cell};
    const auto places = exposedPlaces(scenario, grid);
    HeatQuestion heat = heatFrom(question, grid, places[from].spots);
    heat.wanted = places[to].spots;
    const HeatMap map = heatMap(table, heat, {}, threads, stop);
    std::vector<std::size_t> seen;
    std::ranges::copy_if(places[to].spots, std::back_inserter(seen), [&](std::size_t spot) { return map.counts[spot] > 0; });
    return seen;
}

ExposureTable exposureTable(const RegionTable& table, const ExposureQuestion& question, const RegionProgress& progress, int threads, const std::stop_token& stop) {
    const Scenario& scenario = table.table().scenario();
    ExposureTable result{SpotGrid{{{}, {scenario.table.width, scenario.table.height}}, question.cell}, {}, {}, {}};
    result.places = exposedPlaces(scenario, result.grid);
    std::vector<std::size_t> all(result.grid.count());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const std::size_t count = result.places.size();
    std::vector<std::size_t> inPlaces;
    for (const ExposedPlace& place : result.places) {
        std::ranges::copy(place.spots, std::back_inserter(inPlaces));
    }
    std::ranges::sort(inPlaces);
    for (std::size_t from = 0; from < count; ++from) {
        if (result.places[from].isObjective && !question.fromObjectives) {
            continue;
        }
        HeatQuestion heat = heatFrom(question, result.grid, result.places[from].spots);
        if (!question.wantTable) {
            heat.wanted = inPlaces;
        }
        const HeatMap map = heatMap(table, heat, {}, threads, stop);
        for (std::size_t to = 0; to < count; ++to) {
            if (to != from) {
                result.entries.push_back(exposureOf(map, from, to, result.places[to].spots));
            }
        }
        if (question.wantTable) {
            result.table.push_back(exposureOf(map, from, count, all));
        }
        if (progress) {
            progress(static_cast<int>(from) + 1, static_cast<int>(count));
        }
    }
    return result;
}

} // namespace sightline::scenarios
