#pragma once

#include "geometry/sight/line_cell.h"
#include "geometry/sight/line_frame.h"
#include "geometry/sight/quick_sight.h"

#include <span>
#include <utility>

namespace sightline::geometry {

struct QuickBase::Shape {
    detail::ConvexShape hull;               ///< the base, or the convex hull of a concave one, about `center`
    std::vector<detail::ConvexShape> parts; ///< convex parts of a concave base, about `center`; else none
    Point center;
    detail::Vec middle; ///< `center` in nanometres of the table
    double reach = 0.0; ///< from `center`
};

} // namespace sightline::geometry

namespace sightline::geometry::detail {

/// A base as a quick look takes it: whole, by one convex part, or by the convex hull that stands in for a concave base.
struct QuickEnd {
    const QuickBase::Shape& base;
    const ConvexShape& shape;

    [[nodiscard]] bool standsIn() const { return &shape == &base.hull && !base.parts.empty(); }
    /// The line's last point in the base, a little inside: for lines through `on`, both about the base's middle.
    [[nodiscard]] std::optional<Point> lastPoint(Vec on, Vec direction) const;
};

/// Matter that lies beyond the observer and before the target on all lines whose slope is in [from, to].
struct SlabElement {
    std::uint32_t upper = 0; ///< corners, as in `Obstacle`
    std::uint32_t lower = 0;
    std::uint32_t end = 0;
    double from = 0.0;
    double to = 0.0;
    std::uint32_t group = 0;
};

/// Where on its edge an element lies; of elements that are parts of edges.
struct EdgePart {
    int blocker = 0;
    std::size_t edge = 0;
    double first = 0.0; ///< parameters on the edge
    double second = 1.0;
    std::size_t element = 0;
};

/// Buffers that a thread keeps, so that looks allocate nothing.
struct QuickScratch {
    std::vector<unsigned char> marks;
    std::vector<std::uint32_t> hits;
    std::vector<double> ways;
    std::vector<double> heights;
    Obstacles between;
    std::vector<int> entangled; ///< blockers that are not wholly between the bases, or that only some lines heed

    std::vector<SlabElement> elements;
    std::vector<Corner> elementCorners;
    std::vector<EdgePart> edgeParts;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> links;
    std::vector<double> borders;
    std::vector<std::uint32_t> order;
    std::vector<Corner> envelope;
    Obstacles slab;
};

/// One look from one convex base to another.
struct QuickPair {
    const QuickEnd& observer;
    const QuickEnd& target;
    const LineFrame& frame;
    const TerrainMap& map;
    std::span<const Counts> counts;

    [[nodiscard]] double slopeOf(LinePoint line) const { return (line.atTarget - line.atObserver) / frame.apart; }
    /// True if the line keeps a margin from the edges of both bases and from all in its way; the stored line then stands in
    /// `witness`, if it is asked for.
    [[nodiscard]] bool isClear(LinePoint line, const QuickScratch& scratch, SightLine* witness) const;
};

/// The answer for pairs with matter that stands beside a base, touches it or wraps round it, or that are close: `scratch`
/// holds what stands between and what is entangled. Range by range of slopes, as `widestBeam` does, but for the verdict alone.
[[nodiscard]] QuickLook lookInSlabs(const QuickPair& pair, QuickScratch& scratch, SightLine* witness);

} // namespace sightline::geometry::detail
