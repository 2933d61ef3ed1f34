#include "scenarios/vision/fog.h"

#include <algorithm>
#include <cmath>
#include <utility>

/// The five methods of finding the cells that one viewer sees.
namespace sightline::scenarios {

namespace {

using geometry::CellMetric;
using geometry::CellSet;
using geometry::GridCell;

/// Removes obscured cells beyond the reduced range; the viewer's own cells stay visible. Source: docs/requirements.md,
/// row S1.13.
void takeObscured(CellSet& seen, const FogTable& fog, const Viewer& viewer) {
    if (viewer.ignoresObscuring || fog.profile().obscuringCost <= 0 || fog.obscuring().empty()) {
        return;
    }
    CellSet hidden = fog.obscuring();
    hidden -= cellsInRange(fog, viewer, viewer.range - fog.profile().obscuringCost);
    hidden -= viewer.from;
    seen -= hidden;
}

/// The limits of a cast: strictly below `radius`, and at most `range` from the same cell.
struct Cast {
    int radius = 0; ///< 0: no limit
    std::optional<int> range = {};
};

/// Casts from each cell of the viewer within the range of that cell, so that lines are symmetric.
CellSet castFrom(const FogTable& fog, CellSet opaque, const Viewer& viewer, const Cast& cast) {
    opaque -= viewer.from;
    const geometry::OpaqueCells cells{std::move(opaque)};
    CellSet seen = fog.grid().noCells();
    viewer.from.forEach([&](GridCell cell) {
        CellSet one = cellsSeenFrom(cells, cell, {cast.radius, fog.profile().wallsLit});
        if (cast.range) {
            CellSet reach = fog.grid().noCells();
            insertWithin(reach, fog.profile().metric, cell, *cast.range);
            one &= reach;
        }
        seen |= one;
    });
    return seen;
}

/// Adds the cells of the pieces that are seen by lines ending in them.
void addInside(CellSet& seen,
               const FogTable& fog,
               const Viewer& viewer,
               const Cast& cast,
               const std::vector<std::size_t>& pieces) {
    CellSet reach = fog.grid().noCells();
    const int farthest = cast.radius == 0 ? geometry::kMaxCellsASide : cast.radius;
    viewer.from.forEach([&](GridCell cell) { insertWithin(reach, CellMetric::Chebyshev, cell, farthest); });
    for (const std::size_t piece : pieces) {
        CellSet inside = fog.cellsOfPiece(piece);
        inside &= reach;
        inside -= seen;
        if (!inside.empty()) {
            inside &= castFrom(fog, fog.opaqueWithout(viewer, piece), viewer, cast);
            seen |= inside;
        }
    }
}

/// Returns clear lines from cell to cell, and into the pieces that do not block lines ending in them.
CellSet castPast(const FogTable& fog, const Viewer& viewer, const Cast& cast) {
    if (fog.isShutIn(viewer)) {
        return viewer.from;
    }
    const FogTable::Opacity opacity = fog.opacityFor(viewer);
    CellSet seen = castFrom(fog, opacity.opaque, viewer, cast);
    addInside(seen, fog, viewer, cast, opacity.pieces);
    return seen;
}

CellSet seenByRange(const FogTable& fog, const Viewer& viewer) { return cellsInRange(fog, viewer, viewer.range); }

CellSet seenHybrid(const FogTable& fog, const Viewer& viewer) {
    CellSet seen = cellsInRange(fog, viewer, viewer.range);
    takeObscured(seen, fog, viewer);
    return seen;
}

/// The circle around a square of that range; the radius itself is excluded from the cast.
Cast castOfLines(const Viewer& viewer) {
    return {static_cast<int>(std::ceil(viewer.range * 1.4143)) + 1, viewer.range};
}

CellSet seenByLines(const FogTable& fog, const Viewer& viewer) {
    CellSet seen = castPast(fog, viewer, castOfLines(viewer));
    takeObscured(seen, fog, viewer);
    return seen;
}

Cast castOnGrid(const FogTable& fog) { return {fog.profile().gridRadius, {}}; }

CellSet seenOnGrid(const FogTable& fog, const Viewer& viewer) { return castPast(fog, viewer, castOnGrid(fog)); }

using Seeing = CellSet (*)(const FogTable&, const Viewer&);

Seeing seeingOf(FogMode mode) {
    switch (mode) {
    case FogMode::Radius:
    case FogMode::Simple: return seenByRange;
    case FogMode::Hybrid: return seenHybrid;
    case FogMode::LineOfSight: return seenByLines;
    case FogMode::Grid: return seenOnGrid;
    }
    return seenByRange;
}

} // namespace

CellSet cellsInRange(const FogTable& fog, const Viewer& viewer, int range) {
    CellSet cells = fog.grid().noCells();
    viewer.from.forEach([&](GridCell cell) { insertWithin(cells, fog.profile().metric, cell, range); });
    return cells;
}

bool hasLineTo(const FogTable& fog, const Viewer& viewer, const CellSet& base) {
    const bool isGrid = fog.profile().mode == FogMode::Grid;
    if (!isGrid && fog.profile().mode != FogMode::LineOfSight) {
        return true;
    }
    if (viewer.range == kOwnCellsOnly || fog.isShutIn(viewer)) {
        return false;
    }
    const Cast cast = isGrid ? castOnGrid(fog) : castOfLines(viewer);
    const auto reaches = [&](CellSet opaque) {
        opaque -= base;
        return meet(castFrom(fog, std::move(opaque), viewer, cast), base);
    };
    const FogTable::Opacity opacity = fog.opacityFor(viewer);
    return reaches(opacity.opaque) || std::ranges::any_of(opacity.pieces, [&](std::size_t piece) {
               return meet(fog.cellsOfPiece(piece), base) && reaches(fog.opaqueWithout(viewer, piece));
           });
}

CellSet cellsSeenOn(const FogTable& fog, const Viewer& viewer, const std::vector<std::size_t>& pieces) {
    CellSet seen = fog.grid().noCells();
    const FogMode mode = fog.profile().mode;
    if (pieces.empty() || viewer.range == kOwnCellsOnly || fog.isShutIn(viewer)) {
        return seen;
    }
    if (mode == FogMode::Grid) {
        addInside(seen, fog, viewer, castOnGrid(fog), pieces);
    } else if (mode == FogMode::LineOfSight) {
        addInside(seen, fog, viewer, castOfLines(viewer), pieces);
        takeObscured(seen, fog, viewer);
    }
    return seen;
}

CellSet cellsBetween(const FogTable& fog, const Viewer& viewer, GridCell cell) {
    CellSet between = fog.grid().noCells();
    viewer.from.forEach([&](GridCell own) {
        // A line from cell to cell stays within a cell of that between their centers, in rows and in columns.
        const double rows = cell.row - own.row;
        const double columns = cell.column - own.column;
        for (int row = std::min(own.row, cell.row) - 1; row <= std::max(own.row, cell.row) + 1; ++row) {
            const double enters = rows == 0.0 ? 0.0 : std::clamp((row - 1 - own.row) / rows, 0.0, 1.0);
            const double leaves = rows == 0.0 ? 1.0 : std::clamp((row + 1 - own.row) / rows, 0.0, 1.0);
            const double from = own.column + enters * columns;
            const double to = own.column + leaves * columns;
            between.insertRun(row, static_cast<int>(std::floor(std::min(from, to))) - 1,
                              static_cast<int>(std::ceil(std::max(from, to))) + 1);
        }
    });
    return between;
}

bool isHiddenBy(const FogTable& fog, const Viewer& viewer, GridCell cell, std::vector<std::size_t> pieces) {
    const bool isGrid = fog.profile().mode == FogMode::Grid;
    if (!isGrid && fog.profile().mode != FogMode::LineOfSight) {
        return false;
    }
    const std::vector<std::size_t> open = fog.opacityFor(viewer).pieces;
    std::erase_if(pieces, [&](std::size_t piece) {
        return fog.cellsOfPiece(piece).contains(cell) && std::ranges::find(open, piece) != open.end();
    });
    const Cast cast = isGrid ? castOnGrid(fog) : castOfLines(viewer);
    CellSet opaque = fog.grid().noCells(); // but for these, so that the cast ends there
    opaque.fill();
    opaque -= cellsBetween(fog, viewer, cell);
    opaque |= fog.opaqueOf(viewer, pieces);
    return !castFrom(fog, std::move(opaque), viewer, cast).contains(cell);
}

CellSet cellsSeenBy(const FogTable& fog, const Viewer& viewer) {
    if (viewer.range == kOwnCellsOnly) {
        return viewer.from;
    }
    CellSet seen = seeingOf(fog.profile().mode)(fog, viewer);
    seen |= viewer.from;
    return seen;
}

} // namespace sightline::scenarios
