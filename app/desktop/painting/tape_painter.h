#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/tape_lines.h"

#include <QRectF>

#include <span>

class QPainter;

namespace sightline::app {

/// Dimension lines from an edge of the table to a piece: a line with an arrow at each end, and how long it is in the unit of the table.
void paintTapeLines(QPainter& painter, std::span<const scenarios::TapeLine> lines, const Theme& theme, PaintScale scale);

/// Of the lines alone, in table inches.
[[nodiscard]] QRectF boxOf(std::span<const scenarios::TapeLine> lines);

} // namespace sightline::app
