#include "app/cli/region_options.h"

#include "app/cli/command_line.h"

#include <algorithm>

namespace sightline::app::cli {

using geometry::Angle;
using geometry::Length;
using scenarios::RegionQuestion;

namespace {

geometry::Point samplePointOf(const QString& given, const scenarios::Table& table) {
    const QStringList parts = given.split(u',');
    bool isX = false;
    bool isY = false;
    const double x = parts.front().toDouble(&isX);
    const double y = parts.back().toDouble(&isY);
    if (parts.size() != 2 || !isX || !isY) {
        throw UsageError{QStringLiteral("--at takes X,Y in inches, such as 12.5,30; found “%1”.").arg(given)};
    }
    if (!(x >= 0.0 && x <= table.width.inches() && y >= 0.0 && y <= table.height.inches())) {
        throw UsageError{QStringLiteral("--at %1 is not on the table, which is %2 by %3 in.")
                             .arg(given)
                             .arg(table.width.inches())
                             .arg(table.height.inches())};
    }
    return geometry::pointFromInches(x, y);
}

/// Models, and one zone, of `--from` and `--unit`.
void addViewers(const Arguments& arguments, const scenarios::Scenario& scenario, RegionQuestion& question) {
    for (const QString& id : arguments.values(QStringLiteral("from"))) {
        const auto zone = std::ranges::find(scenario.zones, scenarios::ZoneId{id}, &scenarios::Zone::id);
        if (zone != scenario.zones.end()) {
            if (question.zone) {
                throw UsageError{QStringLiteral("--from takes one zone only; “%1” is a second one.").arg(id)};
            }
            question.zone = zone->id;
            continue;
        }
        question.from.push_back(modelOf(scenario, id));
    }
    for (const QString& unit : arguments.values(QStringLiteral("unit"))) {
        const auto before = question.from.size();
        for (const scenarios::Model& model : scenario.models) {
            if (model.unit == unit) {
                question.from.push_back(model.id);
            }
        }
        if (question.from.size() == before) {
            QStringList units;
            for (const scenarios::Model& model : scenario.models) {
                if (!model.unit.isEmpty() && !units.contains(model.unit)) {
                    units << model.unit;
                }
            }
            throw UsageError{
                units.isEmpty()
                    ? QStringLiteral("--unit “%1”: no model of this table belongs to a unit.").arg(unit)
                    : QStringLiteral("--unit “%1”: there is no such unit; there are %2.").arg(unit, someOf(units))};
        }
    }
    for (const QString& place : arguments.values(QStringLiteral("at"))) {
        question.samplePoints.push_back(samplePointOf(place, scenario.table));
    }
}

std::optional<geometry::ViewArc> arcOf(const Arguments& arguments) {
    if (!arguments.has(QStringLiteral("arc"))) {
        return std::nullopt;
    }
    const QString given = arguments.value(QStringLiteral("arc"));
    const QStringList parts = given.split(u':');
    bool isFrom = false;
    bool isWidth = false;
    const double from = parts.front().toDouble(&isFrom);
    const double width = parts.back().toDouble(&isWidth);
    if (parts.size() != 2 || !isFrom || !isWidth || std::abs(from) > 360.0 || width <= 0.0 || width > 360.0) {
        throw UsageError{
            QStringLiteral(
                "--arc takes FROM:WIDTH in degrees clockwise from the table's right, such as 315:90; found “%1”.")
                .arg(given)};
    }
    return geometry::ViewArc{Angle::fromDegrees(from), Angle::fromDegrees(width)};
}

scenarios::ArcZero arcZeroOf(const Arguments& arguments, const RegionQuestion& question) {
    if (!arguments.has(QStringLiteral("arc-from-front"))) {
        return scenarios::ArcZero::Table;
    }
    if (!question.arc) {
        throw UsageError{QStringLiteral("--arc-from-front requires --arc.")};
    }
    if (question.zone || !question.samplePoints.empty()) {
        throw UsageError{
            QStringLiteral(
                "--arc-from-front is for models: %1 has no front. Omit it, or specify models with --from or --unit.")
                .arg(question.zone ? QStringLiteral("the zone “%1”").arg(question.zone->value)
                                   : QStringLiteral("a position of --at"))};
    }
    return scenarios::ArcZero::Facing;
}

} // namespace

RegionQuestion regionQuestionOf(const Arguments& arguments, const TableInput& input) {
    RegionQuestion question;
    addViewers(arguments, input.scenario, question);
    const auto arc = arcOf(arguments);
    const auto range = numberOf(arguments, QStringLiteral("range"), 0.0, 0.0, kLargestFigure);
    const auto height =
        numberOf(arguments, QStringLiteral("height"), question.targetHeight.inches(), 0.0, kLargestFigure);
    const auto eye =
        numberOf(arguments, QStringLiteral("viewer-height"), question.zoneHeight.inches(), 0.0, kLargestFigure);
    const auto elevation = numberOf(arguments, QStringLiteral("elevation"), 0.0, 0.0, kLargestFigure);
    const auto base = numberOf(arguments, QStringLiteral("base-mm"), 0.0, 0.001, kLargestFigure);
    const auto cell = numberOf(arguments, QStringLiteral("cell"), question.cell.inches(), kMinCell, kLargestFigure);
    if (arguments.has(QStringLiteral("whole")) && !arguments.has(QStringLiteral("base-mm"))) {
        throw UsageError{QStringLiteral("--whole requires --base-mm.")};
    }
    question.zoneHeight = Length::fromInches(eye);
    question.arc = arc;
    question.arcZero = arcZeroOf(arguments, question);
    if (arguments.has(QStringLiteral("range"))) {
        question.range = Length::fromInches(range);
    }
    question.targetHeight = Length::fromInches(height);
    question.targetElevation = Length::fromInches(elevation);
    if (arguments.has(QStringLiteral("base-mm"))) {
        question.wants =
            arguments.has(QStringLiteral("whole")) ? scenarios::RegionWants::AllOfIt : scenarios::RegionWants::SomePart;
        question.targetBase = geometry::Footprint::round(Length::fromMillimeters(base)).value();
    }
    question.cell = Length::fromInches(cell);
    return question;
}

void checkCells(const RegionQuestion& question, const scenarios::Table& table) {
    if (regionCells(table, question.cell) > scenarios::kMaxRegionCells) {
        throw UsageError{QStringLiteral("Cells of %1 in are too many for this table; choose larger ones with --cell.")
                             .arg(question.cell.inches())};
    }
}

void checkViewers(const RegionQuestion& question, const QString& further) {
    if (question.from.empty() && question.samplePoints.empty() && !question.zone) {
        throw UsageError{
            QStringLiteral(
                "Name the viewers: %1--from with the id of a model or a zone, --unit, or --at with a position.")
                .arg(further)};
    }
}

QStringList viewerNames(const RegionQuestion& question) {
    QStringList names;
    std::ranges::transform(question.from, std::back_inserter(names), &scenarios::ModelId::value);
    for (const geometry::Point samplePoint : question.samplePoints) {
        names << QStringLiteral("%1,%2").arg(samplePoint.x.inches()).arg(samplePoint.y.inches());
    }
    if (question.zone) {
        names << question.zone->value;
    }
    return names;
}

std::vector<Option> regionOptions() {
    return {{"from", "ID", "the observing model or zone; may be repeated", false, true},
            {"unit", "NAME", "the models of this unit are the observers", false, true},
            {"at", "X,Y", "a viewer without size at this position, in inches; may be repeated", false, true},
            {"viewer-height", "IN", "height of the viewers of --at or of a zone (default: 2)"},
            {"range", "IN", "maximum distance from base edge to base edge, in inches"},
            {"arc", "FROM:WIDTH",
             "only in these directions from the center of the base, degrees clockwise from the table's right"},
            {"arc-from-front",
             {},
             "with --arc: clockwise from the front of each model that looks, so 315:90 is the quarter before it"},
            {"height", "IN", "height of the target (default: 2)"},
            {"elevation", "IN", "elevation of the target (default: 0)"},
            {"base-mm", "D", "where any part of a round base of this diameter would be seen"},
            {"whole", {}, "with --base-mm: where all of the base would be seen"}};
}

} // namespace sightline::app::cli
