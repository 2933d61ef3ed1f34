#include "scenarios/analysis/touching_sample_points.h"

#include "geometry/base/tolerances.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::SamplePointGrid;

namespace {

using geometry::kTouchingSamplePoint;

struct Way {
    double x;
    double y;
};

/// The length, in nanometers, of a line without end: a thousand times `kLargestCoordinate`.
constexpr double kEndless = 1e15;

double nanometers(Length length) { return static_cast<double>(length.nanometers()); }

/// One axis of a grid: the centers of its cells, of which the last may be cut off.
struct SamplePoints {
    double first; ///< nanometers from the viewer
    double cell;
    double last;
    int count;

    [[nodiscard]] double at(int i) const { return i + 1 == count ? last : first + cell * i; }
    [[nodiscard]] bool isCutOff() const { return last != first + cell * (count - 1); }
};

/// A segment between two positions along one axis, with slope `rise` across it.
class Line {
public:
    Line(const SamplePoints& along, const SamplePoints& across, double from, double to, double rise)
        : m_along{along},
          m_across{across},
          m_rise{rise},
          m_low{std::max(0, cellOf(along, std::min(from, to)) - 1)},
          m_high{std::min(along.count, cellOf(along, std::max(from, to)) + 3)} {}

    [[nodiscard]] int low() const { return m_low; }
    [[nodiscard]] int high() const { return m_high; }

    /// Branchless, so that several points are processed at once: few lines pass any.
    [[nodiscard]] bool mayPassSamplePoints() const {
        const double perCell = 1.0 / m_across.cell;
        const double near = kTouchingSamplePoint * perCell;
        const double start = (m_along.first * m_rise - m_across.first) * perCell;
        const double step = m_along.cell * m_rise * perCell;
        std::int64_t hits = 0;
        for (int i = m_low; i < m_high; ++i) {
            const double row = start + step * i;
            const double away = row - ((row + kRound) - kRound);
            hits += std::abs(away) < near ? 1 : 0;
        }
        return hits > 0 || m_along.isCutOff() || m_across.isCutOff();
    }

    /// Returns the point across that the line passes at index `i` along; -1: none.
    [[nodiscard]] int samplePointAt(int i) const {
        const double at = m_along.at(i) * m_rise;
        const auto guess =
            std::clamp((at - m_across.first) / m_across.cell + 0.5, 0.0, static_cast<double>(m_across.count - 1));
        for (const int row : {static_cast<int>(guess), m_across.count - 1}) {
            if (std::abs(m_across.at(row) - at) < kTouchingSamplePoint) {
                return row;
            }
        }
        return -1;
    }

private:
    static constexpr double kRound =
        0x1.8p52; ///< adding and subtracting it rounds to the nearest integer, for values far below 2^51

    static int cellOf(const SamplePoints& along, double at) {
        return static_cast<int>(std::clamp((at - along.first) / along.cell, -1.0, static_cast<double>(along.count)));
    }

    const SamplePoints& m_along;
    const SamplePoints& m_across;
    double m_rise;
    int m_low;
    int m_high;
};

SamplePoints samplePointsAlong(Length first, Length last, Length viewer, Length cell, int count) {
    return {nanometers(first - viewer), nanometers(cell), nanometers(last - viewer), count};
}

/// Adds the viewer's own position if it sees nothing: the judge rules that coincident bases see each other.
void addOwnSamplePoint(Point viewer, const SamplePointGrid& grid, std::vector<std::size_t>& samplePoints) {
    const int column = grid.firstColumn(nanometers(viewer.x - grid.table().low.x), false);
    const int row = grid.firstRow(nanometers(viewer.y - grid.table().low.y), false);
    if (column < grid.columns() && row < grid.rows() && grid.samplePoint(column, row) == viewer) {
        samplePoints.push_back(grid.index(column, row));
    }
}

} // namespace

void findTouchingSamplePoints(const geometry::Ring& outline,
                              std::span<const Point> corners,
                              Point viewer,
                              const SamplePointGrid& grid,
                              std::vector<std::size_t>& samplePoints) {
    samplePoints.clear();
    if (outline.empty()) {
        addOwnSamplePoint(viewer, grid, samplePoints);
        return;
    }
    const Point first = grid.samplePoint(0, 0);
    const Point last = grid.samplePoint(grid.columns() - 1, grid.rows() - 1);
    const SamplePoints columns = samplePointsAlong(first.x, last.x, viewer.x, grid.cell(), grid.columns());
    const SamplePoints rows = samplePointsAlong(first.y, last.y, viewer.y, grid.cell(), grid.rows());
    const auto pathTo = [&](Point p) { return Way{nanometers(p.x - viewer.x), nanometers(p.y - viewer.y)}; };
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point one = outline[i];
        const Point other = outline[i + 1 == outline.size() ? 0 : i + 1];
        const Way a = pathTo(one);
        const Way b = pathTo(other);
        const double squareA = a.x * a.x + a.y * a.y;
        const double squareB = b.x * b.x + b.y * b.y;
        const double cross = a.x * b.y - a.y * b.x;
        const double least = std::min(squareA, squareB);
        if (squareA == squareB || cross * cross > kTouchingSamplePoint * kTouchingSamplePoint * least ||
            a.x * b.x + a.y * b.y < 0.0) {
            continue;
        }
        const bool isNearer = squareA < squareB;
        const Way near = isNearer ? a : b;
        const Way far = isNearer ? b : a;
        // A side starting at the viewer itself runs along the obstacle it touches.
        const Way way = least == 0.0 ? far : near;
        const bool isFlat = std::abs(way.x) >= std::abs(way.y);
        double end = isFlat ? far.x : far.y;
        if (std::ranges::binary_search(corners, isNearer ? other : one)) {
            end = std::copysign(kEndless, end); // a line may pass a corner on either side
        }
        const Line line =
            isFlat ? Line{columns, rows, near.x, end, way.y / way.x} : Line{rows, columns, near.y, end, way.x / way.y};
        if (!line.mayPassSamplePoints()) {
            continue;
        }
        for (int along = line.low(); along < line.high(); ++along) {
            if (const int across = line.samplePointAt(along); across >= 0) {
                samplePoints.push_back(isFlat ? grid.index(along, across) : grid.index(across, along));
            }
        }
    }
    std::ranges::sort(samplePoints);
    const auto again = std::ranges::unique(samplePoints);
    samplePoints.erase(again.begin(), again.end());
}

} // namespace sightline::scenarios
