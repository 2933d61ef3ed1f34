#pragma once

#include "app/desktop/design/sheet_view.h"
#include "scenarios/analysis/fairness.h"
#include "scenarios/analysis/influence.h"
#include "scenarios/analysis/symmetry.h"

#include <vector>

namespace sightline::app {

/// The figures of the fairness page.
struct FairnessFigures {
    std::vector<scenarios::SymmetryStudy> symmetries;
    scenarios::FairnessStudy study;
    scenarios::FairnessOptions options;
    std::optional<std::vector<scenarios::PieceInfluence>> influences; ///< nullopt: not requested
};

/// The lists of the page, in this order.
enum class FairnessSheet { Symmetries, Breaking, Sides, Influences };
[[nodiscard]] std::vector<DesignSheet> fairnessSheets(const scenarios::Scenario& scenario,
                                                      const FairnessFigures& figures);

} // namespace sightline::app
