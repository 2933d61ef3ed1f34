#pragma once

#include <QByteArray>
#include <QString>

namespace sightline::scenarios {

/// Writes a file atomically: at any time the file holds either the old or the new bytes, never a part of them. Returns
/// an empty text, or the reason for which it could not be written.
[[nodiscard]] QString writeFileAtomically(const QString& path, const QByteArray& bytes);

} // namespace sightline::scenarios
