#pragma once

#include "scenarios/model/scenario.h"

#include <compare>
#include <vector>

namespace sightline::app {

/// An observer and a target.
struct SightPair {
    scenarios::ModelId observer;
    scenarios::ModelId target;
    friend bool operator==(const SightPair&, const SightPair&) = default;
    friend bool operator<(const SightPair& a, const SightPair& b) {
        return a.observer == b.observer ? a.target < b.target : a.observer < b.observer;
    }
};

/// Returns the pairs of all models of different players, in both directions; if there are none, the pairs of all
/// models.
[[nodiscard]] std::vector<SightPair> allPairsOf(const scenarios::Scenario& scenario);

/// The diameter of the base that stands for a sample point, in millimeters.
inline constexpr double kSamplePointMillimeters = 1.0;

/// A scenario with a sample point, which every model is judged against.
struct ProbedTable {
    scenarios::Scenario scenario;
    scenarios::ModelId samplePoint;
    std::vector<SightPair> pairs; ///< each model of the table and the sample point
};

/// Adds a round model of `kSamplePointMillimeters` that reaches from the table to `height` as the sample point.
[[nodiscard]] ProbedTable withSamplePoint(scenarios::Scenario scenario, geometry::Point place, geometry::Length height);

} // namespace sightline::app
