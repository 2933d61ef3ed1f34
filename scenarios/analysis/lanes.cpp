#include "scenarios/analysis/lanes.h"

#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "geometry/shapes/distance.h"
#include "scenarios/analysis/sample_point_sight.h"
#include "scenarios/base/parallel.h"
#include "scenarios/rules/rule_pack.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <mutex>
#include <numbers>
#include <optional>
#include <utility>

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

/// Corners that turn by less are those of a rounded border: its crossings with the grid lie closely enough.
constexpr double kSharpDegrees = 15.0;

/// The points of a zone at which lanes may begin and end.
struct LaneEnds {
    ZoneId zone;
    std::vector<std::size_t> samplePoints; ///< indices of grid points, ascending
    std::vector<Point> border;             ///< those of the border that are no grid points, ascending
    [[nodiscard]] bool isEmpty() const { return samplePoints.empty() && border.empty(); }
};

/// The ends of lanes in the zones of two sides.
struct SidePair {
    std::vector<LaneEnds> starts;
    std::vector<LaneEnds> ends;

    /// Returns the number of points that look, once per zone they look at.
    [[nodiscard]] std::size_t viewers() const {
        std::size_t points = 0;
        for (const LaneEnds& from : starts) {
            for (const LaneEnds& to : ends) {
                points += to.isEmpty() ? 0 : from.samplePoints.size() + from.border.size();
                points += from.samplePoints.empty() ? 0 : to.border.size();
            }
        }
        return points;
    }
    /// Returns the largest number of lanes between them.
    [[nodiscard]] std::size_t maxLanes(const LaneOptions& options) const {
        return starts.size() * ends.size() * static_cast<std::size_t>(std::max(options.most, 0));
    }
};

/// True for rules under which models stand in squares or hexes: a point on a border is in none of them.
bool areInCells(const RuleSet& rules) { return rules.pack && rules.pack->measure.from == MeasureFrom::Cells; }

/// True for a line along an edge of the table. It passes pieces that stand at the edge, and no model can see along it.
bool isAlongEdge(const Table& table, Point from, Point to) {
    return (from.x == to.x && (to.x == Length{} || to.x == table.width)) ||
           (from.y == to.y && (to.y == Length{} || to.y == table.height));
}

/// Returns a grid whose points lie `cell` apart around the center of the table, none of them off the table. All points
/// of a grid are points of the grid with half its spacing, and symmetric tables have symmetric points. Where models
/// stand in squares or hexes it is the grid of other studies.
SamplePointGrid laneGrid(const Table& table, Length cell, const RuleSet& rules) {
    if (areInCells(rules)) {
        return {{{}, {table.width, table.height}}, cell};
    }
    const auto span = [cell](Length side) {
        const std::int64_t half = side.nanometers() / 2;
        const std::int64_t reach = half / cell.nanometers() * cell.nanometers() + cell.nanometers() / 2;
        return std::pair{
            Length::fromNanometers(half - reach),
            Length::fromNanometers(half - reach + cell.nanometers() * (2 * (half / cell.nanometers()) + 1))};
    };
    const auto [left, right] = span(table.width);
    const auto [top, bottom] = span(table.height);
    return {{{left, top}, {right, bottom}}, cell};
}

/// True if the point is one of these grid points, which are ascending.
bool isOneOf(const SamplePointGrid& grid, const std::vector<std::size_t>& samplePoints, Point point) {
    const Point low = grid.table().low;
    const int column = grid.firstColumn(static_cast<double>((point.x - low.x).nanometers()), false);
    const int row = grid.firstRow(static_cast<double>((point.y - low.y).nanometers()), false);
    return column < grid.columns() && row < grid.rows() && grid.samplePoint(column, row) == point &&
           std::ranges::binary_search(samplePoints, grid.index(column, row));
}

bool isSharp(Point before, Point corner, Point after) {
    const auto [ux, uy] = corner - before;
    const auto [vx, vy] = after - corner;
    const double turn = std::atan2(ux.inches() * vy.inches() - uy.inches() * vx.inches(),
                                   ux.inches() * vx.inches() + uy.inches() * vy.inches());
    return std::abs(turn) > kSharpDegrees * std::numbers::pi / 180.0;
}

/// Adds the points, to the nanometer, where a side crosses the columns and rows of the grid.
void addCrossings(const SamplePointGrid& grid, Point a, Point b, std::vector<Point>& points) {
    const Point low = grid.table().low;
    const auto part = [](Length from, Length to, Length at) {
        return static_cast<double>((at - from).nanometers()) / static_cast<double>((to - from).nanometers());
    };
    const auto at = [](Length from, Length to, double share) {
        return from + Length::fromNanometers(std::llround(share * static_cast<double>((to - from).nanometers())));
    };
    const auto fromLow = [](Length place, Length edge) { return static_cast<double>((place - edge).nanometers()); };
    if (a.x != b.x) {
        const int last = grid.firstColumn(fromLow(std::max(a.x, b.x), low.x), true);
        for (int column = grid.firstColumn(fromLow(std::min(a.x, b.x), low.x), false); column < last; ++column) {
            const Length x = grid.samplePoint(column, 0).x;
            points.push_back({x, at(a.y, b.y, part(a.x, b.x, x))});
        }
    }
    if (a.y != b.y) {
        const int last = grid.firstRow(fromLow(std::max(a.y, b.y), low.y), true);
        for (int row = grid.firstRow(fromLow(std::min(a.y, b.y), low.y), false); row < last; ++row) {
            const Length y = grid.samplePoint(0, row).y;
            points.push_back({at(a.x, b.x, part(a.y, b.y, y)), y});
        }
    }
}

/// Returns the sharp corners of a zone, as far as it is on the table, and where its border crosses the columns and rows
/// of the grid; ascending.
std::vector<Point> borderPoints(const Zone& zone, const SamplePointGrid& grid, const Table& table) {
    const std::vector<geometry::Ring> own = ringsOf(zone.polygon);
    const geometry::Ring edge{{}, {table.width, {}}, {table.width, table.height}, {{}, table.height}};
    std::vector<Point> points;
    for (const geometry::Ring& ring : ringsOf(intersect(geometry::unite(own), {&edge, 1}))) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point next = ring[(i + 1) % ring.size()];
            addCrossings(grid, ring[i], next, points);
            if (isSharp(ring[(i + ring.size() - 1) % ring.size()], ring[i], next)) {
                points.push_back(ring[i]);
            }
        }
    }
    std::ranges::sort(points);
    const auto again = std::ranges::unique(points);
    points.erase(again.begin(), again.end());
    return points;
}

/// Returns the ends of lanes in the zones of a side, each point in the first zone that contains it only. A border
/// inside another zone of the side is none.
std::vector<LaneEnds> endsIn(const Scenario& scenario,
                             const SamplePointGrid& grid,
                             const std::vector<ExposedArea>& places,
                             std::size_t zoneArea,
                             bool withBorder) {
    const std::vector<std::size_t> zones =
        places[zoneArea].isSide() ? places[zoneArea].parts : std::vector<std::size_t>{zoneArea};
    std::vector<LaneEnds> ends;
    std::vector<std::size_t> taken;
    std::vector<Point> takenBorder;
    for (const std::size_t part : zones) {
        LaneEnds one{{places[part].id}, {}, {}};
        std::ranges::set_difference(places[part].samplePoints, taken, std::back_inserter(one.samplePoints));
        std::vector<std::size_t> both;
        std::ranges::set_union(taken, places[part].samplePoints, std::back_inserter(both));
        taken = std::move(both);
        const auto border =
            withBorder ? borderPoints(scenario.zones[part], grid, scenario.table) : std::vector<Point>{};
        for (const Point point : border) {
            const bool isInside = std::ranges::any_of(zones, [&](std::size_t zone) {
                return zone != part && scenario.zones[zone].polygon.containsInside(point);
            });
            if (!isInside && !isOneOf(grid, places[part].samplePoints, point) &&
                std::ranges::find(takenBorder, point) == takenBorder.end()) {
                one.border.push_back(point);
            }
        }
        std::ranges::copy(one.border, std::back_inserter(takenBorder));
        ends.push_back(std::move(one));
    }
    return ends;
}

/// A total order, independent of threads.
bool isLonger(const Lane& a, const Lane& b) {
    const auto place = [](const Lane& lane) { return std::array{lane.from.x, lane.from.y, lane.to.x, lane.to.y}; };
    return a.lengthInches != b.lengthInches ? a.lengthInches > b.lengthInches : place(a) < place(b);
}

/// Returns the first of the points that the viewer sees; std::nullopt if it sees none of them.
std::optional<Point>
firstSeen(const RegionTable& table, Point viewer, const std::vector<Point>& points, const std::stop_token& stop) {
    RegionQuestion look;
    if (hasExactRegion(table.table().rules(), RegionWants::Point)) {
        const auto seen = std::ranges::find_if(points, [&](Point point) {
            return visibilityBetween(table.table(), regionViewerAt(look, viewer), regionTargetAt(look, point)) ==
                   geometry::Visibility::Clear;
        });
        return seen == points.end() ? std::nullopt : std::optional{*seen};
    }
    look.samplePoints = {viewer};
    const auto areSeen = points.empty() ? std::vector<bool>{} : judgedAt(table, look, points, stop);
    const auto seen = std::ranges::find(areSeen, true);
    return seen == areSeen.end() ? std::nullopt
                                 : std::optional{points[static_cast<std::size_t>(seen - areSeen.begin())]};
}

/// The search for lanes on one table. Reports a step for each point that has looked at a zone.
class LaneSearch {
public:
    LaneSearch(const RegionTable& table,
               const SamplePointGrid& grid,
               const LaneOptions& options,
               Steps& steps,
               const std::stop_token& stop)
        : m_table{table}, m_grid{grid}, m_options{options}, m_steps{steps}, m_stop{stop} {}

    /// Returns the longest lanes for each pair of zones of two sides, the longest of nearby ones only.
    [[nodiscard]] std::vector<Lane> between(const SidePair& sides) const;

private:
    [[nodiscard]] const Table& size() const { return m_table.table().scenario().table; }
    /// Returns the lines between two zones that `farthestFromEach` finds from the points of one, and from the border of
    /// the other.
    [[nodiscard]] std::vector<Lane> farthestBetween(const LaneEnds& from, const LaneEnds& to) const;
    /// Returns for each point of `from` the line to the farthest grid point of `to` that it sees, and for each point of
    /// its border to the farthest one of all.
    [[nodiscard]] std::vector<Lane> farthestFromEach(const LaneEnds& from, const LaneEnds& to) const;
    /// Ends the lane at the farthest of the grid points that `sight` counts from its beginning, and leaves it without
    /// length if there is none.
    void endAtGridPoint(Lane& lane, SamplePointSight& sight, const std::vector<std::size_t>& samplePoints) const;
    /// Ends the lane at the farthest of the points that its beginning sees, if that makes it longer.
    void endAtBorder(Lane& lane, std::vector<Point> points) const;

    const RegionTable& m_table;
    const SamplePointGrid& m_grid;
    const LaneOptions& m_options;
    Steps& m_steps;
    const std::stop_token& m_stop;
};

void LaneSearch::endAtBorder(Lane& lane, std::vector<Point> points) const {
    std::erase_if(points, [&](Point point) {
        return inchesBetween(lane.from, point) <= lane.lengthInches || isAlongEdge(size(), lane.from, point);
    });
    std::ranges::stable_sort(points, std::ranges::greater{},
                             [&](Point point) { return inchesBetween(lane.from, point); });
    if (const auto seen = firstSeen(m_table, lane.from, points, m_stop)) {
        lane.lengthInches = inchesBetween(lane.from, *seen);
        lane.to = *seen;
    }
}

void LaneSearch::endAtGridPoint(Lane& lane,
                                SamplePointSight& sight,
                                const std::vector<std::size_t>& samplePoints) const {
    sight.clear();
    sight.countFrom(lane.from, m_stop);
    if (m_stop.stop_requested()) {
        return;
    }
    const auto counts = sight.counts();
    for (const std::size_t samplePoint : samplePoints) {
        const Point end = m_grid.samplePoint(samplePoint);
        const double length =
            counts[samplePoint] > 0 && !isAlongEdge(size(), lane.from, end) ? inchesBetween(lane.from, end) : 0.0;
        if (length > lane.lengthInches) {
            lane.lengthInches = length;
            lane.to = end;
        }
    }
}

std::vector<Lane> LaneSearch::farthestFromEach(const LaneEnds& from, const LaneEnds& to) const {
    std::vector<Lane> lanes;
    if (to.isEmpty()) {
        return lanes;
    }
    std::vector<Point> viewers;
    std::ranges::transform(from.samplePoints, std::back_inserter(viewers),
                           [&](std::size_t samplePoint) { return m_grid.samplePoint(samplePoint); });
    std::ranges::copy(from.border, std::back_inserter(viewers));
    SamplePointSight expecting{m_table, m_grid, {}, to.samplePoints};
    if (!to.samplePoints.empty()) {
        expecting.expect(viewers);
    }
    std::mutex adding;
    std::atomic<std::size_t> next = 0;
    onThreads(threadsFor(m_options.threads), [&](unsigned) {
        SamplePointSight sight = expecting;
        for (std::size_t i = next++; i < viewers.size() && !m_stop.stop_requested(); i = next++) {
            Lane lane;
            lane.fromZone = from.zone;
            lane.toZone = to.zone;
            lane.from = viewers[i];
            if (!to.samplePoints.empty()) {
                endAtGridPoint(lane, sight, to.samplePoints);
                if (m_stop.stop_requested()) {
                    return;
                }
            }
            if (i >= from.samplePoints.size()) {
                endAtBorder(lane, to.border);
            }
            if (lane.lengthInches > 0.0) {
                const std::scoped_lock lock{adding};
                lanes.push_back(lane);
            }
            m_steps.finishOne();
        }
    });
    return lanes;
}

std::vector<Lane> LaneSearch::farthestBetween(const LaneEnds& from, const LaneEnds& to) const {
    std::vector<Lane> lanes = farthestFromEach(from, to);
    if (!from.samplePoints.empty() && !to.border.empty()) {
        for (Lane lane : farthestFromEach({to.zone, {}, to.border}, {from.zone, from.samplePoints, {}})) {
            std::swap(lane.from, lane.to);
            std::swap(lane.fromZone, lane.toZone);
            lanes.push_back(lane);
        }
    }
    return lanes;
}

std::vector<Lane> LaneSearch::between(const SidePair& sides) const {
    std::vector<Lane> candidates;
    for (const LaneEnds& from : sides.starts) {
        for (const LaneEnds& to : sides.ends) {
            std::ranges::move(farthestBetween(from, to), std::back_inserter(candidates));
        }
    }
    std::ranges::sort(candidates, isLonger);
    std::vector<Lane> kept;
    const double apart = m_options.apart.inches();
    for (const Lane& lane : candidates) {
        const bool isNear = std::ranges::any_of(kept, [&](const Lane& other) {
            return inchesBetween(lane.from, other.from) <= apart && inchesBetween(lane.to, other.to) <= apart;
        });
        const auto ofTheseZones = std::ranges::count_if(
            kept, [&](const Lane& other) { return other.fromZone == lane.fromZone && other.toZone == lane.toZone; });
        if (!isNear && ofTheseZones < m_options.most) {
            kept.push_back(lane);
        }
    }
    return kept;
}

/// Returns the point of a line through `from` and `to` that is nearest to `place`.
Point abreastOf(Point place, Point from, Point to) {
    const auto [x, y] = to - from;
    const auto [px, py] = place - from;
    const double square = x.inches() * x.inches() + y.inches() * y.inches();
    const double share = square > 0.0 ? (px.inches() * x.inches() + py.inches() * y.inches()) / square : 0.0;
    return {from.x + Length::fromInches(share * x.inches()), from.y + Length::fromInches(share * y.inches())};
}

/// Computes the width of a lane, and where its beam is.
void addBeam(const PreparedTable& table, Lane& lane) {
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
    lane.widthInches = std::max(0.0, verdict.clearanceMillimeters.value_or(0.0)) / 25.4;
    if (verdict.beam && lane.widthInches > 0.0 && verdict.beam->from != verdict.beam->to) {
        lane.beamFrom = abreastOf(lane.from, verdict.beam->from, verdict.beam->to);
        lane.beamTo = abreastOf(lane.to, verdict.beam->from, verdict.beam->to);
    }
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
    const SamplePointGrid grid = laneGrid(scenario.table, options.cell, table.table().rules());
    const auto places = exposedAreas(scenario, grid);
    const auto areas = zoneAreas(places);
    std::vector<std::vector<LaneEnds>> ends;
    std::ranges::transform(areas, std::back_inserter(ends), [&](std::size_t area) {
        return endsIn(scenario, grid, places, area, !areInCells(table.table().rules()));
    });
    std::vector<SidePair> pairs;
    std::size_t viewers = 0;
    std::size_t widths = 0; // at most: how many lanes there are is not known yet
    for (std::size_t i = 0; i < areas.size(); ++i) {
        for (std::size_t j = i + 1; j < areas.size(); ++j) {
            pairs.push_back({ends[i], ends[j]});
            viewers += pairs.back().viewers();
            widths += options.wantWidth ? pairs.back().maxLanes(options) : 0;
        }
    }
    Steps steps{progress, viewers + widths};
    const LaneSearch search{table, grid, options, steps, stop};
    std::vector<Lane> result;
    for (const SidePair& sides : pairs) {
        std::ranges::move(search.between(sides), std::back_inserter(result));
    }
    std::ranges::sort(result, isLonger);
    for (Lane& lane : result) {
        lane.beamFrom = lane.from;
        lane.beamTo = lane.to;
    }
    for (std::size_t i = 0; i < result.size() && options.wantWidth && !stop.stop_requested(); ++i) {
        addBeam(table.table(), result[i]);
        steps.finishUpTo(viewers + widths * (i + 1) / result.size());
    }
    if (!stop.stop_requested()) {
        steps.finishUpTo(viewers + widths);
    }
    return stop.stop_requested() ? std::vector<Lane>{} : result;
}

bool isOpen(const RegionTable& table, const Lane& lane, const std::stop_token& stop) {
    return !isAlongEdge(table.table().scenario().table, lane.from, lane.to) &&
           firstSeen(table, lane.from, {lane.to}, stop).has_value();
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
