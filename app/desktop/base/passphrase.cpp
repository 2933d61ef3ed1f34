#include "app/desktop/base/passphrase.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QStringList>

#include <array>

namespace sightline::app {

namespace {

constexpr int kRounds = 60'000;       ///< under 0.2 s, and long for who tries many
constexpr int kMaxRounds = 1'000'000; ///< more would keep the judge waiting for seconds
constexpr int kSaltBytes = 16;
constexpr int kHashBytes = 32;
const QString kMethod = QStringLiteral("pbkdf2-sha256");

QByteArray hashOf(const QString& words, const QByteArray& salt, int rounds) {
    return pbkdf2Sha256(words.normalized(QString::NormalizationForm_C).toUtf8(), salt, rounds);
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

Passphrase Passphrase::of(const QString& words) {
    Passphrase phrase;
    if (!words.isEmpty()) {
        std::array<quint32, kSaltBytes / sizeof(quint32)> salt{};
        QRandomGenerator::system()->fillRange(salt.data(), static_cast<qsizetype>(salt.size()));
        phrase.m_salt = QByteArray{reinterpret_cast<const char*>(salt.data()), kSaltBytes};
        phrase.m_rounds = kRounds;
        phrase.m_hash = hashOf(words, phrase.m_salt, kRounds);
    }
    return phrase;
}

bool Passphrase::matches(const QString& words) const { return !isSet() || hashOf(words, m_salt, m_rounds) == m_hash; }

QString Passphrase::toText() const {
    return isSet() ? QStringList{kMethod, QString::number(m_rounds), QString::fromLatin1(m_salt.toHex()),
                                 QString::fromLatin1(m_hash.toHex())}
                         .join(QLatin1Char{':'})
                   : QString{};
}

std::optional<Passphrase> Passphrase::fromText(const QString& text) {
    if (text.isEmpty()) {
        return Passphrase{};
    }
    const QStringList parts = text.split(QLatin1Char{':'});
    Passphrase phrase;
    bool isNumber = false;
    phrase.m_rounds = parts.value(1).toInt(&isNumber);
    phrase.m_salt = QByteArray::fromHex(parts.value(2).toLatin1());
    phrase.m_hash = QByteArray::fromHex(parts.value(3).toLatin1());
    const bool isWhole = parts.size() == 4 && parts.front() == kMethod && isNumber && phrase.m_rounds > 0 &&
                         phrase.m_rounds <= kMaxRounds && phrase.m_salt.size() == kSaltBytes &&
                         phrase.m_hash.size() == kHashBytes && phrase.toText() == text;
    return isWhole ? std::optional{phrase} : std::nullopt;
}

} // namespace sightline::app
