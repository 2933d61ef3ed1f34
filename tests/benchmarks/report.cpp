#include "tests/benchmarks/report.h"

#include <algorithm>
#include <cstdio>
#include <ostream>

namespace sightline::benchmarks {

namespace {

std::string text(const char* format, auto... values) {
    std::string line(400, '\0');
    line.resize(static_cast<std::size_t>(std::snprintf(line.data(), line.size(), format, values...)));
    return line;
}

/// Three digits that say something.
std::string number(double value) {
    return text(value >= 99.95    ? "%.0f"
                : value >= 9.995  ? "%.1f"
                : value >= 0.0995 ? "%.2f"
                : value > 0       ? "%.3f"
                                  : "%.0f",
                value);
}

std::string nameOf(const benchmark::BenchmarkReporter::Run& run) { return run.run_name.function_name; }

} // namespace

bool TableReport::ReportContext(const Context& context) {
    GetErrorStream() << "Measuring; this takes some minutes.\n";
    GetOutputStream() << text("%d cores at %.1f GHz; g++ %s, " SIGHTLINE_BUILD_FLAGS "\n", context.cpu_info.num_cpus,
                              context.cpu_info.cycles_per_second / 1e9, __VERSION__);
    return true;
}

void TableReport::ReportRuns(const std::vector<Run>& runs) {
    for (const Run& run : runs) {
        const std::string name = nameOf(run);
        if (run.error_occurred) {
            GetErrorStream() << name << ": " << run.error_message << '\n';
            m_failed = true;
            continue;
        }
        GetErrorStream() << "  " << name << '\n';
        Row row;
        for (const auto& [counter, value] : run.counters) {
            row.figures[counter] = value.value;
        }
        const auto slash = name.find('/');
        if (slash == std::string::npos) {
            row.way = name;
            m_figures.push_back(std::move(row));
            continue;
        }
        row.way = name.substr(slash + 1);
        const std::string board = name.substr(0, slash);
        if (m_boards.empty() || m_boards.back().name != board) {
            m_boards.push_back({board, {}});
        }
        m_boards.back().rows.push_back(std::move(row));
    }
}

void TableReport::printBoard(const Board& board) {
    const auto& any = board.rows.front().figures;
    const auto ours = std::ranges::find(board.rows, kExactVerdict, &Row::way);
    const auto ratio = [&](const Row& row, const char* counter) {
        return ours == board.rows.end() ? std::string{"-"}
                                        : number(row.figures.at(counter) / ours->figures.at(counter));
    };
    GetOutputStream() << text("\n%s: %.0f pairs, %.0f see each other\n", board.name.c_str(), any.at(kPairs),
                              any.at(kVisiblePairs))
                      << text("  %-44s %10s %10s %10s %8s %8s %8s\n", "microseconds a pair", "median", "mean",
                              "slowest", "x median", "x mean", "missed");
    for (const Row& row : board.rows) {
        const auto& figures = row.figures;
        GetOutputStream() << text("  %-44s %10s %10s %10s %8s %8s %7.1f%%", row.way.c_str(),
                                  number(figures.at(kMedian)).c_str(), number(figures.at(kMean)).c_str(),
                                  number(figures.at(kSlowest)).c_str(), ratio(row, kMedian).c_str(),
                                  ratio(row, kMean).c_str(), 100 * figures.at(kMissed));
        if (figures.at(kWronglyClear) > 0) {
            GetOutputStream() << text("  and %.0f wrongly clear", figures.at(kWronglyClear));
        }
        GetOutputStream() << '\n';
    }
}

void TableReport::addGoals(const std::string& layout) {
    const auto figuresOf = [&](int pieces, const char* way) -> const std::map<std::string, double>* {
        const auto board =
            std::ranges::find(m_boards, layout + ", " + std::to_string(pieces) + " pieces", &Board::name);
        if (board == m_boards.end()) {
            return nullptr;
        }
        const auto row = std::ranges::find(board->rows, way, &Row::way);
        return row == board->rows.end() ? nullptr : &row->figures;
    };
    const auto add = [&](const std::string& name, double value, const char* bound, double goal) {
        m_figures.push_back({layout + ": " + name, {{kValue, value}, {bound, goal}}});
    };
    const auto* at48 = figuresOf(48, kExactVerdict);
    if (at48) {
        add("exact verdict at 48 pieces, median, µs", at48->at(kMedian), kGoal, 1);
    }
    const auto addRatio = [&](const char* way, double goal) {
        if (const auto* peer = figuresOf(48, way); at48 && peer) {
            add(way + std::string{" over our verdict, 48 pieces, medians"}, peer->at(kMedian) / at48->at(kMedian),
                kAtLeast, goal);
        }
    };
    addRatio(kPlainLoop, 20);
    addRatio(kPlainLoopOverAll, 20);
    addRatio(kEmbreePackets, 5);
    if (const auto* at400 = figuresOf(400, kExactVerdict); at48 && at400) {
        add("exact verdict, 400 pieces over 48, medians", at400->at(kMedian) / at48->at(kMedian), kGoal, 3);
    }
    double slowest = 0;
    for (const int pieces : {12, 48, 96, 400}) {
        if (const auto* figures = figuresOf(pieces, kExactVerdict)) {
            slowest = std::max(slowest, figures->at(kSlowest));
        }
    }
    if (slowest > 0) {
        add("slowest exact verdict of all boards, µs", slowest, kGoal, 200);
    }
}

void TableReport::printFigures() {
    GetOutputStream() << text("\n%-84s %10s %10s   %s\n", "", "measured", "processor", "goal");
    for (const Row& row : m_figures) {
        const auto most = row.figures.find(kGoal);
        const auto least = row.figures.find(kAtLeast);
        const double value = row.figures.at(kValue);
        const auto processor = row.figures.find(kProcessor);
        GetOutputStream() << text("%-84s %10s %10s", row.way.c_str(), number(value).c_str(),
                                  processor == row.figures.end() ? "" : number(processor->second).c_str());
        if (most != row.figures.end()) {
            GetOutputStream() << "   at most " << number(most->second) << (value > most->second ? ", not met" : "");
        } else if (least != row.figures.end()) {
            GetOutputStream() << "   at least " << number(least->second) << (value < least->second ? ", not met" : "");
        }
        GetOutputStream() << '\n';
    }
}

void TableReport::Finalize() {
    std::ranges::for_each(m_boards, [this](const Board& board) { printBoard(board); });
    addGoals("ruins");
    addGoals("mixed");
    if (!m_figures.empty()) {
        printFigures();
    }
    if (m_failed) {
        GetOutputStream() << "\nSome benchmarks failed; see the messages.\n";
    }
}

} // namespace sightline::benchmarks
