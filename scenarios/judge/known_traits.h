#pragma once

#include <QStringList>

namespace sightline::scenarios {

/// Returns the traits of pieces that some shipped rule set or another part of the program knows, in small letters and
/// sorted.
[[nodiscard]] const QStringList& knownTraits();

} // namespace sightline::scenarios
