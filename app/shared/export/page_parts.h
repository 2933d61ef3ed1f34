#pragma once

#include "app/shared/export/sheet_text.h"
#include "app/shared/painting/paint_options.h"
#include "scenarios/model/scenario.h"

#include <QRectF>
#include <QSizeF>

#include <functional>

class QPainter;

/// Internal to pages: text fitted to its box, and pictures of the table, in points.
namespace sightline::app {

/// The margin of a page and the distance of its parts, in points.
inline constexpr double kSheetMargin = 36.0;
inline constexpr double kSheetGap = 10.0;

/// Returns HTML with a font size and a share of the text; see `SheetShare`.
using TextOf = std::function<QString(SheetShare)>;

/// Lets the calling thread lay out texts: `QTextDocument` starts timers, which need an event dispatcher. Threads of the
/// standard library have none.
void prepareThreadForTexts();

/// Paints the text with the largest font size that fits into the box, then the largest share.
void paintFittedText(QPainter& painter, const TextOf& text, const QRectF& box);

/// Returns the largest rectangle for `area` of the table inside `box`, aligned to its top.
[[nodiscard]] QRectF placeOnPage(const QRectF& area, const QRectF& box);

/// Screen pixels per point: lines and letters on paper are finer than on a screen by this factor.
inline constexpr double kPixelsPerPoint = 1.6;

/// Returns the options for painting the whole table into that size on a page; what a player knows has that player's
/// fog.
[[nodiscard]] PaintOptions wholeTableOnPage(const scenarios::Scenario& scenario, QSizeF room);

} // namespace sightline::app
