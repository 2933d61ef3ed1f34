#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/desktop/text/verdict_text.h"
#include "scenarios/analysis/region.h"

#include <algorithm>
#include <optional>

namespace sightline::app::cli {

namespace {

using geometry::Angle;
using geometry::Length;
using scenarios::JsonWriter;
using scenarios::RegionQuestion;

constexpr double kLargestInches = 1000.0;
constexpr double kLeastCell = 0.05;
constexpr double kLargestBase = 1000.0; ///< millimetres

/// Models, and one zone, of `--from` and `--unit`.
Expected<void> addViewers(const Arguments& arguments, const scenarios::Scenario& scenario, RegionQuestion& question) {
    for (const QString& id : arguments.values(QStringLiteral("from"))) {
        const auto zone = std::ranges::find(scenario.zones, scenarios::ZoneId{id}, &scenarios::Zone::id);
        if (zone != scenario.zones.end()) {
            if (question.zone) {
                return refuse(QStringLiteral("--from takes one zone only, and “%1” is a second one.").arg(id));
            }
            question.zone = zone->id;
            continue;
        }
        const auto model = modelOf(scenario, id);
        if (!model) {
            return tl::unexpected{model.error()};
        }
        question.from.push_back(*model);
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
            return refuse(units.isEmpty() ? QStringLiteral("--unit “%1”: no model of this table belongs to a unit.").arg(unit)
                                          : QStringLiteral("--unit “%1”: there is no such unit; there are %2.").arg(unit, someOf(units)));
        }
    }
    if (question.from.empty() && !question.zone) {
        return refuse(QStringLiteral("Tell who looks: --from with the id of a model or a zone, or --unit."));
    }
    return {};
}

Expected<std::optional<geometry::ViewArc>> arcOf(const Arguments& arguments) {
    if (!arguments.has(QStringLiteral("arc"))) {
        return std::optional<geometry::ViewArc>{};
    }
    const QString given = arguments.value(QStringLiteral("arc"));
    const QStringList parts = given.split(u':');
    bool isFrom = false;
    bool isWidth = false;
    const double from = parts.front().toDouble(&isFrom);
    const double width = parts.back().toDouble(&isWidth);
    if (parts.size() != 2 || !isFrom || !isWidth || std::abs(from) > 360.0 || width <= 0.0 || width > 360.0) {
        return refuse(QStringLiteral("--arc wants FROM:WIDTH in degrees clockwise from the table's right, as 315:90, not “%1”.").arg(given));
    }
    return std::optional{geometry::ViewArc{Angle::fromDegrees(from), Angle::fromDegrees(width)}};
}

Expected<RegionQuestion> questionOf(const Arguments& arguments, const TableInput& input) {
    RegionQuestion question;
    if (const auto viewers = addViewers(arguments, input.scenario, question); !viewers) {
        return tl::unexpected{viewers.error()};
    }
    const auto arc = arcOf(arguments);
    const auto range = numberOf(arguments, QStringLiteral("range"), 0.0, 0.0, kLargestInches);
    const auto height = numberOf(arguments, QStringLiteral("height"), question.targetHeight.inches(), 0.0, kLargestInches);
    const auto elevation = numberOf(arguments, QStringLiteral("elevation"), 0.0, 0.0, kLargestInches);
    const auto base = numberOf(arguments, QStringLiteral("base-mm"), 0.0, 0.001, kLargestBase);
    const auto cell = numberOf(arguments, QStringLiteral("cell"), question.cell.inches(), kLeastCell, kLargestInches);
    for (const auto* number : {&range, &height, &elevation, &base, &cell}) {
        if (!*number) {
            return tl::unexpected{number->error()};
        }
    }
    if (!arc) {
        return tl::unexpected{arc.error()};
    }
    if (arguments.has(QStringLiteral("whole")) && !arguments.has(QStringLiteral("base-mm"))) {
        return refuse(QStringLiteral("--whole asks for all of a base; tell its size with --base-mm."));
    }
    question.arc = *arc;
    if (arguments.has(QStringLiteral("range"))) {
        question.range = Length::fromInches(*range);
    }
    question.targetHeight = Length::fromInches(*height);
    question.targetElevation = Length::fromInches(*elevation);
    if (arguments.has(QStringLiteral("base-mm"))) {
        question.wants = arguments.has(QStringLiteral("whole")) ? scenarios::RegionWants::AllOfIt : scenarios::RegionWants::SomePart;
        question.targetBase = geometry::Footprint::round(Length::fromMillimeters(*base)).value();
    }
    question.cell = Length::fromInches(*cell);
    if (!hasExactRegion(input.rules, question.wants) && regionCells(input.scenario.table, question.cell) > scenarios::kMostRegionCells) {
        return refuse(QStringLiteral("Cells of %1 in are too many for this table; take larger ones with --cell.").arg(question.cell.inches()));
    }
    return question;
}

void writeRing(JsonWriter& writer, const geometry::Ring& ring) {
    writer.beginList(JsonWriter::Layout::Line);
    for (const geometry::Point p : ring) {
        writer.beginList();
        writer.number(p.x.inches());
        writer.number(p.y.inches());
        writer.endList();
    }
    writer.endList();
}

QStringList viewerNames(const RegionQuestion& question) {
    QStringList names;
    std::ranges::transform(question.from, std::back_inserter(names), &scenarios::ModelId::value);
    if (question.zone) {
        names << question.zone->value;
    }
    return names;
}

QByteArray jsonOf(const scenarios::SeenRegion& seen, const RegionQuestion& question) {
    JsonWriter writer;
    writer.beginObject();
    writer.key(u"from");
    const QStringList names = viewerNames(question);
    if (names.size() == 1) {
        writer.string(names.front());
    } else {
        writer.beginList(JsonWriter::Layout::Line);
        for (const QString& name : names) {
            writer.string(name);
        }
        writer.endList();
    }
    writer.key(u"rules");
    writer.string(seen.rules);
    writer.key(u"cell_in");
    seen.cell ? writer.number(seen.cell->inches()) : writer.null();
    writer.key(u"area_sq_in");
    writer.number(seen.areaSquareInches);
    writer.key(u"share_of_table");
    writer.number(seen.shareOfTable);
    writer.key(u"polygons");
    writer.beginList();
    for (const geometry::RegionPart& part : seen.region.parts) {
        writer.beginObject();
        writer.key(u"outer");
        writeRing(writer, part.outline);
        writer.key(u"holes");
        writer.beginList();
        for (const geometry::Ring& hole : part.holes) {
            writeRing(writer, hole);
        }
        writer.endList();
        writer.endObject();
    }
    writer.endList();
    writer.endObject();
    return writer.text();
}

QString textOf(const scenarios::SeenRegion& seen, const RegionQuestion& question) {
    const QString borders = seen.cell ? QStringLiteral("cells of %1 in, each judged at its middle").arg(seen.cell->inches()) : QStringLiteral("exact");
    return oneLine(QStringLiteral("%1: %2 sq in are seen, %3 % of the table")
                       .arg(viewerNames(question).join(QStringLiteral(", ")), QString::number(seen.areaSquareInches, 'f', 2), QString::number(100 * seen.shareOfTable, 'f', 1))) +
           QStringLiteral("\n\n") +
           columns({{QStringLiteral("rules"), seen.rules}, {QStringLiteral("borders"), borders}, {QStringLiteral("parts"), QString::number(seen.region.parts.size())}});
}

Expected<ExitStatus> run(const Arguments& arguments) {
    const auto input = tableInputOf(arguments);
    if (!input) {
        return tl::unexpected{input.error()};
    }
    const auto question = questionOf(arguments, *input);
    if (!question) {
        return tl::unexpected{question.error()};
    }
    const scenarios::RegionTable table{scenarios::PreparedTable{input->scenario, input->rules}};
    scenarios::SeenRegion seen;
    {
        LongWork work{QStringLiteral("rows")};
        seen = seenRegion(table, *question, [&work](int done, int all) { work.tell(done, all); }, 0, work.stop());
        if (work.isStopped()) {
            return ExitStatus::Stopped;
        }
    }
    const auto printed = arguments.has(QStringLiteral("json")) ? print(jsonOf(seen, *question)) : print(textOf(seen, *question));
    return printed ? Expected<ExitStatus>{ExitStatus::Done} : tl::unexpected{printed.error()};
}

} // namespace

Command regionCommand() {
    Command command;
    command.name = QStringLiteral("region");
    command.summary = QStringLiteral("what a model, a unit or a zone can see of the table");
    command.description = QStringLiteral("Prints the area that is seen, and with --json its polygons in table inches.\n"
                                         "Under rule sets of the plan borders are exact for spots; under volume rules and rule packs, and for\n"
                                         "targets with a base, the answer is made of cells that are judged at their middles.");
    command.operands = {QStringLiteral("SCENARIO")};
    command.options = {{QStringLiteral("from"), QStringLiteral("ID"), QStringLiteral("the model or the zone that looks; several are taken together"), false, true},
                       {QStringLiteral("unit"), QStringLiteral("NAME"), QStringLiteral("the models of that unit look"), false, true},
                       {QStringLiteral("range"), QStringLiteral("IN"), QStringLiteral("only so far from base edge to base edge, inches")},
                       {QStringLiteral("arc"), QStringLiteral("FROM:WIDTH"), QStringLiteral("only in these directions from the middle of the base, degrees")},
                       {QStringLiteral("height"), QStringLiteral("IN"), QStringLiteral("how high the target is (default: 2)")},
                       {QStringLiteral("elevation"), QStringLiteral("IN"), QStringLiteral("how high the target stands (default: 0)")},
                       {QStringLiteral("base-mm"), QStringLiteral("D"), QStringLiteral("where some of a round base of this size would be seen")},
                       {QStringLiteral("whole"), {}, QStringLiteral("with --base-mm: where all of it would be seen")},
                       {QStringLiteral("cell"), QStringLiteral("IN"), QStringLiteral("size of cells, where the answer is made of them (default: 0.5)")},
                       rulesOption(),
                       jsonOption()};
    command.run = run;
    return command;
}

} // namespace sightline::app::cli
