#include "scenarios/analysis/fairness_comparison.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::scenarios {

namespace {

std::array<const SideDifference*, 4> differencesIn(const FairnessStudy& study) {
    return {&study.zoneSeen, &study.zoneSeenAfterMove, &study.objectivesSeen, &study.tableSeen};
}

/// Returns the value below which that share of the sorted values lies, as `fairnessOf` does. Precondition: there are
/// values.
double quantileOf(const std::vector<double>& sorted, double share) {
    return sorted[static_cast<std::size_t>(std::lround(share * static_cast<double>(sorted.size() - 1)))];
}

/// Returns the share of pairs in which a value of `one` is the smaller; equal values count half.
double shareOfSmaller(const std::vector<double>& one, std::vector<double> other) {
    std::ranges::sort(other);
    double pairs = 0.0;
    for (const double value : one) {
        const auto [low, high] = std::ranges::equal_range(other, value);
        pairs += static_cast<double>(other.end() - high) + 0.5 * static_cast<double>(high - low);
    }
    return pairs / (static_cast<double>(one.size()) * static_cast<double>(other.size()));
}

} // namespace

Unevenness unevennessOf(const FairnessStudy& study) {
    Unevenness uneven;
    uneven.trials.assign(static_cast<std::size_t>(study.trials), 0.0);
    for (const SideDifference* difference : differencesIn(study)) {
        uneven.asPlaced = std::max(uneven.asPlaced, std::abs(difference->asPlaced));
        for (std::size_t i = 0; i < std::min(uneven.trials.size(), difference->trials.size()); ++i) {
            uneven.trials[i] = std::max(uneven.trials[i], std::abs(difference->trials[i]));
        }
    }
    uneven.low = uneven.asPlaced;
    uneven.high = uneven.asPlaced;
    if (!uneven.trials.empty()) {
        std::vector<double> sorted = uneven.trials;
        std::ranges::sort(sorted);
        uneven.low = quantileOf(sorted, 0.025);
        uneven.high = quantileOf(sorted, 0.975);
    }
    return uneven;
}

FairnessComparison compareFairness(const FairnessStudy& first, const FairnessStudy& second) {
    FairnessComparison comparison{unevennessOf(first), unevennessOf(second)};
    const auto valuesOf = [](const Unevenness& uneven) {
        return uneven.trials.empty() ? std::vector{uneven.asPlaced} : uneven.trials;
    };
    comparison.firstIsMoreEven = shareOfSmaller(valuesOf(comparison.first), valuesOf(comparison.second));
    return comparison;
}

} // namespace sightline::scenarios
