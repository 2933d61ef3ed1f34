#pragma once

#include "geometry/base/tolerances.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

/// @file
/// The dual representation of lines for the filtered test: a line is the point of its heights over two reference
/// positions, and blockers cut convex cells out of that plane. Lengths are nanometers. Source: docs/sight.md, "Lines as
/// points".
namespace sightline::geometry::detail {

/// A line, given by its heights over the reference positions of observer and target.
struct LinePoint {
    double atObserver = 0.0;
    double atTarget = 0.0;
};

/// A point between the bases: its position as a share of the distance between the reference positions, and its height.
struct Corner {
    double share = 0.0;
    double height = 0.0;

    /// Returns the height of the line above the point, along the height axis.
    [[nodiscard]] double under(LinePoint line) const {
        return line.atObserver + (line.atTarget - line.atObserver) * share - height;
    }
};

/// A convex set of lines as a polygon with at most `kMax` corners, in cyclic order.
struct Cell {
    static constexpr std::size_t kMax = 24;
    std::array<LinePoint, kMax> corners;
    std::size_t count = 0;
    bool overflow = false; ///< a corner did not fit, so the cell must not be used

    Cell() {} // corners intentionally uninitialized
    Cell(const Cell& other) { *this = other; }
    Cell& operator=(const Cell& other) {
        std::copy_n(other.corners.begin(), other.count, corners.begin());
        count = other.count;
        overflow = other.overflow;
        return *this;
    }

    void add(LinePoint p) {
        if (count == kMax) {
            overflow = true;
            return;
        }
        corners[count++] = p;
    }

    [[nodiscard]] LinePoint middle() const {
        LinePoint sum;
        for (std::size_t i = 0; i < count; ++i) {
            sum.atObserver += corners[i].atObserver;
            sum.atTarget += corners[i].atTarget;
        }
        const double share = 1.0 / static_cast<double>(count);
        return {sum.atObserver * share, sum.atTarget * share};
    }
};

/// Clips the cell to the lines with value(line) >= -kConstructionError; `value` is affine. Linear in the number of
/// corners. Source: Sutherland and Hodgman, "Reentrant polygon clipping", CACM 17 (1974).
template <class Value> void clip(Cell& cell, Value&& value) {
    std::array<double, Cell::kMax> values;
    bool allIn = true;
    bool allOut = true;
    for (std::size_t i = 0; i < cell.count; ++i) {
        values[i] = value(cell.corners[i]) + kConstructionError;
        allIn = allIn && values[i] >= 0;
        allOut = allOut && values[i] < 0;
    }
    if (allIn) {
        return;
    }
    if (allOut) {
        cell.count = 0;
        return;
    }
    const Cell whole = cell;
    cell.count = 0;
    std::size_t before = whole.count - 1;
    for (std::size_t i = 0; i < whole.count; before = i++) {
        if ((values[before] < 0) != (values[i] < 0)) {
            const double share = values[before] / (values[before] - values[i]);
            const LinePoint p = whole.corners[before];
            const LinePoint q = whole.corners[i];
            cell.add(
                {p.atObserver + share * (q.atObserver - p.atObserver), p.atTarget + share * (q.atTarget - p.atTarget)});
        }
        if (values[i] >= 0) {
            cell.add(whole.corners[i]);
        }
    }
}

/// A connected obstacle between the bases. A line passes it above all its upper corners or below all its lower ones.
struct Obstacle {
    std::uint32_t upper = 0; ///< index into the corners of the list; the upper corners are [upper, lower)
    std::uint32_t lower = 0; ///< the lower corners are [lower, end)
    std::uint32_t end = 0;
    double width = 0.0;
    int blocker = -1; ///< index of the blocker; -1: several
};

/// A list of obstacles with their corners in one array.
struct Obstacles {
    std::vector<Corner> corners;
    std::vector<Obstacle> list;

    void clear() {
        corners.clear();
        list.clear();
    }
    /// Sorts the obstacles from index `first` on by decreasing width, because wide obstacles leave the fewest lines.
    void sortFrom(std::size_t first) {
        std::sort(list.begin() + static_cast<std::ptrdiff_t>(first), list.end(),
                  [](const Obstacle& a, const Obstacle& b) { return a.width > b.width; });
    }
    /// True if the line passes every obstacle at a distance of at least `margin` along the height axis.
    [[nodiscard]] bool leaveClear(LinePoint line, double margin) const {
        return std::ranges::all_of(list, [&](const Obstacle& obstacle) {
            bool above = true;
            bool below = true;
            for (std::uint32_t k = obstacle.upper; k < obstacle.lower; ++k) {
                above = above && corners[k].under(line) >= margin;
            }
            for (std::uint32_t k = obstacle.lower; k < obstacle.end; ++k) {
                below = below && corners[k].under(line) <= -margin;
            }
            return above || below;
        });
    }
};

/// The relation of a cell's lines to the corners on one side of an obstacle: all of them clear the corners, or none
/// does.
struct Passing {
    bool all = true;
    bool none = false;
};

/// Classifies the lines of the cell by the corners [first, last): `side` 1 asks whether they pass above, -1 below.
inline Passing passing(const Cell& cell, const Corner* first, const Corner* last, double side) {
    Passing result;
    for (; first != last; ++first) {
        double least = std::numeric_limits<double>::infinity();
        double most = -least;
        for (std::size_t i = 0; i < cell.count; ++i) {
            const double value = side * first->under(cell.corners[i]);
            least = std::min(least, value);
            most = std::max(most, value);
        }
        result.all = result.all && least >= 0;
        result.none = result.none || most < -kConstructionError;
    }
    return result;
}

/// Calls `found` for each part of the cell that passes the obstacles from `next` on, until `found` returns true; the
/// result is whether it did. A cell that overflows is passed on without further clipping. `found` may extend the list
/// of obstacles.
template <class Found> bool splitCell(const Obstacles& obstacles, Cell& cell, std::size_t next, Found& found) {
    const auto corner = [&](std::uint32_t index) { return obstacles.corners.data() + index; };
    const auto keep = [&](Cell& part, std::uint32_t first, std::uint32_t last, double side) {
        for (; first != last && part.count > 0 && !part.overflow; ++first) {
            const Corner passed = *corner(first);
            clip(part, [&](LinePoint line) { return side * passed.under(line); });
        }
    };
    for (; next < obstacles.list.size(); ++next) {
        const Obstacle obstacle = obstacles.list[next];
        const Passing above = passing(cell, corner(obstacle.upper), corner(obstacle.lower), +1.0);
        if (above.all) {
            continue;
        }
        const Passing below = passing(cell, corner(obstacle.lower), corner(obstacle.end), -1.0);
        if (below.all) {
            continue;
        }
        if (above.none && below.none) {
            return false;
        }
        if (!above.none && !below.none) {
            Cell other = cell;
            keep(other, obstacle.upper, obstacle.lower, +1.0);
            if (other.overflow ? found(other) : other.count > 0 && splitCell(obstacles, other, next + 1, found)) {
                return true;
            }
        }
        if (below.none) {
            keep(cell, obstacle.upper, obstacle.lower, +1.0);
        } else {
            keep(cell, obstacle.lower, obstacle.end, -1.0);
        }
        if (cell.overflow) {
            break;
        }
        if (cell.count == 0) {
            return false;
        }
    }
    return found(cell);
}

} // namespace sightline::geometry::detail
