#pragma once

#include "app/shared/painting/theme.h"
#include "scenarios/questions/eye_view.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace sightline::app {

/// The placement of an eye view in a drawing, with equal scale in both directions.
struct EyeFrame {
    QRectF plot;
    QRectF legend;     ///< null if there is no space
    double left = 0.0; ///< coordinate of the picture at the left edge of the plot, see `EyePicture`
    double top = 0.0;  ///< coordinate at its upper edge; y runs upwards
    double dots = 1.0; ///< pixels per unit, see `EyePicture`

    /// Convert between coordinates of the picture and positions in the drawing.
    [[nodiscard]] QPointF at(double x, double y) const {
        return {plot.left() + (x - left) * dots, plot.top() + (top - y) * dots};
    }
    [[nodiscard]] QPointF placeAt(QPointF dot) const {
        return {left + (dot.x() - plot.left()) / dots, top - (dot.y() - plot.top()) / dots};
    }
};

/// Returns the frame of a picture in `area`, with space for the legend.
[[nodiscard]] EyeFrame eyeFrame(const scenarios::EyePicture& picture, const QRectF& area);

/// The name of a piece or model on its drawing.
struct EyeLabel {
    QString name;
    QRectF box; ///< in pixels of the drawing
};

/// Returns the names of what hides a target of which nothing is in sight, at most three, each on its drawing or
/// else beside the target, off each other and off the word on the target; empty if something is in sight.
[[nodiscard]] std::vector<EyeLabel> eyeLabelsOf(const scenarios::Scenario& scenario,
                                                const scenarios::EyeScene& scene,
                                                const scenarios::EyePicture& picture,
                                                const EyeFrame& frame);

/// Paints the solids around the target from far to near, then the target: its visible part, and its hidden parts in the
/// fill and the hatch of the piece that hides them. What hides a part of it is outlined like blocked lines; solids that
/// the rules let lines pass are thin outlines. What hides all of the target has its name. `isVisible` is the verdict,
/// so that a narrow gap is not reported as 0 %.
void paintEyePicture(QPainter& painter,
                     const scenarios::Scenario& scenario,
                     const scenarios::EyeScene& scene,
                     const scenarios::EyePicture& picture,
                     bool isVisible,
                     const QRectF& area,
                     const Theme& theme);

/// Returns "37 %", or "under 1 %" for what may be a gap too narrow to draw.
[[nodiscard]] QString inSightText(const scenarios::EyePicture& picture, bool isVisible);

} // namespace sightline::app
