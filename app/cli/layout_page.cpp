#include "app/cli/layout_page.h"

#include "app/desktop/export/picture_file.h"
#include "app/desktop/painting/heat_painter.h"
#include "app/desktop/painting/table_painter.h"

#include <QBuffer>
#include <QImage>
#include <QMarginsF>
#include <QPainter>
#include <QPdfWriter>
#include <QPolygonF>
#include <QTextDocument>

#include <algorithm>

namespace sightline::app::cli {

namespace {

using scenarios::LayoutReport;

constexpr int kMapWidth = 520; // dots: as wide as the text of an A4 page

QString inches(double value) { return QString::number(value, 'f', 2); }
QString percent(double share) { return QString::number(100.0 * share, 'f', 1); }

QString cell(const QString& text) { return QStringLiteral("<td>%1</td>").arg(text.toHtmlEscaped()); }

QString tableOf(const QStringList& heads, const std::vector<QStringList>& rows) {
    QString text = QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\"><tr>");
    for (const QString& head : heads) {
        text += QStringLiteral("<th>%1</th>").arg(head.toHtmlEscaped());
    }
    text += QStringLiteral("</tr>\n");
    for (const QStringList& row : rows) {
        text += QStringLiteral("<tr>");
        std::ranges::for_each(row, [&](const QString& one) { text += cell(one); });
        text += QStringLiteral("</tr>\n");
    }
    return text + QStringLiteral("</table>\n");
}

QString imageOf(const QByteArray& png, const QString& caption) {
    return QStringLiteral("<p><img width=\"%1\" src=\"data:image/png;base64,%2\" alt=\"%3\"><br><i>%3</i></p>\n").arg(kMapWidth).arg(QString::fromLatin1(png.toBase64()), caption.toHtmlEscaped());
}

QByteArray pngOf(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray heatPng(const scenarios::RegionTable& table, const scenarios::ZoneId& zone, geometry::Length cellSize) {
    scenarios::HeatQuestion question;
    question.look.zone = zone;
    question.look.cell = geometry::Length::fromNanometers(cellSize.nanometers() / 2);
    question.zoneCell = cellSize;
    const HeatPicture picture = heatPictureOf(valuesOf(heatMap(table, question)), {});
    const double scale = kMapWidth / picture.table.width();
    constexpr int kLetters = 14;
    const QSize size{kMapWidth, static_cast<int>(picture.table.height() * scale)};
    QImage image{size + QSize{6 * kLetters, 0}, QImage::Format_RGB32};
    const Theme theme = Theme::print();
    image.fill(Qt::white);
    QPainter painter{&image};
    painter.save();
    painter.scale(scale, scale);
    PaintOptions options;
    options.theme = theme;
    options.scale.pixelsPerInch = scale;
    paintHeat(painter, picture, options);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const scenarios::Piece& piece : table.table().scenario().terrain) {
        const std::span<const geometry::Point> outline = piece.isWall() ? std::span<const geometry::Point>{std::get<geometry::Wall>(piece.outline).vertices()}
                                                                        : std::span<const geometry::Point>{std::get<geometry::Polygon>(piece.outline).outline()};
        QPolygonF line;
        std::ranges::transform(outline, std::back_inserter(line), toInches);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{Qt::white, piece.isMat() ? 0.5 / scale : 1.5 / scale});
        piece.isWall() ? painter.drawPolyline(line) : painter.drawPolygon(line);
    }
    painter.restore();
    paintHeatLegend(painter, picture, QRectF(size.width() + kLetters / 2.0, kLetters, 5.0 * kLetters, size.height() - 2.0 * kLetters), theme, kLetters);
    painter.end();
    return pngOf(image);
}

QString symmetryText(const scenarios::SymmetryStudy& study) {
    return study.isExact() ? QStringLiteral("exact")
                           : QStringLiteral("%1 without a partner, the farthest of the others %2 in off").arg(study.alone).arg(inches(study.worstInches));
}

QString symmetries(const LayoutReport& report) {
    QString text = QStringLiteral("<h2>Symmetry</h2>\n");
    std::vector<QStringList> rows;
    for (const auto& study : report.symmetries) {
        rows.push_back({nameOf(study.symmetry), symmetryText(study)});
    }
    text += tableOf({QStringLiteral("symmetry"), QStringLiteral("how near")}, rows);
    const auto& best = report.symmetries.front();
    rows.clear();
    for (const auto& thing : best.things) {
        if (!thing.partner || thing.offInches > scenarios::SymmetryStudy::kExactInches) {
            rows.push_back({textOf(thing.id), thing.partner ? textOf(*thing.partner) : QStringLiteral("none"), thing.partner ? inches(thing.offInches) : QString{}});
        }
    }
    if (!rows.empty()) {
        text += QStringLiteral("<p>What breaks the %1:</p>\n").arg(nameOf(best.symmetry)) + tableOf({QStringLiteral("thing"), QStringLiteral("partner"), QStringLiteral("off, in")}, rows);
    }
    return text;
}

QStringList differenceRow(const QString& name, const scenarios::SideDifference& difference) {
    return {name, percent(difference.asPlaced), QStringLiteral("%1 to %2").arg(percent(difference.low), percent(difference.high)),
            difference.isWithinSetUpError() ? QStringLiteral("yes") : QStringLiteral("no")};
}

QString fairness(const LayoutReport& report) {
    const auto& study = report.fairness;
    QString text = QStringLiteral("<h2>Both sides</h2>\n");
    std::vector<QStringList> rows;
    for (const auto& side : study.sides) {
        rows.push_back({side.player.value, percent(side.zoneSeen), percent(side.zoneSeenAfterMove), percent(side.objectivesSeen), percent(side.tableSeen)});
    }
    text += tableOf({QStringLiteral("player"), QStringLiteral("own zone seen by the enemy's, %"), QStringLiteral("after the enemy moves %1 in, %").arg(inches(report.options.move.inches())),
                     QStringLiteral("lines to objectives clear, %"), QStringLiteral("lines to the table clear, %")},
                    rows);
    if (study.sides.size() == 2) {
        text += QStringLiteral("<p>Difference, %1 less %2, and where it lies in 95 % of %3 set-ups with each piece off by up to 1/4 in and 2 degrees (seed %4):</p>\n")
                    .arg(study.sides[0].player.value.toHtmlEscaped(), study.sides[1].player.value.toHtmlEscaped())
                    .arg(study.trials)
                    .arg(report.options.seed) +
                tableOf({QStringLiteral("figure"), QStringLiteral("as placed, points"), QStringLiteral("set up"), QStringLiteral("set-up error may turn it")},
                        {differenceRow(QStringLiteral("zone seen"), study.zoneSeen), differenceRow(QStringLiteral("zone seen after a move"), study.zoneSeenAfterMove),
                         differenceRow(QStringLiteral("lines to objectives"), study.objectivesSeen), differenceRow(QStringLiteral("lines to the table"), study.tableSeen)});
    }
    return text;
}

QString exposures(const LayoutReport& report) {
    std::vector<QStringList> rows;
    for (const auto& one : report.now.entries) {
        const auto& later = report.afterMove.between(one.from, one.to);
        rows.push_back({report.now.places[one.from].id, report.now.places[one.to].id, percent(one.seen), percent(one.mean), percent(later.seen), percent(later.mean)});
    }
    return QStringLiteral("<h2>Who sees what</h2>\n<p>Viewers without size on a grid of %1 in.</p>\n").arg(inches(report.options.cell.inches())) +
           tableOf({QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("seen, %"), QStringLiteral("lines clear, %"), QStringLiteral("seen after a move, %"), QStringLiteral("lines clear after a move, %")},
                   rows);
}

QString place(geometry::Point p) { return QStringLiteral("%1, %2").arg(inches(p.x.inches()), inches(p.y.inches())); }

QString lanes(const LayoutReport& report) {
    std::vector<QStringList> rows;
    for (const auto& lane : report.lanes) {
        rows.push_back({lane.fromZone.value, place(lane.from), lane.toZone.value, place(lane.to), inches(lane.lengthInches), inches(lane.widthInches)});
    }
    QString text = QStringLiteral("<h2>Lanes and gaps</h2>\n<p>%1 % of all spots see more than %2 % of the table; a spot sees %3 % of it in the mean. A lane's width is that of the widest clear beam between "
                                  "bases of 4 in at its ends.</p>\n")
                       .arg(percent(report.openSpots), percent(report.options.openShare), percent(report.meanSeenShare));
    text += tableOf({QStringLiteral("zone"), QStringLiteral("from, in"), QStringLiteral("zone"), QStringLiteral("to, in"), QStringLiteral("length, in"), QStringLiteral("width, in")}, rows);
    rows.clear();
    for (const auto& gap : report.gaps) {
        rows.push_back({gap.one.value, gap.other.value, place(gap.from), inches(gap.inches), QString::number(gap.inches * 25.4, 'f', 1)});
    }
    return text + QStringLiteral("<p>Gaps that a base of %1 mm cannot pass:</p>\n").arg(report.options.gapBase.millimeters()) +
           tableOf({QStringLiteral("piece"), QStringLiteral("piece"), QStringLiteral("at, in"), QStringLiteral("gap, in"), QStringLiteral("gap, mm")}, rows);
}

QString influence(const LayoutReport& report) {
    if (report.influences.empty()) {
        return {};
    }
    std::vector<QStringList> rows;
    for (const auto& one : report.influences) {
        rows.push_back({one.piece.value, percent(one.removed), percent(one.nudged)});
    }
    return QStringLiteral("<h2>What each piece does</h2>\n<p>Change of the share of clear lines between zones, in points.</p>\n") +
           tableOf({QStringLiteral("piece"), QStringLiteral("taken away"), QStringLiteral("moved by 1 in, at most")}, rows);
}

QString tape(const scenarios::TapeCorner& corner) {
    return QStringLiteral("%1 from the %2, %3 from the %4")
        .arg(inches(corner.acrossInches), corner.fromRight ? QStringLiteral("right") : QStringLiteral("left"), inches(corner.downInches),
             corner.fromBottom ? QStringLiteral("bottom") : QStringLiteral("top"));
}

QString setUp(const LayoutReport& report) {
    std::vector<QStringList> rows;
    for (const auto& line : report.setUp) {
        rows.push_back({line.piece.value, line.name, line.corners.empty() ? QString{} : tape(line.corners.front()), line.corners.size() > 1 ? tape(line.corners.back()) : QString{}});
    }
    return QStringLiteral("<h2>Set-up sheet</h2>\n<p>Inches by a tape measure, at right angles from the table's edges to two corners of each piece.</p>\n") +
           tableOf({QStringLiteral("piece"), QStringLiteral("name"), QStringLiteral("one corner"), QStringLiteral("the corner farthest from it")}, rows);
}

QString maps(const scenarios::PreparedTable& table, const LayoutReport& report) {
    QString text;
    PaintOptions options;
    options.theme = Theme::print();
    const double dots = kMapWidth / report.width.inches();
    options.scale.pixelsPerInch = dots;
    if (fitsIntoPicture({dots * report.width.inches(), dots * report.height.inches()})) {
        text += imageOf(pictureBytes(PictureKind::Png, table.scenario(), {}, options, dots), QStringLiteral("The table"));
    }
    const scenarios::RegionTable regions{table};
    for (const scenarios::Zone& zone : table.scenario().zones) {
        if (!zone.player.value.isEmpty()) {
            text += imageOf(heatPng(regions, zone.id, report.options.cell), QStringLiteral("From how many spots of %1 each place is seen").arg(zone.id.value));
        }
    }
    return text;
}

} // namespace

QString layoutPage(const scenarios::PreparedTable& table, const LayoutReport& report) {
    const QString title = (report.name.isEmpty() ? QStringLiteral("Layout") : report.name).toHtmlEscaped();
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>%1</title></head>\n<body>\n<h1>%1</h1>\n"
                          "<p>Table of %2 by %3 in, rules %4. Figures hold for viewers and targets of 2 in without a base, on a grid of %5 in.</p>\n")
               .arg(title, inches(report.width.inches()), inches(report.height.inches()), report.rules.toHtmlEscaped(), inches(report.options.cell.inches())) +
           maps(table, report) + symmetries(report) + fairness(report) + exposures(report) + lanes(report) + influence(report) + setUp(report) +
           QStringLiteral("<p>Set up and checked by ______________________________ on ______________</p>\n</body></html>\n");
}

QByteArray layoutPdf(const QString& page) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer{&buffer};
    writer.setPageSize(QPageSize{QPageSize::A4});
    writer.setPageMargins(QMarginsF{15, 15, 15, 15}, QPageLayout::Millimeter);
    writer.setCreator(QStringLiteral("Sightline"));
    QTextDocument document;
    QFont font = document.defaultFont();
    font.setPointSizeF(8.0);
    document.setDefaultFont(font);
    document.setHtml(page);
    document.print(&writer);
    return bytes;
}

} // namespace sightline::app::cli
