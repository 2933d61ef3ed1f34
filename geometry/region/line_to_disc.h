#pragma once

#include "geometry/shapes/polygon.h"

#include <span>

/// @file
/// Lines that look into, or out of, what one of their ends stands in.
namespace sightline::geometry {

/// A line from an eye to the center of a disc.
struct LineToDisc {
    Point eye;
    Point center;
    Length radius; ///< of the disc; not negative
};

/// What is displaced relative to a polygon.
enum class DisplacedEnd { Disc, Both };

/// True if the line misses the polygons, and all within `around` of them, wherever the disc has left all of them, for
/// all displacements of the disc, or of disc and eye together, by at most `by`. False proves nothing.
[[nodiscard]] bool missesWhatItsDiscLeft(
    const LineToDisc& line, std::span<const Polygon> polygons, Length around, DisplacedEnd displaced, Length by);

} // namespace sightline::geometry
