#pragma once

#include "app/desktop/theme.h"
#include "scenarios/eye_view.h"

#include <QRectF>

class QPainter;

namespace sightline::app {

/// Where a picture from an eye lies in a drawing, with the same scale in both directions.
struct EyeFrame {
    QRectF plot;
    QRectF legend; ///< null if there is no room
    double left = 0.0;
    double top = 0.0;
    double dots = 1.0; ///< for 1, see `EyePicture`

    [[nodiscard]] QPointF at(double x, double y) const {
        return {plot.left() + (x - left) * dots, plot.top() + (top - y) * dots};
    }
    [[nodiscard]] QPointF placeAt(QPointF dot) const {
        return {left + (dot.x() - plot.left()) / dots, top - (dot.y() - plot.top()) / dots};
    }
};

[[nodiscard]] EyeFrame eyeFrame(const scenarios::EyePicture& picture, const QRectF& area);

/// Draws what stands around the target, far to near, and over it the target: what of it is in sight, and in the fill
/// and the hatch of each piece what that piece hides. What the rules let lines pass is an outline. `isVisible`: what
/// the verdict says, so that a slit is not told as nothing.
void paintEyePicture(QPainter& painter,
                     const scenarios::Scenario& scenario,
                     const scenarios::EyeScene& scene,
                     const scenarios::EyePicture& picture,
                     bool isVisible,
                     const QRectF& area,
                     const Theme& theme);

/// "37 %"; "under 1 %" for what may be a slit too narrow to be drawn.
[[nodiscard]] QString inSightText(const scenarios::EyePicture& picture, bool isVisible);

} // namespace sightline::app
