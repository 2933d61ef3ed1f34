#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sightline::app {

/// Returns the first block of PBKDF2 with HMAC-SHA-256: 32 bytes. Source: RFC 8018, section 5.2.
[[nodiscard]] QByteArray pbkdf2Sha256(const QByteArray& password, const QByteArray& salt, int rounds);

/// A passphrase, stored as a random salt and the PBKDF2 hash of salt and phrase.
class Passphrase {
public:
    /// Creates an unset phrase, which any text matches.
    Passphrase() = default;
    /// Creates the phrase from its text; unset if `words` is empty.
    [[nodiscard]] static Passphrase of(const QString& words);

    [[nodiscard]] bool isSet() const { return !m_hash.isEmpty(); }
    [[nodiscard]] bool matches(const QString& words) const;
    [[nodiscard]] const QByteArray& salt() const { return m_salt; }
    [[nodiscard]] const QByteArray& hash() const { return m_hash; }

    /// Returns the form for the settings, "pbkdf2-sha256:ROUNDS:SALT:HASH" with salt and hash in hexadecimal; empty if
    /// unset.
    [[nodiscard]] QString toText() const;
    /// Reads the output of `toText`; std::nullopt for any other text.
    [[nodiscard]] static std::optional<Passphrase> fromText(const QString& text);

    friend bool operator==(const Passphrase&, const Passphrase&) = default;

private:
    int m_rounds = 0;
    QByteArray m_salt;
    QByteArray m_hash;
};

} // namespace sightline::app
