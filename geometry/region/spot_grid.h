#pragma once

#include "geometry/region/polygon_set.h"
#include "geometry/terrain_map.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace sightline::geometry {

/// Square cells over a table, each asked at its middle, its spot: row 0 at the low edge. The last cells of a row or a
/// column may be cut off by the table's edge; their middle is that of what is left.
class SpotGrid {
public:
    /// Preconditions: the table has an area, the cell a length, and there are less than 2^31 cells.
    SpotGrid(const Box& table, Length cell);

    [[nodiscard]] int columns() const { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] int rows() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] std::size_t count() const { return m_columns.size() * m_rows.size(); }
    [[nodiscard]] std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * m_columns.size() + static_cast<std::size_t>(column);
    }
    [[nodiscard]] Length cell() const { return m_cell; }
    [[nodiscard]] const Box& table() const { return m_table; }
    [[nodiscard]] Point spot(int column, int row) const {
        return {m_columns[static_cast<std::size_t>(column)], m_rows[static_cast<std::size_t>(row)]};
    }
    [[nodiscard]] Point spot(std::size_t index) const {
        return {m_columns[index % m_columns.size()], m_rows[index / m_columns.size()]};
    }
    [[nodiscard]] Box cellBox(int column, int row) const;
    /// The cells from one to another, both in it, as a grid of their own with the same spots.
    [[nodiscard]] SpotGrid part(int firstColumn, int firstRow, int lastColumn, int lastRow) const {
        return {{cellBox(firstColumn, firstRow).low, cellBox(lastColumn, lastRow).high}, m_cell};
    }
    /// How many cells a table of that size would have.
    [[nodiscard]] static std::int64_t countOf(const Box& table, Length cell);

    /// The first column whose spot is at x or beyond it, or with `after` beyond it only; `columns()`: none. Nanometers
    /// from the table's low corner.
    [[nodiscard]] int firstColumn(double x, bool after) const { return first(m_columnSpots, x, after); }
    [[nodiscard]] int firstRow(double y, bool after) const { return first(m_rowSpots, y, after); }
    [[nodiscard]] double rowSpot(int row) const { return m_rowSpots[static_cast<std::size_t>(row) + 1]; }
    /// The first column whose spot lies beyond x, where none is nearer to it than `near`; -1: one is.
    [[nodiscard]] int columnApart(double x, double near) const {
        const int guess = guessOf(m_columnSpots, x);
        const double* beside = m_columnSpots.data() + guess;
        return x - beside[0] > near && beside[1] - x > near ? guess : -1;
    }
    /// The first column of the row whose spot is on the line from a to b or beyond it along x, or with `after` beyond
    /// it only: exact. Precondition: a and b differ in y.
    [[nodiscard]] int firstColumnBeyond(Point a, Point b, int row, bool after) const;

private:
    /// Near enough the first spot at or beyond a place: spots lie half a cell from the edge of theirs.
    [[nodiscard]] int guessOf(const std::vector<double>& spots, double at) const {
        return static_cast<int>(std::clamp(at * m_perNanometer + 0.5, 0.0, static_cast<double>(spots.size() - 2)));
    }
    [[nodiscard]] int first(const std::vector<double>& spots, double at, bool after) const {
        const int guess = guessOf(spots, at);
        const double* beside = spots.data() + guess;
        return beside[0] < at && at < beside[1] ? guess : firstNear(spots, guess, at, after);
    }
    [[nodiscard]] static int firstNear(const std::vector<double>& spots, int guess, double at, bool after);

    Box m_table;
    Length m_cell;
    double m_perNanometer;
    std::vector<Length> m_columns; ///< x of spots
    std::vector<Length> m_rows;
    std::vector<double> m_columnSpots; ///< nm from the low corner; before them and behind them one endlessly far off
    std::vector<double> m_rowSpots;
};

/// How many regions hold each spot of a grid.
///
/// Each side of an outline adds 1 or takes 1 away once a row, where it crosses the row of spots, and one sum along the
/// rows at the end gives all counts: the cost of a region is that of its sides, whatever it covers. Outlines are
/// closed: what lies on a side is held.
class SpotCounts {
public:
    explicit SpotCounts(const SpotGrid& grid); ///< kept by reference

    /// A ring in order of positive area, which does not cross itself; it may touch itself.
    void add(const Ring& outline);
    void add(const PolygonSet& region);
    /// Of the same grid.
    void add(const SpotCounts& other);
    /// As if nothing had been added.
    void clear();

    /// By spot, row by row.
    [[nodiscard]] std::vector<int> counts() const;

private:
    struct Span {
        int from;
        int to; ///< behind the last
    };
    struct Crossing {
        int column;
        int by;
    };
    void addRings(std::span<const Ring* const> rings);
    void addSides(const Ring& ring);
    void addRowThroughCorners(std::span<const Ring* const> rings, int row);
    void addSpans(std::span<const Ring* const> rings, int row, bool below);
    void change(int row, int column, int by) {
        m_changes[static_cast<std::size_t>(row) * m_width + static_cast<std::size_t>(column)] += by;
    }

    const SpotGrid* m_grid;
    std::size_t m_width;
    std::vector<int> m_changes;          ///< one more a row than there are columns
    std::vector<char> m_isThroughCorner; ///< of each row: some corner of the rings in hand lies on it
    std::vector<int> m_cornerRows;
    std::vector<Span> m_spans;
    std::vector<Crossing> m_crossings;
};

} // namespace sightline::geometry
