#pragma once

#include "app/shared/painting/photo_painter.h"

#include <QPointF>

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

} // namespace sightline::app
