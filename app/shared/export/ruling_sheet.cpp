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
#include <vector>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::Verdict;

struct RulingSheetWords {
    Q_DECLARE_TR_FUNCTIONS(RulingSheet)
};

constexpr double kHeadHeight = 92.0;
constexpr double kPictureHeight = 240.0;
constexpr double kFootHeight = 80.0;
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

/// The shortest connection from a corner of a piece to the line of a verdict, in table inches.
struct Gap {
    QPointF corner;
    QPointF onLine;
    double length = std::numeric_limits<double>::infinity();
};

/// Returns on which side of the line a point lies: positive, negative, or 0 for on it.
double sideOf(QPointF point, QPointF from, QPointF to) {
    const QPointF way = to - from;
    const QPointF off = point - from;
    return way.x() * off.y() - way.y() * off.x();
}

/// Returns the gap between the line and the nearest corner of the piece.
Gap gapTo(const scenarios::Piece& piece, QPointF from, QPointF to) {
    Gap least;
    const auto look = [&](geometry::Point corner) {
        Gap gap{toInches(corner), {}};
        gap.length = distanceTo(gap.corner, from, to, gap.onLine);
        if (gap.length < least.length) {
            least = gap;
        }
    };
    if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline)) {
        std::ranges::for_each(polygon->outline(), look);
    } else {
        std::ranges::for_each(std::get<geometry::Wall>(piece.outline).vertices(), look);
    }
    return least;
}

/// Returns the gaps that decide a line which meets nothing: the nearest corner of the pieces that the margin of the
/// ruling names, else of all pieces that the ruling does not see through; and, beside a clear line of a ruling, the
/// nearest corner on its other side, if it is about as near. Empty without pieces.
std::vector<Gap> gapsOf(const Scenario& scenario, const Verdict& verdict) {
    constexpr double kTimesAsFar = 2.0;
    constexpr double kFarthestAlong = 3.0; // inches
    const auto headline = headlineOf(verdict);
    const QPointF from = toInches(headline.line.from);
    const QPointF to = toInches(headline.line.to);
    const auto ignored =
        isRuled(verdict) ? scenarios::ignoredByRuling(verdict.ruling) : std::vector<scenarios::PieceId>{};
    const auto& margin = verdict.ruling.margin;
    const auto isOf = [](const std::vector<scenarios::PieceId>& pieces, const scenarios::Piece& piece) {
        return std::ranges::find(pieces, piece.id) != pieces.end();
    };
    std::vector<const scenarios::Piece*> pieces;
    for (const auto& piece : scenario.terrain) {
        if (!piece.isMat() && !isOf(ignored, piece)) {
            pieces.push_back(&piece);
        }
    }
    const bool hasMargin = isRuled(verdict) && margin &&
                           std::ranges::any_of(pieces, [&](const auto* piece) { return isOf(margin->pieces, *piece); });
    Gap nearest;
    for (const auto* piece : pieces) {
        if (hasMargin && !isOf(margin->pieces, *piece)) {
            continue;
        }
        if (const Gap gap = gapTo(*piece, from, to); gap.length < nearest.length) {
            nearest = gap;
        }
    }
    if (!std::isfinite(nearest.length)) {
        return {};
    }
    std::vector<Gap> gaps{nearest};
    if (!hasMargin || !headline.visible) {
        return gaps;
    }
    Gap other;
    for (const auto* piece : pieces) {
        const Gap gap = gapTo(*piece, from, to);
        const QPointF apart = gap.onLine - nearest.onLine;
        if (!isOf(margin->pieces, *piece) && effectiveHeightClass(*piece) != scenarios::HeightClass::Low &&
            sideOf(gap.corner, from, to) * sideOf(nearest.corner, from, to) < 0 && gap.length < other.length &&
            gap.length <= kTimesAsFar * nearest.length && std::hypot(apart.x(), apart.y()) <= kFarthestAlong) {
            other = gap;
        }
    }
    if (std::isfinite(other.length)) {
        gaps.push_back(other);
    }
    return gaps;
}

/// Marks the gaps in the close-up of `area`: a bar from the corner to the line, with a small bar across each end.
void paintGaps(QPainter& painter, const std::vector<Gap>& gaps, const QRectF& area, const QRectF& box) {
    constexpr double kHalfBar = 3.0; // points
    const QRectF shown = placeOnPage(area, box);
    const double points = shown.width() / area.width();
    painter.save();
    painter.setClipRect(shown);
    painter.setPen(QPen{Qt::black, 1.0, Qt::SolidLine, Qt::FlatCap});
    for (const Gap& gap : gaps) {
        const QPointF corner = shown.topLeft() + (gap.corner - area.topLeft()) * points;
        const QPointF onLine = shown.topLeft() + (gap.onLine - area.topLeft()) * points;
        const QPointF way = onLine - corner;
        const double length = std::hypot(way.x(), way.y());
        const QPointF across = length > 0 ? QPointF{-way.y(), way.x()} * (kHalfBar / length) : QPointF{kHalfBar, 0};
        painter.drawLine(corner, onLine);
        painter.drawLine(corner - across, corner + across);
        painter.drawLine(onLine - across, onLine + across);
    }
    painter.restore();
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
    constexpr double kTimesTheGap = 2.0;
    const auto headline = headlineOf(verdict);
    const auto& margin = verdict.ruling.margin;
    const auto clearance = headline.clearanceMillimeters || !isRuled(verdict) || !margin ? headline.clearanceMillimeters
                                                                                         : margin->millimeters;
    double width =
        clearance ? std::clamp(std::abs(*clearance) / kMillimetersPerInch * kTimesTheClearance, kNarrowest, kWidest)
                  : kWidest;
    QPointF middle = toInches(headline.blockedAt ? headline.blockedAt->point : headline.line.from);
    if (!headline.blockedAt) {
        middle = (middle + toInches(headline.line.to)) / 2;
        const auto gaps = gapsOf(scenario, verdict);
        if (!gaps.empty()) {
            middle = (gaps.front().onLine + gaps.back().onLine) / 2;
            const QPointF apart = gaps.front().onLine - gaps.back().onLine;
            width = std::clamp(kTimesTheGap * std::hypot(apart.x(), apart.y()), width, kWidest);
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
    const QRectF page{kSheetMargin, kSheetMargin, kA4.width() - 2 * kSheetMargin, kA4.height() - 2 * kSheetMargin};
    painter.fillRect(QRectF{{}, kA4}, Qt::white);

    const QRectF head{page.left(), page.top(), page.width(), kHeadHeight};
    const QString color = Theme::print().style(lookOf(scenario, verdict)).color.name();
    paintFittedText(
        painter, [&](SheetShare share) { return sheetHead(scenario, verdict, color, share, shot); }, head);

    const double pictures = head.bottom() + kSheetGap;
    const QRectF whole{page.left(), pictures, page.width() * 0.6, kPictureHeight};
    const QRectF part{whole.right() + kSheetGap, pictures, page.right() - whole.right() - kSheetGap, kPictureHeight};
    const PaintOptions options = wholeTableOnPage(scenario, whole.size());
    paintPart(painter, scenario, verdict, pictureArea(scenario, options), whole, options);
    const QRectF close = closeUpArea(scenario, verdict, part.width() / part.height());
    PaintOptions near = options;
    near.rulers = false;
    near.badges = false;
    near.scale.pixelsPerInch = part.width() / close.width() * kPixelsPerPoint;
    paintPart(painter, scenario, verdict, close, part, near);
    const std::vector<Gap> gaps = headlineOf(verdict).visible ? gapsOf(scenario, verdict) : std::vector<Gap>{};
    if (!gaps.empty()) {
        paintGaps(painter, gaps, close, part);
    }
    paintFrame(painter, close, pictureArea(scenario, options), whole);
    const auto inches = [](double count) { return inchesText(geometry::Length::fromInches(count)); };
    paintCaption(
        painter,
        RulingSheetWords::tr("The table, %1 × %2")
            .arg(inchesText(scenario.table.width), inchesText(scenario.table.height)),
        {whole.left(), placeOnPage(pictureArea(scenario, options), whole).bottom() + 2, whole.width(), kCaptionHeight});
    paintCaption(painter,
                 (!gaps.empty() ? RulingSheetWords::tr("Close-up, %1 × %2; the bar marks the gap beside the line")
                                : RulingSheetWords::tr("Close-up, %1 × %2"))
                     .arg(inches(close.width()), inches(close.height())),
                 {part.left(), part.bottom() + 2, part.width(), kCaptionHeight});

    const QRectF foot{page.left(), page.bottom() - kFootHeight, page.width(), kFootHeight};
    const double bodyTop = whole.bottom() + 2 + kCaptionHeight + kSheetGap;
    paintFittedText(painter, [&](SheetShare share) { return sheetBody(scenario, verdict, by, share, shot); },
                    {page.left(), bodyTop, page.width(), foot.top() - kSheetGap - bodyTop});
    painter.setPen(QPen{Theme::print().tableEdge, 0.5});
    painter.drawLine(QPointF{foot.left(), foot.top() - kSheetGap / 2},
                     QPointF{foot.right(), foot.top() - kSheetGap / 2});
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
