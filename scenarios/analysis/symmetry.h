#pragma once

#include "scenarios/edits.h"

#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// What leaves the table as it was.
enum class TableSymmetry { HalfTurn, MirrorLeftRight, MirrorTopBottom };

/// Words of files and reports: "half-turn", "mirror-left-right", "mirror-top-bottom".
[[nodiscard]] QString nameOf(TableSymmetry symmetry);

/// One piece, zone or objective beside the one that should stand where it comes to.
struct SymmetricElement {
    AnyId id;
    std::optional<AnyId> partner; ///< may be the thing itself; nothing: none of its kind, size and height is near
    /// Inches: how far the farthest corner of the outline is from where it should be.
    double offInches = 0.0;
    friend bool operator==(const SymmetricElement&, const SymmetricElement&) = default;
};

struct SymmetryStudy {
    TableSymmetry symmetry = TableSymmetry::HalfTurn;
    std::vector<SymmetricElement> elements; ///< all of them: without partners first, then the farthest off
    int alone = 0;                          ///< without a partner
    double worstInches = 0.0;               ///< of those with one
    /// Nothing is alone, and nothing is off by more than rounding.
    [[nodiscard]] bool isExact() const { return alone == 0 && worstInches <= kExactInches; }
    static constexpr double kExactInches = 1e-6;
};

/// Farther off than this no two things are partners.
inline constexpr double kFarthestPartnerInches = 3.0;

/// Pieces are partners if they are of one build: walls or footprints with as many corners and holes, the same heights
/// and traits. Names, colors and groups do not matter. Nearest pairs are matched first.
[[nodiscard]] SymmetryStudy symmetryOf(const Scenario& scenario, TableSymmetry symmetry);

/// All three, the one with the fewest things alone and then the least off first.
[[nodiscard]] std::vector<SymmetryStudy> symmetriesOf(const Scenario& scenario);

} // namespace sightline::scenarios
