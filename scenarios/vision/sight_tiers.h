#pragma once

#include "scenarios/vision/light.h"

/// @file
/// The tier of visibility along a clear line, by distance and light. Source: docs/requirements.md, rows S2.54 to S2.57,
/// S2.29 and S2.62.
namespace sightline::scenarios {

/// A tier of visibility: not seen, seen as an outline only, or seen fully.
enum class SightTier { None, Outline, Full };

/// The reason for a tier.
enum class TierReason {
    Lit,         ///< full: lit, within sight
    Bright,      ///< full: brightly lit
    Near,        ///< full: unlit, within the light range
    InTheDark,   ///< outline: unlit, within the shadow range
    TooFar,      ///< none: lit, beyond sight
    TooDark,     ///< none: unlit, beyond the shadow range
    FarDarkness, ///< none: unlit, within the shadow range but beyond twice the light range (S2.29)
};

/// A tier with its reason.
struct TierAnswer {
    SightTier tier = SightTier::None;
    TierReason reason = TierReason::TooFar;
    int range = 0; ///< in cells: the deciding range
    friend bool operator==(const TierAnswer&, const TierAnswer&) = default;
};

/// Returns the tier. This is the only definition of the three tiers, used for verdicts per target and for cells of fog.
/// `figures` are those of `figuresOf`; `distance` is between edges. A range includes its end. Source:
/// docs/requirements.md, row S2.27.
[[nodiscard]] TierAnswer
tierOf(const SenseFigures& figures, LightLevel light, geometry::Length distance, geometry::Length cell);

/// The cells that one viewer currently sees.
struct TieredCells {
    geometry::CellSet visible;
    geometry::CellSet outline; ///< disjoint from `visible`
    friend bool operator==(const TieredCells&, const TieredCells&) = default;
};

/// Sorts the cells to which a viewer has a clear line by their tier. The distance of a cell is that of its point
/// nearest to the viewer's base; cells under the base are visible in any light. Source: docs/requirements.md, row
/// S2.51.
[[nodiscard]] TieredCells tiersOfSight(const geometry::CellSet& lineCells,
                                       const geometry::PlacedFootprint& viewer,
                                       const SenseFigures& figures,
                                       const LightMap& light);

} // namespace sightline::scenarios
