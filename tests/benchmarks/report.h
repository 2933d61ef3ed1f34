#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

namespace sightline::benchmarks {

/// Gathers the figures of all benchmarks and prints them as plain tables: one a board for those named "BOARD/WAY",
/// with ratios to our exact verdict, and one for the rest, named "FIGURE".
class TableReport : public benchmark::BenchmarkReporter {
public:
    bool ReportContext(const Context& context) override;
    void ReportRuns(const std::vector<Run>& runs) override;
    void Finalize() override;

    [[nodiscard]] bool failed() const { return m_failed; }

private:
    struct Row {
        std::string way;
        std::map<std::string, double> figures;
    };
    struct Board {
        std::string name;
        std::vector<Row> rows;
    };

    void printBoard(const Board& board);
    void printFigures();
    /// What is asked of the verdicts, out of the boards of one layout.
    void addGoals(const std::string& layout);

    std::vector<Board> m_boards;
    std::vector<Row> m_figures;
    bool m_failed = false;
};

/// Names of counters; all times in microseconds.
inline constexpr auto kMedian = "median_us";
inline constexpr auto kMean = "mean_us";
inline constexpr auto kSlowest = "slowest_us";
inline constexpr auto kVisiblePairs = "visible_pairs";
inline constexpr auto kPairs = "pairs";
inline constexpr auto kMissed = "missed_share";        ///< of the visible pairs
inline constexpr auto kWronglyClear = "wrongly_clear"; ///< pairs
inline constexpr auto kValue = "value";                ///< of a figure, in the unit that its name ends with
inline constexpr auto kProcessor = "processor_ms";     ///< of a figure, over all threads
inline constexpr auto kGoal = "goal";                  ///< the value should not be above it
inline constexpr auto kAtLeast = "at_least";           ///< the value should not be below it

/// The ways that goals speak of.
inline constexpr auto kExactVerdict = "Sightline, exact verdict";
inline constexpr auto kPlainLoop = "sampled, plain loop";
inline constexpr auto kPlainLoopOverAll = "sampled, plain loop, all lines and edges";
inline constexpr auto kEmbreePackets = "sampled, Embree packets";

} // namespace sightline::benchmarks
