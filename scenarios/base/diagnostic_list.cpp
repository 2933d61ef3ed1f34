#include "scenarios/base/diagnostic_list.h"

#include <algorithm>

namespace sightline::scenarios {

DiagnosticText DiagnosticText::expecting(const char* code, const QString& expected, const QString& found) {
    return {QString::fromLatin1(code), expected, found, QStringLiteral("Expected %1, found %2.").arg(expected, found)};
}

bool DiagnosticList::takes(Severity severity, const QString& path) {
    if (m_samePath == SamePath::Dropped &&
        std::ranges::any_of(m_entries, [&](const Entry& entry) { return entry.finding.path == path; })) {
        return false;
    }
    return m_counts[static_cast<std::size_t>(severity)]++ < kMaxFindings;
}

void DiagnosticList::addEntry(Severity severity, int offset, TextPosition place, QString path, DiagnosticText remark) {
    m_entries.push_back(
        {offset,
         {severity, std::move(remark.code), m_file, place.line, place.column, std::move(path),
          std::move(remark.expected), std::move(remark.found), std::move(remark.sentence), std::move(remark.ids)}});
}

void DiagnosticList::add(Severity severity, const JsonItem& at, DiagnosticText remark) {
    if (QString path = at.path(); takes(severity, path)) {
        addEntry(severity, at.offset(), at.position(), std::move(path), std::move(remark));
    }
}

void DiagnosticList::addAtKey(Severity severity, const JsonItem& member, DiagnosticText remark) {
    if (QString path = member.path(); takes(severity, path)) {
        addEntry(severity, member.offset(), member.keyPosition(), std::move(path), std::move(remark));
    }
}

void DiagnosticList::addAtMissingKey(Severity severity,
                                     const JsonItem& object,
                                     const QString& key,
                                     DiagnosticText remark) {
    if (QString path = object.path() + u'.' + key; takes(severity, path)) {
        addEntry(severity, object.offset(), object.position(), std::move(path), std::move(remark));
    }
}

void DiagnosticList::addUnknownKey(const JsonItem& member, const QString& kindOfObject, const QString& meant) {
    const QString key = member.key();
    const QString known = kindOfObject + u'\n' + key;
    if (const auto before = m_unknownKeys.constFind(known); before != m_unknownKeys.constEnd()) {
        if (*before >= 0) {
            ++m_entries[static_cast<std::size_t>(*before)].times;
        }
        return;
    }
    QString path = member.path();
    if (!takes(Severity::Warning, path)) {
        m_unknownKeys.insert(known, -1);
        return;
    }
    m_unknownKeys.insert(known, std::ssize(m_entries));
    const QString shown = key.size() > 60 ? key.left(60) + u'…' : key;
    const QString question = meant.isEmpty() ? QString{} : QStringLiteral(" Did you mean \"%1\"?").arg(meant);
    addEntry(Severity::Warning, member.offset(), member.keyPosition(), std::move(path),
             {QStringLiteral("unknown-key"),
              meant.isEmpty() ? QStringLiteral("a key of %1").arg(kindOfObject) : QStringLiteral("\"%1\"").arg(meant),
              QStringLiteral("\"%1\"").arg(shown),
              QStringLiteral("\"%1\" is no key of %2; it is kept as it is and has no effect.%3")
                  .arg(shown, kindOfObject, question),
              {}});
}

std::vector<Diagnostic> DiagnosticList::findings() const {
    std::vector<Entry> entries = m_entries;
    std::ranges::stable_sort(entries, {}, &Entry::offset);
    std::vector<Diagnostic> findings;
    for (Entry& entry : entries) {
        if (entry.times > 1) {
            entry.finding.sentence +=
                entry.times == 2 ? QStringLiteral(" The same key stands in one more place.")
                                 : QStringLiteral(" The same key stands in %1 more places.").arg(entry.times - 1);
        }
        findings.push_back(std::move(entry.finding));
    }
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
        if (const int cut = count(severity) - kMaxFindings; cut > 0) {
            Diagnostic more;
            more.severity = severity;
            more.code = QStringLiteral("more-findings");
            more.file = m_file;
            more.sentence =
                QStringLiteral("There are %1 more findings of the severity \"%2\"; only the first %3 found are listed.")
                    .arg(cut)
                    .arg(wordFor(severity))
                    .arg(kMaxFindings);
            findings.push_back(more);
        }
    }
    return findings;
}

void reportRepeatedKeys(const JsonText& text, DiagnosticList& findings) {
    for (const auto& [first, second] : text.repeatedKeys()) {
        const TextPosition place = text.keyPosition(first);
        findings.addAtKey(Severity::Error, JsonItem{text, second},
                          {QStringLiteral("repeated-key"),
                           QStringLiteral("each key once"),
                           u'"' + text.key(second).left(60) + u'"',
                           QStringLiteral("The key %1 stood before in the same object, at line %2, column %3.")
                               .arg(u'"' + text.key(second).left(60) + u'"')
                               .arg(place.line)
                               .arg(place.column),
                           {}});
    }
}

} // namespace sightline::scenarios
