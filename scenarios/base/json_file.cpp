#include "scenarios/base/json_file.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sightline::scenarios {

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

tl::expected<QByteArray, FileProblem> readBytes(const QString& path) {
    const auto unreadable = [&](const QString& why) {
        return rejectedFile(path, "unreadable", QStringLiteral("a file that can be read"), why,
                            QStringLiteral("Cannot read the file: %1.").arg(why));
    };
    if (QFileInfo{path}.isDir()) {
        return unreadable(QStringLiteral("it is a folder"));
    }
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly)) {
        return unreadable(file.errorString());
    }
    constexpr qint64 kMost = JsonLimits{}.bytes;
    // One byte more than permitted, so that a pipe without end stops and is rejected by its size.
    QByteArray bytes = file.size() > kMost ? QByteArray{} : file.read(kMost + 1);
    if (file.error() != QFileDevice::NoError) {
        return unreadable(file.errorString());
    }
    if (const qint64 size = std::max<qint64>(file.size(), bytes.size()); size > kMost) {
        return rejectedFile(path, "file-too-big", QStringLiteral("at most %1 bytes").arg(kMost),
                            QStringLiteral("%1 bytes").arg(size),
                            QStringLiteral("The file is larger than the maximum of %1 bytes.").arg(kMost));
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
