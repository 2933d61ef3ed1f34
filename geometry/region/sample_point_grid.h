#pragma once

#include "geometry/region/polygon_set.h"
#include "geometry/terrain/terrain_map.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace sightline::geometry {

/// A grid of square cells over a table, each represented by its center, the sample point; row 0 is at the low edge, y =
/// 0 of the table. The last cells of a row or column may be cut off by the edge of the table; their sample point is the
/// center of the remainder.
class SamplePointGrid {
public:
    /// Creates the grid. Preconditions: the table has a positive area, the cell a positive length, and there are fewer
    /// than 2^31 cells.
    SamplePointGrid(const Box& table, Length cell);

    [[nodiscard]] int columns() const { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] int rows() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] std::size_t count() const { return m_columns.size() * m_rows.size(); }
    [[nodiscard]] std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * m_columns.size() + static_cast<std::size_t>(column);
    }
    [[nodiscard]] Length cell() const { return m_cell; }
    [[nodiscard]] const Box& table() const { return m_table; }
    [[nodiscard]] Point samplePoint(int column, int row) const {
        return {m_columns[static_cast<std::size_t>(column)], m_rows[static_cast<std::size_t>(row)]};
    }
    [[nodiscard]] Point samplePoint(std::size_t index) const {
        return {m_columns[index % m_columns.size()], m_rows[index / m_columns.size()]};
    }
    /// Returns the cell as a box of table coordinates, cut off at the edge of the table.
    [[nodiscard]] Box cellBox(int column, int row) const;
    /// Returns the subgrid of cells from one corner cell to another, both included, with the same sample points.
    [[nodiscard]] SamplePointGrid part(int firstColumn, int firstRow, int lastColumn, int lastRow) const {
        return {{cellBox(firstColumn, firstRow).low, cellBox(lastColumn, lastRow).high}, m_cell};
    }
    /// Returns the number of cells of a table of this size.
    [[nodiscard]] static std::int64_t countOf(const Box& table, Length cell);

    /// Returns the first column whose sample point is at x or beyond, or strictly beyond if `after`; `columns()` if
    /// there is none. Nanometers from the low corner of the table.
    [[nodiscard]] int firstColumn(double x, bool after) const { return first(m_columnSamplePoints, x, after); }
    [[nodiscard]] int firstRow(double y, bool after) const { return first(m_rowSamplePoints, y, after); }
    /// Returns the y coordinate of a row's sample points, in nanometers from the low corner of the table.
    [[nodiscard]] double rowSamplePoint(int row) const { return m_rowSamplePoints[static_cast<std::size_t>(row) + 1]; }
    /// Returns the first column whose sample point lies beyond x, or -1 if a sample point is within `near` of x.
    [[nodiscard]] int columnApart(double x, double near) const {
        const int guess = guessOf(m_columnSamplePoints, x);
        const double* beside = m_columnSamplePoints.data() + guess;
        return x - beside[0] > near && beside[1] - x > near ? guess : -1;
    }
    /// Returns the first column of the row whose sample point is on the line from a to b or beyond it along x, or
    /// strictly beyond if `after`. Exact. Precondition: a and b differ in y.
    [[nodiscard]] int firstColumnBeyond(Point a, Point b, int row, bool after) const;

private:
    /// Returns an index near the first sample point at or beyond a position; sample points lie half a cell from the
    /// border of their cell.
    [[nodiscard]] int guessOf(const std::vector<double>& samplePoints, double at) const {
        return static_cast<int>(
            std::clamp(at * m_perNanometer + 0.5, 0.0, static_cast<double>(samplePoints.size() - 2)));
    }
    [[nodiscard]] int first(const std::vector<double>& samplePoints, double at, bool after) const {
        const int guess = guessOf(samplePoints, at);
        const double* beside = samplePoints.data() + guess;
        return beside[0] < at && at < beside[1] ? guess : firstNear(samplePoints, guess, at, after);
    }
    [[nodiscard]] static int firstNear(const std::vector<double>& samplePoints, int guess, double at, bool after);

    Box m_table;
    Length m_cell;
    double m_perNanometer;
    std::vector<Length> m_columns; ///< x coordinates of the sample points
    std::vector<Length> m_rows;
    std::vector<double>
        m_columnSamplePoints; ///< nanometers from the low corner, with a sentinel at infinity on either side
    std::vector<double> m_rowSamplePoints;
};

/// Counts of the regions that contain each sample point of a grid.
///
/// Each side of an outline adds or subtracts 1 where it crosses a row of sample points, and a prefix sum along each row
/// yields the counts. The cost of a region therefore depends on the length of its border, not on its area. Regions are
/// closed: a sample point on a side is contained.
class SamplePointCounts {
public:
    explicit SamplePointCounts(const SamplePointGrid& grid); ///< keeps a reference to the grid

    /// Adds a ring, clockwise on screen, which may touch but not cross itself.
    void add(const Ring& outline);
    void add(const PolygonSet& region);
    /// Adds the counts of another object. Precondition: both use the same grid.
    void add(const SamplePointCounts& other);
    /// Resets all counts to zero.
    void clear();

    /// Returns the counts by sample point, row by row.
    [[nodiscard]] std::vector<int> counts() const;

private:
    struct Span {
        int from;
        int to; ///< one past the last
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

    const SamplePointGrid* m_grid;
    std::size_t m_width;
    std::vector<int> m_changes;          ///< one entry more per row than there are columns
    std::vector<char> m_isThroughCorner; ///< by row: some corner of the current rings lies on it
    std::vector<int> m_cornerRows;
    std::vector<Span> m_spans;
    std::vector<Crossing> m_crossings;
};

} // namespace sightline::geometry
