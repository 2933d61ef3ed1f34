#include "scenarios/analysis/isovist_field.h"

#include "scenarios/analysis/parallel.h"
#include "scenarios/analysis/spot_sight.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <mutex>

namespace sightline::scenarios {

using geometry::Isovist;
using geometry::SpotGrid;

namespace {

/// Which spots see which, a bit for each pair.
class Sights {
public:
    explicit Sights(std::size_t spots) : m_spots{spots}, m_words{(spots + 63) / 64}, m_bits(spots * m_words, 0) {}

    void set(std::size_t from, std::size_t to) { row(from)[to / 64] |= std::uint64_t{1} << (to % 64); }

    /// A line of sight found from either end is one.
    void joinBothWays() {
        for (std::size_t across = 0; across < m_words; ++across) {
            for (std::size_t down = 0; down <= across; ++down) {
                joinBlocks(down, across);
            }
        }
    }

    /// Before depths are asked for: the spots that see others, those that see most first.
    void sortBySight(const std::vector<int>& connectivity) {
        for (std::size_t spot = 0; spot < m_spots; ++spot) {
            if (connectivity[spot] > 0) {
                m_bySight.push_back(spot);
            }
        }
        for (std::size_t spot = 0; spot < m_spots; ++spot) {
            const std::uint64_t* words = row(spot);
            std::size_t first = 0;
            std::size_t last = m_words;
            while (first < last && words[first] == 0) {
                ++first;
            }
            while (last > first && words[last - 1] == 0) {
                --last;
            }
            m_ends.emplace_back(first, last);
        }
        std::ranges::stable_sort(m_bySight, std::ranges::greater{}, [&](std::size_t spot) { return connectivity[spot]; });
    }

    /// Steps of sight from one spot to all others, their mean.
    [[nodiscard]] double meanDepth(std::size_t from) const {
        std::vector<std::uint64_t> reached(row(from), row(from) + m_words);
        reached[from / 64] |= std::uint64_t{1} << (from % 64);
        std::int64_t others = countOf(reached) - 1;
        std::int64_t steps = others;
        std::vector<std::size_t> left;
        std::vector<std::uint64_t> next(m_words, 0);
        int looks = 0;
        for (const std::size_t spot : m_bySight) {
            if (isIn(reached, spot) && !isIn(next, spot)) { // who does not see those asked so far looks elsewhere
                join(next, row(spot));
                if (++looks == kFirstLooks) {
                    break;
                }
            }
        }
        join(next, reached.data());
        std::ranges::copy_if(m_bySight, std::back_inserter(left), [&](std::size_t spot) { return !isIn(next, spot); });
        // The rest of the second step and each further one: whoever of those left sees somebody reached.
        for (int depth = 2; true; ++depth) {
            std::vector<std::size_t> rest;
            std::vector<std::size_t> found;
            for (const std::size_t spot : left) {
                (sees(spot, reached) ? found : rest).push_back(spot);
            }
            for (const std::size_t spot : found) {
                next[spot / 64] |= std::uint64_t{1} << (spot % 64);
            }
            const std::int64_t more = countOf(next) - 1 - others;
            if (more == 0) {
                break;
            }
            others += more;
            steps += depth * more;
            reached = next;
            left = std::move(rest);
        }
        return others > 0 ? static_cast<double>(steps) / static_cast<double>(others) : 0.0;
    }

private:
    static constexpr int kFirstLooks = 64;

    [[nodiscard]] std::uint64_t* row(std::size_t spot) { return m_bits.data() + spot * m_words; }
    [[nodiscard]] const std::uint64_t* row(std::size_t spot) const { return m_bits.data() + spot * m_words; }
    [[nodiscard]] static bool isIn(const std::vector<std::uint64_t>& set, std::size_t spot) { return (set[spot / 64] >> (spot % 64) & 1U) != 0; }

    [[nodiscard]] static std::int64_t countOf(const std::vector<std::uint64_t>& set) {
        std::int64_t count = 0;
        for (const std::uint64_t word : set) {
            count += std::popcount(word);
        }
        return count;
    }

    void join(std::vector<std::uint64_t>& set, const std::uint64_t* more) const {
        for (std::size_t word = 0; word < m_words; ++word) {
            set[word] |= more[word];
        }
    }

    [[nodiscard]] bool sees(std::size_t spot, const std::vector<std::uint64_t>& set) const {
        const std::uint64_t* seen = row(spot);
        std::size_t word = m_ends[spot].first;
        for (; word + 8 <= m_ends[spot].second; word += 8) {
            std::uint64_t common = 0;
            for (std::size_t k = 0; k < 8; ++k) {
                common |= seen[word + k] & set[word + k];
            }
            if (common != 0) {
                return true;
            }
        }
        std::uint64_t common = 0;
        for (; word < m_ends[spot].second; ++word) {
            common |= seen[word] & set[word];
        }
        return common != 0;
    }

    using Block = std::array<std::uint64_t, 64>;

    /// 64 by 64 bits, by halves, quarters and so on.
    static void transpose(Block& block) {
        std::uint64_t mask = 0x0000'0000'FFFF'FFFF;
        for (std::size_t width = 32; width != 0; width >>= 1, mask ^= mask << width) {
            for (std::size_t k = 0; k < 64; k = ((k | width) + 1) & ~width) {
                const std::uint64_t swapped = ((block[k] >> width) ^ block[k | width]) & mask;
                block[k] ^= swapped << width;
                block[k | width] ^= swapped;
            }
        }
    }

    [[nodiscard]] Block block(std::size_t down, std::size_t across) const {
        Block bits{};
        for (std::size_t k = 0; k < 64 && down * 64 + k < m_spots; ++k) {
            bits[k] = row(down * 64 + k)[across];
        }
        return bits;
    }

    void joinBlocks(std::size_t down, std::size_t across) {
        Block thereTurned = block(down, across);
        Block backTurned = block(across, down);
        transpose(thereTurned);
        transpose(backTurned);
        for (std::size_t k = 0; k < 64; ++k) {
            if (down * 64 + k < m_spots) {
                row(down * 64 + k)[across] |= backTurned[k];
            }
            if (across * 64 + k < m_spots) {
                row(across * 64 + k)[down] |= thereTurned[k];
            }
        }
    }

    std::size_t m_spots;
    std::size_t m_words;
    std::vector<std::uint64_t> m_bits;
    std::vector<std::size_t> m_bySight;
    std::vector<std::pair<std::size_t, std::size_t>> m_ends; ///< of each row: its first word that is not empty, and behind the last
};

/// Only heights matter of it.
RegionQuestion lookLike(const IsovistQuestion& question) {
    RegionQuestion look;
    look.zoneHeight = question.viewerHeight;
    look.targetHeight = question.targetHeight;
    look.cell = question.cell;
    return look;
}

} // namespace

QStringList isovistMeasureNames() {
    return {QStringLiteral("area"),           QStringLiteral("perimeter"),       QStringLiteral("occlusivity"),  QStringLiteral("compactness"), QStringLiteral("drift"),
            QStringLiteral("longest-radial"), QStringLiteral("shortest-radial"), QStringLiteral("connectivity"), QStringLiteral("mean-depth")};
}

double IsovistField::at(IsovistMeasure measure, std::size_t spot) const {
    const Isovist& one = isovists[spot];
    switch (measure) {
    case IsovistMeasure::Area: return one.area;
    case IsovistMeasure::Perimeter: return one.perimeter;
    case IsovistMeasure::Occlusivity: return one.occlusivity;
    case IsovistMeasure::Compactness: return one.compactness;
    case IsovistMeasure::Drift: return one.drift;
    case IsovistMeasure::LongestRadial: return one.longestRadial;
    case IsovistMeasure::ShortestRadial: return one.shortestRadial;
    case IsovistMeasure::Connectivity: return connectivity[spot];
    case IsovistMeasure::MeanDepth: break;
    }
    return meanDepth[spot];
}

std::vector<double> IsovistField::values(IsovistMeasure measure) const {
    std::vector<double> result;
    for (std::size_t spot = 0; spot < isovists.size(); ++spot) {
        result.push_back(at(measure, spot));
    }
    return result;
}

IsovistField isovistField(const RegionTable& table, const IsovistQuestion& question, const RegionProgress& progress, int threads, const std::stop_token& stop) {
    const Table& size = table.table().scenario().table;
    IsovistField field{SpotGrid{{{}, {size.width, size.height}}, question.cell}, {}, {}, {}, table.table().rules().id};
    const SpotGrid& grid = field.grid;
    const std::size_t spots = grid.count();
    field.isovists.resize(spots);
    field.connectivity.assign(question.wantConnectivity ? spots : 0, 0);
    const bool wantDepth = question.wantConnectivity && question.wantDepth && spots <= kMostDepthSpots;
    Sights sights{wantDepth ? spots : 0};
    std::mutex telling;
    int done = 0;
    const int all = grid.rows() * (wantDepth ? 2 : 1);
    const auto tell = [&] {
        if (progress) {
            const std::scoped_lock lock{telling};
            progress(++done, all);
        }
    };
    std::atomic<int> nextRow = 0;
    onThreads(threadsFor(threads), [&](unsigned) {
        SpotSight sight{table, grid, lookLike(question)};
        for (int row = nextRow++; row < grid.rows() && !stop.stop_requested(); row = nextRow++) {
            for (int column = 0; column < grid.columns() && !stop.stop_requested(); ++column) {
                const std::size_t spot = grid.index(column, row);
                const geometry::Point viewer = grid.spot(column, row);
                field.isovists[spot] = geometry::isovistOf({&sight.regionFrom(viewer).outline, 1}, viewer);
                if (!question.wantConnectivity) {
                    continue;
                }
                sight.clear();
                sight.countFrom(viewer);
                const auto counts = sight.counts();
                for (std::size_t other = 0; other < spots; ++other) {
                    if (counts[other] > 0 && other != spot) {
                        ++field.connectivity[spot];
                        if (wantDepth) {
                            sights.set(spot, other);
                        }
                    }
                }
            }
            tell();
        }
    });
    if (wantDepth && !stop.stop_requested()) {
        field.meanDepth.assign(spots, 0.0);
        sights.joinBothWays();
        sights.sortBySight(field.connectivity);
        nextRow = 0;
        onThreads(threadsFor(threads), [&](unsigned) {
            for (int row = nextRow++; row < grid.rows() && !stop.stop_requested(); row = nextRow++) {
                for (int column = 0; column < grid.columns() && !stop.stop_requested(); ++column) {
                    const std::size_t spot = grid.index(column, row);
                    field.meanDepth[spot] = field.connectivity[spot] > 0 ? sights.meanDepth(spot) : 0.0;
                }
                tell();
            }
        });
    }
    if (stop.stop_requested()) {
        field.isovists.assign(spots, {});
        field.connectivity.assign(field.connectivity.size(), 0);
        field.meanDepth.clear();
    }
    return field;
}

} // namespace sightline::scenarios
