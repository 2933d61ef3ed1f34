#include "app/desktop/vision/pass_phrase.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <array>

namespace sightline::app {

namespace {

constexpr int kRounds = 60'000; ///< under 0.2 s, and long for who tries many

QByteArray hashOf(const QString& words, const QByteArray& salt) {
    return pbkdf2Sha256(words.normalized(QString::NormalizationForm_C).toUtf8(), salt, kRounds);
}

} // namespace

QByteArray pbkdf2Sha256(const QByteArray& password, const QByteArray& salt, int rounds) {
    // Qt's own is in its network library, and nothing of that is linked here.
    QMessageAuthenticationCode code{QCryptographicHash::Sha256, password};
    code.addData(salt + QByteArray{"\0\0\0\1", 4});
    QByteArray round = code.result();
    QByteArray sum = round;
    for (int i = 1; i < rounds; ++i) {
        code.reset();
        code.addData(round);
        round = code.result();
        for (qsizetype byte = 0; byte < sum.size(); ++byte) {
            sum[byte] = static_cast<char>(sum[byte] ^ round[byte]);
        }
    }
    return sum;
}

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
