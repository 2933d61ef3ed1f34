#include "geometry/cells/cell_set.h"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>

namespace sightline::geometry {

namespace {

constexpr std::uint64_t kFullWord = ~std::uint64_t{0};

/// Transposes a block of 64 x 64 bits by recursive exchange of halves, quarters and so on.
void transpose(std::array<std::uint64_t, 64>& square) {
    std::uint64_t mask = kFullWord >> 32;
    for (unsigned step = 32; step != 0; step >>= 1, mask ^= mask << step) {
        for (unsigned k = 0; k < 64; k = (k + step + 1) & ~step) {
            const std::uint64_t swap = (square[k] >> step ^ square[k + step]) & mask;
            square[k] ^= swap << step;
            square[k + step] ^= swap;
        }
    }
}

} // namespace

CellSet::CellSet(int columns, int rows) : m_columns{columns}, m_rows{rows} {
    if (std::min(columns, rows) < 0 || std::max(columns, rows) > kMaxCellsASide) {
        throw std::length_error{"a grid has sides of 0 to 4096 cells"};
    }
    m_stride = static_cast<std::size_t>((columns + kBits - 1) / kBits);
    m_words.assign(m_stride * static_cast<std::size_t>(rows), 0);
}

void CellSet::insert(GridCell cell) {
    if (isOnGrid(cell)) {
        m_words[wordOf(cell)] |= std::uint64_t{1} << (cell.column % kBits);
    }
}

void CellSet::erase(GridCell cell) {
    if (isOnGrid(cell)) {
        m_words[wordOf(cell)] &= ~(std::uint64_t{1} << (cell.column % kBits));
    }
}

void CellSet::insertRun(int row, int first, int last) {
    first = std::max(first, 0);
    last = std::min(last, m_columns - 1);
    if (row < 0 || row >= m_rows || first > last) {
        return;
    }
    const auto words = wordsOf(row);
    const std::uint64_t from = kFullWord << (first % kBits);
    const std::uint64_t to = kFullWord >> (kBits - 1 - last % kBits);
    const auto begin = static_cast<std::size_t>(first / kBits);
    const auto end = static_cast<std::size_t>(last / kBits);
    if (begin == end) {
        words[begin] |= from & to;
        return;
    }
    words[begin] |= from;
    std::fill(words.begin() + static_cast<std::ptrdiff_t>(begin) + 1, words.begin() + static_cast<std::ptrdiff_t>(end),
              kFullWord);
    words[end] |= to;
}

void CellSet::clear() { std::ranges::fill(m_words, 0); }

void CellSet::fill() {
    for (int row = 0; row < m_rows; ++row) {
        insertRun(row, 0, m_columns - 1);
    }
}

int CellSet::count() const {
    int count = 0;
    for (const std::uint64_t word : m_words) {
        count += std::popcount(word);
    }
    return count;
}

bool CellSet::empty() const {
    return std::ranges::all_of(m_words, [](std::uint64_t word) { return word == 0; });
}

CellSet& CellSet::operator|=(const CellSet& other) {
    std::ranges::transform(m_words, other.m_words, m_words.begin(),
                           [](std::uint64_t a, std::uint64_t b) { return a | b; });
    return *this;
}

CellSet& CellSet::operator&=(const CellSet& other) {
    std::ranges::transform(m_words, other.m_words, m_words.begin(),
                           [](std::uint64_t a, std::uint64_t b) { return a & b; });
    return *this;
}

CellSet& CellSet::operator-=(const CellSet& other) {
    std::ranges::transform(m_words, other.m_words, m_words.begin(),
                           [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
    return *this;
}

bool meet(const CellSet& a, const CellSet& b) {
    for (int row = 0; row < std::min(a.rows(), b.rows()); ++row) {
        const auto ours = a.wordsOf(row);
        const auto theirs = b.wordsOf(row);
        for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i) {
            if ((ours[i] & theirs[i]) != 0) {
                return true;
            }
        }
    }
    return false;
}

CellSet transposed(const CellSet& set) {
    CellSet result{set.rows(), set.columns()};
    constexpr int kBits = CellSet::kBits;
    for (int top = 0; top < set.rows(); top += kBits) {
        for (int left = 0; left < set.columns(); left += kBits) {
            std::array<std::uint64_t, 64> square{};
            const int height = std::min(kBits, set.rows() - top);
            std::uint64_t any = 0;
            for (int row = 0; row < height; ++row) {
                square[static_cast<std::size_t>(row)] = set.wordsOf(top + row)[static_cast<std::size_t>(left / kBits)];
                any |= square[static_cast<std::size_t>(row)];
            }
            if (any == 0) {
                continue;
            }
            transpose(square);
            const int width = std::min(kBits, set.columns() - left);
            for (int column = 0; column < width; ++column) {
                result.wordsOf(left + column)[static_cast<std::size_t>(top / kBits)] =
                    square[static_cast<std::size_t>(column)];
            }
        }
    }
    return result;
}

} // namespace sightline::geometry
