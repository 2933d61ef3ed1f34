#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The distances from one grid point to all reachable ones, in successive sight lines.
struct SightSteps {
    std::int64_t others = 0; ///< number of reachable points
    std::int64_t steps = 0;  ///< sum of the numbers of sight lines to them
    [[nodiscard]] double mean() const {
        return others > 0 ? static_cast<double>(steps) / static_cast<double>(others) : 0.0;
    }
    friend bool operator==(const SightSteps&, const SightSteps&) = default;
};

/// The visibility between all grid points, stored as one bit per ordered pair and a sixth of that for summaries. Points
/// are grouped in tiles of 8 by 8: neighbors see nearly the same, so most answers are found for a whole tile at once.
class SightGraph {
public:
    /// Precondition: both are positive, or both are 0 (no points).
    SightGraph(int columns, int rows);

    /// Sets what a point sees, by grid point, row by row: values above 0 are seen; a point does not see itself. Returns
    /// the number of others that it sees. Different threads may set different points.
    int setSeen(std::size_t from, std::span<const int> seen);

    /// Makes visibility symmetric: a sight line found from either end counts for both. Call after all `setSeen` and
    /// before `stepsFrom`.
    void makeSymmetric(unsigned threads, const std::stop_token& stop = {});

    /// Computes the distances from a grid point by breadth-first search. Thread-safe. Precondition: `makeSymmetric` has
    /// been called.
    [[nodiscard]] SightSteps stepsFrom(std::size_t samplePoint) const;

private:
    using Word = std::uint64_t;

    /// Sets of points of equal capacity: one word per tile, and one bit per word that says whether it is empty.
    class Sets {
    public:
        Sets() = default;
        Sets(std::size_t count, std::size_t words)
            : m_words{words},
              m_summaryWords{(words + 63) / 64},
              m_bits(count * words, 0),
              m_summaries(count * m_summaryWords, 0) {}
        [[nodiscard]] Word* words(std::size_t set) { return m_bits.data() + set * m_words; }
        [[nodiscard]] const Word* words(std::size_t set) const { return m_bits.data() + set * m_words; }
        [[nodiscard]] const Word* summary(std::size_t set) const { return m_summaries.data() + set * m_summaryWords; }
        void summarize(std::size_t set);
        [[nodiscard]] bool meet(std::size_t set, const Sets& others, std::size_t other) const;

    private:
        std::size_t m_words = 0;
        std::size_t m_summaryWords = 0;
        std::vector<Word> m_bits;
        std::vector<Word> m_summaries;
    };

    /// For groups of points: the intersection and the union of what they see.
    struct Groups {
        Sets all;
        Sets any;
    };

    [[nodiscard]] std::size_t positionOf(std::size_t samplePoint) const;
    void joinTiles(std::size_t down, std::size_t across);
    void group(Groups& groups, std::size_t index, std::size_t tile, Word members) const;
    [[nodiscard]] Word nextIn(std::size_t tile, Word asked, const Sets& reached) const;

    std::size_t m_columns;
    std::size_t m_samplePoints;
    std::size_t m_tilesAcross;
    std::size_t m_tiles;
    Sets m_seen;              ///< by internal index of the point
    std::vector<Word> m_live; ///< by tile: the points that see any other
    Groups m_ofTile;
    Groups m_ofQuarter; ///< four per tile, 4 by 4 points each
};

} // namespace sightline::scenarios
