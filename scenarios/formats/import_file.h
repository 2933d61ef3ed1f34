#pragma once

#include "scenarios/formats/json_item.h"
#include "scenarios/io/scenario_file.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <memory>
#include <optional>

namespace sightline::scenarios::formats {

/// The bytes of a file and its name, read as JSON once when somebody asks. A value: copies share all of it. One thread
/// at a time.
class ImportFile {
public:
    /// `name` is for messages, and for the suffix.
    ImportFile(QByteArray bytes, QString name);

    /// Opens and reads; a file that cannot be opened, or holds more than `kLargestFileBytes`, is a problem.
    [[nodiscard]] static tl::expected<ImportFile, FileProblem> open(const QString& path);

    [[nodiscard]] const QByteArray& bytes() const;
    [[nodiscard]] const QString& name() const;
    /// Of the name, without folders and suffix, for a table that has no name of its own.
    [[nodiscard]] QString title() const;
    /// In small letters, without the dot.
    [[nodiscard]] QString suffix() const;
    /// The first bytes are those, after a byte order mark and blanks.
    [[nodiscard]] bool startsWith(const char* text) const;

    /// Null if the text is no JSON.
    [[nodiscard]] const JsonText* json() const;
    /// The outermost value; nothing if the text is no JSON.
    [[nodiscard]] JsonItem root() const;
    /// Why it is no JSON, or no JSON of an object or a list. Precondition: one of them.
    [[nodiscard]] FileProblem jsonProblem() const;

private:
    struct Content;
    std::shared_ptr<Content> m_content;
};

} // namespace sightline::scenarios::formats
