#pragma once

#include <QByteArray>
#include <QString>

#include <map>

namespace sightline::scenarios {

/// Returns the files as one archive readable by `numpy.load`: zip, uncompressed, so that it can be searched like the
/// files themselves. Equal files give equal bytes. Empty if memory is insufficient.
[[nodiscard]] QByteArray npzOf(const std::map<QString, QByteArray>& files);

} // namespace sightline::scenarios
