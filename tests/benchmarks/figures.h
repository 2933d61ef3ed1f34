#pragma once

#include "tests/benchmarks/report.h"

#include <functional>
#include <optional>

namespace sightline::benchmarks {

/// What one figure is, and further counters for the JSON file.
struct Figure {
    double value = 0;
    std::map<std::string, double> also;
};

/// Registers a benchmark that gives one figure; its name ends with the unit.
inline void registerFigure(const char* name, std::optional<double> goal, const std::function<Figure()>& measure) {
    benchmark::RegisterBenchmark(name, [=](benchmark::State& state) {
        Figure figure;
        for ([[maybe_unused]] auto _ : state) {
            figure = measure();
        }
        state.counters[kValue] = figure.value;
        if (goal) {
            state.counters[kGoal] = *goal;
        }
        for (const auto& [counter, value] : figure.also) {
            state.counters[counter] = value;
        }
    })->Iterations(1);
}

} // namespace sightline::benchmarks
