#pragma once

#include "scenarios/formats/drawings/drawing.h"
#include "scenarios/formats/drawings/svg_path.h"

#include <functional>
#include <span>

namespace sightline::scenarios::formats {

/// A spline of DXF: rational B-splines of any degree up to `kHighestSplineDegree`.
struct DxfSpline {
    int degree = 3;
    std::vector<double> knots;
    std::vector<DrawnPoint> control;
    std::vector<double> weights; ///< one a control point
};
inline constexpr int kHighestSplineDegree = 12;

/// The knots fit the degree and the control points and never fall, and each weight is above 0.
[[nodiscard]] bool isProper(const DxfSpline& spline);

/// Points on the spline, first and last among them; its chords are nowhere farther than `tolerance` from it once
/// `transform` is applied. Each piece of the curve lies in the hull of its own control points, so a chord near to all
/// of these is near to the curve. Precondition: `isProper`.
[[nodiscard]] DrawnLine splineLine(const DxfSpline& spline, const DrawnTransform& transform, double tolerance);

/// Points on an arc of an ellipse, its ends among them: `center` + cos t `major` + sin t `minor` for t from `from`
/// through `sweep`, in radians.
[[nodiscard]] DrawnLine ellipseLine(DrawnPoint center,
                                    DrawnPoint major,
                                    DrawnPoint minor,
                                    double from,
                                    double sweep,
                                    const DrawnTransform& transform,
                                    double tolerance);

/// The corners with the arcs that bulges make of the ways between them. A bulge is the tangent of a quarter of the
/// arc's sweep, positive against the clock where y is up.
[[nodiscard]] DrawnLine bulgedLine(std::span<const DrawnPoint> corners,
                                   std::span<const double> bulges,
                                   bool isClosed,
                                   const DrawnTransform& transform,
                                   double tolerance);

/// Lines of one layer whose ends meet become closed outlines: where exactly two ends lie within `gap` of each other,
/// they are one corner, that of the line drawn first. A line that stands twice counts once. Lines that do not come
/// round, and those for which `staysLine` holds, stay as they are. Returns how many outlines were made, and how many
/// lines of them.
struct ClosedChains {
    int outlines = 0;
    int lines = 0;
    int doubles = 0;
};
ClosedChains
closeChains(std::vector<DrawnShape>& shapes, double gap, const std::function<bool(const DrawnShape&)>& staysLine);

} // namespace sightline::scenarios::formats
