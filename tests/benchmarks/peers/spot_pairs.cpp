#include "tests/benchmarks/peers/spot_pairs.h"

#include "scenarios/base/parallel.h"
#include "tests/benchmarks/peers/embree_walls.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>

namespace sightline::benchmarks {

namespace {

constexpr unsigned kThreads = 2;

std::vector<SamplePoint> samplePointsOf(std::span<const geometry::Point> points) {
    std::vector<SamplePoint> samplePoints;
    std::ranges::transform(points, std::back_inserter(samplePoints), toSamplePoint);
    return samplePoints;
}

/// `addOf(viewer, spots, counts)` adds 1 for each spot that is seen.
template <class AddOf>
std::vector<int>
counted(std::span<const geometry::Point> viewers, std::span<const geometry::Point> samplePoints, AddOf&& addOf) {
    const auto from = samplePointsOf(viewers);
    const auto to = samplePointsOf(samplePoints);
    std::array<std::vector<int>, kThreads> sums;
    sums.fill(std::vector<int>(samplePoints.size(), 0));
    std::atomic<std::size_t> next = 0;
    scenarios::onThreads(kThreads, [&](unsigned thread) {
        for (std::size_t i = next++; i < from.size(); i = next++) {
            addOf(from[i], to, sums[thread]);
        }
    });
    std::ranges::transform(sums[0], sums[1], sums[0].begin(), std::plus<>{});
    return sums[0];
}

double side(SamplePoint a, SamplePoint b, SamplePoint p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

bool cross(const EdgeSamplePoints& edge, SamplePoint from, SamplePoint to) {
    return side(from, to, edge.from) * side(from, to, edge.to) < 0 &&
           side(edge.from, edge.to, from) * side(edge.from, edge.to, to) < 0;
}

class PlainLoop : public PairCounter {
public:
    explicit PlainLoop(std::span<const geometry::Blocker> blockers) : m_edges{edgeSamplePointsOf(blockers)} {}

    std::vector<int> countsOf(std::span<const geometry::Point> viewers,
                              std::span<const geometry::Point> samplePoints) override {
        return counted(viewers, samplePoints,
                       [this](SamplePoint from, const std::vector<SamplePoint>& to, std::vector<int>& counts) {
                           for (std::size_t i = 0; i < to.size(); ++i) {
                               counts[i] +=
                                   std::ranges::none_of(
                                       m_edges, [&](const EdgeSamplePoints& edge) { return cross(edge, from, to[i]); })
                                       ? 1
                                       : 0;
                           }
                       });
    }

private:
    std::vector<EdgeSamplePoints> m_edges;
};

class Embree : public PairCounter {
public:
    explicit Embree(std::span<const geometry::Blocker> blockers) : m_walls{blockers} {}

    std::vector<int> countsOf(std::span<const geometry::Point> viewers,
                              std::span<const geometry::Point> samplePoints) override {
        return counted(viewers, samplePoints,
                       [this](SamplePoint from, const std::vector<SamplePoint>& to, std::vector<int>& counts) {
                           for (std::size_t first = 0; first < to.size(); first += kLanes) {
                               look(from, std::span{to}.subspan(first, std::min(kLanes, to.size() - first)),
                                    std::span{counts}.subspan(first));
                           }
                       });
    }

private:
    static constexpr std::size_t kLanes = 8;

    void look(SamplePoint from, std::span<const SamplePoint> to, std::span<int> counts) const {
        alignas(64) RTCRay8 rays{};
        alignas(64) std::array<int, kLanes> valid{};
        for (std::size_t lane = 0; lane < to.size(); ++lane) {
            valid[lane] = -1;
            rays.org_x[lane] = static_cast<float>(from.x);
            rays.org_y[lane] = static_cast<float>(from.y);
            rays.org_z[lane] = kEyeHeight;
            rays.dir_x[lane] = static_cast<float>(to[lane].x - from.x);
            rays.dir_y[lane] = static_cast<float>(to[lane].y - from.y);
            rays.tfar[lane] = 1.0F;
            rays.mask[lane] = ~0U;
        }
        occluded(valid.data(), m_walls.scene(), rays);
        for (std::size_t lane = 0; lane < to.size(); ++lane) {
            counts[lane] += rays.tfar[lane] >= 0 ? 1 : 0;
        }
    }

    EmbreeWalls m_walls;
};

} // namespace

std::unique_ptr<PairCounter> pairsByPlainLoop(std::span<const geometry::Blocker> blockers) {
    return std::make_unique<PlainLoop>(blockers);
}
std::unique_ptr<PairCounter> pairsByEmbree(std::span<const geometry::Blocker> blockers) {
    return std::make_unique<Embree>(blockers);
}

} // namespace sightline::benchmarks
