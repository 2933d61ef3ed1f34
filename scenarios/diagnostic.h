#pragma once

#include <QString>
#include <QStringList>

namespace sightline::scenarios {

enum class Severity {
    Note,    ///< worth knowing, nothing is wrong
    Warning, ///< the program goes on, perhaps not as meant
    Error,   ///< the file is refused
};

/// "note", "warning" or "error": the words of `validate`.
[[nodiscard]] QString wordFor(Severity severity);

/// One thing that is wrong or doubtful in a file or on a table.
struct Diagnostic {
    Severity severity = Severity::Error;
    QString code;     ///< for programs: "unknown-key", "self-crossing", ...; listed in scenarios/io/README.md
    QString file;     ///< as the caller named it; empty: no file
    int line = 0;     ///< 1-based; 0: no place in a text
    int column = 0;   ///< 1-based, in characters, a tab being one; 0: no place in a text
    QString path;     ///< JSON path, "$.terrain[3].footprint[2][0]"; empty: the text is no JSON at that place
    QString expected; ///< a few words; may be empty for a check
    QString found;    ///< a few words; may be empty for a check
    QString sentence; ///< says it all but the place, in one full sentence
    QStringList ids;  ///< the things it is about, for selecting them

    /// "crossfire.sightline:12:5: error: ... ($.terrain[3])"; parts that are not known are left out.
    [[nodiscard]] QString text() const;

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

} // namespace sightline::scenarios
