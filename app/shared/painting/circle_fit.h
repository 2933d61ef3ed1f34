#pragma once

#include "app/shared/painting/photo_painter.h"

#include <QPointF>

#include <algorithm>
#include <optional>

namespace sightline::app {

/// A circular edge in a photo.
struct CircleFit {
    QPointF center;        ///< table inches
    double strength = 0.0; ///< 0 to 1: share of the circle that follows an edge
};

/// Returns the circle of that radius whose edge is most visible in the photo, with its center within `reach` of
/// `guess`; all in inches. Returns std::nullopt where no such edge stands out. An aid for placing, not a measurement:
/// the result is displayed before it is applied.
[[nodiscard]] std::optional<CircleFit> fitCircle(const FlatPhoto& photo, QPointF guess, double radius, double reach);

/// What the rim of a base of known size says about the photo. Both figures are distances of the rim, in inches.
struct RimError {
    double residual = 0.0; ///< root mean square of the distances of the rim from the circle that fits it best
    double radius = 0.0;   ///< how far the radius of that circle is from the known one: half the error of the diameter

    [[nodiscard]] double largest() const { return std::max(residual, radius); }
};

/// Measures the rim of a base of that radius near `center`; all in inches. Its circle may be a fifth (or two pixels)
/// larger or smaller and as far off. Returns std::nullopt where the photo shows no such rim nearly all around.
[[nodiscard]] std::optional<RimError> measureRim(const FlatPhoto& photo, QPointF center, double radius);

/// Measures the rims of all round bases of the scenario in its rectified photo, and stores the largest error beside the
/// pixel in the precision of the photo. Unchanged without a photo that was placed, and where no rim is found.
[[nodiscard]] scenarios::Scenario withMeasuredPrecision(scenarios::Scenario scenario, const FlatPhoto& photo);

} // namespace sightline::app
