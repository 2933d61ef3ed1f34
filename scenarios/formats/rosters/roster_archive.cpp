#include "scenarios/formats/rosters/roster_tree.h"

#include <zip.h>

#include <memory>

namespace sightline::scenarios::formats {

namespace {

struct CloseArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseEntry {
    void operator()(zip_file_t* entry) const { zip_fclose(entry); }
};

/// True for a name that leads out of the extraction folder. Nothing is ever extracted, but an archive with such names
/// is suspicious.
bool leadsOut(const QString& name) {
    const QString path = QString{name}.replace(u'\\', u'/');
    return path.startsWith(u'/') || path.contains(u':') || path.split(u'/').contains(QStringLiteral(".."));
}

} // namespace

tl::expected<Roster, FileProblem> readRosterArchive(const QByteArray& bytes, const QString& fileName) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source =
        zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    const std::unique_ptr<zip_t, CloseArchive> archive{source ? zip_open_from_source(source, ZIP_RDONLY, &error)
                                                              : nullptr};
    if (!archive) {
        const QString reason = QString::fromUtf8(zip_error_strerror(&error));
        zip_error_fini(&error);
        if (source) {
            zip_source_free(source);
        }
        return rejectedFile(fileName, "broken-archive", QStringLiteral("a zip archive"), reason,
                            QStringLiteral("Cannot read the archive: %1.").arg(reason));
    }
    const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
    if (count > kMaxArchiveEntries) {
        return rejectedFile(fileName, "archive-too-many", QStringLiteral("at most %1 files").arg(kMaxArchiveEntries),
                            QString::number(count),
                            QStringLiteral("The archive contains %1 files; the maximum for an army list is %2.")
                                .arg(count)
                                .arg(kMaxArchiveEntries));
    }
    zip_int64_t chosen = -1;
    QString chosenName;
    QStringList others;
    for (zip_int64_t i = 0; i < count; ++i) {
        const char* raw = zip_get_name(archive.get(), static_cast<zip_uint64_t>(i), ZIP_FL_ENC_GUESS);
        const QString name = QString::fromUtf8(raw ? raw : "");
        if (leadsOut(name)) {
            return rejectedFile(fileName, "archive-path", QStringLiteral("names within the archive"), name,
                                QStringLiteral("Unsafe path “%1” in the archive; it was not opened.").arg(name));
        }
        const bool isList =
            name.endsWith(QLatin1String(".ros"), Qt::CaseInsensitive) && !name.startsWith(QLatin1String("__MACOSX"));
        if (isList && chosen < 0) {
            chosen = i;
            chosenName = name;
        } else if (!name.endsWith(u'/') && !name.startsWith(QLatin1String("__MACOSX"))) {
            others.append(name);
        }
    }
    if (chosen < 0) {
        return rejectedFile(fileName, "archive-no-roster", QStringLiteral("a file ending in .ros"),
                            QStringLiteral("%1 other files").arg(others.size()),
                            QStringLiteral("The archive contains no army list (no .ros file)."));
    }
    const std::unique_ptr<zip_file_t, CloseEntry> entry{
        zip_fopen_index(archive.get(), static_cast<zip_uint64_t>(chosen), 0)};
    if (!entry) {
        const QString reason = QString::fromUtf8(zip_strerror(archive.get()));
        return rejectedFile(fileName, "broken-archive", QStringLiteral("a file that can be unpacked"), reason,
                            QStringLiteral("Cannot unpack “%1” in the archive: %2.").arg(chosenName, reason));
    }
    // The sizes stated by the archive are not trusted: bytes are counted while unpacking.
    QByteArray text;
    QByteArray part(64 * 1024, '\0');
    for (;;) {
        const zip_int64_t got = zip_fread(entry.get(), part.data(), static_cast<zip_uint64_t>(part.size()));
        if (got < 0) {
            return rejectedFile(fileName, "broken-archive", QStringLiteral("a whole file"),
                                QStringLiteral("a damaged one"),
                                QStringLiteral("“%1” in the archive is damaged.").arg(chosenName));
        }
        if (got == 0) {
            break;
        }
        text.append(part.constData(), static_cast<qsizetype>(got));
        if (text.size() > kLargestRosterBytes) {
            return rejectedFile(fileName, "archive-too-big",
                                QStringLiteral("at most %1 MB unpacked").arg(kLargestRosterBytes / 1024 / 1024),
                                QStringLiteral("more"),
                                QStringLiteral("“%1” unpacks to more than %2 MB, which is too large for an army list.")
                                    .arg(chosenName)
                                    .arg(kLargestRosterBytes / 1024 / 1024));
        }
    }
    auto roster =
        readRosterXml(text, fileName.isEmpty() ? chosenName : QStringLiteral("%1/%2").arg(fileName, chosenName));
    if (roster && !others.isEmpty()) {
        roster->report.skipped("archive-others", {}, QStringLiteral("Other files in the archive."), {},
                               static_cast<int>(others.size()));
    }
    return roster;
}

} // namespace sightline::scenarios::formats
