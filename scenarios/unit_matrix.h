#pragma once

#include "scenarios/units.h"

#include <optional>

namespace sightline::scenarios {

/// Each unit of a player against each unit of the others. A value; models without a player are one side of their own.
struct UnitMatrix {
    std::vector<UnitName> units;
    std::vector<UnitRuling> pairs; ///< in the order of `units`, first by who looks
    bool hasDetails = false;       ///< without them nothing is fully visible and no verdict has a clearance
    friend bool operator==(const UnitMatrix&, const UnitMatrix&) = default;

    /// Null if they are of one player, or not on the table.
    [[nodiscard]] const UnitRuling* pair(const UnitName& from, const UnitName& to) const;
};

struct UnitMatrixOptions {
    bool wantDetails = true;
    ToleranceOf toleranceOf = {};
    int threads = 0;          ///< 0: one a processor
    bool wantMargins = false; ///< how far each ruling is from another answer; takes longer
};

/// After a stop request the matrix is empty.
[[nodiscard]] UnitMatrix
unitMatrixOf(const PreparedTable& table, const UnitMatrixOptions& options = {}, const std::stop_token& stop = {});

/// The same, given the matrix of the table as it was, by the same tolerances. Where only places of models differ
/// (`movedOnly`), only their pairs are judged anew, and those between which they stand or stood, if models block.
[[nodiscard]] UnitMatrix unitMatrixAfter(const PreparedTable& table,
                                         const UnitMatrix& before,
                                         const Scenario& was,
                                         const UnitMatrixOptions& options = {},
                                         const std::stop_token& stop = {});

/// The models whose places differ, if nothing else does and third models matter to a pair only where they block its
/// lines. Nothing: all has to be judged anew.
[[nodiscard]] std::optional<std::vector<ModelId>>
movedOnly(const Scenario& before, const Scenario& after, const RuleSet& rules);

} // namespace sightline::scenarios
