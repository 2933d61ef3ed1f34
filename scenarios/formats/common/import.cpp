#include "scenarios/formats/common/import.h"

#include "scenarios/base/json_file.h"
#include "scenarios/formats/common/limits.h"
#include "scenarios/formats/common/sentence.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <numeric>

namespace sightline::scenarios::formats {

namespace {

constexpr auto kMoreEntries = "more-entries";
const QString kBaseKey = QStringLiteral("base:");

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

void ImportReport::add(ImportFate fate,
                       const char* code,
                       const QString& place,
                       const QString& sentence,
                       const QStringList& words,
                       int count) {
    const auto keyOf = [](ImportFate f, const QString& c, const QStringList& w) {
        return wordFor(f) + u'\n' + c + u'\n' + w.join(u'\n');
    };
    const QString key = keyOf(fate, QString::fromLatin1(code), words);
    if (const auto before = m_indexByKey.constFind(key); before != m_indexByKey.constEnd()) {
        m_entries[static_cast<std::size_t>(*before)].count += count;
        return;
    }
    if (std::ssize(m_entries) >= kMaxReportEntries) {
        const QString more = QStringLiteral("More entries of this kind (%1) are not listed.");
        const QString moreKey = keyOf(fate, QString::fromLatin1(kMoreEntries), {wordFor(fate)});
        if (const auto before = m_indexByKey.constFind(moreKey); before != m_indexByKey.constEnd()) {
            m_entries[static_cast<std::size_t>(*before)].count += count;
            return;
        }
        m_indexByKey.insert(moreKey, std::ssize(m_entries));
        m_entries.push_back({fate,
                             QString::fromLatin1(kMoreEntries),
                             {},
                             filledSentence(more, {wordFor(fate)}),
                             {wordFor(fate)},
                             count});
        return;
    }
    m_indexByKey.insert(key, std::ssize(m_entries));
    m_entries.push_back({fate, QString::fromLatin1(code), place, filledSentence(sentence, words), words, count});
}

int ImportReport::count(ImportFate fate) const {
    return std::accumulate(m_entries.begin(), m_entries.end(), 0, [&](int sum, const ImportEntry& entry) {
        return sum + (entry.fate == fate ? entry.count : 0);
    });
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

bool Import::needsAnswer() const { return std::ranges::any_of(questions, &ImportQuestion::required); }

QString ImportQuestion::key() const {
    switch (about) {
    case About::CellInches: return QStringLiteral("cell-inches");
    case About::UnitInches: return QStringLiteral("unit-inches");
    case About::TableWidth: return QStringLiteral("table-width");
    case About::Padding: return QStringLiteral("padding");
    case About::Entry: return QStringLiteral("entry");
    case About::Base: return kBaseKey + subject;
    }
    return {};
}

QString ImportQuestion::text() const { return filledSentence(sentence, {subject}); }

AnswerFault takeAnswer(ImportOptions& options, const QString& key, const QString& value) {
    constexpr double kLargestNumber = 1e4;
    const auto number = [&]() -> std::optional<double> {
        bool good = false;
        const double read = value.toDouble(&good);
        return good && read > 0.0 && read <= kLargestNumber ? std::optional{read} : std::nullopt;
    };
    if (key == QLatin1String("cell-inches") || key == QLatin1String("unit-inches")) {
        (key.startsWith(u'c') ? options.cellInches : options.unitInches) = number();
        return number() ? AnswerFault::None : AnswerFault::NoNumber;
    }
    if (key == QLatin1String("table-width")) {
        options.tableWidth = number() ? std::optional{geometry::Length::fromInches(*number())} : std::nullopt;
        return number() ? AnswerFault::None : AnswerFault::NoNumber;
    }
    if (key == QLatin1String("padding")) {
        const bool isKnown = value == QLatin1String("ignore") || value == QLatin1String("keep");
        options.ignorePadding = isKnown ? std::optional{value == QLatin1String("ignore")} : std::nullopt;
        return isKnown ? AnswerFault::None : AnswerFault::NoPadding;
    }
    if (key == QLatin1String("entry")) {
        options.entry = value;
        return AnswerFault::None;
    }
    if (key.startsWith(kBaseKey) && key.size() > kBaseKey.size()) {
        if (!baseFromText(value)) {
            return AnswerFault::NoBase;
        }
        options.chosenBases.insert(key.mid(kBaseKey.size()), value);
        return AnswerFault::None;
    }
    return AnswerFault::UnknownKey;
}

tl::unexpected<FileProblem> importError(const ImportFile& file,
                                        const char* code,
                                        const QString& place,
                                        const QString& sentence,
                                        const QString& expected,
                                        const QString& found) {
    const JsonText* text = place.startsWith(u'$') ? file.json() : nullptr;
    return rejectedFile(file.name(), code, expected, found, sentence, place,
                        text ? text->position(text->valueAt(place)) : TextPosition{0, 0});
}

tl::unexpected<FileProblem> canceledImport(const ImportFile& file) {
    return importError(file, "cancelled", {}, QStringLiteral("The import was canceled."));
}

tl::unexpected<FileProblem> rejectedXml(const QString& fileName,
                                        const QXmlStreamReader& xml,
                                        const char* code,
                                        const QString& expected,
                                        const QString& found,
                                        const QString& sentence) {
    return rejectedFile(fileName, code, expected, found, sentence, {},
                        {static_cast<int>(xml.lineNumber()), static_cast<int>(xml.columnNumber()) + 1});
}

tl::unexpected<FileProblem> invalidXml(const QString& fileName, const QXmlStreamReader& xml) {
    return rejectedXml(fileName, xml, "xml-syntax", QStringLiteral("well-formed XML"), xml.errorString(),
                       QStringLiteral("Invalid XML: %1").arg(xml.errorString()));
}

tl::unexpected<FileProblem> tooDeepXml(const QString& fileName, const QXmlStreamReader& xml) {
    return rejectedXml(fileName, xml, "nested-too-deep", QStringLiteral("at most %1 levels").arg(kDeepestNesting),
                       QStringLiteral("more"),
                       QStringLiteral("The file is nested more than %1 levels deep.").arg(kDeepestNesting));
}

} // namespace sightline::scenarios::formats
