#include "scenarios/analysis/influence.h"

#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "geometry/shapes/distance.h"
#include "scenarios/analysis/fairness_comparison.h"
#include "scenarios/analysis/heat_map.h"
#include "scenarios/analysis/interim_change.h"
#include "scenarios/analysis/lanes.h"
#include "scenarios/base/parallel.h"
#include "scenarios/edits/edits.h"
#include "scenarios/model/assemblies.h"
#include "scenarios/model/box_center.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <mutex>
#include <numbers>
#include <tuple>
#include <utility>

namespace sightline::scenarios {

using geometry::Angle;
using geometry::Box;
using geometry::Length;
using geometry::Point;
using geometry::Vector;

namespace {

constexpr int kNudges = 8;
constexpr double kShiftStep = 0.5;
constexpr int kShiftSteps = 12;
constexpr int kShiftDirections = 16;
constexpr double kTurnStep = 5.0;
constexpr int kTurnSteps = 9;
constexpr double kDegreesForAnInch = 15.0;
constexpr double kAdditionEffort = 100.0;
/// A change that gains less, in inches or square inches, comes no closer to a goal.
constexpr double kMinGain = 0.1;
/// A change that makes the difference between the sides smaller by less, a share, comes no closer either.
constexpr double kMinGainOfSides = 0.001;
/// The part of the measuring of a table that the search for its lanes takes, 0 to 1.
constexpr double kLanePart = 0.8;
/// The rounding, in square inches, of overlaps that are compared.
constexpr double kOverlap = 1e-3;

/// How far a table is from a goal.
struct GoalGap {
    double laneInches = 0.0;       ///< by which the longest lane is too long
    double areaSquareInches = 0.0; ///< that is missing; not measured while the lane is too long
    double sideDifference = 0.0;   ///< that is too much, a share; not measured while anything else is missing
    LayoutGoal reached;            ///< what the table meets of the goal
    [[nodiscard]] bool isMet() const { return laneInches <= 0.0 && areaSquareInches <= 0.0 && sideDifference <= 0.0; }
    [[nodiscard]] std::tuple<double, double, double> size() const {
        return {laneInches, areaSquareInches, sideDifference};
    }
};

/// Which goals are measured: in their order up to one that is not met, or all.
enum class Measured { UntilUnmet, All };

/// `known`: the longest lanes of the table, if they are known.
GoalGap gapOf(const PreparedTable& table,
              const LayoutGoal& goal,
              Length cell,
              int threads,
              const std::stop_token& stop,
              const std::vector<Lane>* known = nullptr,
              Measured measured = Measured::UntilUnmet,
              const RegionProgress& progress = {}) {
    const RegionTable regions{terrainOf(table)};
    GoalGap gap;
    gap.reached.move = goal.move;
    if (goal.longestLaneInches) {
        LaneOptions options;
        options.cell = cell;
        options.most = 1;
        options.wantWidth = false;
        options.threads = threads;
        const auto lanes = known != nullptr ? *known : longestLanes(regions, options, {}, stop);
        const double longest = lanes.empty() ? 0.0 : lanes.front().lengthInches;
        gap.reached.longestLaneInches = longest;
        if (longest > *goal.longestLaneInches) {
            gap.laneInches = longest - *goal.longestLaneInches;
            if (measured == Measured::UntilUnmet) {
                return gap;
            }
        }
    }
    if (goal.safeAreaSquareInches) {
        ExposureQuestion question;
        question.cell = cell;
        question.fromObjectives = false;
        question.fromParts = false;
        question.wantTable = false;
        const ExposureTable exposures = exposureTable(regions, question, progress, threads, stop);
        for (const std::size_t zoneArea : zoneAreas(exposures.places)) {
            if (exposures.seenByEnemies[zoneArea]) {
                const double safe = safeSquareInches(exposures, zoneArea);
                gap.reached.safeAreaSquareInches = std::min(safe, gap.reached.safeAreaSquareInches.value_or(safe));
                gap.areaSquareInches = std::max(gap.areaSquareInches, *goal.safeAreaSquareInches - safe);
            }
        }
        if (gap.areaSquareInches > 0.0 && measured == Measured::UntilUnmet) {
            return gap;
        }
    }
    if (goal.sideDifference) {
        FairnessOptions options;
        options.cell = cell;
        options.move = goal.move;
        options.trials = 0;
        options.threads = threads;
        const FairnessStudy study = fairnessOf(table, options, progress, stop);
        const double difference = study.sides.size() < 2 ? 0.0 : unevennessOf(study).asPlaced;
        gap.reached.sideDifference = difference;
        gap.sideDifference = std::max(0.0, difference - *goal.sideDifference);
    }
    return gap;
}

/// Returns the gap that a change must at least undercut, to come closer to a goal than the table as it is.
GoalGap undercut(GoalGap gap) {
    if (gap.laneInches > 0.0) {
        gap.laneInches = std::max(0.0, gap.laneInches - kMinGain);
    } else if (gap.areaSquareInches > 0.0) {
        gap.areaSquareInches = std::max(0.0, gap.areaSquareInches - kMinGain);
    } else {
        gap.sideDifference = std::max(0.0, gap.sideDifference - kMinGainOfSides);
    }
    return gap;
}

/// Tells the progress of a search for a change; thread-safe.
class SearchProgress {
public:
    explicit SearchProgress(const RegionProgress& progress) : m_progress{progress} {}

    /// Sets the number of changes.
    void setChanges(std::size_t changes) { m_changes = static_cast<int>(changes); }
    /// Returns the progress of one part of measuring the table: from `from` to `to` of it, 0 to 1.
    [[nodiscard]] RegionProgress measuring(double from, double to) {
        return [this, from, to](int done, int all) {
            const double share = from + (to - from) * done / std::max(all, 1);
            tell(static_cast<int>(share * kMeasuringChanges * kStepsOfAChange));
        };
    }
    /// Counts one more change.
    void countOne() {
        const int tried = ++m_tried;
        tell((kMeasuringChanges + tried) * kStepsOfAChange);
    }

private:
    void tell(int done) {
        const std::scoped_lock lock{m_telling};
        if (m_progress && done > m_told) {
            m_told = done;
            m_progress(done, (kMeasuringChanges + m_changes) * kStepsOfAChange);
        }
    }

    const RegionProgress& m_progress;
    std::mutex m_telling;
    std::atomic<int> m_tried = 0;
    int m_changes = 0;
    int m_told = 0;
};

Vector shift(int way, int ways, double inches) {
    const double angle = 2.0 * std::numbers::pi * way / ways;
    return {Length::fromInches(inches * std::cos(angle)), Length::fromInches(inches * std::sin(angle))};
}

std::vector<AnyId> idsOf(const std::vector<PieceId>& pieces) { return {pieces.begin(), pieces.end()}; }

bool isOnTable(const Scenario& scenario, std::span<const AnyId> ids) {
    const Box box = boundsOf(scenario, ids);
    return box.low.x >= Length{} && box.low.y >= Length{} && box.high.x <= scenario.table.width &&
           box.high.y <= scenario.table.height;
}

/// Returns the outline of a piece with an area as a region; the empty region for a wall.
geometry::PolygonSet regionOf(const Piece& piece) {
    if (piece.isWall()) {
        return {};
    }
    return geometry::unite(ringsOf(std::get<geometry::Polygon>(piece.outline)));
}

bool doBoxesMeet(const Box& a, const Box& b) {
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}

Box boxOf(const Scenario& scenario, const PieceId& piece) {
    const std::array<AnyId, 1> ids{AnyId{piece}};
    return boundsOf(scenario, ids);
}

/// Returns the area, in square inches, of what the pieces cover of the others.
double overlapOf(const Scenario& scenario, const std::vector<PieceId>& pieces) {
    double area = 0.0;
    for (const PieceId& id : pieces) {
        const Box box = boxOf(scenario, id);
        const geometry::PolygonSet own = regionOf(*scenario.piece(id));
        for (const Piece& other : scenario.terrain) {
            if (std::ranges::find(pieces, other.id) == pieces.end() && doBoxesMeet(box, boxOf(scenario, other.id))) {
                area += intersect(own, ringsOf(regionOf(other))).areaSquareInches();
            }
        }
    }
    return area;
}

/// Returns the objects of the table, in the order of the file, each without the pieces that lie apart from its others:
/// these are objects of their own, so that a change never swings what lies elsewhere on the table.
std::vector<std::vector<PieceId>> movableObjects(const Scenario& scenario) {
    std::vector<std::vector<PieceId>> movable;
    for (std::vector<PieceId> rest : tableObjectsOf(scenario)) {
        while (!rest.empty()) {
            std::vector<PieceId> together{rest.front()};
            rest.erase(rest.begin());
            for (std::size_t i = 0; i < together.size(); ++i) {
                const Box box = boxOf(scenario, together[i]);
                const auto meets = [&](const PieceId& other) { return doBoxesMeet(box, boxOf(scenario, other)); };
                std::ranges::copy_if(rest, std::back_inserter(together), meets);
                std::erase_if(rest, meets);
            }
            movable.push_back(std::move(together));
        }
    }
    return movable;
}

/// Returns the objects whose boxes overlap that of `own`.
std::vector<std::size_t>
meeting(const Scenario& scenario, const std::vector<std::vector<PieceId>>& objects, std::size_t own) {
    const Box box = boundsOf(scenario, idsOf(objects[own]));
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const Box other = boundsOf(scenario, idsOf(objects[i]));
        if (i != own && box.low.x < other.high.x && other.low.x < box.high.x && box.low.y < other.high.y &&
            other.low.y < box.high.y) {
            result.push_back(i);
        }
    }
    return result;
}

struct Change {
    LayoutSuggestion::Kind kind;
    double effort;
    std::size_t object;
    Vector by = {};
    Angle turn = {};
    Point at = {};
};

std::vector<Change>
changesOf(const Scenario& scenario, const std::vector<std::vector<PieceId>>& objects, const std::vector<Lane>& lanes) {
    std::vector<Change> changes;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const bool isLocked = std::ranges::any_of(objects[i], [&](const PieceId& id) {
            const Piece* piece = scenario.piece(id);
            return piece == nullptr || piece->locked;
        });
        if (isLocked) {
            continue;
        }
        for (int step = 1; step <= kShiftSteps; ++step) {
            for (int way = 0; way < kShiftDirections; ++way) {
                changes.push_back({LayoutSuggestion::Kind::Shift, kShiftStep * step, i,
                                   shift(way, kShiftDirections, kShiftStep * step)});
            }
        }
        for (int step = 1; step <= kTurnSteps; ++step) {
            for (const double sign : {1.0, -1.0}) {
                changes.push_back({LayoutSuggestion::Kind::Turn,
                                   kTurnStep * step / kDegreesForAnInch,
                                   i,
                                   {},
                                   Angle::fromDegrees(sign * kTurnStep * step)});
            }
        }
    }
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const auto [x, y] = lanes[i].to - lanes[i].from;
        for (const double share : {0.5, 0.4, 0.6, 0.3, 0.7}) {
            const Point at{lanes[i].from.x + Length::fromInches(share * x.inches()),
                           lanes[i].from.y + Length::fromInches(share * y.inches())};
            const double across = std::atan2(y.inches(), x.inches()) * 180.0 / std::numbers::pi + 90.0;
            changes.push_back({LayoutSuggestion::Kind::Add,
                               kAdditionEffort + static_cast<double>(i),
                               0,
                               {},
                               Angle::fromDegrees(across),
                               at});
        }
    }
    std::ranges::stable_sort(changes, {}, &Change::effort);
    return changes;
}

Piece blockAt(const Scenario& scenario, Point at, Angle along) {
    Piece piece;
    for (int number = 1; piece.id.value.isEmpty() || scenario.piece(piece.id) != nullptr; ++number) {
        piece.id = {QStringLiteral("added-%1").arg(number)};
    }
    piece.name = QStringLiteral("Added block");
    piece.height = Length::fromInches(5);
    const double c = along.cosine();
    const double s = along.sine();
    geometry::Ring ring;
    for (const auto& [x, y] : {std::pair{-3.0, -0.5}, {3.0, -0.5}, {3.0, 0.5}, {-3.0, 0.5}}) {
        ring.push_back({at.x + Length::fromInches(x * c - y * s), at.y + Length::fromInches(x * s + y * c)});
    }
    piece.outline = geometry::Polygon::fromVertices(ring).value();
    return piece;
}

/// Returns std::nullopt if the change is impossible on this table.
std::optional<LayoutSuggestion>
changed(const Scenario& scenario, const std::vector<std::vector<PieceId>>& objects, const Change& change) {
    LayoutSuggestion result{change.kind, {}, change.by, change.turn, {}, scenario};
    if (change.kind == LayoutSuggestion::Kind::Add) {
        result.addition = blockAt(scenario, change.at, change.turn);
        result.piece = result.addition->id;
        result.moved = {result.piece};
        result.scenario = withPieceAdded(std::move(result.scenario), *result.addition);
        const std::array<AnyId, 1> ids{AnyId{result.piece}};
        return isOnTable(result.scenario, ids) ? std::optional{std::move(result)} : std::nullopt;
    }
    const auto ids = idsOf(objects[change.object]);
    result.piece = objects[change.object].front();
    result.moved = objects[change.object];
    result.scenario =
        change.kind == LayoutSuggestion::Kind::Shift
            ? withMoved(std::move(result.scenario), ids, change.by)
            : withTurned(std::move(result.scenario), ids, centerPointOf(boundsOf(scenario, ids)), change.turn);
    const auto before = meeting(scenario, objects, change.object);
    const auto after = meeting(result.scenario, objects, change.object);
    const bool isPossible = isOnTable(result.scenario, ids) && std::ranges::includes(before, after) &&
                            overlapOf(result.scenario, result.moved) <= overlapOf(scenario, result.moved) + kOverlap;
    return isPossible ? std::optional{std::move(result)} : std::nullopt;
}

/// True if one of the lanes that is longer than `inches` is open on the table. Tells without a search for others that a
/// change comes no closer to a goal than a known one.
bool leavesOpen(const PreparedTable& table,
                const std::vector<Lane>& lanes,
                double inches,
                const std::stop_token& stop) {
    const RegionTable regions{terrainOf(table)};
    return std::ranges::any_of(
        lanes, [&](const Lane& lane) { return lane.lengthInches > inches && isOpen(regions, lane, stop); });
}

} // namespace

double clearBetweenZones(const PreparedTable& table, Length cell, int threads, const std::stop_token& stop) {
    const RegionTable regions{terrainOf(table)};
    const Table& size = table.scenario().table;
    const geometry::SamplePointGrid grid{{{}, {size.width, size.height}}, cell};
    const auto places = exposedAreas(table.scenario(), grid);
    const auto areas = zoneAreas(places);
    double lines = 0.0;
    double clear = 0.0;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        // Lines are symmetric, so each pair of sides is evaluated once.
        HeatQuestion heat;
        heat.look.cell = cell;
        std::vector<std::size_t> ends;
        for (std::size_t j = i + 1; j < areas.size(); ++j) {
            std::ranges::copy(places[areas[j]].samplePoints, std::back_inserter(ends));
        }
        if (ends.empty()) {
            continue;
        }
        std::ranges::sort(ends);
        std::ranges::unique_copy(ends, std::back_inserter(heat.wanted));
        for (const std::size_t samplePoint : places[areas[i]].samplePoints) {
            heat.look.samplePoints.push_back(grid.samplePoint(samplePoint));
        }
        const HeatMap map = heatMap(regions, heat, {}, threads, stop);
        for (const std::size_t samplePoint : ends) {
            lines += map.viewers;
            clear += map.counts[samplePoint];
        }
    }
    return lines > 0.0 ? clear / lines : 0.0;
}

std::vector<PieceInfluence> influences(
    const PreparedTable& table, Length cell, const RegionProgress& progress, int threads, const std::stop_token& stop) {
    const Scenario& scenario = table.scenario();
    const auto objects = tableObjectsOf(scenario);
    const double asPlaced = clearBetweenZones(table, cell, threads, stop);
    std::vector<PieceInfluence> result(objects.size());
    std::atomic<std::size_t> next = 0;
    std::mutex telling;
    int done = 0;
    onThreads(threadsFor(threads), [&](unsigned) {
        for (std::size_t i = next++; i < objects.size() && !stop.stop_requested(); i = next++) {
            const auto ids = idsOf(objects[i]);
            const auto change = [&](const Scenario& other) {
                return clearBetweenZones(PreparedTable{other, table.rules()}, cell, 1, stop) - asPlaced;
            };
            PieceInfluence one{objects[i].front(), change(withRemoved(scenario, ids))};
            for (int way = 0; way < kNudges; ++way) {
                const double nudged = change(withMoved(scenario, ids, shift(way, kNudges, kNudge.inches())));
                one.nudged = std::abs(nudged) > std::abs(one.nudged) ? nudged : one.nudged;
            }
            result[i] = one;
            if (progress) {
                const std::scoped_lock lock{telling};
                progress(++done, static_cast<int>(objects.size()));
            }
        }
    });
    if (stop.stop_requested()) {
        return {};
    }
    std::ranges::stable_sort(result, std::ranges::greater{},
                             [](const PieceInfluence& one) { return std::abs(one.removed); });
    return result;
}

bool meetsGoal(
    const PreparedTable& table, const LayoutGoal& goal, Length cell, int threads, const std::stop_token& stop) {
    return gapOf(table, goal, cell, threads, stop).isMet() && !stop.stop_requested();
}

std::optional<LayoutSuggestion> suggestChange(const PreparedTable& table,
                                              const LayoutGoal& goal,
                                              Length cell,
                                              const RegionProgress& progress,
                                              const std::stop_token& stop,
                                              ClosestChange* closest) {
    return suggestChangeWithInterim(table, goal, cell, {}, progress, stop, closest);
}

bool isReached(const LayoutGoal& goal, const LayoutGoal& reached) {
    return (!goal.longestLaneInches || reached.longestLaneInches.value_or(0.0) <= *goal.longestLaneInches) &&
           (!goal.safeAreaSquareInches ||
            reached.safeAreaSquareInches.value_or(*goal.safeAreaSquareInches) >= *goal.safeAreaSquareInches) &&
           (!goal.sideDifference || reached.sideDifference.value_or(0.0) <= *goal.sideDifference);
}

std::optional<LayoutSuggestion> suggestChangeWithInterim(const PreparedTable& table,
                                                         const LayoutGoal& goal,
                                                         Length cell,
                                                         const InterimChange& interim,
                                                         const RegionProgress& progress,
                                                         const std::stop_token& stop,
                                                         ClosestChange* closest) {
    const Scenario& scenario = table.scenario();
    LaneOptions options;
    options.cell = cell;
    options.wantWidth = false;
    const auto objects = movableObjects(scenario);
    SearchProgress steps{progress};
    steps.setChanges(changesOf(scenario, objects, {}).size()); // blocks across lanes, which come to it, are few
    const auto lanes = longestLanes(RegionTable{terrainOf(table)}, options, steps.measuring(0.0, kLanePart), stop);
    const GoalGap before =
        gapOf(table, goal, cell, 0, stop, &lanes, Measured::UntilUnmet, steps.measuring(kLanePart, 1.0));
    if (before.isMet() && !stop.stop_requested()) {
        return LayoutSuggestion{LayoutSuggestion::Kind::Nothing, {}, {}, {}, {}, scenario};
    }
    const auto changes = changesOf(scenario, objects, lanes);
    steps.setChanges(changes.size());
    // The first change in the order of effort that meets the goal, regardless of which thread finds one first.
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> best = changes.size();
    // The one with the smallest gap, and the first of equals: what is known when the search is stopped.
    std::size_t nearest = changes.size();
    GoalGap nearestGap = undercut(before);
    std::mutex comparing;
    onThreads(threadsFor(0), [&](unsigned) {
        for (std::size_t i = next++; i < best && !stop.stop_requested(); i = next++) {
            const auto suggestion = changed(scenario, objects, changes[i]);
            std::optional<GoalGap> gap;
            if (suggestion) {
                const PreparedTable after{suggestion->scenario, table.rules()};
                const auto smallest = [&] {
                    const std::scoped_lock lock{comparing};
                    return nearestGap.laneInches;
                }();
                if (!goal.longestLaneInches || !leavesOpen(after, lanes, *goal.longestLaneInches + smallest, stop)) {
                    gap = gapOf(after, goal, cell, 1, stop);
                }
            }
            if (gap && !stop.stop_requested()) {
                if (gap->isMet()) {
                    std::size_t known = best;
                    while (i < known && !best.compare_exchange_weak(known, i)) {
                    }
                }
                const std::scoped_lock lock{comparing};
                const bool isEqual = (nearest < changes.size() || gap->isMet()) && gap->size() == nearestGap.size();
                if (gap->size() < nearestGap.size() || (isEqual && i < nearest)) {
                    nearest = i;
                    nearestGap = *gap;
                    if (interim) {
                        interim({*suggestion, before.reached, gap->reached});
                    }
                }
            }
            steps.countOne();
        }
    });
    if (!stop.stop_requested() && best < changes.size()) {
        auto suggestion = changed(scenario, objects, changes[best]);
        if (closest != nullptr) {
            const LayoutGoal asItIs = gapOf(table, goal, cell, 0, stop, &lanes, Measured::All).reached;
            *closest = {suggestion, asItIs, nearestGap.reached};
        }
        return suggestion;
    }
    if (closest != nullptr && nearest < changes.size()) {
        *closest = {changed(scenario, objects, changes[nearest]), before.reached, nearestGap.reached};
    }
    return std::nullopt;
}

} // namespace sightline::scenarios
