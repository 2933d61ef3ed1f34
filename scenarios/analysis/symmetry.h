#pragma once

#include "scenarios/edits/edits.h"

#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// The symmetries of a table.
enum class TableSymmetry { HalfTurn, MirrorLeftRight, MirrorTopBottom };

/// Returns the word of files and reports: "half-turn", "mirror-left-right", "mirror-top-bottom".
[[nodiscard]] QString nameOf(TableSymmetry symmetry);

/// A piece, zone or objective and the element nearest to its image under the symmetry.
struct SymmetricElement {
    AnyId id;
    std::optional<AnyId> partner; ///< may be the element itself; nullopt: none of its kind, size and height is near
    /// The distance in inches of the farthest corner of the outline from its image.
    double offInches = 0.0;
    friend bool operator==(const SymmetricElement&, const SymmetricElement&) = default;
};

/// The deviation of a table from one symmetry.
struct SymmetryStudy {
    TableSymmetry symmetry = TableSymmetry::HalfTurn;
    std::vector<SymmetricElement>
        elements;             ///< all elements: those without partners first, then by decreasing deviation
    int alone = 0;            ///< number of elements without a partner
    double worstInches = 0.0; ///< largest deviation of those with one
    /// True if no element lacks a partner, and no deviation exceeds rounding errors.
    [[nodiscard]] bool isExact() const { return alone == 0 && worstInches <= kExactInches; }
    /// The deviation, in inches (25 nm), up to which a partner is exact. Mirroring and rotating round each corner by up
    /// to 0.71 nm; the rest is margin.
    static constexpr double kExactInches = 1e-6;
};

/// The maximum deviation of partners, in inches.
inline constexpr double kFarthestPartnerInches = 3.0;

/// Computes the deviation. Pieces are partners if they have the same build: walls or footprints with equal numbers of
/// corners and holes, equal heights and traits. Names, colors and groups are ignored. Pairs are matched greedily, the
/// nearest first.
[[nodiscard]] SymmetryStudy symmetryOf(const Scenario& scenario, TableSymmetry symmetry);

/// Returns all three studies, by increasing number of elements without partners, then by increasing deviation.
[[nodiscard]] std::vector<SymmetryStudy> symmetriesOf(const Scenario& scenario);

} // namespace sightline::scenarios
