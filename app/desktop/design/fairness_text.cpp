#include "app/desktop/design/fairness_text.h"

#include "app/desktop/design/layout_text.h"
#include "app/shared/text/area_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/base/csv.h"
#include "scenarios/model/assemblies.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

using scenarios::AnyId;
using scenarios::Scenario;
using scenarios::SideDifference;
using scenarios::SymmetryStudy;
using scenarios::TableSymmetry;

struct FairnessTextWords {
    Q_DECLARE_TR_FUNCTIONS(Layouts)
};

QRectF tableOf(const Scenario& scenario) {
    return {0.0, 0.0, scenario.table.width.inches(), scenario.table.height.inches()};
}

/// Returns the image of the outline under the symmetry.
QPolygonF image(QPolygonF outline, TableSymmetry symmetry, const QRectF& table) {
    for (QPointF& corner : outline) {
        if (symmetry != TableSymmetry::MirrorTopBottom) {
            corner.setX(table.width() - corner.x());
        }
        if (symmetry != TableSymmetry::MirrorLeftRight) {
            corner.setY(table.height() - corner.y());
        }
    }
    return outline;
}

bool breaks(const scenarios::SymmetricElement& element) {
    return !element.partner || element.offInches > SymmetryStudy::kExactInches;
}

/// The thing, and dashed where the other one should stand.
void mark(DesignMarks& marks,
          const Scenario& scenario,
          const scenarios::SymmetricElement& element,
          TableSymmetry symmetry) {
    const QPolygonF outline = designOutline(scenario, element.id);
    if (!outline.isEmpty()) {
        marks.outlines.push_back(outline);
        marks.ghosts.push_back(image(outline, symmetry, marks.table));
    }
}

DesignSheet symmetrySheet(const Scenario& scenario, const FairnessFigures& figures) {
    DesignSheet sheet{
        FairnessTextWords::tr("Symmetries"),
        FairnessTextWords::tr(
            "Mirrorings and turns after which the table looks the same. Choose a row to see what differs: dashed "
            "is where something should stand."),
        {FairnessTextWords::tr("Symmetry"), FairnessTextWords::tr("Accuracy")},
        {},
        {}};
    for (const SymmetryStudy& study : figures.symmetries) {
        DesignMarks marks;
        marks.table = tableOf(scenario);
        for (const auto& element : study.elements) {
            if (breaks(element)) {
                mark(marks, scenario, element, study.symmetry);
            }
        }
        sheet.rows.push_back({{symmetryName(study.symmetry), symmetryText(study)}, std::move(marks)});
    }
    return sheet;
}

QString elementName(const Scenario& scenario, const AnyId& id) {
    const auto* zone = std::get_if<scenarios::ZoneId>(&id);
    const auto* objective = std::get_if<scenarios::ObjectiveId>(&id);
    return zone ? zoneText(scenario, *zone) : objective ? objectiveText(scenario, *objective) : nameOf(scenario, id);
}

DesignSheet breakingSheet(const Scenario& scenario, const FairnessFigures& figures) {
    const SymmetryStudy& best = figures.symmetries.front();
    DesignSheet sheet{
        FairnessTextWords::tr("What breaks it"),
        {},
        {FairnessTextWords::tr("Element"), FairnessTextWords::tr("Partner"), FairnessTextWords::tr("Offset")},
        {{}, {}, FairnessTextWords::tr("How far the farthest corner is from where it should be")},
        {}};
    for (const auto& element : best.elements) {
        if (breaks(element)) {
            DesignMarks marks;
            marks.table = tableOf(scenario);
            mark(marks, scenario, element, best.symmetry);
            sheet.rows.push_back(
                {{elementName(scenario, element.id),
                  element.partner ? elementName(scenario, *element.partner) : FairnessTextWords::tr("none"),
                  element.partner ? lengthText(geometry::Length::fromInches(element.offInches)) : QString{}},
                 std::move(marks)});
        }
    }
    sheet.sentence = sheet.rows.empty()
                         ? FairnessTextWords::tr("%1: nothing breaks it.").arg(symmetryName(best.symmetry))
                         : FairnessTextWords::tr("%1, the nearest symmetry: what is off, and by how much.")
                               .arg(symmetryName(best.symmetry));
    return sheet;
}

/// "2.53 %": as exact as the difference beside it.
QString exactShareText(double share) {
    return FairnessTextWords::tr("%1 %", "a share").arg(QLocale{}.toString(100.0 * share, 'f', 2));
}

QString range(const FairnessFigures& figures, const SideDifference& difference) {
    return figures.study.trials == 0 || figures.isTooShort()
               ? QString{}
               : FairnessTextWords::tr("%1 to %2", "two differences")
                     .arg(pointsText(difference.low), pointsText(difference.high));
}

DesignSheet sideSheet(const Scenario& scenario, const FairnessFigures& figures) {
    const auto& study = figures.study;
    DesignSheet sheet{FairnessTextWords::tr("Both sides"), {}, {}, {}, {}};
    if (study.sides.size() < 2) {
        sheet.sentence = FairnessTextWords::tr("Two players with a zone each are needed to be compared.");
        return sheet;
    }
    sheet.heads = {FairnessTextWords::tr("Figure"), playerName(scenario, study.sides[0].player),
                   playerName(scenario, study.sides[1].player), FairnessTextWords::tr("Difference")};
    sheet.tips = {{}, {}, {}, FairnessTextWords::tr("The first player’s less the second’s, in percentage points")};
    if (figures.before) {
        sheet.heads << FairnessTextWords::tr("Before", "a difference before a change");
        sheet.tips << FairnessTextWords::tr("The difference before the last change of the table that changed a figure");
    }
    const bool hasTrials = study.trials > 0 && !figures.isTooShort();
    if (hasTrials) {
        sheet.heads << FairnessTextWords::tr("Set up 95 %") << FairnessTextWords::tr("Within error");
    }
    sheet.tips << FairnessTextWords::tr("Where 95 % of all set-ups lie")
               << FairnessTextWords::tr("Set-up error alone may decide who is better off");
    const auto row = [&](const QString& name, double scenarios::SideExposure::*figure,
                         SideDifference scenarios::FairnessStudy::*which) {
        const SideDifference& difference = study.*which;
        const QString turns = !hasTrials                        ? QString{}
                              : difference.isWithinSetUpError() ? FairnessTextWords::tr("yes")
                                                                : FairnessTextWords::tr("no");
        QStringList cells{name, exactShareText(study.sides[0].*figure), exactShareText(study.sides[1].*figure),
                          pointsText(difference.asPlaced)};
        if (figures.before) {
            cells << pointsText((*figures.before.*which).asPlaced);
        }
        sheet.rows.push_back({cells << range(figures, difference) << turns, {}});
    };
    using Study = scenarios::FairnessStudy;
    row(FairnessTextWords::tr("Own zone seen from any enemy zone"), &scenarios::SideExposure::zoneSeen,
        &Study::zoneSeen);
    row(FairnessTextWords::tr("The same after the enemy’s move"), &scenarios::SideExposure::zoneSeenAfterMove,
        &Study::zoneSeenAfterMove);
    row(FairnessTextWords::tr("Lines to objectives that are clear"), &scenarios::SideExposure::objectivesSeen,
        &Study::objectivesSeen);
    row(FairnessTextWords::tr("Lines to the table that are clear"), &scenarios::SideExposure::tableSeen,
        &Study::tableSeen);
    const auto safeDifference = [](const Study& of) {
        return areaText(of.sides[0].safeSquareInches - of.sides[1].safeSquareInches);
    };
    QStringList safe{FairnessTextWords::tr("Area that no enemy zone sees"), areaText(study.sides[0].safeSquareInches),
                     areaText(study.sides[1].safeSquareInches), safeDifference(study)};
    if (figures.before) {
        safe << safeDifference(*figures.before);
    }
    sheet.rows.push_back({safe << QString{} << QString{}, {}});
    for (DesignSheet::Row& one : sheet.rows) {
        one.cells = one.cells.first(std::min(one.cells.size(), sheet.heads.size()));
    }
    sheet.sentence =
        !hasTrials
            ? FairnessTextWords::tr("For the table as it stands. Run the study to see the effect of set-up errors.")
            : FairnessTextWords::tr("%n set-ups, seed %1.", nullptr, study.trials).arg(figures.options.seed);
    return sheet;
}

DesignSheet influenceSheet(const Scenario& scenario, const FairnessFigures& figures) {
    DesignSheet sheet{
        FairnessTextWords::tr("What each piece does"),
        {},
        {FairnessTextWords::tr("Piece"), FairnessTextWords::tr("Removed"), FairnessTextWords::tr("Moved 1 in")},
        {{},
         FairnessTextWords::tr("By how much more or fewer lines between zones would be clear without it"),
         FairnessTextWords::tr("The largest change when it is moved by 1 in, in any direction")},
        {}};
    if (!figures.influences && figures.wasStopped) {
        sheet.sentence = FairnessTextWords::tr("The study was stopped before it reached the pieces.");
        return sheet;
    }
    if (!figures.influences) {
        sheet.sentence =
            FairnessTextWords::tr("Run the study to see the effect of each piece on the lines between zones.");
        return sheet;
    }
    sheet.sentence = FairnessTextWords::tr(
        "Change of the share of clear lines between zones of different players, in percentage points; the piece that "
        "does most is first.");
    for (const auto& one : *figures.influences) {
        DesignMarks marks;
        marks.table = tableOf(scenario);
        for (const auto& piece : scenarios::carriedBy(scenario, one.piece)) {
            marks.outlines.push_back(designOutline(scenario, AnyId{piece}));
        }
        sheet.rows.push_back(
            {{nameOf(scenario, AnyId{one.piece}), pointsText(one.removed), pointsText(one.nudged)}, std::move(marks)});
    }
    return sheet;
}

} // namespace

QByteArray fairnessCsv(const Scenario& scenario, const scenarios::FairnessStudy& study) {
    struct Figure {
        const char* name;
        double scenarios::SideExposure::*ofSide;
        const SideDifference& difference;
    };
    const std::array<Figure, 4> figures{
        {{"zone_seen", &scenarios::SideExposure::zoneSeen, study.zoneSeen},
         {"zone_seen_after_move", &scenarios::SideExposure::zoneSeenAfterMove, study.zoneSeenAfterMove},
         {"objectives_seen", &scenarios::SideExposure::objectivesSeen, study.objectivesSeen},
         {"table_seen", &scenarios::SideExposure::tableSeen, study.tableSeen}}};
    const auto name = [&](std::size_t side) {
        return study.sides.size() < 2 ? QByteArray{side == 0 ? "first" : "second"}
                                      : scenarios::csvCell(playerName(scenario, study.sides[side].player));
    };
    QByteArray text = "figure," + name(0) + ',' + name(1) + ",difference,mean,low,high\n";
    const auto row = [&](const QByteArray& head, std::initializer_list<double> values) {
        text += head;
        for (const double value : values) {
            text += ',' + QByteArray::number(value, 'g', 10);
        }
        text += '\n';
    };
    if (study.sides.size() < 2) {
        return text;
    }
    for (const Figure& figure : figures) {
        const auto& d = figure.difference;
        row(figure.name,
            {study.sides[0].*figure.ofSide, study.sides[1].*figure.ofSide, d.asPlaced, d.mean, d.low, d.high});
    }
    text += "\nset_up";
    for (const Figure& figure : figures) {
        text += ',' + QByteArray{figure.name};
    }
    text += '\n';
    for (std::size_t i = 0; i < study.zoneSeen.trials.size(); ++i) {
        row(QByteArray::number(i + 1), {study.zoneSeen.trials[i], study.zoneSeenAfterMove.trials[i],
                                        study.objectivesSeen.trials[i], study.tableSeen.trials[i]});
    }
    return text;
}

std::vector<DesignSheet> fairnessSheets(const Scenario& scenario, const FairnessFigures& figures) {
    return {symmetrySheet(scenario, figures), breakingSheet(scenario, figures), sideSheet(scenario, figures),
            influenceSheet(scenario, figures)};
}

} // namespace sightline::app
