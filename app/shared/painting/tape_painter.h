#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/edits/tape_lines.h"

#include <QRectF>

#include <span>

class QPainter;

namespace sightline::app {

/// Paints dimension lines from an edge of the table to a piece, with an arrow at each end.
void paintTapeLines(QPainter& painter,
                    std::span<const scenarios::TapeLine> lines,
                    const Theme& theme,
                    PaintScale scale);

/// Paints the length of each line, in the preferred unit, above all lines and models, so that none is crossed out or
/// hidden.
void paintTapeLengths(QPainter& painter,
                      std::span<const scenarios::TapeLine> lines,
                      const Theme& theme,
                      PaintScale scale);

/// Returns the bounding box of the lines without their lengths, in table inches.
[[nodiscard]] QRectF boxOf(std::span<const scenarios::TapeLine> lines);

} // namespace sightline::app
