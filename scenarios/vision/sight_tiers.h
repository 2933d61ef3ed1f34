#pragma once

#include "scenarios/vision/light.h"

/// How well a thing is seen along a free line, by distance and light: rows S2.54 to S2.57, S2.29 and S2.62.
namespace sightline::scenarios {

enum class SightTier { None, Outline, Full };

/// Why a thing is seen so well and no better.
enum class TierReason {
    Lit,         ///< full: it is lit and within sight
    Bright,      ///< full: it is brightly lit
    Near,        ///< full: unlit, within the light range
    InTheDark,   ///< outline: unlit, within the shadow range
    TooFar,      ///< none: lit, beyond sight
    TooDark,     ///< none: unlit, beyond the shadow range
    FarDarkness, ///< none: unlit, within the shadow range and beyond twice the light range (S2.29)
};

struct TierAnswer {
    SightTier tier = SightTier::None;
    TierReason reason = TierReason::TooFar;
    int range = 0; ///< in cells: the one that decided
    friend bool operator==(const TierAnswer&, const TierAnswer&) = default;
};

/// THE table of the three tiers: per-target verdicts and cells of fog both ask here (S2.27). `figures` are those of
/// `figuresOf`; `distance` between edges. A range includes its own length.
[[nodiscard]] TierAnswer
tierOf(const SenseFigures& figures, LightLevel light, geometry::Length distance, geometry::Length cell);

/// The cells that one viewer sees now.
struct TieredCells {
    geometry::CellSet visible;
    geometry::CellSet outline; ///< none of them is in `visible`
    friend bool operator==(const TieredCells&, const TieredCells&) = default;
};

/// Sorts cells that a viewer has a free line to by their tier. The distance of a cell is that of the nearest point of
/// its square to the viewer's base; cells under the base are visible whatever the light (S2.51).
[[nodiscard]] TieredCells tiersOfSight(const geometry::CellSet& lineCells,
                                       const geometry::PlacedFootprint& viewer,
                                       const SenseFigures& figures,
                                       const LightMap& light);

} // namespace sightline::scenarios
