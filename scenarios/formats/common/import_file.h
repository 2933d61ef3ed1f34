#pragma once

#include "scenarios/base/json_item.h"
#include "scenarios/io/scenario_file.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <memory>
#include <optional>

namespace sightline::scenarios::formats {

/// The bytes and the name of a file, parsed as JSON at most once, on demand. A value: copies share all of it. Not
/// thread-safe.
class ImportFile {
public:
    /// `name` is used for messages and for the suffix.
    ImportFile(QByteArray bytes, QString name);

    /// Opens and reads a file. Errors: it cannot be opened, or has more than `kLargestFileBytes`.
    [[nodiscard]] static tl::expected<ImportFile, FileProblem> open(const QString& path);

    [[nodiscard]] const QByteArray& bytes() const;
    [[nodiscard]] const QString& name() const;
    /// Returns the name without folders and suffix, for a table without a name.
    [[nodiscard]] QString title() const;
    /// Returns the suffix in lower case, without the dot.
    [[nodiscard]] QString suffix() const;
    /// True if the contents start with `text`, after an optional byte order mark and white space.
    [[nodiscard]] bool startsWith(const char* text) const;

    /// Returns the parsed text; null if it is no JSON.
    [[nodiscard]] const JsonText* json() const;
    /// Returns the outermost value; an absent item if the text is no JSON.
    [[nodiscard]] JsonItem root() const;
    /// Returns the reason for which the text is no JSON, or not that of an object or a list. Precondition: one of these
    /// holds.
    [[nodiscard]] FileProblem jsonProblem() const;

private:
    struct Content;
    std::shared_ptr<Content> m_content;
};

} // namespace sightline::scenarios::formats
