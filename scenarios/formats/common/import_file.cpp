#include "scenarios/formats/common/import_file.h"

#include "scenarios/base/json_file.h"

#include <QFileInfo>

namespace sightline::scenarios::formats {

struct ImportFile::Content {
    QByteArray bytes;
    QString name;
    std::optional<tl::expected<JsonText, FileProblem>> json = {};

    const tl::expected<JsonText, FileProblem>& read() {
        if (!json) {
            json = readJson(bytes, name);
        }
        return *json;
    }
};

ImportFile::ImportFile(QByteArray bytes, QString name)
    : m_content{std::make_shared<Content>(Content{std::move(bytes), std::move(name)})} {}

tl::expected<ImportFile, FileProblem> ImportFile::open(const QString& path) {
    return readBytes(path).map([&](QByteArray bytes) { return ImportFile{std::move(bytes), path}; });
}

const QByteArray& ImportFile::bytes() const { return m_content->bytes; }

const QString& ImportFile::name() const { return m_content->name; }

QString ImportFile::title() const { return QFileInfo{name()}.completeBaseName(); }

QString ImportFile::suffix() const { return QFileInfo{name()}.suffix().toLower(); }

bool ImportFile::startsWith(const char* text) const {
    qsizetype at = bytes().startsWith("\xEF\xBB\xBF") ? 3 : 0;
    while (at < bytes().size() && std::isspace(static_cast<unsigned char>(bytes().at(at)))) {
        ++at;
    }
    return bytes().sliced(at).startsWith(text);
}

const JsonText* ImportFile::json() const {
    if (!m_content->json && !startsWith("{") && !startsWith("[")) {
        return nullptr; // a picture or an archive is not parsed in vain
    }
    const auto& read = m_content->read();
    return read ? &*read : nullptr;
}

JsonItem ImportFile::root() const {
    const JsonText* text = json();
    return text ? JsonItem{*text} : JsonItem{};
}

FileProblem ImportFile::jsonProblem() const {
    const auto& read = m_content->read();
    if (!read) {
        return read.error();
    }
    const QString found = read->description(0);
    return rejectedFile(
               name(), "wrong-type", QStringLiteral("an object or a list"), found,
               QStringLiteral("Expected an object or a list, found %1. This is another kind of file, or part of one.")
                   .arg(found),
               QStringLiteral("$"))
        .value();
}

} // namespace sightline::scenarios::formats
