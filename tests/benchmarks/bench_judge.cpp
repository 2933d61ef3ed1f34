#include "tests/benchmarks/bench_suites.h"
#include "tests/benchmarks/report.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>
#include <iostream>
#include <string>

/// Measures everything, prints plain tables and writes all figures as JSON. Takes google-benchmark's options, such as
/// `--benchmark_filter=48` and `--benchmark_out=FILE`.
int main(int argc, char** argv) {
    const QCoreApplication application{argc, argv};
    std::vector<char*> arguments{argv, argv + argc};
    std::string file = std::string{"--benchmark_out="} + SIGHTLINE_BENCH_FOLDER + "/bench_judge.json";
    const auto namesFile = [](const char* argument) { return std::strncmp(argument, "--benchmark_out=", 16) == 0; };
    const bool ownFile = std::ranges::none_of(arguments, namesFile);
    if (ownFile) {
        arguments.push_back(file.data());
    }
    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) {
        return 2;
    }
    sightline::benchmarks::registerPairs();
    sightline::benchmarks::registerEngine();
    sightline::benchmarks::registerVolume();
    sightline::benchmarks::registerPacks();
    sightline::benchmarks::registerPrograms();
    sightline::benchmarks::TableReport table;
    benchmark::RunSpecifiedBenchmarks(&table);
    benchmark::Shutdown();
    if (ownFile) {
        std::cerr << "All figures as JSON: " << file.substr(file.find('=') + 1) << '\n';
    }
    return table.failed() ? 1 : 0;
}
