#include "tests/benchmarks/peers/sample_lines.h"

#include "geometry/sight/plan/sample_points.h"

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

SamplePoint toSamplePoint(Point p) { return {p.x.millimeters(), p.y.millimeters()}; }

SampleGridPoints sampleSamplePointsOf(const PlacedFootprint& base, std::span<const Blocker> blockers) {
    const auto samplePoints = [&](const std::vector<Point>& points) {
        std::vector<SamplePoint> result;
        for (const Point p : points) {
            if (!isInAPiece(p, blockers)) {
                result.push_back(toSamplePoint(p));
            }
        }
        return result;
    };
    return {samplePoints({centerPoint(base)}), samplePoints(edgePoints(base)),
            samplePoints(circumferencePoints(base, 8))};
}

SampledBoard::SampledBoard(const BenchBoard& board) {
    const auto sample = [&](const PlacedFootprint& base) { return sampleSamplePointsOf(base, board.blockers); };
    std::ranges::transform(board.observers, std::back_inserter(observers), sample);
    std::ranges::transform(board.targets, std::back_inserter(targets), sample);
}

std::vector<EdgeSamplePoints> edgeSamplePointsOf(const Blocker& blocker) {
    std::vector<EdgeSamplePoints> edges;
    const auto addRing = [&](const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            edges.push_back({toSamplePoint(ring[i]), toSamplePoint(ring[(i + 1) % ring.size()])});
        }
    };
    if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
        for (std::size_t i = 0; i + 1 < wall->vertices().size(); ++i) {
            edges.push_back({toSamplePoint(wall->vertices()[i]), toSamplePoint(wall->vertices()[i + 1])});
        }
    } else {
        const auto& polygon = std::get<Polygon>(blocker.outline);
        addRing(polygon.outline());
        std::ranges::for_each(polygon.holes(), addRing);
    }
    return edges;
}

std::vector<EdgeSamplePoints> edgeSamplePointsOf(std::span<const geometry::Blocker> blockers) {
    std::vector<EdgeSamplePoints> edges;
    for (const geometry::Blocker& blocker : blockers) {
        const auto own = edgeSamplePointsOf(blocker);
        edges.insert(edges.end(), own.begin(), own.end());
    }
    return edges;
}

} // namespace sightline::benchmarks
