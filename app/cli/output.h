#pragma once

#include "app/cli/command.h"
#include "app/shared/text/verdict_rows.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/output/verdict_json.h"

#include <QByteArray>

#include <initializer_list>

namespace sightline::app::cli {

using scenarios::JsonWriter;

/// Writes to standard output, and returns `ExitStatus::Done`. Errors: it cannot be written completely.
ExitStatus print(const QByteArray& text);
inline ExitStatus print(const QString& text) { return print(text.toUtf8()); }

/// Prints an answer in the form that the options ask for: `--json`, `--csv` for commands that have it, else text. Only
/// the function of that form is called.
template <class Json, class Text> ExitStatus printAnswer(const Arguments& arguments, Json json, Text text) {
    return arguments.has(QStringLiteral("json")) ? print(json()) : print(text());
}
template <class Json, class Csv, class Text>
ExitStatus printAnswer(const Arguments& arguments, Json json, Csv csv, Text text) {
    return arguments.has(QStringLiteral("csv")) ? print(csv()) : printAnswer(arguments, json, text);
}

/// Writes one message to standard error. Line breaks are kept; other control characters are displayed as by `oneLine`.
void printError(const QString& message);

/// Writes a file atomically.
void writeFile(const QString& path, const QByteArray& bytes);
/// Writes a file, or to standard output if the path is `-`.
void writeFileOrPrint(const QString& path, const QByteArray& bytes);

/// Writes the keys `cell_in`, `columns`, `rows` and `rules` of a heat map or of a field of isovists.
template <class Map> void writeGrid(JsonWriter& writer, const Map& map) {
    writer.member(u"cell_in", map.grid.cell().inches());
    writer.member(u"columns", map.grid.columns());
    writer.member(u"rows", map.grid.rows());
    writer.member(u"rules", map.rules);
}

/// Returns the JSON text of a list of objects; `write` writes the members of one.
template <class Items, class Write>
[[nodiscard]] QByteArray jsonListOf(const Items& items, JsonWriter::Layout layout, Write write) {
    JsonWriter writer;
    writer.list(JsonWriter::Layout::Block, items, [&](const auto& item) {
        writer.beginObject(layout);
        write(writer, item);
        writer.endObject();
    });
    return writer.text();
}

/// Formats rows of cells as columns of equal width, each cell on one line, without trailing blanks.
[[nodiscard]] QString columns(const std::vector<QStringList>& rows);

/// Returns the sentences of reasons, for `writeVerdict`. Precondition: `scenario` outlives the result.
[[nodiscard]] scenarios::ReasonText reasonTextFor(const scenarios::Scenario& scenario);

[[nodiscard]] Option jsonOption();
[[nodiscard]] Option csvOption();
/// Returns these lists as one.
[[nodiscard]] std::vector<Option> joined(std::initializer_list<std::vector<Option>> lists);

} // namespace sightline::app::cli
