#pragma once

#include "geometry/footprint.h"

#include <cmath>

namespace sightline::geometry {

/// The nearest points of two bases; both lie on their outlines. `gap` is 0 when the bases touch or overlap.
struct Nearest {
    Length gap;                  ///< to the nearest nanometer
    double gapMillimeters = 0.0; ///< within 1e-5 mm
    Point onFirst;
    Point onSecond;
};

/// The straight distance of two points of the table, in inches.
[[nodiscard]] inline double inchesBetween(Point a, Point b) {
    return std::hypot((b.x - a.x).inches(), (b.y - a.y).inches());
}

/// Base edge to base edge, for each pair of shapes and any facing. Symmetric.
/// Source: rows S3.2 and S3.7 of the requirements; the nearest point of an ellipse is found by projection, not at the
/// parametric angle (trap T30).
[[nodiscard]] Nearest nearestPoints(const PlacedFootprint& first, const PlacedFootprint& second);

[[nodiscard]] inline Length edgeDistance(const PlacedFootprint& first, const PlacedFootprint& second) {
    return nearestPoints(first, second).gap;
}

/// From the base to the closed footprint (holes are outside), or to the wall; 0 when they share a point.
[[nodiscard]] Length distanceTo(const PlacedFootprint& base, const Polygon& polygon);
[[nodiscard]] Length distanceTo(const PlacedFootprint& base, const Wall& wall);

/// True if the closed bases share a point.
[[nodiscard]] bool overlapOrTouch(const PlacedFootprint& first, const PlacedFootprint& second);

} // namespace sightline::geometry
