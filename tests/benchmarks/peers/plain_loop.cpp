#include "tests/benchmarks/peers/peer.h"
#include "tests/benchmarks/peers/sample_lines.h"

#include <algorithm>

namespace sightline::benchmarks {

namespace {

double side(SamplePoint a, SamplePoint b, SamplePoint p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

bool cross(const EdgeSamplePoints& edge, SamplePoint from, SamplePoint to) {
    const double a = side(from, to, edge.from);
    const double b = side(from, to, edge.to);
    if (a * b >= 0) {
        return false;
    }
    return side(edge.from, edge.to, from) * side(edge.from, edge.to, to) < 0;
}

enum class Stop { Early, Never };

class PlainLoop : public Peer {
public:
    PlainLoop(const BenchBoard& board, Stop stop) : m_stop{stop}, m_bases{board} {
        for (const auto& blocker : board.blockers) {
            const auto edges = edgeSamplePointsOf(blocker);
            m_edges.insert(m_edges.end(), edges.begin(), edges.end());
        }
    }

    bool sees(std::size_t observer, std::size_t target) override {
        const SampleGridPoints& from = m_bases.observers[observer];
        const SampleGridPoints& to = m_bases.targets[target];
        if (m_stop == Stop::Early) {
            return anyClear(from, to, [&](SamplePoint a, SamplePoint b) {
                return std::ranges::none_of(m_edges, [&](const EdgeSamplePoints& edge) { return cross(edge, a, b); });
            });
        }
        int clear = 0;
        (void)anyClear(from, to, [&](SamplePoint a, SamplePoint b) {
            clear +=
                std::ranges::count_if(m_edges, [&](const EdgeSamplePoints& edge) { return cross(edge, a, b); }) == 0;
            return false;
        });
        return clear > 0;
    }

private:
    Stop m_stop;
    SampledBoard m_bases;
    std::vector<EdgeSamplePoints> m_edges;
};

class PlainLoopWithBoxes : public Peer {
public:
    explicit PlainLoopWithBoxes(const BenchBoard& board) : m_bases{board} {
        for (const auto& blocker : board.blockers) {
            Piece piece{edgeSamplePointsOf(blocker), {1e9, 1e9}, {-1e9, -1e9}};
            for (const EdgeSamplePoints& edge : piece.edges) {
                for (const SamplePoint p : {edge.from, edge.to}) {
                    piece.low = {std::min(piece.low.x, p.x), std::min(piece.low.y, p.y)};
                    piece.high = {std::max(piece.high.x, p.x), std::max(piece.high.y, p.y)};
                }
            }
            m_pieces.push_back(std::move(piece));
        }
    }

    bool sees(std::size_t observer, std::size_t target) override {
        return anyClear(m_bases.observers[observer], m_bases.targets[target], [&](SamplePoint from, SamplePoint to) {
            const auto [left, right] = std::minmax(from.x, to.x);
            const auto [top, bottom] = std::minmax(from.y, to.y);
            for (const Piece& piece : m_pieces) {
                if (piece.high.x < left || piece.low.x > right || piece.high.y < top || piece.low.y > bottom) {
                    continue;
                }
                if (std::ranges::any_of(piece.edges,
                                        [&](const EdgeSamplePoints& edge) { return cross(edge, from, to); })) {
                    return false;
                }
            }
            return true;
        });
    }

private:
    struct Piece {
        std::vector<EdgeSamplePoints> edges;
        SamplePoint low;
        SamplePoint high;
    };

    SampledBoard m_bases;
    std::vector<Piece> m_pieces;
};

} // namespace

std::unique_ptr<Peer> plainLoop(const BenchBoard& board) { return std::make_unique<PlainLoop>(board, Stop::Early); }

std::unique_ptr<Peer> plainLoopOverAll(const BenchBoard& board) {
    return std::make_unique<PlainLoop>(board, Stop::Never);
}

std::unique_ptr<Peer> plainLoopWithBoxes(const BenchBoard& board) {
    return std::make_unique<PlainLoopWithBoxes>(board);
}

} // namespace sightline::benchmarks
