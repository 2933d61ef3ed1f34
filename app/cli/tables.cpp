#include "app/cli/catalog_output.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "scenarios/catalogs/table_sizes.h"
#include "scenarios/library/offered_tables.h"

#include <algorithm>

namespace sightline::app::cli {

namespace {

using scenarios::OfferedTable;
using scenarios::TableSize;

QByteArray jsonOf(const std::vector<TableSize>& tables) {
    return jsonListOf(tables, JsonWriter::Layout::Line, [](JsonWriter& writer, const TableSize& table) {
        writer.member(u"id", table.id);
        writer.member(u"name", table.name);
        writeInches(writer, u"width", table.width);
        writeInches(writer, u"height", table.depth);
        writer.member(u"mark", wordOf(table.mark));
    });
}

QString textOf(const std::vector<TableSize>& tables) {
    std::vector<QStringList> rows{
        {QStringLiteral("id"), QStringLiteral("inches"), QStringLiteral("mark"), QStringLiteral("game")}};
    for (const TableSize& table : tables) {
        rows.push_back({table.id, sizeInInches(table.width, table.depth), wordOf(table.mark), table.name});
    }
    return columns(rows) + marksExplained();
}

QByteArray jsonOf(const std::vector<OfferedTable>& tables) {
    return jsonListOf(tables, JsonWriter::Layout::Line, [](JsonWriter& writer, const OfferedTable& table) {
        writer.member(u"id", table.id);
        writer.member(u"name", table.title);
        writer.member(u"origin", wordOf(table.origin));
        writeOptionalMember(writer, u"game", table.game);
        writeOptionalMember(writer, u"mission", table.mission);
        if (table.number > 0) {
            writer.member(u"number", table.number);
        }
        writeOptionalMember(writer, u"deployment", table.deployment);
        writeOptionalMember(writer, u"description", table.description);
    });
}

QString textOf(const std::vector<OfferedTable>& tables) {
    std::vector<QStringList> rows{
        {QStringLiteral("id"), QStringLiteral("origin"), QStringLiteral("name"), QStringLiteral("mission")}};
    for (const OfferedTable& table : tables) {
        rows.push_back({table.id, wordOf(table.origin), table.title,
                        table.mission.isEmpty()
                            ? QString{}
                            : QStringLiteral("%1, layout %2").arg(table.mission).arg(table.number)});
    }
    return columns(rows) + QStringLiteral("\nLayouts: %1\n").arg(scenarios::layoutCredit());
}

template <typename Tables> ExitStatus printed(const Arguments& arguments, const Tables& tables) {
    return printAnswer(
        arguments, [&] { return jsonOf(tables); }, [&] { return textOf(tables); });
}

QString folderOf(const Arguments& arguments) {
    return arguments.has(QStringLiteral("folder")) ? arguments.value(QStringLiteral("folder"))
                                                   : scenarios::ownLayoutsFolder();
}

Option folderOption() {
    return {"folder", "DIR", "your own layouts (default: layouts in the data folder of the program)"};
}

ExitStatus runTables(const Arguments& arguments) {
    if (arguments.has(QStringLiteral("sizes"))) {
        return printed(arguments, scenarios::tableSizes());
    }
    std::vector<scenarios::UnreadLayout> unread;
    const auto tables = scenarios::offeredTables(folderOf(arguments), &unread);
    for (const scenarios::UnreadLayout& file : unread) {
        printError(oneLine(QStringLiteral("%1: %2").arg(file.name, file.problem.sentence)));
    }
    return printed(arguments, tables);
}

ExitStatus runTable(const Arguments& arguments) {
    const QString& id = arguments.operand(0);
    const QString& to = arguments.operand(1);
    const auto tables =
        scenarios::offeredTables(id.startsWith(QLatin1String("own/")) ? folderOf(arguments) : QString{});
    const auto found = std::ranges::find(tables, id, &OfferedTable::id);
    if (found == tables.end()) {
        throw UsageError{QStringLiteral("“%1” is not a shipped table; “sightline-cli tables” lists them.").arg(id)};
    }
    const QByteArray bytes = scenarios::bytesOf(*found);
    if (bytes.isEmpty()) {
        throw UsageError{QStringLiteral("%1: the file no longer gives a table.").arg(found->path)};
    }
    writeFileOrPrint(to, bytes);
    return ExitStatus::Done;
}

} // namespace

Command tablesCommand() {
    return {"tables",
            "the tables that ship: tables to try and published layouts",
            "Lists all tables that ship by id, and the layouts in your own folder; “table” writes one of them.\n"
            "With --sizes it lists the table sizes of well-known games instead, with what is known about each.",
            {},
            {jsonOption(), folderOption(), {"sizes", {}, "list the usual table sizes, by game"}},
            runTables};
}

Command tableCommand() {
    return {"table",
            "write a table that ships as a scenario file",
            "Writes the table of that id, as “tables” lists it, as a scenario file; “-” writes to standard output.",
            {"ID", "OUT"},
            {folderOption()},
            runTable};
}

} // namespace sightline::app::cli
