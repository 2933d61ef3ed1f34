#pragma once

#include "app/desktop/theme.h"

#include <QRectF>

class QPainter;

namespace sightline::app {

/// Where a side profile lies in a picture: distances from left to right, heights upwards. Heights are drawn larger than
/// distances where that fits.
struct ProfileFrame {
    QRectF plot;               ///< from the line's start to its end, from the table to the highest thing shown
    double dotsPerInch = 1.0;  ///< along
    double dotsPerRise = 1.0;  ///< upwards
    double highest = 1.0;      ///< inches

    [[nodiscard]] QPointF at(double along, double height) const {
        return {plot.left() + along * dotsPerInch, plot.bottom() - height * dotsPerRise};
    }
};

/// The frame of a profile in `area`, with room for numbers and names.
[[nodiscard]] ProfileFrame profileFrame(const scenarios::VerdictProfile& profile, const QRectF& area);

/// Draws a verdict's line from the side, with what stands under, in and over it. Pieces that do not count are dashed.
void paintProfile(QPainter& painter, const scenarios::Scenario& scenario, const scenarios::Verdict& verdict,
                  const scenarios::VerdictProfile& profile, const QRectF& area, const Theme& theme);

} // namespace sightline::app
