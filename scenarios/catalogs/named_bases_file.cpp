#include "scenarios/catalogs/named_bases_file.h"

#include "scenarios/base/atomic_file.h"
#include "scenarios/base/json_file.h"
#include "scenarios/catalogs/base_names.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <iterator>

namespace sightline::scenarios {

namespace {

using geometry::Footprint;
using geometry::Length;

constexpr qint64 kLargestTableBytes = 8 * 1024 * 1024;
constexpr double kTallestInches = 100.0;
constexpr auto kFormat = "sightline-named-bases";
constexpr auto kRememberedFile = "remembered.json";

/// Splits a line into cells; a quoted cell may contain the separator and doubled quotes.
QStringList cellsOf(const QString& line, QChar separator) {
    QStringList cells;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line.at(i);
        if (c == u'"' && quoted && i + 1 < line.size() && line.at(i + 1) == u'"') {
            cell.append(c);
            ++i;
        } else if (c == u'"') {
            quoted = !quoted;
        } else if (c == separator && !quoted) {
            cells.append(cell.simplified());
            cell.clear();
        } else {
            cell.append(c);
        }
    }
    cells.append(cell.simplified());
    return cells;
}

QChar separatorOf(const QString& heading) {
    for (const QChar separator : {QChar{u'\t'}, QChar{u';'}}) {
        if (heading.contains(separator)) {
            return separator;
        }
    }
    return u',';
}

QStringList headingOf(const QByteArray& bytes) {
    const QString line = QString::fromUtf8(bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3) : bytes.left(4096))
                             .section(u'\n', 0, 0)
                             .toLower();
    return cellsOf(line, separatorOf(line));
}

bool isHeading(const QStringList& cells) {
    const auto has = [&](const char* name) { return cells.contains(QLatin1String{name}); };
    return (has("model") || has("unit")) && (has("base") || has("height"));
}

/// Parses a line from texts; returns std::nullopt without a name, or with neither base nor height.
std::optional<NamedBaseRow>
rowOf(const QString& faction, const QString& unit, const QString& model, const QString& base, QString height) {
    NamedBaseRow row;
    if (!base.isEmpty()) {
        const auto read = baseFromText(base);
        if (!read) {
            return {};
        }
        row = *read;
    }
    if (!height.isEmpty()) {
        bool good = false;
        const double inches =
            height.remove(QLatin1String("in")).remove(u'"').replace(u',', u'.').trimmed().toDouble(&good);
        if (!good || !(inches > 0) || !(inches <= kTallestInches)) {
            return {};
        }
        row.height = Length::fromInches(inches);
    }
    row.faction = faction;
    row.unit = unit;
    row.model = model;
    return (row.base || row.height) && !(comparedWords(model).isEmpty() && comparedWords(unit).isEmpty())
               ? std::optional{row}
               : std::nullopt;
}

QString textOf(const QJsonValue& value) {
    return value.isDouble() ? QString::number(value.toDouble()) : value.toString();
}

/// Returns a base of JSON in the form of `baseFromText`.
QString baseTextOf(const QJsonValue& value) {
    if (!value.isObject()) {
        return textOf(value);
    }
    const QString shape = value[u"shape"].toString();
    const QString size = value[u"diameter"].isUndefined()
                             ? QStringLiteral("%1x%2").arg(textOf(value[u"length"]), textOf(value[u"width"]))
                             : textOf(value[u"diameter"]);
    if (shape == QLatin1String("hull") || shape == QLatin1String("unique")) {
        return shape;
    }
    if (shape.startsWith(QLatin1String("flying"))) {
        return QStringLiteral("flying ") + value[u"size"].toString();
    }
    return shape == QLatin1String("rectangle") ? QStringLiteral("rect ") + size : size;
}

std::vector<NamedBasesProblem> addJson(NamedBases& bases, const QByteArray& bytes, const QString& fileName) {
    std::vector<NamedBasesProblem> problems;
    int number = 0;
    for (const QJsonValue entry : jsonValueOf(bytes).toObject()[u"bases"].toArray()) {
        const auto row = rowOf(entry[u"faction"].toString(), entry[u"unit"].toString(), entry[u"model"].toString(),
                               baseTextOf(entry[u"base"]), textOf(entry[u"height"]));
        if (row) {
            bases.add(*row);
        } else {
            problems.push_back(
                {"own-bases-entry",
                 QStringLiteral(
                     "%1: $.bases[%2] names no model, or has no base such as “32” or “60x35.5” and no height."),
                 {fileName, QString::number(number)}});
        }
        ++number;
    }
    return problems;
}

std::vector<NamedBasesProblem> addCsv(NamedBases& bases, const QByteArray& bytes, const QString& fileName) {
    std::vector<NamedBasesProblem> problems;
    QString text = QString::fromUtf8(bytes);
    text.remove(u'\r');
    const QStringList lines = text.split(u'\n');
    const QStringList heading = headingOf(bytes);
    const QChar separator = separatorOf(lines.front());
    for (int i = 1; i < lines.size(); ++i) {
        if (lines[i].trimmed().isEmpty()) {
            continue;
        }
        const QStringList cells = cellsOf(lines[i], separator);
        const auto cell = [&](const char* name) { return cells.value(heading.indexOf(QLatin1String{name})); };
        if (const auto row = rowOf(cell("faction"), cell("unit"), cell("model"), cell("base"), cell("height"))) {
            bases.add(*row);
        } else {
            problems.push_back(
                {"own-bases-line",
                 QStringLiteral("%1: line %2 names no model, or has no base such as “32” or “60x35.5” and no height."),
                 {fileName, QString::number(i + 1)}});
        }
    }
    return problems;
}

bool isJsonTable(const QByteArray& bytes) {
    const QJsonObject file = bytes.trimmed().startsWith('{') ? jsonValueOf(bytes).toObject() : QJsonObject{};
    const QString format = file[u"format"].toString();
    return (format == QLatin1String{kFormat} || format == QLatin1String("named-bases")) && file[u"bases"].isArray();
}

} // namespace

QString NamedBasesProblem::text() const {
    QString text = sentence;
    return words.size() == 1 ? text.arg(words[0]) : text.arg(words.value(0), words.value(1));
}

bool looksLikeNamedBases(const QByteArray& bytes) {
    return bytes.size() <= kLargestTableBytes && (isJsonTable(bytes) || isHeading(headingOf(bytes)));
}

std::vector<NamedBasesProblem> addNamedBases(NamedBases& bases, const QByteArray& bytes, const QString& fileName) {
    if (bytes.size() <= kLargestTableBytes && isJsonTable(bytes)) {
        return addJson(bases, bytes, fileName);
    }
    if (bytes.size() <= kLargestTableBytes && isHeading(headingOf(bytes))) {
        return addCsv(bases, bytes, fileName);
    }
    return {{"own-bases-file",
             QStringLiteral("%1 is not a base table: it needs a heading such as “model,base”, or a JSON list “bases” "
                            "with the format “%2”."),
             {fileName, QLatin1String{kFormat}}}};
}

QString userBasesFolder() {
    return QDir{QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)}.filePath(
        QStringLiteral("sightline/bases"));
}

UserBases readUserBases(const QString& folder) {
    UserBases read;
    const QDir dir{folder};
    QStringList names = dir.entryList({QStringLiteral("*.csv"), QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    // Values typed for a unit precede tables copied from elsewhere.
    if (names.removeOne(QLatin1String{kRememberedFile})) {
        names.append(QLatin1String{kRememberedFile});
    }
    for (const QString& name : names) {
        if (const auto bytes = readBytes(dir.filePath(name), kLargestTableBytes)) {
            std::ranges::move(addNamedBases(read.bases, *bytes, name), std::back_inserter(read.problems));
        } else {
            read.problems.push_back({"own-bases-unread", QStringLiteral("Cannot read the base table %1."), {name}});
        }
    }
    return read;
}

QString rememberBases(const std::vector<NamedBaseRow>& rows, const QString& folder) {
    QDir dir{folder};
    if (!dir.mkpath(QStringLiteral("."))) {
        return QStringLiteral("Cannot create the folder %1.").arg(folder);
    }
    const QString path = dir.filePath(QLatin1String{kRememberedFile});
    const QByteArray before = readBytes(path, kLargestTableBytes).value_or(QByteArray{});
    QJsonArray list = jsonValueOf(before).toObject()[u"bases"].toArray();
    for (const NamedBaseRow& row : rows) {
        QJsonObject entry{{QStringLiteral("model"), row.model}};
        if (!row.unit.isEmpty()) {
            entry.insert(QStringLiteral("unit"), row.unit);
        }
        const auto known = std::ranges::find_if(list, [&](const QJsonValue& other) {
            return comparedWords(other[u"model"].toString()) == comparedWords(row.model) &&
                   comparedWords(other[u"unit"].toString()) == comparedWords(row.unit);
        });
        if (known != list.end()) {
            entry = known->toObject();
            list.erase(known);
        }
        if (row.height) {
            entry.insert(QStringLiteral("height"), row.height->inches());
        }
        if (const QString base = row.base ? textOfBase(*row.base) : QString{}; !base.isEmpty()) {
            entry.insert(QStringLiteral("base"), base);
        }
        list.append(entry);
    }
    return writeFileAtomically(path, QJsonDocument{QJsonObject{{QStringLiteral("format"), QLatin1String{kFormat}},
                                                               {QStringLiteral("version"), 1},
                                                               {QStringLiteral("bases"), list}}}
                                         .toJson());
}

} // namespace sightline::scenarios
