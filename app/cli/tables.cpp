#include "app/cli/catalogue_output.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "scenarios/catalogues/table_sizes.h"

namespace sightline::app::cli {

namespace {

using scenarios::JsonWriter;
using scenarios::TableSize;

QByteArray jsonOf(const std::vector<TableSize>& tables) {
    JsonWriter writer;
    writer.beginList();
    for (const TableSize& table : tables) {
        writer.beginObject(JsonWriter::Layout::Line);
        writeMember(writer, u"id", table.id);
        writeMember(writer, u"name", table.name);
        writeInches(writer, u"width", table.width);
        writeInches(writer, u"height", table.depth);
        writeMember(writer, u"mark", wordOf(table.mark));
        writer.endObject();
    }
    writer.endList();
    return writer.text();
}

QString textOf(const std::vector<TableSize>& tables) {
    std::vector<QStringList> rows{{QStringLiteral("id"), QStringLiteral("inches"), QStringLiteral("mark"), QStringLiteral("game")}};
    for (const TableSize& table : tables) {
        rows.push_back({table.id, sizeInInches(table.width, table.depth), wordOf(table.mark), table.name});
    }
    return columns(rows) + marksExplained();
}

Expected<ExitStatus> run(const Arguments& arguments) {
    const auto& tables = scenarios::tableSizes();
    const auto printed = arguments.has(QStringLiteral("json")) ? print(jsonOf(tables)) : print(textOf(tables));
    return printed ? Expected<ExitStatus>{ExitStatus::Done} : tl::unexpected{printed.error()};
}

} // namespace

Command tablesCommand() {
    Command command;
    command.name = QStringLiteral("tables");
    command.summary = QStringLiteral("the usual table sizes, by game");
    command.description = QStringLiteral("Lists the table sizes of well-known games, with what is known about each.");
    command.options = {jsonOption()};
    command.run = run;
    return command;
}

} // namespace sightline::app::cli
