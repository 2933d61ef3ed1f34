#pragma once

#include "geometry/angle.h"
#include "geometry/polygon.h"
#include "scenarios/formats/json_item.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::scenarios::formats {

/// A place in inches that is still to be turned and moved; becomes a length once, at the end.
struct Inches {
    double x = 0.0;
    double y = 0.0;
};

/// Where a piece of another program lies: mirrored first, then turned clockwise on screen, then put at its place.
struct Placement {
    Inches at;
    geometry::Angle turn = {};
    bool mirrorX = false; ///< left and right change places
    bool mirrorY = false;

    [[nodiscard]] Inches of(Inches local) const;
};

/// `{"x": .., "y": ..}` or `[x, y]`; nothing if it is neither.
[[nodiscard]] std::optional<Inches> inchesOf(const JsonItem& item);
/// A list of such places; nothing if any is none.
[[nodiscard]] std::optional<std::vector<Inches>> pathOf(const JsonItem& list);

/// Center of area of the outline, whatever its winding; of an outline without area the mean of its corners.
[[nodiscard]] Inches centerOfArea(std::span<const Inches> outline);
/// A rectangle or right triangle with its first corner at (0, 0), or the points of a polygon, in the order of the file.
/// Empty if it is none of these.
[[nodiscard]] std::vector<Inches> outlineOfShape(const JsonItem& shape);

/// Nothing if any place lies beyond all coordinates.
[[nodiscard]] std::optional<geometry::Ring> ringOf(std::span<const Inches> places);
[[nodiscard]] std::optional<geometry::Point> pointOf(Inches place);

} // namespace sightline::scenarios::formats
