#include "scenarios/formats/rosters/roster.h"

#include "scenarios/formats/rosters/roster_tree.h"

namespace sightline::scenarios::formats {

RosterKind rosterKindOf(const QByteArray& bytes) {
    const QByteArrayView head = QByteArrayView{bytes}.first(std::min<qsizetype>(bytes.size(), 4096));
    QByteArray start = head.toByteArray();
    if (start.startsWith("\xef\xbb\xbf")) {
        start.remove(0, 3);
    }
    start = start.trimmed();
    if (start.startsWith("PK\x03\x04") || start.startsWith("PK\x05\x06")) {
        return RosterKind::Archive;
    }
    if (start.startsWith('<')) {
        return start.contains("<roster") || start.contains("rosterSchema") ? RosterKind::Xml : RosterKind::None;
    }
    if (start.startsWith('{')) {
        // The words may follow long texts, so more than the head is searched.
        const QByteArrayView more = QByteArrayView{bytes}.first(std::min<qsizetype>(bytes.size(), 256 * 1024));
        const auto has = [&](const char* word) { return more.contains(QByteArrayView{word}); };
        const bool isTree = has("\"roster\"") && (has("\"forces\"") || has("rosterSchema"));
        const bool isForge = has("\"units\"") && has("\"size\"") && (has("\"selectionId\"") || has("\"gameSystem\""));
        const bool isRosterizer = has("\"assets\"") && has("\"included\"") &&
                                  (has("\"classification\"") || has("Unit\u00a7") || has("\"classIdentity\""));
        return isTree || isForge || isRosterizer ? RosterKind::Json : RosterKind::None;
    }
    return !start.startsWith('[') && bytes.size() <= 1024 * 1024 && readRosterText(bytes, {}).has_value()
               ? RosterKind::Text
               : RosterKind::None;
}

tl::expected<Roster, FileProblem> readRoster(const QByteArray& bytes, const QString& fileName) {
    if (bytes.size() > kLargestRosterBytes) {
        const qint64 most = kLargestRosterBytes / 1024 / 1024;
        return rejectedFile(
            fileName, "file-too-big", QStringLiteral("at most %1 MB").arg(most),
            QStringLiteral("%1 MB").arg(bytes.size() / 1024 / 1024),
            QStringLiteral("The file is larger than %1 MB, which is too large for an army list.").arg(most));
    }
    const QByteArray start = bytes.left(64).trimmed();
    if (bytes.startsWith("PK")) {
        return readRosterArchive(bytes, fileName);
    }
    if (start.startsWith('<') || start.startsWith("\xef\xbb\xbf<")) {
        return readRosterXml(bytes, fileName);
    }
    if (start.startsWith('{') || start.startsWith("\xef\xbb\xbf{")) {
        return readRosterJson(bytes, fileName);
    }
    return readRosterText(bytes, fileName);
}

} // namespace sightline::scenarios::formats
