#pragma once

#include "geometry/shapes/footprint.h"

#include <cmath>

namespace sightline::geometry {

/// The nearest points of two bases, each on the outline of its base. `gap` is 0 if the bases touch or overlap.
struct Nearest {
    Length gap;                  ///< rounded to the nearest nanometer
    double gapMillimeters = 0.0; ///< exact to 1e-5 mm
    Point onFirst;
    Point onSecond;
};

/// Returns the Euclidean distance between two points of the table, in inches.
[[nodiscard]] inline double inchesBetween(Point a, Point b) {
    return std::hypot((b.x - a.x).inches(), (b.y - a.y).inches());
}

/// Returns the nearest points of two bases and the distance between their edges, for every combination of shapes and
/// any facing. The distance is symmetric in its arguments.
///
/// The nearest point of an ellipse is its orthogonal projection, not the point at the parametric angle. Source:
/// docs/requirements.md, rows S3.2, S3.7 and T30.
[[nodiscard]] Nearest nearestPoints(const PlacedFootprint& first, const PlacedFootprint& second);

/// Returns the distance between the edges of two bases, rounded to the nearest nanometer; 0 if they touch or overlap.
[[nodiscard]] inline Length edgeDistance(const PlacedFootprint& first, const PlacedFootprint& second) {
    return nearestPoints(first, second).gap;
}

/// Returns the distance from the base to the closed footprint (its holes do not belong to it), or to the wall; rounded
/// to the nearest nanometer; 0 if they share a point.
[[nodiscard]] Length distanceTo(const PlacedFootprint& base, const Polygon& polygon);
[[nodiscard]] Length distanceTo(const PlacedFootprint& base, const Wall& wall);

/// True if the closed bases share a point.
[[nodiscard]] bool overlapOrTouch(const PlacedFootprint& first, const PlacedFootprint& second);

} // namespace sightline::geometry
