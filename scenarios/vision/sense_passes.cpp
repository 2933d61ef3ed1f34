#include "scenarios/vision/sense_passes.h"

#include "geometry/cells/walkers.h"
#include "geometry/shapes/distance.h"
#include "scenarios/vision/fog.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::CellGrid;
using geometry::CellSet;
using geometry::GridCell;
using geometry::Length;

namespace {

PassedCells noneOf(const CellGrid& grid) { return {grid.noCells(), grid.noCells()}; }

/// Returns the cells whose squares are within the range of the base.
CellSet cellsWithin(const CellGrid& grid, const geometry::PlacedFootprint& viewer, int range) {
    CellSet cells = grid.noCells();
    if (range == kEverywhere) {
        cells.fill();
        return cells;
    }
    const auto square = geometry::Footprint::rectangle(grid.cellSize(), grid.cellSize());
    if (range <= 0 || !square) {
        return cells;
    }
    const geometry::Box box = boundsOf(viewer);
    const Length reach = grid.cellSize() * (range + 1);
    const auto at = [&](Length along) { return static_cast<int>(along.nanometers() / grid.cellSize().nanometers()); };
    for (int row = std::max(at(box.low.y - reach), 0); row <= std::min(at(box.high.y + reach), grid.rows() - 1);
         ++row) {
        for (int column = std::max(at(box.low.x - reach), 0);
             column <= std::min(at(box.high.x + reach), grid.columns() - 1); ++column) {
            if (edgeDistance(viewer, {*square, grid.centerOf({column, row}), {}}) <= grid.cellSize() * range) {
                cells.insert({column, row});
            }
        }
    }
    return cells;
}

} // namespace

PassedCells& PassedCells::operator|=(const PassedCells& other) {
    visible |= other.visible;
    remembered |= other.remembered;
    return *this;
}

CellSet solidCells(const SenseTable& table) {
    if (!table.light().grid()) {
        return {};
    }
    const CellGrid& grid = *table.light().grid();
    CellSet solid = grid.noCells();
    for (const Piece& piece : table.lines().table(SenseLine::Fire).scenario().terrain) {
        if (const auto* wall = std::get_if<geometry::Wall>(&piece.outline)) {
            solid |= cellsCrossed(grid, *wall);
        } else if (!piece.isMat()) {
            solid |= cellsIn(grid, std::get<geometry::Polygon>(piece.outline), geometry::Coverage::Center);
        }
        for (const PieceWall& wall : piece.walls) {
            if (wall.blocksSight) {
                solid |= cellsCrossed(grid, wall.polyline);
            }
        }
    }
    return solid;
}

PassedCells perceptionPass(const CellGrid& grid, const geometry::PlacedFootprint& viewer, int range) {
    const CellSet cells = cellsWithin(grid, viewer, range);
    return {cells, cells};
}

PassedCells tremorPass(const CellGrid& grid, const geometry::PlacedFootprint& viewer, int range, const CellSet& solid) {
    PassedCells passed{grid.noCells(), cellsWithin(grid, viewer, range)};
    passed.remembered &= solid;
    return passed;
}

PassedCells sonarPass(const CellGrid& grid, const geometry::PlacedFootprint& viewer, int range, const CellSet& solid) {
    PassedCells passed = noneOf(grid);
    const auto from = grid.cellAt(viewer.position);
    const int reach = range == kEverywhere ? geometry::kMaxCellsASide : range;
    if (!from || reach <= 0) {
        return passed;
    }
    for (int row = std::max(from->row - reach, 0); row <= std::min(from->row + reach, grid.rows() - 1); ++row) {
        for (int column = std::max(from->column - reach, 0);
             column <= std::min(from->column + reach, grid.columns() - 1); ++column) {
            const auto way = geometry::markPath(solid, *from, {column, row}, reach);
            std::ranges::for_each(way.passed, [&](GridCell cell) { passed.visible.insert(cell); });
            if (way.stoppedBy) {
                passed.remembered.insert(*way.stoppedBy);
            }
        }
    }
    passed.remembered |= passed.visible;
    return passed;
}

PassedCells passesOf(const SenseTable& table, const ModelId& id, const CellSet& solid) {
    if (!table.light().grid()) {
        return {};
    }
    const CellGrid& grid = *table.light().grid();
    PassedCells passed = noneOf(grid);
    const Model* model = table.scenario().model(id);
    if (!model || !canObserve(*model, table.vision().of(id))) {
        return passed;
    }
    const SenseFigures figures = figuresOf(table.vision(), id);
    const auto viewer = shownBase(table.scenario(), *model);
    passed |= perceptionPass(grid, viewer, figures.perception);
    passed |= tremorPass(grid, viewer, figures.tremor, solid);
    passed |= sonarPass(grid, viewer, figures.sonar, solid);
    return passed;
}

} // namespace sightline::scenarios
