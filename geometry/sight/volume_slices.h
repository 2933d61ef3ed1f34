#pragma once

#include "geometry/sight/volume_chords.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// The upright slice along a plan line, in two coordinates: the solids follow on one another along u, lines are v = k +
/// w u, points (w, k). Solids that stand beside each other in plan do so along t, then v is the height; of solids one
/// over the other u is the height and v runs along t.
enum class SliceAxis { AlongThePlan, Upwards };

/// v grows along u, or shrinks.
enum class Way { Rising, Falling };

/// A rectangle of the slice over all plan lines of a cell: each side lies somewhere in a range.
struct SliceBox {
    Range enter; ///< u
    Range leave;
    Range low; ///< v
    Range high;

    /// Where the element lies from the two solids, along t.
    Order toFirst = Order::Unknown;
    Order toSecond = Order::Unknown;

    [[nodiscard]] static SliceBox make(SliceAxis axis, const Chord& chord, double bottom, double top);
};

/// What surely is in the way: lines pass over `top` from `enter` to `leave`, or under `bottom`. Of a sheet that lines
/// cross at different places `enter` may lie beyond `leave`, or `bottom` over `top`.
struct SliceBlock {
    double enter;
    double leave;
    double bottom;
    double top;
    int element = 0;       ///< the caller's number for it
    int group = 0;         ///< no line passes between blocks of one group
    bool wholeLow = false; ///< no part of the element under `bottom` was left out
    bool wholeHigh = false;
};

[[nodiscard]] inline bool surelyMeet(const SliceBlock& a, const SliceBlock& b) {
    return a.enter <= b.leave && b.enter <= a.leave && a.bottom <= b.top && b.bottom <= a.top;
}

struct SliceEnds {
    SliceBox first; ///< the solid of smaller u
    SliceBox second;
};

/// Adds what an element that all lines cross surely blocks. Beside a solid, along u, only what the line meets after it
/// has left the solid, or before it reaches it, is in the way.
void addBlocks(
    const SliceBox& box, int element, SliceAxis axis, const SliceEnds& ends, Way way, std::vector<SliceBlock>& blocks);

/// Puts blocks that surely share a point, or of which `areJoined` says so, into one group, and groups together.
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
    std::ranges::stable_sort(blocks, {}, &SliceBlock::group);
}

/// The lines of one way that meet both solids, from outside.
[[nodiscard]] PlanCell sliceCell(const SliceEnds& ends, Way way);

/// What is left of a slice cell past the blocks, group by group; no corners: nothing. `strict`: lines with no room do
/// not count.
[[nodiscard]] PlanCell freeSlices(PlanCell cell, std::span<const SliceBlock> blocks, Way way, bool strict);

} // namespace sightline::geometry::detail
