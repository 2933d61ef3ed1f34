#pragma once

#include <QString>
#include <QStringList>

namespace sightline::scenarios::formats {

/// The sentence with its words in the places of %1, %2, ...; a word that holds "%1" itself stays as it is.
[[nodiscard]] QString filledSentence(const QString& sentence, const QStringList& words);

} // namespace sightline::scenarios::formats
