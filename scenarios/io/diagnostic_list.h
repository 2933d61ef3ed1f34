#pragma once

#include "scenarios/diagnostic.h"
#include "scenarios/io/json_text.h"

#include <QHash>

#include <array>
#include <vector>

namespace sightline::scenarios {

/// What a finding says, apart from its place.
struct Remark {
    QString code;
    QString expected;
    QString found;
    QString sentence;
    QStringList ids;
};

/// Collects what is found in one text, with places, up to `kMaxFindings` of each severity; the rest is counted.
class DiagnosticList {
public:
    DiagnosticList(const JsonText& text, QString file) : m_text{text}, m_file{std::move(file)} {}

    void add(Severity severity, JsonText::Value at, Remark remark);
    /// The place is the member's key, the path its own.
    void addAtKey(Severity severity, JsonText::Value member, Remark remark);
    /// A key that means nothing: one finding for each key of a kind of object, however often it stands there.
    void addUnknownKey(JsonText::Value member, const QString& kindOfObject, const QString& meant);

    [[nodiscard]] bool hasErrors() const { return count(Severity::Error) > 0; }
    [[nodiscard]] int count(Severity severity) const { return m_counts[static_cast<std::size_t>(severity)]; }

    /// In the order of the text; after them, for a severity that was cut, a finding "more-findings" that tells how
    /// many.
    [[nodiscard]] std::vector<Diagnostic> findings() const;

private:
    struct Entry {
        int offset = 0;
        Diagnostic finding;
        int times = 1;
    };

    void addEntry(Severity severity, int offset, TextPlace place, JsonText::Value at, Remark remark);
    [[nodiscard]] bool isFull(Severity severity);

    const JsonText& m_text;
    QString m_file;
    std::vector<Entry> m_entries;
    std::array<int, 3> m_counts{};
    QHash<QString, qsizetype> m_unknownKeys; ///< index in `m_entries` by kind and key; -1: cut
};

/// A text that is no JSON, as a finding.
[[nodiscard]] Diagnostic findingOf(const JsonProblem& problem, const QString& file);
/// An error for each key that stands twice in one object.
void reportRepeatedKeys(const JsonText& text, DiagnosticList& findings);

} // namespace sightline::scenarios
