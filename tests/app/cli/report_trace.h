#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QStringList>

/// The tables of scenarios/analysis/README.md that say where the figures of a layout's report come from, and what they
/// say of a report.
namespace sightline::tests {

/// The rows of the table under a heading, as cells, without its head.
[[nodiscard]] QList<QStringList> rowsUnder(const QString& markdown, const QString& heading);

/// What stands between backticks.
[[nodiscard]] QStringList quotedIn(const QString& cell);

/// The paths of all values that are no lists or objects: "lanes[].from[]".
[[nodiscard]] QStringList pathsIn(const QJsonObject& report);

/// The values of a figure in a report: a path as `pathsIn` has it, also with an index ("[0]") or alternatives
/// ("{low,high}"), of which those that are there count and several lists are one ("{a,b}[]"), with "*100" behind it and
/// "max " or "count " before it; or "=2", a number by itself. `row`: of a path with "[]" the values below that element
/// of the first list, of another with several values that one; nothing: all of them. Null is left out.
[[nodiscard]] QList<QJsonValue>
valuesOf(const QString& figure, const QJsonObject& report, std::optional<qsizetype> row = {});

/// Numbers of a text, as written.
[[nodiscard]] QStringList numbersIn(const QString& text);

/// The number as written is the value, rounded as far.
[[nodiscard]] bool isRounded(const QString& written, double value);

/// What a sentence with "#" for numbers and "*" for words matches.
[[nodiscard]] QString patternOf(const QString& sentence);

} // namespace sightline::tests
