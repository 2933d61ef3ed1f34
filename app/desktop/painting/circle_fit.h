#pragma once

#include "app/desktop/painting/photo_painter.h"

#include <QPointF>

#include <optional>

namespace sightline::app {

/// A round edge in a photo.
struct CircleFit {
    QPointF center;        ///< table inches
    double strength = 0.0; ///< 0 to 1: how much of the circle follows an edge
};

/// The circle of that radius whose edge is seen best in the photo, its middle no farther than `reach` from `guess`; all
/// in inches. Nothing where no such edge stands out. It is a help for the hand and no measurement: what it gives is
/// drawn before anybody takes it.
[[nodiscard]] std::optional<CircleFit> fitCircle(const FlatPhoto& photo, QPointF guess, double radius, double reach);

} // namespace sightline::app
