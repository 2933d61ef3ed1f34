#pragma once

#include "app/shared/painting/paint_options.h"

#include <QByteArray>
#include <QSizeF>

#include <optional>
#include <span>

class QPainter;

/// Printing a table on sheets of paper: on one, or in true size on several.
namespace sightline::app {

/// Returns the portrait size in points of "a4", "a3", "letter", "tabloid"; std::nullopt for other names.
[[nodiscard]] std::optional<QSizeF> paperNamed(const QString& name);

/// The paper, and how the table is printed on it.
struct PaperChoice {
    QSizeF size{595.0, 842.0};        ///< in points
    bool mayTurn = true;              ///< true: choose landscape where it is better; a printer has decided already
    bool trueSize = false;            ///< true: an inch is an inch, on as many sheets as needed
    double overlapMillimeters = 10.0; ///< overlap of neighboring sheets, for gluing
};

/// The distribution of a picture over sheets. All lengths are in points.
struct PaperPlan {
    QSizeF page;        ///< as given, or rotated where that takes fewer sheets or shows more
    QSizeF printable;   ///< within the margins
    double scale = 1.0; ///< points per table inch; 72 in true size
    double overlap = 0.0;
    int columns = 1;
    int rows = 1;
    [[nodiscard]] int pages() const { return columns * rows; }
};

/// The maximum number of sheets; more indicate a wrong choice of paper.
inline constexpr int kMaxSheets = 400;

/// The margin of each sheet in points, which holds the ruler and the marks.
inline constexpr double kPaperMargin = 34.0;

/// Returns the distribution of the table over sheets of this paper.
[[nodiscard]] PaperPlan
paperPlanOf(const scenarios::Scenario& scenario, PaintOptions options, const PaperChoice& choice);

/// Paints one sheet, `page` counted row by row, in points. In true size each sheet has marks for its neighbors, its
/// position among them, and a ruler of 100 mm to check the printer.
void paintSheetOfPaper(QPainter& painter,
                       const scenarios::Scenario& scenario,
                       std::span<const scenarios::Verdict> verdicts,
                       PaintOptions options,
                       const PaperPlan& plan,
                       int page);

/// Returns all sheets as a PDF file; equal input gives equal bytes. Empty for more than `kMaxSheets`.
[[nodiscard]] QByteArray paperBytes(const scenarios::Scenario& scenario,
                                    std::span<const scenarios::Verdict> verdicts,
                                    const PaintOptions& options,
                                    const PaperChoice& choice);

} // namespace sightline::app
