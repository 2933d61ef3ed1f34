#pragma once

#include "tests/support/files.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTest>

namespace sightline::tests {

/// How one call of sightline-cli ended.
struct CliEnd {
    int status = -1; ///< -1: it crashed or did not end in time
    QByteArray output;
    QByteArray messages;
    qint64 milliseconds = 0;

    /// The one JSON document on standard output; null if that is not what stands there.
    [[nodiscard]] QJsonDocument json() const;
};

/// Calls the program as built, with no display at hand and `input` on standard input, for somebody of another language
/// than its output is in.
[[nodiscard]] CliEnd runCli(const QStringList& arguments,
                            const QByteArray& input = {},
                            const QString& language = QStringLiteral("de_DE.UTF-8"));

/// Fails the test unless the call was refused in these words, and told nothing else.
inline void verifyRefused(const CliEnd& end, const QString& words) {
    QCOMPARE(end.status, 2);
    QCOMPARE(end.output, QByteArray{});
    QVERIFY2(QString::fromUtf8(end.messages).contains(words), end.messages.constData());
}

/// The path of a file in tests/data.
[[nodiscard]] QString dataFile(const QString& name);

} // namespace sightline::tests
