#pragma once

#include "geometry/base/tolerances.h"
#include "geometry/sight/proof/slab.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <deque>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// Divides the lines of a slab into convex cells, each of lines that pass every obstacle on one side; the one division
/// of the exact stage and of the seen share. A line s = offset + slope t is a point; a cell is the ring of its corners,
/// and each corner of an obstacle may add one, so that their number is unbounded. Bounds are rounded outwards by
/// `kSearchRounding`.
///
/// `Corner` has the members `slope` and `offset`. `Own`, the derived class, has
/// - `half(slope)`: half the width of a beam in units of s - m t, affine;
/// - `cornerBetween(before, here, share, leaves)`: the corner at which the side from `before` to `here` is cut; with
///   `leaves` the side that is cut off begins there;
/// - `pass(corner, side)`: called before a cell is cut to the lines above (1) or below (-1) a corner of an obstacle;
///   `passed()` returns how many cuts hold, and `forget(count)` leaves the first ones;
/// - `isPassable(obstacle)`: the obstacle is skipped; `isDone()`: the division ends;
/// - `add(cell)`: called with each cell; `kFewest`: the least number of corners that a cell needs.
template <class Own, class Corner> class SlabCells {
public:
    using Cell = std::vector<Corner>;
    /// The cells by depth, and a buffer. The caller keeps it, so that many divisions use the same memory.
    struct Memory {
        std::deque<Cell> cells = std::deque<Cell>(16);
        Cell buffer;
    };

protected:
    SlabCells(const Slab& slab, Memory& memory) : m_slab{slab}, m_memory{memory} {}

    /// Divides the lines of slopes in [from, to] that meet both bases; `spare` is added beyond the observer.
    void divide(double from, double to, double spare) {
        // The lines that meet a base: its top is convex in the slope and lies below its chord; its bottom is concave.
        const SlabBase& observer = m_slab.bases()[0];
        const double lowest = std::min(observer.bottom(from).offset, observer.bottom(to).offset) - spare - 1;
        const double highest = std::max(observer.top(from).offset, observer.top(to).offset) + spare + 1;
        Cell& cell = m_memory.cells[0];
        cell.assign({{from, lowest}, {to, lowest}, {to, highest}, {from, highest}});
        const auto cut = [&](double first, double second, double side) {
            const double slope = to > from ? (second - first) / (to - from) : 0.0;
            clip(cell, m_memory.buffer, [&](const Corner& p) {
                return side * (p.offset - first - slope * (p.slope - from)) + kSearchRounding - own().half(p.slope);
            });
            cell.swap(m_memory.buffer);
        };
        for (const SlabBase& base : m_slab.bases()) {
            cut(base.top(from).offset, base.top(to).offset, -1.0);
            cut(base.bottom(from).offset, base.bottom(to).offset, +1.0);
        }
        descend(0, 0);
    }

    [[nodiscard]] const Slab& slab() const { return m_slab; }

private:
    [[nodiscard]] Own& own() { return static_cast<Own&>(*this); }

    /// Clips the cell to value(corner) >= 0; `value` is affine.
    template <class Function> void clip(const Cell& cell, Cell& result, Function&& value) {
        result.clear();
        if (cell.empty()) {
            return;
        }
        const Corner* before = &cell.back();
        double valueBefore = value(*before);
        for (const Corner& here : cell) {
            const double valueHere = value(here);
            if ((valueBefore < 0) != (valueHere < 0)) {
                const double share = valueBefore / (valueBefore - valueHere);
                result.push_back(own().cornerBetween(*before, here, share, valueHere < 0));
            }
            if (valueHere >= 0) {
                result.push_back(here);
            }
            before = &here;
            valueBefore = valueHere;
        }
    }

    /// Splits the cell at `level` by the obstacles from `next` on.
    void descend(std::size_t level, std::size_t next) {
        const Cell& cell = m_memory.cells[level];
        if (cell.size() < Own::kFewest || own().isDone()) {
            return;
        }
        const auto& obstacles = m_slab.obstacles();
        for (; next < obstacles.size(); ++next) {
            const JoinedElements& obstacle = obstacles[next];
            if (isPassed(cell, obstacle) || own().isPassable(obstacle)) {
                continue;
            }
            if (level + 1 >= m_memory.cells.size()) {
                m_memory.cells.resize(m_memory.cells.size() + 16);
            }
            split(level, next, obstacle.upper, +1.0);
            split(level, next, obstacle.lower, -1.0);
            return;
        }
        own().add(cell);
    }

    /// True if all lines of the cell pass above the obstacle, or all of them below it.
    [[nodiscard]] bool isPassed(const Cell& cell, const JoinedElements& obstacle) {
        bool clearAbove = true;
        bool clearBelow = true;
        for (const Corner& p : cell) {
            const double margin = own().half(p.slope) - kSearchRounding;
            clearAbove = clearAbove && p.offset - margin >= obstacle.top(p.slope);
            clearBelow = clearBelow && p.offset + margin <= obstacle.bottom(p.slope);
            if (!clearAbove && !clearBelow) {
                return false;
            }
        }
        return true;
    }

    void split(std::size_t level, std::size_t next, std::span<const PlanePoint> envelope, double side) {
        // Cells are large, so they are clipped from one buffer into the other and never copied.
        const std::size_t known = own().passed();
        Cell& part = m_memory.cells[level + 1];
        const Cell* cut = &m_memory.cells[level];
        for (const PlanePoint& v : envelope) {
            Cell& rest = cut == &part ? m_memory.buffer : part;
            own().pass(v, side);
            clip(*cut, rest, [&](const Corner& p) {
                return side * (p.offset - v.s + p.slope * v.t) - own().half(p.slope) + kSearchRounding;
            });
            cut = &rest;
            if (cut->empty()) {
                own().forget(known);
                return;
            }
        }
        if (cut == &m_memory.buffer) {
            part.swap(m_memory.buffer);
        } else if (cut != &part) {
            part = *cut;
        }
        descend(level + 1, next + 1);
        own().forget(known);
    }

    const Slab& m_slab;
    Memory& m_memory;
};

} // namespace sightline::geometry::detail
