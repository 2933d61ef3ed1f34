#include "scenarios/vision/fog_reason.h"

#include <algorithm>
#include <limits>

namespace sightline::scenarios {

FogReason fogReasonAt(const FogTable& fog, const Scenario& scenario, const PlayerId& side, geometry::Point position) {
    using Code = FogReason::Code;
    const auto cell = fog.grid().cellAt(position);
    const VisionSide* own = scenario.vision->side(side);
    if (!cell || !own) {
        return {Code::OffTable};
    }
    const auto holds = [&](const geometry::CellSet& cells) {
        return cells.columns() == fog.grid().columns() && cells.rows() == fog.grid().rows() && cells.contains(*cell);
    };
    FogReason reason;
    reason.isExplored = holds(own->knows.explored);
    if (holds(own->knows.visible)) {
        return reason;
    }
    if (holds(own->knows.outline)) {
        reason.code = Code::Outline;
        return reason;
    }
    const std::vector<Viewer> viewers = viewersOf(fog, scenario, side);
    reason.code = viewers.empty() ? Code::NoViewer : Code::BeyondRange;
    const bool isGrid = fog.profile().mode == FogMode::Grid;
    int least = std::numeric_limits<int>::max();
    for (const Viewer& viewer : viewers) {
        // What lies nearer than the radius is seen on a grid; a radius of 0 has no limit.
        const int range = isGrid ? fog.profile().gridRadius - 1 : viewer.range;
        if ((isGrid && range < 0) || cellsInRange(fog, viewer, range).contains(*cell)) {
            reason.code = Code::NoLine;
            reason.range.reset();
            return reason;
        }
        const int apart =
            std::max(std::abs(cell->column - viewer.middle.column), std::abs(cell->row - viewer.middle.row));
        if (apart - range < least) {
            least = apart - range;
            reason.range = fog.grid().cellSize() * range;
        }
    }
    return reason;
}

bool isUnlimited(int rangeInCells, const VisionProfile& profile, const Table& table) {
    return profile.cell * rangeInCells >= table.width + table.height;
}

} // namespace sightline::scenarios
