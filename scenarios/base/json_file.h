#pragma once

#include "scenarios/base/diagnostic.h"
#include "scenarios/base/json_text.h"

class QFile;

namespace sightline::scenarios {

/// Returns the rejection of a file by one error. `path` is a JSON path, or empty; a place of line 0 is unknown.
[[nodiscard]] tl::unexpected<FileProblem> rejectedFile(const QString& fileName,
                                                       const char* code,
                                                       const QString& expected,
                                                       const QString& found,
                                                       const QString& sentence,
                                                       const QString& path = {},
                                                       TextPosition place = {0, 0});

/// Opens and reads a whole file. Errors: it cannot be read ("unreadable", the reason is what was found), or it has
/// more than `maxBytes` ("file-too-big").
[[nodiscard]] tl::expected<QByteArray, FileProblem> readBytes(const QString& path,
                                                              qint64 maxBytes = JsonLimits{}.bytes);
/// Reads an open file to its end, as above; `name` is used for the error only.
[[nodiscard]] tl::expected<QByteArray, FileProblem>
readBytes(QFile& file, const QString& name, qint64 maxBytes = JsonLimits{}.bytes);

/// Parses the text of a file. The error has its line, column and path; `fileName` is used for it only.
[[nodiscard]] tl::expected<JsonText, FileProblem>
readJson(const QByteArray& bytes, const QString& fileName, const JsonLimits& limits = {});

/// Returns the object or list of a text that this program wrote or ships; undefined if the text is damaged.
[[nodiscard]] QJsonValue jsonValueOf(const QByteArray& bytes);

} // namespace sightline::scenarios
