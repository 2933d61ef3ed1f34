#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sightline::scenarios {

/// Returns the words of a name in normalized form, for comparing names of models: lower case without accents and
/// apostrophes, in the singular, "&" as "and", "w/" as "with". All other signs separate words.
[[nodiscard]] QStringList comparedWords(const QString& name);

/// Returns the normalized name, followed by shorter variants without what lists add to names: counts, numbers, remarks
/// in brackets, wargear after a sign or the word "with". The first is the complete name; none is empty, and there are
/// no duplicates.
[[nodiscard]] std::vector<QStringList> comparedNames(const QString& name);

} // namespace sightline::scenarios
