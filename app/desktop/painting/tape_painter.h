#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/tape_lines.h"

#include <QRectF>

#include <span>

class QPainter;

namespace sightline::app {

/// Dimension lines from an edge of the table to a piece: a line with an arrow at each end.
void paintTapeLines(QPainter& painter,
                    std::span<const scenarios::TapeLine> lines,
                    const Theme& theme,
                    PaintScale scale);

/// How long each line is, in the unit of the table. They go over all lines and models, so that none is struck through
/// or hidden.
void paintTapeLengths(QPainter& painter,
                      std::span<const scenarios::TapeLine> lines,
                      const Theme& theme,
                      PaintScale scale);

/// Of the lines alone, in table inches.
[[nodiscard]] QRectF boxOf(std::span<const scenarios::TapeLine> lines);

} // namespace sightline::app
