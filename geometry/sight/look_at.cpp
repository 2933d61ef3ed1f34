#include "geometry/sight/sight.h"

#include "geometry/distance.h"
#include "geometry/sight/certificate.h"
#include "geometry/sight/sample_points.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <limits>

namespace sightline::geometry {

namespace {

struct Search {
    const TerrainMap& map;
    std::span<const int> active;
    const SightOptions& options;
    SightAnswer& answer;
    bool found = false;

    /// Returns true when the search may stop.
    bool attempt(Point from, Point to, SightStage stage) {
        const SightLine line{from, to};
        const auto blocked = firstBlocked(line, map, active, options.touch);
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
        for (const Point a : from) {
            for (const Point b : to) {
                if (attempt(a, b, stage)) {
                    return true;
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

/// The beam's middle line, moved by single nanometres if rounding its ends made it touch what it passes.
SightLine exactWitness(const SightLine& line, const TerrainMap& map, std::span<const int> active, TouchRule touch) {
    const auto moved = [](Point p, int step) {
        return p + Vector{Length::fromNanometers(step % 3 - 1), Length::fromNanometers(step / 3 % 3 - 1)};
    };
    if (!firstBlocked(line, map, active, touch)) {
        return line;
    }
    for (int a = 0; a < 9; ++a) {
        for (int b = 0; b < 9; ++b) {
            const SightLine near{moved(line.from, a), moved(line.to, b)};
            if (!firstBlocked(near, map, active, touch)) {
                return near;
            }
        }
    }
    return line;
}

} // namespace

SightAnswer lookAt(const PlacedFootprint& observer, const PlacedFootprint& target, const TerrainMap& map,
                   std::span<const int> activeBlockers, const SightOptions& options, std::stop_token stop) {
    SightAnswer answer;
    const Point centreA = centrePoint(observer);
    const Point centreB = centrePoint(target);
    answer.line = {centreA, centreB};
    const Nearest nearest = nearestPoints(observer, target);
    if (nearest.gapMillimeters == 0.0) {
        answer.visibility = Visibility::Clear;
        answer.stage = options.method == SightMethod::Exact ? SightStage::Exact : SightStage::Centre;
        answer.line = {nearest.onFirst, nearest.onSecond};
        answer.basesTouch = true;
        return answer;
    }
    const std::vector<int> corridor = map.inCorridor(observer, target);
    std::vector<int> active;
    std::ranges::set_intersection(corridor, activeBlockers, std::back_inserter(active));
    answer.blockedAt = firstBlocked(answer.line, map, active, options.touch);
    answer.visibility = Visibility::NoLineFound;
    answer.stage = SightStage::Centre;

    Search search{map, active, options, answer};
    bool done = search.attempt(centreA, centreB, SightStage::Centre);
    if (!done && options.method != SightMethod::Centre) {
        const auto edgeA = edgePoints(observer);
        const auto edgeB = edgePoints(target);
        done = search.attemptAll({centreA}, edgeB, SightStage::Edge) ||
               search.attemptAll(edgeA, joined(edgeB, centreB), SightStage::Edge);
        if (!done) {
            const int count = circumferenceCount(observer, target, options.samples);
            search.attemptAll(circumferencePoints(observer, count), circumferencePoints(target, count),
                              SightStage::Circumference);
        }
        if (!search.found) {
            answer.stage = SightStage::Circumference;
        }
    }
    if (options.method != SightMethod::Exact || stop.stop_requested() || (search.found && !options.wantClearance)) {
        return answer;
    }

    const auto scene = detail::SightScene::make(observer, target, map, active);
    constexpr double kUnlimited = std::numeric_limits<double>::infinity();
    const detail::BeamSearch wanted = options.wantClearance
                                          ? detail::BeamSearch{kUnlimited, -kUnlimited}
                                          : detail::BeamSearch{kConstructionError, -kConstructionError};
    const detail::SceneBeam found = widestBeam(scene, wanted, stop);
    if (stop.stop_requested()) {
        return answer;
    }
    const double width = found.beam.width;
    const bool touching = std::abs(width) <= kConstructionError;
    const bool clear = search.found || width > kConstructionError ||
                       (touching && options.touch == TouchRule::Clear && restsOnTouch(scene, found, map, active));
    if (options.wantClearance) {
        answer.clearanceMillimeters = touching || (search.found && width < 0) ? 0.0 : width / 1e6;
    }
    if (clear) {
        const SightLine beam = exactWitness(middleLine(scene, found), map, active, options.touch);
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
    answer.visibility = Visibility::Blocked;
    answer.stage = SightStage::Exact;
    if (options.wantShares) {
        answer.blockedBy = blockerShares(detail::SightScene::make(observer, target, map, active, 0.0, true));
    }
    return answer;
}

} // namespace sightline::geometry
