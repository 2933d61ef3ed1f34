#pragma once

#include "geometry/shapes/convex_shape.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// The corners of a convex polygon, clockwise on screen, in nanometers from a local origin.
using ConvexCorners = std::vector<Vec>;

/// A directed line.
struct DirectedLine {
    Vec through;
    Vec along; ///< unit vector

    /// Returns the signed distance of p in nanometers, positive on the right of the line as seen on screen (y down).
    [[nodiscard]] double sideOf(Vec p) const { return cross(along, p - through); }
};

/// Returns the part of the polygon on the side `sign` (1 or -1) of the line. The crossing points do not depend on the
/// direction in which a side is traversed.
[[nodiscard]] ConvexCorners clipped(const ConvexCorners& polygon, const DirectedLine& line, double sign);

/// The set of all lines that leave a convex source and pass a sequence of corners on chosen sides, as a polygon in the
/// space of lines. Its vertices are extreme lines; between two neighbors the lines rotate about one corner or roll
/// along the source.
///
/// The points reached by lines of the cell are bounded by its vertices alone, since on a rolling stretch the outermost
/// points are reached at the ends.
class RegionCell {
public:
    /// Creates the cell of lines that leave the source between `first` and `last`, two points outside the source;
    /// `last` follows `first` clockwise on screen.
    RegionCell(const ConvexCorners& source, Vec first, Vec last);

    /// Computes the lines that leave the corner, which lies beyond all earlier ones, on the side `sign` of them.
    /// Returns false if the result is empty.
    [[nodiscard]] bool restrict(const ConvexCorners& source, Vec corner, double sign, RegionCell& to) const;

    /// Computes the lines whose direction lies on the side `sign` of `along`, which must not be opposite to the
    /// direction of any line of the cell. Returns false if the result is empty.
    [[nodiscard]] bool restrictTurn(const ConvexCorners& source, Vec along, double sign, RegionCell& to) const;

    /// Appends what no line of the cell reaches of a convex part of a triangle beyond the corners: at most two convex
    /// parts. Those no wider than `kThinCell` beyond a line are omitted.
    void addUnseen(const ConvexCorners& part, std::vector<ConvexCorners>& unseen) const;

    RegionCell() = default;

private:
    enum class Turns { RoundCorner, SourcePositive, SourceNegative, Never };

    struct Vertex {
        DirectedLine line;
        Turns turns =
            Turns::RoundCorner; ///< how lines change between this vertex and the next; `Never`: they are parallel
        Vec corner;             ///< center of rotation if `turns` is `RoundCorner`
    };

    [[nodiscard]] static DirectedLine tangent(const ConvexCorners& source, Vec corner, double sign);
    [[nodiscard]] static DirectedLine tangentAlong(const ConvexCorners& source, Vec along, double sign);
    [[nodiscard]] static DirectedLine cutLine(const ConvexCorners& source, const Vertex& vertex, Vec corner);

    std::vector<Vertex> m_vertices;
};

} // namespace sightline::geometry::detail
