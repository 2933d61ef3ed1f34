#pragma once

#include "scenarios/scenario.h"

#include <vector>

class QMimeData;

namespace sightline::app {

/// Clipboard form of weapons: words for other programs, and beside them what `weaponsIn` reads.
[[nodiscard]] QMimeData* toClipboard(const std::vector<scenarios::Weapon>& weapons);
/// Copied weapons; of copied models what they carry, each weapon once. Empty if there are none.
[[nodiscard]] std::vector<scenarios::Weapon> weaponsIn(const QMimeData& data);

} // namespace sightline::app
