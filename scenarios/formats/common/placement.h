#pragma once

#include "geometry/base/angle.h"
#include "geometry/shapes/polygon.h"
#include "scenarios/base/json_item.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::scenarios::formats {

/// A point in inches that is still to be rotated and moved; rounded to a length only once, at the end.
struct Inches {
    double x = 0.0;
    double y = 0.0;
};

/// The placement of another program's piece: mirrored first, then rotated clockwise on screen, then translated.
struct Placement {
    Inches at;
    geometry::Angle turn = {};
    bool mirrorX = false; ///< left and right are swapped
    bool mirrorY = false;

    [[nodiscard]] Inches of(Inches local) const;
    /// Returns a placed outline; std::nullopt if a coordinate is out of range.
    [[nodiscard]] std::optional<geometry::Ring> ring(std::vector<Inches> outline) const;
};

/// Returns an angle in degrees; 0 for other values.
[[nodiscard]] geometry::Angle angleOf(const JsonItem& degrees);

/// Parses `{"x": .., "y": ..}` or `[x, y]`; returns std::nullopt for other values.
[[nodiscard]] std::optional<Inches> inchesOf(const JsonItem& item);
/// Parses a list of such points; returns std::nullopt if one is invalid.
[[nodiscard]] std::optional<std::vector<Inches>> pathOf(const JsonItem& list);

/// Returns the centroid of the outline, for either winding; the mean of the corners for an outline without area.
[[nodiscard]] Inches centerOfArea(std::span<const Inches> outline);
/// Returns a rectangle or right triangle with its first corner at (0, 0), or the points of a polygon, in file order.
/// Empty for other shapes.
[[nodiscard]] std::vector<Inches> outlineOfShape(const JsonItem& shape);

/// Return std::nullopt if a coordinate is out of range.
[[nodiscard]] std::optional<geometry::Ring> ringOf(std::span<const Inches> places);
[[nodiscard]] std::optional<geometry::Point> pointOf(Inches place);

} // namespace sightline::scenarios::formats
