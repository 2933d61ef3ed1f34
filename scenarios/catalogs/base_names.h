#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sightline::scenarios {

/// The words of a name in the form in which names of models are compared: small letters without accents and
/// apostrophes, in the singular, "&" as "and", "w/" as "with". Every other sign separates words.
[[nodiscard]] QStringList comparedWords(const QString& name);

/// A name, and the same with less and less of what lists add to names: counts, numbers, remarks in brackets, wargear
/// behind a sign or the word "with". The first is the whole name; none is empty and none is there twice.
[[nodiscard]] std::vector<QStringList> comparedNames(const QString& name);

} // namespace sightline::scenarios
