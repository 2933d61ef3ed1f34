#include "app/shared/export/view_export.h"

#include "app/shared/painting/table_painter.h"
#include "app/shared/text/number_text.h"

#include <QCoreApplication>

#include <cmath>

namespace sightline::app {

namespace {

struct ViewExportWords {
    Q_DECLARE_TR_FUNCTIONS(ViewExport)
};

QString sheetsText(const scenarios::Scenario& scenario, const ViewExport& choice, bool& isPossible) {
    const PaperPlan plan = paperPlanOf(scenario, choice.paint, *choice.paper);
    isPossible = plan.pages() <= kMaxSheets && plan.scale > 0;
    if (!isPossible) {
        return ViewExportWords::tr("That takes %1 sheets; %2 at most.").arg(plan.pages()).arg(kMaxSheets);
    }
    if (!choice.paper->trueSize) {
        return ViewExportWords::tr("One sheet, 1 : %1").arg(72.0 / plan.scale, 0, 'f', 1);
    }
    return plan.pages() == 1 ? ViewExportWords::tr("One sheet, true size")
                             : ViewExportWords::tr("%1 sheets, %2 across and %3 down, true size")
                                   .arg(plan.pages())
                                   .arg(plan.columns)
                                   .arg(plan.rows);
}

} // namespace

QByteArray
viewBytes(const scenarios::Scenario& scenario, std::span<const scenarios::Verdict> verdicts, const ViewExport& choice) {
    const auto shown = choice.sightLines ? verdicts : std::span<const scenarios::Verdict>{};
    if (choice.kind == PictureKind::Pdf && choice.paper) {
        return paperBytes(scenario, shown, choice.paint, *choice.paper);
    }
    return pictureBytes(choice.kind, scenario, shown, choice.paint, choice.dotsPerInch);
}

QString viewExportText(const scenarios::Scenario& scenario, const ViewExport& choice, bool& isPossible) {
    isPossible = true;
    if (choice.kind == PictureKind::Pdf && choice.paper) {
        return sheetsText(scenario, choice, isPossible);
    }
    const QSizeF inches = pictureArea(scenario, choice.paint).size();
    if (choice.kind != PictureKind::Png) {
        return ViewExportWords::tr("%1 × %2, true size")
            .arg(inchesText(geometry::Length::fromInches(inches.width())),
                 inchesText(geometry::Length::fromInches(inches.height())));
    }
    const QSizeF dots = inches * choice.dotsPerInch;
    isPossible = fitsIntoPicture(dots);
    const QString size =
        ViewExportWords::tr("%1 × %2 dots").arg(std::lround(dots.width())).arg(std::lround(dots.height()));
    return isPossible ? size : ViewExportWords::tr("%1: too large, choose fewer dots").arg(size);
}

} // namespace sightline::app
