#include "scenarios/analysis/lanes.h"

#include "geometry/shapes/distance.h"
#include "scenarios/analysis/sample_point_sight.h"
#include "scenarios/base/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::SamplePointGrid;

namespace {

/// Counts the finished steps of a search for lanes. Thread-safe.
class Steps {
public:
    Steps(const RegionProgress& progress, std::size_t all) : m_progress{progress}, m_all{all} {}

    /// Reports one more step.
    void finishOne() {
        const std::scoped_lock lock{m_telling};
        report(m_done + 1);
    }
    /// Reports `done` steps, unless as many are reported already.
    void finishUpTo(std::size_t done) {
        const std::scoped_lock lock{m_telling};
        report(done);
    }

private:
    void report(std::size_t done) {
        if (m_progress && done > m_done) {
            m_progress(static_cast<int>(done), static_cast<int>(m_all));
        }
        m_done = std::max(done, m_done);
    }

    const RegionProgress& m_progress;
    std::size_t m_all;
    std::mutex m_telling;
    std::size_t m_done = 0;
};

/// The zones of two sides.
struct SidePair {
    std::vector<ExposedArea> starts;
    std::vector<ExposedArea> ends;

    /// Returns the number of grid points that look, once per zone they look at.
    [[nodiscard]] std::size_t viewers() const {
        const auto isLookedAt = [](const ExposedArea& zone) { return !zone.samplePoints.empty(); };
        std::size_t points = 0;
        std::ranges::for_each(starts, [&](const ExposedArea& zone) { points += zone.samplePoints.size(); });
        return points * static_cast<std::size_t>(std::ranges::count_if(ends, isLookedAt));
    }
    /// Returns the largest number of lanes between them.
    [[nodiscard]] std::size_t maxLanes(const LaneOptions& options) const {
        return starts.size() * ends.size() * static_cast<std::size_t>(std::max(options.most, 0));
    }
};

/// Returns for each grid point of `from` the line to the farthest point of `to` that it sees.
std::vector<Lane> farthestFromEach(const RegionTable& table,
                                   const SamplePointGrid& grid,
                                   const ExposedArea& from,
                                   const ExposedArea& to,
                                   const LaneOptions& options,
                                   Steps& steps,
                                   const std::stop_token& stop) {
    std::vector<Lane> lanes;
    if (to.samplePoints.empty()) {
        return lanes;
    }
    std::vector<Point> viewers;
    std::ranges::transform(from.samplePoints, std::back_inserter(viewers),
                           [&](std::size_t samplePoint) { return grid.samplePoint(samplePoint); });
    SamplePointSight expecting{table, grid, {}, to.samplePoints};
    expecting.expect(viewers);
    std::mutex adding;
    std::atomic<std::size_t> next = 0;
    onThreads(threadsFor(options.threads), [&](unsigned) {
        SamplePointSight sight = expecting;
        for (std::size_t i = next++; i < from.samplePoints.size() && !stop.stop_requested(); i = next++) {
            const Point viewer = grid.samplePoint(from.samplePoints[i]);
            sight.clear();
            sight.countFrom(viewer, stop);
            if (stop.stop_requested()) {
                return;
            }
            const auto counts = sight.counts();
            Lane best;
            best.fromZone = {from.id};
            best.toZone = {to.id};
            best.from = viewer;
            for (const std::size_t samplePoint : to.samplePoints) {
                const double length =
                    counts[samplePoint] > 0 ? inchesBetween(best.from, grid.samplePoint(samplePoint)) : 0.0;
                if (length > best.lengthInches) {
                    best.lengthInches = length;
                    best.to = grid.samplePoint(samplePoint);
                }
            }
            if (best.lengthInches > 0.0) {
                const std::scoped_lock lock{adding};
                lanes.push_back(best);
            }
            steps.finishOne();
        }
    });
    return lanes;
}

/// A total order, independent of threads.
bool isLonger(const Lane& a, const Lane& b) {
    const auto place = [](const Lane& lane) { return std::array{lane.from.x, lane.from.y, lane.to.x, lane.to.y}; };
    return a.lengthInches != b.lengthInches ? a.lengthInches > b.lengthInches : place(a) < place(b);
}

/// Returns the zones of a side, each grid point in the first zone that contains it only.
std::vector<ExposedArea> zonesOf(const std::vector<ExposedArea>& places, std::size_t zoneArea) {
    if (!places[zoneArea].isSide()) {
        return {places[zoneArea]};
    }
    std::vector<ExposedArea> zones;
    std::vector<std::size_t> taken;
    for (const std::size_t part : places[zoneArea].parts) {
        zones.push_back(places[part]);
        zones.back().samplePoints.clear();
        std::ranges::set_difference(places[part].samplePoints, taken, std::back_inserter(zones.back().samplePoints));
        std::vector<std::size_t> both;
        std::ranges::set_union(taken, places[part].samplePoints, std::back_inserter(both));
        taken = std::move(both);
    }
    return zones;
}

/// Returns the longest lanes for each pair of zones of two sides, the longest of nearby ones only.
std::vector<Lane> lanesBetween(const RegionTable& table,
                               const SamplePointGrid& grid,
                               const SidePair& sides,
                               const LaneOptions& options,
                               Steps& steps,
                               const std::stop_token& stop) {
    std::vector<Lane> candidates;
    for (const ExposedArea& from : sides.starts) {
        for (const ExposedArea& to : sides.ends) {
            std::ranges::move(farthestFromEach(table, grid, from, to, options, steps, stop),
                              std::back_inserter(candidates));
        }
    }
    std::ranges::sort(candidates, isLonger);
    std::vector<Lane> kept;
    const double apart = options.apart.inches();
    for (const Lane& lane : candidates) {
        const bool isNear = std::ranges::any_of(kept, [&](const Lane& other) {
            return inchesBetween(lane.from, other.from) <= apart && inchesBetween(lane.to, other.to) <= apart;
        });
        const auto ofTheseZones = std::ranges::count_if(
            kept, [&](const Lane& other) { return other.fromZone == lane.fromZone && other.toZone == lane.toZone; });
        if (!isNear && ofTheseZones < options.most) {
            kept.push_back(lane);
        }
    }
    return kept;
}

double widthOf(const PreparedTable& table, const Lane& lane) {
    Scenario scenario = table.scenario();
    scenario.models.clear();
    for (const Point end : {lane.from, lane.to}) {
        Model model;
        model.id = {QStringLiteral("end-%1").arg(scenario.models.size() + 1)};
        model.base = geometry::Footprint::round(kLaneBase).value();
        model.position = end;
        scenario.models.push_back(std::move(model));
    }
    const Verdict verdict =
        judge(PreparedTable{scenario, table.rules()}, {scenario.models[0].id, scenario.models[1].id});
    return std::max(0.0, verdict.clearanceMillimeters.value_or(0.0)) / 25.4;
}

/// Returns a piece with an area as a base of its outline.
geometry::PlacedFootprint placedOf(const Piece& piece) {
    const auto& polygon = std::get<geometry::Polygon>(piece.outline);
    const Point middle = polygon.centroid();
    geometry::Ring outline;
    std::ranges::transform(polygon.outline(), std::back_inserter(outline),
                           [&](Point p) { return Point{} + (p - middle); });
    return {geometry::Footprint::hull(outline).value_or(geometry::Footprint{}), middle, {}};
}

} // namespace

std::vector<Lane> longestLanes(const RegionTable& table,
                               const LaneOptions& options,
                               const RegionProgress& progress,
                               const std::stop_token& stop) {
    const Scenario& scenario = table.table().scenario();
    const SamplePointGrid grid{{{}, {scenario.table.width, scenario.table.height}}, options.cell};
    const auto places = exposedAreas(scenario, grid);
    const auto areas = zoneAreas(places);
    std::vector<SidePair> pairs;
    std::size_t viewers = 0;
    std::size_t widths = 0; // at most: how many lanes there are is not known yet
    for (std::size_t i = 0; i < areas.size(); ++i) {
        for (std::size_t j = i + 1; j < areas.size(); ++j) {
            pairs.push_back({zonesOf(places, areas[i]), zonesOf(places, areas[j])});
            viewers += pairs.back().viewers();
            widths += options.wantWidth ? pairs.back().maxLanes(options) : 0;
        }
    }
    Steps steps{progress, viewers + widths};
    std::vector<Lane> result;
    for (const SidePair& sides : pairs) {
        std::ranges::move(lanesBetween(table, grid, sides, options, steps, stop), std::back_inserter(result));
    }
    std::ranges::sort(result, isLonger);
    for (std::size_t i = 0; i < result.size() && options.wantWidth && !stop.stop_requested(); ++i) {
        result[i].widthInches = widthOf(table.table(), result[i]);
        steps.finishUpTo(viewers + widths * (i + 1) / result.size());
    }
    if (!stop.stop_requested()) {
        steps.finishUpTo(viewers + widths);
    }
    return stop.stop_requested() ? std::vector<Lane>{} : result;
}

std::vector<Gap> narrowGaps(const Scenario& scenario, Length base) {
    std::vector<const Piece*> pieces;
    std::ranges::for_each(scenario.terrain, [&](const Piece& piece) {
        if (!piece.isWall() && !piece.isMat()) {
            pieces.push_back(&piece);
        }
    });
    std::vector<Gap> gaps;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto one = placedOf(*pieces[i]);
        for (std::size_t j = i + 1; j < pieces.size(); ++j) {
            const auto nearest = geometry::nearestPoints(one, placedOf(*pieces[j]));
            if (nearest.gap > Length{} && nearest.gap < base) {
                gaps.push_back({pieces[i]->id, pieces[j]->id, nearest.onFirst, nearest.onSecond, nearest.gap.inches()});
            }
        }
    }
    std::ranges::stable_sort(gaps, {}, &Gap::inches);
    return gaps;
}

} // namespace sightline::scenarios
