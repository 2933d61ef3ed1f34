#pragma once

#include "app/desktop/painting/paint_options.h"

#include <QByteArray>
#include <QSizeF>

#include <optional>
#include <span>

class QPainter;

/// Pictures of a table on sheets of paper: whole on one, or in true size over several.
namespace sightline::app {

/// Upright, in points, of "a4", "a3", "letter", "tabloid"; nothing for any other word.
[[nodiscard]] std::optional<QSizeF> paperNamed(const QString& name);

struct PaperChoice {
    QSizeF size{595.0, 842.0};        ///< in points
    bool mayTurn = true;              ///< lie across where that is better; a printer has decided already
    bool trueSize = false;            ///< an inch is an inch, over as many sheets as that takes
    double overlapMillimeters = 10.0; ///< of neighboring sheets, to glue them
};

/// How a picture is spread over sheets. All lengths in points.
struct PaperPlan {
    QSizeF page;        ///< as given, or turned where that takes fewer sheets or shows more
    QSizeF printable;   ///< within the margins
    double scale = 1.0; ///< points a table inch; 72 in true size
    double overlap = 0.0;
    int columns = 1;
    int rows = 1;
    [[nodiscard]] int pages() const { return columns * rows; }
};

/// More sheets than this are refused: somebody meant another paper.
inline constexpr int kMaxSheets = 400;

/// Margin of each sheet, in points: the ruler and the marks stand there.
inline constexpr double kPaperMargin = 34.0;

[[nodiscard]] PaperPlan
paperPlanOf(const scenarios::Scenario& scenario, PaintOptions options, const PaperChoice& choice);

/// Draws one sheet, `page` counted row by row; the painter measures in points. In true size each has marks where the
/// next one begins, its place among the others, and a ruler of 100 mm to check the printer with.
void paintSheetOfPaper(QPainter& painter,
                       const scenarios::Scenario& scenario,
                       std::span<const scenarios::Verdict> verdicts,
                       PaintOptions options,
                       const PaperPlan& plan,
                       int page);

/// All sheets as a PDF file; the same bytes for the same question. Empty for more than `kMaxSheets`.
[[nodiscard]] QByteArray paperBytes(const scenarios::Scenario& scenario,
                                    std::span<const scenarios::Verdict> verdicts,
                                    const PaintOptions& options,
                                    const PaperChoice& choice);

} // namespace sightline::app
