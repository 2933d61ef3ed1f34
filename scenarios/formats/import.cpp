#include "scenarios/formats/import.h"

#include "scenarios/formats/limits.h"
#include "scenarios/formats/sentence.h"

#include <algorithm>
#include <numeric>

namespace sightline::scenarios::formats {

namespace {

constexpr auto kMoreEntries = "more-entries";

} // namespace

QString wordFor(ImportFate fate) {
    switch (fate) {
    case ImportFate::Read: return QStringLiteral("read");
    case ImportFate::Guessed: return QStringLiteral("guessed");
    case ImportFate::Skipped: break;
    }
    return QStringLiteral("skipped");
}

QString ImportEntry::text() const {
    QString text = wordFor(fate) + QStringLiteral(": ");
    if (!place.isEmpty()) {
        text += place + QStringLiteral(": ");
    }
    text += sentence;
    if (count > 1) {
        text += QStringLiteral(" (%1 times)").arg(count);
    }
    return text;
}

void ImportReport::add(ImportFate fate, const char* code, const QString& place, const QString& sentence, const QStringList& words, int count) {
    const auto keyOf = [](ImportFate f, const QString& c, const QStringList& w) {
        return wordFor(f) + u'\n' + c + u'\n' + w.join(u'\n');
    };
    const QString key = keyOf(fate, QString::fromLatin1(code), words);
    if (const auto before = m_indexByKey.constFind(key); before != m_indexByKey.constEnd()) {
        m_entries[static_cast<std::size_t>(*before)].count += count;
        return;
    }
    if (std::ssize(m_entries) >= kMostReportEntries) {
        const QString more = QStringLiteral("More of the file was %1, and is not listed here.");
        const QString moreKey = keyOf(fate, QString::fromLatin1(kMoreEntries), {wordFor(fate)});
        if (const auto before = m_indexByKey.constFind(moreKey); before != m_indexByKey.constEnd()) {
            m_entries[static_cast<std::size_t>(*before)].count += count;
            return;
        }
        m_indexByKey.insert(moreKey, std::ssize(m_entries));
        m_entries.push_back({fate, QString::fromLatin1(kMoreEntries), {}, filledSentence(more, {wordFor(fate)}), {wordFor(fate)}, count});
        return;
    }
    m_indexByKey.insert(key, std::ssize(m_entries));
    m_entries.push_back({fate, QString::fromLatin1(code), place, filledSentence(sentence, words), words, count});
}

int ImportReport::count(ImportFate fate) const {
    return std::accumulate(m_entries.begin(), m_entries.end(), 0,
                           [&](int sum, const ImportEntry& entry) { return sum + (entry.fate == fate ? entry.count : 0); });
}

bool ImportReport::has(const char* code) const {
    return std::ranges::any_of(m_entries, [&](const ImportEntry& entry) { return entry.code == QLatin1String{code}; });
}

QString ImportReport::text() const {
    QString text;
    for (const ImportEntry& entry : m_entries) {
        text += entry.text() + u'\n';
    }
    return text;
}

bool Import::needsAnswer() const {
    return std::ranges::any_of(questions, &ImportQuestion::required);
}

tl::unexpected<FileProblem> refuseImport(const ImportFile& file, const char* code, const QString& place, const QString& sentence,
                                         const QString& expected, const QString& found) {
    Finding finding;
    finding.code = QString::fromLatin1(code);
    finding.file = file.name();
    finding.path = place;
    finding.sentence = sentence;
    finding.expected = expected;
    finding.found = found;
    if (const JsonText* text = place.startsWith(u'$') ? file.json() : nullptr) {
        const TextPlace at = text->place(text->valueAt(place));
        finding.line = at.line;
        finding.column = at.column;
    }
    return tl::unexpected{FileProblem{{finding}}};
}

tl::unexpected<FileProblem> cancelledImport(const ImportFile& file) {
    return refuseImport(file, "cancelled", {}, QStringLiteral("The import was stopped."));
}

} // namespace sightline::scenarios::formats
