#include "scenarios/analysis/sight_graph.h"

#include "scenarios/base/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cassert>

namespace sightline::scenarios {

namespace {

constexpr std::size_t kSide = 8; ///< of a tile, in points
constexpr std::size_t kPlaces = kSide * kSide;
constexpr std::uint64_t kOne = 1;
/// The points of a tile by quarters: upper left, upper right, lower left, lower right.
constexpr std::array<std::uint64_t, 4> kQuarters{0x0000'0000'0F0F'0F0F, 0x0000'0000'F0F0'F0F0, 0x0F0F'0F0F'0000'0000,
                                                 0xF0F0'F0F0'0000'0000};

std::size_t tilesAlong(int samplePoints) { return (static_cast<std::size_t>(samplePoints) + kSide - 1) / kSide; }

using Block = std::array<std::uint64_t, kPlaces>;

/// Transposes 64 by 64 bits, by halves, quarters and so on.
void transpose(Block& block) {
    std::uint64_t mask = 0x0000'0000'FFFF'FFFF;
    for (std::size_t width = 32; width != 0; width >>= 1, mask ^= mask << width) {
        for (std::size_t k = 0; k < kPlaces; k = ((k | width) + 1) & ~width) {
            const std::uint64_t swapped = ((block[k] >> width) ^ block[k | width]) & mask;
            block[k] ^= swapped << width;
            block[k | width] ^= swapped;
        }
    }
}

template <class Visit> void forEachBit(std::uint64_t bits, Visit&& visit) {
    for (; bits != 0; bits &= bits - 1) {
        visit(static_cast<std::size_t>(std::countr_zero(bits)));
    }
}

} // namespace

void SightGraph::Sets::summarize(std::size_t set) {
    const Word* bits = words(set);
    Word* summary = m_summaries.data() + set * m_summaryWords;
    std::fill_n(summary, m_summaryWords, 0);
    for (std::size_t word = 0; word < m_words; ++word) {
        summary[word / 64] |= bits[word] != 0 ? kOne << (word % 64) : 0;
    }
}

bool SightGraph::Sets::meet(std::size_t set, const Sets& others, std::size_t other) const {
    const Word* own = words(set);
    const Word* theirs = others.words(other);
    const Word* ownSummary = summary(set);
    const Word* theirSummary = others.summary(other);
    for (std::size_t i = 0; i < m_summaryWords; ++i) {
        for (Word both = ownSummary[i] & theirSummary[i]; both != 0; both &= both - 1) {
            const std::size_t word = 64 * i + static_cast<std::size_t>(std::countr_zero(both));
            if ((own[word] & theirs[word]) != 0) {
                return true;
            }
        }
    }
    return false;
}

SightGraph::SightGraph(int columns, int rows)
    : m_columns{static_cast<std::size_t>(columns)},
      m_samplePoints{m_columns * static_cast<std::size_t>(rows)},
      m_tilesAcross{tilesAlong(columns)},
      m_tiles{m_tilesAcross * tilesAlong(rows)},
      m_seen{m_tiles * kPlaces, m_tiles},
      m_live(m_tiles, 0) {
    assert((columns > 0) == (rows > 0));
}

std::size_t SightGraph::positionOf(std::size_t samplePoint) const {
    const std::size_t row = samplePoint / m_columns;
    const std::size_t column = samplePoint % m_columns;
    return ((row / kSide) * m_tilesAcross + column / kSide) * kPlaces + (row % kSide) * kSide + column % kSide;
}

int SightGraph::setSeen(std::size_t from, std::span<const int> seen) {
    assert(seen.size() == m_samplePoints);
    const std::size_t place = positionOf(from);
    Word* words = m_seen.words(place);
    for (std::size_t row = 0; row * m_columns < m_samplePoints; ++row) {
        Word* tile = words + (row / kSide) * m_tilesAcross;
        const int* counts = seen.data() + row * m_columns;
        for (std::size_t first = 0; first < m_columns; first += kSide, ++tile) {
            Word bits = 0;
            for (std::size_t k = 0; k < std::min(kSide, m_columns - first); ++k) {
                bits |= Word{counts[first + k] > 0} << k;
            }
            *tile |= bits << (row % kSide * kSide);
        }
    }
    words[place / kPlaces] &= ~(kOne << (place % kPlaces));
    int count = 0;
    for (std::size_t tile = 0; tile < m_tiles; ++tile) {
        count += std::popcount(words[tile]);
    }
    return count;
}

void SightGraph::joinTiles(std::size_t down, std::size_t across) {
    Block there{};
    Block back{};
    for (std::size_t k = 0; k < kPlaces; ++k) {
        there[k] = m_seen.words(down * kPlaces + k)[across];
        back[k] = m_seen.words(across * kPlaces + k)[down];
    }
    transpose(there);
    transpose(back);
    for (std::size_t k = 0; k < kPlaces; ++k) {
        m_seen.words(down * kPlaces + k)[across] |= back[k];
        m_seen.words(across * kPlaces + k)[down] |= there[k];
    }
}

void SightGraph::makeSymmetric(unsigned threads, const std::stop_token& stop) {
    std::atomic<std::size_t> next = 0;
    onThreads(threads, [&](unsigned) {
        for (std::size_t across = next++; across < m_tiles && !stop.stop_requested(); across = next++) {
            for (std::size_t down = 0; down <= across; ++down) {
                joinTiles(down, across);
            }
        }
    });
    m_ofTile = {Sets{m_tiles, m_tiles}, Sets{m_tiles, m_tiles}};
    m_ofQuarter = {Sets{m_tiles * kQuarters.size(), m_tiles}, Sets{m_tiles * kQuarters.size(), m_tiles}};
    next = 0;
    onThreads(threads, [&](unsigned) {
        for (std::size_t tile = next++; tile < m_tiles && !stop.stop_requested(); tile = next++) {
            Word live = 0;
            for (std::size_t k = 0; k < kPlaces; ++k) {
                const std::size_t place = tile * kPlaces + k;
                m_seen.summarize(place);
                const Word* words = m_seen.words(place);
                live |= std::any_of(words, words + m_tiles, [](Word word) { return word != 0; }) ? kOne << k : 0;
            }
            m_live[tile] = live;
            group(m_ofTile, tile, tile, live);
            for (std::size_t quarter = 0; quarter < kQuarters.size(); ++quarter) {
                group(m_ofQuarter, tile * kQuarters.size() + quarter, tile, live & kQuarters[quarter]);
            }
        }
    });
}

/// A group without members is seen from nowhere, and thus never queried.
void SightGraph::group(Groups& groups, std::size_t index, std::size_t tile, Word members) const {
    Word* all = groups.all.words(index);
    Word* any = groups.any.words(index);
    std::fill_n(all, m_tiles, members != 0 ? ~Word{0} : 0);
    forEachBit(members, [&](std::size_t k) {
        const Word* words = m_seen.words(tile * kPlaces + k);
        for (std::size_t word = 0; word < m_tiles; ++word) {
            all[word] &= words[word];
            any[word] |= words[word];
        }
    });
    groups.all.summarize(index);
    groups.any.summarize(index);
}

/// Returns the queried points of a tile that see any reached one.
SightGraph::Word SightGraph::nextIn(std::size_t tile, Word asked, const Sets& reached) const {
    if (asked == 0 || !m_ofTile.any.meet(tile, reached, 0)) {
        return 0;
    }
    if (m_ofTile.all.meet(tile, reached, 0)) {
        return asked;
    }
    Word found = 0;
    for (std::size_t quarter = 0; quarter < kQuarters.size(); ++quarter) {
        const Word members = asked & kQuarters[quarter];
        const std::size_t index = tile * kQuarters.size() + quarter;
        if (members == 0 || !m_ofQuarter.any.meet(index, reached, 0)) {
            continue;
        }
        if (m_ofQuarter.all.meet(index, reached, 0)) {
            found |= members;
            continue;
        }
        forEachBit(members,
                   [&](std::size_t k) { found |= m_seen.meet(tile * kPlaces + k, reached, 0) ? kOne << k : 0; });
    }
    return found;
}

SightSteps SightGraph::stepsFrom(std::size_t samplePoint) const {
    const std::size_t place = positionOf(samplePoint);
    Sets reached{1, m_tiles};
    std::vector<Word> next(m_seen.words(place), m_seen.words(place) + m_tiles);
    SightSteps result;
    for (const Word word : next) {
        result.others += std::popcount(word);
    }
    result.steps = result.others;
    next[place / kPlaces] |= kOne << (place % kPlaces);
    std::int64_t more = result.others;
    for (int depth = 2; more > 0; ++depth) {
        std::ranges::copy(next, reached.words(0));
        reached.summarize(0);
        more = 0;
        for (std::size_t tile = 0; tile < m_tiles; ++tile) {
            const Word found = nextIn(tile, m_live[tile] & ~next[tile], reached);
            next[tile] |= found;
            more += std::popcount(found);
        }
        result.others += more;
        result.steps += depth * more;
    }
    return result;
}

} // namespace sightline::scenarios
