#pragma once

#include "geometry/point.h"

#include <memory>
#include <span>
#include <vector>

namespace sightline::geometry {

struct Box;

namespace detail {

/// An R-tree of boxes, which finds those that meet another box. It stands behind a wall of its own since Boost's R-tree
/// takes seconds to compile.
class BoxIndex {
public:
    BoxIndex();
    explicit BoxIndex(std::span<const Box> boxes);
    BoxIndex(BoxIndex&& other) noexcept;
    BoxIndex& operator=(BoxIndex&& other) noexcept;
    ~BoxIndex();

    /// Replaces `found` by the indexes of the boxes that share a point with `box`, their borders included, in no order.
    void find(const Box& box, std::vector<int>& found) const;

private:
    struct Tree;
    std::unique_ptr<Tree> m_tree;
};

} // namespace detail

} // namespace sightline::geometry
