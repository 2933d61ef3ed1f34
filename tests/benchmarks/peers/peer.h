#pragma once

#include "tests/benchmarks/bench_boards.h"

#include <memory>
#include <string>

namespace sightline::benchmarks {

/// One way to answer "does this base see that one", made ready for one board. What is made ready is not timed.
class Peer {
public:
    virtual ~Peer() = default;
    [[nodiscard]] virtual bool sees(std::size_t observer, std::size_t target) = 0;
};

/// Each edge of each piece against each sampled line, in doubles; a line is left at the first edge in its way, a pair
/// at the first clear line.
[[nodiscard]] std::unique_ptr<Peer> plainLoop(const BenchBoard& board);
/// The plain loop without leaving early, as in a tool that reports how many of the lines are clear.
[[nodiscard]] std::unique_ptr<Peer> plainLoopOverAll(const BenchBoard& board);
/// As the first, but a piece whose box the line's box misses is passed over.
[[nodiscard]] std::unique_ptr<Peer> plainLoopWithBoxes(const BenchBoard& board);
/// The sampled lines against all polygons joined into one prepared geometry and all walls in a second one.
[[nodiscard]] std::unique_ptr<Peer> geosPrepared(const BenchBoard& board);
/// The sampled lines as queries of a packed R-tree of all edges.
[[nodiscard]] std::unique_ptr<Peer> boostTree(const BenchBoard& board);
/// The sampled lines as rays at half height against upright quads over all edges, one by one.
[[nodiscard]] std::unique_ptr<Peer> embreeRays(const BenchBoard& board);
/// Embree in packets of as many rays as the processor has lanes.
[[nodiscard]] std::unique_ptr<Peer> embreePackets(const BenchBoard& board);

/// The region that the observer's center point sees by CGAL's triangular expansion, then whether the target's base
/// reaches into it. A point looks, not a base. Constructions are rounded on boards whose pieces are apart, but for
/// observers where that ends in an exception; where pieces overlap the exact kernel is needed.
enum class RegionUse { EachPair, OncePerObserver };
[[nodiscard]] std::unique_ptr<Peer> cgalExpansion(const BenchBoard& board, RegionUse use);

/// The regions themselves that the observers' centers see, up to a frame round the table.
class RegionPeer {
public:
    virtual ~RegionPeer() = default;
    virtual void look(std::size_t observer) = 0;
    /// Returns the area of the region computed last.
    [[nodiscard]] virtual double areaSquareInches() const = 0;
    /// Constructions are rounded, which is faster.
    [[nodiscard]] virtual bool isRounded(std::size_t observer) const = 0;
};
[[nodiscard]] std::unique_ptr<RegionPeer> cgalRegions(const BenchBoard& board);
/// The frame's corners, in millimeters.
inline constexpr double kFrameLowMillimeters = -300;
inline constexpr double kFrameRightMillimeters = 1900;
inline constexpr double kFrameBottomMillimeters = 1500;

} // namespace sightline::benchmarks
