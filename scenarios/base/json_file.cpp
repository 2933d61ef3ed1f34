#include "scenarios/base/json_file.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sightline::scenarios {

namespace {

/// A pipe hands out what it has, not what was asked for.
constexpr qint64 kBytesAtOnce = qint64{1024} * 1024;

tl::expected<QByteArray, FileProblem> unreadable(const QString& name, const QString& why) {
    return rejectedFile(name, "unreadable", QStringLiteral("a file that can be read"), why,
                        QStringLiteral("Cannot read the file: %1.").arg(why));
}

} // namespace

tl::unexpected<FileProblem> rejectedFile(const QString& fileName,
                                         const char* code,
                                         const QString& expected,
                                         const QString& found,
                                         const QString& sentence,
                                         const QString& path,
                                         TextPosition place) {
    return tl::unexpected{FileProblem{{{Severity::Error,
                                        QString::fromLatin1(code),
                                        fileName,
                                        place.line,
                                        place.column,
                                        path,
                                        expected,
                                        found,
                                        sentence,
                                        {}}}}};
}

tl::expected<QByteArray, FileProblem> readBytes(const QString& path, qint64 maxBytes) {
    if (QFileInfo{path}.isDir()) {
        return unreadable(path, QStringLiteral("it is a folder"));
    }
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? readBytes(file, path, maxBytes) : unreadable(path, file.errorString());
}

tl::expected<QByteArray, FileProblem> readBytes(QFile& file, const QString& name, qint64 maxBytes) {
    QByteArray bytes;
    // One byte more than permitted, so that a pipe without end stops and is rejected by its size.
    for (bool goesOn = file.size() <= maxBytes; goesOn && bytes.size() <= maxBytes;) {
        const QByteArray part = file.read(std::min(kBytesAtOnce, maxBytes + 1 - bytes.size()));
        bytes += part;
        goesOn = !part.isEmpty();
    }
    if (file.error() != QFileDevice::NoError) {
        return unreadable(name, file.errorString());
    }
    if (const qint64 size = std::max<qint64>(file.size(), bytes.size()); size > maxBytes) {
        return rejectedFile(name, "file-too-big", QStringLiteral("at most %1 bytes").arg(maxBytes),
                            QStringLiteral("%1 bytes").arg(size),
                            QStringLiteral("The file is larger than the maximum of %1 bytes.").arg(maxBytes));
    }
    return bytes;
}

tl::expected<JsonText, FileProblem>
readJson(const QByteArray& bytes, const QString& fileName, const JsonLimits& limits) {
    return JsonText::read(bytes, limits).map_error([&](const JsonProblem& problem) {
        return rejectedFile(fileName, qPrintable(problem.code), problem.expected, problem.found, problem.sentence,
                            problem.path, problem.place)
            .value();
    });
}

QJsonValue jsonValueOf(const QByteArray& bytes) {
    // Twice as fast as `JsonText`, where nobody asks for places.
    const auto document = QJsonDocument::fromJson(bytes);
    return document.isNull()    ? QJsonValue{QJsonValue::Undefined}
           : document.isArray() ? QJsonValue{document.array()}
                                : QJsonValue{document.object()};
}

} // namespace sightline::scenarios
