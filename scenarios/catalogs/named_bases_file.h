#pragma once

#include "scenarios/catalogs/named_bases.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace sightline::scenarios {

/// A line of a table, or a whole table, that cannot be read.
struct NamedBasesProblem {
    const char* code = ""; ///< for programs: one sentence belongs to each
    QString sentence;      ///< a full sentence in English, with %1, %2, ... for its words
    QStringList words = {};

    /// The sentence with its words.
    [[nodiscard]] QString text() const;
};

/// Adds the lines of a table of bases to `bases`, and returns what cannot be read of it.
///
/// As CSV a table has a heading with some of "faction", "unit", "model", "base" and "height" (inches), and cells
/// between commas, semicolons or tabs. As JSON it is
/// `{"format": "sightline-named-bases", "bases": [{"faction": "…", "unit": "…", "model": "…", "base": "32",
/// "height": 1.5}]}`; `base` may also be an object with `shape` ("round", "oval", "rectangle", "hull"), `diameter`,
/// `length` and `width`.
[[nodiscard]] std::vector<NamedBasesProblem>
addNamedBases(NamedBases& bases, const QByteArray& bytes, const QString& fileName);

/// True for a file that `addNamedBases` can read at least in part.
[[nodiscard]] bool looksLikeNamedBases(const QByteArray& bytes);

/// Where a user's own tables lie: the folder `bases` in the program's data folder. It need not be there.
[[nodiscard]] QString userBasesFolder();

/// All tables of the user, in the order of their file names; a later line goes before an earlier one.
struct UserBases {
    NamedBases bases;
    std::vector<NamedBasesProblem> problems = {};
};
[[nodiscard]] UserBases readUserBases(const QString& folder = userBasesFolder());

/// Keeps heights (and bases) that the user gave to models, in `remembered.json` of the folder. Later ones of the same
/// name take the place of earlier ones. Empty, or why they could not be written.
[[nodiscard]] QString rememberBases(const std::vector<NamedBaseRow>& rows, const QString& folder = userBasesFolder());

} // namespace sightline::scenarios
