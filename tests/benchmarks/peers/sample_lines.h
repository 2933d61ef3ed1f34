#pragma once

#include "tests/benchmarks/bench_boards.h"

#include <span>
#include <vector>

namespace sightline::benchmarks {

/// A place in millimeters.
struct SamplePoint {
    double x = 0;
    double y = 0;
};

/// The points of one base that lines are drawn between: its center, its edge points (4, corners of rectangles and
/// hulls) and 8 points round it. Points inside a piece are left out: each line from there is blocked.
struct SampleGridPoints {
    std::vector<SamplePoint> center; ///< one or none
    std::vector<SamplePoint> edge;
    std::vector<SamplePoint> round;
};

[[nodiscard]] SamplePoint toSamplePoint(geometry::Point p);
[[nodiscard]] SampleGridPoints sampleSamplePointsOf(const geometry::PlacedFootprint& base,
                                                    std::span<const geometry::Blocker> blockers);

/// The points of all bases of a board, made before the clock starts.
struct SampledBoard {
    explicit SampledBoard(const BenchBoard& board);

    std::vector<SampleGridPoints> observers;
    std::vector<SampleGridPoints> targets;
};

/// Calls `isClear(from, to)` for one line after the other until one is clear: center to center, then the edge points
/// with each other and the centers, then the points round the bases. For round bases 1, 24 and 64 lines.
template <class IsClear>
[[nodiscard]] bool anyClear(const SampleGridPoints& observer, const SampleGridPoints& target, IsClear&& isClear) {
    const auto any = [&](const std::vector<SamplePoint>& from, const std::vector<SamplePoint>& to) {
        for (const SamplePoint a : from) {
            for (const SamplePoint b : to) {
                if (isClear(a, b)) {
                    return true;
                }
            }
        }
        return false;
    };
    return any(observer.center, target.center) || any(observer.center, target.edge) ||
           any(observer.edge, target.edge) || any(observer.edge, target.center) || any(observer.round, target.round);
}

/// One edge of a piece, in millimeters.
struct EdgeSamplePoints {
    SamplePoint from;
    SamplePoint to;
};
[[nodiscard]] std::vector<EdgeSamplePoints> edgeSamplePointsOf(const geometry::Blocker& blocker);
[[nodiscard]] std::vector<EdgeSamplePoints> edgeSamplePointsOf(std::span<const geometry::Blocker> blockers);

} // namespace sightline::benchmarks
