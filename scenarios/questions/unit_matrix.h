#pragma once

#include "scenarios/questions/matrix.h"
#include "scenarios/questions/units.h"

#include <optional>

namespace sightline::scenarios {

/// The rulings of each unit of a player against each unit of the others. Models without a player form one side.
struct UnitMatrix {
    std::vector<UnitName> units;
    std::vector<UnitRuling> pairs; ///< in the order of `units`, observing unit first
    bool hasDetails = false;       ///< false: nothing is reported as fully visible, and no verdict has a clearance
    friend bool operator==(const UnitMatrix&, const UnitMatrix&) = default;

    /// Returns the ruling of a pair; null if both are of one player, or not on the table.
    [[nodiscard]] const UnitRuling* pair(const UnitName& from, const UnitName& to) const;
};

/// The options of a unit matrix.
struct UnitMatrixOptions {
    bool wantDetails = true;
    ToleranceOf toleranceOf = {};
    int threads = 0;          ///< 0: one per processor
    bool wantMargins = false; ///< true: compute the margin of each ruling, which takes longer
    JudgeFunction judge = theJudge();
};

/// Computes the matrix; it is empty after a stop request.
[[nodiscard]] UnitMatrix
unitMatrixOf(const PreparedTable& table, const UnitMatrixOptions& options = {}, const std::stop_token& stop = {});

/// Computes the matrix after an edit from that of the table before it, made with the same tolerances. Where only
/// positions of models differ (`movedOnly`), only their pairs are judged again and, if models block, the pairs between
/// which they stand or stood.
[[nodiscard]] UnitMatrix unitMatrixAfter(const PreparedTable& table,
                                         const UnitMatrix& before,
                                         const Scenario& was,
                                         const UnitMatrixOptions& options = {},
                                         const std::stop_token& stop = {});

/// Returns the models whose positions differ, provided that nothing else does and that other models affect a pair only
/// by blocking its lines; std::nullopt: all pairs have to be judged again.
[[nodiscard]] std::optional<std::vector<ModelId>>
movedOnly(const Scenario& before, const Scenario& after, const RuleSet& rules);

} // namespace sightline::scenarios
