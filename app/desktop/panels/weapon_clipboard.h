#pragma once

#include "scenarios/model/scenario.h"

#include <vector>

class QMimeData;

namespace sightline::app {

/// Returns the clipboard form of weapons: text for other programs, and the form that `weaponsIn` reads.
[[nodiscard]] QMimeData* toClipboard(const std::vector<scenarios::Weapon>& weapons);
/// Returns copied weapons; for copied models their weapons, without duplicates. Empty if there are none.
[[nodiscard]] std::vector<scenarios::Weapon> weaponsIn(const QMimeData& data);

} // namespace sightline::app
