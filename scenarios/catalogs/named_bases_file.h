#pragma once

#include "scenarios/catalogs/named_bases.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace sightline::scenarios {

/// An unreadable line of a table, or an unreadable table.
struct NamedBasesProblem {
    const char* code = ""; ///< for programs: determines the sentence
    QString sentence;      ///< a full sentence in English, with %1, %2, ... for its words
    QStringList words = {};

    /// Returns the sentence with its words inserted.
    [[nodiscard]] QString text() const;
};

/// Adds the lines of a table of bases to `bases`, and returns the problems found.
///
/// As CSV a table has a heading with some of "faction", "unit", "model", "base" and "height" (inches), with cells
/// separated by commas, semicolons or tabs. As JSON it is `{"format": "sightline-named-bases", "bases": [{"faction":
/// "…", "unit": "…", "model": "…", "base": "32", "height": 1.5}]}`; `base` may also be an object with `shape` ("round",
/// "oval", "rectangle", "hull"), `diameter`, `length` and `width`.
[[nodiscard]] std::vector<NamedBasesProblem>
addNamedBases(NamedBases& bases, const QByteArray& bytes, const QString& fileName);

/// True for a file that `addNamedBases` can read at least in part.
[[nodiscard]] bool looksLikeNamedBases(const QByteArray& bytes);

/// Returns the folder of the user's tables: `bases` in the program's data folder. It need not exist.
[[nodiscard]] QString userBasesFolder();

/// All tables of the user, in the order of their file names; a later line overrides an earlier one.
struct UserBases {
    NamedBases bases;
    std::vector<NamedBasesProblem> problems = {};
};
/// Reads all tables of the folder.
[[nodiscard]] UserBases readUserBases(const QString& folder = userBasesFolder());

/// Stores heights and bases that the user gave to models in `remembered.json` of the folder, replacing those of the
/// same name. Returns an empty text, or the reason for which they could not be written.
[[nodiscard]] QString rememberBases(const std::vector<NamedBaseRow>& rows, const QString& folder = userBasesFolder());

} // namespace sightline::scenarios
