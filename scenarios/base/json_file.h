#pragma once

#include "scenarios/base/diagnostic.h"
#include "scenarios/base/json_text.h"

namespace sightline::scenarios {

/// Parses the text of a file. The error has its line, column and path; `fileName` is used for it only.
[[nodiscard]] tl::expected<JsonText, FileProblem>
readJson(const QByteArray& bytes, const QString& fileName, const JsonLimits& limits = {});

/// Returns the object or list of a text that this program wrote or ships; undefined if the text is damaged.
[[nodiscard]] QJsonValue jsonValueOf(const QByteArray& bytes);

} // namespace sightline::scenarios
