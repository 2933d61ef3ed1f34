#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace sightline::geometry {

/// A cell of a grid: `column` to the right and `row` down, both starting at 0 in the top left corner of the table.
struct GridCell {
    int column = 0;
    int row = 0;
    friend constexpr auto operator<=>(const GridCell&, const GridCell&) = default;
};

/// The maximum number of cells along a side of a grid. Slopes between any two of its cells then fit in 32 bits.
inline constexpr int kMaxCellsASide = 4096;

/// A set of cells of a grid of `columns` x `rows`, stored as one bit per cell; initially empty.
class CellSet {
public:
    CellSet() = default;
    /// Throws std::length_error if a side is below 0 or above `kMaxCellsASide`.
    CellSet(int columns, int rows);

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] bool isOnGrid(GridCell cell) const {
        return cell.column >= 0 && cell.column < m_columns && cell.row >= 0 && cell.row < m_rows;
    }

    /// True if the set contains the cell; false off the grid.
    [[nodiscard]] bool contains(GridCell cell) const {
        return isOnGrid(cell) && (m_words[wordOf(cell)] >> (cell.column % kBits) & 1U) != 0;
    }
    /// Adds the cell; has no effect off the grid.
    void insert(GridCell cell);
    void erase(GridCell cell);
    /// Adds the cells of a row from `first` to `last`, both included, that lie on the grid.
    void insertRun(int row, int first, int last);
    void clear();
    void fill();

    [[nodiscard]] int count() const;
    [[nodiscard]] bool empty() const;

    // Set union, intersection and difference. Precondition: both sets belong to grids of the same size.
    CellSet& operator|=(const CellSet& other);
    CellSet& operator&=(const CellSet& other);
    CellSet& operator-=(const CellSet& other);
    friend bool operator==(const CellSet&, const CellSet&) = default;

    /// Calls `visit` for each cell, row by row from left to right.
    template <class Visit> void forEach(Visit&& visit) const {
        for (int row = 0; row < m_rows; ++row) {
            const auto words = wordsOf(row);
            for (std::size_t i = 0; i < words.size(); ++i) {
                for (std::uint64_t bits = words[i]; bits != 0; bits &= bits - 1) {
                    visit(GridCell{static_cast<int>(i) * kBits + __builtin_ctzll(bits), row});
                }
            }
        }
    }

    static constexpr int kBits = 64;
    /// Returns the words of a row: column c is bit c % 64 of word c / 64; bits past the last column are 0.
    [[nodiscard]] std::span<const std::uint64_t> wordsOf(int row) const { return {m_words.data() + at(row), m_stride}; }
    [[nodiscard]] std::span<std::uint64_t> wordsOf(int row) { return {m_words.data() + at(row), m_stride}; }

private:
    [[nodiscard]] std::size_t at(int row) const { return static_cast<std::size_t>(row) * m_stride; }
    [[nodiscard]] std::size_t wordOf(GridCell cell) const {
        return at(cell.row) + static_cast<std::size_t>(cell.column / kBits);
    }

    int m_columns = 0;
    int m_rows = 0;
    std::size_t m_stride = 0; ///< words per row
    std::vector<std::uint64_t> m_words;
};

/// True if the sets share a cell. Precondition: both belong to grids of the same size.
[[nodiscard]] bool meet(const CellSet& a, const CellSet& b);

/// Returns the transposed set: cell (c, r) of `set` is cell (r, c) of the result.
[[nodiscard]] CellSet transposed(const CellSet& set);

} // namespace sightline::geometry
