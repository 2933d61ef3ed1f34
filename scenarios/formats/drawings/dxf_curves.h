#pragma once

#include "scenarios/formats/drawings/drawing.h"
#include "scenarios/formats/drawings/svg_path.h"

#include <functional>
#include <span>

namespace sightline::scenarios::formats {

/// A spline of DXF: a rational B-spline of any degree up to `kHighestSplineDegree`.
struct DxfSpline {
    int degree = 3;
    std::vector<double> knots;
    std::vector<DrawnPoint> control;
    std::vector<double> weights; ///< one per control point
};
/// The maximum degree of a spline.
inline constexpr int kHighestSplineDegree = 12;

/// True if the knots match the degree and the number of control points and do not decrease, and all weights are
/// positive.
[[nodiscard]] bool isProper(const DxfSpline& spline);

/// Returns points on the spline, including its ends; its chords deviate from it by at most `tolerance` after
/// `transform`. Each segment of the curve lies in the convex hull of its own control points (the convex hull property
/// of B-splines with positive weights), so a chord within the tolerance of all of these is within it of the curve.
/// Precondition: `isProper`.
[[nodiscard]] DrawnLine splineLine(const DxfSpline& spline, const DrawnTransform& transform, double tolerance);

/// Returns points on an arc of an ellipse, including its ends: `center` + cos t `major` + sin t `minor` for t from
/// `from` through `sweep`, in radians.
[[nodiscard]] DrawnLine ellipseLine(DrawnPoint center,
                                    DrawnPoint major,
                                    DrawnPoint minor,
                                    double from,
                                    double sweep,
                                    const DrawnTransform& transform,
                                    double tolerance);

/// Returns the corners, with the edges between them replaced by the arcs of their bulges. A bulge is the tangent of a
/// quarter of the arc's sweep, positive counter-clockwise with y up.
[[nodiscard]] DrawnLine bulgedLine(std::span<const DrawnPoint> corners,
                                   std::span<const double> bulges,
                                   bool isClosed,
                                   const DrawnTransform& transform,
                                   double tolerance);

/// The counts of `closeChains`: outlines made, lines joined in them, and duplicate lines dropped.
struct ClosedChains {
    int outlines = 0;
    int lines = 0;
    int doubles = 0;
};
/// Joins lines of one layer to closed outlines: where exactly two ends lie within `gap` of each other, they become one
/// corner, at the end of the line drawn first. Duplicate lines are dropped. Lines that do not close, and those for
/// which `staysLine` is true, are unchanged. Returns the number of outlines, of the lines in them, and of duplicates.
ClosedChains
closeChains(std::vector<DrawnShape>& shapes, double gap, const std::function<bool(const DrawnShape&)>& staysLine);

} // namespace sightline::scenarios::formats
