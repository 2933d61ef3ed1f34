#include "geometry/sight/sight.h"

#include "geometry/distance.h"
#include "geometry/sight/sample_points.h"

#include <algorithm>

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

} // namespace

SightAnswer lookAt(const PlacedFootprint& observer, const PlacedFootprint& target, const TerrainMap& map,
                   std::span<const int> activeBlockers, const SightOptions& options, std::stop_token) {
    SightAnswer answer;
    const Point centreA = centrePoint(observer);
    const Point centreB = centrePoint(target);
    answer.line = {centreA, centreB};
    if (overlapOrTouch(observer, target)) {
        const Nearest nearest = nearestPoints(observer, target);
        answer.visibility = Visibility::Clear;
        answer.stage = SightStage::Centre;
        answer.line = {nearest.onFirst, nearest.onSecond};
        answer.basesTouch = true;
        return answer;
    }
    const std::vector<int> corridor = map.inCorridor(observer, target);
    std::vector<int> active;
    std::ranges::set_intersection(corridor, activeBlockers, std::back_inserter(active));
    answer.blockedAt = firstBlocked(answer.line, map, active, options.touch);
    answer.visibility = Visibility::NoLineFound;

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
    }
    return answer;
}

} // namespace sightline::geometry
