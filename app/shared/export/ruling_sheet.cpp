#include "app/shared/export/ruling_sheet.h"

#include "app/shared/export/page_parts.h"
#include "app/shared/export/pdf_file.h"
#include "app/shared/export/sheet_text.h"
#include "app/shared/painting/table_painter.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QCoreApplication>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::Verdict;

struct RulingSheetWords {
    Q_DECLARE_TR_FUNCTIONS(RulingSheet)
};

constexpr double kMargin = 36.0;
constexpr double kGap = 10.0;
constexpr double kHeadHeight = 92.0;
constexpr double kPictureHeight = 240.0;
constexpr double kFootHeight = 62.0;
constexpr double kCaptionHeight = 12.0;
void paintCaption(QPainter& painter, const QString& text, const QRectF& box) {
    paintFittedText(
        painter,
        [&](SheetShare share) {
            return QStringLiteral("<div style='font-size:%1px;color:#555'>%2</div>")
                .arg(share.letters * 0.8)
                .arg(text.toHtmlEscaped());
        },
        box);
}

/// Marks the part of the picture that the close-up shows.
void paintFrame(QPainter& painter, const QRectF& part, const QRectF& area, const QRectF& box) {
    const QRectF shown = placeOnPage(area, box);
    const double points = shown.width() / area.width();
    painter.save();
    painter.setClipRect(shown);
    painter.setPen(QPen{Qt::black, 0.7, Qt::DotLine});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF{shown.topLeft() + (part.topLeft() - area.topLeft()) * points, part.size() * points});
    painter.restore();
}

/// Paints `area` of the table as large as fits into `box`.
void paintPart(QPainter& painter,
               const Scenario& scenario,
               const Verdict& verdict,
               const QRectF& area,
               const QRectF& box,
               PaintOptions options) {
    const QRectF shown = placeOnPage(area, box);
    const double points = shown.width() / area.width();
    painter.save();
    painter.setClipRect(shown);
    painter.translate(shown.topLeft());
    painter.scale(points, points);
    painter.translate(-area.topLeft());
    paintTable(painter, scenario, {&verdict, 1}, options);
    painter.restore();
    painter.save();
    painter.setPen(QPen{options.theme.tableEdge, 0.5});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(shown);
    painter.restore();
}

double distanceTo(QPointF corner, QPointF from, QPointF to, QPointF& nearest) {
    const QPointF way = to - from;
    const double square = QPointF::dotProduct(way, way);
    const double at = square > 0 ? std::clamp(QPointF::dotProduct(corner - from, way) / square, 0.0, 1.0) : 0.0;
    nearest = from + at * way;
    return std::hypot(corner.x() - nearest.x(), corner.y() - nearest.y());
}

} // namespace

SheetAnswer
sheetAnswerTo(const scenarios::PreparedTable& table, scenarios::Question question, const std::stop_token& stop) {
    question.wantDetails = true;
    question.wantRulingFigures = true;
    return {judge(table, question, stop),
            shotAround(table.scenario(), table.rules(), question.observer, question.target, stop)};
}

QRectF closeUpArea(const Scenario& scenario, const Verdict& verdict, double aspect) {
    // A base and what is near it; nearer, where it is about fractions of a millimeter.
    constexpr double kWidest = 6.0;
    constexpr double kNarrowest = 1.0;
    constexpr double kMillimetersPerInch = 25.4;
    constexpr double kTimesTheClearance = 20.0;
    const auto headline = headlineOf(verdict);
    const double width =
        headline.clearanceMillimeters
            ? std::clamp(std::abs(*headline.clearanceMillimeters) / kMillimetersPerInch * kTimesTheClearance,
                         kNarrowest, kWidest)
            : kWidest;
    const QPointF from = toInches(verdict.line.from);
    const QPointF to = toInches(verdict.line.to);
    QPointF middle = (from + to) / 2;
    if (headline.blockedAt) {
        middle = toInches(headline.blockedAt->point);
    } else {
        double least = std::numeric_limits<double>::infinity();
        const auto look = [&](geometry::Point corner) {
            QPointF nearest;
            const double distance = distanceTo(toInches(corner), from, to, nearest);
            if (distance < least) {
                least = distance;
                middle = nearest;
            }
        };
        for (const auto& piece : scenario.terrain) {
            if (piece.isMat()) {
                continue;
            }
            if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline)) {
                std::ranges::for_each(polygon->outline(), look);
            } else {
                std::ranges::for_each(std::get<geometry::Wall>(piece.outline).vertices(), look);
            }
        }
    }
    const QSizeF size{width, width / aspect};
    return {middle - QPointF{size.width() / 2, size.height() / 2}, size};
}

void paintRulingSheet(QPainter& painter,
                      const Scenario& scenario,
                      const Verdict& verdict,
                      const scenarios::JudgeNote& by,
                      const std::optional<scenarios::ShotRuling>& shot) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QRectF page{kMargin, kMargin, kA4.width() - 2 * kMargin, kA4.height() - 2 * kMargin};
    painter.fillRect(QRectF{{}, kA4}, Qt::white);

    const QRectF head{page.left(), page.top(), page.width(), kHeadHeight};
    const QString color = Theme::print().style(lookOf(verdict)).color.name();
    paintFittedText(
        painter, [&](SheetShare share) { return sheetHead(scenario, verdict, color, share, shot); }, head);

    const double pictures = head.bottom() + kGap;
    const QRectF whole{page.left(), pictures, page.width() * 0.6, kPictureHeight};
    const QRectF part{whole.right() + kGap, pictures, page.right() - whole.right() - kGap, kPictureHeight};
    const PaintOptions options = wholeTableOnPage(scenario, whole.size());
    paintPart(painter, scenario, verdict, pictureArea(scenario, options), whole, options);
    const QRectF close = closeUpArea(scenario, verdict, part.width() / part.height());
    PaintOptions near = options;
    near.rulers = false;
    near.badges = false;
    near.scale.pixelsPerInch = part.width() / close.width() * kPixelsPerPoint;
    paintPart(painter, scenario, verdict, close, part, near);
    paintFrame(painter, close, pictureArea(scenario, options), whole);
    const auto inches = [](double count) { return inchesText(geometry::Length::fromInches(count)); };
    paintCaption(
        painter,
        RulingSheetWords::tr("The table, %1 × %2")
            .arg(inchesText(scenario.table.width), inchesText(scenario.table.height)),
        {whole.left(), placeOnPage(pictureArea(scenario, options), whole).bottom() + 2, whole.width(), kCaptionHeight});
    paintCaption(painter, RulingSheetWords::tr("Close-up, %1 × %2").arg(inches(close.width()), inches(close.height())),
                 {part.left(), part.bottom() + 2, part.width(), kCaptionHeight});

    const QRectF foot{page.left(), page.bottom() - kFootHeight, page.width(), kFootHeight};
    const double bodyTop = whole.bottom() + 2 + kCaptionHeight + kGap;
    paintFittedText(painter, [&](SheetShare share) { return sheetBody(scenario, verdict, by, share, shot); },
                    {page.left(), bodyTop, page.width(), foot.top() - kGap - bodyTop});
    painter.setPen(QPen{Theme::print().tableEdge, 0.5});
    painter.drawLine(QPointF{foot.left(), foot.top() - kGap / 2}, QPointF{foot.right(), foot.top() - kGap / 2});
    paintFittedText(
        painter, [&](SheetShare share) { return sheetFoot(scenario, verdict, by, share); }, foot);
    painter.restore();
}

QString rulingSheetName(const Scenario& scenario, const Verdict& verdict) {
    constexpr qsizetype kLongestName = 40; // letters; file systems take 255 bytes in all
    const QString table = scenario.name.isEmpty() ? RulingSheetWords::tr("Table") : scenario.name;
    QString name = RulingSheetWords::tr("%1 - %2 to %3 ruling", "name of a file: table, observer, target")
                       .arg(table.left(kLongestName), nameOf(scenario, verdict.observer).left(kLongestName),
                            nameOf(scenario, verdict.target).left(kLongestName));
    static const QRegularExpression kForbidden{QStringLiteral("[\\x00-\\x1f/\\\\:*?\"<>|]")};
    return name.replace(kForbidden, QStringLiteral("-"));
}

QByteArray rulingSheetBytes(const Scenario& scenario,
                            const Verdict& verdict,
                            const scenarios::JudgeNote& by,
                            const std::optional<scenarios::ShotRuling>& shot) {
    return pdfBytes(kA4, RulingSheetWords::tr("Ruling sheet"), 1,
                    [&](QPainter& painter, int) { paintRulingSheet(painter, scenario, verdict, by, shot); });
}

QImage rulingSheetImage(const Scenario& scenario,
                        const Verdict& verdict,
                        const scenarios::JudgeNote& by,
                        int width,
                        const std::optional<scenarios::ShotRuling>& shot) {
    const double scale = width / kA4.width();
    QImage image{width, static_cast<int>(std::lround(kA4.height() * scale)), QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::white);
    QPainter painter{&image};
    painter.scale(scale, scale);
    paintRulingSheet(painter, scenario, verdict, by, shot);
    return image;
}

} // namespace sightline::app
