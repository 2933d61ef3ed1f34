#pragma once

#include "geometry/sight/plan/fast_sight.h"
#include "geometry/sight/plan/line_cell.h"
#include "geometry/sight/plan/line_frame.h"

#include <span>
#include <utility>

namespace sightline::geometry {

/// A base prepared for the filtered test.
struct SightBase::Shape {
    detail::ConvexShape hull; ///< the base, or the convex hull of a concave one, relative to `center`
    std::vector<Shape> parts; ///< convex parts of a concave base; otherwise empty
    Point center;             ///< a point of the hull
    detail::Vec middle;       ///< `center` in nanometers of the table
    double reach = 0.0;       ///< greatest distance from `center`
};

/// The whole base, followed by its parts inside pieces that are ignored by lines that end there.
struct SightBase::Views {
    /// A part of the base and the blockers that lines ending in it ignore.
    struct View {
        Shape shape;
        std::vector<int> ignored; ///< blockers ignored by lines that end in the shape, ascending
    };
    std::vector<View> list;
    bool areAll = true; ///< false: combinations are missing, because too many pieces contain a part of the base
};

} // namespace sightline::geometry

namespace sightline::geometry::detail {

/// Returns `shape`, which is given relative to `origin`, relative to a stored point inside it.
[[nodiscard]] SightBase::Shape shapeAbout(ConvexShape shape, Point origin);
/// Returns the shape of a concave base from its parts and a convex shape that contains them.
[[nodiscard]] SightBase::Shape shapeOfParts(ConvexShape hull, std::vector<ConvexShape> parts, Point origin);
/// Returns the convex hull of a base with corners, relative to `origin`.
[[nodiscard]] ConvexShape convexHullOf(const PlacedFootprint& placed, Point origin);

/// Matter that lies beyond the observer and before the target on all lines with slopes in [from, to].
struct SlabElement {
    std::uint32_t upper = 0; ///< ranges of corners, as in `Obstacle`
    std::uint32_t lower = 0;
    std::uint32_t end = 0;
    double from = 0.0;
    double to = 0.0;
    std::uint32_t group = 0;
};

/// The position of an element on its edge, for elements that are parts of edges.
struct EdgePart {
    int blocker = 0;
    std::size_t edge = 0;
    double first = 0.0; ///< parameters on the edge
    double second = 1.0;
    std::size_t element = 0;
};

/// An intersection of a piece's outline with the observer's.
struct OutlineCut {
    Vec point;
    double angle = 0.0; ///< direction from the observer's center, radians
};

/// Buffers reused by a thread, so that the filtered test does not allocate.
struct SightScratch {
    std::vector<std::uint32_t> closers; ///< blockers that reach into the corridor and may span it
    std::vector<std::uint32_t> others;  ///< blockers that reach into the corridor but do not span it
    std::vector<std::uint32_t> beside;  ///< blockers found not to lie wholly between the bases
    std::vector<double> ways;
    std::vector<double> heights;
    Obstacles between;
    std::vector<int> entangled; ///< blockers not wholly between the bases, or ignored by some lines

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

/// One filtered test between two convex bases.
struct PreparedPair {
    const SightBase::Shape& observer;
    const SightBase::Shape& target;
    const LineFrame& frame;
    const TerrainMap& map;
    std::span<const Occlusion> counts;

    [[nodiscard]] double slopeOf(LinePoint line) const { return (line.atTarget - line.atObserver) / frame.apart; }
    /// True if the line keeps a margin from the edges of both bases and from all blockers; the stored line is then
    /// written to `witness`, if given.
    [[nodiscard]] bool isClear(LinePoint line, const SightScratch& scratch, SightLine* witness) const;
};

/// Bounds of the slopes of a set of lines, and of their heights over the two reference positions.
struct LineBounds {
    double from = kInfinity;
    double to = -kInfinity;
    LinePoint low{kInfinity, kInfinity};
    LinePoint high{-kInfinity, -kInfinity};

    /// Extends the bounds to the lines of the cell; `apart` is the distance of the reference positions.
    void include(const Cell& cell, double apart);
};

/// Returns the verdict for pairs that are close together, or with blockers that stand beside a base, touch it or
/// surround it. `scratch` contains the blockers between the bases and the remaining ones (`entangled`); all lines that
/// pass the former are within `bounds`. The search subdivides the slopes as `widestBeam` does, but only for the
/// verdict.
[[nodiscard]] FilteredVerdict
findLineInSlabs(const PreparedPair& pair, const LineBounds& bounds, SightScratch& scratch, SightLine* witness);

} // namespace sightline::geometry::detail
