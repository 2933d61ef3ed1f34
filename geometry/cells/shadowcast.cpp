#include "geometry/cells/shadowcast.h"

#include "geometry/cells/whole_root.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace sightline::geometry {

namespace {

constexpr int kBits = CellSet::kBits;
constexpr std::uint64_t kAll = ~std::uint64_t{0};

/// Columns a row away, over rows away; `rows` is above 0.
struct Slope {
    std::int32_t columns;
    std::int32_t rows;
};

/// What is still open `depth` rows away: from slope to slope, both included.
struct Beam {
    std::int32_t depth;
    Slope from;
    Slope to;
};

std::int32_t floorOf(std::int32_t above, std::int32_t below) {
    const std::int32_t whole = above / below;
    return whole - (above % below < 0);
}

std::int32_t ceilingOf(std::int32_t above, std::int32_t below) {
    const std::int32_t whole = above / below;
    return whole + (above % below > 0);
}

/// The left edge of a cell's diamond.
Slope leftOf(std::int32_t column, std::int32_t depth) {
    return {2 * column - 1, 2 * depth};
}

/// The first cell at or after `from`, up to `last`, whose bit differs from `flip`'s; else last + 1.
int nextWhere(std::span<const std::uint64_t> words, std::uint64_t flip, int from, int last) {
    while (from <= last) {
        const std::uint64_t bits = (words[static_cast<std::size_t>(from / kBits)] ^ flip) >> (from % kBits);
        if (bits != 0) {
            return std::min(from + std::countr_zero(bits), last + 1);
        }
        from += kBits - from % kBits;
    }
    return last + 1;
}

int nextOpaque(std::span<const std::uint64_t> words, int from, int last) { return nextWhere(words, 0, from, last); }
int nextClear(std::span<const std::uint64_t> words, int from, int last) { return nextWhere(words, kAll, from, last); }

/// Sees the two quarters before and behind `from`, along the rows of a grid.
class RowCast {
public:
    RowCast(const CellSet& opaque, GridCell from, const ShadowcastOptions& options, CellSet& seen, std::vector<Beam>& open)
        : m_opaque{opaque}, m_from{from}, m_options{options}, m_seen{seen}, m_open{open} {}

    void cast(int step) {
        const int rowsLeft = step > 0 ? m_opaque.rows() - 1 - m_from.row : m_from.row;
        // At the radius itself nothing is seen.
        m_deepest = m_options.radius > 0 ? std::min(rowsLeft, m_options.radius - 1) : rowsLeft;
        m_step = step;
        m_open.push_back({1, {-1, 1}, {1, 1}});
        while (!m_open.empty()) {
            const Beam beam = m_open.back();
            m_open.pop_back();
            if (beam.depth <= m_deepest) {
                seeRow(beam);
            }
        }
    }

private:
    void seeRow(const Beam& beam) {
        const std::int32_t depth = beam.depth;
        const int row = m_from.row + m_step * depth;
        const std::int32_t scaledFrom = depth * beam.from.columns;
        const std::int32_t scaledTo = depth * beam.to.columns;
        const auto onGrid = [&](std::int32_t column) { return m_from.column + column; };
        // The cells whose diamond the beam crosses, and of these the ones whose centre lies in it.
        const int first = std::max(onGrid(floorOf(2 * scaledFrom + beam.from.rows, 2 * beam.from.rows)), 0);
        const int last = std::min(onGrid(ceilingOf(2 * scaledTo - beam.to.rows, 2 * beam.to.rows)), m_opaque.columns() - 1);
        if (first > last) {
            return;
        }
        int firstCentre = onGrid(ceilingOf(scaledFrom, beam.from.rows));
        int lastCentre = onGrid(floorOf(scaledTo, beam.to.rows));
        int firstLit = first;
        int lastLit = last;
        if (m_options.radius > 0) {
            const int half = std::min(halfWidth(depth), kMostCellsASide);
            firstCentre = std::max(firstCentre, m_from.column - half);
            lastCentre = std::min(lastCentre, m_from.column + half);
            firstLit = std::max(firstLit, m_from.column - half);
            lastLit = std::min(lastLit, m_from.column + half);
        }
        const auto words = std::as_const(m_opaque).wordsOf(row);
        see(row, words, 0, std::max(first, firstCentre), std::min(last, lastCentre));
        if (m_options.wallsLit) {
            see(row, words, kAll, firstLit, lastLit);
        }
        // What is not stopped goes on: between opaque cells, and between them and the beam's own borders.
        for (int clear = nextClear(words, first, last); clear <= last;) {
            const int stop = nextOpaque(words, clear, last);
            m_open.push_back({depth + 1, clear == first ? beam.from : leftOf(clear - m_from.column, depth),
                              stop > last ? beam.to : leftOf(stop - m_from.column, depth)});
            clear = nextClear(words, stop, last);
        }
    }

    /// How many columns to the side lie nearer than the radius, `depth` rows away.
    [[nodiscard]] int halfWidth(int depth) const {
        return static_cast<int>(wholeRoot(std::int64_t{m_options.radius} * m_options.radius - 1 - std::int64_t{depth} * depth));
    }

    /// Of the cells from `first` to `last`: the clear ones with `flip` 0, the opaque ones with all bits.
    void see(int row, std::span<const std::uint64_t> opaque, std::uint64_t flip, int first, int last) {
        if (first > last) {
            return;
        }
        const auto seen = m_seen.wordsOf(row);
        const auto begin = static_cast<std::size_t>(first / kBits);
        const auto end = static_cast<std::size_t>(last / kBits);
        for (std::size_t i = begin; i <= end; ++i) {
            std::uint64_t range = i == begin ? kAll << (first % kBits) : kAll;
            range &= i == end ? kAll >> (kBits - 1 - last % kBits) : kAll;
            seen[i] |= range & ~(opaque[i] ^ flip);
        }
    }

    const CellSet& m_opaque;
    GridCell m_from;
    const ShadowcastOptions& m_options;
    CellSet& m_seen;
    std::vector<Beam>& m_open;
    int m_deepest = 0;
    int m_step = 1;
};

} // namespace

OpaqueCells::OpaqueCells(CellSet opaque) : m_byRows{std::move(opaque)}, m_byColumns{transposed(m_byRows)} {}

CellSet cellsSeenFrom(const OpaqueCells& opaque, GridCell from, const ShadowcastOptions& options) {
    const CellSet& rows = opaque.byRows();
    CellSet seen{rows.columns(), rows.rows()};
    if (!rows.isOnGrid(from)) {
        return seen;
    }
    thread_local std::vector<Beam> open;
    open.clear();
    CellSet seenByColumns{rows.rows(), rows.columns()};
    RowCast upAndDown{rows, from, options, seen, open};
    RowCast leftAndRight{opaque.byColumns(), {from.row, from.column}, options, seenByColumns, open};
    for (const int step : {-1, 1}) {
        upAndDown.cast(step);
        leftAndRight.cast(step);
    }
    seen |= transposed(seenByColumns);
    seen.insert(from);
    return seen;
}

} // namespace sightline::geometry
