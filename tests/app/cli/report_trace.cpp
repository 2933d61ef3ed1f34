#include "tests/app/cli/report_trace.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QString>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace sightline::tests {

namespace {

void addPaths(const QJsonValue& value, const QString& path, QStringList& paths) {
    if (value.isArray()) {
        for (const QJsonValue& one : value.toArray()) {
            addPaths(one, path + QStringLiteral("[]"), paths);
        }
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            addPaths(it.value(), path.isEmpty() ? it.key() : path + u'.' + it.key(), paths);
        }
    } else if (!paths.contains(path)) {
        paths << path;
    }
}

/// Collects the values at `steps`, from one step on. `row` is used up by the first list.
void collect(const QJsonValue& value,
             const QStringList& steps,
             qsizetype step,
             std::optional<qsizetype> row,
             QList<QJsonValue>& values) {
    if (step == steps.size()) {
        if (!value.isNull() && !value.isUndefined()) {
            values << value;
        }
        return;
    }
    const QString& name = steps[step];
    if (name == u"[]") {
        const QJsonArray all = value.toArray();
        for (qsizetype i = row.value_or(0); i < (row ? std::min(*row + 1, all.size()) : all.size()); ++i) {
            collect(all[i], steps, step + 1, {}, values);
        }
    } else if (name.startsWith(u'[')) {
        collect(value.toArray()[name.mid(1, name.size() - 2).toInt()], steps, step + 1, row, values);
    } else if (name.startsWith(u'{') && step + 1 < steps.size() && steps[step + 1] == u"[]") {
        QJsonArray all;
        for (const QString& one : name.mid(1, name.size() - 2).split(u',')) {
            for (const QJsonValue& element : value.toObject()[one].toArray()) {
                all << element;
            }
        }
        collect(all, steps, step + 1, row, values);
    } else if (name.startsWith(u'{')) {
        for (const QString& one : name.mid(1, name.size() - 2).split(u',')) {
            collect(value.toObject()[one], steps, step + 1, row, values);
        }
    } else {
        collect(value.toObject()[name], steps, step + 1, row, values);
    }
}

} // namespace

QList<QStringList> rowsUnder(const QString& markdown, const QString& heading) {
    QList<QStringList> rows;
    const QStringList lines = markdown.split(u'\n');
    for (qsizetype i = lines.indexOf(QStringLiteral("### ") + heading) + 1;
         i > 0 && i < lines.size() && !lines[i].startsWith(u'#'); ++i) {
        if (lines[i].startsWith(u"| ") || lines[i].startsWith(u"|-")) {
            QStringList cells = lines[i].mid(1).chopped(lines[i].endsWith(u'|') ? 1 : 0).split(QStringLiteral("|"));
            std::ranges::for_each(cells, [](QString& cell) { cell = cell.trimmed(); });
            rows << cells;
        }
    }
    return rows.mid(2);
}

QStringList quotedIn(const QString& cell) {
    QStringList quoted;
    static const QRegularExpression between{QStringLiteral("`([^`]+)`")};
    for (auto it = between.globalMatch(cell); it.hasNext();) {
        quoted << it.next().captured(1);
    }
    return quoted;
}

QStringList pathsIn(const QJsonObject& report) {
    QStringList paths;
    addPaths(report, {}, paths);
    return paths;
}

QList<QJsonValue> valuesOf(const QString& figure, const QJsonObject& report, std::optional<qsizetype> row) {
    if (figure.startsWith(u'=')) {
        return {figure.mid(1).toDouble()};
    }
    const bool isMost = figure.startsWith(u"max ");
    const bool isCount = figure.startsWith(u"count ");
    const QString path = figure.section(u' ', -1).section(u'*', 0, 0);
    const double factor = figure.contains(u'*') ? figure.section(u'*', 1).toDouble() : 1.0;
    static const QRegularExpression part{QStringLiteral("\\{[^}]*\\}|\\[\\d*\\]|[^.\\[{]+")};
    QStringList steps;
    for (auto it = part.globalMatch(path); it.hasNext();) {
        steps << it.next().captured();
    }
    const bool hasList = steps.contains(QStringLiteral("[]"));
    QList<QJsonValue> values;
    collect(report, steps, 0, hasList && !isMost && !isCount ? row : std::nullopt, values);
    if (isCount) {
        return {static_cast<double>(values.size())};
    }
    for (QJsonValue& value : values) {
        value = value.isDouble() ? QJsonValue{value.toDouble() * factor} : value;
    }
    if (isMost) {
        return {*std::ranges::max_element(values, {}, [](const QJsonValue& value) { return value.toDouble(); })};
    }
    return row && !hasList && values.size() > 1 ? values.mid(*row, 1) : values;
}

QStringList numbersIn(const QString& text) {
    QStringList numbers;
    static const QRegularExpression number{QStringLiteral("[-+]?\\d+(?:\\.\\d+)?")};
    for (auto it = number.globalMatch(text); it.hasNext();) {
        numbers << it.next().captured();
    }
    return numbers;
}

bool isRounded(const QString& written, double value) {
    const auto point = written.indexOf(u'.');
    const auto decimals = point < 0 ? 0 : written.size() - point - 1;
    constexpr double kBinary = 1e-9; // halves are not always halves in binary
    return std::abs(written.toDouble() - value) <= 0.5 * std::pow(10.0, -static_cast<double>(decimals)) + kBinary;
}

QString patternOf(const QString& sentence) {
    QString pattern = QRegularExpression::escape(sentence);
    pattern.replace(QStringLiteral("\\#"), QStringLiteral("([-+]?\\d+(?:\\.\\d+)?)"));
    pattern.replace(QStringLiteral("\\*"), QStringLiteral("\\S+"));
    return pattern.replace(QStringLiteral("\\ "), QStringLiteral("\\s+"));
}

} // namespace sightline::tests
