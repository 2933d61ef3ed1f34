#pragma once

#include "app/desktop/export/sheet_text.h"
#include "app/desktop/painting/paint_options.h"
#include "scenarios/scenario.h"

#include <QRectF>
#include <QSizeF>

#include <functional>

class QPainter;

/// For the files of pages that are signed: text that fits its room, and pictures of the table, in points.
namespace sightline::app {

/// HTML with letters of a size, and so much of it; see `SheetShare`.
using TextOf = std::function<QString(SheetShare)>;

/// The largest letters that fit into the box, and then the longest part.
void paintFittedText(QPainter& painter, const TextOf& text, const QRectF& box);

/// Where `area` of the table comes to lie in `box`, as large as it fits, at its top.
[[nodiscard]] QRectF placeOnPage(const QRectF& area, const QRectF& box);

/// Screen pixels a point: lines and letters of a picture on paper are that much finer than on a screen.
inline constexpr double kPixelsPerPoint = 1.6;

/// How the whole table is painted into so much room of a page.
[[nodiscard]] PaintOptions wholeTableOnPage(const scenarios::Scenario& scenario, QSizeF room);

} // namespace sightline::app
