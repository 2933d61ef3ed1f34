#pragma once

#include "scenarios/base/diagnostic.h"
#include "scenarios/base/json_item.h"

#include <QHash>

#include <array>
#include <vector>

namespace sightline::scenarios {

/// The contents of a diagnostic apart from its position.
struct DiagnosticText {
    QString code;
    QString expected;
    QString found;
    QString sentence;
    QStringList ids = {};

    /// Returns a text with the sentence "Expected a number, found nothing."
    [[nodiscard]] static DiagnosticText expecting(const char* code, const QString& expected, const QString& found);
};

/// Whether later diagnostics at the path of an earlier one are dropped, as consequences of it.
enum class SamePath : bool { Kept, Dropped };

/// Collects the diagnostics of one text with their positions, at most `kMaxFindings` of each severity; further ones are
/// counted.
class DiagnosticList {
public:
    /// `file` is used for diagnostics only.
    explicit DiagnosticList(QString file = {}, SamePath samePath = SamePath::Kept)
        : m_file{std::move(file)}, m_samePath{samePath} {}

    void add(Severity severity, const JsonItem& at, DiagnosticText remark);
    /// Adds a diagnostic at the position of the member's key, with the path of the member.
    void addAtKey(Severity severity, const JsonItem& member, DiagnosticText remark);
    /// Adds a diagnostic about a key that is not there: at the position of its object, with the path of the key.
    void addAtMissingKey(Severity severity, const JsonItem& object, const QString& key, DiagnosticText remark);
    /// Adds a diagnostic for a meaningless key: one per key and kind of object, however often it occurs.
    void addUnknownKey(const JsonItem& member, const QString& kindOfObject, const QString& meant);

    [[nodiscard]] bool hasErrors() const { return count(Severity::Error) > 0; }
    [[nodiscard]] int count(Severity severity) const { return m_counts[static_cast<std::size_t>(severity)]; }

    /// Returns the one that was added first. Precondition: there is one.
    [[nodiscard]] const Diagnostic& first() const { return m_entries.front().finding; }
    /// Returns the diagnostics in text order, followed by one "more-findings" with the number for each severity that
    /// was cut.
    [[nodiscard]] std::vector<Diagnostic> findings() const;

private:
    struct Entry {
        int offset = 0;
        Diagnostic finding;
        int times = 1;
    };

    void addEntry(Severity severity, int offset, TextPosition place, QString path, DiagnosticText remark);
    /// Counts a diagnostic; true if it is to be listed.
    [[nodiscard]] bool takes(Severity severity, const QString& path);

    QString m_file;
    std::vector<Entry> m_entries;
    std::array<int, 3> m_counts{};
    SamePath m_samePath;
    QHash<QString, qsizetype> m_unknownKeys; ///< index into `m_entries` by kind and key; -1: cut
};

/// Adds an error for each duplicate key of an object.
void reportRepeatedKeys(const JsonText& text, DiagnosticList& findings);

} // namespace sightline::scenarios
