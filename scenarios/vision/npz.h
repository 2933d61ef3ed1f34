#pragma once

#include <QByteArray>
#include <QString>

#include <map>

namespace sightline::scenarios {

/// The files in one archive as `numpy.load` reads it: zip, not compressed, so that it can be searched like the files
/// themselves. The same files give the same bytes. Empty if there is no memory for it.
[[nodiscard]] QByteArray npzOf(const std::map<QString, QByteArray>& files);

} // namespace sightline::scenarios
