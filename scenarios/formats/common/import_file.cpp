#include "scenarios/formats/common/import_file.h"

#include "scenarios/base/json_file.h"

#include <QFile>
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

namespace {

tl::unexpected<FileProblem> rejectInput(
    const QString& path, const char* code, const QString& expected, const QString& found, const QString& sentence) {
    Diagnostic finding;
    finding.code = QString::fromLatin1(code);
    finding.file = path;
    finding.expected = expected;
    finding.found = found;
    finding.sentence = sentence;
    return tl::unexpected{FileProblem{{finding}}};
}

tl::unexpected<FileProblem> unreadable(const QString& path, const QString& why) {
    return rejectInput(path, "unreadable", QStringLiteral("a file that can be read"), why,
                       QStringLiteral("Cannot read the file: %1.").arg(why));
}

} // namespace

ImportFile::ImportFile(QByteArray bytes, QString name)
    : m_content{std::make_shared<Content>(Content{std::move(bytes), std::move(name)})} {}

tl::expected<ImportFile, FileProblem> ImportFile::open(const QString& path) {
    if (QFileInfo{path}.isDir()) {
        return unreadable(path, QStringLiteral("it is a folder"));
    }
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly)) {
        return unreadable(path, file.errorString());
    }
    // One byte more than permitted, so that a pipe without end stops and is rejected by its size.
    QByteArray bytes = file.read(kLargestFileBytes + 1);
    if (file.error() != QFileDevice::NoError) {
        return unreadable(path, file.errorString());
    }
    if (bytes.size() > kLargestFileBytes) {
        return rejectInput(path, "file-too-big", QStringLiteral("at most %1 bytes").arg(kLargestFileBytes),
                           QStringLiteral("more"),
                           QStringLiteral("The file is larger than the maximum of %1 bytes.").arg(kLargestFileBytes));
    }
    return ImportFile{std::move(bytes), path};
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
    Diagnostic finding;
    finding.code = QStringLiteral("wrong-type");
    finding.file = name();
    finding.path = QStringLiteral("$");
    finding.expected = QStringLiteral("an object or a list");
    finding.found = read->description(0);
    finding.sentence =
        QStringLiteral("Expected an object or a list, found %1. This is another kind of file, or part of one.")
            .arg(finding.found);
    return FileProblem{{finding}};
}

} // namespace sightline::scenarios::formats
