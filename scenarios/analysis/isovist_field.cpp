#include "scenarios/analysis/isovist_field.h"

#include "scenarios/analysis/parallel.h"
#include "scenarios/analysis/spot_sight.h"

#include <algorithm>
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

    /// Steps of sight from one spot to all others, their mean.
    [[nodiscard]] double meanDepth(std::size_t from, const std::vector<std::size_t>& seeing) const {
        std::vector<std::uint64_t> reached(row(from), row(from) + m_words);
        reached[from / 64] |= std::uint64_t{1} << (from % 64);
        std::int64_t count = 0;
        for (const std::uint64_t word : reached) {
            count += std::popcount(word);
        }
        std::int64_t others = count - 1;
        std::int64_t steps = others;
        std::vector<std::size_t> left;
        std::ranges::copy_if(seeing, std::back_inserter(left), [&](std::size_t spot) { return (reached[spot / 64] >> (spot % 64) & 1U) == 0; });
        for (int depth = 2; !left.empty(); ++depth) {
            std::vector<std::size_t> found;
            std::vector<std::size_t> rest;
            for (const std::size_t spot : left) {
                const std::uint64_t* sees = row(spot);
                bool meets = false;
                for (std::size_t word = 0; word < m_words && !meets; ++word) {
                    meets = (sees[word] & reached[word]) != 0;
                }
                (meets ? found : rest).push_back(spot);
            }
            if (found.empty()) {
                break;
            }
            for (const std::size_t spot : found) {
                reached[spot / 64] |= std::uint64_t{1} << (spot % 64);
            }
            others += static_cast<std::int64_t>(found.size());
            steps += depth * static_cast<std::int64_t>(found.size());
            left = std::move(rest);
        }
        return others > 0 ? static_cast<double>(steps) / static_cast<double>(others) : 0.0;
    }

private:
    [[nodiscard]] std::uint64_t* row(std::size_t spot) { return m_bits.data() + spot * m_words; }
    [[nodiscard]] const std::uint64_t* row(std::size_t spot) const { return m_bits.data() + spot * m_words; }

    std::size_t m_spots;
    std::size_t m_words;
    std::vector<std::uint64_t> m_bits;
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
        std::vector<std::size_t> seeing;
        for (std::size_t spot = 0; spot < spots; ++spot) {
            if (field.connectivity[spot] > 0) {
                seeing.push_back(spot);
            }
        }
        nextRow = 0;
        onThreads(threadsFor(threads), [&](unsigned) {
            for (int row = nextRow++; row < grid.rows() && !stop.stop_requested(); row = nextRow++) {
                for (int column = 0; column < grid.columns() && !stop.stop_requested(); ++column) {
                    const std::size_t spot = grid.index(column, row);
                    field.meanDepth[spot] = field.connectivity[spot] > 0 ? sights.meanDepth(spot, seeing) : 0.0;
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
