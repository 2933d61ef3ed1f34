#include "scenarios/rules/user_packs.h"

#include "scenarios/base/atomic_file.h"
#include "scenarios/rules/rule_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <tuple>

namespace sightline::scenarios {

namespace {

using ProblemCode = PackStoreProblem::Code;

const QString kSuffix = QStringLiteral(".json");

UserPack packOf(const QFileInfo& info) {
    UserPack pack;
    pack.path = info.absoluteFilePath();
    QFile file{pack.path};
    if (info.size() > kLargestPackBytes) {
        pack.problem = QStringLiteral("%1: the file holds %2 bytes; a rule set has at most %3.")
                           .arg(info.fileName())
                           .arg(info.size())
                           .arg(kLargestPackBytes);
        return pack;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        pack.problem = QStringLiteral("%1: cannot be read: %2.").arg(info.fileName(), file.errorString());
        return pack;
    }
    pack.bytes = file.readAll();
    RuleText text = readRuleText(pack.bytes);
    pack.rules = std::move(text.rules);
    if (!pack.rules) {
        pack.problem = text.problems.front().text(info.fileName());
    }
    return pack;
}

/// Returns the reason for which the id cannot be used beside `packs`; empty if it can.
QString clashOf(const QString& id, const std::vector<UserPack>& packs) {
    if (shippedRuleSet(id)) {
        return QStringLiteral("its id \"%1\" is that of a rule set that ships").arg(id);
    }
    const auto other =
        std::ranges::find_if(packs, [&](const UserPack& pack) { return pack.rules && pack.rules->id == id; });
    return other == packs.end()
               ? QString{}
               : QStringLiteral("its id \"%1\" is that of %2").arg(id, QFileInfo{other->path}.fileName());
}

/// Returns a unique file name for each id on any file system: characters other than lower case letters, digits, '-' and
/// '_' are written in hexadecimal.
QString fileNameOf(const QString& id) {
    QString name;
    for (const char letter : id.toUtf8()) {
        const bool isPlain =
            (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
        name += isPlain ? QString{QLatin1Char{letter}}
                        : QStringLiteral("%%1").arg(static_cast<unsigned char>(letter), 2, 16, QLatin1Char{'0'});
    }
    return name.left(120);
}

/// Returns the path of a new pack: the file of its id, or another one if that exists.
QString freePath(const QDir& folder, const QString& id) {
    const QString name = fileNameOf(id);
    QString path = folder.absoluteFilePath(name + kSuffix);
    for (int i = 2; QFileInfo::exists(path); ++i) {
        path = folder.absoluteFilePath(QStringLiteral("%1-%2%3").arg(name).arg(i).arg(kSuffix));
    }
    return path;
}

tl::unexpected<PackStoreProblem> rejectInput(ProblemCode code, const QString& sentence) {
    return tl::unexpected{PackStoreProblem{code, sentence}};
}

} // namespace

QString userPackFolder() {
    return QDir{QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)}.filePath(
        QStringLiteral("sightline/rulesets"));
}

std::vector<UserPack> userPacksIn(const QString& folder) {
    std::vector<UserPack> packs;
    const QDir place{folder};
    for (const QFileInfo& info : place.entryInfoList({u'*' + kSuffix}, QDir::Files, QDir::Name)) {
        UserPack pack = packOf(info);
        if (pack.rules) {
            if (const QString clash = clashOf(pack.rules->id, packs); !clash.isEmpty()) {
                pack.rules.reset();
                pack.problem = QStringLiteral("%1: %2.").arg(info.fileName(), clash);
            }
        }
        packs.push_back(std::move(pack));
    }
    std::ranges::stable_sort(packs, {}, [](const UserPack& pack) {
        return std::tuple{!pack.rules, pack.rules ? pack.rules->name.toCaseFolded() : QFileInfo{pack.path}.fileName()};
    });
    return packs;
}

std::optional<UserPack> userPackIn(const QString& folder, const QString& id) {
    for (UserPack& pack : userPacksIn(folder)) {
        if (pack.rules && pack.rules->id == id) {
            return std::move(pack);
        }
    }
    return {};
}

tl::expected<QString, PackStoreProblem>
saveUserPack(const QString& folder, const QByteArray& bytes, Overwrite overwrite) {
    const RuleText text = readRuleText(bytes);
    if (!text.rules) {
        return rejectInput(ProblemCode::Broken, text.problems.front().text(QStringLiteral("rule set")));
    }
    const QString& id = text.rules->id;
    if (shippedRuleSet(id)) {
        return rejectInput(ProblemCode::ShippedId,
                           QStringLiteral("A rule set that ships has the id \"%1\"; it is not replaced.").arg(id));
    }
    const auto before = userPackIn(folder, id);
    if (before && overwrite == Overwrite::No) {
        return rejectInput(ProblemCode::Taken,
                           QStringLiteral("Your pack \"%1\" has the id \"%2\" already.").arg(before->rules->name, id));
    }
    const QDir place{folder};
    if (!place.mkpath(QStringLiteral("."))) {
        return rejectInput(ProblemCode::Disk, QStringLiteral("Cannot create the folder %1.").arg(folder));
    }
    const QString path = before ? before->path : freePath(place, id);
    if (const QString why = writeFileAtomically(path, bytes); !why.isEmpty()) {
        return rejectInput(ProblemCode::Disk, QStringLiteral("%1 cannot be written: %2.").arg(path, why));
    }
    return path;
}

tl::expected<void, PackStoreProblem> removeUserPack(const UserPack& pack) {
    QFile file{pack.path};
    if (!file.remove()) {
        return rejectInput(ProblemCode::Disk,
                           QStringLiteral("%1 cannot be removed: %2.").arg(pack.path, file.errorString()));
    }
    return {};
}

QString freePackId(const QString& wished, const std::vector<UserPack>& packs) {
    QString id = wished;
    for (int i = 2; !clashOf(id, packs).isEmpty(); ++i) {
        id = QStringLiteral("%1-%2").arg(wished).arg(i);
    }
    return id;
}

} // namespace sightline::scenarios
