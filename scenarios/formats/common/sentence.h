#pragma once

#include <QString>
#include <QStringList>

namespace sightline::scenarios::formats {

/// Returns the sentence with its words inserted for %1, %2, ...; a "%1" inside a word is not replaced.
[[nodiscard]] QString filledSentence(const QString& sentence, const QStringList& words);

} // namespace sightline::scenarios::formats
