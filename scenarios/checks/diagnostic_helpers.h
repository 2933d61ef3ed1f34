#pragma once

#include "scenarios/checks/checks.h"
#include "scenarios/io/scenario_file.h"

#include <QHash>

#include <utility>
#include <vector>

/// @file
/// The collection of diagnostics and the names of elements in their sentences, for the checks.
namespace sightline::scenarios {

/// Returns the JSON path of the element at `index` of its list.
inline QString pathOf(const char* list, std::size_t index) {
    return QStringLiteral("$.%1[%2]").arg(QLatin1String{list}).arg(index);
}

/// Returns the id of the element in quotes, followed by its name in parentheses if it has one.
template <class Element> QString called(const Element& element) {
    return element.name.isEmpty() ? QStringLiteral("\"%1\"").arg(element.id.value)
                                  : QStringLiteral("\"%1\" (%2)").arg(element.id.value, element.name);
}

/// Returns the id of the label in quotes, followed by its text in parentheses.
inline QString called(const Label& label) { return QStringLiteral("\"%1\" (%2)").arg(label.id.value, label.text); }

/// Collects diagnostics, at most `kMaxFindings` per code, followed by one note "more-findings".
class DiagnosticCollector {
public:
    void
    add(Severity severity, const char* code, const QString& path, const QStringList& ids, const QString& sentence) {
        const QString name = QString::fromLatin1(code);
        const int count = ++m_counts[name];
        if (count > kMaxFindings + 1) {
            return;
        }
        Diagnostic finding;
        finding.severity = severity;
        finding.code = name;
        finding.path = path;
        finding.ids = ids;
        finding.sentence = sentence;
        if (count > kMaxFindings) {
            finding = {};
            finding.severity = Severity::Note;
            finding.code = QStringLiteral("more-findings");
            finding.sentence = QStringLiteral("There are more findings of the kind \"%1\"; the first %2 are listed.")
                                   .arg(name)
                                   .arg(kMaxFindings);
        }
        m_findings.push_back(std::move(finding));
    }

    [[nodiscard]] std::vector<Diagnostic> take() { return std::move(m_findings); }

private:
    std::vector<Diagnostic> m_findings;
    QHash<QString, int> m_counts;
};

} // namespace sightline::scenarios
