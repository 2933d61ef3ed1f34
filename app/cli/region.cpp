#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/cli/region_options.h"
#include "app/shared/text/verdict_text.h"

namespace sightline::app::cli {

namespace {

using scenarios::RegionQuestion;

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

void writePolygons(JsonWriter& writer, const geometry::PolygonSet& region) {
    writer.beginList();
    for (const geometry::PolygonWithHoles& part : region.parts) {
        writer.beginObject();
        writer.key(u"outer");
        writeRing(writer, part.outline);
        writer.beginList(u"holes");
        for (const geometry::Ring& hole : part.holes) {
            writeRing(writer, hole);
        }
        writer.endList();
        writer.endObject();
    }
    writer.endList();
}

QByteArray jsonOf(const scenarios::SeenRegion& seen, const RegionQuestion& question) {
    JsonWriter writer;
    writer.beginObject();
    writer.key(u"from");
    const QStringList names = viewerNames(question);
    if (names.size() == 1) {
        writer.string(names.front());
    } else {
        writer.list(JsonWriter::Layout::Line, names, [&](const QString& name) { writer.string(name); });
    }
    writer.member(u"rules", seen.rules);
    writer.key(u"cell_in");
    seen.cell ? writer.number(seen.cell->inches()) : writer.null();
    if (!seen.isDecided) {
        writer.member(u"decided", false);
    }
    writer.member(u"area_sq_in", seen.areaSquareInches);
    writer.member(u"share_of_table", seen.shareOfTable);
    writer.key(u"polygons");
    writePolygons(writer, seen.region);
    if (seen.possible) {
        writer.member(u"possible_area_sq_in", seen.possible->areaSquareInches());
        writer.key(u"possible_polygons");
        writePolygons(writer, *seen.possible);
    }
    writer.endObject();
    return writer.text();
}

QString textOf(const scenarios::SeenRegion& seen, const RegionQuestion& question) {
    const QString borders =
        !seen.isDecided ? QStringLiteral("none: the rule set does not say when all of a target is seen")
        : seen.cell     ? QStringLiteral("cells of %1 in, each judged at its center").arg(seen.cell->inches())
        : seen.possible ? QStringLiteral("lower bound of the visible area; the upper bound is %1 sq in")
                              .arg(seen.possible->areaSquareInches(), 0, 'f', 2)
                        : QStringLiteral("exact");
    return oneLine(QStringLiteral("%1: %2 sq in visible, %3 % of the table")
                       .arg(viewerNames(question).join(QStringLiteral(", ")),
                            QString::number(seen.areaSquareInches, 'f', 2),
                            QString::number(100 * seen.shareOfTable, 'f', 1))) +
           QStringLiteral("\n\n") +
           columns({{QStringLiteral("rules"), seen.rules},
                    {QStringLiteral("borders"), borders},
                    {QStringLiteral("parts"), QString::number(seen.region.parts.size())}});
}

ExitStatus runRegion(const Arguments& arguments) {
    const auto input = placesInputOf(arguments);
    const auto question = regionQuestionOf(arguments, input);
    checkViewers(question);
    const scenarios::PreparedTable prepared{input.scenario, input.rules};
    if (!hasBorders(prepared, question)) {
        checkCells(question, input.scenario.table);
    }
    const scenarios::RegionTable table{prepared};
    scenarios::SeenRegion seen;
    {
        LongWork work{hasBorders(prepared, question) ? QStringLiteral("parts") : QStringLiteral("rows")};
        seen = seenRegion(
            table, question, [&work](int done, int all) { work.reportProgress(done, all); }, 0, work.stop());
        work.throwIfStopped();
    }
    return printAnswer(
        arguments, [&] { return jsonOf(seen, question); }, [&] { return textOf(seen, question); });
}

} // namespace

Command regionCommand() {
    Command command{"region",
                    "the area of the table that a model, a unit or a zone sees",
                    "Prints the visible area, and with --json its polygons in table inches.\n"
                    "Borders are exact in plan. In space they are exact from a point, and past pieces that are higher "
                    "or lower than\n"
                    "both models; otherwise, under rules that count the depth of terrain, and with --whole from round "
                    "bases, a lower\n"
                    "and an upper bound are given. For all of a concave base, and under rules by which lines may leave "
                    "a piece but\n"
                    "not enter it, the region consists of cells that are judged at their centers.",
                    {"SCENARIO"},
                    joined({regionOptions(),
                            {{"cell", "IN", "size of the cells, where the region consists of cells (default: 0.5)"},
                             rulesOption(),
                             jsonOption()}}),
                    runRegion};
    command.choice = "--from ID|--unit NAME|--at X,Y";
    return command;
}

} // namespace sightline::app::cli
