#pragma once

#include "scenarios/analysis/fairness.h"

#include <vector>

namespace sightline::scenarios {

/// How uneven a layout is for its two sides: the largest of the four differences of a fairness study, without its sign.
/// All values are shares, 0 to 1.
struct Unevenness {
    double asPlaced = 0.0;
    /// 95 % of the trials lie between `low` and `high`; equal to `asPlaced` without trials.
    double low = 0.0;
    double high = 0.0;
    std::vector<double> trials = {}; ///< by trial, in their order
};

/// Computes the unevenness of a layout. Precondition: the study has two sides.
[[nodiscard]] Unevenness unevennessOf(const FairnessStudy& study);

/// The answer to which of two layouts is fairer.
struct FairnessComparison {
    /// The fairer layout is the one whose set-ups are more even in at least this share of all pairs of set-ups.
    static constexpr double kDecidingShare = 0.95;
    enum class Fairer { First, Second, TooClose };

    Unevenness first;
    Unevenness second;
    /// The share of all pairs of a set-up of the first layout and one of the second in which the first is more even;
    /// equal pairs count half. Without trials 1, 0 or 0.5, by how the layouts are placed.
    double firstIsMoreEven = 0.5;
    [[nodiscard]] Fairer fairer() const {
        return firstIsMoreEven >= kDecidingShare       ? Fairer::First
               : firstIsMoreEven <= 1 - kDecidingShare ? Fairer::Second
                                                       : Fairer::TooClose;
    }
};

/// Compares two layouts by their unevenness. Exchanging the layouts exchanges the answer. Precondition: both studies
/// have two sides. Complexity: O(n log n) in the number of trials.
[[nodiscard]] FairnessComparison compareFairness(const FairnessStudy& first, const FairnessStudy& second);

} // namespace sightline::scenarios
