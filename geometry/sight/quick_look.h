#pragma once

#include "geometry/sight/fast_sight.h"
#include "geometry/sight/line_cell.h"
#include "geometry/sight/line_frame.h"

#include <span>
#include <utility>

namespace sightline::geometry {

struct QuickBase::Shape {
    detail::ConvexShape hull; ///< the base, or the convex hull of a concave one, about `center`
    std::vector<Shape> parts; ///< convex parts of a concave base; else none
    Point center;             ///< in the hull
    detail::Vec middle;       ///< `center` in nanometers of the table
    double reach = 0.0;       ///< from `center`
};

/// The base as a whole first, then the parts of it inside pieces that do not count for lines that end there.
struct QuickBase::Views {
    struct View {
        Shape shape;
        std::vector<int> ignored; ///< blockers that do not count for lines that end in the shape, ascending
    };
    std::vector<View> list;
    bool areAll = true; ///< false: so many pieces hold a part of the base that choices of them are missing
};

} // namespace sightline::geometry

namespace sightline::geometry::detail {

/// `shape`, in coordinates about `origin`, told about a stored point in it.
[[nodiscard]] QuickBase::Shape shapeAbout(ConvexShape shape, Point origin);
/// A concave base: its parts, and a convex shape that holds them.
[[nodiscard]] QuickBase::Shape shapeOfParts(ConvexShape hull, std::vector<ConvexShape> parts, Point origin);
/// Of a base with corners, about `origin`.
[[nodiscard]] ConvexShape convexHullOf(const PlacedFootprint& placed, Point origin);

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

/// Where a piece's outline crosses the observer's.
struct OutlineCut {
    Vec point;
    double angle = 0.0; ///< about the observer's center
};

/// Buffers that a thread keeps, so that looks allocate nothing.
struct QuickScratch {
    std::vector<std::uint32_t> closers; ///< blockers that reach into the corridor and may reach over all of it
    std::vector<std::uint32_t> others;  ///< those that reach in, but not over all of it
    std::vector<std::uint32_t> beside;  ///< those found not to stand wholly between the bases
    std::vector<double> ways;
    std::vector<double> heights;
    Obstacles between;
    std::vector<int> entangled; ///< blockers that are not wholly between the bases, or that only some lines heed

    std::vector<SlabElement> elements;
    std::vector<Corner> elementCorners;
    std::vector<EdgePart> edgeParts;
    std::vector<OutlineCut> cuts;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> links;
    std::vector<double> borders;
    std::vector<std::uint32_t> order;
    std::vector<Corner> envelope;
    Obstacles slab;
};

/// One look from one convex base to another.
struct QuickPair {
    const QuickBase::Shape& observer;
    const QuickBase::Shape& target;
    const LineFrame& frame;
    const TerrainMap& map;
    std::span<const Occlusion> counts;

    [[nodiscard]] double slopeOf(LinePoint line) const { return (line.atTarget - line.atObserver) / frame.apart; }
    /// True if the line keeps a margin from the edges of both bases and from all in its way; the stored line then
    /// stands in `witness`, if it is asked for.
    [[nodiscard]] bool isClear(LinePoint line, const QuickScratch& scratch, SightLine* witness) const;
};

/// The answer for pairs with matter that stands beside a base, touches it or wraps round it, or that are close:
/// `scratch` holds what stands between and what is entangled. Range by range of slopes, as `widestBeam` does, but for
/// the verdict alone.
[[nodiscard]] FilteredVerdict lookInSlabs(const QuickPair& pair, QuickScratch& scratch, SightLine* witness);

} // namespace sightline::geometry::detail
