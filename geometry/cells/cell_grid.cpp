#include "geometry/cells/cell_grid.h"

#include "geometry/base/predicates.h"

#include <algorithm>
#include <array>
#include <vector>

namespace sightline::geometry {

namespace {

Wide floorOf(Wide above, Wide below) {
    const Wide whole = above / below;
    return whole - ((above % below != 0) && ((above < 0) != (below < 0)));
}

Wide ceilingOf(Wide above, Wide below) { return -floorOf(-above, below); }

int onGrid(Wide index, int count) { return static_cast<int>(std::clamp<Wide>(index, -1, count)); }

/// A segment directed from its upper to its lower end.
struct Descending {
    Point from;
    Point to;

    Descending(Point a, Point b) : from{b.y < a.y ? b : a}, to{b.y < a.y ? a : b} {}

    [[nodiscard]] Wide drop() const { return (to.y - from.y).nanometers(); }
    /// Returns `drop` times twice the x coordinate of the point at height `twiceY` / 2 nanometers. Precondition: the
    /// segment is not horizontal.
    [[nodiscard]] Wide scaledTwice(Wide twiceY) const {
        return 2 * Wide{from.x.nanometers()} * drop() +
               (twiceY - 2 * Wide{from.y.nanometers()}) * (to.x - from.x).nanometers();
    }
};

class Painter {
public:
    Painter(const CellGrid& grid, CellSet& cells) : m_cell{grid.cellSize().nanometers()}, m_cells{cells} {}

    /// Adds the cells whose interior the segment enters.
    void cross(Point a, Point b) {
        const Descending line{a, b};
        const Wide drop = line.drop();
        const auto run = [&](Wide row, Wide first, Wide last) {
            m_cells.insertRun(onGrid(row, m_cells.rows()), onGrid(first, m_cells.columns()),
                              onGrid(last, m_cells.columns()));
        };
        if (drop == 0) {
            const auto [low, high] = std::minmax({a.x.nanometers(), b.x.nanometers()});
            if (a.y.nanometers() % m_cell != 0) {
                run(floorOf(a.y.nanometers(), m_cell), floorOf(low, m_cell), ceilingOf(high, m_cell) - 1);
            }
            return;
        }
        const Wide top = line.from.y.nanometers();
        const Wide bottom = line.to.y.nanometers();
        const Wide firstRow = std::max<Wide>(floorOf(top, m_cell), 0);
        const Wide lastRow = std::min<Wide>(ceilingOf(bottom, m_cell) - 1, m_cells.rows() - 1);
        for (Wide row = firstRow; row <= lastRow; ++row) {
            Wide low = line.scaledTwice(2 * std::max(top, row * m_cell));
            Wide high = line.scaledTwice(2 * std::min(bottom, (row + 1) * m_cell));
            if (low > high) {
                std::swap(low, high);
            }
            const Wide unit = 2 * drop * m_cell; // one column
            const Wide first = floorOf(low, unit);
            // A vertical segment along a border enters neither column.
            run(row, first, low == high && low % unit == 0 ? first - 1 : std::max(first, ceilingOf(high, unit) - 1));
        }
    }

    /// Adds the cells whose center lies in the closed polygon.
    void fill(const Polygon& polygon) {
        std::vector<Descending> edges;
        const auto addRing = [&](const Ring& ring) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                edges.emplace_back(ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]);
            }
        };
        addRing(polygon.outline());
        std::ranges::for_each(polygon.holes(), addRing);
        for (int row = 0; row < m_cells.rows(); ++row) {
            fillRow(row, edges);
        }
    }

private:
    /// Returns the first column whose center is at or after x = scaled / (2 drop).
    [[nodiscard]] Wide columnFrom(Wide scaledTwice, Wide drop) const {
        return ceilingOf(scaledTwice - drop * m_cell, 2 * drop * m_cell);
    }

    void fillRow(int row, const std::vector<Descending>& edges) {
        const Wide twiceY = (2 * Wide{row} + 1) * m_cell;
        std::vector<Wide> inside; // columns at which the number of passed edges changes
        for (const Descending& edge : edges) {
            const Wide top = 2 * Wide{edge.from.y.nanometers()};
            const Wide bottom = 2 * Wide{edge.to.y.nanometers()};
            if (twiceY < top || twiceY > bottom) {
                continue;
            }
            const Wide drop = edge.drop();
            if (drop == 0) {
                const auto [low, high] = std::minmax({edge.from.x.nanometers(), edge.to.x.nanometers()});
                insertRun(row, ceilingOf(2 * Wide{low} - m_cell, 2 * m_cell),
                          floorOf(2 * Wide{high} - m_cell, 2 * m_cell));
                continue;
            }
            const Wide at = edge.scaledTwice(twiceY);
            const Wide column = columnFrom(at, drop);
            if (at == (2 * column + 1) * m_cell * drop) {
                insertRun(row, column, column); // the border itself
            }
            if (twiceY < bottom) {
                inside.push_back(column);
            }
        }
        std::ranges::sort(inside);
        for (std::size_t i = 0; i + 1 < inside.size(); i += 2) {
            insertRun(row, inside[i], inside[i + 1] - 1);
        }
    }

    void insertRun(int row, Wide first, Wide last) {
        m_cells.insertRun(row, onGrid(first, m_cells.columns()), onGrid(last, m_cells.columns()));
    }

    Wide m_cell;
    CellSet& m_cells;
};

} // namespace

tl::expected<CellGrid, Error> CellGrid::over(Length width, Length depth, Length cell) {
    if (std::min({width, depth, cell}) <= Length{}) {
        return tl::unexpected{Error{ErrorCode::SizeNotPositive, "a grid needs a table and cells with a size", {}}};
    }
    const Wide columns = ceilingOf(width.nanometers(), cell.nanometers());
    const Wide rows = ceilingOf(depth.nanometers(), cell.nanometers());
    if (std::max({width, depth, cell}) > kLargestCoordinate || std::max(columns, rows) > kMaxCellsASide) {
        return tl::unexpected{Error{ErrorCode::OutOfRange, "a grid has at most 4096 cells a side", {}}};
    }
    return CellGrid{static_cast<int>(columns), static_cast<int>(rows), cell};
}

Point CellGrid::centerOf(GridCell cell) const {
    const Point corner = cornerOf(cell);
    const Length half = Length::fromNanometers(m_cell.nanometers() / 2);
    return {corner.x + half, corner.y + half};
}

std::optional<GridCell> CellGrid::cellAt(Point p) const {
    const Wide column = floorOf(p.x.nanometers(), m_cell.nanometers());
    const Wide row = floorOf(p.y.nanometers(), m_cell.nanometers());
    if (column < 0 || column >= m_columns || row < 0 || row >= m_rows) {
        return {};
    }
    return GridCell{static_cast<int>(column), static_cast<int>(row)};
}

CellSet cellsIn(const CellGrid& grid, const Polygon& polygon, Coverage coverage) {
    CellSet cells = grid.noCells();
    Painter painter{grid, cells};
    painter.fill(polygon);
    if (coverage == Coverage::Center) {
        return cells;
    }
    // A cell that is partly covered has a part of the border in its interior, and so does one whose center lies on the
    // border.
    const auto crossRing = [&](const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            painter.cross(ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]);
        }
    };
    crossRing(polygon.outline());
    std::ranges::for_each(polygon.holes(), crossRing);
    return cells;
}

CellSet cellsCrossed(const CellGrid& grid, const Wall& wall) {
    CellSet cells = grid.noCells();
    Painter painter{grid, cells};
    for (std::size_t i = 0; i + 1 < wall.vertices().size(); ++i) {
        painter.cross(wall.vertices()[i], wall.vertices()[i + 1]);
    }
    return cells;
}

CellSet cellsUnder(const CellGrid& grid, const PlacedFootprint& base) {
    CellSet cells = grid.noCells();
    const Box box = boundsOf(base);
    const Wide cell = grid.cellSize().nanometers();
    const auto range = [&](Length low, Length high, int count) {
        return std::pair{std::max(0, onGrid(floorOf(low.nanometers(), cell), count)),
                         std::min(count - 1, onGrid(floorOf(high.nanometers(), cell), count))};
    };
    const auto [left, right] = range(box.low.x, box.high.x, grid.columns());
    const auto [top, bottom] = range(box.low.y, box.high.y, grid.rows());
    for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column) {
            const Point low = grid.cornerOf({column, row});
            const Point high = grid.cornerOf({column + 1, row + 1});
            const auto square =
                Polygon::fromVertices(std::array{low, Point{high.x, low.y}, high, Point{low.x, high.y}});
            // The center alone decides for most cells and is cheaper.
            if (contains(base, grid.centerOf({column, row})) || (square && reachesInto(base, *square))) {
                cells.insert({column, row});
            }
        }
    }
    return cells;
}

} // namespace sightline::geometry
