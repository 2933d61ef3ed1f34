#include "tests/benchmarks/peers/peer.h"
#include "tests/benchmarks/peers/sample_lines.h"

#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>

namespace sightline::benchmarks {

namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;
using TreePoint = bg::model::point<double, 2, bg::cs::cartesian>;
using TreeSegment = bg::model::segment<TreePoint>;
using Tree = bgi::rtree<TreeSegment, bgi::rstar<8>>;

TreeSegment segment(SamplePoint from, SamplePoint to) { return {TreePoint{from.x, from.y}, TreePoint{to.x, to.y}}; }

class BoostTree : public Peer {
public:
    explicit BoostTree(const BenchBoard& board) : m_bases{board} {
        std::vector<TreeSegment> segments;
        for (const auto& blocker : board.blockers) {
            for (const EdgeSamplePoints& edge : edgeSamplePointsOf(blocker)) {
                segments.push_back(segment(edge.from, edge.to));
            }
        }
        m_tree = Tree{segments}; // packed
    }

    bool sees(std::size_t observer, std::size_t target) override {
        return anyClear(m_bases.observers[observer], m_bases.targets[target], [&](SamplePoint from, SamplePoint to) {
            return m_tree.qbegin(bgi::intersects(segment(from, to))) == m_tree.qend();
        });
    }

private:
    SampledBoard m_bases;
    Tree m_tree;
};

} // namespace

std::unique_ptr<Peer> boostTree(const BenchBoard& board) { return std::make_unique<BoostTree>(board); }

} // namespace sightline::benchmarks
