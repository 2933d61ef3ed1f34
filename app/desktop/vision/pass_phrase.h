#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sightline::app {

/// The first block of PBKDF2 with HMAC-SHA-256: 32 bytes. Source: RFC 8018, section 5.2.
[[nodiscard]] QByteArray pbkdf2Sha256(const QByteArray& password, const QByteArray& salt, int rounds);

/// Keeps whether words are the right ones, and not the words: a salt of its own and what PBKDF2 makes of both.
class PassPhrase {
public:
    /// None: whatever is said fits.
    PassPhrase() = default;
    /// None for no words.
    [[nodiscard]] static PassPhrase of(const QString& words);

    [[nodiscard]] bool isSet() const { return !m_hash.isEmpty(); }
    [[nodiscard]] bool matches(const QString& words) const;
    [[nodiscard]] const QByteArray& salt() const { return m_salt; }
    [[nodiscard]] const QByteArray& hash() const { return m_hash; }

    /// "pbkdf2-sha256:ROUNDS:SALT:HASH", both in hexadecimal; empty for none. For the settings.
    [[nodiscard]] QString toText() const;
    /// Nothing for what `toText` does not write.
    [[nodiscard]] static std::optional<PassPhrase> fromText(const QString& text);

    friend bool operator==(const PassPhrase&, const PassPhrase&) = default;

private:
    int m_rounds = 0;
    QByteArray m_salt;
    QByteArray m_hash;
};

} // namespace sightline::app
