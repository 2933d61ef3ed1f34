#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTest>

/// Whole files, read and written by tests.
namespace sightline::tests {

/// Bytes of a file; none if it cannot be read.
[[nodiscard]] inline QByteArray bytesOf(const QString& path) {
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// Bytes of a file; fails the test if it cannot be read.
[[nodiscard]] inline QByteArray bytesOfFile(const QString& path) {
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly)) {
        QTest::qFail(qPrintable("cannot read " + path), __FILE__, __LINE__);
    }
    return file.readAll();
}

/// Fails the test if the file cannot be written.
inline void writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file{path};
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        QTest::qFail(qPrintable("cannot write " + path), __FILE__, __LINE__);
    }
}

} // namespace sightline::tests
