#include "app/shared/export/sign_off.h"

#include "app/shared/export/page_parts.h"
#include "app/shared/export/pdf_file.h"
#include "app/shared/painting/table_painter.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/io/scenario_hash.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::LayoutReport;
using scenarios::PreparedTable;
using scenarios::SideDifference;
using scenarios::SideExposure;

struct SignOffWords {
    Q_DECLARE_TR_FUNCTIONS(SignOff)
};

constexpr double kHeadHeight = 54.0;
constexpr double kPictureHeight = 300.0;
constexpr double kFootHeight = 104.0;
constexpr std::size_t kMaxNamed = 6; ///< things that break the symmetry

QString inches(double value) { return lengthText(geometry::Length::fromInches(value)); }

QString paragraph(const QString& text) {
    return QStringLiteral("<p style='margin:0 0 0.5em 0'>%1</p>").arg(text.toHtmlEscaped());
}

QString heading(const QString& text) {
    return QStringLiteral("<p style='margin:0.4em 0 0.2em 0'><b>%1</b></p>").arg(text.toHtmlEscaped());
}

QString row(const QStringList& cells, const char* tag) {
    QString text = QStringLiteral("<tr>");
    for (const QString& cell : cells) {
        text += QStringLiteral("<%1 align='left' style='padding:2px 6px'>%2</%1>")
                    .arg(QLatin1String{tag}, cell.toHtmlEscaped());
    }
    return text + QStringLiteral("</tr>");
}

QString headText(const PreparedTable& table, const LayoutReport& report, SheetShare share) {
    const auto& rules = table.rules();
    const QString name = report.name.isEmpty() ? SignOffWords::tr("Layout without a name") : report.name;
    const QString words =
        SignOffWords::tr("Table of %1, rules %2 (%3), revision %4.")
            .arg(tableSizeText(report.width, report.height), shippedText(rules.name), rules.id, rules.version);
    return QStringLiteral("<div style='font-size:%1px'><span style='font-size:%2px'><b>%3</b></span><br>%4</div>")
        .arg(share.letters)
        .arg(2 * share.letters)
        .arg(name.toHtmlEscaped(), words.toHtmlEscaped());
}

QString sidesText(const PreparedTable& table, const LayoutReport& report) {
    const auto& study = report.fairness;
    if (study.sides.size() < 2) {
        return paragraph(
            SignOffWords::tr("The table has no two players with a zone each: there are no sides to be compared."));
    }
    const auto& scenario = table.scenario();
    QString text = QStringLiteral("<table border='0.5' cellspacing='0' cellpadding='2' width='100%'>") +
                   row({SignOffWords::tr("Figure, in steps of %1").arg(inches(report.options.cell.inches())),
                        playerName(scenario, study.sides[0].player), playerName(scenario, study.sides[1].player),
                        SignOffWords::tr("Difference"), SignOffWords::tr("95 % of set-ups"),
                        SignOffWords::tr("Within set-up error")},
                       "th");
    const auto add = [&](const QString& name, double SideExposure::*figure, const SideDifference& difference) {
        const QString turns = study.trials == 0                 ? SignOffWords::tr("not studied")
                              : difference.isWithinSetUpError() ? SignOffWords::tr("yes")
                                                                : SignOffWords::tr("no");
        const QString range = study.trials == 0 ? SignOffWords::tr("not studied")
                                                : SignOffWords::tr("%1 to %2", "two differences")
                                                      .arg(pointsText(difference.low), pointsText(difference.high));
        text += row({name, shareText(study.sides[0].*figure), shareText(study.sides[1].*figure),
                     pointsText(difference.asPlaced), range, turns},
                    "td");
    };
    add(SignOffWords::tr("Own zone seen from any enemy zone"), &SideExposure::zoneSeen, study.zoneSeen);
    add(SignOffWords::tr("The same after a move of %1").arg(inches(report.options.move.inches())),
        &SideExposure::zoneSeenAfterMove, study.zoneSeenAfterMove);
    add(SignOffWords::tr("Lines to objectives that are clear"), &SideExposure::objectivesSeen, study.objectivesSeen);
    add(SignOffWords::tr("Lines to the table that are clear"), &SideExposure::tableSeen, study.tableSeen);
    text += QStringLiteral("</table>") + paragraph(fairnessSentence(scenario, study)) +
            paragraph(SignOffWords::tr("Points are percentage points: the share of the first player less that of the "
                                       "second."));
    if (study.trials > 0) {
        const auto off = geometry::Length::fromMillimeters(report.options.setUpMillimeters);
        text += paragraph(
            SignOffWords::tr(
                "Set-up error: %1 set-ups, in each every piece was off by up to %2 (%3) along and across and "
                "turned by up to %4°, each error equally likely, seed %5. The "
                "difference lay in the range above in 95 % of them; it is within set-up error where that range "
                "holds zero: set-up alone may then decide who is better off.")
                .arg(study.trials)
                .arg(inches(off.inches()), sizeText(off), QLocale{}.toString(report.options.setUpDegrees, 'g', 4))
                .arg(report.options.seed));
    }
    return text;
}

QString symmetryLines(const PreparedTable& table, const LayoutReport& report) {
    const auto& best = report.symmetries.front();
    QString text = paragraph(
        SignOffWords::tr("%1: %2", "a symmetry, how near").arg(symmetryName(best.symmetry), symmetryText(best)));
    QStringList names;
    std::size_t more = 0;
    for (const auto& element : best.elements) {
        if (element.partner && element.offInches <= scenarios::SymmetryStudy::kExactInches) {
            continue;
        }
        if (static_cast<std::size_t>(names.size()) == kMaxNamed) {
            ++more;
            continue;
        }
        const QString name = nameOf(table.scenario(), element.id);
        names << (element.partner
                      ? SignOffWords::tr("%1 by %2", "a thing, how far it is off").arg(name, inches(element.offInches))
                      : name);
    }
    if (!names.isEmpty()) {
        const QString list = names.join(QStringLiteral(", "));
        text += paragraph(
            more == 0
                ? SignOffWords::tr("What breaks it: %1.").arg(list)
                : SignOffWords::tr("What breaks it: %1, and %n more.", nullptr, static_cast<int>(more)).arg(list));
    }
    return text;
}

QString keyLines(const PreparedTable& table, const LayoutReport& report) {
    QString text;
    if (report.lanes.empty()) {
        text += paragraph(SignOffWords::tr("No clear line was found between zones of different players."));
    } else {
        const auto widest = std::ranges::max_element(report.lanes, {}, &scenarios::Lane::widthInches);
        const auto& longest = report.lanes.front();
        text += paragraph(
            SignOffWords::tr(
                "Longest lane between zones, in steps of %4: %1 long, %2 wide. Widest of the longest lanes: %3.")
                .arg(inches(longest.lengthInches), inches(longest.widthInches), inches(widest->widthInches),
                     inches(report.options.cell.inches())));
    }
    text += paragraph(report.gaps.empty()
                          ? SignOffWords::tr("A base of %1 passes between any two pieces.")
                                .arg(millimetersText(report.options.gapBase.millimeters()))
                          : SignOffWords::tr("%n gaps between pieces stop a base of %1; the narrowest is %2.", nullptr,
                                             static_cast<int>(report.gaps.size()))
                                .arg(millimetersText(report.options.gapBase.millimeters()),
                                     millimetersText(25.4 * report.gaps.front().inches)));
    text +=
        paragraph(SignOffWords::tr("%1 of all points see more than %2 of the table; a point sees %3 of it on average.")
                      .arg(shareText(report.openSamplePoints), shareText(report.options.openShare),
                           shareText(report.meanSeenShare)));
    if (!report.influences.empty()) {
        const auto& most = report.influences.front();
        text += paragraph(
            SignOffWords::tr(
                "The piece that does most for the lines between zones: %1; without it their clear share changes by %2.")
                .arg(nameOf(table.scenario(), scenarios::AnyId{most.piece}), pointsText(most.removed)));
    }
    return text;
}

QString bodyText(const PreparedTable& table, const LayoutReport& report, SheetShare share) {
    return QStringLiteral("<div style='font-size:%1px'>").arg(share.letters) + heading(SignOffWords::tr("Both sides")) +
           sidesText(table, report) + heading(SignOffWords::tr("Symmetry")) + symmetryLines(table, report) +
           heading(SignOffWords::tr("Lanes, gaps and open ground")) + keyLines(table, report) +
           paragraph(SignOffWords::tr("Figures hold for viewers and targets 2 in high and without a base, every %1.")
                         .arg(inches(report.options.cell.inches()))) +
           QStringLiteral("</div>");
}

QString footText(const PreparedTable& table, SheetShare share) {
    return QStringLiteral("<div style='font-size:%1px'>").arg(share.letters) +
           paragraph(SignOffWords::tr("This layout was checked and is approved for play.")) +
           QStringLiteral("<p>&nbsp;</p>") +
           paragraph(
               SignOffWords::tr("Name ______________________________   Signature ______________________________   Date "
                                "______________")) +
           paragraph(SignOffWords::tr("Scenario: SHA-256 %1").arg(scenarios::hashOf(table.scenario()))) +
           paragraph(SignOffWords::tr("Rules: SHA-256 %1").arg(table.rules().hash())) + QStringLiteral("</div>");
}

/// Paints the A4 page, in points. Text that does not fit gets smaller.
void paintSignOff(QPainter& painter, const PreparedTable& table, const LayoutReport& report) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRectF{{}, kA4}, Qt::white);
    const QRectF page{kSheetMargin, kSheetMargin, kA4.width() - 2 * kSheetMargin, kA4.height() - 2 * kSheetMargin};
    paintFittedText(painter, [&](SheetShare share) { return headText(table, report, share); },
                    {page.left(), page.top(), page.width(), kHeadHeight});
    const QRectF room{page.left(), page.top() + kHeadHeight + kSheetGap, page.width(), kPictureHeight};
    const PaintOptions options = wholeTableOnPage(table.scenario(), room.size());
    const QRectF area = pictureArea(table.scenario(), options);
    const QRectF shown = placeOnPage(area, room);
    painter.save();
    painter.setClipRect(shown);
    painter.translate(shown.topLeft());
    painter.scale(shown.width() / area.width(), shown.width() / area.width());
    painter.translate(-area.topLeft());
    paintTable(painter, table.scenario(), {}, options);
    painter.restore();
    const QRectF foot{page.left(), page.bottom() - kFootHeight, page.width(), kFootHeight};
    const double top = shown.bottom() + kSheetGap;
    paintFittedText(painter, [&](SheetShare share) { return bodyText(table, report, share); },
                    {page.left(), top, page.width(), foot.top() - kSheetGap - top});
    painter.setPen(QPen{options.theme.tableEdge, 0.5});
    painter.drawLine(QPointF{foot.left(), foot.top() - kSheetGap / 2},
                     QPointF{foot.right(), foot.top() - kSheetGap / 2});
    paintFittedText(
        painter, [&](SheetShare share) { return footText(table, share); }, foot);
    painter.restore();
}

} // namespace

QByteArray signOffPdf(const PreparedTable& table, const LayoutReport& report) {
    return pdfBytes(kA4, SignOffWords::tr("Layout sign-off"), 1,
                    [&](QPainter& painter, int) { paintSignOff(painter, table, report); });
}

} // namespace sightline::app
