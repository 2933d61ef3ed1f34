#include "app/shared/export/layout_page.h"

#include "app/shared/export/map_picture.h"
#include "app/shared/export/page_parts.h"
#include "app/shared/export/picture_file.h"
#include "app/shared/painting/distribution_painter.h"
#include "app/shared/painting/heat_painter.h"
#include "app/shared/painting/table_painter.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/vision_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QLocale>
#include <QMarginsF>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::LayoutReport;
using scenarios::Scenario;

struct LayoutPageWords {
    Q_DECLARE_TR_FUNCTIONS(LayoutPage)
};

constexpr int kMapWidth = 520;     // dots: as wide as the text of an A4 page
constexpr int kMaxMapHeight = 740; // dots: what a page holds beside a caption; a higher picture would be cut in two

/// Returns the dots of an inch in a map of that size.
double mapScale(double width, double height) { return std::min(kMapWidth / width, kMaxMapHeight / height); }

QString number(double value, int decimals) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', decimals);
}
QString inches(double value) { return number(value, 2); }
QString percent(double share) { return number(100.0 * share, 1); }

QString cell(const QString& text) { return QStringLiteral("<td>%1</td>").arg(text.toHtmlEscaped()); }

QString tableOf(const QStringList& heads, const std::vector<QStringList>& rows) {
    QString text = QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\"><thead><tr>");
    for (const QString& head : heads) {
        text += QStringLiteral("<th>%1</th>").arg(head.toHtmlEscaped());
    }
    text += QStringLiteral("</tr></thead>\n"); // repeated on each page
    for (const QStringList& row : rows) {
        text += QStringLiteral("<tr>");
        std::ranges::for_each(row, [&](const QString& one) { text += cell(one); });
        text += QStringLiteral("</tr>\n");
    }
    return text + QStringLiteral("</table>\n");
}

QString heading(const QString& text) { return QStringLiteral("<h2>%1</h2>\n").arg(text.toHtmlEscaped()); }
QString paragraph(const QString& text) { return QStringLiteral("<p>%1</p>\n").arg(text.toHtmlEscaped()); }

/// Both sides of the picture are named, so that every reader keeps its proportions. `sharpness`: dots of the picture
/// along a dot of the page.
QString imageOf(const QByteArray& png, const QString& caption, double sharpness = 1.0) {
    QSizeF size = QSizeF{QImage::fromData(png).size()} / sharpness;
    if (size.width() > kMapWidth || size.height() > kMaxMapHeight) {
        size.scale(kMapWidth, kMaxMapHeight, Qt::KeepAspectRatio);
    }
    const QSize shown = size.toSize();
    return QStringLiteral("<p><img width=\"%1\" height=\"%2\" src=\"data:image/png;base64,%3\" "
                          "alt=\"%4\"><br><i>%4</i></p>\n")
        .arg(shown.width())
        .arg(shown.height())
        .arg(QString::fromLatin1(png.toBase64()), caption.toHtmlEscaped());
}

QByteArray pngOf(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray heatPng(const scenarios::RegionTable& table,
                   const geometry::SamplePointGrid& grid,
                   const scenarios::ExposedArea& place) {
    scenarios::HeatQuestion question;
    std::ranges::transform(place.samplePoints, std::back_inserter(question.look.samplePoints),
                           [&](std::size_t samplePoint) { return grid.samplePoint(samplePoint); });
    question.look.cell = geometry::Length::fromNanometers(grid.cell().nanometers() / 2);
    const HeatPicture picture = heatPictureOf(valuesOf(heatMap(table, question)), {});
    const double scale = mapScale(picture.table.width(), picture.table.height());
    constexpr int kLetters = 14;
    const QSize size = (picture.table.size() * scale).toSize();
    QImage image{size + QSize{6 * kLetters, 0}, QImage::Format_RGB32};
    const Theme theme = Theme::print();
    image.fill(Qt::white);
    QPainter painter{&image};
    painter.save();
    painter.setClipRect(QRect{{}, size});
    painter.scale(scale, scale);
    PaintOptions options;
    options.theme = theme;
    options.scale.pixelsPerInch = scale;
    paintHeat(painter, picture, options);
    paintOutlines(painter, table.table().scenario(), theme, options.scale);
    painter.restore();
    paintHeatLegend(painter, picture,
                    QRectF(size.width() + kLetters / 2.0, kLetters, 5.0 * kLetters, size.height() - 2.0 * kLetters),
                    theme, kLetters);
    painter.end();
    return pngOf(image);
}

/// Pieces are called by their id, which the set-up sheet has beside the name.
QString elementName(const Scenario& scenario, const scenarios::AnyId& id) {
    const auto* zone = std::get_if<scenarios::ZoneId>(&id);
    const auto* objective = std::get_if<scenarios::ObjectiveId>(&id);
    return zone ? zoneText(scenario, *zone) : objective ? objectiveText(scenario, *objective) : textOf(id);
}

QString symmetries(const Scenario& scenario, const LayoutReport& report) {
    QString text = heading(LayoutPageWords::tr("Symmetry"));
    std::vector<QStringList> rows;
    for (const auto& study : report.symmetries) {
        rows.push_back({symmetryName(study.symmetry), symmetryText(study)});
    }
    text += tableOf({LayoutPageWords::tr("symmetry"), LayoutPageWords::tr("accuracy")}, rows);
    const auto& best = report.symmetries.front();
    rows.clear();
    for (const auto& element : best.elements) {
        if (!element.partner || element.offInches > scenarios::SymmetryStudy::kExactInches) {
            rows.push_back({elementName(scenario, element.id),
                            element.partner ? elementName(scenario, *element.partner) : LayoutPageWords::tr("none"),
                            element.partner ? inches(element.offInches) : QString{}});
        }
    }
    if (!rows.empty()) {
        text +=
            paragraph(LayoutPageWords::tr("%1: what breaks it.", "a symmetry").arg(symmetryName(best.symmetry))) +
            tableOf({LayoutPageWords::tr("element"), LayoutPageWords::tr("partner"), LayoutPageWords::tr("offset, in")},
                    rows);
    }
    return text;
}

QStringList differenceRow(const QString& name, const scenarios::SideDifference& difference) {
    return {name, percent(difference.asPlaced),
            LayoutPageWords::tr("%1 to %2", "two differences").arg(percent(difference.low), percent(difference.high)),
            difference.isWithinSetUpError() ? LayoutPageWords::tr("yes") : LayoutPageWords::tr("no")};
}

QString zonesText(const Scenario& scenario, const scenarios::SideExposure& side) {
    QStringList zones;
    std::ranges::transform(side.zones, std::back_inserter(zones),
                           [&](const scenarios::ZoneId& zone) { return zoneText(scenario, zone); });
    return zones.join(QStringLiteral(", "));
}

constexpr double kSharpness = 2.0; // dots of a chart along a dot of the page, which is printed

/// The outcomes of the set-ups, two figures beside each other.
QByteArray distributionsPng(const Scenario& scenario, const LayoutReport& report) {
    const auto& sides = report.fairness.sides;
    if (sides.size() < 2) {
        return {};
    }
    auto figures = fairnessDistributions(report.fairness, playerName(scenario, sides[0].player),
                                         playerName(scenario, sides[1].player));
    if (figures.empty()) {
        return {};
    }
    // The figure that the first sentence of the page is about comes first.
    const auto headline = figures.begin() + headlineFigure(report.fairness);
    std::rotate(figures.begin(), headline, headline + 1);
    constexpr int kLetters = 11;
    constexpr int kHeight = 190;
    constexpr int kColumns = 2;
    const int rows = (static_cast<int>(figures.size()) + kColumns - 1) / kColumns;
    QImage image{(QSizeF{kMapWidth, static_cast<double>(rows * kHeight)} * kSharpness).toSize(), QImage::Format_RGB32};
    image.fill(Qt::white);
    QPainter painter{&image};
    painter.scale(kSharpness, kSharpness);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const double width = double{kMapWidth} / kColumns;
        const QRectF box{width * static_cast<double>(i % kColumns), kHeight * static_cast<double>(i / kColumns), width,
                         kHeight};
        paintDistribution(painter, box.adjusted(6, 6, -6, -6), figures[i], Theme::print(), kLetters);
    }
    painter.end();
    return pngOf(image);
}

QString fairness(const Scenario& scenario, const LayoutReport& report) {
    const auto& study = report.fairness;
    QString text = heading(LayoutPageWords::tr("Both sides")) +
                   paragraph(LayoutPageWords::tr("Shares count viewers and targets in steps of %1 in.")
                                 .arg(inches(report.options.cell.inches())));
    std::vector<QStringList> rows;
    for (const auto& side : study.sides) {
        rows.push_back({playerName(scenario, side.player), percent(side.zoneSeen), percent(side.zoneSeenAfterMove),
                        percent(side.objectivesSeen), percent(side.tableSeen), zonesText(scenario, side),
                        number(side.zoneSquareInches, 1), number(side.safeSquareInches, 1)});
    }
    text +=
        tableOf({LayoutPageWords::tr("player"), LayoutPageWords::tr("own zone seen from any enemy zone, %"),
                 LayoutPageWords::tr("after the enemy moves %1 in, %").arg(inches(report.options.move.inches())),
                 LayoutPageWords::tr("lines to objectives clear, %"),
                 LayoutPageWords::tr("lines to the table clear, %"), LayoutPageWords::tr("its zones", "of a player"),
                 LayoutPageWords::tr("area of its zones, sq in", "of a player"),
                 LayoutPageWords::tr("unseen from any enemy zone, sq in")},
                rows);
    if (study.sides.size() == 2) {
        text +=
            paragraph(LayoutPageWords::tr(
                          "Difference, %1 less %2, and where it lies in 95 % of %3 set-ups with each piece off "
                          "by up to %4 in and %5 degrees (seed %6):")
                          .arg(playerName(scenario, study.sides[0].player), playerName(scenario, study.sides[1].player))
                          .arg(study.trials)
                          .arg(QLocale{}.toString(
                                   geometry::Length::fromMillimeters(report.options.setUpMillimeters).inches(), 'g', 4),
                               QLocale{}.toString(report.options.setUpDegrees, 'g', 4))
                          .arg(report.options.seed)) +
            tableOf({LayoutPageWords::tr("figure"), LayoutPageWords::tr("as placed, percentage points"),
                     LayoutPageWords::tr("in 95 % of set-ups"), LayoutPageWords::tr("within set-up error")},
                    {differenceRow(LayoutPageWords::tr("zone seen"), study.zoneSeen),
                     differenceRow(LayoutPageWords::tr("zone seen after a move"), study.zoneSeenAfterMove),
                     differenceRow(LayoutPageWords::tr("lines to objectives"), study.objectivesSeen),
                     differenceRow(LayoutPageWords::tr("lines to the table"), study.tableSeen)});
        if (const QByteArray chart = distributionsPng(scenario, report); !chart.isEmpty()) {
            text += imageOf(
                chart, LayoutPageWords::tr("How often each difference came out of %n set-ups", nullptr, study.trials),
                kSharpness);
        }
    }
    return text;
}

QString exposures(const Scenario& scenario, const LayoutReport& report) {
    std::vector<QStringList> rows;
    for (const auto& one : report.now.entries) {
        const auto& later = report.afterMove.between(one.from, one.to);
        rows.push_back({exposedAreaText(scenario, report.now.places[one.from]),
                        exposedAreaText(scenario, report.now.places[one.to]), percent(one.seen), percent(one.mean),
                        percent(later.seen), percent(later.mean)});
    }
    const bool hasSides = std::ranges::any_of(report.now.places, &scenarios::ExposedArea::isSide);
    return heading(LayoutPageWords::tr("Who sees what")) +
           paragraph(LayoutPageWords::tr("Viewers without size on a grid of %1 in.")
                         .arg(inches(report.options.cell.inches()))) +
           (hasSides ? paragraph(LayoutPageWords::tr(
                           "A row with a player is about all deployment zones of that player together."))
                     : QString{}) +
           tableOf({LayoutPageWords::tr("from"), LayoutPageWords::tr("to"), LayoutPageWords::tr("seen, %"),
                    LayoutPageWords::tr("lines clear, %"), LayoutPageWords::tr("seen after a move, %"),
                    LayoutPageWords::tr("lines clear after a move, %")},
                   rows);
}

QString place(geometry::Point p) { return QStringLiteral("%1, %2").arg(inches(p.x.inches()), inches(p.y.inches())); }

QString lanes(const Scenario& scenario, const LayoutReport& report) {
    std::vector<QStringList> rows;
    for (const auto& lane : report.lanes) {
        rows.push_back({zoneText(scenario, lane.fromZone), place(lane.from), zoneText(scenario, lane.toZone),
                        place(lane.to), inches(lane.lengthInches), inches(lane.widthInches)});
    }
    QString text =
        heading(LayoutPageWords::tr("Lanes and gaps")) +
        paragraph(
            LayoutPageWords::tr(
                "%1 % of all points see more than %2 % of the table; a point sees %3 % of it on average. A lane's "
                "width is that of the widest clear beam between bases of 4 in at its ends. Its ends are found in "
                "steps of %4 "
                "in.")
                .arg(percent(report.openSamplePoints), percent(report.options.openShare), percent(report.meanSeenShare),
                     inches(report.options.cell.inches())));
    text += rows.empty() ? paragraph(LayoutPageWords::tr("No clear line was found between zones of different players."))
                         : tableOf({LayoutPageWords::tr("zone"), LayoutPageWords::tr("from, in"),
                                    LayoutPageWords::tr("zone"), LayoutPageWords::tr("to, in"),
                                    LayoutPageWords::tr("length, in"), LayoutPageWords::tr("width, in")},
                                   rows);
    rows.clear();
    for (const auto& gap : report.gaps) {
        rows.push_back(
            {gap.one.value, gap.other.value, place(gap.from), inches(gap.inches), number(gap.inches * 25.4, 1)});
    }
    return text +
           paragraph(LayoutPageWords::tr("Gaps that a base of %1 mm cannot pass:")
                         .arg(number(report.options.gapBase.millimeters(), 0))) +
           tableOf({LayoutPageWords::tr("piece"), LayoutPageWords::tr("piece"), LayoutPageWords::tr("at, in"),
                    LayoutPageWords::tr("gap, in"), LayoutPageWords::tr("gap, mm")},
                   rows);
}

QString influence(const LayoutReport& report) {
    if (report.influences.empty()) {
        return {};
    }
    std::vector<QStringList> rows;
    for (const auto& one : report.influences) {
        rows.push_back({one.piece.value, percent(one.removed), percent(one.nudged)});
    }
    return heading(LayoutPageWords::tr("What each piece does")) +
           paragraph(LayoutPageWords::tr("Change of the share of clear lines between zones, in percentage points.")) +
           tableOf({LayoutPageWords::tr("piece"), LayoutPageWords::tr("taken away"),
                    LayoutPageWords::tr("moved by 1 in, at most")},
                   rows);
}

QString tape(const scenarios::TapeCorner& corner) {
    const QString text = corner.fromRight    ? corner.fromBottom
                                                   ? LayoutPageWords::tr("%1 from the right, %2 from the bottom")
                                                   : LayoutPageWords::tr("%1 from the right, %2 from the top")
                            : corner.fromBottom ? LayoutPageWords::tr("%1 from the left, %2 from the bottom")
                                             : LayoutPageWords::tr("%1 from the left, %2 from the top");
    return text.arg(inches(corner.acrossInches), inches(corner.downInches));
}

QString setUp(const LayoutReport& report) {
    std::vector<QStringList> rows;
    for (const auto& line : report.setUp) {
        rows.push_back({line.piece.value, line.name, line.corners.empty() ? QString{} : tape(line.corners.front()),
                        line.corners.size() > 1 ? tape(line.corners.back()) : QString{}});
    }
    return heading(LayoutPageWords::tr("Set-up sheet")) +
           paragraph(LayoutPageWords::tr(
               "Inches by a tape measure, at right angles from the table's edges to two corners of each piece.")) +
           tableOf({LayoutPageWords::tr("piece"), LayoutPageWords::tr("name"), LayoutPageWords::tr("one corner"),
                    LayoutPageWords::tr("the corner farthest from it")},
                   rows);
}

QString maps(const scenarios::PreparedTable& table, const LayoutReport& report) {
    QString text;
    PaintOptions options;
    options.theme = Theme::print();
    const double dots = mapScale(report.width.inches(), report.height.inches());
    options.scale.pixelsPerInch = dots;
    if (fitsIntoPicture({dots * report.width.inches(), dots * report.height.inches()})) {
        text += imageOf(pictureBytes(PictureKind::Png, table.scenario(), {}, options, dots),
                        LayoutPageWords::tr("The table"));
    }
    const scenarios::RegionTable regions{table};
    for (const scenarios::ExposedArea& place : report.now.places) {
        const QString caption =
            place.isSide()
                ? LayoutPageWords::tr("From how many points of all deployment zones of %1 each point is seen")
                : LayoutPageWords::tr("From how many points of %1 each point is seen");
        text +=
            imageOf(heatPng(regions, report.now.grid, place), caption.arg(exposedAreaText(table.scenario(), place)));
    }
    return text;
}

} // namespace

QString layoutPage(const scenarios::PreparedTable& table, const LayoutReport& report) {
    const Scenario& scenario = table.scenario();
    const QString result = fairnessSentence(scenario, report.fairness);
    const QString title = (report.name.isEmpty() ? LayoutPageWords::tr("Layout") : report.name).toHtmlEscaped();
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%2\"><head><meta "
                          "charset=\"utf-8\"><title>%1</title></head>\n<body>\n<h1>%1</h1>\n")
               .arg(title, LayoutPageWords::tr("en", "the code of this language")) +
           (result.isEmpty() ? QString{} : paragraph(result)) +
           paragraph(LayoutPageWords::tr(
                         "Table of %1 by %2 in, rules %3. Figures hold for viewers and targets of 2 in without a "
                         "base, on a grid of %4 in.")
                         .arg(inches(report.width.inches()), inches(report.height.inches()),
                              table.rules().name.isEmpty() ? report.rules : shippedText(table.rules().name),
                              inches(report.options.cell.inches()))) +
           maps(table, report) + symmetries(scenario, report) + fairness(scenario, report) +
           exposures(scenario, report) + lanes(scenario, report) + influence(report) + setUp(report) +
           paragraph(LayoutPageWords::tr("Set up and checked by ______________________________ on ______________")) +
           QStringLiteral("</body></html>\n");
}

QByteArray layoutPdf(const QString& page) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer{&buffer};
    writer.setPageSize(QPageSize{QPageSize::A4});
    writer.setPageMargins(QMarginsF{15, 15, 15, 15}, QPageLayout::Millimeter);
    writer.setCreator(QStringLiteral("Sightline"));
    prepareThreadForTexts();
    QTextDocument document;
    QFont font = document.defaultFont();
    font.setPointSizeF(8.0);
    document.setDefaultFont(font);
    document.setHtml(page);
    document.print(&writer);
    return bytes;
}

} // namespace sightline::app
