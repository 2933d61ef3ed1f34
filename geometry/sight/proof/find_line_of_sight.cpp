#include "geometry/sight/plan/sight.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/resized_sight.h"
#include "geometry/sight/plan/sample_points.h"
#include "geometry/sight/plan/segment_fan.h"
#include "geometry/sight/plan/views.h"
#include "geometry/sight/proof/certificate.h"
#include "geometry/sight/proof/scene_views.h"
#include "geometry/terrain/corridor.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace sightline::geometry {

namespace {

struct Search {
    const TerrainMap& map;
    std::span<const int> active;
    const SightOptions& options;
    SightAnswer& answer;
    bool found = false;

    [[nodiscard]] std::optional<BlockedAt> firstBlockedUnder(const SightLine& line) const {
        if (options.ignoredIfContainingEnd.empty()) {
            return firstHit(line, map, active, options.touch);
        }
        const auto counting =
            detail::withoutContainers(active, options.ignoredIfContainingEnd, map, line.from, line.to);
        return firstHit(line, map, counting, options.touch);
    }

    /// Returns true if the search may stop.
    bool attempt(Point from, Point to, SightStage stage) {
        const SightLine line{from, to};
        return note(line, stage, firstBlockedUnder(line));
    }

    /// Returns true if the search may stop with a line that was tested.
    bool note(const SightLine& line, SightStage stage, const std::optional<BlockedAt>& blocked) {
        if (options.keepAttempts) {
            answer.attempts.push_back({line, stage, blocked});
        }
        if (!blocked && !found) {
            found = true;
            answer.visibility = Visibility::Clear;
            answer.stage = stage;
            answer.line = line;
        }
        return found && !options.keepAttempts;
    }

    bool attemptAll(const std::vector<Point>& from, const std::vector<Point>& to, SightStage stage) {
        if (!options.keepAttempts && options.ignoredIfContainingEnd.empty()) {
            return findFirst(from, to, stage);
        }
        for (const Point a : from) {
            for (const Point b : to) {
                if (attempt(a, b, stage)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Returns true if one of the lines is clear, where nobody asks what blocks those before it.
    bool findFirst(const std::vector<Point>& from, const std::vector<Point>& to, SightStage stage) {
        SegmentFan fan{map, active, options.touch};
        for (const Point a : from) {
            fan.startAt(a);
            for (const Point b : to) {
                if (!fan.isBlocked(b)) {
                    return note({a, b}, stage, {});
                }
            }
        }
        return false;
    }
};

std::vector<Point> joined(const std::vector<Point>& a, Point b) {
    std::vector<Point> result = a;
    result.push_back(b);
    return result;
}

/// Returns a line of stored points exactly through the corners that a touching line passes, if its ends can be stored
/// in the bases.
std::optional<SightLine> lineThroughCorners(const SightLine& line,
                                            const PlacedFootprint& observer,
                                            const PlacedFootprint& target,
                                            const TerrainMap& map,
                                            std::span<const int> active) {
    const detail::Vec way = detail::toVec(line.to, line.from);
    std::vector<Point> corners;
    for (const int blocker : active) {
        for (const detail::Edge& edge : map.data().edges[static_cast<std::size_t>(blocker)]) {
            const detail::Vec p = detail::toVec(edge.from, line.from);
            const detail::Vec q = detail::toVec(edge.to, line.from);
            for (const auto& [vec, point] : {std::pair{p, edge.from}, std::pair{q, edge.to}}) {
                if (std::abs(cross(way, vec)) <= 2 * kContact * norm(way)) {
                    corners.push_back(point);
                }
            }
        }
    }
    if (corners.empty()) {
        return {};
    }
    const auto along = [&](Point p) { return dot(line.from, line.to, p); };
    const auto [first, last] = std::ranges::minmax_element(corners, {}, along);
    const Vector between = *last - *first;
    const std::int64_t common = std::gcd(between.x.nanometers(), between.y.nanometers());
    if (common == 0) {
        return {};
    }
    const Vector step{Length::fromNanometers(between.x.nanometers() / common),
                      Length::fromNanometers(between.y.nanometers() / common)};
    const double stepLength = norm(detail::toVec(*first + step, *first));
    const auto endIn = [&](const PlacedFootprint& base, Point near, int towardsBase) -> std::optional<Point> {
        const detail::Vec offset = detail::toVec(near, *first);
        const detail::Vec unit = (1.0 / stepLength) * detail::toVec(*first + step, *first);
        const auto steps = static_cast<std::int64_t>(std::llround(dot(offset, unit) / stepLength));
        for (int extra = 0; extra < 4; ++extra) {
            const std::int64_t count = steps + towardsBase * extra;
            const Point p = *first + Vector{step.x * count, step.y * count};
            if (contains(base, p)) {
                return p;
            }
        }
        return {};
    };
    const auto from = endIn(observer, line.from, -1);
    const auto to = endIn(target, line.to, +1);
    return from && to ? std::optional{SightLine{*from, *to}} : std::nullopt;
}

/// Returns the beam's middle line, moved by single nanometers if rounding of its ends made it touch a blocker.
SightLine exactWitness(const SightLine& line,
                       const PlacedFootprint& observer,
                       const PlacedFootprint& target,
                       const TerrainMap& map,
                       std::span<const int> active,
                       TouchRule touch) {
    if (!firstHit(line, map, active, touch)) {
        return line;
    }
    if (const auto exact = lineThroughCorners(line, observer, target, map, active);
        exact && !firstHit(*exact, map, active, touch)) {
        return *exact;
    }
    const auto moved = [](Point p, int step) {
        return p + Vector{Length::fromNanometers(step % 3 - 1), Length::fromNanometers(step / 3 % 3 - 1)};
    };
    for (int a = 0; a < 9; ++a) {
        for (int b = 0; b < 9; ++b) {
            const SightLine near{moved(line.from, a), moved(line.to, b)};
            if (!firstHit(near, map, active, touch)) {
                return near;
            }
        }
    }
    return line;
}

using detail::SceneView;
using detail::sceneViews;

struct Found {
    detail::SceneBeam beam;
    std::size_t view = 0;
    bool basesTouch = false;
};

Found widestOver(const std::vector<SceneView>& views, const detail::BeamSearch& search, const std::stop_token& stop) {
    Found best;
    best.beam.beam.width = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < views.size(); ++i) {
        if (views[i].scene.basesTouch) {
            return {{}, i, true};
        }
        detail::BeamSearch next = search;
        next.least = std::max(search.least, best.beam.beam.width);
        const detail::SceneBeam beam = widestBeam(views[i].scene, next, stop);
        if (i == 0 || beam.beam.width > detail::worthwhileBeyond(best.beam.beam.width)) {
            best = {beam, i, false};
        }
        if (best.beam.beam.width > search.enough) {
            break;
        }
    }
    return best;
}

bool isClear(const Found& found, const std::vector<SceneView>& views, const TerrainMap& map, TouchRule touch) {
    const double width = found.beam.beam.width;
    const SceneView& view = views[found.view];
    return found.basesTouch || width > kConstructionError ||
           (std::abs(width) <= kConstructionError && touch == TouchRule::Clear &&
            restsOnTouch(view.scene, found.beam, map, view.active));
}

constexpr double kUnlimited = std::numeric_limits<double>::infinity();
constexpr detail::BeamSearch kVerdictOnly{kConstructionError, -kConstructionError};
constexpr detail::BeamSearch kWidest{kUnlimited, -kUnlimited};

/// Returns the line with its ends moved further into their regions until the active pieces leave it clear, because
/// rounding may have placed an end on the border of the piece that contains it.
SightLine reachingIn(const SceneView& view, const Search& search, const SightLine& line) {
    if (!search.firstBlockedUnder(line)) {
        return line;
    }
    const detail::Vec way = detail::toVec(line.to, line.from);
    const detail::Vec unit = (1.0 / norm(way)) * way;
    constexpr std::array kSteps{0.0, 10.0, 100.0, 1e3, 1e4, 1e5, 1e6, 1e7};
    for (const double back : kSteps) {
        const Point from = detail::toPoint(-back * unit, line.from);
        for (const double on : kSteps) {
            const SightLine longer{from, detail::toPoint(on * unit, line.to)};
            if (contains(view.observer, longer.from) && contains(view.target, longer.to) &&
                !search.firstBlockedUnder(longer)) {
                return longer;
            }
        }
    }
    return line;
}

/// True for a base that stands for a single position: at it the fast verdict, which keeps some nanometers from borders,
/// finds no lines, and takes longer than the exact search to find that out.
bool isPlace(const PlacedFootprint& placed) {
    const auto* round = std::get_if<RoundBase>(&placed.footprint.shape());
    return round && round->diameter <= Length::fromNanometers(1);
}

} // namespace

SightAnswer findLineOfSight(const PlacedFootprint& observer,
                            const PlacedFootprint& target,
                            const TerrainMap& map,
                            std::span<const int> activeBlockers,
                            const SightOptions& options,
                            std::stop_token stop) {
    SightAnswer answer;
    const Point centerA = centerPoint(observer);
    const Point centerB = centerPoint(target);
    answer.line = {centerA, centerB};
    const Nearest nearest = nearestPoints(observer, target);
    if (nearest.gapMillimeters == 0.0) {
        answer.visibility = Visibility::Clear;
        answer.stage = options.method == SightMethod::Exact ? SightStage::Exact : SightStage::Center;
        answer.line = {nearest.onFirst, nearest.onSecond};
        answer.basesTouch = true;
        return answer;
    }
    const std::vector<int> active = detail::inCorridor(map, observer, target, activeBlockers);
    answer.visibility = Visibility::NoLineFound;
    answer.stage = SightStage::Center;

    Search search{map, active, options, answer};
    answer.blockedAt = search.firstBlockedUnder(answer.line);
    bool done = search.note(answer.line, SightStage::Center, answer.blockedAt);
    const bool isBare = !options.wantClearance && !options.wantShares;
    SightLine seenAtOnce;
    FilteredVerdict atOnce = FilteredVerdict::Uncertain;
    const auto isBlockedAtOnce = [&] {
        if (options.method == SightMethod::Exact && !options.keepAttempts && !search.found) {
            atOnce = detail::sightBetweenResized(SightBase{observer}, SightBase{target}, map, active,
                                                 options.ignoredIfContainingEnd, &seenAtOnce);
        }
        if (atOnce == FilteredVerdict::Blocked && isBare) {
            answer.visibility = Visibility::Blocked;
            answer.stage = SightStage::Exact;
        }
        return answer.visibility == Visibility::Blocked;
    };
    const bool isOfPlace = isBare && (isPlace(observer) || isPlace(target));
    if (!isOfPlace && isBlockedAtOnce()) {
        return answer;
    }
    // A fast proof that no line exists makes the samples unnecessary.
    if (!done && atOnce != FilteredVerdict::Blocked && options.method != SightMethod::Center) {
        SightStage last = SightStage::Center;
        if (triesEdges(observer, target, options.samples)) {
            const auto edgeA = edgePoints(observer);
            const auto edgeB = edgePoints(target);
            done = search.attemptAll({centerA}, edgeB, SightStage::Edge) ||
                   search.attemptAll(edgeA, joined(edgeB, centerB), SightStage::Edge);
            last = SightStage::Edge;
        }
        if (!done && triesRing(observer, target, options.samples)) {
            const int count = circumferenceCount(observer, target, nearest.gap, options.samples);
            search.attemptAll(circumferencePoints(observer, count), circumferencePoints(target, count),
                              SightStage::Circumference);
            last = SightStage::Circumference;
        }
        if (!search.found) {
            answer.stage = last;
        }
    }
    if (options.method != SightMethod::Exact || stop.stop_requested() || (search.found && !options.wantClearance)) {
        return answer;
    }

    if (isBare && atOnce == FilteredVerdict::Clear && !search.firstBlockedUnder(seenAtOnce)) {
        answer.visibility = Visibility::Clear;
        answer.stage = SightStage::Exact;
        answer.line = seenAtOnce;
        return answer;
    }

    const auto [views, areAll] = sceneViews(observer, target, map, active, options);
    const Found found = widestOver(views, options.wantClearance ? kWidest : kVerdictOnly, stop);
    if (stop.stop_requested()) {
        return answer;
    }
    const double width = found.beam.beam.width;
    if (options.wantClearance) {
        const bool touching = std::abs(width) <= kConstructionError;
        // Rounded to the nanometer, the accuracy of the search.
        const double nanometers = touching || (search.found && width < 0) ? 0.0 : std::round(width);
        answer.clearanceMillimeters = nanometers == 0.0 ? 0.0 : nanometers / 1e6;
    }
    if (search.found || isClear(found, views, map, options.touch)) {
        const SceneView& view = views[found.view];
        const SightLine beam = reachingIn(view, search,
                                          exactWitness(midlineOf(view.scene, found.beam), view.observer, view.target,
                                                       map, view.active, options.touch));
        if (options.wantClearance) {
            answer.beam = beam;
        }
        if (!search.found) {
            answer.visibility = Visibility::Clear;
            answer.stage = SightStage::Exact;
            answer.line = beam;
        }
        return answer;
    }
    if (!areAll) {
        std::vector<SceneView> bound;
        bound.push_back(detail::viewWithoutContainers(observer, target, map, active, options));
        if (isClear(widestOver(bound, kVerdictOnly, stop), bound, map, options.touch)) {
            answer.clearanceMillimeters.reset();
            return answer; // no proof
        }
    }
    answer.visibility = Visibility::Blocked;
    answer.stage = SightStage::Exact;
    if (options.wantShares) {
        const SceneView& view = views[found.view];
        answer.blockedBy = blockerShares(view.scene, map, view.active, options.touch);
    }
    return answer;
}

bool seesWhenResized(const PlacedFootprint& observer,
                     const PlacedFootprint& target,
                     const TerrainMap& map,
                     std::span<const int> activeBlockers,
                     Length growth,
                     const SightOptions& options,
                     std::stop_token stop) {
    // A line of the grown bases leaves the corridor of the original bases by at most the growth.
    std::vector<int> active{activeBlockers.begin(), activeBlockers.end()};
    if (growth <= Length{}) {
        active = detail::inCorridor(map, observer, target, activeBlockers);
    } else {
        const Box a = boundsOf(observer);
        const Box b = boundsOf(target);
        const Box around{{std::min(a.low.x, b.low.x) - growth, std::min(a.low.y, b.low.y) - growth},
                         {std::max(a.high.x, b.high.x) + growth, std::max(a.high.y, b.high.y) + growth}};
        const std::vector<int> near = map.inBox(around);
        active.clear();
        std::ranges::set_intersection(near, activeBlockers, std::back_inserter(active));
    }
    if (const auto known =
            detail::seesWhenResizedAtOnce(observer, target, map, active, growth, options.ignoredIfContainingEnd)) {
        return *known;
    }
    const std::vector<SceneView> views = sceneViews(observer, target, map, active, options, growth).list;
    return isClear(widestOver(views, kVerdictOnly, stop), views, map, options.touch);
}

} // namespace sightline::geometry
