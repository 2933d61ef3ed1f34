#include "scenarios/base/json_file.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace sightline::scenarios {

tl::expected<JsonText, FileProblem>
readJson(const QByteArray& bytes, const QString& fileName, const JsonLimits& limits) {
    return JsonText::read(bytes, limits).map_error([&](const JsonProblem& problem) {
        return FileProblem{{{Severity::Error,
                             problem.code,
                             fileName,
                             problem.place.line,
                             problem.place.column,
                             problem.path,
                             problem.expected,
                             problem.found,
                             problem.sentence,
                             {}}}};
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
