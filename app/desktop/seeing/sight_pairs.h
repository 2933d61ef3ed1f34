#pragma once

#include "scenarios/scenario.h"

#include <compare>
#include <vector>

namespace sightline::app {

/// Who is asked about whom.
struct SightPair {
    scenarios::ModelId observer;
    scenarios::ModelId target;
    friend bool operator==(const SightPair&, const SightPair&) = default;
    friend bool operator<(const SightPair& a, const SightPair& b) {
        return a.observer == b.observer ? a.target < b.target : a.observer < b.observer;
    }
};

/// Both ways between all models of different players; where all are of one side, between all models.
[[nodiscard]] std::vector<SightPair> allPairsOf(const scenarios::Scenario& scenario);

/// The width of a place on the table that is asked about as if a model stood there, in millimeters.
inline constexpr double kSamplePointMillimeters = 1.0;

/// A table with one thing more on it: a place that everybody is asked about.
struct SpottedTable {
    scenarios::Scenario scenario;
    scenarios::ModelId samplePoint;
    std::vector<SightPair> pairs; ///< each model of the table and the place
};

/// A round place of `kSamplePointMillimeters` that reaches from the table to `height`. The table itself stays as it is.
[[nodiscard]] SpottedTable
withSamplePoint(scenarios::Scenario scenario, geometry::Point place, geometry::Length height);

} // namespace sightline::app
