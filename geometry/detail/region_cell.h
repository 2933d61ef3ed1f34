#pragma once

#include "geometry/detail/convex_shape.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A convex polygon, corners in order of positive area, nanometers from a local origin.
using ConvexCorners = std::vector<Vec>;

/// A directed line.
struct DirectedLine {
    Vec through;
    Vec along; ///< of unit length

    /// Nanometers; positive: on the side that a positive turn leads to.
    [[nodiscard]] double sideOf(Vec p) const { return cross(along, p - through); }
};

/// The part on the side `sign` of the line. Crossings do not depend on the direction in which a side is walked.
[[nodiscard]] ConvexCorners clipped(const ConvexCorners& polygon, const DirectedLine& line, double sign);

/// All lines that leave a convex source and pass a row of corners on chosen sides, as a polygon in the space of lines:
/// its vertices are extreme lines, and between two neighbors the lines turn round one corner, or roll along the source.
/// The places that lines of the cell reach are bounded by its vertices alone: where they roll along the source, the
/// outermost places are reached at the ends.
class RegionCell {
public:
    /// Lines from the source out between `first` and `last`, which lie beyond it, `last` in positive direction from
    /// `first`.
    RegionCell(const ConvexCorners& source, Vec first, Vec last);

    /// Those that leave the corner, which lies beyond all so far, on the side `sign` of them; false: none is left.
    [[nodiscard]] bool restrict(const ConvexCorners& source, Vec corner, double sign, RegionCell& to) const;

    /// Those whose direction lies on the side `sign` of one, which must not be opposite to that of any line of the
    /// cell; false: none is left.
    [[nodiscard]] bool restrictTurn(const ConvexCorners& source, Vec along, double sign, RegionCell& to) const;

    /// The part of a triangle beyond that some line of the cell reaches, as convex parts without overlap. True: all of
    /// it, and no parts.
    [[nodiscard]] bool partsSeen(const ConvexCorners& triangle, std::vector<ConvexCorners>& parts) const;

    RegionCell() = default;

private:
    enum class Turns { RoundCorner, SourcePositive, SourceNegative, Never };

    struct Vertex {
        DirectedLine line;
        Turns turns =
            Turns::RoundCorner; ///< how lines between this and the next vertex lie; `Never`: they are parallel
        Vec corner;             ///< of `RoundCorner`
    };

    [[nodiscard]] static DirectedLine tangent(const ConvexCorners& source, Vec corner, double sign);
    [[nodiscard]] static DirectedLine tangentAlong(const ConvexCorners& source, Vec along, double sign);
    [[nodiscard]] static DirectedLine cutLine(const ConvexCorners& source, const Vertex& vertex, Vec corner);

    std::vector<Vertex> m_vertices;
};

} // namespace sightline::geometry::detail
