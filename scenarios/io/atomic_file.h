#pragma once

#include <QByteArray>
#include <QString>

namespace sightline::scenarios {

/// Writes a file in one step: it holds the old or the new bytes, never a part, whatever the disk does. Empty, or why it
/// could not be written.
[[nodiscard]] QString writeWholeFile(const QString& path, const QByteArray& bytes);

} // namespace sightline::scenarios
