#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// How far all spots are that can be reached from one, in lines of sight from spot to spot.
struct SightSteps {
    std::int64_t others = 0; ///< spots that can be reached
    std::int64_t steps = 0;  ///< lines of sight it takes to each, summed
    [[nodiscard]] double mean() const {
        return others > 0 ? static_cast<double>(steps) / static_cast<double>(others) : 0.0;
    }
    friend bool operator==(const SightSteps&, const SightSteps&) = default;
};

/// Which spots of a grid see which: one bit for each pair, and a sixth more. Spots are kept by tiles of 8 by 8, whose
/// neighbors see much the same, so that most answers are found for a whole tile at once.
class SightGraph {
public:
    /// Precondition: both are positive, or both 0: no spots.
    SightGraph(int columns, int rows);

    /// `seen`: by spot, row by row; above 0 is seen. A spot does not see itself. How many others it sees.
    /// Different spots may be told of by different threads.
    int setSeen(std::size_t from, std::span<const int> seen);

    /// After all have been told of, before steps are asked for: a line of sight found from either end is one.
    void joinBothWays(unsigned threads, const std::stop_token& stop = {});

    /// By breadth first search; any number of threads may ask at the same time.
    [[nodiscard]] SightSteps stepsFrom(std::size_t samplePoint) const;

private:
    using Word = std::uint64_t;

    /// Sets of spots, all of one size: a word for each tile, and a bit for each word that says whether it is empty.
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

    /// What all of a group of spots see, and what any of it does.
    struct Groups {
        Sets all;
        Sets any;
    };

    [[nodiscard]] std::size_t placeOf(std::size_t samplePoint) const;
    void joinTiles(std::size_t down, std::size_t across);
    void group(Groups& groups, std::size_t index, std::size_t tile, Word members) const;
    [[nodiscard]] Word nextIn(std::size_t tile, Word asked, const Sets& reached) const;

    std::size_t m_columns;
    std::size_t m_samplePoints;
    std::size_t m_tilesAcross;
    std::size_t m_tiles;
    Sets m_seen;              ///< of each place
    std::vector<Word> m_live; ///< of each tile: the spots that see any other
    Groups m_ofTile;
    Groups m_ofQuarter; ///< four of each tile, 4 by 4 spots each
};

} // namespace sightline::scenarios
