#pragma once

#include "geometry/base/point.h"

#include <memory>
#include <span>
#include <vector>

namespace sightline::geometry {

struct Box;

namespace detail {

/// An R-tree of boxes that answers intersection queries (A. Guttman, "R-trees", SIGMOD 1984). The implementation is
/// hidden behind a pointer, because Boost's R-tree takes seconds to compile. Queries may run on several threads at
/// once.
class BoxIndex {
public:
    BoxIndex();
    explicit BoxIndex(std::span<const Box> boxes);
    BoxIndex(BoxIndex&& other) noexcept;
    BoxIndex& operator=(BoxIndex&& other) noexcept;
    ~BoxIndex();

    /// Replaces `found` by the indices of the closed boxes that share a point with `box`, in unspecified order.
    void find(const Box& box, std::vector<int>& found) const;

private:
    struct Tree;
    std::unique_ptr<Tree> m_tree;
};

} // namespace detail

} // namespace sightline::geometry
