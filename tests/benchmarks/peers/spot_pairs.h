#pragma once

#include "geometry/terrain/terrain_map.h"
#include "tests/benchmarks/peers/sample_lines.h"

#include <memory>
#include <span>
#include <vector>

namespace sightline::benchmarks {

/// Counts the viewers that see each spot, by one line for each pair of viewer and spot. Uses two threads.
class PairCounter {
public:
    virtual ~PairCounter() = default;
    [[nodiscard]] virtual std::vector<int> countsOf(std::span<const geometry::Point> viewers,
                                                    std::span<const geometry::Point> samplePoints) = 0;
};

/// Each line against each edge, in doubles, left at the first in its way.
[[nodiscard]] std::unique_ptr<PairCounter> pairsByPlainLoop(std::span<const geometry::Blocker> blockers);
/// As rays in packets of eight, through all edges as upright quads.
[[nodiscard]] std::unique_ptr<PairCounter> pairsByEmbree(std::span<const geometry::Blocker> blockers);

} // namespace sightline::benchmarks
