#include "tests/benchmarks/peers/sample_lines.h"

#include "geometry/sight/sample_points.h"

#include <algorithm>

namespace sightline::benchmarks {

using namespace sightline::geometry;

namespace {

bool isInAPiece(Point p, std::span<const Blocker> blockers) {
    return std::ranges::any_of(blockers, [&](const Blocker& blocker) {
        const auto* polygon = std::get_if<Polygon>(&blocker.outline);
        return polygon && polygon->containsInside(p);
    });
}

} // namespace

Spot toSpot(Point p) { return {p.x.millimeters(), p.y.millimeters()}; }

SampleSpots sampleSpotsOf(const PlacedFootprint& base, std::span<const Blocker> blockers) {
    const auto spots = [&](const std::vector<Point>& points) {
        std::vector<Spot> result;
        for (const Point p : points) {
            if (!isInAPiece(p, blockers)) {
                result.push_back(toSpot(p));
            }
        }
        return result;
    };
    return {spots({centerPoint(base)}), spots(edgePoints(base)), spots(circumferencePoints(base, 8))};
}

SampledBoard::SampledBoard(const BenchBoard& board) {
    const auto sample = [&](const PlacedFootprint& base) { return sampleSpotsOf(base, board.blockers); };
    std::ranges::transform(board.observers, std::back_inserter(observers), sample);
    std::ranges::transform(board.targets, std::back_inserter(targets), sample);
}

std::vector<EdgeSpots> edgeSpotsOf(const Blocker& blocker) {
    std::vector<EdgeSpots> edges;
    const auto addRing = [&](const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            edges.push_back({toSpot(ring[i]), toSpot(ring[(i + 1) % ring.size()])});
        }
    };
    if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
        for (std::size_t i = 0; i + 1 < wall->vertices().size(); ++i) {
            edges.push_back({toSpot(wall->vertices()[i]), toSpot(wall->vertices()[i + 1])});
        }
    } else {
        const auto& polygon = std::get<Polygon>(blocker.outline);
        addRing(polygon.outline());
        std::ranges::for_each(polygon.holes(), addRing);
    }
    return edges;
}

std::vector<EdgeSpots> edgeSpotsOf(std::span<const geometry::Blocker> blockers) {
    std::vector<EdgeSpots> edges;
    for (const geometry::Blocker& blocker : blockers) {
        const auto own = edgeSpotsOf(blocker);
        edges.insert(edges.end(), own.begin(), own.end());
    }
    return edges;
}

} // namespace sightline::benchmarks
