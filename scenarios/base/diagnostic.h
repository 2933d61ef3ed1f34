#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sightline::scenarios {

/// The severity of a diagnostic.
enum class Severity {
    Note,    ///< worth knowing, nothing is wrong
    Warning, ///< the program goes on, perhaps not as meant
    Error,   ///< the file is rejected
};

/// Returns "note", "warning" or "error", the words of `validate`.
[[nodiscard]] QString wordFor(Severity severity);

/// A problem, or a doubtful detail, of a file or a table.
struct Diagnostic {
    Severity severity = Severity::Error;
    QString code;     ///< code for programs: "unknown-key", "self-crossing", ...; listed in scenarios/io/README.md
    QString file;     ///< file name as the caller gave it; empty: no file
    int line = 0;     ///< 1-based; 0: no position in a text
    int column = 0;   ///< 1-based, in characters, a tab being one; 0: no position in a text
    QString path;     ///< JSON path, "$.terrain[3].footprint[2][0]"; empty: the text is no JSON there
    QString expected; ///< a few words; may be empty for a check
    QString found;    ///< a few words; may be empty for a check
    QString sentence; ///< one full sentence that says all but the position
    QStringList ids;  ///< ids of the elements concerned, for selecting them

    /// Returns the diagnostic as one line, "crossfire.sightline:12:5: error: ... ($.terrain[3])"; unknown parts are
    /// left out.
    [[nodiscard]] QString text() const;

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// The maximum number of listed diagnostics of one severity; further ones are counted.
inline constexpr int kMaxFindings = 100;

/// The reason for which a file was rejected or could not be written: at least one error.
struct FileProblem {
    std::vector<Diagnostic> findings; ///< in text order; errors, and the warnings found before

    /// Returns the first error.
    [[nodiscard]] const Diagnostic& first() const;
    /// Returns one message for a person: the first error with its position, and the number of others.
    [[nodiscard]] QString message() const;
};

} // namespace sightline::scenarios
