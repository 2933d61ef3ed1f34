#include "scenarios/catalogs/piece_templates.h"

#include "scenarios/base/atomic_file.h"
#include "scenarios/io/scenario_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace sightline::scenarios {

namespace {

QString suffix() { return u'.' + QLatin1String{kScenarioSuffix}; }

QString fileNameFor(const QString& name) {
    static const QRegularExpression odd{QStringLiteral("[^\\w -]+"), QRegularExpression::UseUnicodePropertiesOption};
    QString plain = name;
    plain.replace(odd, QStringLiteral("_"));
    plain = plain.trimmed().left(80);
    return plain.isEmpty() ? QStringLiteral("piece") : plain;
}

} // namespace

QString userTemplateFolder() {
    return QDir{QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)}.filePath(
        QStringLiteral("sightline/pieces"));
}

std::vector<PieceTemplate> pieceTemplatesIn(const QString& folder, QStringList* broken) {
    std::vector<PieceTemplate> templates;
    const QDir place{folder};
    for (const QFileInfo& info : place.entryInfoList({u'*' + suffix()}, QDir::Files, QDir::Name)) {
        auto loaded = readScenarioFile(info.absoluteFilePath());
        if (!loaded || loaded->scenario.terrain.empty()) {
            if (broken) {
                broken->append(loaded ? QStringLiteral("%1: no piece in it").arg(info.fileName())
                                      : loaded.error().message());
            }
            continue;
        }
        PieceTemplate entry{info.absoluteFilePath(), loaded->scenario.name, std::move(loaded->scenario.terrain)};
        if (entry.name.isEmpty()) {
            entry.name = info.completeBaseName();
        }
        templates.push_back(std::move(entry));
    }
    std::ranges::stable_sort(templates, [](const PieceTemplate& a, const PieceTemplate& b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    return templates;
}

tl::expected<QString, QString>
savePieceTemplate(const QString& folder, const Scenario& scenario, std::span<const AnyId> ids, const QString& name) {
    Scenario carrier;
    carrier.name = name;
    for (const Piece& piece : scenario.terrain) {
        if (std::ranges::find(ids, AnyId{piece.id}) != ids.end()) {
            carrier.terrain.push_back(piece);
            carrier.terrain.back().locked = false;
        }
    }
    if (carrier.terrain.empty()) {
        return tl::unexpected{QStringLiteral("There is no piece to keep.")};
    }
    std::vector<AnyId> all;
    for (Piece& piece : carrier.terrain) {
        const bool keepsParent =
            std::ranges::any_of(carrier.terrain, [&](const Piece& other) { return other.id.value == piece.parent; });
        if (!keepsParent) {
            piece.parent.clear();
        }
        all.emplace_back(piece.id);
    }
    const geometry::Box box = boundsOf(carrier, all);
    const auto half = [](geometry::Length a, geometry::Length b) {
        return geometry::Length::fromNanometers((a.nanometers() + b.nanometers()) / 2);
    };
    carrier = withMoved(std::move(carrier), all,
                        geometry::Point{} - geometry::Point{half(box.low.x, box.high.x), half(box.low.y, box.high.y)});
    if (!QDir{}.mkpath(folder)) {
        return tl::unexpected{QStringLiteral("The folder “%1” cannot be made.").arg(folder)};
    }
    const QString path = QDir{folder}.filePath(fileNameFor(name) + suffix());
    if (const QString why = writeFileAtomically(path, writeScenario(carrier)); !why.isEmpty()) {
        return tl::unexpected{QStringLiteral("The template cannot be written: %1").arg(why)};
    }
    return path;
}

bool removePieceTemplate(const PieceTemplate& piece) { return QFile::remove(piece.path); }

} // namespace sightline::scenarios
