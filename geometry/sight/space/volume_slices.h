#pragma once

#include "geometry/sight/space/volume_chords.h"

#include <algorithm>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// The coordinates of the vertical slice along a plan line: the solids follow one another along u, and lines are v = k
/// + w u, the points (w, k). For solids that are disjoint in plan u is t and v the height; for stacked solids u is the
/// height and v is t.
enum class SliceAxis { AlongThePlan, Upwards };

/// The direction in which v changes as u increases.
enum class Trend { Rising, Falling };

/// A rectangle of the slice over all plan lines of a cell; the position of each side is a range.
struct SliceBox {
    Range enter; ///< along u
    Range leave;
    Range low; ///< along v
    Range high;

    /// The position of the element relative to each of the two solids, along t.
    Order toFirst = Order::Unknown;
    Order toSecond = Order::Unknown;

    [[nodiscard]] static SliceBox make(SliceAxis axis, const Chord& chord, double bottom, double top);
};

/// A rectangle that is certain to be blocked: lines pass above `top` from `enter` to `leave`, or below `bottom`. For a
/// sheet that lines cross at different positions `enter` may exceed `leave`, or `bottom` may exceed `top`.
struct SliceBlock {
    double enter;
    double leave;
    double bottom;
    double top;
    int element = 0;       ///< number assigned by the caller
    int group = 0;         ///< no line passes between blocks of one group
    bool wholeLow = false; ///< nothing of the element below `bottom` was left out
    bool wholeHigh = false;
};

/// True if the blocks share a point on every line of the cell.
[[nodiscard]] inline bool surelyMeet(const SliceBlock& a, const SliceBlock& b) {
    return a.enter <= b.leave && b.enter <= a.leave && a.bottom <= b.top && b.bottom <= a.top;
}

/// The two solids in the slice, in the order in which lines pass them.
struct SliceEnds {
    SliceBox first; ///< the solid of smaller u
    SliceBox second;
};

/// Adds the blocks of an element that all lines cross. Beside a solid, along u, only the part that the line meets after
/// it has left the solid, or before it reaches it, blocks.
void addBlocks(const SliceBox& box,
               int element,
               SliceAxis axis,
               const SliceEnds& ends,
               Trend trend,
               std::vector<SliceBlock>& blocks);

/// Merges into one group the blocks that certainly share a point or satisfy `areJoined`, and sorts the blocks by group.
/// Quadratic in the number of blocks.
template <class Joined> void groupBlocks(std::vector<SliceBlock>& blocks, Joined&& areJoined) {
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        blocks[i].group = static_cast<int>(i);
    }
    for (std::size_t i = 1; i < blocks.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (blocks[i].group != blocks[j].group &&
                (surelyMeet(blocks[i], blocks[j]) || areJoined(blocks[i], blocks[j]))) {
                const int from = std::max(blocks[i].group, blocks[j].group);
                const int to = std::min(blocks[i].group, blocks[j].group);
                for (std::size_t k = 0; k <= i; ++k) {
                    blocks[k].group = blocks[k].group == from ? to : blocks[k].group;
                }
            }
        }
    }
    // Most are where they belong: this takes no memory, and next to no time beside the search for groups.
    for (auto block = blocks.begin(); block != blocks.end(); ++block) {
        const auto place = std::ranges::upper_bound(blocks.begin(), block, block->group, {}, &SliceBlock::group);
        std::rotate(place, block, block + 1);
    }
}

/// Returns an outer bound of the slice lines with this direction that meet both solids.
[[nodiscard]] PlanCell sliceCell(const SliceEnds& ends, Trend trend);

/// Returns the larger of the parts of a slice cell that pass the blocks, group by group, over or under each; no corners
/// if there is none. `strict`: lines without clearance do not count.
[[nodiscard]] PlanCell freeSlices(const PlanCell& cell, std::span<const SliceBlock> blocks, Trend trend, bool strict);

/// True if a line of this direction meets both solids and passes above all blocks. Linear in the number of blocks.
[[nodiscard]] bool passesAbove(const SliceEnds& ends, std::span<const SliceBlock> blocks, Trend trend, bool strict);

/// True if `freeSlices` returns a part; looks for no second one.
[[nodiscard]] bool hasFreeSlices(const PlanCell& cell, std::span<const SliceBlock> blocks, Trend trend, bool strict);

} // namespace sightline::geometry::detail
