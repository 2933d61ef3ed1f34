#include "geometry/region/weak_visibility_region.h"
#include "geometry/sight/plan/sample_points.h"
#include "tests/benchmarks/allocation_count.h"
#include "tests/benchmarks/bench_boards.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/peers/peer.h"

#include <array>
#include <cmath>
#include <cstdio>

/// What the middle of each base of one side sees, beside CGAL's triangular expansion in one run: both have their ground
/// cut into triangles before the clock starts, and both see as far as a frame round the table.
namespace {

using namespace sightline;
using benchmarks::BenchBoard;

geometry::Box frame() {
    const auto length = [](double millimeters) { return geometry::Length::fromMillimeters(millimeters); };
    const auto low = length(benchmarks::kFrameLowMillimeters);
    return {{low, low}, {length(benchmarks::kFrameRightMillimeters), length(benchmarks::kFrameBottomMillimeters)}};
}

void compare(const BenchBoard& board) {
    const geometry::TerrainMap terrain{board.blockers};
    const auto preparation = benchmarks::timeRuns(9, [&] {
        static_cast<void>(geometry::RegionMap{terrain, frame()}.data());
    });
    const geometry::RegionMap map{terrain, frame()};
    const std::vector<geometry::Occlusion> counts(board.blockers.size(), geometry::Occlusion::Always);
    std::vector<geometry::Point> viewers;
    for (const auto& base : board.observers) {
        viewers.push_back(geometry::centerPoint(base));
    }
    const auto peer = benchmarks::cgalRegions(board);

    geometry::VisibilityPolygon region;
    double farthest = 0.0;
    double area = 0.0;
    std::size_t corners = 0;
    int rounded = 0;
    int seeing = 0;
    for (std::size_t i = 0; i < viewers.size(); ++i) {
        findVisibilityPolygon(viewers[i], map, counts, {}, region);
        peer->look(i);
        farthest = std::max(farthest, std::abs(region.areaSquareInches() - peer->areaSquareInches()));
        area += region.areaSquareInches();
        corners += region.outline.size();
        rounded += peer->isRounded(i);
        seeing += !region.outline.empty();
    }
    const auto ours = benchmarks::timePairs(
        viewers.size(), [&](std::size_t i) { findVisibilityPolygon(viewers[i], map, counts, {}, region); });
    const auto theirs = benchmarks::timePairs(viewers.size(), [&](std::size_t i) { peer->look(i); });
    const benchmarks::CountAllocations counter;
    for (const geometry::Point viewer : viewers) {
        findVisibilityPolygon(viewer, map, counts, {}, region);
    }
    std::printf("%-18s %8.2f %8.2f %8.2f %9.2f %6.1f %10.3f %8.1f %8.0f %9.1e %4d/%d %6.1f\n", board.name.c_str(),
                ours.medianMicros, ours.meanMicros, ours.slowestMicros, theirs.meanMicros,
                theirs.meanMicros / ours.meanMicros, preparation.bestMicros / 1000,
                static_cast<double>(corners) / seeing, area / seeing, farthest, rounded, seeing,
                static_cast<double>(counter.soFar().count) / static_cast<double>(viewers.size()));
}

/// From whole bases, joined into polygons, on the table.
void timeBases(const BenchBoard& board) {
    const geometry::RegionMap map{geometry::TerrainMap{board.blockers}, {{}, geometry::pointFromInches(60, 44)}};
    const std::vector<geometry::Occlusion> counts(board.blockers.size(), geometry::Occlusion::Always);
    std::size_t corners = 0;
    double area = 0.0;
    for (const auto& base : board.observers) {
        const auto region = regionSeenFrom(std::array{base}, map, counts);
        area += region.areaSquareInches();
        for (const auto& part : region.parts) {
            corners += part.outline.size();
            for (const auto& hole : part.holes) {
                corners += hole.size();
            }
        }
    }
    const auto times = benchmarks::timePairs(board.observers.size(), [&](std::size_t i) {
        static_cast<void>(regionSeenFrom(std::array{board.observers[i]}, map, counts));
    });
    const auto count = static_cast<double>(board.observers.size());
    std::printf("%-18s %8.1f %8.1f %8.1f %8.1f %8.0f\n", board.name.c_str(), times.medianMicros, times.meanMicros,
                times.slowestMicros, static_cast<double>(corners) / count, area / count);
}

} // namespace

int main() {
    std::printf("microseconds a look, of 30 viewers; area: sq in; difference: the largest of two areas, in sq in; "
                "rounded: viewers that CGAL's faster kernel serves\n");
    std::printf("%-18s %8s %8s %8s %9s %6s %10s %8s %8s %9s %s %s\n", "", "median", "mean", "slowest", "CGAL mean",
                "ratio", "prepare ms", "corners", "area", "difference", "rounded", "allocations");
    for (const auto layout : {benchmarks::Layout::Ruins, benchmarks::Layout::Mixed}) {
        for (const int pieces : {12, 48, 400}) {
            compare(benchmarks::benchBoard(layout, pieces));
        }
    }
    std::printf("\nmicroseconds from a whole base, polygons joined\n%-18s %8s %8s %8s %8s %8s\n", "", "median", "mean",
                "slowest", "corners", "area");
    for (const auto layout : {benchmarks::Layout::Ruins, benchmarks::Layout::Mixed}) {
        for (const int pieces : {12, 48, 400}) {
            timeBases(benchmarks::benchBoard(layout, pieces));
        }
    }
    return 0;
}
