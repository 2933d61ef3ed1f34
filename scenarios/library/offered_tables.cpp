#include "scenarios/library/offered_tables.h"

#include "scenarios/base/json_file.h"
#include "scenarios/formats/registry.h"
#include "scenarios/formats/rosters/roster_format.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>

/// Prevents the linker from dropping the resources of a static library. Qt's macro works outside namespaces only.
static void initLayoutResource() { Q_INIT_RESOURCE(layouts); }

namespace sightline::scenarios {

namespace {

constexpr qint64 kLargestOwnFile = 4 * 1024 * 1024;

QByteArray resource(const char* name) {
    initLayoutResource();
    return readBytes(QStringLiteral(":/sightline/layouts/") + QLatin1String{name}).value();
}

/// Converts "take-and-hold" to "Take and Hold".
QString titleOf(const QString& id) {
    QStringList words = id.split(u'-');
    for (QString& word : words) {
        if (word != QLatin1String("and") && word != QLatin1String("the") && word != QLatin1String("vs") &&
            word != QLatin1String("of")) {
            word[0] = word[0].toUpper();
        }
    }
    return words.join(u' ');
}

/// Ranks missions in the order of the cards, then the number.
int rankOf(const QString& disposition) {
    static const QStringList kOrder{QStringLiteral("take-and-hold"), QStringLiteral("disruption"),
                                    QStringLiteral("purge-the-foe"), QStringLiteral("priority-assets"),
                                    QStringLiteral("reconnaissance")};
    return static_cast<int>(kOrder.indexOf(disposition));
}

struct Ranked {
    int first = 0;
    int second = 0;
    OfferedTable table;
};

std::vector<OfferedTable> readLayouts() {
    QHash<QString, QString> deployments;
    for (const QJsonValue entry : jsonValueOf(resource("deployment-patterns.json")).toArray()) {
        deployments.insert(entry[u"id"].toString(), entry[u"name"].toString());
    }
    std::vector<Ranked> ranked;
    for (const QJsonValue layout : jsonValueOf(resource("layouts.json")).toArray()) {
        const QString pairing = layout[u"mission_matchup_id"].toString();
        const QStringList sides = pairing.split(QStringLiteral("-vs-"));
        OfferedTable table;
        table.id = layout[u"id"].toString();
        table.title = layout[u"name"].toString();
        table.origin = TableOrigin::Layout;
        table.game = QStringLiteral("Warhammer 40,000");
        table.mission = titleOf(pairing);
        table.number = layout[u"variant"].toInt();
        table.width = geometry::Length::fromInches(60); // of every mission of the game
        table.height = geometry::Length::fromInches(44);
        table.deployment = deployments.value(layout[u"deployment_pattern_id"].toString());
        table.description = QStringLiteral("Layout %1 of the mission %2, 11th edition, with the deployment %3. Layout "
                                           "data: 40kdc-data, CC BY 4.0.")
                                .arg(QString::number(table.number), table.mission, table.deployment);
        ranked.push_back({rankOf(sides.value(0)), rankOf(sides.value(1)), std::move(table)});
    }
    std::ranges::sort(ranked, {}, [](const Ranked& one) {
        return std::tuple{one.first, one.second, one.table.number};
    });
    std::vector<OfferedTable> layouts;
    std::ranges::transform(ranked, std::back_inserter(layouts), &Ranked::table);
    return layouts;
}

QByteArray layoutBytes(const OfferedTable& layout) {
    formats::ImportOptions options;
    options.entry = layout.id;
    options.companions = {
        formats::ImportFile{resource("templates.json"), QStringLiteral("templates.json")},
        formats::ImportFile{resource("deployment-patterns.json"), QStringLiteral("deployment-patterns.json")}};
    auto import = formats::importFile({resource("layouts.json"), QStringLiteral("layouts.json")}, options, {},
                                      QStringLiteral("40kdc"));
    if (!import) {
        return {};
    }
    import->scenario.description = layout.description;
    // The data set calls them "Defender Deployment"; deployment maps give both zones the name of the deployment.
    for (Zone& zone : import->scenario.zones) {
        zone.name = layout.deployment.isEmpty() ? zone.name : layout.deployment;
    }
    return writeScenario(import->scenario);
}

/// True for a file with the suffix of tables, maps or drawings, except those that readers use as companions.
bool promisesATable(const QString& name) {
    static const QStringList kBeside{QStringLiteral("footprints.json"), QStringLiteral("catalog.json"),
                                     QStringLiteral("template-catalog.json")};
    const QString suffix = QFileInfo{name}.suffix().toLower();
    return !kBeside.contains(name.toLower()) &&
           std::ranges::any_of(formats::allFormats(), [&](const formats::Format& format) {
               return format.read && format.id != QLatin1String{formats::kRosterFormat} &&
                      format.suffixes.contains(suffix);
           });
}

Diagnostic ownProblem(const char* code, QString sentence) {
    return {Severity::Error, QLatin1String{code}, {}, 0, 0, {}, {}, {}, std::move(sentence), {}};
}

/// Imports a file as a table. An error without a code: it is a companion of layouts and none itself.
tl::expected<formats::Import, Diagnostic> importOf(const QString& path, const QString& entry) {
    if (QFileInfo{path}.size() > kLargestOwnFile) {
        return tl::unexpected{ownProblem(
            "file-too-big", QStringLiteral("The file is larger than the maximum of %1 bytes.").arg(kLargestOwnFile))};
    }
    const auto file = formats::ImportFile::open(path);
    if (!file) {
        return tl::unexpected{file.error().first()};
    }
    formats::ImportOptions options;
    options.entry = entry;
    auto import = formats::importFile(*file, formats::withFilesBeside(std::move(options), path));
    if (!import) {
        return tl::unexpected{import.error().first()};
    }
    if (import->needsAnswer()) {
        return tl::unexpected{
            ownProblem("needs-answer", QStringLiteral("The file leaves open what only a person can say. Import it, "
                                                      "answer, and save the table in this folder."))};
    }
    const bool liesBeside = import->format == QLatin1String{formats::kRosterFormat} || import->report.has("template") ||
                            !import->scenario.zones.empty();
    if (import->scenario.terrain.empty()) {
        return tl::unexpected{
            liesBeside ? Diagnostic{} : ownProblem("no-terrain", QStringLiteral("There is no terrain in the file."))};
    }
    if (import->report.has("template")) {
        return tl::unexpected{Diagnostic{}};
    }
    return std::move(*import);
}

} // namespace

const std::vector<OfferedTable>& shippedLayouts() {
    static const std::vector<OfferedTable> layouts = readLayouts();
    return layouts;
}

QString ownLayoutsFolder() {
    return QDir{QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)}.filePath(
        QStringLiteral("sightline/layouts"));
}

std::vector<OfferedTable> ownLayouts(const QString& folder, std::vector<UnreadLayout>* unread) {
    std::vector<OfferedTable> tables;
    if (folder.isEmpty()) {
        return tables;
    }
    for (const QFileInfo& info : QDir{folder}.entryInfoList(QDir::Files, QDir::Name)) {
        const auto import = importOf(info.filePath(), {});
        if (!import) {
            if (unread && !import.error().code.isEmpty() && promisesATable(info.fileName())) {
                unread->push_back({info.fileName(), import.error()});
            }
            continue;
        }
        const auto several = std::ranges::find(import->questions, formats::ImportQuestion::About::Entry,
                                               &formats::ImportQuestion::about);
        const QStringList entries = several == import->questions.end() ? QStringList{QString{}} : several->choices;
        for (const QString& entry : entries) {
            if (std::ssize(tables) >= kMaxOwnTables) {
                if (unread) {
                    unread->push_back(
                        {info.fileName(),
                         ownProblem(
                             "too-many-tables",
                             QStringLiteral(
                                 "The folder holds more than %1 tables. This file and all after it are left out.")
                                 .arg(kMaxOwnTables))});
                }
                return tables;
            }
            OfferedTable table;
            table.id = QStringLiteral("own/") + info.fileName() + (entry.isEmpty() ? QString{} : u'/' + entry);
            table.title = entry.isEmpty() ? import->scenario.name : entry;
            table.description = entry.isEmpty() ? import->scenario.description : QString{};
            table.origin = TableOrigin::Own;
            table.path = info.filePath();
            table.entry = entry;
            if (entry.isEmpty()) {
                table.width = import->scenario.table.width;
                table.height = import->scenario.table.height;
            }
            tables.push_back(std::move(table));
        }
    }
    return tables;
}

std::vector<OfferedTable> offeredTables(const QString& folder, std::vector<UnreadLayout>* unread) {
    std::vector<OfferedTable> tables;
    for (const LibraryEntry& entry : libraryEntries()) {
        tables.push_back({entry.id, entry.title, entry.description});
    }
    tables.insert(tables.end(), shippedLayouts().begin(), shippedLayouts().end());
    const auto own = ownLayouts(folder, unread);
    tables.insert(tables.end(), own.begin(), own.end());
    return tables;
}

QByteArray bytesOf(const OfferedTable& table) {
    switch (table.origin) {
    case TableOrigin::Library: {
        const LibraryEntry* entry = libraryEntry(table.id);
        return entry ? libraryBytes(*entry) : QByteArray{};
    }
    case TableOrigin::Layout: return layoutBytes(table);
    case TableOrigin::Own: break;
    }
    const auto import = importOf(table.path, table.entry);
    return import ? writeScenario(import->scenario) : QByteArray{};
}

QString wordOf(TableOrigin origin) {
    switch (origin) {
    case TableOrigin::Library: return QStringLiteral("library");
    case TableOrigin::Layout: return QStringLiteral("layout");
    case TableOrigin::Own: break;
    }
    return QStringLiteral("own");
}

QString layoutSources() { return QString::fromUtf8(resource("SOURCES.md")); }

QString layoutCredit() {
    return QStringLiteral(
        "40kdc-data, © 2026 Alpaca Software / Tabletop Developer Consortium and the 40kdc community contributors, CC "
        "BY 4.0; layout geometry by superwutz and Battlemaster. Powered by 40kdc-data.");
}

} // namespace sightline::scenarios
