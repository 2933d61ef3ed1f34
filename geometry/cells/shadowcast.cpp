#include "geometry/cells/shadowcast.h"

#include "geometry/base/tolerances.h"
#include "geometry/cells/whole_root.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace sightline::geometry {

namespace {

constexpr int kBits = CellSet::kBits;
constexpr std::uint64_t kAllBits = ~std::uint64_t{0};

/// The open part of the row `depth` rows away, between two slopes in columns per row, both included.
///
/// A slope is (2 c - 1) / (2 r) with r below `kMaxCellsASide`, so its positions in other rows are either multiples of
/// one half or differ from them by more than `kCellTie`; no answer depends on rounding.
struct Beam {
    std::int32_t depth;
    double from;
    double to;
};

static_assert(kCellTie < 0.25 / kMaxCellsASide);

/// Returns the slope of the left corner of a cell's diamond.
double leftOf(std::int32_t column, std::int32_t depth) { return (2 * column - 1) / (2.0 * depth); }

/// Returns the largest integer not above `column`, which may lie off the grid on either side by at most one grid.
int floorOf(double column) { return static_cast<int>(column + kMaxCellsASide) - kMaxCellsASide; }

int ceilingOf(double column) { return kMaxCellsASide - static_cast<int>(kMaxCellsASide - column); }

/// Returns the bits from `first` to `last`, at most 64, with the first one lowest.
std::uint64_t bitsOf(const std::uint64_t* words, int first, int last) {
    const int shift = first % kBits;
    std::uint64_t bits = words[first / kBits] >> shift;
    if (first / kBits != last / kBits) {
        bits |=
            words[last / kBits] << (kBits - shift); // the shift is not 0: 64 aligned bits would end in their own word
    }
    return bits & (kAllBits >> (kBits - 1 - (last - first)));
}

void addBits(std::uint64_t* words, int first, int last, std::uint64_t bits) {
    const int shift = first % kBits;
    words[first / kBits] |= bits << shift;
    if (first / kBits != last / kBits) {
        words[last / kBits] |= bits >> (kBits - shift);
    }
}

/// Returns a mask of the bits from `first` to `last`, clipped to a word of 64 bits.
std::uint64_t maskOf(int first, int last) {
    if (first > last || last < 0 || first >= kBits) {
        return 0;
    }
    return kAllBits << std::max(first, 0) & kAllBits >> (kBits - 1 - std::min(last, kBits - 1));
}

/// Computes the two quadrants before and behind `from`, along the rows of a grid.
class RowCast {
public:
    RowCast(
        const CellSet& opaque, GridCell from, const ShadowcastOptions& options, CellSet& seen, std::vector<Beam>& open)
        : m_opaque{opaque}, m_from{from}, m_options{options}, m_seen{seen}, m_open{open} {}

    void cast(int step) {
        const int rowsLeft = step > 0 ? m_opaque.rows() - 1 - m_from.row : m_from.row;
        // Cells at the radius itself are not seen.
        m_deepest = m_options.radius > 0 ? std::min(rowsLeft, m_options.radius - 1) : rowsLeft;
        m_step = step;
        m_open.push_back({1, -1.0, 1.0});
        while (!m_open.empty()) {
            const Beam beam = m_open.back();
            m_open.pop_back();
            follow(beam);
        }
    }

private:
    /// Follows a beam row by row; parts split off by opaque cells are queued.
    void follow(Beam beam) {
        for (; beam.depth <= m_deepest; ++beam.depth) {
            const double from = m_from.column + beam.depth * beam.from;
            const double to = m_from.column + beam.depth * beam.to;
            // The cells whose diamond the beam crosses, and those of them whose center lies in it.
            const Columns crossed{std::max(floorOf(from + 0.5 + kCellTie), 0),
                                  std::min(ceilingOf(to - 0.5 - kCellTie), m_opaque.columns() - 1)};
            if (crossed.first > crossed.last) {
                return;
            }
            Columns lit = crossed;
            Columns centers{ceilingOf(from - kCellTie), floorOf(to + kCellTie)};
            if (m_options.radius > 0) {
                const int half = halfWidth(beam.depth);
                lit = {std::max(lit.first, m_from.column - half), std::min(lit.last, m_from.column + half)};
                centers = {std::max(centers.first, m_from.column - half), std::min(centers.last, m_from.column + half)};
            }
            const int row = m_from.row + m_step * beam.depth;
            const std::uint64_t* opaque = m_opaque.wordsOf(row).data();
            std::uint64_t* seen = m_seen.wordsOf(row).data();
            if (crossed.last - crossed.first < kBits && bitsOf(opaque, crossed.first, crossed.last) == 0) {
                addBits(seen, crossed.first, crossed.last,
                        maskOf(centers.first - crossed.first, std::min(centers.last, crossed.last) - crossed.first));
                continue; // nothing is opaque, the common case
            }
            m_goesOn = false;
            Beam part = beam;
            bool isOpen = false;
            for (int first = crossed.first; first <= crossed.last; first += kBits) {
                const int last = std::min(first + kBits - 1, crossed.last);
                const std::uint64_t all = maskOf(0, last - first);
                const std::uint64_t stops = bitsOf(opaque, first, last);
                std::uint64_t found = ~stops & maskOf(centers.first - first, std::min(centers.last, last) - first);
                if (m_options.wallsLit) {
                    found |= stops & maskOf(lit.first - first, lit.last - first);
                }
                addBits(seen, first, last, found);
                // The open parts continue: between opaque cells, and between them and the beam's own borders.
                for (std::uint64_t left = all; left != 0;) {
                    const std::uint64_t edge = (isOpen ? stops : ~stops) & left;
                    if (edge == 0) {
                        break;
                    }
                    const int column = first + std::countr_zero(edge);
                    left &= kAllBits << (column - first);
                    if (isOpen) {
                        part.to = leftOf(column - m_from.column, beam.depth);
                        goOn(part);
                    } else {
                        part.from = column == crossed.first ? beam.from : leftOf(column - m_from.column, beam.depth);
                    }
                    isOpen = !isOpen;
                }
            }
            if (isOpen) {
                part.to = beam.to;
                goOn(part);
            }
            if (!m_goesOn) {
                return;
            }
            beam = m_next;
        }
    }

    /// Follows the last part at once and queues the others.
    void goOn(const Beam& part) {
        if (m_goesOn) {
            m_open.push_back({m_next.depth + 1, m_next.from, m_next.to});
        }
        m_next = part;
        m_goesOn = true;
    }

    struct Columns {
        int first;
        int last;
    };

    /// Returns the number of columns to either side that are nearer than the radius, `depth` rows away.
    [[nodiscard]] int halfWidth(int depth) const {
        const std::int64_t radius = m_options.radius;
        return static_cast<int>(
            std::min<std::int64_t>(wholeRoot(radius * radius - 1 - std::int64_t{depth} * depth), kMaxCellsASide));
    }

    const CellSet& m_opaque;
    GridCell m_from;
    const ShadowcastOptions& m_options;
    CellSet& m_seen;
    std::vector<Beam>& m_open; ///< queued parts
    Beam m_next{};             ///< the part to follow, if `m_goesOn`
    bool m_goesOn = false;
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
