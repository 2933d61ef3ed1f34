#include "app/desktop/document/recovery.h"

#include "app/shared/text/diagnostic_text.h"
#include "scenarios/base/json_file.h"
#include "scenarios/io/scenario_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>

#include <algorithm>

namespace sightline::app {

namespace {

struct Recovery {
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

const QString kFormat = QStringLiteral("sightline-recovery");
constexpr int kVersion = 1;

/// True while the program that wrote the file runs.
bool isHeld(const QString& file) {
    QLockFile lock{recoveryLock(file)};
    // A lock does not age: a program may think for hours. One whose program is gone is taken over.
    lock.setStaleLockTime(0);
    // Where no lock can be written, on a full disk for one, nobody holds one.
    if (lock.tryLock(0) || lock.error() != QLockFile::LockFailedError) {
        return false;
    }
    // A lock that names no program is what a failing machine left of one.
    qint64 program = 0;
    QString machine;
    QString name;
    return lock.getLockInfo(&program, &machine, &name);
}

} // namespace

QByteArray recoveryBytes(const UnsavedTable& table) {
    return QJsonDocument{
        QJsonObject{{QStringLiteral("format"), kFormat},
                    {QStringLiteral("version"), kVersion},
                    {QStringLiteral("path"), table.path},
                    {QStringLiteral("name"), table.name},
                    {QStringLiteral("written"), table.writtenAt.toUTC().toString(Qt::ISODateWithMs)},
                    {QStringLiteral("scenario"), QString::fromUtf8(scenarios::writeScenario(table.scenario))}}}
        .toJson(QJsonDocument::Compact);
}

tl::expected<UnsavedTable, QString> readRecovery(const QString& path) {
    // Twice what a scenario may hold: quotes and line ends take more room inside.
    const auto bytes = scenarios::readBytes(path, 2 * scenarios::kLargestFileBytes);
    if (!bytes) {
        const scenarios::Diagnostic& problem = bytes.error().first();
        return tl::unexpected{problem.code == u"unreadable"
                                  ? Recovery::tr("It cannot be read: %1.").arg(problem.found)
                                  : Recovery::tr("It is too large: %1 bytes. Move it elsewhere to stop this message.")
                                        .arg(QFileInfo{path}.size())};
    }
    const QJsonObject json = scenarios::jsonValueOf(*bytes).toObject();
    if (json[QStringLiteral("format")].toString() != kFormat || json[QStringLiteral("version")].toInt() != kVersion) {
        return tl::unexpected{
            Recovery::tr("It is not a recovery file, or it is from another version of this program.")};
    }
    auto loaded = scenarios::readScenario(json[QStringLiteral("scenario")].toString().toUtf8(), path);
    if (!loaded) {
        return tl::unexpected{Recovery::tr("The table in it is damaged: %1").arg(problemText(loaded.error()))};
    }
    UnsavedTable table;
    table.path = json[QStringLiteral("path")].toString();
    table.name = json[QStringLiteral("name")].toString();
    table.writtenAt = QDateTime::fromString(json[QStringLiteral("written")].toString(), Qt::ISODateWithMs);
    table.scenario = std::move(loaded->scenario);
    table.file = path;
    return table;
}

LeftBehind leftBehindIn(const QString& folder) {
    LeftBehind found;
    const QDir place{folder};
    for (const QFileInfo& info :
         place.entryInfoList({QStringLiteral("*.%1").arg(QLatin1String{kRecoverySuffix})}, QDir::Files, QDir::Time)) {
        const QString file = info.absoluteFilePath();
        if (isHeld(file)) {
            continue;
        }
        auto table = readRecovery(file);
        if (table) {
            found.tables.push_back(std::move(*table));
            continue;
        }
        scenarios::Diagnostic finding;
        finding.code = QStringLiteral("broken-recovery");
        finding.file = file;
        finding.sentence = Recovery::tr("The recovery file %1 is left where it is. %2")
                               .arg(QDir::toNativeSeparators(file), table.error());
        found.problems.push_back(std::move(finding));
    }
    std::ranges::stable_sort(found.tables, std::ranges::greater{}, &UnsavedTable::writtenAt);
    return found;
}

void removeRecovery(const QString& file) {
    QFile::remove(file);
    QFile::remove(recoveryLock(file));
}

void removeScraps(const QString& folder) {
    const QDir place{folder};
    const QString suffix = QStringLiteral(".%1").arg(QLatin1String{kRecoverySuffix});
    // A file that is being written has a few letters behind its name, as a lock has.
    for (const QString& name : place.entryList({QStringLiteral("*%1.*").arg(suffix)}, QDir::Files)) {
        const QString whole = place.absoluteFilePath(name.left(name.lastIndexOf(suffix) + suffix.size()));
        const QString scrap = place.absoluteFilePath(name);
        if (isHeld(whole)) {
            continue;
        }
        if (scrap != recoveryLock(whole) || !QFile::exists(whole)) {
            QFile::remove(scrap);
        }
    }
}

QString recoveryLock(const QString& file) { return file + QStringLiteral(".lock"); }

} // namespace sightline::app
