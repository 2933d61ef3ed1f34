#include "scenarios/vision/sight_tiers.h"

#include "geometry/shapes/distance.h"
#include "scenarios/vision/sense.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::GridCell;
using geometry::Length;

namespace {

bool isWithin(Length distance, int range, Length cell) {
    return range == kEverywhere || (range > 0 && distance <= cell * range);
}

} // namespace

TierAnswer tierOf(const SenseFigures& figures, LightLevel light, Length distance, Length cell) {
    const bool isBright = light == LightLevel::Bright;
    const int sight = isBright ? figures.bright : figures.sight;
    if (light > LightLevel::Dark && isWithin(distance, sight, cell)) {
        return {SightTier::Full, isBright ? TierReason::Bright : TierReason::Lit, sight};
    }
    // Models that see far in the dark see as far by day.
    if (isWithin(distance, figures.light, cell)) {
        return {SightTier::Full, TierReason::Near, figures.light};
    }
    if (light > LightLevel::Dark) {
        return {SightTier::None, TierReason::TooFar, sight};
    }
    if (isWithin(distance, figures.shadow, cell)) {
        // Without a light range only the shadow range limits outlines.
        const bool isFar = figures.light > 0 && !isWithin(distance, 2 * figures.light, cell);
        return isFar ? TierAnswer{SightTier::None, TierReason::FarDarkness, 2 * figures.light}
                     : TierAnswer{SightTier::Outline, TierReason::InTheDark, figures.shadow};
    }
    return {SightTier::None, TierReason::TooDark, figures.shadow};
}

TieredCells tiersOfSight(const geometry::CellSet& lineCells,
                         const geometry::PlacedFootprint& viewer,
                         const SenseFigures& figures,
                         const LightMap& light) {
    TieredCells cells{{lineCells.columns(), lineCells.rows()}, {lineCells.columns(), lineCells.rows()}};
    if (!light.grid()) {
        return cells;
    }
    const geometry::CellGrid& grid = *light.grid();
    const auto square = geometry::Footprint::rectangle(grid.cellSize(), grid.cellSize());
    const int far = std::ranges::max({figures.sight, figures.bright, figures.shadow, figures.light});
    const auto own = cellsUnder(grid, viewer);
    lineCells.forEach([&](GridCell cell) {
        const Length distance = square ? edgeDistance(viewer, {*square, grid.centerOf(cell), {}}) : Length{};
        if (far != kEverywhere && distance > grid.cellSize() * far) {
            return;
        }
        switch (tierOf(figures, light.at(cell), distance, grid.cellSize()).tier) {
        case SightTier::Full: cells.visible.insert(cell); break;
        case SightTier::Outline: cells.outline.insert(cell); break;
        case SightTier::None: break;
        }
    });
    cells.visible |= own;
    cells.outline -= cells.visible;
    return cells;
}

} // namespace sightline::scenarios
