#pragma once

#include "app/desktop/design/sheet_view.h"
#include "scenarios/analysis/fairness.h"
#include "scenarios/analysis/influence.h"
#include "scenarios/analysis/symmetry.h"

#include <QByteArray>

#include <algorithm>
#include <optional>
#include <vector>

namespace sightline::app {

/// The least number of set-ups that tell something of others.
inline constexpr int kMinTellingTrials = 20;

/// The figures of the fairness page.
struct FairnessFigures {
    std::vector<scenarios::SymmetryStudy> symmetries;
    scenarios::FairnessStudy study;
    scenarios::FairnessOptions options;
    std::optional<std::vector<scenarios::PieceInfluence>> influences; ///< nullopt: not requested, or not reached
    bool wasStopped = false;                                          ///< before all was done
    /// The study before the last change of the table that changed a figure; std::nullopt: there was none.
    std::optional<scenarios::FairnessStudy> before = {};
    /// True if the study was stopped after so few set-ups that they tell nothing of others.
    [[nodiscard]] bool isTooShort() const {
        return wasStopped && study.trials < std::min(options.trials, kMinTellingTrials);
    }
};

/// The lists of the page, in this order.
enum class FairnessSheet { Symmetries, Breaking, Sides, Influences };
/// Returns these lists, with marks for their rows.
[[nodiscard]] std::vector<DesignSheet> fairnessSheets(const scenarios::Scenario& scenario,
                                                      const FairnessFigures& figures);

/// Returns CSV: for each figure its value for both sides, the difference, its mean and its range, then one row for each
/// set-up. Shares are 0 to 1.
[[nodiscard]] QByteArray fairnessCsv(const scenarios::Scenario& scenario, const scenarios::FairnessStudy& study);

} // namespace sightline::app
