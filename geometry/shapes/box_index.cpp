#include "geometry/shapes/box_index.h"

#include "geometry/shapes/footprint.h"

#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <iterator>
#include <utility>

namespace sightline::geometry::detail {

namespace {

namespace bg = boost::geometry;
using TreePoint = bg::model::point<double, 2, bg::cs::cartesian>;
using TreeBox = bg::model::box<TreePoint>;
using Leaf = std::pair<TreeBox, int>;

TreeBox treeBox(const Box& box) {
    return {TreePoint{static_cast<double>(box.low.x.nanometers()), static_cast<double>(box.low.y.nanometers())},
            TreePoint{static_cast<double>(box.high.x.nanometers()), static_cast<double>(box.high.y.nanometers())}};
}

std::vector<Leaf> leavesOf(std::span<const Box> boxes) {
    std::vector<Leaf> leaves;
    leaves.reserve(boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        leaves.emplace_back(treeBox(boxes[i]), static_cast<int>(i));
    }
    return leaves;
}

/// An output iterator that stores the second member of each leaf found by a query.
class IndexWriter {
public:
    using iterator_category = std::output_iterator_tag;
    using value_type = void;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = void;

    explicit IndexWriter(std::vector<int>& found) : m_found{&found} {}
    IndexWriter& operator*() { return *this; }
    IndexWriter& operator++() { return *this; }
    IndexWriter operator++(int) { return *this; }
    IndexWriter& operator=(const Leaf& leaf) {
        m_found->push_back(leaf.second);
        return *this;
    }

private:
    std::vector<int>* m_found;
};

} // namespace

struct BoxIndex::Tree {
    explicit Tree(const std::vector<Leaf>& given) : leaves{given} {}

    bg::index::rtree<Leaf, bg::index::quadratic<8>> leaves;
};

BoxIndex::BoxIndex() = default;
BoxIndex::BoxIndex(std::span<const Box> boxes) : m_tree{std::make_unique<Tree>(leavesOf(boxes))} {}
BoxIndex::BoxIndex(BoxIndex&& other) noexcept = default;
BoxIndex& BoxIndex::operator=(BoxIndex&& other) noexcept = default;
BoxIndex::~BoxIndex() = default;

void BoxIndex::find(const Box& box, std::vector<int>& found) const {
    found.clear();
    if (m_tree) {
        m_tree->leaves.query(bg::index::intersects(treeBox(box)), IndexWriter{found});
    }
}

} // namespace sightline::geometry::detail
