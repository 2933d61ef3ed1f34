#include "scenarios/analysis/exposure.h"

#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "geometry/shapes/distance.h"
#include "scenarios/analysis/heat_map.h"
#include "scenarios/analysis/side_zones.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <numeric>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::SamplePointGrid;

namespace {

/// The area of the union of the zones on the table, rounded to a millionth of a square inch, so that mirrored zones
/// have the same.
double squareInchesOf(const Scenario& scenario, const std::vector<std::size_t>& zones, const geometry::Box& table) {
    std::vector<geometry::Ring> rings;
    for (const std::size_t zone : zones) {
        // The holes of one zone may be covered by another.
        const std::vector<geometry::Ring> own = ringsOf(scenario.zones[zone].polygon);
        std::ranges::move(ringsOf(geometry::unite(own)), std::back_inserter(rings));
    }
    const geometry::Ring edge{
        table.low, {table.high.x, table.low.y}, table.high, {table.low.x, table.high.y}}; // clockwise on screen
    constexpr double kMillionth = 1e6;
    const double area = intersect(geometry::unite(rings), {&edge, 1}).areaSquareInches();
    return std::round(area * kMillionth) / kMillionth;
}

template <class Holds> std::vector<std::size_t> samplePointsThat(const SamplePointGrid& grid, Holds&& holds) {
    std::vector<std::size_t> samplePoints;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            if (holds(grid.samplePoint(column, row))) {
                samplePoints.push_back(grid.index(column, row));
            }
        }
    }
    return samplePoints;
}

/// Returns the heat map question for viewers of no extent at the grid points.
HeatQuestion
heatFrom(const ExposureQuestion& question, const SamplePointGrid& grid, const std::vector<std::size_t>& samplePoints) {
    HeatQuestion heat;
    heat.look.cell = question.cell;
    heat.look.zoneHeight = question.viewerHeight;
    heat.look.targetHeight = question.targetHeight;
    for (const std::size_t samplePoint : samplePoints) {
        heat.look.samplePoints.push_back(grid.samplePoint(samplePoint));
    }
    return heat;
}

Exposure
exposureOf(const HeatMap& map, std::size_t from, std::size_t to, const std::vector<std::size_t>& samplePoints) {
    Exposure exposure{from, to};
    std::int64_t lines = 0;
    std::int64_t seen = 0;
    for (const std::size_t samplePoint : samplePoints) {
        lines += map.counts[samplePoint];
        seen += map.counts[samplePoint] > 0 ? 1 : 0;
    }
    const auto count = static_cast<double>(samplePoints.size());
    if (!samplePoints.empty() && map.viewers > 0) {
        exposure.seen = static_cast<double>(seen) / count;
        exposure.mean = static_cast<double>(lines) / count / map.viewers;
    }
    return exposure;
}

/// True if `from` is all of a player's zones and `to` belongs to another player.
bool facesEnemy(const ExposedArea& from, const ExposedArea& to) {
    return from.isZoneArea && !to.player.value.isEmpty() && from.player != to.player;
}

/// Collects the grid points of each player's places that enemies see, enemy by enemy.
class EnemySight {
public:
    explicit EnemySight(const std::vector<ExposedArea>& places) : m_positions{places}, m_seen(places.size()) {}

    void add(std::size_t from, const HeatMap& map) {
        for (std::size_t to = 0; to < m_positions.size(); ++to) {
            if (!facesEnemy(m_positions[from], m_positions[to])) {
                continue;
            }
            if (!m_seen[to]) {
                m_seen[to].emplace(m_positions[to].samplePoints.size(), 0);
            }
            std::ranges::transform(*m_seen[to], m_positions[to].samplePoints, m_seen[to]->begin(),
                                   [&](char seen, std::size_t samplePoint) {
                                       return static_cast<char>(seen != 0 || map.counts[samplePoint] > 0);
                                   });
        }
    }

    [[nodiscard]] std::vector<std::optional<double>> shares() const {
        std::vector<std::optional<double>> shares(m_seen.size());
        for (std::size_t place = 0; place < m_seen.size(); ++place) {
            if (m_seen[place]) {
                const auto seen =
                    static_cast<double>(std::ranges::count_if(*m_seen[place], [](char one) { return one != 0; }));
                shares[place] = m_seen[place]->empty() ? 0.0 : seen / static_cast<double>(m_seen[place]->size());
            }
        }
        return shares;
    }

private:
    const std::vector<ExposedArea>& m_positions;
    std::vector<std::optional<std::vector<char>>> m_seen;
};

/// The steps in which the progress of one place is told.
constexpr int kPlaceSteps = 1000;

std::vector<std::size_t> without(const std::vector<std::size_t>& samplePoints, const std::vector<std::size_t>& others) {
    std::vector<std::size_t> rest;
    std::ranges::set_difference(samplePoints, others, std::back_inserter(rest));
    return rest;
}

/// Builds tables whose exposures are filled in later, and the grid points that their maps need.
class ExposureMaker {
public:
    ExposureMaker(const RegionTable& table, const ExposureQuestion& question, int threads, const std::stop_token& stop)
        : m_table{table},
          m_question{question},
          m_threads{threads},
          m_stop{stop},
          m_grid{gridOf(table, question)},
          m_positions{exposedAreas(table.table().scenario(), m_grid)},
          m_all(m_grid.count()) {
        std::iota(m_all.begin(), m_all.end(), std::size_t{0});
        for (const ExposedArea& place : m_positions) {
            std::ranges::copy(place.samplePoints, std::back_inserter(m_inPlaces));
        }
        std::ranges::sort(m_inPlaces);
        const auto again = std::ranges::unique(m_inPlaces); // places may overlap
        m_inPlaces.erase(again.begin(), again.end());
    }

    [[nodiscard]] ExposureTable emptyTable() const { return {m_grid, m_positions, {}, {}, {}}; }
    [[nodiscard]] EnemySight noEnemySight() const { return EnemySight{m_positions}; }
    [[nodiscard]] std::size_t count() const { return m_positions.size(); }
    [[nodiscard]] bool looks(std::size_t place) const {
        if (m_positions[place].isObjective) {
            return m_question.fromObjectives;
        }
        return m_question.fromParts ||
               std::ranges::none_of(m_positions, [&](const ExposedArea& side) { return isPartOf(place, side); });
    }
    [[nodiscard]] const std::vector<std::size_t>& samplePointsOf(std::size_t place) const {
        return m_positions[place].samplePoints;
    }
    [[nodiscard]] std::vector<std::size_t> samplePointsAfterMove(std::size_t place) const {
        return samplePointsWithin(m_grid, samplePointsOf(place), m_question.move);
    }

    [[nodiscard]] HeatMap
    mapFrom(const std::vector<std::size_t>& viewers, bool wantTable, const RegionProgress& progress) const {
        HeatQuestion heat = heatFrom(m_question, m_grid, viewers);
        if (!wantTable) {
            heat.wanted = m_inPlaces;
        }
        return heatMap(m_table, heat, progress, m_threads, m_stop);
    }

    /// Returns the progress of one map as part of that of all places, which is told in thousandths of a place: `from`
    /// and `to` are what is done of the place before and after the map.
    [[nodiscard]] RegionProgress
    partOf(const RegionProgress& progress, std::size_t place, double from, double to) const {
        if (!progress) {
            return {};
        }
        return [&progress, before = kPlaceSteps * (static_cast<double>(place) + from),
                share = kPlaceSteps * (to - from), steps = allSteps()](int done, int all) {
            progress(static_cast<int>(before + share * done / std::max(all, 1)), steps);
        };
    }
    [[nodiscard]] int allSteps() const { return static_cast<int>(count()) * kPlaceSteps; }
    /// Reports that a place is finished.
    void finish(const RegionProgress& progress, std::size_t place) const {
        if (progress) {
            progress((static_cast<int>(place) + 1) * kPlaceSteps, allSteps());
        }
    }

    void add(ExposureTable& result, std::size_t from, const HeatMap& map, bool wantTable) const {
        for (std::size_t to = 0; to < count(); ++to) {
            if (to != from && !isPartOf(from, m_positions[to]) && !isPartOf(to, m_positions[from])) {
                result.entries.push_back(exposureOf(map, from, to, samplePointsOf(to)));
            }
        }
        if (wantTable) {
            result.table.push_back(exposureOf(map, from, count(), m_all));
        }
    }

    static void finish(ExposureTable& result, const EnemySight& enemies) {
        result.seenByEnemies = enemies.shares();
        std::ranges::stable_partition(result.entries, [&](const Exposure& one) { return !result.isOfSide(one); });
    }

private:
    static bool isPartOf(std::size_t place, const ExposedArea& side) {
        return std::ranges::find(side.parts, place) != side.parts.end();
    }

    static SamplePointGrid gridOf(const RegionTable& table, const ExposureQuestion& question) {
        const Table& size = table.table().scenario().table;
        return {{{}, {size.width, size.height}}, question.cell};
    }

    const RegionTable& m_table;
    const ExposureQuestion& m_question;
    int m_threads;
    const std::stop_token& m_stop;
    SamplePointGrid m_grid;
    std::vector<ExposedArea> m_positions;
    std::vector<std::size_t> m_all;
    std::vector<std::size_t> m_inPlaces;
};

/// Returns the nearest of the sample points; all of them if several are as near, so that symmetric tables have
/// symmetric figures.
std::vector<std::size_t> nearestTo(const SamplePointGrid& grid, Point position) {
    const auto across = [&](Point samplePoint) { return std::abs((samplePoint.x - position.x).nanometers()); };
    const auto along = [&](Point samplePoint) { return std::abs((samplePoint.y - position.y).nanometers()); };
    std::int64_t leastAcross = std::numeric_limits<std::int64_t>::max();
    std::int64_t leastAlong = leastAcross;
    for (std::size_t i = 0; i < grid.count(); ++i) {
        leastAcross = std::min(leastAcross, across(grid.samplePoint(i)));
        leastAlong = std::min(leastAlong, along(grid.samplePoint(i)));
    }
    return samplePointsThat(grid, [&](Point samplePoint) {
        return across(samplePoint) == leastAcross && along(samplePoint) == leastAlong;
    });
}

} // namespace

const Exposure& ExposureTable::between(std::size_t from, std::size_t to) const {
    const auto entry =
        std::ranges::find_if(entries, [&](const Exposure& one) { return one.from == from && one.to == to; });
    assert(entry != entries.end());
    return *entry;
}

const Exposure& ExposureTable::ofTable(std::size_t from) const {
    const auto entry = std::ranges::find(table, from, &Exposure::from);
    assert(entry != table.end());
    return *entry;
}

std::vector<ExposedArea> exposedAreas(const Scenario& scenario, const SamplePointGrid& grid) {
    std::vector<ExposedArea> places;
    for (std::size_t i = 0; i < scenario.zones.size(); ++i) {
        const Zone& zone = scenario.zones[i];
        places.push_back({zone.id.value, zone.name, zone.player, false, samplePointsThat(grid, [&](Point samplePoint) {
                              return zone.polygon.contains(samplePoint);
                          })});
        places.back().squareInches = squareInchesOf(scenario, {i}, grid.table());
    }
    for (const Objective& objective : scenario.objectives) {
        const geometry::PlacedFootprint base{objective.base, objective.position, {}};
        ExposedArea place{objective.id.value, objective.name, {}, true, samplePointsThat(grid, [&](Point samplePoint) {
                              return geometry::contains(base, samplePoint);
                          })};
        if (place.samplePoints.empty()) {
            place.samplePoints = nearestTo(grid, objective.position);
        }
        places.push_back(std::move(place));
    }
    for (const SideZones& side : zonesBySide(scenario)) {
        if (side.zones.size() == 1) {
            places[side.zones.front()].isZoneArea = true;
            continue;
        }
        const auto player = std::ranges::find(scenario.players, side.player, &Player::id);
        ExposedArea all{side.player.value,
                        player == scenario.players.end() ? QString{} : player->name,
                        side.player,
                        false,
                        {},
                        true,
                        side.zones,
                        squareInchesOf(scenario, side.zones, grid.table())};
        for (const std::size_t zone : side.zones) {
            std::vector<std::size_t> both;
            std::ranges::set_union(all.samplePoints, places[zone].samplePoints, std::back_inserter(both));
            all.samplePoints = std::move(both);
        }
        places.push_back(std::move(all));
    }
    return places;
}

std::vector<std::size_t> zoneAreas(const std::vector<ExposedArea>& places) {
    std::vector<PlayerId> players;
    std::vector<std::size_t> found;
    for (const ExposedArea& place : places) {
        if (place.player.value.isEmpty() || std::ranges::find(players, place.player) != players.end()) {
            continue;
        }
        players.push_back(place.player);
        const auto zoneArea = std::ranges::find_if(
            places, [&](const ExposedArea& one) { return one.isZoneArea && one.player == place.player; });
        found.push_back(static_cast<std::size_t>(zoneArea - places.begin()));
    }
    return found;
}

double safeSquareInches(const ExposureTable& table, std::size_t place) {
    const ExposedArea& area = table.places[place];
    const auto samplePoints = static_cast<double>(area.samplePoints.size());
    // Rounded, since a share of whole grid points has rounding errors.
    const double unseen = std::round(samplePoints * (1.0 - table.seenByEnemies[place].value_or(0.0)));
    return samplePoints > 0.0 ? area.squareInches * unseen / samplePoints : 0.0;
}

std::vector<std::size_t>
samplePointsWithin(const SamplePointGrid& grid, const std::vector<std::size_t>& samplePoints, Length reach) {
    if (reach <= Length{} || samplePoints.empty()) {
        return samplePoints;
    }
    const int cells = static_cast<int>(reach.nanometers() / grid.cell().nanometers()) + 1;
    const double most = static_cast<double>(reach.nanometers());
    std::vector<char> isWithin(grid.count(), 0);
    const int columns = grid.columns();
    for (const std::size_t index : samplePoints) {
        const int column = static_cast<int>(index) % columns;
        const int row = static_cast<int>(index) / columns;
        const Point from = grid.samplePoint(column, row);
        for (int y = std::max(0, row - cells); y <= std::min(grid.rows() - 1, row + cells); ++y) {
            for (int x = std::max(0, column - cells); x <= std::min(columns - 1, column + cells); ++x) {
                char& within = isWithin[grid.index(x, y)];
                const auto [dx, dy] = grid.samplePoint(x, y) - from;
                within = within != 0 || std::hypot(static_cast<double>(dx.nanometers()),
                                                   static_cast<double>(dy.nanometers())) <= most
                             ? 1
                             : 0;
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

std::vector<std::size_t> samplePointsSeenBetween(const RegionTable& table,
                                                 const ExposureQuestion& question,
                                                 std::size_t from,
                                                 std::size_t to,
                                                 int threads,
                                                 const std::stop_token& stop) {
    const Scenario& scenario = table.table().scenario();
    const SamplePointGrid grid{{{}, {scenario.table.width, scenario.table.height}}, question.cell};
    const auto places = exposedAreas(scenario, grid);
    HeatQuestion heat = heatFrom(question, grid, samplePointsWithin(grid, places[from].samplePoints, question.move));
    heat.wanted = places[to].samplePoints;
    const HeatMap map = heatMap(table, heat, {}, threads, stop);
    std::vector<std::size_t> seen;
    std::ranges::copy_if(places[to].samplePoints, std::back_inserter(seen),
                         [&](std::size_t samplePoint) { return map.counts[samplePoint] > 0; });
    return seen;
}

ExposureTable exposureTable(const RegionTable& table,
                            const ExposureQuestion& question,
                            const RegionProgress& progress,
                            int threads,
                            const std::stop_token& stop) {
    const ExposureMaker maker{table, question, threads, stop};
    ExposureTable result = maker.emptyTable();
    EnemySight enemies = maker.noEnemySight();
    for (std::size_t from = 0; from < maker.count(); ++from) {
        if (!maker.looks(from)) {
            continue;
        }
        const HeatMap map = maker.mapFrom(maker.samplePointsAfterMove(from), question.wantTable,
                                          maker.partOf(progress, from, 0.0, 1.0));
        maker.add(result, from, map, question.wantTable);
        enemies.add(from, map);
        maker.finish(progress, from);
    }
    ExposureMaker::finish(result, enemies);
    return result;
}

ExposuresOfAMove exposuresOfAMove(const RegionTable& table,
                                  const ExposureQuestion& question,
                                  bool laterSeesTable,
                                  const RegionProgress& progress,
                                  int threads,
                                  const std::stop_token& stop) {
    const ExposureMaker maker{table, question, threads, stop};
    const bool wantLaterTable = question.wantTable && laterSeesTable;
    ExposuresOfAMove result{maker.emptyTable(), maker.emptyTable()};
    EnemySight now = maker.noEnemySight();
    EnemySight later = maker.noEnemySight();
    for (std::size_t from = 0; from < maker.count(); ++from) {
        if (!maker.looks(from)) {
            continue;
        }
        const auto& viewers = maker.samplePointsOf(from);
        const auto others = without(maker.samplePointsAfterMove(from), viewers);
        const double first = static_cast<double>(viewers.size()) /
                             static_cast<double>(std::max<std::size_t>(1, viewers.size() + others.size()));
        HeatMap map = maker.mapFrom(viewers, question.wantTable, maker.partOf(progress, from, 0.0, first));
        maker.add(result.now, from, map, question.wantTable);
        now.add(from, map);
        const HeatMap more = maker.mapFrom(others, wantLaterTable, maker.partOf(progress, from, first, 1.0));
        std::ranges::transform(map.counts, more.counts, map.counts.begin(), std::plus<>{});
        map.viewers += more.viewers;
        maker.add(result.later, from, map, wantLaterTable);
        later.add(from, map);
        maker.finish(progress, from);
    }
    ExposureMaker::finish(result.now, now);
    ExposureMaker::finish(result.later, later);
    return result;
}

} // namespace sightline::scenarios
