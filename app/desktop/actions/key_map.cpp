#include "app/desktop/actions/key_map.h"

#include "app/desktop/settings/settings.h"
#include "app/shared/text/diagnostic_text.h"
#include "scenarios/base/json_file.h"

#include <QAction>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

const QString kFormat = QStringLiteral("sightline-keys");

QStringList textOf(const KeyMap::Keys& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys) {
        texts << key.toString(QKeySequence::PortableText);
    }
    return texts;
}

KeyMap::Keys keysOf(const QStringList& texts) {
    KeyMap::Keys keys;
    for (const QString& text : texts) {
        if (const QKeySequence key{text, QKeySequence::PortableText}; !key.isEmpty()) {
            keys << key;
        }
    }
    return keys;
}

} // namespace

QString plainText(const QAction& action) {
    QString text = action.text().section(QLatin1Char{'\t'}, 0, 0);
    text.remove(QLatin1Char{'&'});
    return text;
}

KeyMap::KeyMap(QList<QAction*> actions, Settings& settings, QObject* parent)
    : QObject{parent}, m_actions{std::move(actions)}, m_settings{settings} {
    for (const QAction* action : std::as_const(m_actions)) {
        m_usual.insert(action, action->shortcuts());
    }
    connect(&m_settings, &Settings::keysChanged, this, &KeyMap::apply);
    apply();
}

bool KeyMap::isUsual(const QAction* action) const { return action->shortcuts() == usual(action); }

void KeyMap::apply() {
    const auto wished = m_settings.keys();
    for (QAction* action : std::as_const(m_actions)) {
        const auto own = wished.find(action->objectName());
        const bool isOwn = !action->objectName().isEmpty() && own != wished.end();
        action->setShortcuts(isOwn ? keysOf(*own) : usual(action));
    }
}

void KeyMap::setKeys(const QAction* action, const Keys& keys) {
    auto wished = m_settings.keys();
    if (keys == usual(action)) {
        wished.remove(action->objectName());
    } else {
        wished.insert(action->objectName(), textOf(keys));
    }
    m_settings.setKeys(wished);
}

void KeyMap::resetAll() { m_settings.setKeys({}); }

KeyMap::Keys KeyMap::fixedKeys(const QAction& action) {
    const QString fixed = action.text().section(QLatin1Char{'\t'}, 1);
    return fixed.isEmpty() ? Keys{} : keysOf({fixed, QStringLiteral("Ctrl+%1").arg(fixed)});
}

QAction* KeyMap::rival(const QAction* action, const QKeySequence& keys) const {
    for (QAction* other : m_actions) {
        if (other == action) {
            continue;
        }
        for (const QKeySequence& theirs : other->shortcuts() + fixedKeys(*other)) {
            // One that begins like the other would make the longer one unreachable.
            if (keys.matches(theirs) != QKeySequence::NoMatch || theirs.matches(keys) != QKeySequence::NoMatch) {
                return other;
            }
        }
    }
    return nullptr;
}

QAction* KeyMap::named(const QString& name) const {
    const auto found = std::ranges::find(m_actions, name, &QAction::objectName);
    return found == m_actions.end() ? nullptr : *found;
}

QByteArray KeyMap::exported() const {
    QJsonObject keys;
    const auto wished = m_settings.keys();
    for (auto it = wished.begin(); it != wished.end(); ++it) {
        keys.insert(it.key(), QJsonArray::fromStringList(*it));
    }
    return QJsonDocument{QJsonObject{{QStringLiteral("format"), kFormat},
                                     {QStringLiteral("version"), 1},
                                     {QStringLiteral("keys"), keys}}}
        .toJson();
}

QString KeyMap::import(const QByteArray& text) {
    const auto read = scenarios::readJson(text, {});
    if (!read) {
        const scenarios::Diagnostic& problem = read.error().first();
        return tr("The file is not JSON (line %1, column %2): %3 Choose a file that was exported here.")
            .arg(problem.line)
            .arg(problem.column)
            .arg(findingSentence(problem));
    }
    const QJsonObject json = read->toJson(0).toObject();
    if (json[QStringLiteral("format")].toString() != kFormat || json[QStringLiteral("version")].toInt() != 1) {
        return tr("The file is not a list of keys: “format” must be “%1” and “version” 1. Choose a file that was "
                  "exported here.")
            .arg(kFormat);
    }
    QMap<QString, QStringList> wished;
    const QJsonObject keys = json[QStringLiteral("keys")].toObject();
    for (auto it = keys.begin(); it != keys.end(); ++it) {
        if (!named(it.key())) {
            return tr("keys/%1: unknown command.").arg(it.key());
        }
        if (!it->isArray()) {
            return tr("keys/%1: a list of keys is expected.").arg(it.key());
        }
        QStringList texts;
        for (const auto& value : it->toArray()) {
            const QKeySequence key{value.toString(), QKeySequence::PortableText};
            if (key.isEmpty() || key[0].key() == Qt::Key_unknown) {
                return tr("keys/%1: “%2” is not a key.").arg(it.key(), value.toVariant().toString());
            }
            texts << key.toString(QKeySequence::PortableText);
        }
        wished.insert(it.key(), texts);
    }
    m_settings.setKeys(wished);
    return {};
}

} // namespace sightline::app
