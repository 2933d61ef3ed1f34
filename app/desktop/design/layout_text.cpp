#include "app/desktop/design/layout_text.h"

#include "app/shared/text/element_text.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::AnyId;
using scenarios::LayoutReport;
using scenarios::Scenario;

constexpr std::size_t kMaxOpenRows = 200;
constexpr int kCircle = 48;
constexpr qsizetype kSeenBefore = 3; ///< the column of the shares before a change

struct LayoutTextWords {
    Q_DECLARE_TR_FUNCTIONS(Layouts)
};

QString inches(double value) { return lengthText(Length::fromInches(value)); }

QRectF tableOf(const Scenario& scenario) {
    return {0.0, 0.0, scenario.table.width.inches(), scenario.table.height.inches()};
}

template <class Points> QPolygonF polygonOf(const Points& points) {
    QPolygonF polygon;
    std::ranges::transform(points, std::back_inserter(polygon), toInches);
    return polygon;
}

/// Adds the outlines of all zones of a side.
void addOutlines(DesignMarks& marks,
                 const Scenario& scenario,
                 const scenarios::ExposureTable& table,
                 std::size_t place) {
    if (!table.places[place].isSide()) {
        marks.outlines.push_back(designOutline(scenario, idOf(table.places[place])));
    }
    for (const std::size_t part : table.places[place].parts) {
        marks.outlines.push_back(designOutline(scenario, idOf(table.places[part])));
    }
}

/// Returns the share of `to` that `from` saw; empty if the table had no such places.
QString seenBefore(const LayoutReport& before, const scenarios::ExposedArea& from, const scenarios::ExposedArea& to) {
    const auto& places = before.now.places;
    const auto isThat = [&](std::size_t index, const scenarios::ExposedArea& place) {
        return places[index].id == place.id && places[index].isObjective == place.isObjective &&
               places[index].isSide() == place.isSide();
    };
    const auto found = std::ranges::find_if(before.now.entries, [&](const scenarios::Exposure& one) {
        return isThat(one.from, from) && isThat(one.to, to);
    });
    return found == before.now.entries.end() ? QString{} : shareText(found->seen);
}

/// Returns the name of a place of an exposure: "West", "Objective 1", "Red, all zones".
QString exposedAreaName(const Scenario& scenario, const scenarios::ExposedArea& place) {
    return place.isSide() ? LayoutTextWords::tr("%1, all zones", "a player").arg(playerName(scenario, place.player))
           : place.isObjective ? objectiveText(scenario, scenarios::ObjectiveId{place.id})
                               : zoneText(scenario, scenarios::ZoneId{place.id});
}

DesignSheet exposureSheet(const Scenario& scenario, const LayoutReport& report, const LayoutReport* before) {
    const QString move = inches(report.options.move.inches());
    DesignSheet sheet{
        LayoutTextWords::tr("Who sees what"),
        LayoutTextWords::tr(
            "Zones and objectives from each other, by viewers without size every %1. Choose a row to see what is seen.")
            .arg(inches(report.options.cell.inches())),
        {LayoutTextWords::tr("From"), LayoutTextWords::tr("To"), LayoutTextWords::tr("Seen"),
         LayoutTextWords::tr("Lines"), LayoutTextWords::tr("Seen after %1").arg(move),
         LayoutTextWords::tr("Lines after %1").arg(move)},
        {{},
         {},
         LayoutTextWords::tr("Share of its points that somebody sees"),
         LayoutTextWords::tr("Share of all lines between them that are clear"),
         LayoutTextWords::tr("The same after a move of the viewers, as the crow flies, to points of that spacing: a "
                             "finer one finds more that is seen"),
         LayoutTextWords::tr("The same after a move of the viewers, as the crow flies, to points of that spacing: a "
                             "finer one finds more that is seen")},
        {}};
    for (const scenarios::Exposure& one : report.now.entries) {
        const auto& from = report.now.places[one.from];
        const auto& to = report.now.places[one.to];
        const auto& later = report.afterMove.between(one.from, one.to);
        DesignMarks marks;
        marks.table = tableOf(scenario);
        addOutlines(marks, scenario, report.now, one.from);
        addOutlines(marks, scenario, report.now, one.to);
        sheet.rows.push_back({{exposedAreaName(scenario, from), exposedAreaName(scenario, to), shareText(one.seen),
                               shareText(one.mean), shareText(later.seen), shareText(later.mean)},
                              std::move(marks)});
        if (before) {
            sheet.rows.back().cells.insert(kSeenBefore, seenBefore(*before, from, to));
        }
    }
    if (before) {
        sheet.heads.insert(kSeenBefore, LayoutTextWords::tr("Seen before", "a share before a change"));
        sheet.tips.insert(kSeenBefore,
                          LayoutTextWords::tr("Seen before the last change of the table that changed a figure"));
    }
    return sheet;
}

DesignSheet laneSheet(const Scenario& scenario, const LayoutReport& report, const LayoutReport* before) {
    DesignSheet sheet{
        LayoutTextWords::tr("Lanes"),
        report.lanes.empty()
            ? LayoutTextWords::tr(
                  "No clear line was found between zones of different players, among points every %1 in "
                  "them and on their borders.")
                  .arg(inches(report.options.cell.inches()))
            : LayoutTextWords::tr("The longest clear lines between zones of different players, as wide as the "
                                  "widest clear beam between bases of 4 in at their ends."),
        {LayoutTextWords::tr("From"), LayoutTextWords::tr("To"), LayoutTextWords::tr("Length"),
         LayoutTextWords::tr("Width")},
        {},
        {}};
    if (before) {
        sheet.sentence +=
            u' ' + (before->lanes.empty() ? LayoutTextWords::tr("Before the last change there was none.", "no lane")
                                          : LayoutTextWords::tr("Before the last change the longest was %1.", "lane")
                                                .arg(inches(before->lanes.front().lengthInches)));
    }
    for (const scenarios::Lane& lane : report.lanes) {
        DesignMarks marks;
        marks.table = tableOf(scenario);
        const QString length = inches(lane.lengthInches);
        const QString width = inches(lane.widthInches);
        marks.strips.push_back({toInches(lane.beamFrom), toInches(lane.beamTo), lane.widthInches,
                                LayoutTextWords::tr("%1 long, %2 wide").arg(length, width)});
        sheet.rows.push_back(
            {{zoneText(scenario, lane.fromZone), zoneText(scenario, lane.toZone), length, width}, std::move(marks)});
    }
    return sheet;
}

DesignSheet gapSheet(const Scenario& scenario, const LayoutReport& report) {
    const QString base = millimetersText(report.options.gapBase.millimeters());
    DesignSheet sheet{LayoutTextWords::tr("Gaps"),
                      report.gaps.empty()
                          ? LayoutTextWords::tr("No two pieces stand so near that a base of %1 cannot pass.").arg(base)
                          : LayoutTextWords::tr("Gaps between pieces that a base of %1 cannot pass.").arg(base),
                      {LayoutTextWords::tr("Piece"), LayoutTextWords::tr("Piece"), LayoutTextWords::tr("Gap")},
                      {},
                      {}};
    for (const scenarios::Gap& gap : report.gaps) {
        DesignMarks marks;
        marks.table = tableOf(scenario);
        const QString width = millimetersText(25.4 * gap.inches);
        marks.outlines = {designOutline(scenario, AnyId{gap.one}), designOutline(scenario, AnyId{gap.other})};
        marks.strips.push_back({toInches(gap.from), toInches(gap.to), 0.0, width});
        sheet.rows.push_back(
            {{nameOf(scenario, AnyId{gap.one}), nameOf(scenario, AnyId{gap.other}), width}, std::move(marks)});
    }
    return sheet;
}

DesignSheet openSheet(const Scenario& scenario, const LayoutReport& report) {
    DesignSheet sheet{
        LayoutTextWords::tr("Open ground"),
        LayoutTextWords::tr("%1 of all points see more than %2 of the table; a point sees %3 of it on average.")
            .arg(shareText(report.openSamplePoints), shareText(report.options.openShare),
                 shareText(report.meanSeenShare)),
        {LayoutTextWords::tr("Point"), LayoutTextWords::tr("Sees")},
        {},
        {}};
    const double cell = report.options.cell.inches();
    const auto cellAt = [&](geometry::Point samplePoint) {
        return QRectF{toInches(samplePoint) - QPointF{cell / 2, cell / 2}, QSizeF{cell, cell}};
    };
    DesignMarks all;
    all.table = tableOf(scenario);
    std::ranges::transform(report.openest, std::back_inserter(all.cells),
                           [&](const scenarios::SamplePointShare& one) { return cellAt(one.samplePoint); });
    if (!report.openest.empty()) {
        sheet.rows.push_back({{LayoutTextWords::tr("All %n points", nullptr, static_cast<int>(report.openest.size())),
                               LayoutTextWords::tr("more than %1").arg(shareText(report.options.openShare))},
                              all});
    }
    for (std::size_t i = 0; i < std::min(report.openest.size(), kMaxOpenRows); ++i) {
        DesignMarks marks;
        marks.table = tableOf(scenario);
        const QRectF box = cellAt(report.openest[i].samplePoint);
        marks.cells = {box};
        marks.outlines = {QPolygonF{box}};
        sheet.rows.push_back(
            {{samplePointText(report.openest[i].samplePoint), shareText(report.openest[i].share)}, std::move(marks)});
    }
    return sheet;
}

} // namespace

QPolygonF designOutline(const Scenario& scenario, const AnyId& id) {
    if (const auto* piece = std::get_if<scenarios::PieceId>(&id)) {
        const scenarios::Piece* found = scenario.piece(*piece);
        return found == nullptr  ? QPolygonF{}
               : found->isWall() ? polygonOf(std::get<geometry::Wall>(found->outline).vertices())
                                 : polygonOf(std::get<geometry::Polygon>(found->outline).outline());
    }
    if (const auto* zone = std::get_if<scenarios::ZoneId>(&id)) {
        const auto found = std::ranges::find(scenario.zones, *zone, &scenarios::Zone::id);
        return found == scenario.zones.end() ? QPolygonF{} : polygonOf(found->polygon.outline());
    }
    QPolygonF circle;
    if (const auto* objective = std::get_if<scenarios::ObjectiveId>(&id)) {
        const auto found = std::ranges::find(scenario.objectives, *objective, &scenarios::Objective::id);
        if (found != scenario.objectives.end()) {
            const auto half = scenarios::boundsOf(scenario, std::vector{id});
            const QPointF low = toInches(half.low);
            const QPointF high = toInches(half.high);
            for (int i = 0; i < kCircle; ++i) {
                const QLineF radius = QLineF::fromPolar((high.x() - low.x()) / 2, 360.0 * i / kCircle);
                circle << (low + high) / 2 + radius.p2();
            }
        }
    }
    return circle;
}

AnyId idOf(const scenarios::ExposedArea& place) {
    return place.isObjective ? AnyId{scenarios::ObjectiveId{place.id}} : AnyId{scenarios::ZoneId{place.id}};
}

std::vector<DesignSheet> sightSheets(const Scenario& scenario, const LayoutReport& report, const LayoutReport* before) {
    return {exposureSheet(scenario, report, before), laneSheet(scenario, report, before), gapSheet(scenario, report),
            openSheet(scenario, report)};
}

} // namespace sightline::app
