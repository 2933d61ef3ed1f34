#include "app/desktop/document/question_memory.h"

#include "scenarios/base/atomic_file.h"
#include "scenarios/base/json_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sightline::app {

namespace {

using scenarios::ModelId;
using scenarios::ShotQuestion;
using scenarios::UnitName;

/// More than `QuestionMemory::kMaxFiles` questions take; a larger file is none of this program.
constexpr qint64 kMaxBytes = 1 << 20;
const QString kFiles = QStringLiteral("files");
const QString kPath = QStringLiteral("path");

QString absolute(const QString& path) { return QFileInfo{path}.absoluteFilePath(); }

QJsonArray entriesOf(const QString& path) {
    const QByteArray bytes = scenarios::readBytes(path, kMaxBytes).value_or(QByteArray{});
    return scenarios::jsonValueOf(bytes).toObject()[kFiles].toArray();
}

std::optional<ModelId> modelIn(const QJsonValue& value) {
    const QString id = value.toString();
    return id.isEmpty() ? std::nullopt : std::optional{ModelId{id}};
}

QJsonObject jsonOf(const UnitName& unit) {
    return {{QStringLiteral("player"), unit.player.value},
            {QStringLiteral("unit"), unit.unit},
            {QStringLiteral("alone"), unit.alone.value}};
}

UnitName unitIn(const QJsonValue& value) {
    const QJsonObject json = value.toObject();
    return {{json[u"player"].toString()}, json[u"unit"].toString(), {json[u"alone"].toString()}};
}

QJsonObject jsonOf(const ShotQuestion& shot) {
    QJsonObject json{{QStringLiteral("from"), jsonOf(shot.from)}, {QStringLiteral("to"), jsonOf(shot.to)}};
    if (!shot.weapon.isEmpty()) {
        json[QStringLiteral("weapon")] = shot.weapon;
    }
    if (shot.range) {
        json[QStringLiteral("range_nm")] = static_cast<qint64>(shot.range->nanometers());
    }
    return json;
}

std::optional<ShotQuestion> shotIn(const QJsonValue& value) {
    if (!value.isObject()) {
        return std::nullopt;
    }
    ShotQuestion shot{unitIn(value[u"from"]), unitIn(value[u"to"])};
    shot.weapon = value[u"weapon"].toString();
    if (const qint64 range = value[u"range_nm"].toInteger(); range > 0) {
        shot.range = geometry::Length::fromNanometers(range);
    }
    return shot;
}

} // namespace

LastQuestion QuestionMemory::questionOf(const QString& path) const {
    for (const QJsonValue& entry : entriesOf(m_file)) {
        if (entry[kPath].toString() == absolute(path)) {
            return {modelIn(entry[u"observer"]), modelIn(entry[u"target"]), shotIn(entry[u"shot"])};
        }
    }
    return {};
}

void QuestionMemory::remember(const QString& path, const LastQuestion& question) const {
    const QJsonArray before = entriesOf(m_file);
    QJsonArray entries;
    if (question != LastQuestion{}) {
        QJsonObject entry{{kPath, absolute(path)}};
        if (question.observer) {
            entry[QStringLiteral("observer")] = question.observer->value;
        }
        if (question.target) {
            entry[QStringLiteral("target")] = question.target->value;
        }
        if (question.shot) {
            entry[QStringLiteral("shot")] = jsonOf(*question.shot);
        }
        entries.append(entry);
    }
    for (const QJsonValue& entry : before) {
        if (entries.size() < kMaxFiles && entry[kPath].toString() != absolute(path)) {
            entries.append(entry);
        }
    }
    if (entries == before) {
        return;
    }
    QDir{}.mkpath(QFileInfo{m_file}.absolutePath());
    (void)scenarios::writeFileAtomically(m_file, QJsonDocument{QJsonObject{{kFiles, entries}}}.toJson());
}

void QuestionMemory::forgetAll() const { QFile::remove(m_file); }

} // namespace sightline::app
