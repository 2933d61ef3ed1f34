#include "app/shared/export/paper.h"

#include "app/shared/export/pdf_file.h"
#include "app/shared/painting/table_painter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using scenarios::Scenario;

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

constexpr double kPointsPerInch = 72.0;
constexpr double kPointsPerMillimeter = kPointsPerInch / 25.4;
/// Screen pixels a point: lines of a picture on paper are that much finer than on a screen.
constexpr double kPixelsPerPoint = 1.6;
constexpr double kMarkLength = 12.0;
constexpr double kMarkGap = 3.0;
constexpr int kRulerMillimeters = 100;

int sheetsFor(double length, double printable, double overlap) {
    constexpr double kSliver = 1e-6; // of rounding
    const double step = printable - overlap;
    return std::max(1, static_cast<int>(std::ceil((length - overlap) / step - kSliver)));
}

PaintOptions scaled(PaintOptions options, double scale) {
    options.scale.pixelsPerInch = scale * kPixelsPerPoint;
    return options;
}

/// Points an inch at which the picture, rulers and all, just fits.
double fittingScale(const Scenario& scenario, const PaintOptions& options, QSizeF room) {
    // The rulers' margin is of one width on paper, whatever the scale.
    const double margin = 2 * (options.rulers ? kRulerMargin : 2.0) / kPixelsPerPoint;
    return std::min((room.width() - margin) / scenario.table.width.inches(),
                    (room.height() - margin) / scenario.table.height.inches());
}

PaperPlan planFor(const Scenario& scenario, const PaintOptions& options, const PaperChoice& choice, QSizeF page) {
    PaperPlan plan;
    plan.page = page;
    plan.printable = page - QSizeF{2 * kPaperMargin, 2 * kPaperMargin};
    if (!choice.trueSize) {
        plan.scale = fittingScale(scenario, options, plan.printable);
        return plan;
    }
    plan.scale = kPointsPerInch;
    plan.overlap = std::clamp(choice.overlapMillimeters * kPointsPerMillimeter, 0.0,
                              std::min(plan.printable.width(), plan.printable.height()) / 2);
    const QSizeF whole = pictureArea(scenario, scaled(options, plan.scale)).size() * plan.scale;
    plan.columns = sheetsFor(whole.width(), plan.printable.width(), plan.overlap);
    plan.rows = sheetsFor(whole.height(), plan.printable.height(), plan.overlap);
    return plan;
}

QFont smallFont(const QPainter& painter) {
    QFont font = painter.font();
    font.setPixelSize(7);
    return font;
}

/// A ruler to check the printer with, below the picture.
void paintCheckRuler(QPainter& painter, const PaperPlan& plan) {
    const double left = kPaperMargin;
    const double top = plan.page.height() - kPaperMargin + kMarkLength + 2;
    for (int at = 0; at <= kRulerMillimeters; at += 10) {
        const double x = left + at * kPointsPerMillimeter;
        painter.drawLine(QPointF{x, top}, QPointF{x, top + (at % 50 == 0 ? 6 : 4)});
    }
    painter.drawLine(QPointF{left, top}, QPointF{left + kRulerMillimeters * kPointsPerMillimeter, top});
    const auto label = [&](int at) {
        const double x = left + at * kPointsPerMillimeter;
        painter.drawText(QRectF{x - 20, top + 6, 40, 9}, Qt::AlignHCenter | Qt::AlignTop,
                         QStringLiteral("%1mm").arg(at));
    };
    label(0);
    label(kRulerMillimeters);
}

/// Corners of the printed part, and where the neighbor begins.
void paintMarks(QPainter& painter, const PaperPlan& plan, int column, int row) {
    const QRectF part{QPointF{kPaperMargin, kPaperMargin}, plan.printable};
    const auto acrossAt = [&](double x) {
        painter.drawLine(QPointF{x, part.top() - kMarkGap}, QPointF{x, part.top() - kMarkGap - kMarkLength});
        painter.drawLine(QPointF{x, part.bottom() + kMarkGap}, QPointF{x, part.bottom() + kMarkGap + kMarkLength - 5});
    };
    const auto downAt = [&](double y) {
        painter.drawLine(QPointF{part.left() - kMarkGap, y}, QPointF{part.left() - kMarkGap - kMarkLength, y});
        painter.drawLine(QPointF{part.right() + kMarkGap, y}, QPointF{part.right() + kMarkGap + kMarkLength, y});
    };
    acrossAt(part.left());
    acrossAt(part.right());
    downAt(part.top());
    downAt(part.bottom());
    painter.save();
    QPen dashed = painter.pen();
    dashed.setDashPattern({4, 3});
    painter.setPen(dashed);
    if (column > 0) {
        acrossAt(part.left() + plan.overlap);
    }
    if (column + 1 < plan.columns) {
        acrossAt(part.right() - plan.overlap);
    }
    if (row > 0) {
        downAt(part.top() + plan.overlap);
    }
    if (row + 1 < plan.rows) {
        downAt(part.bottom() - plan.overlap);
    }
    painter.restore();
}

} // namespace

std::optional<QSizeF> paperNamed(const QString& name) {
    if (name == QLatin1String{"a4"}) {
        return kA4;
    }
    if (name == QLatin1String{"a3"}) {
        return QSizeF{842, 1191};
    }
    if (name == QLatin1String{"letter"}) {
        return QSizeF{612, 792};
    }
    return name == QLatin1String{"tabloid"} ? std::optional{QSizeF{792, 1224}} : std::nullopt;
}

PaperPlan paperPlanOf(const Scenario& scenario, PaintOptions options, const PaperChoice& choice) {
    const PaperPlan upright = planFor(scenario, options, choice, choice.size);
    if (!choice.mayTurn) {
        return upright;
    }
    const PaperPlan across = planFor(scenario, options, choice, choice.size.transposed());
    if (choice.trueSize) {
        return upright.pages() <= across.pages() ? upright : across;
    }
    return upright.scale >= across.scale ? upright : across;
}

void paintSheetOfPaper(QPainter& painter,
                       const Scenario& scenario,
                       std::span<const scenarios::Verdict> verdicts,
                       PaintOptions options,
                       const PaperPlan& plan,
                       int page) {
    options = scaled(std::move(options), plan.scale);
    const QRectF area = pictureArea(scenario, options);
    const int column = page % plan.columns;
    const int row = page / plan.columns;
    const QRectF part{QPointF{kPaperMargin, kPaperMargin}, plan.printable};
    const QPointF shift{column * (plan.printable.width() - plan.overlap),
                        row * (plan.printable.height() - plan.overlap)};
    painter.save();
    painter.setClipRect(part);
    painter.translate(part.topLeft() - shift);
    painter.scale(plan.scale, plan.scale);
    painter.translate(-area.topLeft());
    paintTable(painter, scenario, verdicts, options);
    painter.restore();
    if (plan.scale != kPointsPerInch) {
        return;
    }
    painter.save();
    painter.setPen(QPen{Qt::black, 0.4});
    painter.setFont(smallFont(painter));
    paintMarks(painter, plan, column, row);
    paintCheckRuler(painter, plan);
    const QString place = PaperWords::tr("%1 · row %2 of %3, column %4 of %5 · true size, overlap %6 mm")
                              .arg(scenario.name)
                              .arg(row + 1)
                              .arg(plan.rows)
                              .arg(column + 1)
                              .arg(plan.columns)
                              .arg(qRound(plan.overlap / kPointsPerMillimeter));
    const double left = kPaperMargin + (kRulerMillimeters + 8) * kPointsPerMillimeter;
    const QRectF box{left, plan.page.height() - kPaperMargin + kMarkLength + 2, plan.page.width() - kPaperMargin - left,
                     9};
    painter.drawText(box, Qt::AlignRight | Qt::AlignTop,
                     QFontMetricsF{painter.font()}.elidedText(place, Qt::ElideLeft, box.width()));
    painter.restore();
}

QByteArray paperBytes(const Scenario& scenario,
                      std::span<const scenarios::Verdict> verdicts,
                      const PaintOptions& options,
                      const PaperChoice& choice) {
    const PaperPlan plan = paperPlanOf(scenario, options, choice);
    if (plan.pages() > kMaxSheets || !(plan.scale > 0)) {
        return {};
    }
    return pdfBytes(plan.page, scenario.name, plan.pages(), [&](QPainter& painter, int page) {
        paintSheetOfPaper(painter, scenario, verdicts, options, plan, page);
    });
}

} // namespace sightline::app
