#include "geometry/region/sample_point_grid.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <limits>

namespace sightline::geometry {

namespace {

std::int64_t cellsAlong(Length length, Length cell) {
    return (length.nanometers() + cell.nanometers() - 1) / cell.nanometers();
}

void addSamplePoints(
    Length low, Length high, Length cell, std::vector<Length>& samplePoints, std::vector<double>& fromLow) {
    const std::int64_t count = cellsAlong(high - low, cell);
    fromLow.push_back(-std::numeric_limits<double>::infinity());
    for (std::int64_t i = 0; i < count; ++i) {
        const Length from = cell * i;
        const Length to = std::min(cell * (i + 1), high - low);
        const Length middle = Length::fromNanometers((from.nanometers() + to.nanometers()) / 2);
        samplePoints.push_back(low + middle);
        fromLow.push_back(static_cast<double>(middle.nanometers()));
    }
    fromLow.push_back(std::numeric_limits<double>::infinity());
}

/// The bound, in nanometers, of the rounding error of a position along a row. Up to `kLargestCoordinate`, 1e12 nm, each
/// of its few operations is rounded by at most 1.1e-4 nm; the rest is margin. Sample points nearer to a side than this
/// are decided exactly, by the sign of an integer.
constexpr double kGridRounding = kStoredUnit / 2;

} // namespace

SamplePointGrid::SamplePointGrid(const Box& table, Length cell)
    : m_table{table}, m_cell{cell}, m_perNanometer{1.0 / static_cast<double>(cell.nanometers())} {
    assert(table.low.x < table.high.x && table.low.y < table.high.y && cell > Length{});
    addSamplePoints(table.low.x, table.high.x, cell, m_columns, m_columnSamplePoints);
    addSamplePoints(table.low.y, table.high.y, cell, m_rows, m_rowSamplePoints);
}

Box SamplePointGrid::cellBox(int column, int row) const {
    const Point low{m_table.low.x + m_cell * column, m_table.low.y + m_cell * row};
    return {low, {std::min(low.x + m_cell, m_table.high.x), std::min(low.y + m_cell, m_table.high.y)}};
}

std::int64_t SamplePointGrid::countOf(const Box& table, Length cell) {
    return cellsAlong(table.high.x - table.low.x, cell) * cellsAlong(table.high.y - table.low.y, cell);
}

int SamplePointGrid::firstNear(const std::vector<double>& samplePoints, int guess, double at, bool after) {
    const auto isBefore = [&](int i) {
        return after ? samplePoints[static_cast<std::size_t>(i) + 1] <= at
                     : samplePoints[static_cast<std::size_t>(i) + 1] < at;
    };
    while (!isBefore(guess - 1)) {
        --guess;
    }
    while (isBefore(guess)) {
        ++guess;
    }
    return guess;
}

int SamplePointGrid::firstColumnBeyond(Point a, Point b, int row, bool after) const {
    const auto dx = static_cast<double>((b.x - a.x).nanometers());
    const auto dy = static_cast<double>((b.y - a.y).nanometers());
    const double from = static_cast<double>((a.x - m_table.low.x).nanometers());
    const double at =
        from + (rowSamplePoint(row) - static_cast<double>((a.y - m_table.low.y).nanometers())) * (dx / dy);
    const int column = firstColumn(at - kGridRounding, false);
    if (m_columnSamplePoints[static_cast<std::size_t>(column) + 1] > at + kGridRounding) {
        return column;
    }
    const auto side = cross(a, b, samplePoint(column, row)); // positive: at smaller x, for a line towards greater y
    const bool isBefore = dy > 0 ? side > 0 : side < 0;
    return isBefore || (after && side == 0) ? column + 1 : column;
}

SamplePointCounts::SamplePointCounts(const SamplePointGrid& grid)
    : m_grid{&grid},
      m_width{static_cast<std::size_t>(grid.columns()) + 1},
      m_changes(m_width * static_cast<std::size_t>(grid.rows()), 0),
      m_isThroughCorner(static_cast<std::size_t>(grid.rows()), 0) {}

void SamplePointCounts::add(const Ring& outline) {
    const std::array<const Ring*, 1> rings{&outline};
    addRings(rings);
}

void SamplePointCounts::add(const PolygonSet& region) {
    std::vector<const Ring*> rings;
    for (const PolygonWithHoles& part : region.parts) {
        rings.push_back(&part.outline);
        std::ranges::transform(part.holes, std::back_inserter(rings), [](const Ring& hole) { return &hole; });
    }
    addRings(rings);
}

void SamplePointCounts::add(const SamplePointCounts& other) {
    assert(m_changes.size() == other.m_changes.size());
    std::ranges::transform(m_changes, other.m_changes, m_changes.begin(), std::plus<>{});
}

void SamplePointCounts::clear() { std::ranges::fill(m_changes, 0); }

/// Rows through a corner are processed individually: the sides at the corner lie on either side of the row, or along
/// it.
void SamplePointCounts::addRings(std::span<const Ring* const> rings) {
    m_cornerRows.clear();
    const Point low = m_grid->table().low;
    for (const Ring* ring : rings) {
        for (const Point corner : *ring) {
            const auto y = static_cast<double>((corner.y - low.y).nanometers());
            const int row = m_grid->firstRow(y, false);
            if (row < m_grid->rows() && m_grid->rowSamplePoint(row) == y &&
                m_isThroughCorner[static_cast<std::size_t>(row)] == 0) {
                m_isThroughCorner[static_cast<std::size_t>(row)] = 1;
                m_cornerRows.push_back(row);
            }
        }
    }
    for (const Ring* ring : rings) {
        addSides(*ring);
    }
    for (const int row : m_cornerRows) {
        addRowThroughCorners(rings, row);
        m_isThroughCorner[static_cast<std::size_t>(row)] = 0;
    }
}

void SamplePointCounts::addSides(const Ring& ring) {
    const Point low = m_grid->table().low;
    const auto y = [&](Point p) { return static_cast<double>((p.y - low.y).nanometers()); };
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i];
        const Point b = ring[i + 1 == ring.size() ? 0 : i + 1];
        if (a.y == b.y) {
            continue;
        }
        // On an outline that is clockwise on screen, a side towards smaller y is where a row from low to high x enters.
        const bool comesIn = b.y < a.y;
        const int last = m_grid->firstRow(std::max(y(a), y(b)), false);
        const double slope = static_cast<double>((b.x - a.x).nanometers()) / (y(b) - y(a));
        const double from = static_cast<double>((a.x - low.x).nanometers());
        for (int row = m_grid->firstRow(std::min(y(a), y(b)), true); row < last; ++row) {
            if (m_isThroughCorner[static_cast<std::size_t>(row)] == 0) {
                const int apart =
                    m_grid->columnApart(from + (m_grid->rowSamplePoint(row) - y(a)) * slope, kGridRounding);
                change(row, apart >= 0 ? apart : m_grid->firstColumnBeyond(a, b, row, !comesIn), comesIn ? 1 : -1);
            }
        }
    }
}

/// Adds the part of a row inside the region: the union of what is inside just above and just below it, with the end
/// points and the sides along the row.
void SamplePointCounts::addRowThroughCorners(std::span<const Ring* const> rings, int row) {
    m_spans.clear();
    addSpans(rings, row, false);
    addSpans(rings, row, true);
    const Point low = m_grid->table().low;
    const auto samplePoint = m_grid->samplePoint(0, row).y;
    for (const Ring* ring : rings) {
        for (std::size_t i = 0; i < ring->size(); ++i) {
            const Point a = (*ring)[i];
            const Point b = (*ring)[i + 1 == ring->size() ? 0 : i + 1];
            if (a.y == samplePoint && b.y == samplePoint) {
                const auto from = static_cast<double>((std::min(a.x, b.x) - low.x).nanometers());
                const auto to = static_cast<double>((std::max(a.x, b.x) - low.x).nanometers());
                m_spans.push_back({m_grid->firstColumn(from, false), m_grid->firstColumn(to, true)});
            }
        }
    }
    std::ranges::sort(m_spans, {}, &Span::from);
    int covered = 0;
    for (const Span& span : m_spans) {
        const int from = std::max(span.from, covered);
        if (from < span.to) {
            change(row, from, 1);
            change(row, span.to, -1);
            covered = span.to;
        }
    }
}

/// Adds the intervals just below a row, or just above it; sides that end at the row are included accordingly.
void SamplePointCounts::addSpans(std::span<const Ring* const> rings, int row, bool below) {
    const Length samplePoint = m_grid->samplePoint(0, row).y;
    m_crossings.clear();
    for (const Ring* ring : rings) {
        for (std::size_t i = 0; i < ring->size(); ++i) {
            const Point a = (*ring)[i];
            const Point b = (*ring)[i + 1 == ring->size() ? 0 : i + 1];
            const Length from = std::min(a.y, b.y);
            const Length to = std::max(a.y, b.y);
            if (from == to ||
                !(below ? from < samplePoint && samplePoint <= to : from <= samplePoint && samplePoint < to)) {
                continue;
            }
            const bool comesIn = b.y < a.y;
            m_crossings.push_back({m_grid->firstColumnBeyond(a, b, row, !comesIn), comesIn ? 1 : -1});
        }
    }
    // Where one interval ends and the next begins at the same sample point, the beginning is sorted first.
    std::ranges::sort(m_crossings, [](const Crossing& a, const Crossing& b) {
        return a.column != b.column ? a.column < b.column : a.by > b.by;
    });
    int depth = 0;
    int start = 0;
    for (const Crossing& crossing : m_crossings) {
        if (depth == 0) {
            start = crossing.column;
        }
        depth += crossing.by;
        if (depth == 0 && start < crossing.column) {
            m_spans.push_back({start, crossing.column});
        }
    }
}

std::vector<int> SamplePointCounts::counts() const {
    std::vector<int> counts;
    counts.reserve(m_grid->count());
    for (int row = 0; row < m_grid->rows(); ++row) {
        int sum = 0;
        for (int column = 0; column < m_grid->columns(); ++column) {
            sum += m_changes[static_cast<std::size_t>(row) * m_width + static_cast<std::size_t>(column)];
            counts.push_back(sum);
        }
    }
    return counts;
}

} // namespace sightline::geometry
