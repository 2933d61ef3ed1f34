#include "app/desktop/vision/pass_phrase.h"

#include <QCryptographicHash>
#include <QPasswordDigestor>
#include <QRandomGenerator>

#include <array>

namespace sightline::app {

namespace {

constexpr int kRounds = 60'000; ///< under 0.2 s, and long for who tries many
constexpr quint64 kHashBytes = 32;

QByteArray hashOf(const QString& words, const QByteArray& salt) {
    return QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, words.normalized(QString::NormalizationForm_C).toUtf8(), salt, kRounds, kHashBytes);
}

} // namespace

PassPhrase PassPhrase::of(const QString& words) {
    PassPhrase phrase;
    if (!words.isEmpty()) {
        std::array<quint32, 4> salt{};
        QRandomGenerator::system()->fillRange(salt.data(), static_cast<qsizetype>(salt.size()));
        phrase.m_salt = QByteArray{reinterpret_cast<const char*>(salt.data()), static_cast<qsizetype>(sizeof salt)};
        phrase.m_hash = hashOf(words, phrase.m_salt);
    }
    return phrase;
}

bool PassPhrase::matches(const QString& words) const { return !isSet() || hashOf(words, m_salt) == m_hash; }

} // namespace sightline::app
