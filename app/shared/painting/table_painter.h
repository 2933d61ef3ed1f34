#pragma once

#include "app/shared/painting/paint_options.h"

#include <QImage>
#include <QRectF>

#include <span>

class QPainter;

namespace sightline::app {

/// Returns the area of the picture, in table inches: the table, and its rulers if they are shown.
[[nodiscard]] QRectF pictureArea(const scenarios::Scenario& scenario, const PaintOptions& options);

/// Paints the table as the window shows it: ground, zones, objectives, terrain, models, sight lines.
///
/// The painter's units are table inches: scale it so that `pictureArea` falls on the paper. `options.scale` alone
/// determines the width of lines and the size of letters.
void paintTable(QPainter& painter,
                const scenarios::Scenario& scenario,
                std::span<const scenarios::Verdict> verdicts,
                const PaintOptions& options);

/// Returns the whole picture with `options.scale.pixelsPerInch` pixels per inch.
[[nodiscard]] QImage tableImage(const scenarios::Scenario& scenario,
                                std::span<const scenarios::Verdict> verdicts,
                                const PaintOptions& options);

/// Returns a small picture that fits into `size` device pixels, without rulers and labels.
[[nodiscard]] QImage tableThumbnail(const scenarios::Scenario& scenario, QSize size, const Theme& theme);

} // namespace sightline::app
