#pragma once

#include <QByteArray>
#include <QString>

namespace sightline::scenarios {

/// Writes a file atomically: it holds the old or the new bytes, never a part. Returns an empty text, or the reason for
/// which it could not be written.
[[nodiscard]] QString writeFileAtomically(const QString& path, const QByteArray& bytes);

} // namespace sightline::scenarios
