#pragma once

#include "app/desktop/document/map_choice.h"

class QSettings;

namespace sightline::app {

/// The choices for maps in the settings file; unreadable values are replaced by the defaults.
[[nodiscard]] MapChoice mapChoiceOf(const QSettings& store);
void storeMapChoice(QSettings& store, const MapChoice& choice);

} // namespace sightline::app
